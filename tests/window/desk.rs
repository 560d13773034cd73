//! A screen, the program on it, and the files that it keeps.

use std::fs;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use bevy::math::{Rect, Vec2};
use tempfile::TempDir;
use tesserae::record::Record;
use tesserae::view::layout::Layout;

use crate::hands::Hands;
use crate::picture::Picture;
use crate::program::Program;
use crate::server::Server;
use crate::wait;

/// Fewer colours than this are no board, no pieces and no letters.
const FEWEST_COLORS: usize = 40;
/// For how long the program must have done nothing to be at rest.
const CALM: Duration = Duration::from_millis(250);
/// The most processor time that counts as nothing, in seconds: one tick of the clock.
const NEXT_TO_NOTHING: f64 = 0.011;

/// A screen with the program on it. When a test fails, the last picture, the log and the program's
/// files are kept, and their place is told.
pub(crate) struct Desk {
    program: Option<Program>,
    server: Server,
    home: Option<TempDir>,
    window: Vec2,
}

impl Desk {
    /// A screen just as large as the window, which is not started yet.
    pub(crate) fn new(width: u32, height: u32) -> Self {
        Self::with_screen((width, height), (width, height))
    }

    /// A screen that is larger than the window.
    pub(crate) fn with_screen(screen: (u32, u32), window: (u32, u32)) -> Self {
        let home = tempfile::Builder::new()
            .prefix("tesserae-window-")
            .tempdir()
            .unwrap();
        Self {
            program: None,
            server: Server::start(screen),
            home: Some(home),
            window: Vec2::new(window.0 as f32, window.1 as f32),
        }
    }

    /// Starts the program and waits until its window has been drawn and all is at rest.
    pub(crate) fn start(&mut self, arguments: &[&str]) {
        self.open(arguments);
        self.rest();
    }

    /// Starts the program and waits until its window is drawn for the first time.
    pub(crate) fn open(&mut self, arguments: &[&str]) {
        let window = format!("{}x{}", self.window.x, self.window.y);
        let mut all = arguments.to_vec();
        all.extend(["--window", &window, "--graphics", "low"]);
        let home = self.home().clone();
        self.program = Some(Program::start(&self.server, &home, &all));
        let id = self.until("there is a window", |desk| desk.window_id());
        // Without a window manager nobody gives the keyboard to a new window.
        self.xdotool(&["windowfocus", &id]);
        self.until("the window is drawn", |desk| {
            (desk.picture().colors(desk.window_area()) >= FEWEST_COLORS).then_some(())
        });
    }

    fn xdotool(&self, words: &[&str]) -> Option<String> {
        let output = self.server.command("xdotool").args(words).output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        output.status.success().then(|| text.trim().to_owned())
    }

    fn window_id(&self) -> Option<String> {
        let ids = self.xdotool(&["search", "--onlyvisible", "--name", "^Tesserae$"])?;
        ids.lines().next().map(str::to_owned)
    }

    /// Gives the window another size, and waits until it is drawn like that.
    pub(crate) fn resize(&mut self, width: u32, height: u32) {
        let before = self.picture();
        let id = self.window_id().expect("a window");
        self.xdotool(&["windowsize", &id, &width.to_string(), &height.to_string()]);
        self.window = Vec2::new(width as f32, height as f32);
        self.until("the window is drawn in its new size", |desk| {
            let picture = desk.picture();
            let corner = Rect::from_corners(desk.window - 40.0, desk.window);
            let drawn = picture.darker_than(1, corner) == 0;
            (drawn && picture != before).then_some(())
        });
    }

    /// The program that has been started.
    pub(crate) fn program(&mut self) -> &mut Program {
        self.program.as_mut().expect("the program has been started")
    }

    /// Ends the program as a crash would.
    pub(crate) fn kill(&mut self) {
        self.program
            .take()
            .expect("the program has been started")
            .kill();
    }

    /// The folder of all files of this test.
    pub(crate) fn home(&self) -> PathBuf {
        self.home
            .as_ref()
            .expect("kept until the end")
            .path()
            .to_owned()
    }

    /// A file in the program's folder for data.
    pub(crate) fn data(&self, name: &str) -> PathBuf {
        self.home().join("data/tesserae").join(name)
    }

