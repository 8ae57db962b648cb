//! Recording a ruling: checked, stored, and its penalties carried out.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::decision::{NewPenalty, decision};
use super::disqualifying::Disqualifying;
use super::effects::{self, Effects};
use super::history::of_the_day;
use super::{HeadWord, MOST_MINUTES, actors_word, read_texts};
use crate::floor::calls::{end_by_ruling, length_of};
use crate::floor::end_watch_of;
use crate::run::clock::tell_table;
use crate::{FieldProblem, OpError, Work};
use podium_event::penalties::{Penalty, SLOW_PLAY};
use podium_store::floor::calls;
use podium_store::floor::clocks::{self, ExtensionRow};
use podium_store::floor::rulings::{self, RulingPlayerRow, RulingRow};
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::tournaments::rounds::{self, PodRow, RoundRow};
use podium_store::{PlayerStatus, RoundState, RulingState};
use say::Message;
use say::refused_rulings as t;

/// A new ruling.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct NewRuling {
    /// A table of the newest published round.
    pub table: Option<i64>,
    /// The call that it answers.
    pub call: Option<String>,
    pub players: Vec<NewPenalty>,
    /// What happened.
    pub what: String,
    pub answer: String,
    /// The rule, as "CR 800.4a".
    pub rule: String,
    /// Time given to the table with it.
    pub minutes: Option<i64>,
    /// Whether the table gets the length of the call instead (T21).
    pub call_length: bool,
    /// Whether an organizer who acts as head judge confirms a Game Loss or more.
    pub confirmed: bool,
    pub disqualifying: Disqualifying,
}

/// The result of recording.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recorded {
    pub number: i64,
    /// Whether it waits for the head judge, with nothing carried out.
    pub waits: bool,
    /// Sentences about what was carried out, and what is left for the judge.
    pub done: Vec<Message>,
}

/// The place of a ruling: the newest published round, and the pod in it.
pub(super) struct Place {
    pub round: Option<RoundRow>,
    pub pod: Option<PodRow>,
}

