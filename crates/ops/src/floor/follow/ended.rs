//! The games of a table's match that have ended, as the rules of the match count them (T2, T3).

use super::{FollowedTable, ReplayedGame};
use std::cmp::Reverse;

use crate::OpError;
use podium_event::result::Outcome as MatchOutcome;
use podium_event::round_names::RoundName;
use podium_event::{GameResult, PlayerIx, PodResult, Profile, Stage};
use podium_melee::{Event, LeaveReason, Marker, Outcome, Seat};
use podium_rules::match_games::{EndedGame, MatchLength};
use say::refused_games as t;

/// Returns how long a table's match lasts: a drawn game ends it where the rules in use replay none (MTR-A 2.1), except in a
/// playoff match, which needs a winner (T17) unless the best seed advances from a drawn one (T43).
pub fn match_length(profile: &Profile, table: &FollowedTable) -> MatchLength {
    MatchLength::of(profile, table.round.stage.stage())
}

/// Returns whether time allows another game: it was not called (T2), or the match is a playoff match, which needs a winner
/// (T17) unless the best seed advances from a drawn one (T43).
pub fn time_is_left(table: &FollowedTable, game: &ReplayedGame, profile: &Profile) -> bool {
    let needs_winner = table.round.stage.stage() == Stage::Playoff && !profile.playoff_may_be_drawn();
    !game.game.time().is_called() || needs_winner
}

/// Returns the result of a match with this last game, in the round of this name. Where only those still in a game share its
/// draw, they are those whom nothing took out before it was drawn; where it takes places, it says who left in which order
/// (T45, T60); `result` is the one that everybody shares (T3).
///
/// # Errors
/// A player of the game does not sit at the table any more.
pub fn shared(
    profile: &Profile,
    round: &RoundName,
    table: &FollowedTable,
    game: &ReplayedGame,
    result: &PodResult,
) -> Result<PodResult, OpError> {
    if round.takes_places(profile) && result.is_reported() {
        return places(profile, table, game);
    }
    let seats: Vec<PlayerIx> = (0..table.players.len() as u32).map(PlayerIx).collect();
    let is_drawn = matches!(game.game.outcome(), Some(Outcome::Draw(_)));
    let outcome = result.outcome(&seats, profile.games_to_win);
    let (true, true, Some(MatchOutcome::Drawn(sharing))) = (profile.shares_draw_still_in(), is_drawn, outcome) else {
        return Ok(result.clone());
    };
    let left = game.game.table();
    let is_in = |seat: &Seat| matches!(left.leave_reason(*seat), None | Some(LeaveReason::Drawn));
    let still_in: Vec<PlayerIx> = (left.all_seats().filter(is_in))
        .map(|seat| at_place(table, game, seat))
        .collect::<Result<_, _>>()?;
    let sharing: Vec<PlayerIx> = sharing.into_iter().filter(|player| still_in.contains(player)).collect();
    Ok(match sharing[..] {
        // G18: the last ones left together, and nobody was in any more
        [] => result.clone(),
        [last] => PodResult::Won(last),
        _ => PodResult::Drawn(sharing),
    })
}

/// Returns who left a game that is over in which order (T45): players who left with one action left together, unless turn
/// order places them; those still in it or whose draw ended it are first, and who left with a match loss has no place.
fn places(profile: &Profile, table: &FollowedTable, game: &ReplayedGame) -> Result<PodResult, OpError> {
    let mut groups = left_together(game, profile.orders_tied_places());
    let left = game.game.table();
    let is_in = |seat: &Seat| match game.game.outcome() {
        Some(Outcome::Winner(winner)) => seat == winner,
        _ => matches!(left.leave_reason(*seat), None | Some(LeaveReason::Drawn)),
    };
    groups.push(left.all_seats().filter(is_in).collect());
    let mut placed = Vec::new();
    for group in groups.iter().rev().filter(|group| !group.is_empty()) {
        let players: Result<Vec<PlayerIx>, OpError> = group.iter().map(|seat| at_place(table, game, *seat)).collect();
        let mut players = players?;
        players.sort_unstable();
        placed.push(players);
    }
    Ok(match &placed[..] {
        // everybody has a match loss
        [] => PodResult::Drawn(Vec::new()),
        [all] if all.len() == table.players.len() => PodResult::Drawn(all.clone()),
        _ => PodResult::Places(placed),
    })
}

