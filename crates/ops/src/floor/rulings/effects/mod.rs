//! The effects of penalties (T30): in the followed game, in the match, in the tournament, or at the table by the judge;
//! and reversing them.

mod game;

use super::in_force::is_in_force;
use super::{penalty_of, waits_for_confirmation};
use crate::people::players::{disqualify, drop, revoke_disqualification, undo_drop};
use crate::run::results::mark_match_loss;
use crate::{OpError, Work};
use podium_event::penalties::Penalty;
use podium_store::floor::rulings::{self, RulingPlayerRow, RulingRow};
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::tournaments::rounds::{self, PodRow, RoundRow};
use podium_store::{DbError, PenaltyEffect, Reader, RoundState};

/// The effects that were carried out and those left for the judge, for the answer and the log. Players are written as
/// `{player:ID}`.
#[derive(Debug, Default)]
pub(super) struct Effects {
    pub sentences: Vec<String>,
    /// Whether something changed that may be on public pages.
    pub public: bool,
    /// Whether the public page of changes says that a player was disqualified.
    pub says_disqualified: bool,
}

impl Effects {
    fn say(&mut self, what: impl Into<String>) {
        self.sentences.push(what.into());
    }

    /// Returns a sentence followed by the effects that were carried out.
    pub fn after(&self, what: String) -> String {
        std::iter::once(&what)
            .chain(&self.sentences)
            .cloned()
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// Keeps public pages valid unless a match or the tournament changed: only the staff and the ruling's players see it.
    pub fn limit_change(&self, work: &mut Work<'_, '_>, ruling: &RulingRow) -> Result<(), OpError> {
        match (self.public, self.sentences.is_empty()) {
            (true, _) => {}
            // a verbal penalty: only the player's own page shows it
            (false, true) => {
                let about = rulings::players_of(work.conn, &ruling.id)?;
                work.floor_only_for(about.iter().map(|about| &about.player_id));
            }
            (false, false) => work.floor_only(),
        }
        Ok(())
    }
}

/// The table of a player in the ruling's round.
struct PlayerSeat {
    round: RoundRow,
    pod: PodRow,
}

impl PlayerSeat {
    fn find(work: &mut Work<'_, '_>, ruling: &RulingRow, about: &RulingPlayerRow) -> Result<Option<Self>, OpError> {
        let number = about.due_round.unwrap_or(ruling.round);
        // Round 0: given before the first round.
        let Some(round) = rounds::by_number(work.conn, &work.tournament.id, number)? else {
            return Ok(None);
        };
        let place = rounds::place_of(work.conn, &round.id, &about.player_id)?;
        let Some(pod) = place.and_then(|place| place.pod_id) else {
            return Ok(None);
        };
        let pod = rounds::pod_by_id(work.conn, &pod)?;
        Ok(pod.map(|pod| Self { round, pod }))
    }

