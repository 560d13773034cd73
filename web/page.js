// Loads the game, and stands in for it where it cannot speak for itself: before it runs, when it has
// stopped, and when there is a newer one.

const script = document.querySelector("script[data-glue]");
const element = (id) => document.getElementById(id);
const table = element("table");

/** What is said outside of the game, by language; English is what all others lack. */
const texts = {
  en: {
    tagline: "Three games on one table",
    loading: "Loading",
    part: "Loading: %1 %",
    setting: "Setting up the table",
    table:
      "The table. Arrow keys move the cursor, Enter chooses and moves, the question mark lists all keys. The board follows as a grid of buttons.",
    board: "Board",
    controls: "Controls",
    log: "What has happened",
    newer: "A new version of Tesserae is ready.",
    take: "Use it now",
    later: "Later",
    reload: "Load the page again",
    undrawable: "This browser cannot draw the table",
    undrawableText:
      "The games need WebGL 2. Please switch on hardware acceleration in the browser's settings, or open " +
      "this page in a newer Firefox, Chrome, Edge or Safari (16 or later).",
    lost: "The picture was lost",
    lostText:
      "The graphics driver has started anew. Your game is kept and goes on when the page is loaded again.",
    stopped: "The game has stopped",
    stoppedText: "Something has gone wrong. Your game is kept as far as it was played.",
    unloaded: "The game could not be loaded",
    unloadedText: "Please check the connection and try again. (%1)",
  },
  ru: {
    tagline: "Три игры на одном столе",
    loading: "Загрузка",
    part: "Загрузка: %1 %",
    setting: "Накрываем на стол",
    table:
      "Стол. Стрелки двигают курсор, Enter выбирает и ходит, вопросительный знак показывает все клавиши. Доска следует дальше как сетка кнопок.",
    board: "Доска",
    controls: "Управление",
    log: "Что произошло",
    newer: "Готова новая версия Tesserae.",
    take: "Перейти на неё",
    later: "Позже",
    reload: "Загрузить страницу снова",
    undrawable: "Этот браузер не может нарисовать стол",
    undrawableText:
      "Играм нужен WebGL 2. Включите аппаратное ускорение в настройках браузера или откройте эту страницу " +
      "в более новом Firefox, Chrome, Edge или Safari (от 16).",
    lost: "Изображение потеряно",
    lostText: "Графический драйвер запустился заново. Партия сохранена и продолжится, когда страница загрузится снова.",
    stopped: "Игра остановилась",
    stoppedText: "Что-то пошло не так. Партия сохранена до последнего хода.",
    unloaded: "Не удалось загрузить игру",
    unloadedText: "Проверьте соединение и попробуйте ещё раз. (%1)",
  },
  de: {
    tagline: "Drei Spiele auf einem Tisch",
    loading: "Wird geladen",
    part: "Wird geladen: %1 %",
    setting: "Der Tisch wird gedeckt",
    table:
      "Der Tisch. Pfeiltasten bewegen den Cursor, Enter wählt und zieht, das Fragezeichen nennt alle Tasten. Das Brett folgt als Gitter von Schaltflächen.",
    board: "Brett",
    controls: "Bedienung",
    log: "Was geschehen ist",
    newer: "Eine neue Version von Tesserae ist da.",
    take: "Jetzt verwenden",
    later: "Später",
    reload: "Seite neu laden",
    undrawable: "Dieser Browser kann den Tisch nicht zeichnen",
    undrawableText:
      "Die Spiele brauchen WebGL 2. Schalte in den Einstellungen des Browsers die Hardwarebeschleunigung ein, " +
      "oder öffne diese Seite in einem neueren Firefox, Chrome, Edge oder Safari (ab 16).",
    lost: "Das Bild ist verloren gegangen",
    lostText:
      "Der Grafiktreiber ist neu gestartet. Dein Spiel ist gespeichert und geht weiter, wenn die Seite neu geladen ist.",
    stopped: "Das Spiel ist stehen geblieben",
    stoppedText: "Etwas ist schiefgegangen. Dein Spiel ist gespeichert, so weit es gespielt war.",
    unloaded: "Das Spiel konnte nicht geladen werden",
    unloadedText: "Bitte prüfe die Verbindung und versuche es noch einmal. (%1)",
  },
  sr: {
    tagline: "Tri igre na jednom stolu",
    loading: "Učitavanje",
    part: "Učitavanje: %1%",
    setting: "Postavljamo sto",
    table:
      "Sto. Strelice pomeraju kursor, Enter bira i igra, znak pitanja prikazuje sve tastere. Tabla sledi kao mreža dugmadi.",
    board: "Tabla",
    controls: "Upravljanje",
    log: "Šta se dogodilo",
    newer: "Spremna je nova verzija igre Tesserae.",
    take: "Pređi na nju",
    later: "Kasnije",
    reload: "Učitaj stranicu ponovo",
    undrawable: "Ovaj pregledač ne može da nacrta sto",
    undrawableText:
      "Igrama treba WebGL 2. Uključi hardversko ubrzanje u podešavanjima pregledača, ili otvori ovu stranicu " +
      "u novijem Firefoxu, Chromeu, Edgeu ili Safariju (od 16).",
    lost: "Slika je izgubljena",
    lostText: "Grafički drajver se ponovo pokrenuo. Partija je sačuvana i nastavlja se kad se stranica ponovo učita.",
    stopped: "Igra se zaustavila",
    stoppedText: "Nešto nije u redu. Partija je sačuvana dokle je odigrana.",
    unloaded: "Igra nije mogla da se učita",
    unloadedText: "Proveri vezu i pokušaj ponovo. (%1)",
  },
};

/** The language of the browser. The game has a setting of its own, which is read only when it runs. */
const language = navigator.languages.map((tag) => tag.split("-")[0]).find((tag) => tag in texts) ?? "en";

const say = (key, value) => texts[language][key].replace("%1", () => value);

/** Puts the words of the language in the place of those of the page as it is written. */
function translate() {
  document.documentElement.lang = language === "sr" ? "sr-Latn" : language;
  for (const marked of document.querySelectorAll("[data-text]")) marked.textContent = say(marked.dataset.text);
  for (const marked of document.querySelectorAll("[data-label]")) {
    marked.setAttribute("aria-label", say(marked.dataset.label));
  }
}

translate();

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
  stop(say("undrawable"), say("undrawableText"));
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
        part < 1 ? say("part", Math.floor(part * 100)) : say("setting");
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
    stop(say("lost"), say("lostText"));
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
      stop(say("stopped"), say("stoppedText"));
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
  stop(say("unloaded"), say("unloadedText", error.message));
});
