//! The list of registered players, by last name.

use std::cmp::Ordering;

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;
use say::Message;

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::{self, Caching};
use crate::web::frame::look::parts::{self, ListAddress, PartQuery, Parts, Shown};
use crate::web::frame::look::search_box::SearchBox;
use crate::web::frame::look::shell::{Door, Shell};
use crate::web::frame::request::query::PublicQuery;
use crate::web::frame::state::App;
use crate::web::shared::view::View;
use podium_event::event::PlayerIx;
use podium_snapshot::names::{self, NameSearch};

/// `GET /t/{slug}/players`: for everybody.
pub async fn players(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    let query = PublicQuery::of(&request);
    let (search, part) = (query.search(), query.part());
    let caching = Caching::list(&ListAddress::new(page::path(&request)), part, &search);
    page::public_as(&app, &request, &slug, caching, move |snapshot| {
        snapshot.render(&PlayersPage::new(&View::shown(snapshot), &search, part)?)
    })
    .await
}

/// From how many names on they are in two columns on a wide screen.
const IN_COLUMNS: usize = 20;

/// The list of players.
#[derive(Debug, Template)]
#[template(path = "public/players.html")]
pub struct PlayersPage {
    pub shell: Shell,
    pub heading: Message,
    pub line: Message,
    pub search: SearchBox,
    /// The part of the list that is shown.
    pub shown: Shown,
    /// Whether a Swiss round is finished, so that there are points.
    pub scored: bool,
    pub lines: Vec<PlayerLine>,
}

/// A player in the list.
#[derive(Debug, PartialEq, Eq)]
pub struct PlayerLine {
    pub player: i64,
    pub name: Message,
    /// The name with the part first that the list is sorted by: "Ash, Ann".
    pub listed: Message,
    pub href: String,
    /// After the last finished Swiss round; `None` before, and for who is not in the standings.
    pub points: Option<u32>,
    /// "dropped after round 2"; `None` for who plays.
    pub left: Option<Message>,
    /// "bye in rounds 1–2"; `None` without awarded byes.
    pub byes: Option<Message>,
}

/// Returns the status of a player who left, as "dropped after round 2".
pub(super) fn left(view: &View<'_>, player: PlayerIx) -> Option<Message> {
    let row = view.row(player);
    match (row.disqualified_after, row.dropped_after) {
        // only the staff knows about disqualifications; that somebody has left is visible anyway
        (Some(last), _) => Some(say::players::left_after(last)),
        (None, Some(0)) => Some(say::players::dropped_before_first()),
        (None, Some(last)) => Some(say::players::dropped_after(last)),
        (None, None) => None,
    }
}

/// Returns the rounds of a player's awarded byes, as "bye in rounds 1–2"; who comes later has none before (T46).
fn awarded_byes(view: &View<'_>, player: PlayerIx) -> Option<Message> {
    let player = view.event().player(player);
    let (first, last) = (player.entry_round, player.awarded_byes);
    match first.cmp(&last) {
        Ordering::Greater => None,
        Ordering::Equal => Some(say::players::awarded_bye(last)),
        Ordering::Less => Some(say::players::awarded_byes(first, last)),
    }
}

/// Returns a name as the list shows it; for a team, both members.
fn listed(view: &View<'_>, player: PlayerIx) -> Message {
    let names = view.listed(player).into_iter();
    let listed: Vec<String> = names.map(|name| name.listed(view.names_shown())).collect();
    listed.join(" & ").into()
}

impl PlayersPage {
    /// Creates the page for a part of the players by last name, or for the results of a search.
    ///
    /// # Errors
    /// A redirect to the address of the requested part.
    pub fn new(view: &View<'_>, search: &NameSearch, part: PartQuery) -> Result<Self, WebError> {
        let after = view.finished_swiss();
        let table = (after > 0).then(|| view.standings(after));
        let mut order: Vec<(PlayerIx, Option<names::Parts>)> = view
            .event()
            .indices()
            // The list is as long as the count above it (T10).
            .filter(|&player| view.event().player(player).takes_part())
            .filter(|&player| search.matches(&view.searched(player)))
            .map(|player| (player, view.listed(player).into_iter().next()))
            .collect();
        // A team has one line here, under its first member (T25).
        let by_name = view.name_order();
        let key = |first: &Option<names::Parts>| first.as_ref().map(|name| by_name.key(name));
        order.sort_by_cached_key(|(player, first)| (key(first), view.number(*player)));
        let at = view.at("players");
        let shown = if search.is_some() {
            Shown::found(order.len(), parts::LINES)
        } else {
            let listed = |first: &names::Parts| first.listed(view.names_shown());
            let names: Vec<String> = order
                .iter()
                .map(|(_, first)| first.as_ref().map_or_else(String::new, listed))
                .collect();
            Parts::by_name(&names, parts::LINES).shown(part, &ListAddress::new(&at).printed(), |number| {
                order.iter().position(|(player, _)| view.number(*player) == number)
            })?
        };
        let lines: Vec<PlayerLine> = shown
            .take(order)
            .into_iter()
            .map(|(player, _)| PlayerLine {
                player: view.number(player),
                name: view.name(player).into(),
                listed: listed(view, player),
                href: view.player_at(player),
                points: table
                    .as_ref()
                    .and_then(|table| table.row(player))
                    .map(|row| row.match_points),
                left: left(view, player),
                byes: awarded_byes(view, player),
            })
            .collect();
        Ok(Self {
            shell: view.shell(say::common::page_players(), Door::More, &at),
            heading: Message::joined(
                [view.tournament().name.as_str().into(), say::common::page_players()],
                " · ",
            ),
            line: say::common::players(view.event().size()),
            search: SearchBox::new(at, search, "players").over(&shown),
            shown,
            scored: table.is_some(),
            lines,
        })
    }

    /// Returns whether there are no players yet.
    pub fn is_nobody_registered(&self) -> bool {
        self.lines.is_empty() && self.search.typed.is_none()
    }

    /// Returns whether the names are worth two columns on a wide screen.
    fn is_long(&self) -> bool {
        self.lines.len() >= IN_COLUMNS
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::frame::fixture::{Fixture, won};
    use podium_store::RoundState;

    #[test]
    fn the_list_goes_by_last_name_says_who_left_and_keeps_contact_data() {
        let mut fixture = Fixture::new(&["Zoe Ash", "Al Öz", "Bo Pit", "Ann Ash"])
            .swiss(RoundState::Finished, &[(&[0, 1, 2, 3], won(1))]);
        fixture.players[2].dropped_after = Some(1);
        fixture.players[3].team_mate = Some("Una Yew".to_owned());
        let snapshot = fixture.snapshot();
        let view = View::of(&snapshot);
        let page = PlayersPage::new(&view, &NameSearch::default(), PartQuery::default()).expect("it is valid");
        let lines: Vec<String> = page
            .lines
            .iter()
            .map(|l| {
                let points = l.points.expect("a round is finished");
                format!("{} {points} {}", l.listed, l.left.clone().unwrap_or_default())
                    .trim()
                    .to_owned()
            })
            .collect();
        assert_eq!(
            lines,
            [
                "Ash, Ann & Yew, Una 0",
                "Ash, Zoe 0",
                "Öz, Al 5",
                "Pit, Bo 0 dropped after round 1"
            ]
        );
        let html = page.render().expect("renders");
        assert!(!html.contains("mail.example") && !html.contains("decks.example"));
        let found = PlayersPage::new(&view, &NameSearch::new("yew"), PartQuery::default()).expect("it is valid");
        assert_eq!(found.lines.len(), 1);
    }
}
