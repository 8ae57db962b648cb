//! The list of phrases that Podium does not write (`tests/cases/words.txt`), and the search for them in every sentence
//! that people read.

use super::documents::documents;
use super::sentences::{END, Token, words};
use super::source::{Source, files};

/// A word of a phrase.
enum Part {
    /// One of these.
    Of(Vec<String>),
    /// Any but this one.
    Not(String),
    /// Any, or none.
    Perhaps,
    /// The beginning of a sentence.
    Begins,
}

struct Phrase {
    parts: Vec<Part>,
    was: String,
    instead: String,
}

fn phrases() -> Vec<Phrase> {
    let list = std::fs::read_to_string("tests/cases/words.txt").expect("the list");
    let lines = list.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let (was, instead) = line.split_once('|').unwrap_or_else(|| panic!("{line}: write what?"));
            let parts = was.split_whitespace().map(|part| match part {
                "^" => Part::Begins,
                "*?" => Part::Perhaps,
                _ => match part.strip_prefix('!') {
                    Some(not) => Part::Not(not.to_owned()),
                    None => Part::Of(part.split('/').map(str::to_owned).collect()),
                },
            });
            Phrase {
                parts: parts.collect(),
                was: was.trim().to_owned(),
                instead: instead.trim().to_owned(),
            }
        })
        .collect()
}

impl Phrase {
    fn is_at(&self, tokens: &[Token], at: usize) -> bool {
        fits(&self.parts, tokens, at)
    }
}

fn fits(parts: &[Part], tokens: &[Token], at: usize) -> bool {
    let Some((part, more)) = parts.split_first() else {
        return true;
    };
    if matches!(part, Part::Begins) {
        let begins = at
            .checked_sub(1)
            .and_then(|before| tokens.get(before))
            .is_none_or(|token| token.word == END);
        return begins && fits(more, tokens, at);
    }
    let word = tokens
        .get(at)
        .map(|token| token.word.as_str())
        .filter(|word| *word != END);
    match part {
        Part::Of(words) => word.is_some_and(|word| words.iter().any(|of| of == word)) && fits(more, tokens, at + 1),
        Part::Not(not) => word.is_some_and(|word| word != not) && fits(more, tokens, at + 1),
        Part::Perhaps => fits(more, tokens, at) || (word.is_some() && fits(more, tokens, at + 1)),
        Part::Begins => false,
    }
}

/// The files with sentences that people read: those of the program and its tests, and the documents but the history.
fn read_by_people() -> Vec<Source> {
    let mut all = files(&["src", "crates", "tests", "benches"], &[".rs"]);
    all.extend(files(&["templates"], &[".html"]));
    all.extend(files(&["static", "tests/browser"], &[".js", ".mjs", ".css"]));
    all.extend(files(
        &["tests", "benches", "release", "docs/examples"],
        &[".py", ".sh"],
    ));
    all.extend(files(&["deploy"], &[".yaml", ".service", "Caddyfile", ".example"]));
    all.extend(
        documents()
            .into_iter()
            .filter(|document| document.path != "CHANGELOG.md"),
    );
    all
}

#[test]
fn plain_words() {
    let phrases = phrases();
    assert!(phrases.len() > 40, "only {} phrases were read", phrases.len());
    let (mut read, mut problems) = (0, Vec::new());
    for file in read_by_people() {
        let tokens = words(&file);
        read += tokens.len();
        for at in 0..tokens.len() {
            for phrase in phrases.iter().filter(|phrase| phrase.is_at(&tokens, at)) {
                let end = tokens.len().min(at + 8);
                let said: Vec<&str> = tokens[at..end].iter().map(|token| token.word.as_str()).collect();
                problems.push(format!(
                    "{}:{}: \"{}\" [{}]: {}",
                    file.path,
                    tokens[at].line,
                    said.join(" "),
                    phrase.was,
                    phrase.instead
                ));
            }
        }
    }
    assert!(read > 200_000, "only {read} words were read");
    assert!(
        problems.is_empty(),
        "{} phrases:\n{}",
        problems.len(),
        problems.join("\n")
    );
}

#[test]
fn a_phrase_is_found_across_lines_and_not_across_sentences() {
    let text = |text: &str| {
        words(&Source {
            path: "a.md".into(),
            text: text.into(),
        })
    };
    let phrase = &phrases()
        .into_iter()
        .find(|phrase| phrase.was.ends_with("back"))
        .expect("a phrase");
    let is_in = |tokens: &[Token]| (0..tokens.len()).any(|at| phrase.is_at(tokens, at));
    assert!(is_in(&text("You can take the\nresult back here.")));
    assert!(!is_in(&text("Take it. The result is back.")));
}
