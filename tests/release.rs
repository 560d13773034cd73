//! What is written down for a release in several places agrees.

use std::fs;
use std::path::Path;

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn this_version_has_notes_and_a_date() {
    let version = env!("CARGO_PKG_VERSION");
    let changes = read("CHANGELOG.md");
    let latest = changes
        .lines()
        .find_map(|line| line.strip_prefix("## "))
        .expect("a version");
    let (name, date) = latest.split_once(" - ").expect("version - date");
    assert_eq!(name, version, "the latest version in CHANGELOG.md");

    let entry = read("packaging/linux/io.github.tesserae_games.tesserae.metainfo.xml");
    let release = format!("<release version=\"{version}\" date=\"{date}\"");
    assert!(
        entry.contains(&release),
        "the software centre is told of {latest}"
    );
}
