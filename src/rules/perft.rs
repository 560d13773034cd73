//! Counting move sequences, to compare programs that know the same rules.

use super::Position;

/// The number of move sequences of a given length from a position.
///
/// ```
/// use tesserae::rules::{GameKind, Setup, perft};
///
/// let start = Setup::standard(GameKind::Freedom).start();
/// assert_eq!(perft(&start, 2), 684);
/// ```
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.legal_count() as u64,
        _ => {
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            let after = |mv| {
                let mut next = position.clone();
                next.play_unchecked(mv);
                perft(&next, depth - 1)
            };
            moves.into_iter().map(after).sum()
        }
    }
}
