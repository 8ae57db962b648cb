//! The body of a webhook's delivery: names and texts are those at the time of sending, as public pages show them.

use chrono::SecondsFormat;
use serde::Serialize;
use serde_json::{Map, Value, json};

use super::{chat, data};
use podium_event::format::one_or_many;
use podium_ops::tournaments::webhooks::happened::{Happened, PlayerChange, TableResult};
use podium_snapshot::names::of_player;
use podium_store::tournaments::deliveries::Delivery;
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::tournaments::webhooks::Webhook;
use podium_store::tournaments::{self, Tournament, notices, rounds};
use podium_store::{DbError, PlayerStatus, Reader, StageWord, WebhookShape};

/// The content of a delivery, for both formats.
struct Message {
    /// The event's data, without the tournament, its version and the address.
    data: Map<String, Value>,
    /// The page about it, relative to the tournament's: "/pairings/3".
    page: String,
    /// A sentence for a chat, with escaped texts.
    words: String,
}

impl Message {
    fn new(data: &impl Serialize, page: impl Into<String>, words: impl Into<String>) -> Self {
        Self {
            data: members(data),
            page: page.into(),
            words: words.into(),
        }
    }

    /// Creates the content of an event without further data.
    fn alone(words: String) -> Self {
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
        WebhookShape::Chat => chat::message(&message.words, &address),
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

fn message_of(conn: &mut Reader<'_>, tournament: &Tournament, happened: &Happened) -> Result<Option<Message>, DbError> {
    let named = |row: &PlayerRow| named(tournament, row);
    // about the tournament itself
    let of_it = |what: &str| Message::alone(format!("{} {what}", chat::escaped(&tournament.name)));
    Ok(Some(match happened {
        Happened::RoundPublished { round, tables } => {
            let name = rounds::name(conn, tournament, *round)?;
            let words = format!("{} published: {}.", name.is(), one_or_many(*tables, "table", "tables"));
            let data = data::RoundPublishedData {
                round: *round,
                name: name.to_string(),
                tables: *tables,
            };
            Message::new(&data, format!("/pairings/{round}"), words)
        }
        // its page no longer exists
        Happened::RoundUnpublished { round } => Message {
            page: String::new(),
            ..round_message(
                conn,
                tournament,
                *round,
                "no longer published: its publication was undone.",
            )?
        },
        Happened::RoundStarted { round } => round_message(conn, tournament, *round, "running.")?,
        Happened::RoundUnstarted { round } => {
            round_message(conn, tournament, *round, "no longer running: its start was undone.")?
        }
        Happened::RoundFinished { round } => {
            let row = rounds::by_number(conn, &tournament.id, *round)?;
            let page = match row.map(|row| row.stage) {
                Some(StageWord::Playoff) => "/bracket".to_owned(),
                _ => format!("/standings/{round}"),
            };
            Message {
                page,
                ..round_message(conn, tournament, *round, "finished.")?
            }
        }
        Happened::RoundReopened { round } => {
            round_message(conn, tournament, *round, "running again: it was reopened.")?
        }
        Happened::Result(result) => result_message(conn, tournament, result)?,
        Happened::Cut { size } => Message::new(
            &data::CutData { size: *size },
            "/bracket",
            format!("The cut is announced: the top {size} play on."),
        ),
        Happened::CutTakenBack => Message::alone("The announced cut was revoked.".to_owned()),
        Happened::TournamentFinished { champion } => {
            let champion = match champion {
                Some(id) => players::by_id(conn, id)?,
                None => None,
            };
            let data = data::TournamentFinishedData {
                champion: champion.as_ref().map(named),
            };
            Message {
                data: members(&data),
                ..of_it("is finished.")
            }
        }
        Happened::Champion { player } => {
            let Some(row) = players::by_id(conn, player)? else {
                return Ok(None);
            };
            let words = format!("{} wins {}!", called(tournament, &row), chat::escaped(&tournament.name));
            Message::new(&data::ChampionData { player: named(&row) }, "", words)
        }
        Happened::TournamentReopened => of_it("is open again: it was reopened."),
        Happened::TournamentCancelled => of_it("is cancelled."),
        Happened::Announcement { id, .. } => {
            // withdrawn meanwhile: then it is not sent either
            let Some(row) = notices::announcement(conn, &tournament.id, id)? else {
                return Ok(None);
            };
            let words = chat::with_addresses(&row.text);
            let data = data::AnnouncementData {
                id: row.id,
                text: row.text,
                pinned: row.pinned,
            };
            Message::new(&data, "", words)
        }
        Happened::AnnouncementWithdrawn { id } => Message::new(
            &data::AnnouncementWithdrawnData { id: id.clone() },
            "",
            "An announcement was withdrawn.",
        ),
        Happened::Players { change, players, count } => players_message(conn, tournament, *change, players, *count)?,
        Happened::Test => Message::new(
            &data::TestData {
                message: "This is a test.",
            },
            "",
            format!(
                "A test: this channel gets news from {}.",
                chat::escaped(&tournament.name)
            ),
        ),
    }))
}

/// Creates the content about a round and its new state: "running."
fn round_message(conn: &mut Reader<'_>, tournament: &Tournament, round: i64, what: &str) -> Result<Message, DbError> {
    let name = rounds::name(conn, tournament, round)?;
    let data = data::RoundData {
        round,
        name: name.to_string(),
    };
    Ok(Message::new(
        &data,
        format!("/pairings/{round}"),
        format!("{} {what}", name.is()),
    ))
}

fn result_message(conn: &mut Reader<'_>, tournament: &Tournament, result: &TableResult) -> Result<Message, DbError> {
    let name = rounds::name(conn, tournament, result.round)?;
    let winner = match &result.winner {
        Some(id) => players::by_id(conn, id)?,
        None => None,
    };
    let came_to = match (&winner, result.reported) {
        (Some(row), _) => format!("{} wins", called(tournament, row)),
        (None, true) => "a draw".to_owned(),
        (None, false) => "the result was cleared".to_owned(),
    };
    let data = data::ResultData {
        round: result.round,
        table: result.table,
        reported: result.reported,
        winner: winner.map(|row| named(tournament, &row)),
    };
    let words = format!("Table {}, {}: {came_to}.", result.table, name.label());
    Ok(Message::new(&data, format!("/pairings/{}", result.round), words))
}

fn players_message(
    conn: &mut Reader<'_>,
    tournament: &Tournament,
    change: PlayerChange,
    ids: &[String],
    count: usize,
) -> Result<Message, DbError> {
    let mut rows = players::by_ids(conn, ids)?;
    rows.sort_unstable_by_key(|row| row.number);
    let data = data::PlayerData {
        change: change.as_str(),
        count,
        players: rows.iter().map(|row| named(tournament, row)).collect(),
    };
    let who = match &rows[..] {
        [one] if count == 1 => called(tournament, one),
        _ => one_or_many(count, "player", "players"),
    };
    let what = match change {
        PlayerChange::Returned => "back",
        other => other.as_str(),
    };
    Ok(Message::new(&data, "/players", format!("Players: {who} {what}.")))
}

/// Returns a player by number and name.
fn named(tournament: &Tournament, row: &PlayerRow) -> data::NamedPlayer {
    data::NamedPlayer {
        number: row.number,
        name: shown_name(tournament, row),
    }
}

/// Returns a player's name in a sentence for a chat.
fn called(tournament: &Tournament, row: &PlayerRow) -> String {
    match shown_name(tournament, row) {
        Some(name) => chat::escaped(&name),
        None => format!("number {}", row.number),
    }
}

/// Returns a player's name if it is public now: an event may be sent again days later, after the player was removed.
fn shown_name(tournament: &Tournament, row: &PlayerRow) -> Option<String> {
    (row.status == PlayerStatus::Registered).then(|| of_player(row, tournament.names_shown))
}
