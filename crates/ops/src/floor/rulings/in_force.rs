//! Rulings in force: whom they take out of a game or a match, what a judge still has to do about them at the table, and who
//! is not counted for turns because of Slow Play. Everything that shows or checks it asks here.

use super::{penalty_of, waits_for_confirmation};
use podium_base::clock::Moment;
use podium_event::penalties::{Penalty, SLOW_PLAY};
use podium_event::result::possible::won_by_who_is_out;
use podium_event::{PlayerIx, PodResult};
use podium_store::floor::follow::FollowedRow;
use podium_store::floor::rulings::{self, RulingPlayerRow, RulingRow};
use podium_store::tournaments::rounds::{self, RoundRow};
use podium_store::{DbError, FollowState, PenaltyEffect, Reader, RulingState};
use say::Message;
use say::refused_results as t;

/// A ruling with one of its players.
pub type Ruled = (RulingRow, RulingPlayerRow);

/// A player whom a ruling takes out of their game or match (T30).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuledOut {
    pub player_id: String,
    /// The number of the ruling.
    pub ruling: i64,
    /// A Game Loss or more.
    pub penalty: Penalty,
    /// When the ruling was given, and by which account.
    pub at: Moment,
    pub by: Option<String>,
    /// The followed game that they left with it; `None` if none was followed.
    pub game: Option<String>,
}

impl RuledOut {
    /// Whether they cannot win the match and share no draw of it (T2, T3); after a Game Loss they may win a later game.
    pub fn is_out_of_match(&self) -> bool {
        self.penalty >= Penalty::MatchLoss
    }

    /// Returns why a result that they win cannot be: "Bob left the game with a Game Loss (ruling 4) and did not win it".
    pub fn why_not(&self, who: impl Into<Message>) -> Message {
        let (penalty, ruling) = (self.penalty.term(), self.ruling);
        match self.is_out_of_match() {
            true => t::cannot_win_match(who, penalty, ruling),
            false => t::did_not_win_game(who, penalty, ruling),
        }
    }

    /// Returns whether a result that this player wins contradicts it: the match (T2), or the only game that they left (T30).
    pub fn contradicts(&self, result: &PodResult, player: PlayerIx, games_to_win: u32) -> bool {
        let winners = result.winners();
        let is_theirs = |winner: &PlayerIx| *winner == player;
        let won = winners.iter().flatten().filter(|winner| is_theirs(winner)).count();
        match self.is_out_of_match() {
            true => won_by_who_is_out(&winners, is_theirs, games_to_win).is_some(),
            false => won > 0 && won == winners.len(),
        }
    }

    /// Returns whether it takes the player out of the game that is played now; `followed`: the games of the table that are
    /// or were followed.
    pub fn is_out_now(&self, followed: &[FollowedRow]) -> bool {
        let of_game = self
            .game
            .as_ref()
            .and_then(|id| followed.iter().find(|game| game.id == *id));
        // A Game Loss ends with its game.
        self.is_out_of_match() || of_game.is_none_or(|game| game.state != FollowState::Confirmed)
    }

    /// Returns the label of a seat: "game loss", "match loss", "disqualified".
    pub fn label(&self) -> Message {
        match self.penalty {
            Penalty::Disqualification => say::player_state::out_disqualified(),
            Penalty::MatchLoss => say::player_state::out_match_loss(),
            _ => say::player_state::out_game_loss(),
        }
    }
}

/// Returns whether a ruling in this state counts for later ones: it was not overturned or withdrawn.
pub(super) fn is_in_force(state: RulingState) -> bool {
    !matches!(state, RulingState::Overturned | RulingState::Withdrawn)
}

/// Lists the players whom rulings of a round take out of its games and matches, each once: by the heaviest, then the newest.
pub fn ruled_out(round: &RoundRow, rulings: &[Ruled]) -> Vec<RuledOut> {
    let mut all: Vec<RuledOut> = Vec::new();
    let found = rulings
        .iter()
        .filter(|(ruling, about)| is_carried_out(round, ruling, about));
    for (ruling, about) in found.filter(|(_, about)| penalty_of(about).is_for_head_judge()) {
        let out = RuledOut {
            player_id: about.player_id.clone(),
            ruling: ruling.number,
            penalty: penalty_of(about),
            at: ruling.made_at,
            by: ruling.made_by.clone(),
            game: about.game_id.clone(),
        };
        match all.iter_mut().find(|other| other.player_id == out.player_id) {
            Some(other) if (other.penalty, other.ruling) < (out.penalty, out.ruling) => *other = out,
            Some(_) => {}
            None => all.push(out),
        }
    }
    all
}

/// Returns whether a penalty was carried out in a match of this round and not undone.
fn is_carried_out(round: &RoundRow, ruling: &RulingRow, about: &RulingPlayerRow) -> bool {
    // By the effect, not by the penalty: one that waits for the head judge, or for the player's next game, has none.
    let has_effect = about.effect.is_some_and(|effect| effect != PenaltyEffect::TakenBack);
    // Given after the round, whose matches were over, and not carried over into it.
    let is_late = about.due_round != Some(round.number) && round.finished_at.is_some_and(|end| ruling.made_at >= end);
    has_effect && is_in_force(ruling.state) && !waits_for_confirmation(ruling) && !is_late
}

