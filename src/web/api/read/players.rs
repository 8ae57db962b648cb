//! The players of a tournament: `GET /api/v1/tournaments/{slug}/players`.

use actix_web::HttpRequest;
use serde::Serialize;
use utoipa::ToSchema;

use super::answers::{Answer, seen_at};
use super::query::ApiQuery;
use super::seen::{Seen, Staff, time};
use super::standings::Record;
use crate::web::api::answer::{Listed, Part};
use crate::web::api::caller::Caller;
use crate::web::api::problem::ApiResult;
use crate::web::frame::answer::page;
use crate::web::frame::state::App;
use crate::web::shared::view::commanders::decklist;
use podium_event::deck::{Bracket, Colours};
use podium_event::event::PlayerIx;
use podium_ops::people::decklist::is_link;
use podium_snapshot::names;
use podium_store::tournaments::players::PlayerRow;
use podium_store::{NamesShown, PlayerStatus};

/// A player, as reads and changes of players say it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct PlayerEntry {
    /// The short number that people see.
    pub number: i64,
    /// The id in documents and draws.
    pub id: String,
    /// The name as public pages show it; of a team both.
    pub name: String,
    /// If the tournament shows full names.
    pub pronouns: Option<String>,
    pub status: PlayerState,
    /// The last round before the player left; 0: before the first.
    pub left_after: Option<i64>,
    /// The first round that the player can play.
    pub entry_round: i64,
    /// What only the staff sees; null for everybody else.
    pub staff: Option<StaffPart>,
}

/// A player with what they have reached.
#[derive(Debug, Serialize, ToSchema)]
pub struct Player {
    #[serde(flatten)]
    pub entry: PlayerEntry,
    /// The card that leads the player's deck, or the two that lead it together; empty where none is known, null where
    /// the
    /// caller may not see them.
    pub commanders: Option<Vec<String>>,
    /// Their colour identity, if card data knows it: letters of WUBRG in this order, C for colourless.
    pub colors: Option<String>,
    /// The decklist, a link or a text, where everybody may read it: after the event.
    pub decklist: Option<String>,
    /// The bracket that the player states for their Commander deck, 1 to 5, where everybody may read the decklist.
    pub bracket: Option<u8>,
    /// For how many of the first rounds the player has a bye that was awarded before the tournament.
    pub awarded_byes: u32,
    /// The rank after the last finished Swiss round.
    pub rank: Option<u32>,
    /// Match points after that round.
    pub points: Option<u32>,
    /// Its matches.
    pub record: Option<Record>,
    /// The seed in the announced cut, from 1.
    pub seed: Option<u32>,
    /// The final place, once it is known; with a playoff only.
    pub place: Option<u32>,
    /// How far the player came in the playoff: `champion`, `final`, `semifinal`, `quarterfinal`, `round_of_N`.
    pub reached: Option<String>,
}

/// The status of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PlayerState {
    /// Registered, and still in.
    Active,
    /// Dropped.
    Dropped,
    /// Has left. The staff sees whether the player was disqualified.
    Left,
    /// Disqualified; for the staff.
    Disqualified,
    /// Waits for approval; for the staff.
    Pending,
    /// Is on the waiting list; for the staff.
    Waitlisted,
    /// Was removed or refused; for the staff.
    Removed,
}

/// What only the staff sees of a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct StaffPart {
    /// The version of the player: a change has to name it.
    pub version: i64,
    /// The name in full.
    pub full_name: String,
    /// Under what lists by last name have the player, where it was set.
    pub sorted_under: Option<String>,
    pub checked_in: bool,
    /// Whether the organizer has the entry fee.
    pub fee_collected: bool,
    pub decklist: DecklistState,
    /// The table at which the player always sits.
    pub fixed_table: Option<i64>,
    /// Players of a group are not paired in the first rounds: a household, a team.
    pub avoid_group: Option<String>,
    #[schema(format = DateTime)]
    pub registered_at: String,
    /// For organizers and head judges who ask for one player; null in lists, where players were changed, and for other
    /// staff.
    pub contact: Option<Contact>,
}

/// What is there of a decklist.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DecklistState {
    Missing,
    /// A link, which is never fetched.
    Link,
    Text,
}

/// How to reach a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Contact {
    pub email: Option<String>,
}

impl PlayerEntry {
    /// A player as somebody may see them, in a tournament that shows names so.
    pub fn of(row: &PlayerRow, shown: NamesShown, staff: Option<Staff>) -> Self {
        Self {
            number: row.number,
            id: row.key.clone(),
            name: names::of_player(row, shown),
            // a tournament that shows only first names and initials shows no other personal data
            pronouns: text(row.pronouns.as_deref()).filter(|_| shown == NamesShown::Full || staff.is_some()),
            status: PlayerState::of(row, staff),
            left_after: row.disqualified_after.or(row.dropped_after),
            entry_round: row.entry_round,
            staff: staff.map(|staff| StaffPart::of(row, staff)),
        }
    }
}

