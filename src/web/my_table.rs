//! "My table" for everybody: a player without a secret link chooses their name, which the browser may keep (see
//! `static/js/10-reader.js`), and sees where they sit. The page of a player is the same for every reader.

use std::collections::BTreeMap;

use actix_web::HttpRequest;
use actix_web::web::{Path, ServiceConfig, get};
use askama::Template;

use super::countdown::Countdown;
use super::error::{WebError, WebResult};
use super::page::{self, Caching};
use super::parts::{self, ListAddress, PartQuery, Parts, Shown};
use super::picture::{Ring, RingSeat, RingState};
use super::public::search_box::SearchBox;
use super::public::view::{RoundView, View};
use super::public::{PublicQuery, number};
use super::shell::{Door, Link, Shell};
use super::state::App;
use super::without_table;
use crate::rules::event::PlayerIx;
use crate::snapshot::names::NameSearch;

/// The routes of "My table".
pub fn routes(config: &mut ServiceConfig) {
    config.route("/t/{slug}/me/{player}", get().to(of_player));
}

/// `GET /t/{slug}/me` in a browser without a secret link (see `me`): the choice of a name.
pub(super) async fn start(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    let query = PublicQuery::of(&request);
    let (search, part) = (query.search(), query.part());
    // the script stays here for `?other`, and else leads to the name that the browser has kept
    let other = if query.has("other") { "1" } else { "" };
    let list = ListAddress::new(page::path(&request)).and("other", other);
    let caching = Caching::list(&list, part, &search);
    page::public_as(&app, &request, &slug, caching, move |snapshot| {
        Ok(StartPage::new(&View::of(snapshot), &search, part)?.render()?)
    })
    .await
}

/// `GET /t/{slug}/me/{player}`: where a player sits now.
async fn of_player(app: App, request: HttpRequest, path: Path<(String, String)>) -> WebResult {
    let (slug, player) = path.into_inner();
    // nobody has the number 0, so the page says that there is no such player
    let player = number(&player).into();
    page::public(&app, &request, &slug, move |snapshot| {
        let view = View::of(snapshot);
        Ok(MyTablePage::new(&view, view.player(player)?).render()?)
    })
    .await
}

/// The page on which a player chooses their name.
#[derive(Debug, Template)]
#[template(path = "my_table/start.html")]
struct StartPage {
    shell: Shell,
    /// Address of this page; the players' addresses begin with it.
    own: String,
    search: SearchBox,
    /// The part of the list that is shown.
    shown: Shown,
    /// Number and name, by name.
    players: Vec<(i64, String)>,
    /// Whether the tournament has players, found or not.
    anybody: bool,
}

impl StartPage {
    fn new(view: &View<'_>, search: &NameSearch, part: PartQuery) -> Result<Self, WebError> {
        let mut players: Vec<(i64, String)> = view
            .event()
            .players()
            .iter()
            .enumerate()
            .map(|(index, _)| PlayerIx(index as u32))
            .map(|player| (view.number(player), view.name(player).to_owned()))
            .collect();
        players.sort_by_cached_key(|(number, name)| (crate::snapshot::names::fold(name), *number));
        let anybody = !players.is_empty();
        players.retain(|(_, name)| search.matches(name));
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
            shell: view.shell("My table", Door::MyTable, ""),
            search: SearchBox::new(own.clone(), search, "names").over(&shown),
            players: shown.take(players),
            shown,
            own,
            anybody,
        })
    }
}

/// The page of a player: where they sit now, for everybody to see.
#[derive(Debug, Template)]
#[template(path = "my_table/table.html")]
struct MyTablePage {
    shell: Shell,
    name: String,
    number: i64,
    place: Place,
    opponents: Vec<Link>,
    links: Vec<Link>,
}

impl MyTablePage {
    fn new(view: &View<'_>, player: PlayerIx) -> Self {
        Self {
            shell: view.shell(view.name(player), Door::MyTable, ""),
            name: view.name(player).to_owned(),
            number: view.number(player),
            // T24: who is out of a running game is shown to the players of that table, and this page is everybody's.
            place: Place::new(view, player, &BTreeMap::new()),
            opponents: opponents(view, player),
            links: vec![
                Link::new("Your rounds and results", view.player_at(player)),
                // Without `?other` the script would lead from the choice straight back to the name it has kept.
                Link::new("Not you? Choose another name", format!("{}?other=1", view.at("me"))),
            ],
        }
    }
}

