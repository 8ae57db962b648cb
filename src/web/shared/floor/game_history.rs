//! The history of a followed game, newest step first. Undone steps stay in it, struck through.

use std::collections::BTreeMap;

use crate::web::frame::look::local_time::clock_time;
use crate::web::shared::terms;
use podium_base::clock::Moment;
use podium_document::game::GameDocument;
use podium_melee::{Action, Event, Game, Naming, Variant};
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

impl Recorded<'_> {
    /// Names who did a step: a judge, a player of the table, or the service.
    pub fn who(&self, step: &ActionRow) -> Message {
        self.name(step.account_id.as_ref(), step.player_id.as_ref())
    }

    /// Says who undid a step and when; `None` if it was not undone.
    pub fn undone(&self, step: &ActionRow, zone: &str) -> Option<Message> {
        let by = || self.name(step.undone_by.as_ref(), step.undone_by_player.as_ref());
        step.undone_at.map(|at| t::undone_by(by(), clock_time(at, zone)))
    }

    fn name(&self, account: Option<&String>, player: Option<&String>) -> Message {
        match (account, player) {
            (Some(id), _) => self.accounts.get(id).map_or_else(staff_words::somebody, Message::from),
            (None, Some(id)) => player_name(self.table, id),
            (None, None) => t::the_service(),
        }
    }
}

/// A step of a game as it was when it was done.
pub struct DoneStep<'s> {
    pub row: &'s ActionRow,
    pub action: &'s Action,
    /// The game before it.
    pub before: &'s Game,
    /// What followed from it; nothing if it was undone.
    pub events: &'s [Event],
}

/// Replays a game, and passes on its last steps, at most `most`, oldest first, undone ones too.
pub fn replay_steps(game: &ReplayedGame, most: usize, mut each: impl FnMut(DoneStep<'_>)) {
    // earlier steps are replayed for their effect
    let shown_from = game.steps.len().saturating_sub(most);
    let mut document = game.document.clone();
    let mut replayed = game.document.start();
    // The undone steps before the current one: when each was undone, and the game before it, which undoing restored.
    let mut back: Vec<(Option<Moment>, Game)> = Vec::new();
    let mut standing = game.document.actions().iter();
    for (index, row) in game.steps.iter().enumerate() {
        // A standing step follows the previous standing one; an undone step follows those that had not yet been undone
        // when it was done.
        let gone = match row.undone_at {
            None => 0,
            Some(_) => (back.iter().position(|(undone, _)| *undone <= Some(row.at))).unwrap_or(back.len()),
        };
        if let Some((_, before)) = back.drain(gone..).next() {
            replayed = before;
        }
        let action = match row.undone_at {
            // the document has as many actions as standing steps
            None => standing.next().cloned(),
            Some(_) => undone_action(&mut document, row),
        };
        let Some(action) = action else { continue };
        let is_shown = index >= shown_from;
        let before = (is_shown || row.undone_at.is_some()).then(|| replayed.clone());
        // an undone step was legal when it was done; the replay has restored that game
        let followed = replayed.apply(&action).unwrap_or_default();
        let Some(before) = before else { continue };
        if is_shown {
            let events: &[Event] = if row.undone_at.is_none() { &followed } else { &[] };
            each(DoneStep {
                row,
                action: &action,
                before: &before,
                events,
            });
        }
        if row.undone_at.is_some() {
            back.push((row.undone_at, before));
        }
    }
}

/// Reads the action of an undone step, which the document does not have.
fn undone_action(document: &mut GameDocument, row: &ActionRow) -> Option<Action> {
    let written = serde_json::from_str(&row.action).ok()?;
    document.parse_action(&written).ok()
}

/// Lists the steps of a game, newest first, at most `most`. The step of a ruling has its penalty and its number.
pub fn history_lines(of: Recorded<'_>, game: &ReplayedGame, zone: &str, most: usize) -> Vec<HistoryLine> {
    let names = ShownNames { table: of.table, game };
    let of_ruling = |number: i64, what: Message| match penalty_of_step(of.rulings, &game.row.id, number) {
        Some((ruling, penalty, true)) => t::step_of_ruling(terms::penalty(penalty), what, ruling),
        // The step that is left of a penalty: what it did to the turns.
        Some((ruling, penalty, false)) => t::step_of_withdrawn_ruling(what.capital(), terms::penalty(penalty), ruling),
        None => what.capital(),
    };
    let mut lines = Vec::new();
    replay_steps(game, most, |step| {
        let what = action_text(step.action, step.before, &names);
        lines.push(HistoryLine {
            number: step.row.number,
            at: clock_time(step.row.at, zone),
            who: of.who(step.row),
            what: of_ruling(step.row.number, what),
            events: event_clauses(step.events, step.before, &names),
            undone: of.undone(step.row, zone),
        });
    });
    // Replayed from the start, shown from the end.
    lines.reverse();
    lines
}

/// Names a player of a table, who did a step there.
pub fn player_name(table: &FollowedTable, id: &str) -> Message {
    let player = table.players.iter().find(|player| player.id == id);
    player.map_or_else(staff_words::a_player, |player| player.name.as_str().into())
}

/// Describes the consequences of a step, as clauses, without what the step itself says. In a game of one turn at a time, it omits
/// the marker, too.
pub fn event_clauses(events: &[Event], game: &Game, names: &dyn Naming) -> Message {
    let one_turn = game.setup().variant() == Variant::FreeForAll;
    let is_told = |event: &&Event| match event {
        Event::StatusSet { .. } => false,
        Event::TurnEnded { .. } | Event::PhaseBegan { .. } | Event::MarkerPassed { .. } => !one_turn,
        _ => true,
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
