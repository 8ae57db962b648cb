//! `players` of a document: those who take part, wait, or were removed.

use std::collections::HashMap;

use serde::Serialize;

use super::longest;
use crate::cursor::Cursor;
use podium_event::Player;
use podium_event::deck::MAX_COMMANDERS;
use podium_event::event::{MAX_PLAYERS, MAX_ROUNDS, MAX_TABLE};
use podium_event::labels::PlayerStatus;
use podium_event::mail;
use podium_event::player::MAX_AWARDED_BYES;
use say::document_problems as t;

/// The data of a player that the rules do not need.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct AboutPlayer {
    /// The short number people see.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
    /// Under what lists by last name have the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sorted_under: Option<String>,
    /// Second member of a Two-Headed Giant team (T25).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team_mate: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pronouns: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
    /// Text or link.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decklist: Option<String>,
    /// The bracket that the player states for the deck.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bracket: Option<u8>,
    #[serde(skip)]
    pub checked_in: bool,
    /// Whether the organizer has the entry fee.
    #[serde(skip)]
    pub fee_collected: bool,
}

/// A player who waits, was not admitted yet, or was removed before playing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OtherPlayer {
    /// Never [`PlayerStatus::Registered`].
    pub status: PlayerStatus,
    pub player: Player,
    pub about: AboutPlayer,
}

/// A player as the document describes them.
pub(super) struct ReadPlayer {
    pub player: Player,
    pub about: AboutPlayer,
    pub status: PlayerStatus,
}

/// The highest short number of a player.
const MAX_NUMBER: u32 = 10_000_000;

/// Reads all players in the order of the document; one that cannot be read is reported and left empty.
pub(super) fn read(cursor: Option<Cursor<'_>>) -> Vec<ReadPlayer> {
    let Some(cursor) = cursor else { return Vec::new() };
    let mut numbers = HashMap::new();
    cursor
        .items()
        .take(MAX_PLAYERS + 1) // one too many is enough to be refused
        .enumerate()
        .map(|(ix, item)| {
            let read = player(&item);
            if let Some(number) = read.about.number
                && let Some(earlier) = numbers.insert(number, ix)
            {
                item.say(t::number_twice(number, format!("/players/{earlier}")));
            }
            read
        })
        .collect()
}

fn player(cursor: &Cursor<'_>) -> ReadPlayer {
    let mut read = ReadPlayer {
        player: Player::default(),
        about: AboutPlayer::default(),
        status: PlayerStatus::Registered,
    };
    // An empty player in its place keeps the indices of those that follow.
    let Some(object) = cursor.object() else { return read };
    let Player {
        id,
        name,
        dropped_after,
        disqualified_after,
        void_after,
        entry_round,
        fixed_table,
        avoid_group,
        awarded_byes,
        commanders,
    } = &mut read.player;
    // empty and unreadable ids and names are refused by the rules' own check of an event
    *id = object
        .need("id")
        .and_then(|id| id.string())
        .unwrap_or_default()
        .to_owned();
    let given = object.need("name").and_then(|name| name.string()).unwrap_or_default();
    // names are public, addresses are not
    let (public, address) = mail::of_file(given);
    *name = public.into_owned();
    *dropped_after = object.whole("dropped_after", 0..=MAX_ROUNDS);
    *disqualified_after = object.whole("disqualified_after", 0..=MAX_ROUNDS);
    *void_after = object.whole("void_after", 0..=MAX_ROUNDS);
    *entry_round = object.whole("entry_round", 1..=MAX_ROUNDS).unwrap_or(1);
    *fixed_table = object.whole("fixed_table", 1..=MAX_TABLE);
    *awarded_byes = object.whole("awarded_byes", 0..=MAX_AWARDED_BYES).unwrap_or(0);
    *avoid_group = object.get("avoid_group").and_then(|group| group.text(longest::NAME));
    *commanders = object
        .get("commanders")
        .map_or(Vec::new(), |list| self::commanders(&list));
    let about = &mut read.about;
    about.number = object.whole("number", 1..=MAX_NUMBER);
    let other_name = |field: &'static str| {
        let name = object.get(field).and_then(|name| name.text(longest::NAME));
        name.map(|name| mail::without_addresses(&name).into_owned())
    };
    about.sorted_under = other_name("sorted_under");
    about.team_mate = other_name("team_mate");
    about.pronouns = object.get("pronouns").and_then(|pronouns| pronouns.text(longest::NAME));
    about.email = object
        .get("email")
        .and_then(|email| email.text(longest::NAME))
        .or(address);
    about.decklist = object.get("decklist").and_then(|decklist| decklist.text(longest::TEXT));
    about.bracket = object
        .whole("bracket", 1..=5)
        .and_then(|bracket| u8::try_from(bracket).ok());
    let ticked = |field| object.get(field).and_then(|tick| tick.boolean()).unwrap_or(false);
    about.checked_in = ticked("checked_in");
    about.fee_collected = ticked("fee_collected");
    read.status = object
        .get("status")
        .and_then(|status| status.one_of(PlayerStatus::LABELS))
        // Documents from other programs list only active players.
        .unwrap_or(PlayerStatus::Registered);
    object.finish();
    read
}

/// Reads the names of one or two cards.
fn commanders(list: &Cursor<'_>) -> Vec<String> {
    let mut names: Vec<String> = list.items().filter_map(|name| name.text(longest::NAME)).collect();
    if names.len() > MAX_COMMANDERS {
        list.say(t::too_many_commanders(MAX_COMMANDERS, names.len()));
        names.truncate(MAX_COMMANDERS);
    }
    names
}
