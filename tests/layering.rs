//! Who may know whom: the layers of the house, as the sources name them.

use std::fs;
use std::path::{Path, PathBuf};

/// All sources of a folder, with their paths below `src`; none if there is no such folder.
fn sources(folder: &str) -> Vec<(String, String)> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    let mut waiting = vec![src.join(folder)];
    while let Some(path) = waiting.pop() {
        if path.is_dir() {
            let entries = fs::read_dir(&path).expect("a folder");
            waiting.extend(entries.map(|entry| entry.expect("an entry").path()));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("a source in UTF-8");
            found.push((below(&src, &path), code(&text)));
        }
    }
    found
}

fn below(src: &Path, path: &Path) -> String {
    let parts: PathBuf = path.strip_prefix(src).expect("below src").into();
    parts
        .components()
        .map(|part| part.as_os_str().to_string_lossy())
        .collect::<Vec<_>>()
        .join("/")
}

/// A source without its comments to the end of the line.
fn code(text: &str) -> String {
    text.lines()
        .map(|line| line.split("//").next().unwrap_or_default())
        .collect::<Vec<_>>()
        .join("\n")
}

const fn is_word(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

/// Whether a source has a word that begins like this.
fn has_word(code: &str, beginning: &str) -> bool {
    code.split(|letter| !is_word(letter))
        .any(|word| word.starts_with(beginning))
}

/// The paths below `std` that a source names, those in braces one by one.
fn std_paths(code: &str) -> Vec<String> {
    let mut paths = Vec::new();
    for (at, _) in code.match_indices("std::") {
        if !code[..at].ends_with(|letter| is_word(letter) || letter == ':') {
            branches("", &code[at + "std::".len()..], &mut paths);
        }
    }
    paths
}

/// Puts the paths at the beginning of `rest` into `paths`, and returns what follows them.
fn branches<'a>(stem: &str, rest: &'a str, paths: &mut Vec<String>) -> &'a str {
    let end = rest
        .find(|letter| !is_word(letter) && letter != ':')
        .unwrap_or(rest.len());
    let path = format!("{stem}{}", &rest[..end]);
    let mut rest = &rest[end..];
    if !rest.starts_with('{') {
        paths.push(path);
        return rest;
    }
    while rest.starts_with(['{', ',']) {
        let inner = rest[1..].trim_start();
        if inner.starts_with('}') {
            rest = inner;
            break;
        }
        rest = branches(&path, inner, paths);
        // What may stand behind a path: a new name, as in `env as e`.
        rest = rest.trim_start_matches(|letter: char| is_word(letter) || letter.is_whitespace());
    }
    rest.strip_prefix('}').unwrap_or(rest)
}

#[test]
fn paths_of_std_are_found() {
    let code = "use std::fs;\nuse std::{env as e, io::{self, Read}, time::{\n Duration, Instant,\n}};\n\
        let x = std::thread::spawn(a::std::b);";
    let expected = [
        "fs",
        "env",
        "io::self",
        "io::Read",
        "time::Duration",
        "time::Instant",
        "thread::spawn",
    ];
    assert_eq!(std_paths(code), expected);
    assert!(has_word("use bevy_egui::x", "bevy") && !has_word("heavybevy", "bevy"));
}

#[test]
fn rules_records_engine_texts_explanations_and_commands_know_no_bevy() {
    let layers: Vec<_> = ["rules", "record", "engine", "text", "why", "cli"]
        .into_iter()
        .flat_map(sources)
        .collect();
    assert!(layers.iter().any(|(path, _)| path == "rules/mod.rs"));
    assert!(layers.iter().any(|(path, _)| path == "record/mod.rs"));
    for (path, code) in layers {
        assert!(!has_word(&code, "bevy"), "src/{path} names Bevy");
    }
}

#[test]
fn rules_know_no_file_no_clock_and_no_chance() {
    for (path, code) in sources("rules") {
        for name in std_paths(&code) {
            let outside = ["fs", "time", "env"]
                .iter()
                .any(|module| is_in(&name, module));
            assert!(!outside, "src/{path} names std::{name}");
        }
        assert!(!has_word(&code, "rand"), "src/{path} names rand");
        for upper in ["crate::record", "crate::engine", "crate::cli"] {
            assert!(!code.contains(upper), "src/{path} names {upper}");
        }
    }
}

#[test]
fn only_the_outer_rooms_touch_the_system() {
    let outer = |path: &str| {
        path == "main.rs"
            || path.starts_with("platform")
            || path.starts_with("sound/output")
            || ["store/", "store.rs", "cli/"]
                .iter()
                .any(|room| path.starts_with(room))
    };
    for (path, code) in sources("").into_iter().filter(|(path, _)| !outer(path)) {
        for name in std_paths(&code) {
            let system = ["fs", "thread", "env", "time::Instant", "time::SystemTime"];
            let touches = system.iter().any(|module| is_in(&name, module));
            assert!(!touches, "src/{path} names std::{name}");
        }
    }
}

/// Whether a path below `std` is a module or something in it.
fn is_in(path: &str, module: &str) -> bool {
    path.strip_prefix(module)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}
