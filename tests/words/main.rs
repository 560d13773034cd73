//! The languages of the interface: each says everything that the others say, and the program asks for
//! nothing else.
#![allow(clippy::unwrap_used)]

mod messages;
mod source;

use std::collections::BTreeSet;

use messages::Messages;
use tesserae::rules::{GameKind, Line, Side};
use tesserae::text::{Language, Value, decimal, format, line_id, say, side_id};

/// Numbers of every kind that a language may treat in its own way.
const NUMBERS: [u32; 8] = [0, 1, 2, 3, 5, 11, 21, 22];

#[test]
fn every_language_has_the_same_messages_with_the_same_arguments() {
    let english = Messages::of(Language::English);
    for language in Language::ALL {
        let own = Messages::of(language);
        assert_eq!(own.keys(), english.keys(), "{language:?}");
        for key in english.keys() {
            let used = own.variables(key);
            let known = english.documented(key);
            assert!(
                used.is_subset(&known),
                "{language:?} {key}: {used:?}, known are {known:?}"
            );
            let wanted = english.variables(key);
            assert!(
                wanted.is_subset(&used) || key == "refusal-wrong-form",
                "{language:?} {key}: {used:?}, English says {wanted:?}"
            );
        }
    }
}

#[test]
fn every_message_can_be_said_in_every_language() {
    let english = Messages::of(Language::English);
    for language in Language::ALL {
        let own = Messages::of(language);
        for key in english.keys() {
            for args in samples(&own, &english, key) {
                let args: Vec<(&str, Value)> = args
                    .iter()
                    .map(|(name, value)| (name.as_str(), value.clone()))
                    .collect();
                let text = say(language, key, &args)
                    .unwrap_or_else(|| panic!("{language:?} {key} {args:?}"));
                assert!(
                    !text.is_empty() && text.trim() == text || key == "fills",
                    "{language:?} {key}: {text:?}"
                );
                assert!(
                    !text.contains(['{', '}', '\u{2068}', '\u{2069}', '\n'])
                        && !text.contains("  ")
                        && (!text.contains(" .") || key.starts_with("key-")),
                    "{language:?} {key}: {text:?}"
                );
            }
        }
    }
}

/// Arguments for a message: each in turn has every value that makes a difference.
fn samples(own: &Messages, english: &Messages, key: &str) -> Vec<Vec<(String, Value<'static>)>> {
    let names: Vec<String> = english.documented(key).into_iter().collect();
    let values: Vec<Vec<Value>> = names
        .iter()
        .map(|name| {
            let mut words = own.words(key, name);
            words.extend(english.words(key, name));
            let plural = ["zero", "one", "two", "few", "many", "other"];
            let is_number =
                |word: &String| plural.contains(&word.as_str()) || word.parse::<u32>().is_ok();
            // `form` and `subject` have words among theirs that could be kinds of numbers too.
            let counts = !["form", "subject", "side", "listed"].contains(&name.as_str());
            if words.is_empty() {
                vec![Value::from("a1"), Value::from(7), decimal(1.5, 1)]
            } else if counts && words.iter().all(is_number) {
                NUMBERS
                    .into_iter()
                    .map(Value::from)
                    .chain([decimal(1.5, 1)])
                    .collect()
            } else {
                words.into_iter().map(Value::from).collect()
            }
        })
        .collect();
    let most = values.iter().map(Vec::len).max().unwrap_or(1);
    let nth = |shift: usize, number: usize| {
        names
            .iter()
            .zip(&values)
            .enumerate()
            .map(|(place, (name, values))| {
                let value = &values[(number + shift * place) % values.len()];
                (name.clone(), value.clone())
            })
            .collect()
    };
    (0..most)
        .flat_map(|shift| (0..most).map(move |number| (shift, number)))
        .map(|(shift, number)| nth(shift, number))
        .collect()
}

#[test]
fn the_program_asks_for_what_there_is_and_gives_what_is_needed() {
    let english = Messages::of(Language::English);
    let calls = source::calls();
    assert!(calls.len() > 200, "{} calls were found", calls.len());
    for call in &calls {
        let source::Call { file, key, given } = call;
        assert!(english.0.contains_key(key), "{file}: there is no {key}");
        let needed = english.variables(key);
        assert!(
            needed.is_subset(given),
            "{file}: {key} needs {needed:?}, has {given:?}"
        );
        let known = english.documented(key);
        assert!(
            given.is_subset(&known),
            "{file}: {key} knows {known:?}, has {given:?}"
        );
    }
}

