//! The page's own part of the sound, `web/sound.js`: the browser mixes, which goes on smoothly while the page
//! is busy drawing.

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use crate::sound::takes::{FILES, Voice};

/// The name under which the page keeps it.
const NAME: &str = "tesseraeSound";

/// The page's mixer. A page without one is silent.
pub(crate) struct Output;

impl Output {
    pub(crate) fn new() -> Self {
        Self
    }

    /// Says that there will soon be something to play.
    pub(crate) fn wake(&mut self) {
        call("wake", &[]);
    }

    /// Sets how loud everything is, as an amplitude.
    pub(crate) fn set_volume(&mut self, volume: f32) {
        call("setVolume", &[volume.into()]);
    }

    /// Plays voices, from now on.
    pub(crate) fn play(&mut self, voices: Vec<Voice>) {
        for voice in voices {
            if let Some(&name) = FILES.get(voice.file) {
                let Voice {
                    pan,
                    level,
                    rate,
                    delay,
                    ..
                } = voice;
                let values = [pan, level, rate, delay].map(JsValue::from);
                let [pan, level, rate, delay] = values;
                call("play", &[name.into(), pan, level, rate, delay]);
            }
        }
    }
}

/// Calls a function of the page's mixer. What cannot be played is not heard, and that is all there is to it.
fn call(name: &str, arguments: &[JsValue]) {
    let call = || {
        let window = web_sys::window()?;
        let mixer = Reflect::get(&window, &NAME.into()).ok()?;
        let function: Function = Reflect::get(&mixer, &name.into()).ok()?.dyn_into().ok()?;
        let arguments: Array = arguments.iter().collect();
        function.apply(&mixer, &arguments).ok()
    };
    let _: Option<JsValue> = call();
}
