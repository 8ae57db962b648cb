//! "My table" for everybody: a player without a secret link chooses their name, which the browser may remember (see
//! `static/js/frame/10-reader.js`), and sees where they sit. The page of a player is the same for every reader.

use actix_web::web::Path;
use std::collections::BTreeMap;

use actix_web::HttpRequest;
use askama::Template;

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::{self, Caching};
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::look::parts::{self, ListAddress, PartQuery, Parts, Shown};
use crate::web::frame::look::search_box::SearchBox;
use crate::web::frame::look::shell::{Door, Link, Notice, Shell};
use crate::web::frame::request::query::{PublicQuery, number};
use crate::web::frame::state::App;
use crate::web::shared::notice_board::Board;
use crate::web::shared::picture::Ring;
use crate::web::shared::player_state::{PlayerState, SeatPlace, Whose, Words, ring};
use crate::web::shared::terms;
use crate::web::shared::view::View;
use podium_event::event::PlayerIx;
use podium_snapshot::names::NameSearch;
use say::{Message, my_table as t};

/// Says in the address of the choice of a name that the browser has just forgotten a link: the page is the same for everybody, and
/// shows no notice of one browser.
const FORGOTTEN: &str = "forgotten";

/// The routes of "My table".
pub fn routes(routes: &mut Routes) {
    routes.get("/t/{slug}/me/{player}", handler!(of_player));
}

/// `GET /t/{slug}/me` in a browser without a secret link (see `me`): the choice of a name.
pub(crate) async fn start(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    let query = PublicQuery::of(&request);
    let (search, part) = (query.search(), query.part());
    // with `?other` the script stays here; otherwise it leads to the name that the browser remembers
    let other = if query.has("other") { "1" } else { "" };
    let is_forgotten = query.has(FORGOTTEN);
    let forgotten = if is_forgotten { "1" } else { "" };
    let list = ListAddress::new(page::path(&request))
        .and("other", other)
        .and(FORGOTTEN, forgotten);
    let caching = Caching::list(&list, part, &search);
    page::public_as(&app, &request, &slug, caching, move |shown| {
        let mut page = StartPage::new(&View::shown(shown), &search, part)?;
        page.shell.notice = is_forgotten.then(|| Notice::good(say::dashboard::link_forgotten()));
        shown.render(&page)
    })
    .await
}

/// `GET /t/{slug}/me/{player}`: where a player sits now.
async fn of_player(app: App, request: HttpRequest, path: Path<(String, String)>) -> WebResult {
    let (slug, player) = path.into_inner();
    // nobody has the number 0, so the page says that there is no such player
    let player = number(&player).into();
    page::public(&app, &request, &slug, move |shown| {
        let view = View::shown(shown);
        let player = view.player(player)?;
        shown.render(&MyTablePage::new(&view, Whose::public(shown.snapshot, player), player)?)
    })
    .await
}

/// Returns the address of the choice of a name after this browser has forgotten its link.
pub(crate) fn after_forgetting(slug: &str) -> String {
    format!("/t/{slug}/me?other=1&{FORGOTTEN}=1")
}

/// The page on which a player chooses their name.
#[derive(Debug, Template)]
#[template(path = "player/my_table/start.html")]
struct StartPage {
    shell: Shell,
    /// Address of this page; the players' addresses begin with it.
    own: String,
    search: SearchBox,
    /// The part of the list that is shown.
    shown: Shown,
    /// Number and name, by name.
    players: Vec<(i64, Message)>,
    /// Whether the tournament has players, found or not.
    anybody: bool,
}

impl StartPage {
    fn new(view: &View<'_>, search: &NameSearch, part: PartQuery) -> Result<Self, WebError> {
        let all = (0..view.event().players().len()).map(|index| PlayerIx(index as u32));
        let found = all.filter(|player| search.matches(&view.searched(*player)));
        let mut players: Vec<(i64, String)> = found
            .map(|player| (view.number(player), view.name(player).to_owned()))
            .collect();
        let order = view.name_order();
        players.sort_by_cached_key(|(number, name)| (order.key_of(name), *number));
        let anybody = !view.event().players().is_empty();
        let own = view.at("me");
        let shown = if search.is_some() {
            Shown::found(players.len(), parts::LINES)
        } else {
            let names: Vec<&String> = players.iter().map(|(_, name)| name).collect();
            let by_name = Parts::by_name(&names, parts::LINES);
            let line_of = |wanted| players.iter().position(|(number, _)| *number == wanted);
            by_name.shown(part, &ListAddress::new(&own), line_of)?
        };
        Ok(Self {
            shell: view.shell(say::shell::door_my_table(), Door::MyTable, ""),
            search: SearchBox::new(own.clone(), search, "names").over(&shown),
            players: (shown.take(players).into_iter())
                .map(|(number, name)| (number, name.into()))
                .collect(),
            shown,
            own,
            anybody,
        })
    }
}

/// The page of a player: the public part of their state.
#[derive(Debug, Template)]
#[template(path = "player/my_table/table.html")]
struct MyTablePage {
    shell: Shell,
    name: Message,
    number: i64,
    /// "Round 3", "After the semi-finals"; `None` before the first round.
    round: Option<Message>,
    words: Words,
    place: Option<SeatPlace>,
    opponents: Vec<Link>,
    board: Board,
    ring: Option<Ring>,
    links: Vec<Link>,
}

impl MyTablePage {
    fn new(view: &View<'_>, whose: Whose<'_>, player: PlayerIx) -> Result<Self, WebError> {
        let state = PlayerState::of(whose);
        // a disqualified player keeps the seat until the round is over, but does not sit there
        let seated = Some(player).filter(|_| state.is_at_table());
        Ok(Self {
            shell: view.shell(view.name(player), Door::MyTable, ""),
            name: view.name(player).into(),
            number: view.number(player),
            round: in_round(view),
            words: Words::of(state, whose)?,
            place: seated.and_then(|player| SeatPlace::of(view, player)),
            board: Board::at_tables(view),
            opponents: seated.map_or(Vec::new(), |player| opponents(view, player)),
            // T24: departures from a running game are shown only to the players of that table, and this page is public.
            ring: seated.and_then(|player| ring(view, player, &BTreeMap::new())),
            links: vec![
                Link::new(t::your_rounds(), view.player_at(player)),
                // Without `?other` the script would lead straight back to the remembered name.
                Link::new(t::not_you(), format!("{}?other=1", view.at("me"))),
            ],
        })
    }
}

/// Returns the name of the newest published round as players say it: "Round 3", "After the semi-finals".
pub(crate) fn in_round(view: &View<'_>) -> Option<Message> {
    let round = view.rounds().next_back()?;
    let name = view.round_name(round.round);
    Some(match round.is_finished() {
        true => t::after_round(terms::inside(&name)),
        false => terms::round(&name),
    })
}

/// Returns the others at the player's table in the current round, in seat order.
fn opponents(view: &View<'_>, player: PlayerIx) -> Vec<Link> {
    let seated = view.open_round().zip(view.seat(player));
    let seats = seated.map_or(&[][..], |(round, (pod, _))| &round.round.pods[pod].seats);
    let others = seats.iter().filter(|&&other| other != player);
    others
        .map(|&other| Link::new(view.name(other), view.player_at(other)))
        .collect()
}

#[cfg(test)]
#[path = "my_table_tests.rs"]
mod tests;
