//! Results: reported, overruled, corrected. A result is durable when its answer is sent.

mod preview;
mod store;

pub use preview::{Moved, Preview, preview};
pub(super) use store::store_lone_winner;

use serde_json::{Value, json};

use super::rounds::begin;
use super::{Actor, Once, OpError, Work, command};
use crate::db::rounds::{self, PlaceRow, PodRow, RoundRow};
use crate::db::{Database, RoundState, StageWord};
use crate::rules::{PlayerIx, PodResult, entry};

/// A result as typed; `None` takes a result back.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Typed {
    /// One token a game: a seat, or `D`.
    pub games: String,
    /// Seats that conceded the match.
    pub conceded: Vec<usize>,
    /// Seats with a match loss.
    pub match_losses: Vec<usize>,
}

/// What reporting came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reported {
    Stored,
    /// Somebody had entered the same.
    AlreadySo,
    /// Somebody had entered something else; the pod's version, for who overrules it.
    Differs {
        version: i64,
    },
}

/// Reports a table of the open round. A result that is there is only replaced by who has seen it: `overrule` is the
/// version of the pod that they saw.
///
/// # Errors
/// No open round, no such table, or the result does not fit the pod.
pub fn report(
    db: &Database,
    slug: &str,
    actor: &Actor,
    once: &Once,
    table: i64,
    typed: &Typed,
    overrule: Option<i64>,
) -> Result<Reported, OpError> {
    command(db, slug, actor, once, |work| {
        let mut round = open_round(work)?;
        let Some(pod) = rounds::pod_at_table(work.conn, &round.id, table)? else {
            return Err(OpError::field(
                "table",
                format!(
                    "There is no table {table} in round {}. Look at the pairings for its number.",
                    round.number
                ),
            ));
        };
        let at = Table::read(work, round.number, pod)?;
        let result = at.read_typed(work, typed)?;
        let settled = at.settle(work, &round, &result, overrule)?;
        if settled == Reported::Stored && round.state == RoundState::Published {
            begin(work, &mut round)?;
        }
        Ok(settled)
    })
}

/// Stores the result of a table of the open round, as a report does, for a command that found it another way (a game
/// that was followed). `PlayerIx(i)` of the result is the player of the pod's place `i`.
///
/// # Errors
/// The result does not fit a playoff match.
pub(in crate::ops) fn settle(
    work: &mut Work<'_, '_>,
    round: &RoundRow,
    pod: &PodRow,
    result: &PodResult,
    overrule: Option<i64>,
) -> Result<Reported, OpError> {
    Table::read(work, round.number, pod.clone())?.settle(work, round, result, overrule)
}

/// Corrects or takes back the result of any round; a finished round's correction is for everybody to see.
///
/// # Errors
/// No such table, an old form, no reason, a playoff round that a later one was made from, or the result does not fit.
pub fn correct(
    db: &Database,
    slug: &str,
    actor: &Actor,
    once: &Once,
    place: (i64, i64, i64),
    typed: Option<&Typed>,
    reason: &str,
) -> Result<(), OpError> {
    let (number, table, version) = place;
    command(db, slug, actor, once, |work| {
        super::rounds::refuse_ended(work.tournament.state)?;
        let all = rounds::of_tournament(work.conn, &work.tournament.id)?;
        let Some(mut round) = all.iter().find(|r| r.number == number).cloned() else {
            return Err(OpError::NotFound(format!("There is no round {number}.")));
        };
        if round.state == RoundState::Draft {
            return Err(OpError::refused(format!(
                "Round {number} is a draft: it has no results."
            )));
        }
        let Some(pod) = rounds::pod_at_table(work.conn, &round.id, table)? else {
            return Err(OpError::NotFound(format!(
                "There is no table {table} in round {number}."
            )));
        };
        if pod.version != version {
            return Err(OpError::Conflict(format!(
                "Somebody changed the result of table {table} since this page was opened. Look at it as it is now, then decide again."
            )));
        }
        let finished = round.state == RoundState::Finished;
        if finished && round.stage == StageWord::Playoff && all.iter().any(|r| r.number > number) {
            return Err(OpError::refused(format!(
                "A later playoff round was made from the winners of round {number}. Throw that round away first."
            )));
        }
        if finished && typed.is_none() {
            return Err(OpError::refused(format!(
                "Round {number} is finished: its results are corrected, not taken back. Reopen the round to take one back."
            )));
        }
        if reason.trim().is_empty() {
            return Err(OpError::field(
                "reason",
                "Write why the result changes: it is recorded.",
            ));
        }
        let at = Table::read(work, number, pod)?;
        let before = at.result(work)?;
        let result = match typed {
            Some(typed) => at.read_typed(work, typed)?,
            None => PodResult::NotReported,
        };
        if before == result {
            return Err(OpError::refused(format!("Table {table} has this result already.")));
        }
        refuse_drawn_playoff(work, &round, &at, &result)?;
        if round.state == RoundState::Published && result.is_reported() {
            begin(work, &mut round)?;
        }
        at.store(work, "result.correct", &before, &result, reason, finished)
    })
}

/// The round that takes results.
fn open_round(work: &mut Work<'_, '_>) -> Result<RoundRow, OpError> {
    super::rounds::refuse_ended(work.tournament.state)?;
    let all = rounds::of_tournament(work.conn, &work.tournament.id)?;
    match all.last() {
        Some(round) if matches!(round.state, RoundState::Published | RoundState::Running) => Ok(round.clone()),
        Some(round) if round.state == RoundState::Draft => Err(OpError::refused(format!(
            "Round {} is a draft. Publish it before results are entered.",
            round.number
        ))),
        _ => Err(OpError::refused(
            "No round is running. Results of finished rounds are corrected at their tables.",
        )),
    }
}