    /// A file in the program's folder for settings; the folder is made.
    pub(crate) fn write_settings(&self, text: &str) {
        let folder = self.home().join("config/tesserae");
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("settings.ron"), text).unwrap();
    }

    /// The game that the program has kept, if there is one.
    pub(crate) fn autosave(&self) -> Option<Record> {
        let text = fs::read_to_string(self.data("autosave.tsr")).ok()?;
        Some(
            text.parse()
                .unwrap_or_else(|error| panic!("in the autosave: {error}\n{text}")),
        )
    }

    /// What is on the screen.
    pub(crate) fn picture(&self) -> Picture {
        self.server.picture()
    }

    /// The window's size in pixels.
    pub(crate) fn window(&self) -> Vec2 {
        self.window
    }

    /// The part of the screen that the window fills.
    pub(crate) fn window_area(&self) -> Rect {
        Rect::from_corners(Vec2::ZERO, self.window)
    }

    /// The part of the screen on which the board lies while a game is played.
    pub(crate) fn board_area(&self) -> Rect {
        Layout::of(self.window, false).board
    }

    /// The part of the screen where messages lie.
    pub(crate) fn lower_part(&self) -> Rect {
        Rect::from_corners(Vec2::new(0.0, self.window.y * 0.75), self.window)
    }

    /// Lets hands work on this desk.
    pub(crate) fn work(&self, hands: Hands) {
        hands.work(&self.server);
    }

    /// Hands that move the mouse to where nothing happens, the lower right corner. On the way there is
    /// another place, so that the mouse moves even if it is there already.
    pub(crate) fn mouse_away(&self) -> Hands {
        Hands::default().go(self.window - 9.0).go(self.window - 3.0)
    }

    /// Waits for the main button and clicks it.
    pub(crate) fn click_main_button(&mut self) {
        let button = self.until("there is a main button", |desk| {
            desk.picture().main_button()
        });
        self.work_and_rest(Hands::default().go(button).click());
    }

    /// Waits until the program does nothing any more: what was to be moved has moved, what was to be
    /// drawn is drawn.
    pub(crate) fn rest(&mut self) {
        self.rest_within(wait::PATIENCE);
    }

    /// The same with another patience.
    pub(crate) fn rest_within(&mut self, patience: Duration) {
        self.within(patience, "the program rests", |desk| {
            let before = desk.program().processor_time();
            thread::sleep(CALM);
            (desk.program().processor_time() - before < NEXT_TO_NOTHING).then_some(())
        });
    }

    /// Lets hands work, and waits until the program has answered and rests again.
    pub(crate) fn work_and_rest(&mut self, hands: Hands) {
        let before = self.program().processor_time();
        self.work(hands);
        self.until("the program answers", |desk| {
            (desk.program().processor_time() - before > NEXT_TO_NOTHING).then_some(())
        });
        self.rest();
    }

    /// Waits until the picture of a part of the screen is another one, and the program rests.
    pub(crate) fn wait_for_change(&mut self, before: &Picture, part: Rect) {
        self.until("the picture changes", |desk| {
            (desk.picture().differing(before, part) > 0).then_some(())
        });
        self.rest();
    }

    /// Waits until there is an answer, as long as the program runs.
    pub(crate) fn until<T>(&mut self, what: &str, ask: impl FnMut(&mut Self) -> Option<T>) -> T {
        self.within(wait::PATIENCE, what, ask)
    }

    fn within<T>(
        &mut self,
        patience: Duration,
        what: &str,
        mut ask: impl FnMut(&mut Self) -> Option<T>,
    ) -> T {
        wait::until(patience, what, || {
            self.program().assert_alive();
            ask(self)
        })
    }

    fn keep(&mut self) {
        let Some(home) = self.home.take() else { return };
        let place = home.keep();
        match self.server.try_picture() {
            Ok(picture) => picture.save(&place.join("screen.ppm")),
            Err(error) => eprintln!("no picture of the screen: {error}"),
        }
        eprintln!(
            "picture, log and files of the failed test: {}",
            place.display()
        );
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        let complaint = self.program.as_ref().and_then(Program::complaint);
        if thread::panicking() {
            self.keep();
        } else if let Some(complaint) = complaint {
            self.keep();
            panic!("in the program's log: {complaint}");
        }
    }
}
