//! The messages of each language, read when the first of them is wanted.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::Language;

/// What a message is told: a word or a number.
pub type Value<'a> = FluentValue<'a>;

type Bundle = FluentBundle<FluentResource>;

macro_rules! folder {
    ($name:literal) => {
        [
            include_str!(concat!("../../assets/texts/", $name, "/names.ftl")),
            include_str!(concat!("../../assets/texts/", $name, "/table.ftl")),
            include_str!(concat!("../../assets/texts/", $name, "/dialogs.ftl")),
            include_str!(concat!("../../assets/texts/", $name, "/coach.ftl")),
            include_str!(concat!("../../assets/texts/", $name, "/why.ftl")),
            include_str!(concat!("../../assets/texts/", $name, "/speech.ftl")),
            include_str!(concat!("../../assets/texts/", $name, "/trouble.ftl")),
        ]
    };
}

/// The files of a language, as they were written.
pub const fn files(language: Language) -> [&'static str; 7] {
    match language {
        Language::English => folder!("en"),
        Language::Russian => folder!("ru"),
        Language::German => folder!("de"),
        Language::Serbian => folder!("sr"),
    }
}

/// The text of a key in a language. Falls back to English, and then to the key: a text that is missing or
/// damaged must not stop a game.
pub fn format(language: Language, key: &str, args: &[(&str, Value)]) -> String {
    [language, Language::English]
        .into_iter()
        .find_map(|language| say(language, key, args))
        .unwrap_or_else(|| key.to_owned())
}

/// The text of a key in a language itself; none if the message is missing, or lacks an argument.
pub fn say(language: Language, key: &str, args: &[(&str, Value)]) -> Option<String> {
    let bundle = bundle(language);
    let pattern = bundle.get_message(key)?.value()?;
    let args: FluentArgs = args
        .iter()
        .map(|(name, value)| (*name, value.clone()))
        .collect();
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
    errors.is_empty().then(|| text.into_owned())
}

fn bundle(language: Language) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; 4] = [const { OnceLock::new() }; 4];
    BUNDLES[language as usize].get_or_init(|| read(language))
}

fn read(language: Language) -> Bundle {
    let name: LanguageIdentifier = language.tag().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![name]);
    // Marks around arguments for texts that run both ways, which none of these languages do; the fonts
    // have no pictures for them.
    bundle.set_use_isolating(false);
    if language != Language::English {
        bundle.set_formatter(Some(with_comma));
    }
    for file in files(language) {
        // What can be read of a damaged file is of use.
        let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(rest, _)| rest);
        // Of messages that are there twice the first counts.
        let _ = bundle.add_resource(resource);
    }
    bundle
}

/// All languages here but English write decimals with a comma.
fn with_comma<M>(value: &Value, _: &M) -> Option<String> {
    match value {
        Value::Number(number) => Some(number.as_string().replace('.', ",")),
        _ => None,
    }
}
