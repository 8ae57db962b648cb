//! The outbox of messages to browsers: stored in the transaction of the command that caused them. Whether a browser may get its
//! message is decided when it is sent.

use std::collections::BTreeMap;

use super::news::{News, SEAT, Telling, To};
use crate::OpError;
use crate::tournaments::webhooks::happened::Happened;
use podium_base::clock::Moment;
use podium_store::tournaments::Tournament;
use podium_store::tournaments::pushes::{self, PushBrowser, PushMessage};
use podium_store::tournaments::rounds;
use podium_store::{DbError, PlaceKind, Reader, Writer};

/// Stores what a command tells, and what follows from what happened in the tournament; returns whether there is anything.
pub(crate) fn store(
    conn: &mut Writer<'_>,
    tournament: &Tournament,
    (happened, tellings): (&[Happened], &[Telling]),
    at: Moment,
) -> Result<bool, OpError> {
    let tellings = || tellings.iter().filter(|telling| telling.to != To::Players(Vec::new()));
    if tellings().next().is_none() && !happened.iter().any(is_news) {
        return Ok(false);
    }
    let browsers = pushes::of_tournament(conn, &tournament.id)?;
    if browsers.is_empty() {
        return Ok(false);
    }
    let mut any = false;
    for one in happened {
        match one {
            Happened::RoundPublished { round, .. } => {
                let seats = seats(conn, tournament, *round)?;
                let rows = browsers.iter().filter_map(|browser| {
                    let news = seats.get(browser.player_id.as_ref()?)?;
                    Some(message(browser, news, at))
                });
                any |= insert(conn, SEAT, rows)?;
            }
            Happened::RoundUnpublished { .. } => pushes::withdraw(conn, &tournament.id, SEAT)?,
            Happened::Announcement { id, shown_from } => {
                let news = News::Announcement { id: id.clone() };
                any |= tell(conn, &browsers, &To::Everybody, &news, shown_from.unwrap_or(at))?;
            }
            _ => {}
        }
    }
    for Telling { to, news, from } in tellings() {
        any |= tell(conn, &browsers, to, news, from.unwrap_or(at))?;
    }
    Ok(any)
}

/// Returns whether something concerns the browsers of players.
fn is_news(happened: &Happened) -> bool {
    matches!(
        happened,
        Happened::RoundPublished { .. } | Happened::RoundUnpublished { .. } | Happened::Announcement { .. }
    )
}

/// Stores a message for all browsers that it is for.
fn tell(conn: &mut Writer<'_>, browsers: &[PushBrowser], to: &To, news: &News, from: Moment) -> Result<bool, DbError> {
    let is_for = |browser: &&PushBrowser| match to {
        To::Browser(id) => browser.id == *id,
        To::Everybody => browser.player_id.is_some(),
        To::Judges => browser.account_id.is_some(),
        To::Players(players) => (browser.player_id.as_ref()).is_some_and(|player| players.contains(player)),
    };
    let rows = browsers
        .iter()
        .filter(is_for)
        .map(|browser| message(browser, news, from));
    insert(conn, &news.topic(), rows)
}

fn insert(conn: &mut Writer<'_>, topic: &str, rows: impl Iterator<Item = PushMessage>) -> Result<bool, DbError> {
    let rows: Vec<PushMessage> = rows.collect();
    pushes::insert_messages(conn, topic, &rows)?;
    Ok(!rows.is_empty())
}

fn message(browser: &PushBrowser, news: &News, from: Moment) -> PushMessage {
    let what = serde_json::json!(news).to_string();
    PushMessage::new(&browser.id, what, &news.topic(), from, from + news.lasts())
}

/// Returns where the players of a round sit, by their ids.
fn seats(conn: &mut Reader<'_>, tournament: &Tournament, number: i64) -> Result<BTreeMap<String, News>, DbError> {
    let Some(round) = rounds::by_number(conn, &tournament.id, number)? else {
        return Ok(BTreeMap::new());
    };
    let tables: BTreeMap<String, i64> = rounds::pods_of_round(conn, &round.id)?
        .into_iter()
        .map(|pod| (pod.id, pod.table_number))
        .collect();
    let places = rounds::places_of_round(conn, &round.id)?;
    let news = places.into_iter().filter_map(|place| {
        let news = match place.kind {
            PlaceKind::Seat => News::Seat {
                round: number,
                table: *tables.get(place.pod_id.as_ref()?)?,
                seat: place.seat?,
            },
            PlaceKind::Bye => News::Bye { round: number },
            PlaceKind::MatchLoss => return None,
        };
        Some((place.player_id, news))
    });
    Ok(news.collect())
}
