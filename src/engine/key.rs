//! Keys of positions.

use std::hash::{Hash, Hasher};

/// A position's key in the transposition table and for telling repetitions: 64 bits of all that it is.
///
/// The small value is hashed anew each time, so that the rules need not carry Zobrist keys through every
/// wave and cascade. Equal on every machine of 64 or 32 bits with the low byte first.
pub(super) fn key(position: &impl Hash) -> u64 {
    let mut mixer = Mixer(0x9e37_79b9_7f4a_7c15);
    position.hash(&mut mixer);
    mixer.finish()
}

/// Folds each word into the state with a wide multiplication, as wyhash does.
struct Mixer(u64);

impl Mixer {
    fn fold(a: u64, b: u64) -> u64 {
        let product = u128::from(a) * u128::from(b);
        product as u64 ^ (product >> 64) as u64
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        Self::fold(self.0, 0xe703_7ed1_a0b4_28db)
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.write_u64(u64::from(value));
    }

    fn write_u64(&mut self, value: u64) {
        self.0 = Self::fold(self.0 ^ value, 0xa076_1d64_78bd_642f) ^ value.rotate_left(23);
    }

    fn write_usize(&mut self, value: usize) {
        self.write_u64(value as u64);
    }

    fn write_isize(&mut self, value: isize) {
        self.write_u64(value as u64);
    }
}
