//! The transposition table: what the search knows of positions that it has met.

use super::code;
use crate::rules::Move;

/// How a stored value limits the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// The true value is at most the stored one.
    Upper,
    /// The true value is at least the stored one.
    Lower,
    /// The true value is the stored one.
    Exact,
}

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    /// The value, forced wins and losses counted from the position itself.
    pub(super) value: i32,
    /// How the value is meant.
    pub(super) bound: Bound,
    /// How many plies deep it was searched.
    pub(super) depth: u8,
    /// The best move, or the one that refuted the position.
    pub(super) best: Option<Move>,
}

/// A slot: the position's key and the packed entry, which is never 0 in a slot that is used.
type Slot = [u64; 2];

/// The slots that a key may use: one line of the processor's cache.
const SLOTS: usize = 4;

/// A transposition table of a fixed size.
///
/// A key has four slots to choose from. Three keep what was searched deepest, the last one what came last.
#[derive(Debug)]
pub(super) struct Table {
    /// A power of two of them.
    buckets: Vec<[Slot; SLOTS]>,
}

impl Table {
    /// An empty table that takes at most this many bytes, but at least one cache line.
    pub(super) fn new(bytes: usize) -> Self {
        let fitting = (bytes / size_of::<[Slot; SLOTS]>()).max(1);
        let count = 1 << fitting.ilog2();
        Self {
            buckets: vec![[[0; 2]; SLOTS]; count],
        }
    }

    /// What is known of the position with a key.
    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        let bucket = &self.buckets[self.place(key)];
        let slot = bucket.iter().find(|slot| slot[0] == key && slot[1] != 0)?;
        Some(Entry::unpack(slot[1]))
    }

    /// Keeps what is known of the position with a key.
    pub(super) fn put(&mut self, key: u64, entry: Entry) {
        let place = self.place(key);
        let bucket = &mut self.buckets[place];
        let depth = |slot: &Slot| slot[1] as u8;
        let (last, deep) = bucket.split_last_mut().expect("there are four slots");
        let slot = match deep.iter_mut().position(|slot| slot[0] == key) {
            Some(same) => &mut deep[same],
            None => match deep.iter_mut().min_by_key(|slot| depth(slot)) {
                Some(shallow) if last[0] != key && depth(shallow) <= entry.depth => shallow,
                _ => last,
            },
        };
        *slot = [key, entry.pack()];
    }

    /// Which bucket a key has. The high bits of a product are its best.
    fn place(&self, key: u64) -> usize {
        ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize
    }
}

impl Entry {
    /// Depth in the lowest byte, then the bound, from bit 16 the move, from bit 32 the value.
    fn pack(self) -> u64 {
        let bound = 1 + self.bound as u64;
        let best = u64::from(self.best.map_or(0, code::encode));
        u64::from(self.value as u32) << 32 | best << 16 | bound << 8 | u64::from(self.depth)
    }

    fn unpack(word: u64) -> Self {
        Self {
            value: (word >> 32) as i32,
            bound: match word >> 8 & 3 {
                1 => Bound::Upper,
                2 => Bound::Lower,
                _ => Bound::Exact,
            },
            depth: word as u8,
            best: code::decode((word >> 16) as u16),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Cell;

    fn entry(value: i32, bound: Bound, depth: u8) -> Entry {
        let best = (depth > 0).then(|| Move::Place(Cell::new(depth, 18)));
        Entry {
            value,
            bound,
            depth,
            best,
        }
    }

    #[test]
    fn entries_return_as_they_were() {
        let mut table = Table::new(1 << 12);
        let entries = [
            entry(-1_000_000, Bound::Upper, 0),
            entry(17, Bound::Lower, 3),
            entry(0, Bound::Exact, 9),
        ];
        for (key, entry) in (1..).zip(entries) {
            table.put(key, entry);
            assert_eq!(table.get(key), Some(entry));
        }
        assert_eq!(table.get(4), None);
    }

    #[test]
    fn deep_entries_stay_and_the_last_one_is_there() {
        let mut table = Table::new(0);
        for key in 1..=3 {
            table.put(key, entry(1, Bound::Exact, 9));
        }
        for key in 4..100 {
            table.put(key, entry(2, Bound::Exact, 1));
            assert!(table.get(key).is_some());
        }
        assert!((1..=3).all(|key| table.get(key).is_some()));
    }
}
