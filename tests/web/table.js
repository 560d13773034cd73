// The page as a person has it: finds cells and buttons by their names, as assistive technology does, and
// presses where they are with a real mouse, finger or key.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const PROGRAM = process.env.CHROMIUM ?? ["/usr/bin/chromium", "/usr/bin/chromium-browser"].find(existsSync);

/** How long anything may take on a machine without a graphics card, in milliseconds. */
export const PATIENCE = 60_000;

/** `more` are further arguments. */
export function startBrowser(...more) {
  return chromium.launch({
    executablePath: PROGRAM,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--enable-unsafe-swiftshader",
      ...more,
    ],
  });
}

/** A page of the game in a profile of its own. */
export class Table {
  errors = [];

  /** `options` are those of Playwright's contexts; small pictures are quick to draw without a graphics card. */
  static async open(browser, address, options = {}) {
    const context = await browser.newContext({
      viewport: { width: 600, height: 400 },
      reducedMotion: "reduce",
      ...options,
    });
    context.setDefaultTimeout(PATIENCE);
    const table = new Table(context, await context.newPage());
    if (address) await table.goto(address);
    return table;
  }

  constructor(context, page) {
    this.context = context;
    this.page = page;
    page.on("console", (message) => {
      if (message.type() === "error") this.errors.push(message.text());
    });
    page.on("pageerror", (error) => this.errors.push(String(error)));
  }

  async goto(address) {
    await this.page.goto(address);
    await this.shown();
  }

  async reload() {
    await this.page.reload();
    await this.shown();
  }

  /** Waits for the first picture. */
  async shown() {
    await this.page.locator("#loading").waitFor({ state: "hidden" });
  }

  async close() {
    assert.deepEqual(this.errors, [], "the console has no errors");
    await this.context.close();
  }

  /** A button of the interface. */
  button(name) {
    return this.page.locator("#controls").getByRole("button", { name, exact: typeof name === "string" });
  }

  /** The middle of an element on the screen, once it is there and stands still. */
  async middle(element) {
    await element.waitFor({ state: "attached" });
    let last;
    for (;;) {
      const box = await element.boundingBox();
      assert.ok(box, "the element has a place on the screen");
      if (last && ["x", "y", "width", "height"].every((side) => box[side] === last[side])) {
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      }
      last = box;
      await this.page.waitForTimeout(100);
      // Where pictures are large and slow, nothing has moved before the next one.
      await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
  }

  /** Clicks an element with the mouse: the picture under it gets the click. */
  async click(element) {
    const { x, y } = await this.middle(element);
    await this.page.mouse.click(x, y);
  }

  async press(name) {
    await this.click(this.button(name));
  }

  cell(name) {
    return this.page.locator(`#board [aria-label^="${name},"]`);
  }

  /** Waits until the name of a cell says something. */
  async cellSays(name, words) {
    await this.page.locator(`#board [aria-label^="${name},"][aria-label*="${words}"]`).waitFor({ state: "attached" });
  }

  /** Waits until the last thing that was said has some words in it. */
  async says(words) {
    await this.page.locator("#log p").filter({ hasText: words }).last().waitFor({ state: "attached" });
  }

  /** Makes a move as `tap` touches a cell: once to choose, once more to make it. */
  async play(move, tap = (cell) => this.click(cell)) {
    if (move === "pass") {
      await this.press(/^Pass: /);
      return;
    }
    const [from, to] = move.split("-");
    if (to) {
      await tap(this.cell(from));
      await this.cellSays(from, "chosen");
    }
    const target = to ?? from;
    await tap(this.cell(target));
    await this.cellSays(target, "press again");
    await tap(this.cell(target));
    await this.page.locator(`#board [aria-label^="${target},"]:not([aria-label*="press again"])`).waitFor({ state: "attached" });
  }

  /** What the browser keeps of the game, once it has so many moves. */
  async kept(count) {
    const read = () => localStorage.getItem("tesserae/autosave.tsr") ?? "";
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      const record = parse(await this.page.evaluate(read));
      if (record.moves.length >= count || Date.now() > deadline) return record;
      await this.page.waitForTimeout(100);
    }
  }
}

/** A record's tags, moves and result. */
export function parse(text) {
  const [head, body = ""] = text.split("\n\n");
  const tags = Object.fromEntries([...head.matchAll(/^\[(\w+) "(.*)"\]$/gm)].map(([, name, value]) => [name, value]));
  const words = body.split(/\s+/).filter((word) => word && !/^\d+\.+$/.test(word));
  return { tags, moves: words.slice(0, -1), result: words.at(-1), text };
}
