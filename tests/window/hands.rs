//! A person's hands, on mouse and keyboard.

use bevy::math::Vec2;

use crate::server::Server;

/// What hands do, one thing after another.
#[derive(Default)]
pub(crate) struct Hands {
    words: Vec<String>,
}

impl Hands {
    fn then(mut self, words: &[&str]) -> Self {
        self.words.extend(words.iter().map(|&word| word.to_owned()));
        self
    }

    /// Moves the mouse to a place on the screen, in pixels.
    pub(crate) fn go(self, place: Vec2) -> Self {
        let (x, y) = (place.x.round().to_string(), place.y.round().to_string());
        self.then(&["mousemove", &x, &y])
    }

    /// Clicks the left button.
    pub(crate) fn click(self) -> Self {
        self.then(&["click", "1"])
    }

    /// Clicks a button: 1 is the left one, 3 the right one, 4 and 5 turn the wheel.
    pub(crate) fn click_button(self, button: u8) -> Self {
        self.then(&["click", &button.to_string()])
    }

    /// Presses the left button and keeps it down.
    pub(crate) fn hold(self) -> Self {
        self.then(&["mousedown", "1"])
    }

    /// Lets go of the left button.
    pub(crate) fn let_go(self) -> Self {
        self.then(&["mouseup", "1"])
    }

    /// Presses a key or several together, in the X server's words: `Return`, `ctrl+z`.
    pub(crate) fn key(self, name: &str) -> Self {
        self.then(&["key", "--clearmodifiers", name])
    }

    /// Does it all.
    pub(crate) fn work(self, server: &Server) {
        let output = server
            .command("xdotool")
            .args(&self.words)
            .output()
            .expect("xdotool starts; the package is called xdotool");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(
            output.status.success(),
            "xdotool {:?}: {errors}",
            self.words
        );
    }
}
