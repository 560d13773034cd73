// Whole games, as people play them: by mouse, by finger, by keyboard, and without seeing the board.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { serve } from "./server.js";
import { PATIENCE, startBrowser, Table } from "./table.js";

/** Short whole games, from their ordinary beginning to their end. */
const GAMES = {
  freedom: {
    game: "freedom",
    size: 10,
    rules: "escape",
    moves: "b6 c5 b4 b3 c2 b2 a2 a1 b1 c1 d1 e1 d2 c3 c4 d4",
    result: "0-1",
  },
  freeze: {
    game: "freeze",
    size: 10,
    rules: "standard",
    moves: "b2-g7 h9-e6 a4-e8 h10-c5 b3-b9 i10-g8 b9-h9 j8-f4 a1-e5 j9-j8 g7-i7 j10-h10 c2-g6",
    result: "1-0",
  },
  squares: {
    game: "squares",
    size: 5,
    rules: "standard",
    moves: "e3 a3 e1 c5 a1 e5 a4 b3 d1 d5 d4 a5 e4 b5",
    result: "1-0",
  },
};
for (const game of Object.values(GAMES)) game.moves = game.moves.split(" ");

const address = (game) => `?graphics=low&game=${game.game}&size=${game.size}&rules=${game.rules}`;

async function check(table, game) {
  const kept = await table.kept(game.moves.length);
  assert.deepEqual(kept.moves, game.moves);
  assert.equal(kept.result, game.result);
  assert.equal(kept.tags.Game.toLowerCase(), game.game);
}

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

for (const kind of Object.keys(GAMES)) {
  test(`a whole game of ${kind} by mouse`, { timeout: 10 * PATIENCE }, async () => {
    const game = GAMES[kind];
    const table = await Table.open(browser, server.url + address(game));
    for (const move of game.moves) await table.play(move);
    await check(table, game);
    await table.says(game === GAMES.squares ? "Circles win." : "wins.");
    await table.close();
  });
}

test("a whole game by finger on a phone", { timeout: 10 * PATIENCE }, async () => {
  const game = GAMES.squares;
  const table = await Table.open(browser, server.url + address(game), {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const tap = async (cell) => {
    const { x, y } = await table.middle(cell);
    await table.page.touchscreen.tap(x, y);
  };
  for (const move of game.moves) await table.play(move, tap);
  await check(table, game);
  assert.equal(await table.page.evaluate(() => visualViewport.scale), 1, "nothing has zoomed");
  assert.equal(await table.page.evaluate(() => scrollY), 0, "nothing has scrolled");
  await table.close();
});

test("a whole game by keyboard alone", { timeout: 10 * PATIENCE }, async () => {
  const game = GAMES.squares;
  const table = await Table.open(browser, server.url + address(game));
  const { keyboard } = table.page;
  const place = (cell) => [cell.charCodeAt(0) - 97, Number(cell.slice(1)) - 1];
  // The first arrow key shows the cursor, in the middle of the board.
  const middle = Math.floor((game.size - 1) / 2);
  let at = [middle, middle];
  await keyboard.press("ArrowUp");
  for (const move of game.moves) {
    const to = place(move);
    const [columns, rows] = [to[0] - at[0], to[1] - at[1]];
    for (let i = 0; i < Math.abs(columns); i++) await keyboard.press(columns > 0 ? "ArrowRight" : "ArrowLeft");
    for (let i = 0; i < Math.abs(rows); i++) await keyboard.press(rows > 0 ? "ArrowUp" : "ArrowDown");
    at = to;
    await keyboard.press("Enter");
    await table.cellSays(move, "press again");
    await keyboard.press("Enter");
    await table.page.locator(`#board [aria-label^="${move},"]:not([aria-label*="press again"])`).waitFor({ state: "attached" });
  }
  await check(table, game);
  await table.close();
});

test("a game is begun and played with what a screen reader finds", { timeout: 10 * PATIENCE }, async () => {
  const table = await Table.open(browser, `${server.url}?graphics=low`);
  const { page } = table;
  // Elements are activated as assistive technology does it; no picture is needed for that.
  const activate = async (element) => {
    await element.waitFor({ state: "attached" });
    await element.evaluate((button) => button.click());
  };
  await activate(table.button("Freeze"));
  await activate(table.button("Start"));
  await table.says("White to move");
  await page.locator("#position").filter({ hasText: "White, 10: " }).waitFor({ state: "attached" });

  await table.cell("c2").focus();
  await page.keyboard.press("Enter");
  await table.says("c2, white cube, polarised on the rising diagonal, chosen");
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowUp", "ArrowUp", "ArrowUp"]) await page.keyboard.press(key);
  assert.match(await page.evaluate(() => document.activeElement.ariaLabel), /^f5, empty, legal/);
  await page.keyboard.press("Enter");
  await table.says("Again to make the move");
  await page.keyboard.press("Enter");
  await table.says("White moves c2 to f5.");
  await table.says("Black to move");
  assert.deepEqual((await table.kept(1)).moves, ["c2-f5"]);

  await activate(table.cell("f5"));
  await table.says("Not possible: the cube at f5 is White's.");
  await table.close();
});

test("a reaction is not told before it has been called", { timeout: 10 * PATIENCE }, async () => {
  const table = await Table.open(browser);
  const settings = () => localStorage.setItem("tesserae/settings.ron", "(call_changes: true)");
  await table.page.addInitScript(settings);
  await table.goto(`${server.url}?graphics=low&game=freeze`);
  await table.play("c2-f5");
  await table.says("which cubes change?");
  await table.click(table.cell("f5"));
  await table.says("f5, white cube, polarised on the rising diagonal, called");
  assert.doesNotMatch(await table.page.locator("#log").textContent(), /White moves/);
  await table.press("See");
  await table.says("White moves c2 to f5.");
  await table.says("Wrongly called: f5.");
  await table.close();
});

test("the computer answers", { timeout: 10 * PATIENCE }, async () => {
  const table = await Table.open(browser);
  const record = '[Game "Squares"]\n[Second "Computer, level 7"]\n\n*\n';
  await table.page.addInitScript((text) => sessionStorage.setItem("tesserae/table.tsr", text), record);
  await table.goto(`${server.url}?graphics=low`);
  await table.play("d4");
  const kept = await table.kept(2);
  assert.equal(kept.tags.Second, "Computer, level 7");
  await table.says("Circles to move");
  await table.close();
});
