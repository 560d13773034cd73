//! `tesserae`, `tesserae FILE` and `tesserae play`: the commands that open the window.

use std::path::PathBuf;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::input;
use super::output::Failure;
use super::start::Start;
use crate::launch::{Graphics, Launch, LaunchGame, Moment};
use crate::record::records;

/// Whether this program has no standard error: on Windows the one with a window has no console.
const NO_OUTPUT: bool = cfg!(all(windows, feature = "app", not(debug_assertions)));

/// Opens the window, with the first game of a file if there is one.
#[derive(Args, Debug)]
pub(super) struct Open {
    /// A game record to open (.tsr), or - for standard input; the first game if there are more
    file: Option<PathBuf>,
    /// Say in the window what is wrong with the file: for menus and file managers, which show no output
    #[arg(long)]
    errors_in_window: bool,
    /// The moment to show and hold the game at: a number of moves, and how far into the next one, such as 12.5
    #[arg(long, value_name = "MOVES")]
    at: Option<Moment>,
    #[command(flatten)]
    look: Look,
}

/// Open the window with a new game
#[derive(Args, Debug)]
pub(super) struct Play {
    #[command(flatten)]
    start: Start,
    #[command(flatten)]
    look: Look,
}

/// How the window looks.
#[derive(Args, Debug)]
struct Look {
    /// The window's size in pixels, such as 1280x800
    #[arg(long, value_name = "WIDTHxHEIGHT", value_parser = window)]
    window: Option<(u32, u32)>,
    /// How much the graphics may cost [default: as in the settings]
    #[arg(long, value_parser = graphics())]
    graphics: Option<Graphics>,
}

impl Open {
    pub(super) fn launch(self) -> Result<Launch, Failure> {
        let in_window = self.errors_in_window || NO_OUTPUT;
        match self.file.map(recorded).transpose() {
            Err(Failure::Input(error)) if in_window => Ok(Launch {
                notice: Some(format!("Could not open {error}")),
                ..self.look.launch(None)
            }),
            game => Ok(Launch {
                at: self.at,
                ..self.look.launch(game?)
            }),
        }
    }
}

impl Play {
    pub(super) fn launch(self) -> Result<Launch, Failure> {
        let position = self.start.position()?;
        Ok(self.look.launch(Some(LaunchGame::Fresh(position))))
    }
}

impl Look {
    const fn launch(self, game: Option<LaunchGame>) -> Launch {
        Launch {
            game,
            window: self.window,
            graphics: self.graphics,
            at: None,
            notice: None,
        }
    }
}

/// The first game of a file.
fn recorded(path: PathBuf) -> Result<LaunchGame, Failure> {
    let text = input::read(&path)?;
    let Some(record) = records(&text).next() else {
        return Err(input::no_record(&path));
    };
    let record = record.map_err(|error| Failure::new(path.display(), error))?;
    record
        .check()
        .map_err(|error| Failure::new(path.display(), error))?;
    Ok(LaunchGame::Record {
        record: Box::new(record),
        path: Some(path).filter(|path| !input::is_stdin(path)),
    })
}

fn window(text: &str) -> Result<(u32, u32), String> {
    // From what still shows a board to what graphics cards can draw on.
    const SIDES: std::ops::RangeInclusive<u32> = 200..=16384;
    let side = |text: &str| text.parse().ok().filter(|side| SIDES.contains(side));
    text.split_once('x')
        .and_then(|(width, height)| Some((side(width)?, side(height)?)))
        .ok_or_else(|| {
            let (min, max) = (SIDES.start(), SIDES.end());
            format!("expected width and height from {min} to {max}, such as 1280x800")
        })
}

fn graphics() -> impl TypedValueParser<Value = Graphics> {
    PossibleValuesParser::new(Graphics::ALL.map(Graphics::id))
        .try_map(|name| name.parse::<Graphics>())
}
