// Addresses that hold a game, files that are dropped and downloaded, and a reload in the middle of a game.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { serve } from "./server.js";
import { PATIENCE, startBrowser, Table, parse } from "./table.js";

let server;
let browser;
before(async () => {
  server = await serve();
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const timeout = 5 * PATIENCE;

/** Drops a file on the page. */
async function drop(page, name, text) {
  const transfer = await page.evaluateHandle(
    ([name, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], name));
      return transfer;
    },
    [name, text],
  );
  await page.dispatchEvent("#table", "drop", { dataTransfer: transfer });
}

test("a reload goes on exactly there", { timeout }, async () => {
  const table = await Table.open(browser, `${server.url}?graphics=low&game=squares&size=5`);
  // Even before the first move.
  await table.reload();
  await table.says("Squares, 5 by 5, move 1");
  await table.play("c3");
  await table.play("a1");
  await table.reload();
  await table.says("Squares, 5 by 5, move 3");
  await table.cellSays("c3", "circle");
  await table.play("b2");
  assert.deepEqual((await table.kept(3)).moves, ["c3", "a1", "b2"]);
  await table.close();
});

test("a shared link opens the same game elsewhere", { timeout }, async () => {
  const table = await Table.open(browser, `${server.url}?graphics=low&game=freeze`, {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  for (const move of ["c2-f5", "h9-e6"]) await table.play(move);
  await table.press("Menu");
  await table.press("Share a link");
  await table.says("on the clipboard");
  const link = await table.page.evaluate(() => navigator.clipboard.readText());
  const { text } = await table.kept(2);
  await table.close();

  const elsewhere = await Table.open(browser, `${link}&graphics=low`);
  await elsewhere.says("Freeze, 10 by 10, move 3");
  assert.equal(new URL(elsewhere.page.url()).search, "", "a reload does not begin it anew");
  await elsewhere.play("d1-e2");
  const kept = await elsewhere.kept(3);
  assert.deepEqual(kept.moves, [...parse(text).moves, "d1-e2"]);
  await elsewhere.close();
});

test("a damaged link says so on the title screen", { timeout }, async () => {
  const table = await Table.open(browser);
  for (const [query, words] of [
    ["record=dY5BCsIwEEX3", "the link is damaged"],
    ["game=chess", '"chess" is not known; expected freedom, freeze or squares'],
    ["game=squares&size=99", "expected a number from 4 to 19"],
    ["game=squares&position=7/7/xx", "a board of 3 rows"],
    ["game=freeze&rules=expert", "Freeze has no rules called expert"],
  ]) {
    await table.goto(`${server.url}?graphics=low&${query}`);
    await table.says("The game in the link could not be opened");
    await table.says(words);
    await table.button("Freeze").waitFor({ state: "attached" });
  }
  await table.close();
});

test("a record is dropped on the page, and the game is downloaded", { timeout }, async () => {
  const table = await Table.open(browser, `${server.url}?graphics=low`);
  const record = '[Game "Squares"]\n[Size "5"]\n[First "Ana"]\n\n1. c3 a1 *\n';
  await drop(table.page, "game.tsr", record);
  await table.says("Squares, 5 by 5, move 3");

  await drop(table.page, "broken.tsr", record.replace("a1", "c3"));
  await table.says("broken.tsr: line 5, column 7: move 2 (c3): c3 is not empty");
  await drop(table.page, "photo.jpg", "no record at all");
  await table.says("photo.jpg: ");

  const coming = table.page.waitForEvent("download");
  await table.press("Menu");
  await table.press("Download");
  const download = await coming;
  assert.match(download.suggestedFilename(), /^tesserae-squares.*\.tsr$/);
  const kept = parse(await readFile(await download.path(), "utf8"));
  assert.deepEqual(kept.moves, ["c3", "a1"]);
  assert.equal(kept.tags.First, "Ana");
  await table.close();
});
