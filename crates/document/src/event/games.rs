//! `followed_games` of a pod: games that judges followed, with every step, including undone ones. The actors are in the
//! log, because a document has no accounts.

use chrono::{DateTime, Utc};
use serde::Serialize;
use serde_json::Value;

use crate::cursor::Cursor;
use crate::game::GameDocument;
use podium_event::labels::FollowState;
use say::document_problems as t;

/// A game that judges followed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FollowedGame {
    /// The number of the game in its match, from 1.
    pub number: u32,
    pub state: FollowState,
    pub started_at: DateTime<Utc>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closed_at: Option<DateTime<Utc>>,
    /// `podium-game/1` without actions; its seats are players' ids.
    pub setup: Value,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<GameStep>,
}

/// One action of a followed game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct GameStep {
    pub at: DateTime<Utc>,
    /// An action of `podium-game/1`.
    pub action: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undone_at: Option<DateTime<Utc>>,
}

/// Reads and replays the games of a pod; `seats` are the ids of its players.
pub(super) fn read(cursor: Option<Cursor<'_>>, seats: &Value) -> Vec<FollowedGame> {
    let Some(cursor) = cursor else { return Vec::new() };
    let mut games: Vec<FollowedGame> = Vec::new();
    for item in cursor.items() {
        let Some(game) = game(&item, seats) else { continue };
        let other = |other: &FollowedGame| match game.state {
            FollowState::Open => other.state == FollowState::Open,
            FollowState::Confirmed => other.state == FollowState::Confirmed && other.number == game.number,
            // A game may be begun and given up any number of times.
            FollowState::Abandoned => false,
        };
        if games.iter().any(other) {
            item.say(t::one_open_game());
        }
        games.push(game);
    }
    games
}

fn game(cursor: &Cursor<'_>, seats: &Value) -> Option<FollowedGame> {
    let object = cursor.object()?;
    // More games than any match has, and few enough for a page.
    let number = object.need("number").and_then(|number| number.whole(1..=1_000));
    let state = object.need("state").and_then(|state| state.one_of(FollowState::LABELS));
    let started_at = object.need("started_at").and_then(|at| at.moment());
    let closed_at = object.get("closed_at").and_then(|at| at.moment());
    let setup = object.need("setup").map(|setup| setup.value.clone());
    let steps: Vec<GameStep> = object.get("steps").map_or_else(Vec::new, |steps| {
        let items = steps.items();
        items.filter_map(|item| step(&item)).collect()
    });
    object.finish();
    let game = FollowedGame {
        number: number?,
        state: state?,
        started_at: started_at?,
        closed_at,
        setup: setup?,
        steps,
    };
    if (game.state == FollowState::Open) != game.closed_at.is_none() {
        cursor.say(t::game_closed());
    }
    // Once it is stored, every page of the game replays it and relies on this.
    check_replay(cursor, &game, seats);
    Some(game)
}

fn step(cursor: &Cursor<'_>) -> Option<GameStep> {
    let object = cursor.object()?;
    let at = object.need("at").and_then(|at| at.moment());
    let action = object.need("action").map(|action| action.value.clone());
    let undone_at = object.get("undone_at").and_then(|at| at.moment());
    object.finish();
    Some(GameStep {
        at: at?,
        action: action?,
        undone_at,
    })
}

/// Reports problems of the game that the steps form, without the undone ones.
fn check_replay(cursor: &Cursor<'_>, game: &FollowedGame, seats: &Value) {
    let mut whole = game.setup.clone();
    let Some(fields) = whole.as_object_mut() else {
        cursor.say(t::setup_object());
        return;
    };
    let standing = game.steps.iter().filter(|step| step.undone_at.is_none());
    let actions = standing.map(|step| step.action.clone()).collect();
    if fields.insert("actions".to_owned(), Value::Array(actions)).is_some() {
        cursor.say(t::setup_without_actions());
    }
    // undone steps are read but not replayed: the game in which they were possible is gone
    let undone = game.steps.iter().filter(|step| step.undone_at.is_some());
    match GameDocument::read_value(&whole) {
        Err(problems) => problems
            .iter()
            .for_each(|problem| cursor.say(t::game_unreadable(problem.in_words()))),
        Ok(mut document) => {
            if let Some((index, refusal)) = document.replay().illegal {
                let message = refusal.message(document.names());
                cursor.say(t::step_impossible(index + 1, message));
            }
            for step in undone {
                if let Err(problems) = document.parse_action(&step.action) {
                    problems
                        .iter()
                        .for_each(|problem| cursor.say(t::undone_unreadable(problem.in_words())));
                }
            }
            let at_table = |key: &String| seats.as_array().is_some_and(|all| all.iter().any(|id| id == key));
            // Fewer may play than sit there: players who left the match are not in its next game (T2).
            if let Some(stranger) = document.names().players().iter().find(|key| !at_table(key)) {
                cursor.say(t::stranger_plays(stranger));
            }
        }
    }
}