/// T17: a playoff match has a winner, unless a time limit was set for the playoff before the tournament.
fn refuse_drawn_playoff(work: &Work<'_, '_>, round: &RoundRow, at: &Table, result: &PodResult) -> Result<(), OpError> {
    let profile = work.tournament.profile()?;
    let drawn = matches!(
        result.outcome(&at.seats, profile.games_to_win),
        Some(crate::rules::result::Outcome::Drawn(_))
    );
    if round.stage == StageWord::Playoff && drawn {
        return Err(OpError::Refused {
            rule: "MTR-A 2.5B, T17",
            message: format!(
                "Table {}: a playoff match has a winner. Play another game with the seats drawn anew, and enter who won.",
                at.pod.table_number
            ),
        });
    }
    Ok(())
}

/// A pod with its places; seats stand for its players.
struct Table {
    round: i64,
    pod: PodRow,
    places: Vec<PlaceRow>,
    /// `PlayerIx(i)` is the player of `places[i]`: the rules only need to tell them apart.
    seats: Vec<PlayerIx>,
}

impl Table {
    fn read(work: &mut Work<'_, '_>, round: i64, pod: PodRow) -> Result<Self, OpError> {
        let places = rounds::places_of_pod(work.conn, &pod.id)?;
        let seats = (0..places.len() as u32).map(PlayerIx).collect();
        Ok(Self {
            round,
            pod,
            places,
            seats,
        })
    }

    fn read_typed(&self, work: &Work<'_, '_>, typed: &Typed) -> Result<PodResult, OpError> {
        let games_to_win = work.tournament.profile()?.games_to_win;
        entry::read(
            &typed.games,
            &typed.conceded,
            &typed.match_losses,
            &self.seats,
            games_to_win,
        )
        .map_err(|refusal| {
            OpError::field(
                "result",
                format!("Table {}: {}", self.pod.table_number, refusal.message),
            )
        })
    }

    fn result(&self, work: &mut Work<'_, '_>) -> Result<PodResult, OpError> {
        store::read(work.conn, &self.pod, &self.places)
    }

    /// Stores the result unless another one stands there that its sender has not seen.
    fn settle(
        self,
        work: &mut Work<'_, '_>,
        round: &RoundRow,
        result: &PodResult,
        overrule: Option<i64>,
    ) -> Result<Reported, OpError> {
        let before = self.result(work)?;
        if before.is_reported() {
            if before == *result {
                return Ok(Reported::AlreadySo);
            }
            if overrule != Some(self.pod.version) {
                return Ok(Reported::Differs {
                    version: self.pod.version,
                });
            }
        }
        refuse_drawn_playoff(work, round, &self, result)?;
        let verb = if before.is_reported() {
            "result.overrule"
        } else {
            "result.report"
        };
        self.store(work, verb, &before, result, "", false)?;
        Ok(Reported::Stored)
    }

    fn store(
        mut self,
        work: &mut Work<'_, '_>,
        verb: &str,
        before: &PodResult,
        after: &PodResult,
        reason: &str,
        public: bool,
    ) -> Result<(), OpError> {
        self.pod.version += 1;
        self.pod.reported_by.clone_from(&work.actor.account_id);
        self.pod.reported_at = Some(work.at);
        store::write(work.conn, &mut self.pod, &self.places, after)?;
        let (table, round) = (self.pod.table_number, self.round);
        let what = match after {
            PodResult::NotReported => format!("Result of table {table} in round {round} taken back."),
            _ => format!("Table {table}, round {round}: {}.", self.words(after)),
        };
        let (before, after) = (self.json(before), self.json(after));
        let entry = work.log(verb, what).before(before).after(after).reason(reason);
        if public {
            entry.public();
        }
        Ok(())
    }

    /// The result in words; players stand as `{player:ID}`.
    fn words(&self, result: &PodResult) -> String {
        let name = |player: &PlayerIx| format!("{{player:{}}}", self.places[player.ix()].player_id);
        let names = |players: &[PlayerIx]| players.iter().map(name).collect::<Vec<_>>().join(", ");
        match result {
            PodResult::NotReported => "not reported".to_owned(),
            PodResult::Won(winner) => format!("won by {}", name(winner)),
            PodResult::Drawn(scoring) if scoring.len() == self.seats.len() => "drawn".to_owned(),
            PodResult::Drawn(scoring) => format!("drawn among {}", names(scoring)),
            PodResult::Games {
                games,
                conceded,
                match_losses,
            } => {
                let games: Vec<String> = games
                    .iter()
                    .map(|game| match game {
                        crate::rules::GameResult::Won(winner) => name(winner),
                        crate::rules::GameResult::Drawn => "drawn".to_owned(),
                    })
                    .collect();
                let mut words = format!(
                    "games: {}",
                    if games.is_empty() {
                        "none".into()
                    } else {
                        games.join(", ")
                    }
                );
                if !conceded.is_empty() {
                    words += &format!("; conceded: {}", names(conceded));
                }
                if !match_losses.is_empty() {
                    words += &format!("; match loss: {}", names(match_losses));
                }
                words
            }
        }
    }

    fn json(&self, result: &PodResult) -> Value {
        match entry::write(result, &self.seats) {
            None => Value::Null,
            Some((games, conceded, losses)) => {
                json!({"result": games, "conceded_seats": conceded, "match_loss_seats": losses})
            }
        }
    }
}
