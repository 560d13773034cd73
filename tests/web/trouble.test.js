// What can go wrong around the game: no storage, no network, no WebGL 2, a lost picture, a newer build.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { serve } from "./server.js";
import { PATIENCE, startBrowser, Table } from "./table.js";

const changed = new Map();
let server;
let browser;
before(async () => {
  server = await serve(changed);
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const timeout = 5 * PATIENCE;

test("without storage there is a notice, and a game", { timeout }, async () => {
  const table = await Table.open(browser);
  await table.context.addInitScript(() => {
    for (const kind of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, kind, {
        get() {
          throw new DOMException("refused by the test", "SecurityError");
        },
      });
    }
  });
  await table.goto(`${server.url}?graphics=low&game=squares&size=5`);
  await table.says("Nothing can be kept here");
  await table.play("c3");
  await table.says("Circles play c3.");
  await table.close();
});

test("without WebGL 2 the page says what to do", { timeout }, async () => {
  const table = await Table.open(browser);
  await table.context.addInitScript(() => {
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind === "webgl2" ? null : getContext.call(this, kind, ...rest);
    };
  });
  await table.page.goto(server.url);
  const message = table.page.getByRole("alertdialog");
  await message.waitFor();
  assert.match(await message.innerText(), /WebGL 2.*hardware acceleration/s);
  await table.close();
});

test("a lost picture comes back with the game as it was", { timeout }, async () => {
  const table = await Table.open(browser, `${server.url}?graphics=low&game=squares&size=5`);
  await table.play("c3");
  await table.kept(1);
  const again = table.page.waitForEvent("load");
  await table.page.evaluate(() => {
    const context = document.getElementById("table").getContext("webgl2");
    context.getExtension("WEBGL_lose_context").loseContext();
  });
  const message = table.page.getByRole("alertdialog");
  await message.waitFor();
  assert.match(await message.innerText(), /Your game is kept/);
  await again;
  await table.shown();
  await table.says("Squares, 5 by 5, move 2");
  await table.play("a1");
  assert.deepEqual((await table.kept(2)).moves, ["c3", "a1"]);
  // What the renderer says about the loss does not count.
  table.errors = [];
  await table.close();
});

test("the second visit needs no network", { timeout }, async () => {
  const table = await Table.open(browser, `${server.url}?graphics=low`);
  await table.page.evaluate(() => navigator.serviceWorker.ready);
  await table.context.setOffline(true);
  await table.goto(`${server.url}?graphics=low&game=squares&size=5`);
  await table.play("c3");
  assert.deepEqual((await table.kept(1)).moves, ["c3"]);
  await table.context.setOffline(false);
  await table.close();
});

test("a newer build is offered, and taken as a whole", { timeout }, async () => {
  const table = await Table.open(browser, `${server.url}?graphics=low`);
  const { page } = table;
  await page.evaluate(() => navigator.serviceWorker.ready);
  assert.equal(await page.locator("#offer").isVisible(), false, "the first copy is nothing new");

  const read = (name) => readFileSync(new URL(`../../dist/${name}`, import.meta.url), "utf8");
  changed.set("/sw.js", read("sw.js").replace(/VERSION = "\w+"/, 'VERSION = "newer"'));
  changed.set("/index.html", read("index.html").replace("<title>Tesserae", "<title>Newer Tesserae"));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.locator("#offer").waitFor();
  // As long as nobody takes it, the old one stays whole.
  await table.reload();
  assert.equal(await page.title(), "Tesserae");
  await page.locator("#offer").waitFor();
  const again = page.waitForEvent("load");
  await page.getByRole("button", { name: "Use it now" }).click();
  await again;
  await table.shown();
  assert.equal(await page.title(), "Newer Tesserae");
  assert.deepEqual(await page.evaluate(() => caches.keys()), ["tesserae-newer"]);
  changed.clear();
  await table.close();
});
