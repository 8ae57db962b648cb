//! Work for the judges of the demo: a call, a game past its time, a ruling, tables with more time.

use serde_json::json;

use super::act;
use crate::db::Database;
use crate::db::events::Loaded;
use crate::ops::follow::{self, AgreedRules, DeskAction, GameVersion};
use crate::ops::rulings::{self, NewPenalty, NewRuling};
use crate::ops::{Actor, Command, OpError, Sender, clock, floor};

/// Gives each unreported table of the running round something to look at.
///
/// # Errors
/// The round is not as the demo made it.
pub fn floor(db: &Database, slug: &str, actor: &Actor, loaded: &Loaded) -> Result<(), OpError> {
    let event = &loaded.event;
    let Some(round) = event.rounds().last() else {
        return Ok(());
    };
    let number = i64::from(round.number);
    let open = round.pods.iter().filter(|pod| !pod.result.is_reported());
    for (ix, pod) in open.enumerate() {
        let table = i64::from(pod.table);
        let players: Vec<i64> = pod.seats.iter().map(|&seat| loaded.row(seat).number).collect();
        match ix {
            0 => {
                let keys = pod.seats.iter().map(|&seat| loaded.row(seat).key.clone());
                late(db, slug, actor, table, &keys.collect::<Vec<_>>())?;
            }
            1 => {
                act(db, slug, actor, |work| {
                    clock::extend(work, number, table, 6, "A long ruling about layers")
                })?;
                let ruling = NewRuling {
                    table: Some(table),
                    what: "Drew two cards for the turn; the second was put back at random.".to_owned(),
                    answer: "The card goes back, the game goes on.".to_owned(),
                    players: vec![NewPenalty {
                        number: players[0],
                        infraction: Some("2.3".to_owned()),
                        case: None,
                        penalty: None,
                    }],
                    ..NewRuling::default()
                };
                act(db, slug, actor, |work| rulings::record(work, &ruling))?;
            }
            2 => {
                let caller = Sender::player(loaded.row(pod.seats[1]));
                Command::on(slug, caller)
                    .run(db, |work| floor::call(work, "Two triggers at once: whose goes first?"))?;
            }
            _ => act(db, slug, actor, |work| clock::begin_deck_check(work, number, table, ""))?,
        }
    }
    Ok(())
}

/// A game in its extra turns after time (MTR-A 2.5AA).
fn late(db: &Database, slug: &str, actor: &Actor, table: i64, keys: &[String]) -> Result<(), OpError> {
    act(db, slug, actor, |work| {
        follow::start(work, table, &AgreedRules::default())
    })?;
    let steps = [
        json!({"do": "end_turn", "marker": 1}),
        json!({"do": "leave", "players": [keys[3]], "why": "lost"}),
        json!({"do": "call_time", "procedure": "extra_turns"}),
        json!({"do": "end_turn", "marker": 1}),
    ];
    for (step, version) in steps.into_iter().zip(1..) {
        let actions = [DeskAction::Do(step)];
        act(db, slug, actor, |work| {
            follow::act(work, GameVersion { table, version }, &actions)
        })?;
    }
    Ok(())
}
