//! The body of a webhook's delivery: names and texts are those at the time of sending, as public pages show them.

use chrono::SecondsFormat;
use serde::Serialize;
use serde_json::{Map, Value, json};

use super::{chat, data};
use podium_ops::tournaments::webhooks::happened::{Happened, PlayerChange, TableResult};
use podium_snapshot::names::of_player;
use podium_store::tournaments::deliveries::Delivery;
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::tournaments::webhooks::Webhook;
use podium_store::tournaments::{self, Tournament, notices, rounds};
use podium_store::{DbError, PlayerStatus, Reader, StageWord, WebhookShape};
use say::{Language, Message, chat as t};

/// The content of a delivery, for both formats.
struct News {
    /// The event's data, without the tournament, its version and the address.
    data: Map<String, Value>,
    /// The page about it, relative to the tournament's: "/pairings/3".
    page: String,
    /// A sentence for a chat, with escaped texts.
    words: Message,
}

impl News {
    fn new(data: &impl Serialize, page: impl Into<String>, words: Message) -> Self {
        Self {
            data: members(data),
            page: page.into(),
            words,
        }
    }

    /// Creates the content of an event without further data.
    fn alone(words: Message) -> Self {
        Self {
            data: Map::new(),
            page: String::new(),
            words,
        }
    }
}

/// The members of an object.
fn members(data: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(data) {
        Ok(Value::Object(members)) => members,
        other => unreachable!("a message is an object: {other:?}"),
    }
}

/// Returns the body of a delivery; `None` if there is nothing to send any more. `base`: the prefix of addresses.
pub(super) fn compose(
    conn: &mut Reader<'_>,
    webhook: &Webhook,
    delivery: &Delivery,
    base: &str,
) -> Result<Option<String>, DbError> {
    let (Some(tournament), Some(happened)) = (
        tournaments::by_id(conn, &delivery.tournament_id)?,
        Happened::read(&delivery.what),
    ) else {
        return Ok(None);
    };
    let Some(message) = message_of(conn, &tournament, &happened)? else {
        return Ok(None);
    };
    let address = format!("{base}/t/{}{}", tournament.slug, message.page);
    Ok(Some(match webhook.shape {
        WebhookShape::Chat => {
            let language = Language::stored(&tournament.language);
            chat::message(&message.words.in_language(language), &address)
        }
        WebhookShape::Standard => {
            let mut data = message.data;
            data.append(&mut members(&data::EventData {
                tournament: tournament.slug,
                version: delivery.tournament_version,
                url: address,
            }));
            // the time of the event, not of the try: every try of a delivery has the same body
            let at = delivery.due_from.and_utc().to_rfc3339_opts(SecondsFormat::Millis, true);
            json!({"type": delivery.event.as_str(), "timestamp": at, "data": data}).to_string()
        }
    }))
}

fn message_of(conn: &mut Reader<'_>, tournament: &Tournament, happened: &Happened) -> Result<Option<News>, DbError> {
    let named = |row: &PlayerRow| named(tournament, row);
    // about the tournament itself
    let of_it = |words: fn(String) -> Message| News::alone(words(chat::escaped(&tournament.name)));
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
        Happened::CutTakenBack => News::alone(t::cut_revoked()),
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
        Happened::Test => News::new(
            &data::TestData {
                message: "This is a test.",
            },
            "",
            t::test(chat::escaped(&tournament.name)),
        ),
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
