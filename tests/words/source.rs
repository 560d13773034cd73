//! What the program asks of the texts, as its sources have it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// A place where a text is fetched.
#[derive(Debug)]
pub(crate) struct Call {
    pub(crate) file: String,
    pub(crate) key: String,
    /// The arguments that are given with it.
    pub(crate) given: BTreeSet<String>,
}

/// All sources of the program, with their paths.
pub(crate) fn sources() -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut waiting = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(path) = waiting.pop() {
        if path.is_dir() {
            let entries = fs::read_dir(&path).unwrap();
            waiting.extend(entries.map(|entry| entry.unwrap().path()));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            found.push((path.display().to_string(), text));
        }
    }
    found
}

/// All places where a text is fetched by a key that stands there.
pub(crate) fn calls() -> Vec<Call> {
    let mut found = Vec::new();
    for (file, text) in sources() {
        // `about!` names cells too.
        for (start, more) in [
            ("text!(", &[][..]),
            ("about!(", &["cells", "listed", "count"]),
        ] {
            for (at, _) in text.match_indices(start) {
                let args = arguments(&text[at + start.len()..]);
                let Some(key) = args.first().and_then(|first| literal(first)) else {
                    continue;
                };
                let named = args.iter().skip(1).filter_map(|arg| {
                    let (name, _) = arg.split_once(" = ")?;
                    Some(name.trim().to_owned())
                });
                found.push(Call {
                    file: file.clone(),
                    key: key.to_owned(),
                    given: named
                        .chain(more.iter().map(|&name| name.to_owned()))
                        .collect(),
                });
            }
        }
    }
    found
}

fn literal(text: &str) -> Option<&str> {
    text.trim().strip_prefix('"')?.strip_suffix('"')
}

/// The arguments up to the closing bracket that belongs to the beginning.
fn arguments(text: &str) -> Vec<&str> {
    let mut args = Vec::new();
    let (mut depth, mut start, mut in_string) = (0, 0, false);
    for (at, letter) in text.char_indices() {
        match letter {
            '"' => in_string = !in_string,
            _ if in_string => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => {
                args.push(&text[start..at]);
                return args;
            }
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                args.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    args
}
