//! The history of a followed game, newest step first. Undone steps stay in it, struck through.

use std::collections::BTreeMap;

use crate::web::frame::look::local_time::clock_time;
use crate::web::shared::terms;
use podium_base::clock::Moment;
use podium_melee::{Event, Game, Naming, Variant};
use podium_ops::floor::follow::{FollowedTable, ReplayedGame, ShownNames, action_text};
use podium_ops::floor::rulings::{Ruled, penalty_of_step};
use podium_store::floor::follow::ActionRow;
use say::{Message, game_desk as t, staff_words};

/// One step.
#[derive(Debug, Clone)]
pub struct HistoryLine {
    pub number: i64,
    /// "14:05".
    pub at: Message,
    pub who: Message,
    pub what: Message,
    /// What followed from it, as clauses.
    pub events: Message,
    /// Who undid it and when.
    pub undone: Option<Message>,
}

/// Names of accounts, by id.
pub type Accounts = BTreeMap<String, String>;

/// What the history of a table's games is read from.
#[derive(Clone, Copy)]
pub struct Recorded<'r> {
    pub table: &'r FollowedTable,
    pub accounts: &'r Accounts,
    /// The rulings of the round, each with one of its players.
    pub rulings: &'r [Ruled],
}

/// Lists the steps of a game, newest first, at most `most`. The step of a ruling has its penalty and its number.
pub fn history_lines(of: Recorded<'_>, game: &ReplayedGame, zone: &str, most: usize) -> Vec<HistoryLine> {
    let Recorded {
        table,
        accounts,
        rulings,
    } = of;
    let names = ShownNames { table, game };
    let of_ruling = |number: i64, what: Message| match penalty_of_step(rulings, &game.row.id, number) {
        Some((ruling, penalty, true)) => t::step_of_ruling(terms::penalty(penalty), what, ruling),
        // The step that is left of a penalty: what it did to the turns.
        Some((ruling, penalty, false)) => t::step_of_withdrawn_ruling(what.capital(), terms::penalty(penalty), ruling),
        None => what.capital(),
    };
    let who = |account: &Option<String>, player: &Option<String>| match (account, player) {
        (Some(id), _) => accounts.get(id).map_or_else(staff_words::somebody, Message::from),
        (None, Some(id)) => player_name(table, id),
        (None, None) => t::the_service(),
    };
    let undone = |step: &ActionRow| {
        let by = || who(&step.undone_by, &step.undone_by_player);
        step.undone_at.map(|at| t::undone_by(by(), clock_time(at, zone)))
    };
    // earlier steps are replayed for their effect, but not described
    let shown_from = game.steps.len().saturating_sub(most);
    let mut document = game.document.clone();
    let mut replayed = game.document.start();
    // The undone steps before the current one: when each was undone, and the game before it, which undoing restored.
    let mut back: Vec<(Option<Moment>, Game)> = Vec::new();
    let mut standing = game.document.actions().iter();
    let mut lines = Vec::new();
    for (index, step) in game.steps.iter().enumerate() {
        let (mut what, mut events) = (Message::default(), Message::default());
        // A standing step follows the previous standing one; an undone step follows those that had not yet been undone
        // when it was done.
        let gone = match step.undone_at {
            None => 0,
            Some(_) => (back.iter().position(|(undone, _)| *undone <= Some(step.at))).unwrap_or(back.len()),
        };
        if let Some((_, before)) = back.drain(gone..).next() {
            replayed = before;
        }
        if step.undone_at.is_none() {
            // The document has as many actions as standing steps.
            let Some(action) = standing.next() else { break };
            if index >= shown_from {
                what = action_text(action, &replayed, &names);
            }
            let followed = replayed.apply(action).unwrap_or_default();
            if index >= shown_from {
                events = event_clauses(&followed, &replayed, &names);
            }
        } else if let Ok(value) = serde_json::from_str(&step.action)
            && let Ok(action) = document.parse_action(&value)
        {
            what = action_text(&action, &replayed, &names);
            back.push((step.undone_at, replayed.clone()));
            // It was legal when it was done; the replay has restored that game.
            replayed.apply(&action).ok();
        }
        if index >= shown_from {
            lines.push(HistoryLine {
                number: step.number,
                at: clock_time(step.at, zone),
                who: who(&step.account_id, &step.player_id),
                what: of_ruling(step.number, what),
                events,
                undone: undone(step),
            });
        }
    }
    // Replayed from the start, shown from the end.
    lines.reverse();
    lines
}

/// Names a player of a table, who did a step there.
pub fn player_name(table: &FollowedTable, id: &str) -> Message {
    let player = table.players.iter().find(|player| player.id == id);
    player.map_or_else(staff_words::a_player, |player| player.name.as_str().into())
}

/// Describes the consequences of a step, as clauses. In a game of one turn at a time, it omits the marker, and whatever
/// the step itself says.
pub fn event_clauses(events: &[Event], game: &Game, names: &dyn Naming) -> Message {
    let one_turn = game.setup().variant() == Variant::FreeForAll;
    let is_told = |event: &&Event| {
        let plain = matches!(
            event,
            Event::TurnEnded { .. } | Event::PhaseBegan { .. } | Event::MarkerPassed { .. }
        );
        !(one_turn && plain)
    };
    let clause = |event: &Event| match one_turn {
        // With only one marker, its number is meaningless.
        true => event.text_of_one_turn(names),
        false => event.text(names),
    };
    Message::joined(events.iter().filter(is_told).map(clause), "; ")
}

/// Describes what was done since a page was shown. `seen` is the number of its last step, `standing` how many of its
/// steps were not undone.
pub fn done_since(of: Recorded<'_>, game: &ReplayedGame, zone: &str, seen: i64, standing: i64) -> Vec<Message> {
    let all = history_lines(of, game, zone, game.steps.len());
    let mut changes: Vec<Message> = all
        .iter()
        .rev()
        .filter(|line| line.number > seen)
        .map(|line| match &line.undone {
            None => t::done_since(&line.at, &line.who, &line.what),
            Some(undone) => t::done_and_undone_since(&line.at, &line.who, &line.what, undone),
        })
        .collect();
    let known = game.steps.iter().filter(|step| step.number <= seen);
    let gone = standing - known.clone().filter(|step| step.undone_at.is_none()).count() as i64;
    if gone > 0 {
        let mut undone: Vec<_> = known.filter(|step| step.undone_at.is_some()).collect();
        // The latest ones were undone since; the page showed earlier ones as undone already.
        undone.sort_by_key(|step| (step.undone_at, step.number));
        let latest = undone.iter().rev().take(gone as usize);
        let numbers: Vec<i64> = latest.map(|step| step.number).collect();
        changes.extend(
            all.iter()
                .rev()
                .filter(|line| numbers.contains(&line.number))
                .filter_map(|line| Some(t::undone_since(&line.what, line.undone.as_ref()?))),
        );
    }
    changes
}
