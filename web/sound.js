// What is heard. The game says which sound, how loud, how fast and from where; the browser's own mixer plays
// it, which goes on smoothly while the page is busy drawing. A browser that cannot play a sound is silent.

/** Where each sound lies, by its name. */
const FILES = @SOUNDS@;
/** After these a browser lets a page be heard. */
const GESTURES = ["pointerup", "touchend", "keydown"];
/** How long the mixer stays awake when nothing sounds any more, in seconds. */
const LINGER = 2;
/** How long a change of the volume takes, in seconds: at once would crackle. */
const FADE = 0.08;
/** A sound that could not be played in time is not played at all, in seconds. */
const LATE = 0.25;

let mixer;
let volume = 0;
let until = 0;
let timer;
const buffers = new Map();

/** Fetches and decodes a sound once. */
function buffer(name) {
  if (!buffers.has(name)) {
    const loaded = fetch(FILES[name])
      .then((answer) => answer.arrayBuffer())
      .then((bytes) => mixer.context.decodeAudioData(bytes))
      .catch(() => null);
    buffers.set(name, loaded);
  }
  return buffers.get(name);
}

/** Makes the mixer at the player's first gesture, and wakes it at later ones. */
function heard() {
  if (!mixer) {
    try {
      const context = new AudioContext();
      const gain = new GainNode(context, { gain: volume });
      gain.connect(context.destination);
      mixer = { context, gain };
    } catch {
      return;
    }
    for (const name of Object.keys(FILES)) buffer(name);
  }
  wake();
}

function wake() {
  if (!mixer) return;
  if (mixer.context.state !== "running") mixer.context.resume().catch(() => {});
  rest();
}

/** Puts the mixer to sleep once nothing sounds any more. */
function rest() {
  until = Math.max(until, mixer.context.currentTime + LINGER);
  clearTimeout(timer);
  const left = until - mixer.context.currentTime;
  timer = setTimeout(() => {
    if (mixer.context.currentTime >= until) mixer.context.suspend().catch(() => {});
    else rest();
  }, left * 1000 + 200);
}

async function play(name, pan, level, rate, delay) {
  if (!mixer) return;
  const asked = performance.now();
  wake();
  const sound = await buffer(name);
  if (!sound || mixer.context.state !== "running") return;
  const late = (performance.now() - asked) / 1000;
  if (late > LATE + delay) return;
  const { context, gain } = mixer;
  const source = new AudioBufferSourceNode(context, { buffer: sound, playbackRate: rate });
  source
    .connect(new GainNode(context, { gain: level }))
    .connect(new StereoPannerNode(context, { pan }))
    .connect(gain);
  const begin = context.currentTime + Math.max(delay - late, 0);
  source.start(begin);
  until = Math.max(until, begin + sound.duration / rate + LINGER);
  rest();
}

function setVolume(wanted) {
  volume = wanted;
  if (mixer) mixer.gain.gain.setTargetAtTime(wanted, mixer.context.currentTime, FADE / 3);
}

// In the capturing phase, so that nobody can keep the event to himself.
for (const gesture of GESTURES) addEventListener(gesture, heard, true);
window.tesseraeSound = { play, wake, setVolume };
