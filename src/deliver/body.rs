//! What a webhook is told, as it is sent: names and texts are those of the moment, as public pages show them.

use chrono::SecondsFormat;
use serde_json::{Map, Value, json};

use super::chat;
use crate::db::deliveries::Delivery;
use crate::db::players::{self, PlayerRow};
use crate::db::tournaments::{self, Tournament};
use crate::db::webhooks::Webhook;
use crate::db::{Conn, DbError, StageWord, WebhookShape, notices, rounds};
use crate::ops::webhooks::happened::{Happened, PlayerChange, TableResult};
use crate::rules::format::one_or_many;
use crate::snapshot::names::of_player;

/// What is told, in both shapes.
struct Told {
    /// Beside the tournament, its version and the address.
    data: Map<String, Value>,
    /// The page about it, below the tournament's: "/pairings/3".
    page: String,
    /// A sentence for a chat, with texts escaped.
    words: String,
}

impl Told {
    fn new(data: Value, page: impl Into<String>, words: impl Into<String>) -> Self {
        Self {
            data: match data {
                Value::Object(fields) => fields,
                _ => Map::new(),
            },
            page: page.into(),
            words: words.into(),
        }
    }
}

/// The body of a delivery; `None` where there is nothing to tell any more. `base`: what addresses begin with.
pub(super) fn compose(
    conn: &mut Conn<'_>,
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
    let Some(told) = tell(conn, &tournament, &happened)? else {
        return Ok(None);
    };
    let address = format!("{base}/t/{}{}", tournament.slug, told.page);
    Ok(Some(match webhook.shape {
        WebhookShape::Chat => chat::message(&told.words, &address),
        WebhookShape::Standard => {
            let mut data = told.data;
            data.insert("tournament".to_owned(), json!(tournament.slug));
            data.insert("version".to_owned(), json!(delivery.tournament_version));
            data.insert("url".to_owned(), json!(address));
            // of what happened, not of the try: every try of a delivery has the same body
            let at = delivery.due_from.and_utc().to_rfc3339_opts(SecondsFormat::Millis, true);
            json!({"type": delivery.event.as_str(), "timestamp": at, "data": data}).to_string()
        }
    }))
}

fn tell(conn: &mut Conn<'_>, tournament: &Tournament, happened: &Happened) -> Result<Option<Told>, DbError> {
    Ok(Some(match happened {
        Happened::RoundPublished { round, tables } => {
            let name = rounds::name(conn, tournament, *round)?;
            let words = format!("{} published: {}.", name.is(), one_or_many(*tables, "table", "tables"));
            let data = json!({"round": round, "name": name.to_string(), "tables": tables});
            Told::new(data, format!("/pairings/{round}"), words)
        }
        Happened::RoundStarted { round } => {
            let name = rounds::name(conn, tournament, *round)?;
            let data = json!({"round": round, "name": name.to_string()});
            Told::new(data, format!("/pairings/{round}"), format!("{} running.", name.is()))
        }
        Happened::RoundFinished { round } => {
            let name = rounds::name(conn, tournament, *round)?;
            let data = json!({"round": round, "name": name.to_string()});
            let row = rounds::by_number(conn, &tournament.id, *round)?;
            let page = match row.map(|row| row.stage) {
                Some(StageWord::Playoff) => "/bracket".to_owned(),
                _ => format!("/standings/{round}"),
            };
            Told::new(data, page, format!("{} finished.", name.is()))
        }
        Happened::Result(result) => told_result(conn, tournament, result)?,
        Happened::Cut { size } => Told::new(
            json!({"size": size}),
            "/bracket",
            format!("The cut is announced: the top {size} play on."),
        ),
        Happened::Champion { player } => {
            let Some(row) = players::by_id(conn, player)? else {
                return Ok(None);
            };
            let name = of_player(&row, tournament.names_shown);
            let words = format!("{} wins {}!", chat::escaped(&name), chat::escaped(&tournament.name));
            Told::new(json!({"player": named(tournament, &row)}), "", words)
        }
        Happened::Announcement { id, .. } => {
            // withdrawn meanwhile: it is not told either
            let Some(row) = notices::announcement(conn, &tournament.id, id)? else {
                return Ok(None);
            };
            let data = json!({"id": row.id, "text": row.text, "pinned": row.pinned});
            Told::new(data, "", chat::with_addresses(&row.text))
        }
        Happened::Players { change, players, count } => told_players(conn, tournament, *change, players, *count)?,
        Happened::Test => Told::new(
            json!({"message": "This is a test."}),
            "",
            format!(
                "A test: what happens in {} is told here.",
                chat::escaped(&tournament.name)
            ),
        ),
    }))
}

fn told_result(conn: &mut Conn<'_>, tournament: &Tournament, result: &TableResult) -> Result<Told, DbError> {
    let name = rounds::name(conn, tournament, result.round)?;
    let winner = match &result.winner {
        Some(id) => players::by_id(conn, id)?,
        None => None,
    };
    let came_to = match (&winner, result.reported) {
        (Some(row), _) => format!("{} wins", chat::escaped(&of_player(row, tournament.names_shown))),
        (None, true) => "a draw".to_owned(),
        (None, false) => "the result was taken back".to_owned(),
    };
    let data = json!({
        "round": result.round,
        "table": result.table,
        "reported": result.reported,
        "winner": winner.map(|row| named(tournament, &row)),
    });
    let words = format!("Table {}, {}: {came_to}.", result.table, name.label());
    Ok(Told::new(data, format!("/pairings/{}", result.round), words))
}

fn told_players(
    conn: &mut Conn<'_>,
    tournament: &Tournament,
    change: PlayerChange,
    ids: &[String],
    count: usize,
) -> Result<Told, DbError> {
    let mut rows = players::by_ids(conn, ids)?;
    rows.sort_unstable_by_key(|row| row.number);
    let data = json!({
        "change": change.as_str(),
        "count": count,
        "players": rows.iter().map(|row| named(tournament, row)).collect::<Vec<Value>>(),
    });
    let who = match &rows[..] {
        [one] if count == 1 => chat::escaped(&of_player(one, tournament.names_shown)),
        _ => one_or_many(count, "player", "players"),
    };
    let what = match change {
        PlayerChange::Added => "added",
        PlayerChange::Changed => "changed",
        PlayerChange::Dropped => "dropped",
        PlayerChange::Disqualified => "disqualified",
        PlayerChange::Returned => "back",
        PlayerChange::Removed => "removed",
    };
    Ok(Told::new(data, "/players", format!("Players: {who} {what}.")))
}

/// A player by number and name.
fn named(tournament: &Tournament, row: &PlayerRow) -> Value {
    json!({"number": row.number, "name": of_player(row, tournament.names_shown)})
}
