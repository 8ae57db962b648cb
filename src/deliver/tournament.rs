//! What is sent about an event in a tournament, as its public pages show it.

use serde_json::Map;

use super::news::{News, members};
use super::{chat, data};
use podium_ops::tournaments::webhooks::happened::{Happened, PlayerChange, TableResult};
use podium_snapshot::names::of_player;
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::tournaments::{Tournament, notices, rounds};
use podium_store::{DbError, PlayerStatus, Reader, StageWord};
use say::{Message, chat as t};

/// Creates the content of an event without further data.
fn alone(words: Message) -> News {
    News {
        data: Map::new(),
        page: String::new(),
        words,
    }
}

/// Returns what is sent about an event, with a page below the tournament's: "/pairings/3"; `None` if there is nothing to send
/// any more.
pub(super) fn message_of(
    conn: &mut Reader<'_>,
    tournament: &Tournament,
    happened: &Happened,
) -> Result<Option<News>, DbError> {
    let named = |row: &PlayerRow| named(tournament, row);
    // about the tournament itself
    let of_it = |words: fn(String) -> Message| alone(words(chat::escaped(&tournament.name)));
    Ok(Some(match happened {
        Happened::RoundPublished { round, tables } => {
            let name = rounds::name(conn, tournament, *round)?;
            let words = t::round_published(name.opening(), name.agreeing(), say::common::tables(*tables));
            let data = data::RoundPublishedData {
                round: *round,
                name: name.to_string(),
                tables: *tables,
            };
            News::new(&data, format!("/pairings/{round}"), words)
        }
        // its page no longer exists
        Happened::RoundUnpublished { round } => News {
            page: String::new(),
            ..round_message(conn, tournament, *round, t::round_unpublished)?
        },
        Happened::RoundStarted { round } => round_message(conn, tournament, *round, t::round_running)?,
        Happened::RoundUnstarted { round } => round_message(conn, tournament, *round, t::round_unstarted)?,
        Happened::RoundFinished { round } => {
            let row = rounds::by_number(conn, &tournament.id, *round)?;
            let page = match row.map(|row| row.stage) {
                Some(StageWord::Playoff) => "/bracket".to_owned(),
                _ => format!("/standings/{round}"),
            };
            News {
                page,
                ..round_message(conn, tournament, *round, t::round_finished)?
            }
        }
        Happened::RoundReopened { round } => round_message(conn, tournament, *round, t::round_reopened)?,
        Happened::Result(result) => result_message(conn, tournament, result)?,
        Happened::Cut { size } => News::new(&data::CutData { size: *size }, "/bracket", t::cut(*size)),
        Happened::CutTakenBack => alone(t::cut_revoked()),
        Happened::TournamentFinished { champion } => {
            let champion = match champion {
                Some(id) => players::by_id(conn, id)?,
                None => None,
            };
            let data = data::TournamentFinishedData {
                champion: champion.as_ref().map(named),
            };
            News {
                data: members(&data),
                ..of_it(t::event_finished)
            }
        }
        Happened::Champion { player } => {
            let Some(row) = players::by_id(conn, player)? else {
                return Ok(None);
            };
            let words = t::champion(called(tournament, &row), chat::escaped(&tournament.name));
            News::new(&data::ChampionData { player: named(&row) }, "", words)
        }
        Happened::TournamentReopened => of_it(t::event_reopened),
        Happened::TournamentCancelled => of_it(t::event_cancelled),
        Happened::Announcement { id, .. } => {
            // withdrawn meanwhile: then it is not sent either
            let Some(row) = notices::announcement(conn, &tournament.id, id)? else {
                return Ok(None);
            };
            let words = chat::with_addresses(&row.text).into();
            let data = data::AnnouncementData {
                id: row.id,
                text: row.text,
                pinned: row.pinned,
            };
            News::new(&data, "", words)
        }
        Happened::AnnouncementWithdrawn { id } => News::new(
            &data::AnnouncementWithdrawnData { id: id.clone() },
            "",
            t::announcement_withdrawn(),
        ),
        Happened::Players { change, players, count } => players_message(conn, tournament, *change, players, *count)?,
        Happened::Test => News::test(chat::escaped(&tournament.name)),
        // it is for the webhooks of the community
        Happened::InCommunity(_) => return Ok(None),
    }))
}

/// Creates the content about a round and its new state; `words` makes the sentence from its name and the number of its
/// verb.
fn round_message(
    conn: &mut Reader<'_>,
    tournament: &Tournament,
    round: i64,
    words: fn(Message, u32) -> Message,
) -> Result<News, DbError> {
    let name = rounds::name(conn, tournament, round)?;
    let data = data::RoundData {
        round,
        name: name.to_string(),
    };
    Ok(News::new(&data, format!("/pairings/{round}"), name.heads(words)))
}

fn result_message(conn: &mut Reader<'_>, tournament: &Tournament, result: &TableResult) -> Result<News, DbError> {
    let name = rounds::name(conn, tournament, result.round)?;
    let winner = match &result.winner {
        Some(id) => players::by_id(conn, id)?,
        None => None,
    };
    let (table, of_round) = (result.table, name.label());
    let words = match (&winner, result.reported) {
        (Some(row), _) => t::result_won(table, of_round, called(tournament, row)),
        (None, true) => t::result_draw(table, of_round),
        (None, false) => t::result_cleared(table, of_round),
    };
    let data = data::ResultData {
        round: result.round,
        table: result.table,
        reported: result.reported,
        winner: winner.map(|row| named(tournament, &row)),
    };
    Ok(News::new(&data, format!("/pairings/{}", result.round), words))
}

fn players_message(
    conn: &mut Reader<'_>,
    tournament: &Tournament,
    change: PlayerChange,
    ids: &[String],
    count: usize,
) -> Result<News, DbError> {
    let mut rows = players::by_ids(conn, ids)?;
    rows.sort_unstable_by_key(|row| row.number);
    let data = data::PlayerData {
        change: change.as_str(),
        count,
        players: rows.iter().map(|row| named(tournament, row)).collect(),
    };
    let who = match &rows[..] {
        [one] if count == 1 => called(tournament, one),
        _ => say::common::players(count),
    };
    let words = match change {
        PlayerChange::Added => t::players_added(who, count),
        PlayerChange::Changed => t::players_changed(who, count),
        PlayerChange::Dropped => t::players_dropped(who, count),
        PlayerChange::Disqualified => t::players_disqualified(who, count),
        PlayerChange::Returned => t::players_back(who, count),
        PlayerChange::Removed => t::players_removed(who, count),
    };
    Ok(News::new(&data, "/players", words))
}

/// Returns a player by number and name.
fn named(tournament: &Tournament, row: &PlayerRow) -> data::NamedPlayer {
    data::NamedPlayer {
        number: row.number,
        name: shown_name(tournament, row),
    }
}

/// Returns a player's name in a sentence for a chat.
fn called(tournament: &Tournament, row: &PlayerRow) -> Message {
    match shown_name(tournament, row) {
        Some(name) => chat::escaped(&name).into(),
        None => t::player_number(row.number),
    }
}

/// Returns a player's name if it is public now: an event may be sent again days later, after the player was removed.
fn shown_name(tournament: &Tournament, row: &PlayerRow) -> Option<String> {
    (row.status == PlayerStatus::Registered).then(|| of_player(row, tournament.names_shown))
}
