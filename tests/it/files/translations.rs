//! `podium translations`, on a copy of the catalogues.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// Runs the command on a source folder.
fn translations(source: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_podium"));
    command.arg("translations").arg("--source").arg(source);
    command.args(arguments).output().expect("the program runs")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// A source folder with two catalogues: English, and Spanish of which nothing is recorded.
fn source() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for tag in say::catalogue::LANGUAGES {
        let locale = folder.path().join("crates/messages/locales").join(tag);
        fs::create_dir_all(&locale).expect("a folder");
        let text = match tag {
            "en" => "hello = Hello\nbye = { $count ->\n    [one] a bye\n   *[other] { $count } byes\n}\n",
            "es" => "hello = Hola\nold = Viejo\n",
            _ => "",
        };
        fs::write(locale.join("greeting.ftl"), text).expect("a catalogue");
    }
    fs::create_dir(folder.path().join("src")).expect("a folder");
    fs::write(folder.path().join("src/lib.rs"), "fn f() { say::greeting::hello(); }").expect("code");
    folder
}

#[test]
fn what_is_missing_changed_and_unused_is_said() {
    let folder = source();
    let table = said(&translations(folder.path(), &[]));
    let spanish: Vec<&str> = table
        .lines()
        .find(|line| line.starts_with("es"))
        .expect("a row")
        .split_whitespace()
        .collect();
    assert_eq!(spanish, ["es", "1", "1", "1", "1"], "{table}");
    assert!(table.ends_with("No code uses 1 of them:\n  greeting.bye\n"), "{table}");

    // what is reviewed is no longer changed, until the English text is another one
    assert!(
        translations(folder.path(), &["es", "--reviewed", "greeting.hello"])
            .status
            .success()
    );
    let list = said(&translations(folder.path(), &["es"]));
    assert!(
        list.contains("Not translated:\n  greeting.bye") && !list.contains("Changed"),
        "{list}"
    );
    let english = folder.path().join("crates/messages/locales/en/greeting.ftl");
    fs::write(&english, "hello = Hello, all\n").expect("a catalogue");
    let list = said(&translations(folder.path(), &["es"]));
    assert!(
        list.starts_with("Changed in English since it was translated:\n  greeting.hello  Hello, all\n"),
        "{list}"
    );
}

#[test]
fn wrong_words_are_refused() {
    let folder = source();
    let refused = |arguments: &[&str]| {
        let output = translations(folder.path(), arguments);
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    assert!(refused(&["tlh"]).contains("tlh is not translated. There are pt-BR, pt-PT, es"));
    assert!(refused(&["es", "--reviewed", "greeting.nobody"]).contains("has no message greeting.nobody"));
    let nowhere = translations(&folder.path().join("src"), &[]);
    assert!(
        String::from_utf8_lossy(&nowhere.stderr).contains("give the source folder of Podium"),
        "{nowhere:?}"
    );
}

#[test]
fn every_language_has_every_message() {
    let table = said(&translations(Path::new(env!("CARGO_MANIFEST_DIR")), &[]));
    let rows: Vec<Vec<&str>> = table
        .lines()
        .skip(1)
        .map(|line| line.split_whitespace().collect())
        .collect();
    assert_eq!(
        rows.len(),
        say::catalogue::LANGUAGES.len(),
        "messages that no code uses: {table}"
    );
    for row in rows {
        assert_eq!(row[2..], ["0", "0", "0"], "{table}");
    }
}
