// The page in windows of all shapes: it fills them, sharply, and everything can be reached. With the
// environment variable SCREENSHOTS it leaves pictures in that folder, to be looked at.

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { serve } from "./server.js";
import { PATIENCE, startBrowser, Table } from "./table.js";

const folder = process.env.SCREENSHOTS;

let server;
before(async () => {
  if (folder) mkdirSync(folder, { recursive: true });
  server = await serve();
});
after(() => server?.stop());

for (const [width, height, scale] of [
  [390, 844, 2],
  [844, 390, 2],
  [768, 1024, 1],
  [1280, 800, 1],
  [2560, 1440, 1],
]) {
  test(`a window of ${width} × ${height}`, { timeout: 10 * PATIENCE }, async (context) => {
    // A density that Playwright only emulates does not reach what the program asks for it.
    const browser = await startBrowser(`--force-device-scale-factor=${scale}`);
    context.after(() => browser.close());
    const table = await Table.open(browser, `${server.url}?graphics=low`, {
      viewport: { width, height },
      deviceScaleFactor: scale,
    });
    const { page } = table;
    const picture = async (name) => {
      if (!folder) return;
      // Whatever moves has come to rest by then.
      await page.waitForTimeout(2_000);
      await page.screenshot({ path: join(folder, `${width}x${height}-${name}.png`), timeout: PATIENCE });
    };
    const size = await page.evaluate(() => {
      const table = document.getElementById("table");
      const { width, height } = table.getBoundingClientRect();
      return { shown: [width, height], drawn: [table.width, table.height] };
    });
    assert.deepEqual(size.shown, [width, height], "it fills the window");
    assert.deepEqual(size.drawn, [width * scale, height * scale], "it is drawn in the screen's own pixels");
    await picture("title");

    await table.press("Freeze");
    await picture("new-game");
    await table.press("Start");
    await table.says("White to move");
    for (const name of ["a1", "j1", "a10", "j10"]) {
      const { x, y } = await table.middle(table.cell(name));
      assert.ok(x > 0 && y > 0 && x < width && y < height, `${name} is on the screen`);
    }
    await table.play("c2-f5");
    await table.says("Black to move");
    await picture("game");
    await table.close();
  });
}