/// The others at the player's table in the newest round, in seat order; nobody once the round is over.
fn opponents(view: &View<'_>, player: PlayerIx) -> Vec<Link> {
    let newest = view.rounds().next_back().filter(|round| !round.is_finished());
    let seated = newest.zip(view.seat(player));
    let seats = seated.map_or(&[][..], |(round, (pod, _))| &round.round.pods[pod].seats);
    let others = seats.iter().filter(|&&other| other != player);
    others
        .map(|&other| Link::new(view.name(other), view.player_at(other)))
        .collect()
}

/// What is written as large as the screen allows.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Large {
    /// "Table", above a table's number.
    pub word: Option<&'static str>,
    /// The table's number, or "Bye".
    pub text: String,
}

/// A player's place in the newest published round.
#[derive(Debug)]
pub(super) struct Place {
    /// "Round 3", "Final", "After round 3"; `None` before the first round.
    pub round: Option<String>,
    pub large: Option<Large>,
    /// Seat and time, or why there is no table.
    pub line: String,
    /// The table's own clock with its time extension; `None` while none runs.
    pub clock: Option<Countdown>,
    /// Minutes given to this table (T21).
    pub more_time: u32,
    pub ring: Option<Ring>,
}

impl Place {
    /// `out`: who is out of the game, by player id, and why. Only the players of the table see it in the ring (T24).
    pub fn new(view: &View<'_>, player: PlayerIx, out: &BTreeMap<String, &'static str>) -> Self {
        let mut place = Self {
            round: None,
            large: None,
            line: "Your table stands here when the pairings of the first round are published.".to_owned(),
            clock: None,
            more_time: 0,
            ring: None,
        };
        if let Some(round) = view.rounds().next_back() {
            place.round = Some(view.title(round.round));
            place.in_round(view, round, player, out);
        }
        place
    }

    fn in_round(
        &mut self,
        view: &View<'_>,
        round: RoundView<'_>,
        player: PlayerIx,
        out: &BTreeMap<String, &'static str>,
    ) {
        if round.is_finished() {
            self.round = Some(format!("After {}", view.round_name(round.round).inside()));
            self.line = without_table::after_round(view, round, player);
        } else if let Some((at, seat)) = view.seat(player) {
            let pod = &round.round.pods[at];
            self.large = Some(Large {
                word: Some("Table"),
                text: pod.table.to_string(),
            });
            let clock = round.clock_of(at);
            self.more_time = clock.map_or(0, |clock| clock.extension_minutes);
            self.clock = clock.and_then(|clock| Countdown::of(&clock, &view.tournament().time_zone));
            // What follows the seat: until when at this table.
            let when = self
                .clock
                .as_ref()
                .map_or_else(String::new, |clock| format!(", {}", clock.text));
            self.line = format!("Seat {} of {}{when}", seat + 1, pod.seats.len());
            let seats: Vec<RingSeat> = (pod.seats.iter())
                .map(|&seat| ring_seat(view, seat, player, out))
                .collect();
            self.ring = Some(Ring::new(&seats, pod.table.to_string(), view.title(round.round)));
        } else if round.round.byes.contains(&player) {
            self.large = Some(Large {
                word: None,
                text: "Bye".to_owned(),
            });
            self.line = format!(
                "No match in this round; it counts {} points.",
                view.profile().points.bye
            );
        } else if round.round.match_losses.contains(&player) {
            self.line = "You were not paired in this round: it counts as a match loss. If that is wrong, tell the \
                         organizer now."
                .to_owned();
        } else {
            self.line = without_table::beside_round(view, player);
        }
    }
}

fn ring_seat(view: &View<'_>, seat: PlayerIx, player: PlayerIx, out: &BTreeMap<String, &'static str>) -> RingSeat {
    let why = out.get(&view.row(seat).id).copied();
    RingSeat {
        name: view.name(seat).to_owned(),
        // A seat has one state, and that a player is out says more than whose seat it is.
        state: match why {
            Some(_) => RingState::Out,
            None if seat == player => RingState::Own,
            None => RingState::In,
        },
        note: why.map(str::to_owned),
    }
}

#[cfg(test)]
#[path = "my_table_tests.rs"]
mod tests;
