//! News by Web Push: browsers of players and judges get them while their page is closed. This module has the commands on the
//! browsers; commands say what there is to tell with `Work::tell`, `outbox` stores it, and `deliver` sends it with [`sending`].

mod key;
pub mod news;
pub(crate) mod outbox;
pub mod sending;

pub use key::PushKey;

use sha2::{Digest, Sha256};

use self::news::{News, To};
use crate::run::clock::tell_browser;
use crate::site::base64url::decode;
use crate::site::secrets::hex;
use crate::site::throttle;
use crate::{OpError, Work};
use podium_store::site::accounts::{self, Account, StaffRow};
use podium_store::tournaments::notices;
use podium_store::tournaments::players::PlayerRow;
use podium_store::tournaments::pushes::{self, PushBrowser};
use podium_store::{DbError, PlayerStatus, Reader, Role, new_id};
use say::{refused_push as t, refused_rights};

/// The most browsers of a player or of a judge in a tournament.
const MOST: usize = 5;
/// How often each of them may turn on news within an hour: the log has a line of each time.
const MOST_AN_HOUR: i64 = 30;
/// Longest address of a push service, in characters.
const LENGTH: usize = 1000;
/// Bytes of a browser's public key, an uncompressed point of P-256, and of its secret (RFC 8291).
const KEY_LENGTH: usize = 65;
const SECRET_LENGTH: usize = 16;
/// The hosts of the push services that browsers use, and the ends of such names.
const SERVICES: [&str; 4] = [
    "fcm.googleapis.com",
    ".push.services.mozilla.com",
    ".notify.windows.com",
    ".push.apple.com",
];

/// What a browser says when it subscribes to messages of this service.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Subscription {
    /// Where its push service takes messages.
    pub address: String,
    /// Its public key and its secret, in base64url.
    pub key: String,
    pub secret: String,
    /// The language of its page, as a tag.
    pub language: String,
}

/// Whose news a browser gets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Whose {
    Player(String),
    Judge(String),
}

impl Whose {
    fn owns(&self, browser: &PushBrowser) -> bool {
        match self {
            Self::Player(id) => browser.player_id.as_ref() == Some(id),
            Self::Judge(id) => browser.account_id.as_ref() == Some(id),
        }
    }
}

/// Returns the hash by which the address of a browser is recognized.
pub fn mark(address: &str) -> String {
    hex(&Sha256::digest(address.as_bytes())[..16])
}

/// Returns the marks of the browsers that get somebody's news.
///
/// # Errors
/// The database does not answer.
pub fn marks(conn: &mut Reader<'_>, tournament: &str, whose: &Whose) -> Result<Vec<String>, DbError> {
    let all = pushes::reachable(conn, tournament)?;
    let own = all.into_iter().filter(|browser| whose.owns(browser));
    Ok(own.map(|browser| browser.mark).collect())
}

/// Lets a browser get the sender's news: of a player by their page, or else of a judge. Before, it may have got those of
/// somebody else. `private`: whether push services in this machine's own network may be used.
///
/// # Errors
/// The browser's push service, its key or its secret is unknown; the sender has no place in the tournament, does not judge in it, or
/// has enough browsers, or has turned on news too often within the hour.
pub fn subscribe(work: &mut Work<'_, '_>, browser: &Subscription, private: bool) -> Result<(), OpError> {
    work.floor_only_for([]);
    check(browser, private)?;
    let has_no_place = |player: &PlayerRow| player.status != PlayerStatus::Registered;
    if work.player.as_ref().is_some_and(has_no_place) {
        return Err(OpError::refused(t::only_with_place()));
    }
    let whose = sender(work)?;
    if let Whose::Judge(account) = &whose {
        let staff = accounts::staff_of(work.conn, &work.tournament.id)?;
        let judges = |(row, member): &(StaffRow, Account)| member.id == *account && row.role != Role::Scorekeeper;
        if !staff.iter().any(judges) {
            return Err(OpError::refused(t::only_judges()));
        }
    }
    let there = pushes::of_tournament(work.conn, &work.tournament.id)?;
    let mark = mark(&browser.address);
    // a browser has one player in a tournament; a judge may play, too
    let is_replaced =
        |row: &&PushBrowser| row.mark == mark && row.player_id.is_some() == matches!(whose, Whose::Player(_));
    let replaced: Vec<&str> = there.iter().filter(is_replaced).map(|row| row.id.as_str()).collect();
    let others = there.iter().filter(|row| whose.owns(row) && row.mark != mark).count();
    if others >= MOST {
        return Err(OpError::refused(t::too_many_browsers(MOST)));
    }
    let (Whose::Player(id) | Whose::Judge(id)) = &whose;
    throttle::count(
        work.conn,
        &work.tournament.id,
        &format!("news {id}"),
        MOST_AN_HOUR,
        work.at,
    )?;
    pushes::delete(work.conn, &replaced)?;
    let (player_id, account_id) = match &whose {
        Whose::Player(id) => (Some(id.clone()), None),
        Whose::Judge(id) => (None, Some(id.clone())),
    };
    let row = PushBrowser {
        id: new_id(),
        tournament_id: work.tournament.id.clone(),
        player_id,
        link_generation: work.player.as_ref().map_or(0, |player| player.link_generation),
        account_id,
        address: browser.address.clone(),
        mark,
        browser_key: browser.key.clone(),
        browser_secret: browser.secret.clone(),
        language: browser.language.clone(),
        made_at: work.at,
    };
    pushes::insert(work.conn, &row)?;
    if let Whose::Player(player) = &whose {
        tell_scheduled(work, &row.id)?;
        tell_browser(work, &row.id, player)?;
    }
    // the person who asked sees at once whether messages arrive, and how they look
    work.tell(To::Browser(row.id), News::Begun);
    work.log("push.begin", said(&whose, "gets news on a phone"));
    Ok(())
}