#[test]
fn every_message_is_asked_for() {
    let english = Messages::of(Language::English);
    let sources: Vec<(String, String)> = source::sources();
    let referred: BTreeSet<&String> = english
        .0
        .values()
        .flat_map(|message| &message.references)
        .collect();
    for key in english.keys() {
        let quoted = format!("\"{key}\"");
        let asked = sources.iter().any(|(_, text)| text.contains(&quoted));
        assert!(
            asked || referred.contains(&key.to_owned()),
            "nobody says {key}"
        );
    }
}

#[test]
fn what_is_missing_is_said_in_english_and_at_worst_by_its_key() {
    assert_eq!(format(Language::German, "no-such-key", &[]), "no-such-key");
    assert_eq!(
        say(Language::German, "step-move", &[]),
        None,
        "an argument is missing"
    );
    assert_eq!(format(Language::German, "step-move", &[]), "step-move");
}

#[test]
fn numbers_and_cases_go_together() {
    let turn = |language, side, count: usize| {
        let args = [
            ("side", Value::from(side_id(GameKind::Freeze, side))),
            ("count", Value::from(count)),
            ("wave", Value::from(1)),
            ("waves", Value::from(3)),
        ];
        format(language, "step-turn", &args)
    };
    for (language, count, expected) in [
        (Language::English, 1, "Wave 1 of 3: 1 cube of White turns"),
        (Language::English, 2, "Wave 1 of 3: 2 cubes of White turn"),
        (
            Language::Russian,
            1,
            "Волна 1 из 3: 1 кубик Белых переворачивается",
        ),
        (
            Language::Russian,
            2,
            "Волна 1 из 3: 2 кубика Белых переворачиваются",
        ),
        (
            Language::Russian,
            5,
            "Волна 1 из 3: 5 кубиков Белых переворачиваются",
        ),
        (
            Language::German,
            1,
            "Welle 1 von 3: 1 Würfel von Weiß dreht sich",
        ),
        (
            Language::German,
            4,
            "Welle 1 von 3: 4 Würfel von Weiß drehen sich",
        ),
        (
            Language::Serbian,
            1,
            "Talas 1 od 3: okreće se 1 kocka Belog",
        ),
        (
            Language::Serbian,
            3,
            "Talas 1 od 3: okreću se 3 kocke Belog",
        ),
        (
            Language::Serbian,
            8,
            "Talas 1 od 3: okreće se 8 kocki Belog",
        ),
    ] {
        assert_eq!(turn(language, Side::White, count), expected);
    }
    let thinking = |language, subject: &str, who: &str| {
        let args = [("who", Value::from(who)), ("subject", Value::from(subject))];
        format(language, "status-thinking", &args)
    };
    assert_eq!(
        thinking(Language::Russian, "white", "Белые"),
        "Белые думают."
    );
    assert_eq!(
        thinking(Language::Russian, "name", "Ана (Белые)"),
        "Ана (Белые) думает."
    );
    assert_eq!(
        thinking(Language::German, "circles", "Kreise"),
        "Kreise denken nach."
    );
    assert_eq!(
        thinking(Language::Serbian, "black", "Crni"),
        "Crni razmišlja."
    );
    let lead = |language, margin| {
        let args = [
            ("side", Value::from("white")),
            ("margin", decimal(margin, 1)),
        ];
        format(language, "value-stones", &args)
    };
    assert_eq!(lead(Language::English, 1.46), "White: 1.5 stones ahead");
    assert_eq!(lead(Language::Russian, 1.46), "Белые: перевес 1,5 камня");
    assert_eq!(lead(Language::English, 2.0), "White: 2.0 stones ahead");
    for line in Line::ALL {
        let args = [
            ("line", Value::from(line_id(line))),
            ("cell", Value::from("d4")),
        ];
        assert_eq!(
            format(Language::English, "why-cause", &args),
            format!("d4 on the {line}")
        );
    }
}
