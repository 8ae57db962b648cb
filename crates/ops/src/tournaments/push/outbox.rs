//! The outbox of messages to browsers: stored in the transaction of the command that caused them. Whether a browser may get its
//! message is decided when it is sent.

use super::news::{News, Telling, To};
use crate::OpError;
use crate::tournaments::webhooks::happened::Happened;
use podium_base::clock::Moment;
use podium_store::tournaments::Tournament;
use podium_store::tournaments::pushes::{self, PushBrowser, PushMessage};
use podium_store::{DbError, Writer};

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
        let (news, from) = match one {
            Happened::RoundPublished { round, .. } => (News::Seat { round: *round }, None),
            Happened::Announcement { id, shown_from } => (News::Announcement { id: id.clone() }, *shown_from),
            _ => continue,
        };
        any |= tell(conn, &browsers, &To::Everybody, &news, from.unwrap_or(at))?;
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
        Happened::RoundPublished { .. } | Happened::Announcement { .. }
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
    let what = serde_json::json!(news).to_string();
    let (topic, until) = (news.topic(), from + news.lasts());
    let message = |browser: &PushBrowser| PushMessage::new(&browser.id, what.clone(), &topic, from, until);
    let rows = browsers.iter().filter(is_for).map(message).collect();
    pushes::insert_messages(conn, &topic, rows)
}