impl Player {
    /// A player as somebody may see them; `player`: where they are in the event, if they are registered.
    pub fn of(seen: &Seen<'_>, row: &PlayerRow, player: Option<PlayerIx>) -> Self {
        let view = &seen.view;
        let after = view.finished_swiss();
        let standing = player
            .filter(|_| after > 0)
            .and_then(|player| view.standings(after).row(player));
        let place = player.and_then(|player| view.final_places()?.of(player));
        let commanders = seen.commanders(row);
        let identity = commanders.as_deref().and_then(|names| seen.identity(names));
        let list = player.and_then(|player| decklist(view, player));
        Self {
            entry: PlayerEntry::of(row, view.names_shown(), seen.staff),
            commanders,
            colors: identity.map(Colours::letters),
            decklist: list.map(str::to_owned),
            bracket: list.and(row.bracket()).map(Bracket::number),
            awarded_byes: u32::try_from(row.awarded_byes).unwrap_or(0),
            rank: standing.map(|row| row.rank),
            points: standing.map(|row| row.match_points),
            record: standing.map(Record::of),
            seed: player.and_then(|player| view.seed(player)),
            place: place.map(|place| place.place),
            reached: place.and_then(|place| place.reached).map(|reached| reached.word()),
        }
    }

    /// The same without contact data: a list of them all is the export's, which asks for the password.
    fn without_contact(mut self) -> Self {
        if let Some(staff) = &mut self.entry.staff {
            staff.contact = None;
        }
        self
    }
}

impl PlayerState {
    fn of(row: &PlayerRow, staff: Option<Staff>) -> Self {
        match row.status {
            PlayerStatus::Pending => return Self::Pending,
            PlayerStatus::Waitlisted => return Self::Waitlisted,
            PlayerStatus::Removed => return Self::Removed,
            PlayerStatus::Registered => {}
        }
        match (row.disqualified_after, row.dropped_after) {
            (Some(_), _) if staff.is_some() => Self::Disqualified,
            // only the staff knows about disqualifications; that somebody has left is visible anyway
            (Some(_), _) => Self::Left,
            (None, Some(_)) => Self::Dropped,
            (None, None) => Self::Active,
        }
    }
}

impl StaffPart {
    fn of(row: &PlayerRow, staff: Staff) -> Self {
        Self {
            version: row.version,
            full_name: names::of_player(row, NamesShown::Full),
            sorted_under: text(row.sorted_under.as_deref()),
            checked_in: row.checked_in,
            fee_collected: row.fee_collected,
            decklist: match row.decklist.as_deref() {
                None => DecklistState::Missing,
                Some(list) if is_link(list) => DecklistState::Link,
                Some(_) => DecklistState::Text,
            },
            fixed_table: row.fixed_table,
            avoid_group: text(row.avoid_group.as_deref()),
            registered_at: time(row.registered_at),
            contact: staff.records.then(|| Contact {
                email: text(row.email.as_deref()),
            }),
        }
    }
}

fn text(text: Option<&str>) -> Option<String> {
    text.map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned)
}

/// A part of the players, by number. For the staff also those who wait for a place or were removed.
fn list(seen: &Seen<'_>, part: &Part<i64>) -> Listed<Player> {
    let loaded = seen.loaded();
    let registered = seen.event().indices().map(|player| (loaded.row(player), Some(player)));
    let others = loaded.unregistered.iter().filter(|_| seen.staff.is_some());
    let mut all: Vec<(&PlayerRow, Option<PlayerIx>)> = registered.chain(others.map(|row| (row, None))).collect();
    // numbers are assigned in order and never change, so later players come at the end
    all.sort_by_key(|(row, _)| row.number);
    let listed = Listed::of(all.into_iter(), part, |(row, _)| row.number);
    Listed {
        items: listed
            .items
            .into_iter()
            .map(|(row, player)| Player::of(seen, row, player).without_contact())
            .collect(),
        next: listed.next,
    }
}

/// The players of a tournament
///
/// By number, paginated: the `Link` header has the next part. With a staff token, also players who wait for a place or
/// were removed, and each player's staff data.
#[utoipa::path(
    get,
    path = "/api/v1/tournaments/{slug}/players",
    tag = "players",
    params(
        ("limit" = Option<usize>, Query, minimum = 1, maximum = 500, description = "Players in one answer; 100 unless set"),
        ("cursor" = Option<String>, Query, description = "Where to continue: `next` of the previous part"),
    ),
    responses(
        (status = 200, description = "A part of the players", body = Listed<Player>,
            headers(("link" = String, description = "The address of the next part, `rel=\"next\"`"))),
        (status = 400, description = "The limit or the cursor cannot be read"),
    )
)]
pub async fn players(app: App, request: HttpRequest, caller: Caller) -> ApiResult {
    let query = ApiQuery::of(&request);
    let part = query.part()?;
    let caching = query.caching(&page::path(&request), part.limit);
    seen_at(&app, &request, &caller, caching, move |seen| {
        Ok(Answer::plain(list(seen, &part)))
    })
    .await
}
