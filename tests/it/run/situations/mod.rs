//! The hand-written situations of tests/cases/situations.txt, which says how they are written: at a table and
//! in a playoff.

mod playoff;
mod table;
mod words;

const SITUATIONS: &str = include_str!("../../../cases/situations.txt");

/// A situation: the rules it is about, and its lines.
struct Situation {
    /// Rules and sentence, for a failure.
    title: &'static str,
    lines: Vec<&'static str>,
}

impl Situation {
    /// Whether its first line begins with this word.
    fn is(&self, word: &str) -> bool {
        self.lines[0].split([' ', ';']).next() == Some(word)
    }
}

fn situations() -> Vec<Situation> {
    let mut all: Vec<Situation> = Vec::new();
    for line in SITUATIONS.lines().map(str::trim_end) {
        if let Some(title) = line.strip_prefix("## ") {
            let (rules, about) = title.split_once(" | ").expect("rules, then what it is about");
            assert!(!rules.trim().is_empty() && !about.trim().is_empty(), "{title}");
            all.push(Situation {
                title,
                lines: Vec::new(),
            });
        } else if !line.is_empty() && !line.starts_with('#') {
            all.last_mut().expect("a situation has a title").lines.push(line);
        }
    }
    all
}

/// What a line that has to hold says: its sign, and the rest.
fn sign(line: &str) -> Option<(char, &str)> {
    let (sign, rest) = line.split_once(' ').unwrap_or((line, ""));
    let sign = sign.chars().next().filter(|_| sign.len() == 1)?;
    "=+-!?".contains(sign).then_some((sign, rest))
}

/// Plays every situation whose first line begins with a word; returns how many, after all of them were played.
fn play_all(word: &str, play: fn(&Situation) -> Result<(), String>) -> usize {
    let all = situations();
    let (mut count, mut wrong) = (0, Vec::new());
    for situation in all.iter().filter(|situation| situation.is(word)) {
        count += 1;
        if let Err(why) = play(situation) {
            wrong.push(format!("{}\n    {why}", situation.title));
        }
    }
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
    count
}

#[test]
fn at_the_table() {
    assert!(play_all("table", table::play) >= 75);
}

#[test]
fn in_a_playoff() {
    assert!(play_all("playoff", playoff::play) >= 6);
}

#[test]
fn each_is_of_a_known_kind_and_is_there_once() {
    let all = situations();
    for situation in &all {
        let kinds = ["table", "playoff"];
        assert!(kinds.iter().any(|kind| situation.is(kind)), "{}", situation.title);
    }
    let mut titles: Vec<_> = all.iter().map(|situation| situation.title).collect();
    titles.sort_unstable();
    titles.dedup();
    assert_eq!(titles.len(), all.len());
}
