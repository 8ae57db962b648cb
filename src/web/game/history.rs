//! What was done in a game, newest first: who, when, and what followed; what was undone stays, struck through.

use std::collections::BTreeMap;

use crate::clock::Moment;
use crate::melee::{Event, Game, Naming, Variant};
use crate::ops::follow::{Followed, FollowedTable, ShownNames, action_words};
use crate::web::local_time::clock_time;

/// One step.
#[derive(Debug, Clone)]
pub struct Line {
    pub number: i64,
    /// "14:05".
    pub at: String,
    pub who: String,
    pub what: String,
    /// What it led to, in clauses.
    pub events: Vec<String>,
    /// Who undid it and when; empty when it stands.
    pub undone: String,
}

/// Who did it, by account.
pub type Accounts = BTreeMap<String, String>;

/// The steps of a game, newest first, at most so many.
pub fn lines(table: &FollowedTable, game: &Followed, accounts: &Accounts, zone: &str, most: usize) -> Vec<Line> {
    let names = ShownNames { table, game };
    let who = |id: &Option<String>| match id {
        Some(id) => accounts.get(id).cloned().unwrap_or_else(|| "somebody".to_owned()),
        None => "the service".to_owned(),
    };
    let undone = |by: &Option<String>, at: Option<Moment>| match at {
        Some(at) => format!("undone by {}, {}", who(by), clock_time(at, zone)),
        None => String::new(),
    };
    let shown_from = game.steps.len().saturating_sub(most);
    let mut document = game.document.clone();
    let mut replayed = game.document.start();
    // Of what was undone: when, and the game before it, to which the game went back then. The last undone is first.
    let mut back: Vec<(Option<Moment>, Game)> = Vec::new();
    let mut standing = game.document.actions().iter();
    let mut lines = Vec::new();
    for (index, step) in game.steps.iter().enumerate() {
        let (mut what, mut events) = (String::new(), Vec::new());
        // What still stands follows on what stands; what was undone, on what was not yet undone when it was done.
        let gone = match step.undone_at {
            None => 0,
            Some(_) => (back.iter().position(|(undone, _)| *undone <= Some(step.at))).unwrap_or(back.len()),
        };
        if let Some((_, before)) = back.drain(gone..).next() {
            replayed = before;
        }
        if step.undone_at.is_none() {
            let Some(action) = standing.next() else { break };
            if index >= shown_from {
                what = action_words(action, &replayed, &names);
            }
            let followed = replayed.apply(action).unwrap_or_default();
            if index >= shown_from {
                events = told(&followed, &replayed, &names);
            }
        } else if let Ok(value) = serde_json::from_str(&step.action)
            && let Ok(action) = document.parse_action(&value)
        {
            what = action_words(&action, &replayed, &names);
            back.push((step.undone_at, replayed.clone()));
            replayed.apply(&action).ok();
        }
        if index >= shown_from {
            lines.push(Line {
                number: step.number,
                at: clock_time(step.at, zone),
                who: who(&step.account_id),
                what: sentence(&what),
                events,
                undone: undone(&step.undone_by, step.undone_at),
            });
        }
    }
    lines.reverse();
    lines
}

/// What followed, in clauses. Where one turn at a time is taken its marker is not worth a word, nor is what the step
/// itself says.
fn told(events: &[Event], game: &Game, names: &dyn Naming) -> Vec<String> {
    let one_turn = game.setup().variant() == Variant::FreeForAll;
    let said = |event: &&Event| {
        let plain = matches!(
            event,
            Event::TurnEnded { .. } | Event::PhaseBegan { .. } | Event::MarkerPassed { .. }
        );
        !(one_turn && plain)
    };
    let words = |event: &Event| {
        let words = event.text(names).to_string();
        match words.strip_suffix(" (marker 1)") {
            Some(short) if one_turn => short.to_owned(),
            _ => words,
        }
    };
    events.iter().filter(said).map(words).collect()
}

/// A clause with a capital letter.
pub fn sentence(clause: &str) -> String {
    let mut letters = clause.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// What was done since a page was shown: `seen` is the number of the last step it had, `standing` how many stood then.
pub fn since(
    table: &FollowedTable,
    game: &Followed,
    accounts: &Accounts,
    zone: &str,
    seen: i64,
    standing: i64,
) -> Vec<String> {
    let all = lines(table, game, accounts, zone, game.steps.len());
    let mut told: Vec<String> = all
        .iter()
        .rev()
        .filter(|line| line.number > seen)
        .map(|line| {
            let undone = if line.undone.is_empty() {
                String::new()
            } else {
                format!(" ({})", line.undone)
            };
            format!("{}, {}: {}{undone}", line.at, line.who, line.what)
        })
        .collect();
    let known = game.steps.iter().filter(|step| step.number <= seen);
    let gone = standing - known.clone().filter(|step| step.undone_at.is_none()).count() as i64;
    if gone > 0 {
        let mut undone: Vec<_> = known.filter(|step| step.undone_at.is_some()).collect();
        undone.sort_by_key(|step| (step.undone_at, step.number));
        let latest = undone.iter().rev().take(gone as usize);
        let numbers: Vec<i64> = latest.map(|step| step.number).collect();
        told.extend(
            all.iter()
                .rev()
                .filter(|line| numbers.contains(&line.number))
                .map(|line| format!("{}: {}", line.what, line.undone)),
        );
    }
    told
}
