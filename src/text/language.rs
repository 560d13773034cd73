//! The languages that there are, and the one that is spoken.

use std::sync::atomic::{AtomicU8, Ordering};

use serde::{Deserialize, Serialize};

/// A language of the interface.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Russian.
    Russian,
    /// German.
    German,
    /// Serbian, in Latin letters.
    Serbian,
}

/// The place in [`Language::ALL`] of the one that is spoken.
static SPOKEN: AtomicU8 = AtomicU8::new(Language::English as u8);

/// The language that is spoken now; English until another one is [chosen](speak).
pub fn spoken() -> Language {
    let place = usize::from(SPOKEN.load(Ordering::Relaxed));
    Language::ALL.get(place).copied().unwrap_or_default()
}

/// Chooses the language of everything that is said from now on, in the whole program.
pub fn speak(language: Language) {
    SPOKEN.store(language as u8, Ordering::Relaxed);
}

impl Language {
    /// All of them, in the order of their numbers.
    pub const ALL: [Self; 4] = [Self::English, Self::Russian, Self::German, Self::Serbian];

    /// What systems call it (BCP 47), without a country or a script.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Russian => "ru",
            Self::German => "de",
            Self::Serbian => "sr",
        }
    }

    /// What those who speak it call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Russian => "Русский",
            Self::German => "Deutsch",
            Self::Serbian => "Srpski",
        }
    }

    /// The first of the languages that somebody reads, the preferred one first, that there is; English if
    /// there is none of them.
    ///
    /// ```
    /// use tesserae::text::Language;
    ///
    /// assert_eq!(Language::preferred(["fr-FR", "de_AT.UTF-8", "en"]), Language::German);
    /// assert_eq!(Language::preferred(["sr-Cyrl-RS"]), Language::Serbian);
    /// assert_eq!(Language::preferred(["C"]), Language::English);
    /// ```
    pub fn preferred<T: AsRef<str>>(wanted: impl IntoIterator<Item = T>) -> Self {
        let known = |tag: T| {
            let name = tag.as_ref().split(['-', '_', '.', '@']).next()?;
            let mut all = Self::ALL.into_iter();
            all.find(|language| language.tag().eq_ignore_ascii_case(name))
        };
        wanted.into_iter().find_map(known).unwrap_or_default()
    }
}
