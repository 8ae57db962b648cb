//! The end of a game, as the desk proposes it: what the match result would be by T2 and T3, or that another game follows.

use crate::melee::{LeaveReason, Naming, Outcome, Seat};
use crate::ops::OpError;
use crate::ops::follow::{Followed, FollowedTable, ShownNames, ended_games, time_is_left};
use crate::rules::match_games::standing;
use crate::rules::{self, PlayerIx, Profile, Stage};
use crate::web::form::Choice;

/// What is proposed.
#[derive(Debug, Clone)]
pub struct Proposal {
    /// "Ann won the game."
    pub game: String,
    /// "The match: Ann wins, 5 points." One sentence a group of players.
    pub scores: Vec<String>,
    /// The match may end with this game.
    pub may_end: bool,
    /// Another game may follow.
    pub may_go_on: bool,
    /// Another game is what is proposed: time is left, or a playoff match is drawn (T17).
    pub go_on: bool,
    /// The match is not decided, and too few are left in it for another game at the desk.
    pub too_few: bool,
    /// In a match of several games: who conceded this one and may have conceded the match.
    pub conceded: Vec<Choice>,
}

/// What the end of a game leads to; `None` while it goes on.
///
/// # Errors
/// A player of the game does not sit at the table any more.
pub fn proposal(table: &FollowedTable, game: &Followed, profile: &Profile) -> Result<Option<Proposal>, OpError> {
    let Some(outcome) = game.game.outcome() else {
        return Ok(None);
    };
    let names = ShownNames { table, game };
    let seats: Vec<PlayerIx> = (0..table.players.len() as u32).map(PlayerIx).collect();
    let games = ended_games(profile.games_to_win, table, Some((game, &[])))?;
    let stands = standing(&seats, &games, profile.games_to_win);
    let match_drawn = matches!(
        stands.result.outcome(&seats, profile.games_to_win),
        Some(rules::Outcome::Drawn(_))
    );
    // T17: a playoff match has a winner.
    let replayed = match_drawn && table.round.stage.stage() == Stage::Playoff;
    let time_is_left = time_is_left(table, game);
    // CR 800.1: fewer are no multiplayer game, which the desk could follow.
    let too_few = !stands.decided && stands.left.len() < 3;
    let conceded: Vec<Seat> = if profile.games_to_win > 1 {
        let all = game.game.table();
        all.all_seats()
            .filter(|seat| all.leave_reason(*seat) == Some(LeaveReason::Conceded))
            .collect()
    } else {
        Vec::new()
    };
    Ok(Some(Proposal {
        game: match outcome {
            Outcome::Winner(seat) => format!("{} won the game.", names.player(*seat)),
            Outcome::Draw(_) => "The game is drawn.".to_owned(),
        },
        scores: scores(table, &stands.result, profile),
        may_end: !replayed,
        may_go_on: !stands.decided && !too_few && time_is_left,
        go_on: replayed || !game.game.time().is_called(),
        too_few,
        conceded: conceded
            .iter()
            .map(|seat| Choice::new(seat.index() + 1, names.player(*seat)))
            .collect(),
    }))
}

/// Who scores what if the match ends so, in sentences.
pub fn scores(table: &FollowedTable, result: &rules::PodResult, profile: &Profile) -> Vec<String> {
    let seats: Vec<PlayerIx> = (0..table.players.len() as u32).map(PlayerIx).collect();
    let names = |players: &[PlayerIx]| -> String {
        let all: Vec<&str> = players.iter().map(|ix| table.players[ix.ix()].name.as_str()).collect();
        all.join(", ")
    };
    let points = |points: u32| format!("{points} {}", if points == 1 { "point" } else { "points" });
    let rest =
        |scoring: &[PlayerIx]| -> Vec<PlayerIx> { seats.iter().filter(|ix| !scoring.contains(ix)).copied().collect() };
    match result.outcome(&seats, profile.games_to_win) {
        None => Vec::new(),
        Some(rules::Outcome::Won(winner)) => vec![
            format!("{}: won the match, {}", names(&[winner]), points(profile.points.win)),
            format!("{}: {}", names(&rest(&[winner])), points(profile.points.loss)),
        ],
        Some(rules::Outcome::Drawn(scoring)) => {
            let mut lines = Vec::new();
            if !scoring.is_empty() {
                lines.push(format!(
                    "{}: drew the match, {} each",
                    names(&scoring),
                    points(profile.points.draw)
                ));
            }
            let others = rest(&scoring);
            if !others.is_empty() {
                lines.push(format!(
                    "{}: conceded or match loss, {} (T3)",
                    names(&others),
                    points(profile.points.loss)
                ));
            }
            lines
        }
    }
}