/// Groups the players who left a game, the first ones out first. `by_turn_order`: of players who left together, the one
/// furthest from the active player in turn order left first (T45). Players whom the most life beat left as it ended (T47).
fn left_together(game: &ReplayedGame, by_turn_order: bool) -> Vec<Vec<Seat>> {
    let seats = game.game.setup().seats();
    let mut active = game.game.setup().starting();
    let mut groups: Vec<Vec<Seat>> = Vec::new();
    let mut leave = |mut gone: Vec<Seat>, active: Seat| {
        // furthest first
        gone.sort_by_key(|seat| Reverse((seat.index() + seats - active.index()) % seats));
        match by_turn_order {
            true => groups.extend(gone.into_iter().map(|seat| vec![seat])),
            false => groups.push(gone),
        }
    };
    game.document.replay_with(|after, events| {
        let gone = events.iter().filter_map(|event| match event {
            Event::PlayerLeft { player, why } if ![LeaveReason::Drawn, LeaveReason::MatchLoss].contains(why) => {
                Some(*player)
            }
            _ => None,
        });
        leave(gone.collect(), active);
        if let Some(Outcome::Winner(winner)) = after.outcome() {
            let beaten = after.table().playing().iter().filter(|seat| seat != winner);
            leave(beaten.collect(), active);
        }
        let in_turn = after.markers().iter().find(|marker| marker.turn().is_some());
        // the last active player, where no turn begins any more
        active = in_turn.map_or(active, Marker::seat);
    });
    groups
}

/// Returns the player of a seat of a game, as the table's place.
fn at_place(table: &FollowedTable, game: &ReplayedGame, seat: Seat) -> Result<PlayerIx, OpError> {
    let key = &game.keys()[seat.index()];
    let place = table.players.iter().position(|player| player.key == *key);
    place
        .map(|ix| PlayerIx(ix as u32))
        .ok_or_else(|| OpError::refused(t::paired_again(table.pod.table_number)))
}

/// Lists the ended games of a table's match: the confirmed ones, then `last`, which is about to be confirmed, with the
/// seats that conceded the match in it. `PlayerIx(i)` is the player of the table's place `i`.
///
/// # Errors
/// A player of a game does not sit at the table any more.
pub fn ended_games(
    games_to_win: u32,
    table: &FollowedTable,
    last: Option<(&ReplayedGame, &[Seat])>,
) -> Result<Vec<EndedGame>, OpError> {
    let others = table.games.iter().chain(last.map(|(game, _)| game));
    let mut games = Vec::new();
    for game in table.confirmed() {
        // Match concessions are not stored: such players are missing from the next game, even if that game was given
        // up.
        let after = others
            .clone()
            // By time, not by number: a game that was given up has the number of the one that replaced it.
            .filter(|other| other.row.started_at > game.row.started_at);
        let after = after.min_by_key(|other| other.row.started_at);
        let is_out = |seat: &Seat| after.is_some_and(|after| !after.keys().contains(&game.keys()[seat.index()]));
        let out: Vec<Seat> = left_because(game, LeaveReason::Conceded).filter(is_out).collect();
        games.push(ended(games_to_win, table, game, &out)?);
    }
    if let Some((game, conceded_match)) = last {
        games.push(ended(games_to_win, table, game, conceded_match)?);
    }
    Ok(games)
}

fn ended(
    games_to_win: u32,
    table: &FollowedTable,
    game: &ReplayedGame,
    conceded_match: &[Seat],
) -> Result<EndedGame, OpError> {
    let player = |seat: Seat| at_place(table, game, seat);
    let result = match game.game.outcome() {
        Some(Outcome::Winner(seat)) => GameResult::Won(player(*seat)?),
        // Only games that are over are confirmed.
        _ => GameResult::Drawn,
    };
    // T2: in a match of one game, conceding the game concedes the match.
    let conceded = left_because(game, LeaveReason::Conceded)
        .filter(|seat| games_to_win == 1 || conceded_match.contains(seat))
        .map(player)
        .collect::<Result<_, _>>()?;
    let match_losses = left_because(game, LeaveReason::MatchLoss)
        .map(player)
        .collect::<Result<_, _>>()?;
    Ok(EndedGame {
        result,
        conceded,
        match_losses,
    })
}

fn left_because(game: &ReplayedGame, why: LeaveReason) -> impl Iterator<Item = Seat> {
    let table = game.game.table();
    table
        .all_seats()
        .filter(move |seat| table.leave_reason(*seat) == Some(why))
}