/// Records a ruling and carries out its penalties. A Game Loss or more takes effect at once only if the head judge
/// gives it; another judge's waits for the head judge (T30).
///
/// # Errors
/// The wrong fields, or a penalty that cannot be carried out.
pub fn record(work: &mut Work<'_, '_>, new: &NewRuling) -> Result<Recorded, OpError> {
    // A finished tournament still takes rulings: many things come to light after the last match.
    if work.tournament.state == podium_store::TournamentState::Cancelled {
        return Err(OpError::refused(say::refused_rights::tournament_cancelled()));
    }
    let place = place(work, new.table)?;
    let parts = check(work, new, &place)?;
    let heaviest = parts.iter().map(|part| part.decided).max().unwrap_or(Penalty::None);
    let waits = match heaviest.is_for_head_judge() {
        true => takes_head_word(work, new, heaviest)?,
        false => false,
    };
    if heaviest == Penalty::Disqualification {
        // What waits is confirmed with the head judge's word.
        let disqualifying = Disqualifying {
            confirmed: new.disqualifying.confirmed || waits,
            ..new.disqualifying
        };
        disqualifying.confirm(&new.what)?;
    }
    let number = rulings::next_number(work.conn, &work.tournament.id)?;
    let minutes = match new.call_length {
        true => length_of(work, new.call.as_deref(), place.pod.as_ref())?,
        false => new.minutes.filter(|minutes| *minutes > 0),
    };
    let extension = give_time(work, &place, number, minutes)?;
    let given = minutes.filter(|_| new.call_length && extension.is_some());
    let round = place.round.as_ref().map_or(0, |round| round.number);
    // none of the three can fail here: `check` has read them
    let [what, answer, rule] = read_texts(&new.what, &new.answer, &new.rule).map(Result::unwrap_or_default);
    let row = RulingRow {
        pod_id: place.pod.as_ref().map(|pod| pod.id.clone()),
        call_id: new.call.clone(),
        what,
        answer,
        rule,
        state: if waits {
            RulingState::Appealed
        } else {
            RulingState::Given
        },
        made_by: work.actor.account_id.clone(),
        appealed_at: waits.then_some(work.at),
        extension_id: extension,
        ..RulingRow::new(&work.tournament.id, number, round, work.at)
    };
    rulings::insert(work.conn, &row)?;
    let log = log_values(&row, &parts);
    let mut effects = Effects {
        // the hall sees how long a table plays
        public: row.extension_id.is_some(),
        says_disqualified: new.disqualifying.public,
        ..Effects::default()
    };
    for part in parts {
        let mut about = RulingPlayerRow {
            infraction: part.infraction,
            penalty: (part.decided > Penalty::None).then(|| part.decided.as_str().to_owned()),
            proposed: part
                .proposed
                // Stored only if the judge decided otherwise; most rows would just repeat the penalty.
                .filter(|p| *p != part.decided)
                .map(|p| p.as_str().to_owned()),
            drops: part.drops,
            built_on: part.built_on.join(" "),
            ..RulingPlayerRow::new(&row, &part.player.id)
        };
        if about.infraction.as_deref() == Some(SLOW_PLAY)
            && let Some(pod) = &row.pod_id
        {
            end_watch_of(work, pod, &part.player.id)?;
        }
        // Before its effects: a match loss is read from the rulings in force.
        rulings::insert_player(work.conn, &about)?;
        if !waits {
            effects::carry_out(work, &row, &mut about, &part.player, &mut effects)?;
        }
    }
    let what = match waits {
        true => format!("Ruling {number} recorded; it waits for the head judge."),
        false => format!("Ruling {number} given."),
    };
    work.log("ruling.record", what).after(log);
    let ended = end_by_ruling(work, new.call.as_deref(), number)?;
    if effects.public {
        // the end of the call alone is seen at its table only
        work.public_change();
    }
    effects.limit_change(work, &row)?;
    if waits {
        effects.say_only(say::ruling_effects::waits());
    }
    let given = given.map(say::ruling_effects::table_got_time);
    given.into_iter().chain(ended).for_each(|what| effects.say(what));
    work.answer = format!("/t/{}/desk/rulings/{number}", work.tournament.slug);
    Ok(Recorded {
        number,
        waits,
        done: effects.shown(),
    })
}

/// Returns whether a ruling with a Game Loss or more waits for confirmation (T30).
///
/// # Errors
/// The actor acts as head judge and has not confirmed it.
fn takes_head_word(work: &mut Work<'_, '_>, new: &NewRuling, heaviest: Penalty) -> Result<bool, OpError> {
    let word = actors_word(work)?;
    // A head judge sees each of them twice, as given and as decided; an organizer in their place sees them once.
    if word == HeadWord::StandsIn && !new.confirmed {
        return Err(OpError::field("confirmed", t::confirm_as_organizer(heaviest.term())));
    }
    Ok(!word.decides())
}

/// A player of a new ruling, checked.
struct CheckedPenalty {
    player: PlayerRow,
    infraction: Option<String>,
    decided: Penalty,
    proposed: Option<Penalty>,
    drops: bool,
    /// Numbers of the earlier rulings that the penalty counts.
    built_on: Vec<String>,
}

/// Returns the newest published round, and the pod at a table of it.
pub(super) fn place(work: &mut Work<'_, '_>, table: Option<i64>) -> Result<Place, OpError> {
    let all = rounds::of_tournament(work.conn, &work.tournament.id)?;
    // Including a finished round: much is decided after the last match.
    let round = all.into_iter().rev().find(|round| round.state != RoundState::Draft);
    let pod = match (&round, table) {
        (_, None) => None,
        (Some(round), Some(table)) => rounds::pod_at_table(work.conn, &round.id, table)?,
        (None, Some(_)) => None,
    };
    if let (Some(table), None) = (table, &pod) {
        let message = match &round {
            Some(round) => say::refused_results::no_table_look(table, work.round_name(round.number)?.inside()),
            None => t::no_round_yet(),
        };
        return Err(OpError::field("table", message));
    }
    Ok(Place { round, pod })
}