    fn is_played(&self) -> bool {
        matches!(self.round.state, RoundState::Published | RoundState::Running)
    }
}

fn named(player: &PlayerRow) -> String {
    format!("{{player:{}}}", player.id)
}

/// Carries out a player's penalty and stores how.
pub(super) fn carry_out(
    work: &mut Work<'_, '_>,
    ruling: &RulingRow,
    about: &mut RulingPlayerRow,
    player: &PlayerRow,
    effects: &mut Effects,
) -> Result<(), OpError> {
    let penalty = penalty_of(about);
    // A Caution or a Warning changes nothing in the game, but counts for later penalties (T30).
    if penalty < Penalty::SkipTurn && !about.drops {
        return Ok(());
    }
    let seat = PlayerSeat::find(work, ruling, about)?.filter(PlayerSeat::is_played);
    let who = named(player);
    match penalty {
        Penalty::None | Penalty::Caution | Penalty::Warning => {}
        Penalty::SkipTurn | Penalty::GameLoss => {
            // A match with its result has no game to lose any more.
            let seat = seat.as_ref().filter(|seat| seat.pod.result.is_none());
            in_game(work, seat, about, player, effects)?;
        }
        Penalty::MatchLoss => in_match(work, seat.as_ref(), about, player, effects)?,
        Penalty::Disqualification => {
            // Between rounds there is no match to lose.
            if seat.is_some() {
                in_match(work, seat.as_ref(), about, player, effects)?;
            }
            let reason = format!("Ruling {}", ruling.number);
            // the command itself, with its own right check and log line
            disqualify(work, player.number, &reason, effects.says_disqualified)?;
            about.effect = Some(PenaltyEffect::Tournament);
            effects.public = true;
            effects.say(format!("{who} is disqualified and out of the tournament."));
        }
    }
    // A player who has already dropped stays dropped; a second drop would be refused.
    if about.drops && player.dropped_after.is_none() {
        drop(work, player.number, &format!("Ruling {}", ruling.number))?;
        effects.public = true;
        effects.say(format!("{who} is dropped from the tournament."));
    }
    Ok(rulings::update_player(work.conn, about)?)
}

/// Enters a Skip Turn or a Game Loss into the followed game; if none is followed, the judge carries it out at the
/// table.
fn in_game(
    work: &mut Work<'_, '_>,
    seat: Option<&PlayerSeat>,
    about: &mut RulingPlayerRow,
    player: &PlayerRow,
    effects: &mut Effects,
) -> Result<(), OpError> {
    let who = named(player);
    let penalty = penalty_of(about);
    let Some(seat) = seat else {
        effects.say(format!(
            "{who} is in no match now: the {} is carried out at the start of their next one. Tell them.",
            penalty.name()
        ));
        return Ok(());
    };
    // the default, unless the followed game accepts it
    about.effect = Some(PenaltyEffect::AtTable);
    match game::act(work, &seat.pod, player, penalty)? {
        game::PenaltyInGame::Done { game, action } => {
            about.effect = Some(PenaltyEffect::Game);
            done_in(work, about, game, action);
            effects.say(match penalty {
                Penalty::SkipTurn => format!("{who} skips their next turn in the followed game."),
                _ => format!("{who} has left the followed game; the pod plays on."),
            });
        }
        game::PenaltyInGame::NotPossible(why) => {
            effects.say(format!(
                "The followed game of table {} did not take it: {why}",
                seat.pod.table_number
            ));
        }
        game::PenaltyInGame::NotFollowed => effects.say(match penalty {
            Penalty::SkipTurn => format!("At the table: {who} skips their next turn. The game is not followed here."),
            _ => format!("At the table: {who} leaves the game now, the pod plays on. The game is not followed here."),
        }),
    }
    Ok(())
}

/// Notes that a followed game took a penalty: nothing is left for the judge at the table.
fn done_in(work: &Work<'_, '_>, about: &mut RulingPlayerRow, game: String, action: i64) {
    about.game_id = Some(game);
    about.game_action = Some(action);
    about.done_by.clone_from(&work.actor.account_id);
    about.done_at = Some(work.at);
}

/// Carries out a Match Loss: the player leaves the game and the match, cannot win it, and does not share its draw (T2,
/// T3).
fn in_match(
    work: &mut Work<'_, '_>,
    seat: Option<&PlayerSeat>,
    about: &mut RulingPlayerRow,
    player: &PlayerRow,
    effects: &mut Effects,
) -> Result<(), OpError> {
    let who = named(player);
    let Some(seat) = seat else {
        effects.say(format!(
            "{who} is in no match now: the Match Loss is carried out in their next one, unless you correct the last one's result."
        ));
        return Ok(());
    };
    // even if no game is followed, the loss is in the result
    if let game::PenaltyInGame::Done { game, action } = game::act(work, &seat.pod, player, Penalty::MatchLoss)? {
        done_in(work, about, game, action);
    }
    about.effect = Some(PenaltyEffect::Match);
    effects.public = true;
    let table = seat.pod.table_number;
    effects.say(match mark_match_loss(work, &seat.round, &seat.pod, &player.id, true)? {
        Some(result) => format!("The result of table {table} has {who}'s Match Loss now. It is {result}."),
        None => {
            format!("{who} is out of the match: the result of table {table} takes the Match Loss when it is entered.")
        }
    });
    Ok(())
}

/// Reverses a player's penalty as far as possible, and reports what is left.
pub(super) fn take_back(
    work: &mut Work<'_, '_>,
    ruling: &RulingRow,
    about: &mut RulingPlayerRow,
    player: &PlayerRow,
    effects: &mut Effects,
) -> Result<(), OpError> {
    let who = named(player);
    let reason = format!("Ruling {} does not stand", ruling.number);
    let mut is_back = true;
    if let (Some(game), Some(action)) = (&about.game_id, about.game_action) {
        if game::undo(work, game, action)? {
            effects.say(format!("{who}'s penalty is undone in the followed game."));
        } else {
            is_back = false;
            effects.say(format!(
                "The followed game went on after {who}'s penalty in a way that cannot be undone here: {who} is out of it still."
            ));
        }
    // The program did nothing that it could undo: a person did.
    } else if matches!(about.effect, Some(PenaltyEffect::AtTable | PenaltyEffect::Game)) {
        is_back = false;
        effects.say(format!(
            "At the table {who} had a {}: undo it there, as far as the game allows.",
            penalty_of(about).name()
        ));
    }
    if let Some(seat) = to_undo_at(work, ruling, about)? {
        about.to_undo.clone_from(&about.penalty);
        effects.say(format!(
            "The judge of table {} has to tell the table.",
            seat.pod.table_number
        ));
    }
    if about.effect == Some(PenaltyEffect::Tournament) && player.disqualified_after.is_some() {
        revoke_disqualification(work, player.number, &reason)?;
        effects.public = true;
        effects.say(format!("{who} is in the tournament again."));
    }
    if matches!(about.effect, Some(PenaltyEffect::Match | PenaltyEffect::Tournament))
        && let Some(seat) = PlayerSeat::find(work, ruling, about)?
    {
        let table = seat.pod.table_number;
        if seat.is_played() {
            effects.public = true;
            if let Some(result) = mark_match_loss(work, &seat.round, &seat.pod, &player.id, false)? {
                effects.say(format!(
                    "The result of table {table} is without {who}'s Match Loss now. It is {result}."
                ));
            } else {
                effects.say(format!("{who} is in the match of table {table} again."));
            }
        } else {
            let round = work.round_name(seat.round.number)?;
            match mark_match_loss(work, &seat.round, &seat.pod, &player.id, false) {
                Ok(Some(result)) => {
                    effects.public = true;
                    effects.say(format!(
                        "The result of table {table} in {} is without {who}'s Match Loss now. It is {result}.",
                        round.inside()
                    ));
                }
                Ok(None) => {}
                Err(OpError::Refused { message, .. }) => {
                    is_back = false;
                    effects.say(format!("{} finished: {message}", round.is()));
                }
                Err(other) => return Err(other),
            }
        }
    }
    if about.drops {
        match undo_drop(work, player.number, &reason) {
            Ok(_) => {
                effects.public = true;
                effects.say(format!("{who} is not dropped any more."));
            }
            // The ruling is overturned anyway; what remains is reported.
            Err(OpError::Refused { message, .. }) => {
                is_back = false;
                effects.say(format!("The drop of {who} stays: {message}"));
            }
            Err(other) => return Err(other),
        }
    }
    // A partly reversed penalty keeps its effect, so that reminders still mention it.
    if is_back && about.effect.is_some() {
        about.effect = Some(PenaltyEffect::TakenBack);
    }
    Ok(rulings::update_player(work.conn, about)?)
}

/// Returns the table where a penalty was carried out whose match is still played: what it did there is undone by a judge,
/// whatever the program undoes.
fn to_undo_at(
    work: &mut Work<'_, '_>,
    ruling: &RulingRow,
    about: &RulingPlayerRow,
) -> Result<Option<PlayerSeat>, OpError> {
    if about.effect.is_none_or(|effect| effect == PenaltyEffect::TakenBack) || penalty_of(about) < Penalty::SkipTurn {
        return Ok(None);
    }
    let seat = PlayerSeat::find(work, ruling, about)?;
    Ok(seat.filter(|seat| seat.is_played() && seat.pod.result.is_none()))
}

/// A note for the scorekeeper who enters a table's result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reminder {
    pub table: i64,
    /// Number of the ruling.
    pub ruling: i64,
    pub player: String,
    /// The text, as "Match Loss: they cannot win, and have 0 points of a draw".
    pub text: String,
}

