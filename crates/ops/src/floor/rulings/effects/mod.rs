//! The effects of penalties (T30): in the followed game, in the match, in the tournament, or at the table by the judge;
//! and reversing them.

mod game;

use super::in_force::is_in_force;
use super::{penalty_of, waits_for_confirmation};
use crate::people::players::{disqualify, drop, revoke_disqualification, undo_drop};
use crate::run::results::{Told, mark_match_loss};
use crate::{OpError, Work};
use podium_event::penalties::Penalty;
use podium_store::floor::rulings::{self, RulingPlayerRow, RulingRow};
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::tournaments::rounds::{self, PodRow, RoundRow};
use podium_store::{DbError, PenaltyEffect, Reader, RoundState};
use say::Message;
use say::ruling_effects as t;

/// The effects that were carried out and those left for the judge, for the answer and the log.
#[derive(Debug, Default)]
pub(super) struct Effects {
    pub sentences: Vec<Told>,
    /// Whether something changed that may be on public pages.
    pub public: bool,
    /// Whether the public page of changes says that a player was disqualified.
    pub says_disqualified: bool,
}

impl Effects {
    /// Adds a sentence.
    pub fn say(&mut self, what: Message) {
        self.sentences.push(what.into());
    }

    /// Adds a sentence about a player.
    fn say_of(&mut self, player: &PlayerRow, what: impl Fn(Message) -> Message) {
        self.sentences.push(Told {
            shown: what(player.name.as_str().into()),
            logged: what(named(player).into()).to_string(),
        });
    }

    /// Adds a sentence about a player and the result of their table.
    fn say_result(&mut self, player: &PlayerRow, result: Told, what: impl Fn(Message, Message) -> Message) {
        self.sentences.push(Told {
            shown: what(player.name.as_str().into(), result.shown),
            logged: what(named(player).into(), result.logged.into()).to_string(),
        });
    }

    /// Replaces what was said before: nothing was carried out yet.
    pub fn say_only(&mut self, what: Message) {
        self.sentences.clear();
        self.say(what);
    }

    /// Returns the log's sentence followed by the effects that were carried out.
    pub fn after(&self, what: String) -> String {
        let effects = self.sentences.iter().map(|told| told.logged.as_str());
        std::iter::once(what.as_str())
            .chain(effects)
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// Returns the sentences for the person who acted.
    pub fn shown(self) -> Vec<Message> {
        self.sentences.into_iter().map(|told| told.shown).collect()
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
            effects.say_of(player, t::disqualified);
        }
    }
    // A player who has already dropped stays dropped; a second drop would be refused.
    if about.drops && player.dropped_after.is_none() {
        drop(work, player.number, &format!("Ruling {}", ruling.number))?;
        effects.public = true;
        effects.say_of(player, t::dropped);
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
    let penalty = penalty_of(about);
    let Some(seat) = seat else {
        effects.say_of(player, |who| t::for_next_match(who, penalty.term()));
        return Ok(());
    };
    // the default, unless the followed game accepts it
    about.effect = Some(PenaltyEffect::AtTable);
    match game::act(work, &seat.pod, player, penalty)? {
        game::PenaltyInGame::Done { game, action } => {
            about.effect = Some(PenaltyEffect::Game);
            done_in(work, about, game, action);
            effects.say_of(player, |who| match penalty {
                Penalty::SkipTurn => t::skips_in_game(who),
                _ => t::left_game(who),
            });
        }
        game::PenaltyInGame::NotPossible(why) => {
            effects.say(t::game_refused(seat.pod.table_number, why));
        }
        game::PenaltyInGame::NotFollowed => effects.say_of(player, |who| match penalty {
            Penalty::SkipTurn => t::skips_at_table(who),
            _ => t::leaves_at_table(who),
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
    let Some(seat) = seat else {
        effects.say_of(player, t::match_loss_next);
        return Ok(());
    };
    // even if no game is followed, the loss is in the result
    if let game::PenaltyInGame::Done { game, action } = game::act(work, &seat.pod, player, Penalty::MatchLoss)? {
        done_in(work, about, game, action);
    }
    about.effect = Some(PenaltyEffect::Match);
    effects.public = true;
    let table = seat.pod.table_number;
    match mark_match_loss(work, &seat.round, &seat.pod, &player.id, true)? {
        Some(result) => effects.say_result(player, result, |who, result| t::result_has_loss(table, who, result)),
        None => effects.say_of(player, |who| t::out_of_match(who, table)),
    }
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
    let reason = format!("Ruling {} does not stand", ruling.number);
    let mut is_back = true;
    if let (Some(game), Some(action)) = (&about.game_id, about.game_action) {
        if game::undo(work, game, action)? {
            effects.say_of(player, t::undone_in_game);
        } else {
            is_back = false;
            effects.say_of(player, t::not_undone_in_game);
        }
    // The program did nothing that it could undo: a person did.
    } else if matches!(about.effect, Some(PenaltyEffect::AtTable | PenaltyEffect::Game)) {
        is_back = false;
        let penalty = penalty_of(about);
        effects.say_of(player, |who| t::undo_at_table(who, penalty.term()));
    }
    if let Some(seat) = to_undo_at(work, ruling, about)? {
        about.to_undo.clone_from(&about.penalty);
        effects.say(t::judge_tells(seat.pod.table_number));
    }
    if about.effect == Some(PenaltyEffect::Tournament) && player.disqualified_after.is_some() {
        revoke_disqualification(work, player.number, &reason)?;
        effects.public = true;
        effects.say_of(player, t::in_tournament_again);
    }
    if matches!(about.effect, Some(PenaltyEffect::Match | PenaltyEffect::Tournament))
        && let Some(seat) = PlayerSeat::find(work, ruling, about)?
    {
        let table = seat.pod.table_number;
        if seat.is_played() {
            effects.public = true;
            if let Some(result) = mark_match_loss(work, &seat.round, &seat.pod, &player.id, false)? {
                effects.say_result(player, result, |who, result| t::result_without_loss(table, who, result));
            } else {
                effects.say_of(player, |who| t::in_match_again(who, table));
            }
        } else {
            let round = work.round_name(seat.round.number)?;
            match mark_match_loss(work, &seat.round, &seat.pod, &player.id, false) {
                Ok(Some(result)) => {
                    effects.public = true;
                    effects.say_result(player, result, |who, result| {
                        t::result_of_round_without_loss(table, round.inside(), who, result)
                    });
                }
                Ok(None) => {}
                Err(OpError::Refused { message, .. }) => {
                    is_back = false;
                    effects.say(round.heads(|round, number| t::finished(round, number, message)));
                }
                Err(other) => return Err(other),
            }
        }
    }
    if about.drops {
        match undo_drop(work, player.number, &reason) {
            Ok(_) => {
                effects.public = true;
                effects.say_of(player, t::not_dropped);
            }
            // The ruling is overturned anyway; what remains is reported.
            Err(OpError::Refused { message, .. }) => {
                is_back = false;
                effects.say_of(player, |who| t::drop_stays(who, &message));
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
    pub text: Message,
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
            (true, _, _) => t::reminder_waits(penalty.term()),
            (_, Penalty::MatchLoss | Penalty::Disqualification, _) => t::reminder_match(penalty.term()),
            (_, Penalty::GameLoss, Some(PenaltyEffect::AtTable)) => t::reminder_left_game(),
            (_, Penalty::SkipTurn, Some(PenaltyEffect::AtTable)) => t::reminder_skips(),
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
