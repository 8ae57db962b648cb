//! "My table": the answer to the one question of a player in the first minute of a round. Without an account a player
//! says who they are by choosing their name; the browser may keep that (see `static/js/10-reader.js`). The page of a
//! player is the same for everybody.

use std::collections::BTreeMap;

use actix_web::HttpRequest;
use actix_web::web::{Path, ServiceConfig, get};
use askama::Template;

use super::countdown;
use super::error::WebResult;
use super::names::Wanted;
use super::page::{self, Kept};
use super::picture::{Ring, RingSeat, RingState};
use super::public::Asked;
use super::public::view::{RoundView, View};
use super::shell::{BarClock, Door, Link, Shell};
use super::state::App;
use crate::rules::event::PlayerIx;
use crate::rules::result::Outcome;

/// The routes of "My table".
pub fn routes(config: &mut ServiceConfig) {
    config.route("/t/{slug}/me/{player}", get().to(of_player));
}

/// `GET /t/{slug}/me` of a browser without a secret link (see `me`): who are you?
pub(super) async fn start(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    let wanted = Asked::of(&request).wanted();
    let kept = Kept::html(request.path());
    let kept = if wanted.is_some() { kept.fresh() } else { kept };
    page::public_as(&app, &request, &slug, kept, move |_, loaded| {
        Ok(StartPage::new(&View::of(loaded)?, &wanted).render()?)
    })
    .await
}

/// `GET /t/{slug}/me/{player}`: for everybody; where this player sits now.
async fn of_player(app: App, request: HttpRequest, path: Path<(String, String)>) -> WebResult {
    let (slug, player) = path.into_inner();
    let player = player.parse().unwrap_or(0);
    page::public(&app, &request, &slug, move |loaded| {
        let view = View::of(loaded)?;
        Ok(MyTablePage::new(&view, view.player(player)?).render()?)
    })
    .await
}

/// Choose your name.
#[derive(Debug, Template)]
#[template(path = "my_table/start.html")]
struct StartPage {
    shell: Shell,
    /// This page, and the start of the players' addresses.
    own: String,
    q: String,
    /// Number and name, by name.
    players: Vec<(i64, String)>,
    /// Whether anybody is registered at all.
    anybody: bool,
}

impl StartPage {
    fn new(view: &View<'_>, wanted: &Wanted) -> Self {
        let mut players: Vec<(i64, String)> = view
            .event()
            .players()
            .iter()
            .enumerate()
            .map(|(index, _)| PlayerIx(index as u32))
            .map(|player| (view.number(player), view.name(player).to_owned()))
            .collect();
        players.sort_by_cached_key(|(number, name)| (super::names::fold(name), *number));
        let anybody = !players.is_empty();
        players.retain(|(_, name)| wanted.fits(name));
        Self {
            shell: view.shell("My table", Door::MyTable, ""),
            own: view.at("me"),
            q: wanted.text.clone(),
            players,
            anybody,
        }
    }
}

/// Where a player sits.
#[derive(Debug, Template)]
#[template(path = "my_table/table.html")]
pub(super) struct MyTablePage {
    shell: Shell,
    name: String,
    number: i64,
    /// "Round 3", "Final".
    pub(super) round: String,
    /// "Table", or empty.
    pub(super) word: &'static str,
    /// The table's number, "Bye", or empty while there is nothing to say so large.
    pub(super) large: String,
    /// Seat and time, or why there is no table.
    pub(super) line: String,
    /// The table's own clock, its time extension in it; `None` while none runs.
    pub(super) clock: Option<BarClock>,
    /// Minutes given to this table (T21).
    pub(super) more_time: u32,
    pub(super) ring: Option<Ring>,
    opponents: Vec<Link>,
    links: Vec<Link>,
}

impl MyTablePage {
    pub(super) fn new(view: &View<'_>, player: PlayerIx) -> Self {
        Self::with_out(view, player, &BTreeMap::new())
    }