/// Schedules the announcements that are shown later for a player's browser that has just asked for news. When they are sent,
/// only their addressees get them.
fn tell_scheduled(work: &mut Work<'_, '_>, browser: &str) -> Result<(), OpError> {
    for row in notices::announcements(work.conn, &work.tournament.id)? {
        let is_later = row.shown_from.is_some_and(|from| from > work.at);
        if is_later && !row.withdrawn {
            let news = News::Announcement { id: row.id };
            work.tell_from(To::Browser(browser.to_owned()), news, row.shown_from);
        }
    }
    Ok(())
}

/// Ends the sender's news in a browser, by its address: also without a place in the tournament.
///
/// # Errors
/// The sender is neither a player nor an account.
pub fn stop(work: &mut Work<'_, '_>, address: &str) -> Result<(), OpError> {
    let whose = sender(work)?;
    end(work, &whose, address)
}

/// Ends somebody's news in a browser, by its address.
pub(crate) fn end(work: &mut Work<'_, '_>, whose: &Whose, address: &str) -> Result<(), OpError> {
    work.floor_only_for([]);
    let mark = mark(address);
    let there = pushes::of_tournament(work.conn, &work.tournament.id)?;
    let own = there.iter().filter(|row| whose.owns(row) && row.mark == mark);
    let own: Vec<&str> = own.map(|row| row.id.as_str()).collect();
    if own.is_empty() {
        work.unchanged();
        return Ok(());
    }
    pushes::delete(work.conn, &own)?;
    work.log("push.end", said(whose, "gets no more news on a phone"));
    Ok(())
}

/// Ends the news of a player, with all their browsers: personal data of theirs is removed.
pub(crate) fn forget_player(work: &mut Work<'_, '_>, player: &str) -> Result<(), OpError> {
    let there = pushes::of_tournament(work.conn, &work.tournament.id)?;
    let own = there.iter().filter(|row| row.player_id.as_deref() == Some(player));
    let own: Vec<&str> = own.map(|row| row.id.as_str()).collect();
    Ok(pushes::delete(work.conn, &own)?)
}

/// Returns whose browser the sender's is.
fn sender(work: &Work<'_, '_>) -> Result<Whose, OpError> {
    match &work.player {
        Some(player) => Ok(Whose::Player(player.id.clone())),
        None => match &work.actor.account_id {
            Some(account) => Ok(Whose::Judge(account.clone())),
            None => Err(OpError::Forbidden(refused_rights::sign_in_first())),
        },
    }
}

/// Returns a line of the log.
fn said(whose: &Whose, does: &str) -> String {
    match whose {
        Whose::Player(id) => format!("{{player:{id}}} {does}."),
        Whose::Judge(_) => format!("A judge {does}."),
    }
}

/// Refuses what no browser says.
fn check(browser: &Subscription, private: bool) -> Result<(), OpError> {
    let is_address = browser.address.len() <= LENGTH && browser.address.bytes().all(|b| b.is_ascii_graphic());
    if !is_address || !(private || is_known(&browser.address)) {
        return Err(OpError::refused(t::unknown_service()));
    }
    let is_key = decode(&browser.key).is_some_and(|key| key.len() == KEY_LENGTH && key[0] == 4);
    let is_secret = decode(&browser.secret).is_some_and(|secret| secret.len() == SECRET_LENGTH);
    match is_key && is_secret {
        true => Ok(()),
        false => Err(OpError::refused(t::unknown_service())),
    }
}

/// Returns whether an address is one of a push service that browsers use: nothing is sent to other servers.
fn is_known(address: &str) -> bool {
    let Some(rest) = address.strip_prefix("https://") else {
        return false;
    };
    let host = rest.split('/').next().unwrap_or_default();
    // a name and nothing else: no port, account, query or fragment
    let is_name = host.bytes().all(|b| b.is_ascii_alphanumeric() || b".-".contains(&b));
    is_name
        && SERVICES.iter().any(|service| match service.starts_with('.') {
            true => host.ends_with(service),
            false => host == *service,
        })
}

/// Returns whether an address is still one that messages may be sent to.
pub fn may_be_sent_to(address: &str, private: bool) -> bool {
    private || is_known(address)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_go_to_the_services_of_browsers_alone() {
        for known in [
            "https://fcm.googleapis.com/fcm/send/abc:def",
            "https://updates.push.services.mozilla.com/wpush/v2/abc",
            "https://web.push.apple.com/QAbc",
            "https://db5p.notify.windows.com/w/?token=abc",
        ] {
            assert!(is_known(known), "{known}");
        }
        for other in [
            "http://fcm.googleapis.com/fcm/send/abc",
            "https://fcm.googleapis.com.evil.example/",
            "https://fcm.googleapis.com:8443/",
            "https://evil.example@fcm.googleapis.com/",
            "https://evilpush.apple.com/",
            "https://evil.example/.push.apple.com",
            "https://evil.example?.push.apple.com",
            "https://127.0.0.1/",
            "",
        ] {
            assert!(!is_known(other), "{other}");
        }
    }
}