/// Checks a new ruling: returns each player's penalty, or all problems at once.
fn check(work: &mut Work<'_, '_>, new: &NewRuling, place: &Place) -> Result<Vec<CheckedPenalty>, OpError> {
    let mut problems: Vec<FieldProblem> = Vec::new();
    let checks = read_texts(&new.what, &new.answer, &new.rule);
    problems.extend(checks.into_iter().filter_map(Result::err));
    // An infraction briefly says what happened; the rest may be written after the table plays on.
    if new.what.trim().is_empty() && new.players.iter().all(|part| part.infraction.is_none()) {
        problems.push(FieldProblem::new("what", t::what_missing()));
    }
    if let Some(minutes) = new.minutes {
        if !(0..=MOST_MINUTES).contains(&minutes) {
            let message = t::minutes_out_of_range(minutes, MOST_MINUTES);
            problems.push(FieldProblem::new("minutes", message));
        } else if minutes > 0 && place.pod.is_none() {
            problems.push(FieldProblem::new("minutes", t::minutes_of_no_table()));
        }
    }
    // A ruling without a player and a table could not be found again.
    if new.players.is_empty() && place.pod.is_none() {
        problems.push(FieldProblem::new("table", t::about_nobody()));
    }
    if let Some(call) = &new.call
        && calls::by_id(work.conn, &work.tournament.id, call)?.is_none()
    {
        problems.push(FieldProblem::new("call", t::call_gone()));
    }
    let profile = work.tournament.profile()?;
    let penalties = profile.penalty_table();
    let mut seen = BTreeSet::new();
    let mut parts = Vec::new();
    for chosen in &new.players {
        let found = players::by_number(work.conn, &work.tournament.id, chosen.number)?;
        let Some(player) = found.filter(|player| player.status == PlayerStatus::Registered) else {
            let message = say::refused_floor::no_player(chosen.number);
            problems.push(FieldProblem::new("also", message));
            continue;
        };
        // ticked at the table and also typed among the other players
        if !seen.insert(chosen.number) {
            continue;
        }
        let about = rulings::about_player(work.conn, &work.tournament.id, &player.id)?;
        let about = about.iter().map(|(ruling, about)| (ruling, about));
        let earlier = of_the_day(about, work.at, &work.tournament.time_zone);
        match decision(&penalties, profile.level, chosen, &earlier) {
            Ok(decision) => parts.push(CheckedPenalty {
                infraction: chosen.infraction.clone(),
                decided: decision.decided,
                proposed: decision.proposed,
                drops: decision.drops,
                built_on: decision.built_on.iter().map(ToString::to_string).collect(),
                player,
            }),
            Err(message) => {
                let message = t::of_player(&player.name, message);
                problems.push(FieldProblem::new(format!("infraction_{}", chosen.number), message));
            }
        }
    }
    if problems.is_empty() {
        Ok(parts)
    } else {
        Err(OpError::Invalid(problems))
    }
}

/// Gives the table the ruling's minutes.
fn give_time(
    work: &mut Work<'_, '_>,
    place: &Place,
    number: i64,
    minutes: Option<i64>,
) -> Result<Option<String>, OpError> {
    let (Some(pod), Some(minutes)) = (&place.pod, minutes) else {
        return Ok(None);
    };
    let row = ExtensionRow {
        made_by: work.actor.account_id.clone(),
        ..ExtensionRow::of_ruling(&pod.id, number, minutes, work.at)
    };
    clocks::give(work.conn, &row)?;
    tell_table(work, &pod.id, minutes)?;
    let what = format!("Table {} got {minutes} min for ruling {number}.", pod.table_number);
    // A separate line: the clock's log contains all minutes that were given.
    work.log("time.give", what);
    Ok(Some(row.id))
}

/// Returns the log's value for a ruling: codes and words, no names.
fn log_values(row: &RulingRow, parts: &[CheckedPenalty]) -> Value {
    let players: Vec<Value> = parts
        .iter()
        .map(|part| {
            json!({"player": part.player.key, "infraction": part.infraction, "penalty": part.decided.as_str(),
                "proposed": part.proposed.filter(|p| *p != part.decided).map(Penalty::as_str)})
        })
        .collect();
    json!({"ruling": row.number, "round": row.round, "players": players})
}
