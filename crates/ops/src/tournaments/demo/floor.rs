//! Work for the judges of the demo: a followed game, a ruling, a call, tables with extra time. All of it lies within
//! the minutes that the round's clock has run.

use serde_json::{Value, json};

use super::Day;
use crate::floor::follow::{self, AgreedRules, DeskAction, GameVersion};
use crate::floor::rulings::{self, NewPenalty, NewRuling};
use crate::run::clock;
use crate::{Command, OpError, Sender, floor};
use podium_event::penalties::Penalty;
use podium_store::tournaments::events::Loaded;

/// Gives each unreported table of the running round something to look at.
///
/// # Errors
/// The round is not the one that the demo made.
pub(super) fn floor(day: Day<'_>, loaded: &Loaded) -> Result<(), OpError> {
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
                followed(day, table, &keys.collect::<Vec<_>>())?;
            }
            1 => {
                day.act(3, |work| {
                    clock::extend(work, number, table, 6, "A long ruling about layers")
                })?;
                let ruling = NewRuling {
                    table: Some(table),
                    what: "Drew two cards for the turn; the second was put back at random.".to_owned(),
                    answer: "The card goes back, the game goes on.".to_owned(),
                    players: vec![NewPenalty {
                        number: players[0],
                        infraction: Some("2.3".to_owned()),
                        penalty: Some(Penalty::Warning),
                        ..NewPenalty::default()
                    }],
                    ..NewRuling::default()
                };
                day.act(2, |work| rulings::record(work, &ruling))?;
            }
            2 => {
                let caller = Sender::player(loaded.row(pod.seats[1]));
                Command::on(day.slug, caller).run(day.db, |work| {
                    work.at = day.minutes_ago(1);
                    floor::call(work, "Two triggers at once: whose goes first?")
                })?;
            }
            _ => day.act(1, |work| clock::begin_deck_check(work, number, table, &[], ""))?,
        }
    }
    Ok(())
}

/// A game in its second round of turns, with the status that the table shows (T29), which one player has conceded.
fn followed(day: Day<'_>, table: i64, keys: &[String]) -> Result<(), OpError> {
    day.act(9, |work| follow::start(work, table, &AgreedRules::default()))?;
    let turn = || json!({"do": "end_turn", "marker": 1});
    let steps: [(i64, Value); 7] = [
        (8, turn()),
        (7, turn()),
        (6, turn()),
        (5, turn()),
        (
            4,
            json!({"do": "set_status", "player": keys[0], "life": 33, "commander_damage": {(keys[1].as_str()): 7}}),
        ),
        (3, json!({"do": "leave", "players": [keys[3]], "why": "conceded"})),
        (2, turn()),
    ];
    for ((ago, step), version) in steps.into_iter().zip(1..) {
        let actions = [DeskAction::Do(step)];
        day.act(ago, |work| {
            follow::act(work, GameVersion::new(table, version), &actions)
        })?;
    }
    Ok(())
}