    /// The same for the players of the table, who see in the ring who is out of the game (T24): by player id, and why.
    pub(super) fn with_out(view: &View<'_>, player: PlayerIx, out: &BTreeMap<String, &'static str>) -> Self {
        let mut page = Self {
            shell: view.shell(view.name(player), Door::MyTable, ""),
            name: view.name(player).to_owned(),
            number: view.number(player),
            round: String::new(),
            word: "",
            large: String::new(),
            line: "Your table stands here when the pairings of the first round are published.".to_owned(),
            clock: None,
            more_time: 0,
            ring: None,
            opponents: Vec::new(),
            links: vec![
                Link::new("Your rounds and results", view.player_at(player)),
                Link::new("Not you? Choose another name", format!("{}?other", view.at("me"))),
            ],
        };
        if let Some(round) = view.rounds().next_back() {
            page.round = view.title(round.round);
            page.in_round(view, round, player, out);
        }
        page
    }

    fn in_round(
        &mut self,
        view: &View<'_>,
        round: RoundView<'_>,
        player: PlayerIx,
        out: &BTreeMap<String, &'static str>,
    ) {
        let seated = round.round.pods.iter().enumerate().find_map(|(at, pod)| {
            let seat = pod.seats.iter().position(|&seat| seat == player)?;
            Some((at, pod, seat))
        });
        if let Some((at, pod, seat)) = seated {
            let outcome = round.outcome(at, view.profile());
            self.word = "Table";
            self.large = pod.table.to_string();
            let clock = round.clock_of(at).filter(|_| outcome.is_none());
            self.more_time = clock.map_or(0, |clock| clock.extension_minutes);
            self.clock = clock.and_then(|clock| countdown::of(&clock, &view.tournament().time_zone));
            let when = when(round, self.clock.as_ref());
            self.line = format!("Seat {} of {}{when}", seat + 1, pod.seats.len());
            let seats: Vec<RingSeat> = (pod.seats.iter())
                .map(|&seat| ring_seat(view, seat, player, outcome.as_ref(), out))
                .collect();
            self.ring = Some(Ring::new(&seats, pod.table.to_string(), &self.round));
            let others = pod.seats.iter().filter(|&&other| other != player);
            self.opponents = others
                .map(|&other| Link::new(view.name(other), view.player_at(other)))
                .collect();
        } else if round.round.byes.contains(&player) {
            self.large = "Bye".to_owned();
            self.line = format!(
                "No match in this round; it counts {} points.",
                view.profile().points.bye
            );
        } else if round.round.match_losses.contains(&player) {
            self.line = "You were not paired in this round: it counts as a match loss. If that is wrong, tell the \
                         organizer now."
                .to_owned();
        } else {
            self.line = "You are not in this round. If you should be, tell the organizer now.".to_owned();
        }
    }
}

/// What follows the seat: until when at this table, or that it is over.
fn when(round: RoundView<'_>, clock: Option<&BarClock>) -> String {
    if round.is_finished() {
        return ". This round is over; the next table stands here when its pairings are published".to_owned();
    }
    clock.map_or_else(String::new, |clock| format!(", {}", clock.text))
}

fn ring_seat(
    view: &View<'_>,
    seat: PlayerIx,
    player: PlayerIx,
    outcome: Option<&Outcome>,
    out: &BTreeMap<String, &'static str>,
) -> RingSeat {
    let why = out.get(&view.row(seat).id).copied();
    RingSeat {
        name: view.name(seat).to_owned(),
        state: match outcome {
            Some(Outcome::Won(winner)) if *winner == seat => RingState::Won,
            _ if why.is_some() => RingState::Out,
            _ if seat == player => RingState::Own,
            _ => RingState::In,
        },
        note: why.unwrap_or_default().to_owned(),
    }
}

#[cfg(test)]
#[path = "my_table_tests.rs"]
mod tests;
