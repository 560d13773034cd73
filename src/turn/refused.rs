//! Why a move was not made, in the player's language.

use bevy::prelude::*;

use crate::rules::{GameKind, IllegalMove};
use crate::text::{self, text};

/// A move was not made, and why.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refused(pub IllegalMove);

impl Refused {
    /// The reason, as a sentence without its capital and its full stop. In English it is what
    /// [`IllegalMove`] says itself.
    pub fn reason(&self) -> String {
        match self.0 {
            IllegalMove::GameOver => text!("refusal-game-over"),
            IllegalMove::WrongForm { mv, game } => {
                let form = match game {
                    GameKind::Freedom => "pass",
                    GameKind::Freeze => "slide",
                    GameKind::Squares => "cell",
                };
                let game = text::game(game);
                text!("refusal-wrong-form", move = text::mv(mv), game = game, form = form)
            }
            IllegalMove::OffBoard { cell, last } => {
                text!(
                    "refusal-off-board",
                    cell = cell.to_string(),
                    last = last.to_string()
                )
            }
            IllegalMove::Occupied(cell) => text!("refusal-occupied", cell = cell.to_string()),
            IllegalMove::NotNeighbour {
                cell,
                last,
                opponent,
            } => text!(
                "refusal-not-neighbour",
                cell = cell.to_string(),
                last = last.to_string(),
                side = text::side_id(GameKind::Freedom, opponent),
            ),
            IllegalMove::NoPass => text!("refusal-no-pass"),
            IllegalMove::PassTooEarly(count) => text!("refusal-pass-too-early", count = count),
            IllegalMove::PassWithoutLoss { cell } => {
                text!("refusal-pass-without-loss", cell = cell.to_string())
            }
            IllegalMove::NoCube(cell) => text!("refusal-no-cube", cell = cell.to_string()),
            IllegalMove::NotYours { cell, owner } => text!(
                "refusal-not-yours",
                cell = cell.to_string(),
                side = text::side_id(GameKind::Freeze, owner),
            ),
            IllegalMove::Frozen(cell) => text!("refusal-frozen", cell = cell.to_string()),
            IllegalMove::NotMoved(cell) => text!("refusal-not-moved", cell = cell.to_string()),
            IllegalMove::OffLine { from, line } => text!(
                "refusal-off-line",
                cell = from.to_string(),
                line = text::line_id(line),
            ),
            IllegalMove::NotInLine { from, to } => {
                text!(
                    "refusal-not-in-line",
                    from = from.to_string(),
                    to = to.to_string()
                )
            }
            IllegalMove::Blocked { from, to, blocker } => text!(
                "refusal-blocked",
                from = from.to_string(),
                to = to.to_string(),
                blocker = blocker.to_string(),
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Cell, Line, Move, Side};

    #[test]
    fn english_says_what_the_rules_say() {
        let [from, to, blocker] = [Cell::new(0, 0), Cell::new(3, 3), Cell::new(2, 2)];
        let cell = from;
        let mut all = vec![
            IllegalMove::GameOver,
            IllegalMove::OffBoard { cell, last: to },
            IllegalMove::Occupied(cell),
            IllegalMove::NoPass,
            IllegalMove::PassTooEarly(7),
            IllegalMove::PassWithoutLoss { cell },
            IllegalMove::NoCube(cell),
            IllegalMove::Frozen(cell),
            IllegalMove::NotMoved(cell),
            IllegalMove::NotInLine { from, to },
            IllegalMove::Blocked { from, to, blocker },
        ];
        for side in Side::ALL {
            all.push(IllegalMove::NotYours { cell, owner: side });
            all.push(IllegalMove::NotNeighbour {
                cell,
                last: to,
                opponent: side,
            });
        }
        for line in Line::ALL {
            all.push(IllegalMove::OffLine { from, line });
        }
        for game in GameKind::ALL {
            for mv in [Move::Pass, Move::Place(cell), Move::Slide { from, to }] {
                all.push(IllegalMove::WrongForm { mv, game });
            }
        }
        for illegal in all {
            assert_eq!(Refused(illegal).reason(), illegal.to_string());
        }
    }
}