/// Returns the consequences of a round's rulings in force for its results, by table.
pub fn reminders(conn: &mut Reader<'_>, tournament: &str, round: &RoundRow) -> Result<Vec<Reminder>, DbError> {
    let rows = rulings::players_of_round(conn, tournament, round.number)?;
    let mut found = Vec::new();
    // In most rounds: this saves two statements on every results page.
    if rows.is_empty() {
        return Ok(found);
    }
    let places = rounds::places_of_round(conn, &round.id)?;
    let pods = rounds::pods_of_round(conn, &round.id)?;
    for (ruling, about) in rows {
        let penalty = penalty_of(&about);
        let waits = waits_for_confirmation(&ruling);
        // Lighter penalties do not affect a result.
        if !is_in_force(ruling.state) || penalty < Penalty::SkipTurn {
            continue;
        }
        let place = places.iter().find(|place| place.player_id == about.player_id);
        let pod = place.and_then(|place| pods.iter().find(|pod| Some(&pod.id) == place.pod_id.as_ref()));
        let (Some(pod), Some(player)) = (pod, players::by_id(conn, &about.player_id)?) else {
            continue;
        };
        let text = match (waits, penalty, about.effect) {
            (true, _, _) => format!("{} waits for the head judge", penalty.name()),
            (_, Penalty::MatchLoss | Penalty::Disqualification, _) => {
                format!("{}: cannot win the match, no points of a draw", penalty.name())
            }
            (_, Penalty::GameLoss, Some(PenaltyEffect::AtTable)) => "Game Loss: has left the game".to_owned(),
            (_, Penalty::SkipTurn, Some(PenaltyEffect::AtTable)) => "Skip Turn: skips the next turn".to_owned(),
            _ => continue,
        };
        found.push(Reminder {
            table: pod.table_number,
            ruling: ruling.number,
            player: player.name,
            text,
        });
    }
    // Scorekeepers go through the tables in order.
    found.sort_by_key(|reminder| (reminder.table, reminder.ruling));
    Ok(found)
}
