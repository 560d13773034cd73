// Loads the game, and stands in for it where it cannot speak for itself: before it runs, when it has
// stopped, and when there is a newer one.

const script = document.querySelector("script[data-glue]");
const element = (id) => document.getElementById(id);
const table = element("table");

let stopped = false;

/** Covers everything with a message and a button that loads the page again. */
function stop(title, text) {
  if (stopped) return;
  stopped = true;
  element("message-title").textContent = title;
  element("message-text").textContent = text;
  element("loading").hidden = true;
  element("message").hidden = false;
  element("reload").focus();
}

element("reload").addEventListener("click", () => location.reload());

/** Whether the browser can draw the game; if not, says what to do. */
function canDraw() {
  const context = document.createElement("canvas").getContext("webgl2");
  if (context) {
    context.getExtension("WEBGL_lose_context")?.loseContext();
    return true;
  }
  stop(
    "This browser cannot draw the table",
    "The games need WebGL 2. Please switch on hardware acceleration in the browser's settings, or open " +
      "this page in a newer Firefox, Chrome, Edge or Safari (16 or later).",
  );
  return false;
}

/** The response, with the progress shown as its bytes come in. */
function counted(response) {
  // What the browser unpacked counts, so the length has to be that of the unpacked file.
  const total = Number(script.dataset.bytes);
  let received = 0;
  const count = new TransformStream({
    transform(chunk, controller) {
      received += chunk.byteLength;
      const part = Math.min(received / total, 1);
      element("progress").value = part;
      element("progress-text").textContent =
        part < 1 ? `Loading: ${Math.floor(part * 100)} %` : "Setting up the table";
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(count), {
    headers: { "Content-Type": "application/wasm" },
  });
}

/** Waits until the game has described its first picture, and for the frame that shows it. */
function firstPicture() {
  return new Promise((done) => {
    const controls = element("controls");
    const drawn = () => requestAnimationFrame(() => requestAnimationFrame(done));
    if (controls.childElementCount) return drawn();
    new MutationObserver((_, observer) => {
      observer.disconnect();
      drawn();
    }).observe(controls, { childList: true });
  });
}

/** Keys that the game uses do nothing else; those of the browser and of assistive technology stay. */
function keepKeys(event) {
  const browsers = event.ctrlKey || event.metaKey || event.altKey;
  const games = /^(Arrow.*|Home|End|Page.*|Backspace|.)$/u.test(event.key);
  const undo = (event.ctrlKey || event.metaKey) && /^[zy]$/iu.test(event.key);
  if ((games && !browsers) || undo) event.preventDefault();
}

/** A lost graphics context cannot be given back to the game: it begins again, where it was. */
function recoverFromLostContext() {
  const key = "tesserae/lost";
  table.addEventListener("webglcontextlost", (event) => {
    event.preventDefault();
    stop(
      "The picture was lost",
      "The graphics driver has started anew. Your game is kept and goes on when the page is loaded again.",
    );
    let last = 0;
    try {
      last = Number(sessionStorage.getItem(key));
      sessionStorage.setItem(key, String(Date.now()));
    } catch {
      // Without storage the player decides.
      return;
    }
    // Not again and again, if the graphics are what is broken.
    if (Date.now() - last > 60_000) setTimeout(() => location.reload(), 1_500);
  });
}

/** Keeps a copy for visits without a network, and offers a newer one when it is there as a whole. */
async function stayOnDisk() {
  if (!navigator.serviceWorker) return;
  const registration = await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
  const offer = () => {
    // The first copy replaces nothing.
    if (registration.waiting && navigator.serviceWorker.controller) element("offer").hidden = false;
  };
  offer();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
  element("later").addEventListener("click", () => (element("offer").hidden = true));
  element("take").addEventListener("click", () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    registration.waiting?.postMessage("take over");
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
}

async function start() {
  if (!canDraw()) return;
  recoverFromLostContext();
  table.addEventListener("keydown", keepKeys);
  table.addEventListener("contextmenu", (event) => event.preventDefault());
  // A pinch on a touch pad would zoom the page.
  table.addEventListener("wheel", (event) => event.preventDefault(), { passive: false });
  addEventListener("error", (event) => {
    if (event.error instanceof WebAssembly.RuntimeError) {
      stop("The game has stopped", "Something has gone wrong. Your game is kept as far as it was played.");
    }
  });

  const [glue, response] = await Promise.all([import(`./${script.dataset.glue}`), fetch(script.dataset.wasm)]);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  const shown = firstPicture();
  await glue.default({ module_or_path: counted(response) });
  await shown;
  element("loading").hidden = true;
  performance.mark("tesserae-shown");
  table.focus();
  await stayOnDisk();
}

start().catch((error) => {
  console.error(error);
  stop("The game could not be loaded", `Please check the connection and try again. (${error.message})`);
});
