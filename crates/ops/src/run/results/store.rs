//! A pod's result, read from its rows and written to them.

use crate::{OpError, Work};
use podium_event::result::possible;
use podium_event::{GameResult, PlayerIx, PodResult};
use podium_store::tournaments::events;
use podium_store::tournaments::rounds::{self, GameRow, Mark, PlaceRow, PodRow};
use podium_store::{OutcomeWord, Reader, ResultKind, Writer};
use say::refused_results as t;

/// Reads a pod's result from its rows; `PlayerIx(i)` is the player of `places[i]`.
pub(super) fn read(conn: &mut Reader<'_>, pod: &PodRow, places: &[PlaceRow]) -> Result<PodResult, OpError> {
    let with = |is_meant: &dyn Fn(&PlaceRow) -> bool| -> Vec<PlayerIx> {
        (0_u32..)
            .zip(places)
            .filter(|(_, place)| is_meant(place))
            .map(|(ix, _)| PlayerIx(ix))
            .collect()
    };
    let by_outcome = |word: OutcomeWord| with(&|place| place.outcome == Some(word));
    let placed = events::places_of(places.iter().map(|place| place.place), |ix| {
        Ok::<_, OpError>(PlayerIx(ix as u32))
    })?;
    Ok(match pod.result {
        None => PodResult::NotReported,
        Some(ResultKind::Won | ResultKind::Drawn) if !placed.is_empty() => PodResult::Places(placed),
        Some(ResultKind::Won) => by_outcome(OutcomeWord::Won)
            .first()
            // The program never writes a win without a winner; asking for the result again is the safest reading.
            .map_or(PodResult::NotReported, |w| PodResult::Won(*w)),
        Some(ResultKind::Drawn) => PodResult::Drawn(by_outcome(OutcomeWord::Drew)),
        Some(ResultKind::Games) => {
            let seat = |id: &str| {
                places
                    .iter()
                    .position(|p| p.player_id == id)
                    .map(|ix| PlayerIx(ix as u32))
            };
            PodResult::Games {
                games: rounds::games_of_pod(conn, &pod.id)?
                    .iter()
                    .map(|game| {
                        game.winner_id
                            .as_deref()
                            .and_then(seat)
                            .map_or(GameResult::Drawn, GameResult::Won)
                    })
                    .collect(),
                conceded: with(&|place| place.conceded),
                match_losses: with(&|place| place.match_loss),
            }
        }
    })
}

/// Writes a pod's result, unless it is impossible: reading it would fail from then on. The caller sets the pod's
/// version, reporter and time; removing a result clears the last two.
pub(super) fn write(
    conn: &mut Writer<'_>,
    pod: &mut PodRow,
    places: &[PlaceRow],
    result: &PodResult,
    games_to_win: u32,
) -> Result<(), OpError> {
    let seats: Vec<PlayerIx> = (0..places.len() as u32).map(PlayerIx).collect();
    if let Some(wrong) = possible::wrong(result, &seats, games_to_win).first() {
        return Err(OpError::field(
            "result",
            t::at_table(pod.table_number, wrong.fault.message()),
        ));
    }
    let in_list = |list: &[PlayerIx], seat: PlayerIx| list.contains(&seat);
    let mark = |seat: PlayerIx| match result {
        PodResult::Games {
            conceded, match_losses, ..
        } => Mark {
            outcome: None,
            conceded: in_list(conceded, seat),
            match_loss: in_list(match_losses, seat),
            ..Mark::default()
        },
        PodResult::Places(groups) => Mark {
            // the outcome too, by which rows are counted
            outcome: events::outcome_word(result, seat),
            place: events::place_in(groups, seat),
            ..Mark::default()
        },
        _ => Mark {
            outcome: events::outcome_word(result, seat),
            ..Mark::default()
        },
    };
    let marks: Vec<Mark> = seats.iter().copied().map(mark).collect();
    if places.iter().zip(&marks).any(|(place, mark)| place.mark() != *mark) {
        // In most results, all players but one have the same outcome. The winner comes last: the database allows one
        // winner of a pod, so the old one must be removed before the new one is set.
        let of_most = marks.iter().find(|mark| mark.outcome != Some(OutcomeWord::Won));
        let of_most = of_most.copied().unwrap_or_default();
        rounds::mark_pod(conn, &pod.id, of_most)?;
        for (place, mark) in places.iter().zip(&marks) {
            if *mark != of_most {
                rounds::mark_place(conn, place, *mark)?;
            }
        }
    }
    let games = match result {
        PodResult::Games { games, .. } => games.as_slice(),
        _ => &[],
    };
    let game_rows: Vec<GameRow> = games
        .iter()
        .zip(1_i64..)
        .map(|(game, number)| GameRow {
            pod_id: pod.id.clone(),
            number,
            winner_id: match game {
                GameResult::Won(winner) => places.get(winner.ix()).map(|p| p.player_id.clone()),
                GameResult::Drawn => None,
            },
        })
        .collect();
    // nearly every result has one game, before and after: nothing to replace
    if pod.result == Some(ResultKind::Games) || !game_rows.is_empty() {
        rounds::set_games(conn, &pod.id, &game_rows)?;
    }
    pod.result = events::result_kind(result);
    if pod.result.is_none() {
        pod.reported_by = None;
        pod.reported_at = None;
    }
    Ok(rounds::update_pod(conn, pod)?)
}

/// Stores the win of a player who is alone in a playoff pod: they advance without a game (T16).
pub(crate) fn store_lone_winner(work: &mut Work<'_, '_>, mut pod: PodRow, alone: &PlaceRow) -> Result<(), OpError> {
    // no reporter: this marks a publication that can be reverted, because nobody has played on it
    pod.reported_at = Some(work.at);
    let games_to_win = work.tournament.profile()?.games_to_win;
    write(
        work.conn,
        &mut pod,
        std::slice::from_ref(alone),
        &PodResult::Won(PlayerIx(0)),
        games_to_win,
    )
}