/// Lists the players of a pod whom rulings of its round take out of their game or match.
pub(crate) fn ruled_out_of_pod(
    conn: &mut Reader<'_>,
    tournament: &str,
    round: i64,
    pod: &str,
) -> Result<Vec<RuledOut>, DbError> {
    let all = rulings::players_of_pod(conn, tournament, round, pod)?;
    // At most tables: this saves a statement for each result.
    if all.is_empty() {
        return Ok(Vec::new());
    }
    let round = rounds::by_number(conn, tournament, round)?;
    Ok(round.map_or_else(Vec::new, |round| ruled_out(&round, &all)))
}

/// Returns the number of a ruling in force that disqualified a player: it is what has to be withdrawn.
pub(crate) fn standing_disqualification(
    conn: &mut Reader<'_>,
    tournament: &str,
    player: &str,
) -> Result<Option<i64>, DbError> {
    let about = rulings::about_player(conn, tournament, player)?;
    let disqualifies = about
        .iter()
        .find(|(ruling, about)| is_in_force(ruling.state) && about.effect == Some(PenaltyEffect::Tournament));
    Ok(disqualifies.map(|(ruling, _)| ruling.number))
}

/// Why a penalty does not stand any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Undone {
    Withdrawn,
    Overturned,
    /// The head judge made it this lighter one.
    Lighter(Penalty),
}

impl Undone {
    /// Returns why a ruling's penalty does not stand any more, for one that has to be undone.
    fn of(ruling: &RulingRow, about: &RulingPlayerRow) -> Self {
        match ruling.state {
            RulingState::Withdrawn => Self::Withdrawn,
            RulingState::Overturned => Self::Overturned,
            _ => Self::Lighter(penalty_of(about)),
        }
    }
}

/// A penalty that a judge still has to carry out, or to undo, at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToCarryOut {
    /// The number of the ruling.
    pub ruling: i64,
    pub player_id: String,
    /// A Skip Turn or more.
    pub penalty: Penalty,
    /// Why it has to be undone; `None`: it has to be carried out.
    pub undone: Option<Undone>,
}

/// Returns the penalty of a ruling that a judge still has to undo at the table, and why.
pub fn to_undo(ruling: &RulingRow, about: &RulingPlayerRow) -> Option<ToCarryOut> {
    Some(ToCarryOut {
        ruling: ruling.number,
        player_id: about.player_id.clone(),
        penalty: Penalty::parse(about.to_undo.as_deref()?)?,
        undone: Some(Undone::of(ruling, about)),
    })
}

/// Lists the penalties of a round that nobody has carried out, or undone, at the table yet, oldest first.
pub fn to_carry_out(round: &RoundRow, rulings: &[Ruled]) -> Vec<ToCarryOut> {
    let of = |(ruling, about): &Ruled| {
        let undo = to_undo(ruling, about).filter(|_| about.is_in(ruling, round.number));
        let is_open = penalty_of(about) >= Penalty::SkipTurn && about.done_at.is_none();
        let open = (is_open && is_carried_out(round, ruling, about)).then(|| ToCarryOut {
            ruling: ruling.number,
            player_id: about.player_id.clone(),
            penalty: penalty_of(about),
            undone: None,
        });
        [undo, open].into_iter().flatten()
    };
    rulings.iter().flat_map(of).collect()
}

/// Returns the numbers of the steps of a followed game that rulings in force made: nobody undoes them there, because the
/// ruling would still say what they did.
pub fn steps_of_rulings(rulings: &[Ruled], game: &str) -> Vec<i64> {
    let made = |(ruling, about): &&Ruled| is_in_force(ruling.state) && about.game_id.as_deref() == Some(game);
    rulings
        .iter()
        .filter(made)
        .filter_map(|(_, about)| about.game_action)
        .collect()
}

/// Returns the ruling with the penalty that made a step of a followed game, and whether it still stands.
pub fn penalty_of_step(rulings: &[Ruled], game: &str, step: i64) -> Option<(i64, Penalty, bool)> {
    let made = |about: &RulingPlayerRow| about.game_id.as_deref() == Some(game) && about.game_action == Some(step);
    let (ruling, about) = rulings.iter().find(|(_, about)| made(about))?;
    Some((ruling.number, penalty_of(about), is_in_force(ruling.state)))
}

/// Returns the ids of the players with a ruling of Slow Play in force: the time call at their table proposes them as not
/// counted (3.3). A ruling that waits for the head judge counts too, because the judge who calls time confirms it.
pub fn slow_players(rulings: &[Ruled]) -> Vec<String> {
    let mut slow: Vec<String> = rulings
        .iter()
        .filter(|(ruling, about)| is_in_force(ruling.state) && about.infraction.as_deref() == Some(SLOW_PLAY))
        .map(|(_, about)| about.player_id.clone())
        .collect();
    slow.sort();
    slow.dedup();
    slow
}
