//! The proposal at the end of a game: the match result according to T2 and T3, or another game.

use crate::web::frame::form::Choice;
use podium_event::round_names::RoundName;
use podium_event::{PlayerIx, PodResult, Profile, Stage};
use podium_melee::{LeaveReason, Naming, Outcome, Seat};
use podium_ops::OpError;
use podium_ops::floor::follow::{
    FollowedTable, ReplayedGame, ShownNames, ended_games, match_length, shared, time_is_left,
};
use podium_rules::match_games::standing;
use podium_rules::standings::place_points;
use say::{Message, game_desk as t};

/// The proposal.
#[derive(Debug, Clone)]
pub struct Proposal {
    /// "Ann won the game."
    pub game: Message,
    /// The result of the match if it ends now; `PlayerIx(i)` is the player of the table's place `i`.
    pub result: PodResult,
    /// "Ann: won the match, 5 points", one line for each group of players.
    pub scores: Vec<Message>,
    /// Whether the match may end with this game.
    pub may_end: bool,
    /// Whether another game may follow.
    pub may_go_on: bool,
    /// Whether another game is proposed: time is left, or a playoff match is drawn (T17).
    pub go_on: bool,
    /// Whether the match is undecided, but too few players are left in it for another game at the desk.
    pub too_few: bool,
    /// In a match of several games: the players who conceded this one and may have conceded the match.
    pub conceded: Vec<Choice>,
}

impl Proposal {
    /// Returns whether the next game is the primary button.
    pub fn proposes_next(&self) -> bool {
        self.may_go_on && self.go_on
    }

    /// Returns whether the next game is offered beside the primary button.
    pub fn offers_next(&self) -> bool {
        self.may_go_on && !self.go_on
    }
}

/// Proposes what follows the end of a game; `None` while it goes on.
///
/// # Errors
/// A player of the game no longer sits at the table.
pub fn proposal(
    round: &RoundName,
    table: &FollowedTable,
    game: &ReplayedGame,
    profile: &Profile,
) -> Result<Option<Proposal>, OpError> {
    let Some(outcome) = game.game.outcome() else {
        return Ok(None);
    };
    let names = ShownNames { table, game };
    let seats: Vec<PlayerIx> = (0..table.players.len() as u32).map(PlayerIx).collect();
    // Nobody counts as having conceded the whole match before the judge says so.
    let length = match_length(profile, table);
    let games = ended_games(profile.games_to_win, table, Some((game, &[])))?;
    let standing = standing(&seats, &games, &length);
    let result = shared(profile, round, table, game, &standing.result)?;
    let match_drawn = matches!(
        result.outcome(&seats, profile.games_to_win),
        Some(podium_event::Outcome::Drawn(_))
    );
    // T17: a playoff match has a winner, unless the best seed advances from a drawn one (T43).
    let replayed = match_drawn && table.round.stage.stage() == Stage::Playoff && !profile.playoff_may_be_drawn();
    let time_is_left = time_is_left(table, game, profile);
    // CR 800.1: with fewer players it is not a multiplayer game, which the desk could follow.
    let too_few = !standing.decided && standing.left.len() < 3;
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
            Outcome::Winner(seat) => t::won_the_game(names.player(*seat)),
            Outcome::Draw(_) => t::game_is_drawn(),
        },
        scores: scores(table, &result, profile),
        result,
        // T17: a drawn playoff match does not end.
        may_end: !replayed,
        may_go_on: !standing.decided && !too_few && time_is_left,
        // T2: with time left a drawn game is followed by another.
        go_on: replayed || !game.game.time().is_called(),
        too_few,
        conceded: conceded
            .iter()
            .map(|seat| Choice::new(seat.index() + 1, names.player(*seat)))
            .collect(),
    }))
}

/// Returns the scores if the match ends with a result.
fn scores(table: &FollowedTable, result: &PodResult, profile: &Profile) -> Vec<Message> {
    let seats: Vec<PlayerIx> = (0..table.players.len() as u32).map(PlayerIx).collect();
    let name = |ix: &PlayerIx| Message::from(&table.players[ix.ix()].name);
    let names = |players: &[PlayerIx]| Message::joined(players.iter().map(name), ", ");
    let rest =
        |scoring: &[PlayerIx]| -> Vec<PlayerIx> { seats.iter().filter(|ix| !scoring.contains(ix)).copied().collect() };
    if let Some(groups) = result
        .places(&seats, profile.shares_draw_still_in())
        .filter(|_| profile.scores_places())
    {
        let points = |group: &[PlayerIx]| place_points(profile, result, &seats, group[0]).unwrap_or(0);
        let line = |group: &Vec<PlayerIx>| t::score_others(names(group), points(group));
        return groups.iter().map(line).collect();
    }
    match result.outcome(&seats, profile.games_to_win) {
        None => Vec::new(),
        Some(outcome) if profile.house.wager.is_some() => stakes(&outcome, &names, &rest),
        Some(podium_event::Outcome::Won(winner)) => vec![
            t::score_won(names(&[winner]), profile.win_points(seats.len())),
            t::score_others(names(&rest(&[winner])), profile.points.loss),
        ],
        Some(podium_event::Outcome::Drawn(scoring)) => {
            let mut lines = Vec::new();
            if !scoring.is_empty() {
                lines.push(t::score_drew(names(&scoring), profile.points.draw));
            }
            let others = rest(&scoring);
            if !others.is_empty() {
                lines.push(t::score_out(names(&others), profile.points.loss));
            }
            lines
        }
    }
}

/// Returns who takes the stakes where points are wagered (T59); `rest` are the others of the table.
fn stakes(
    outcome: &podium_event::Outcome,
    names: &impl Fn(&[PlayerIx]) -> Message,
    rest: &impl Fn(&[PlayerIx]) -> Vec<PlayerIx>,
) -> Vec<Message> {
    let (taking, first) = match outcome {
        podium_event::Outcome::Won(winner) => (vec![*winner], t::score_takes_stakes(names(&[*winner]))),
        podium_event::Outcome::Drawn(sharing) => (sharing.clone(), t::score_shares_stakes(names(sharing))),
    };
    let others = rest(&taking);
    let took = (!taking.is_empty()).then_some(first);
    let lost = (!others.is_empty()).then(|| t::score_loses_stake(names(&others)));
    took.into_iter().chain(lost).collect()
}
