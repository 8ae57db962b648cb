//! Pairings of a published round: by table and by last name, with a search for one's name.

pub mod paper;

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;

use super::search_box::SearchBox;
use super::view::{RoundView, View};
use super::{PublicQuery, number};
use crate::db::log::LogLine;
use crate::db::rounds::RoundRow;
use crate::db::{NamesShown, RoundState, log};
use crate::document::fairness::of_draft;
use crate::rules::event::PlayerIx;
use crate::rules::result::{GameResult, Outcome, PodResult};
use crate::web::countdown::Countdown;
use crate::web::error::WebResult;
use crate::web::local_time::clock_time;
use crate::web::names::{self, NameSearch};
use crate::web::page::{self, Caching};
use crate::web::shell::{Door, Link, Shell};
use crate::web::state::App;

/// `GET /t/{slug}/pairings`: for everybody; the latest published round.
pub async fn latest(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    answer(&app, &request, &slug, None).await
}

/// `GET /t/{slug}/pairings/{round}`: for everybody.
pub async fn round(app: App, request: HttpRequest, path: Path<(String, String)>) -> WebResult {
    answer(&app, &request, &path.0, Some(number(&path.1))).await
}

async fn answer(app: &App, request: &HttpRequest, slug: &str, round: Option<u32>) -> WebResult {
    let query = PublicQuery::of(request);
    let by_name = query.get("by") == "name";
    let search = query.search();
    let by = if by_name { "?by=name" } else { "" };
    // what people type is no key of the cache: it would be filled with words
    let caching = Caching::page(format!("{}{by}", request.path())).unless(search.is_some());
    page::public_as(app, request, slug, caching, move |conn, loaded| {
        let view = View::of(loaded)?;
        let number = round.or(view.rounds().next_back().map(|round| round.number));
        Ok(match number {
            Some(number) => {
                let mut page = PairingsPage::new(&view, view.round(number)?, by_name, &search);
                let lines = log::public(conn, &loaded.tournament.id)?;
                if loaded
                    .round(i64::from(number))
                    .is_some_and(|round| by_hand(&round.row, &lines))
                {
                    page.changed = Some(Link::new("What was changed, and why", view.at("changes")));
                }
                page.render()?
            }
            None => NoPairings::new(&view).render()?,
        })
    })
    .await
}

/// Whether the round's present pairing was changed by hand.
fn by_hand(round: &RoundRow, lines: &[LogLine]) -> bool {
    lines.iter().any(|line| {
        let after = line
            .after
            .as_deref()
            .and_then(|text| serde_json::from_str(text).ok())
            .unwrap_or_default();
        of_draft(&line.verb, &after).is_some_and(|line| {
            let (number, counter) = line.draft;
            line.by_hand && (i64::from(number), i64::from(counter)) == (round.number, round.draw_counter)
        })
    })
}

/// Before the first published round.
#[derive(Debug, Template)]
#[template(path = "public/no_pairings.html")]
pub struct NoPairings {
    shell: Shell,
    players: String,
}

impl NoPairings {
    fn new(view: &View<'_>) -> Self {
        Self {
            shell: view.shell("Pairings", Door::Pairings, ""),
            players: view.at("players"),
        }
    }
}

/// The pairings of a round.
#[derive(Debug, Template)]
#[template(path = "public/pairings.html")]
pub struct PairingsPage {
    pub shell: Shell,
    /// Tournament and round, for each printed sheet.
    pub heading: String,
    /// "Round 3".
    pub title: String,
    /// The round's state with its time.
    pub line: String,
    /// Whether the pods of the booster draft also play this round (T35).
    pub drafted: bool,
    pub rounds: Vec<Link>,
    /// The two orders: by table, by last name.
    pub ways: Vec<Link>,
    pub search: SearchBox,
    pub by_name: bool,
    /// Whether names are shown with initials, which sorts the list by first name.
    pub initials: bool,
    /// In table order.
    pub pods: Vec<PodCard>,
    pub byes: Vec<Outside>,
    pub match_losses: Vec<Outside>,
    /// Points of a bye.
    pub bye_points: u32,
    /// In the order of last names.
    pub entries: Vec<Entry>,
    /// Sheets to print.
    pub sheets: Vec<Link>,
    /// The list of changes, if the pairing was changed by hand.
    pub changed: Option<Link>,
}

/// A pod as a card.
#[derive(Debug, PartialEq, Eq)]
pub struct PodCard {
    pub table: u32,
    /// In seat order, first player first.
    pub seats: Vec<Seat>,
    /// How the match ended where nobody won, and the games; empty until the round is finished.
    pub note: String,
}

/// A seat of a pod.
#[derive(Debug, PartialEq, Eq)]
pub struct Seat {
    /// From 1.
    pub number: usize,
    pub player: i64,
    pub name: String,
    pub href: String,
    pub won: bool,
    /// Whether the search found this player.
    pub found: bool,
}

/// A player without a pod.
#[derive(Debug, PartialEq, Eq)]
pub struct Outside {
    pub player: i64,
    pub name: String,
    pub href: String,
}

/// A line of the list by last name.
#[derive(Debug, PartialEq, Eq)]
pub struct Entry {
    pub parts: names::Parts,
    pub player: i64,
    pub href: String,
    /// The table's number, or "Bye".
    pub table: String,
    /// The seat's number; empty outside a pod.
    pub seat: String,
}

impl PairingsPage {
    /// The pairings of a round, with the pods that match a search.
    pub fn new(view: &View<'_>, round: RoundView<'_>, by_name: bool, search: &NameSearch) -> Self {
        let title = view.title(round.round);
        let own = view.at(&format!("pairings/{}", round.number));
        let last = view.rounds().len() as u32;
        let parameters = |by: bool| {
            let mut pairs = Vec::new();
            if by {
                pairs.push(("by", "name"));
            }
            if search.is_some() {
                pairs.push(("q", search.text.as_str()));
            }
            match serde_urlencoded::to_string(pairs) {
                Ok(text) if !text.is_empty() => format!("?{text}"),
                _ => String::new(),
            }
        };
        let way = |label: &str, by: bool| Link {
            label: label.to_owned(),
            href: format!("{own}{}", parameters(by)),
            here: by == by_name,
        };
        let outside = |players: &[PlayerIx]| -> Vec<Outside> {
            let of = |&player: &PlayerIx| Outside {
                player: view.number(player),
                name: view.name(player).to_owned(),
                href: view.player_at(player),
            };
            let mut list: Vec<Outside> = players.iter().map(of).filter(|o| search.matches(&o.name)).collect();
            list.sort_by_key(|outside| names::parts(&outside.name).key());
            list
        };
        let mut search_box = SearchBox::new(own.clone(), search, "pairings");
        if by_name {
            search_box.everybody.push_str("?by=name");
        }
        Self {
            shell: view.shell(format!("Pairings, {title}"), Door::Pairings, ""),
            heading: format!("{} · {title}", view.tournament().name),
            line: state_line(view, round),
            drafted: round.number == 1 && view.profile().draft_pods_in_round_one,
            rounds: view.round_links("pairings", round.number, last),
            ways: vec![way("By table", false), way(by_name_label(view.names_shown()), true)],
            search: search_box,
            by_name,
            initials: view.names_shown() == NamesShown::Initial,
            pods: if by_name {
                Vec::new()
            } else {
                cards(view, round, search)
            },
            byes: outside(&round.round.byes),
            match_losses: outside(&round.round.match_losses),
            bye_points: view.profile().points.bye,
            entries: if by_name {
                entries(view, round, search)
            } else {
                Vec::new()
            },
            sheets: vec![
                Link::new("Print by name", format!("{own}/names")),
                Link::new("Print match slips", format!("{own}/slips")),
            ],
            changed: None,
            title,
        }
    }

    /// Whether a search found nobody.
    pub fn is_empty(&self) -> bool {
        self.pods.is_empty() && self.entries.is_empty() && self.byes.is_empty() && self.match_losses.is_empty()
    }

    /// A name as the list shows it: what the list is sorted by comes first.
    pub fn listed(&self, entry: &Entry) -> String {
        match self.initials {
            true => format!("{} {}", entry.parts.last, entry.parts.first),
            false => entry.parts.last_first(),
        }
    }
}

fn by_name_label(how: NamesShown) -> &'static str {
    match how {
        NamesShown::Full => "By last name",
        NamesShown::Initial => "By name",
    }
}

/// "Started 14:05, until 15:20".
fn state_line(view: &View<'_>, round: RoundView<'_>) -> String {
    let zone = &view.tournament().time_zone;
    match round.state {
        RoundState::Draft => String::new(),
        RoundState::Published => round
            .published_at()
            .map_or_else(String::new, |at| format!("Published {}", clock_time(at, zone))),
        RoundState::Running => {
            let until = match round.clock.and_then(|clock| Countdown::of(&clock.of_all(), zone)) {
                Some(clock) => format!(", {}", clock.text),
                None => ", no time limit".to_owned(),
            };
            round
                .started_at()
                .map_or_else(String::new, |at| format!("Started {}{until}", clock_time(at, zone)))
        }
        RoundState::Finished => "Finished".to_owned(),
    }
}

/// The pods by table number in which somebody matches the search.
fn cards(view: &View<'_>, round: RoundView<'_>, search: &NameSearch) -> Vec<PodCard> {
    let mut cards = Vec::new();
    for (ix, pod) in round.round.pods.iter().enumerate() {
        let outcome = round.outcome(ix, view.profile());
        let seat = |(number, &player): (usize, &PlayerIx)| Seat {
            number,
            player: view.number(player),
            name: view.name(player).to_owned(),
            href: view.player_at(player),
            won: outcome == Some(Outcome::Won(player)),
            found: search.is_some() && search.matches(view.name(player)),
        };
        let seats: Vec<Seat> = (1..).zip(&pod.seats).map(seat).collect();
        if !search.is_some() || seats.iter().any(|seat| seat.found) {
            cards.push(PodCard {
                table: pod.table,
                seats,
                note: note(view, &pod.seats, &pod.result, outcome.as_ref()),
            });
        }
    }
    cards.sort_by_key(|card| card.table);
    cards
}

/// How a match ended, as far as the mark at the winner's seat does not show it.
fn note(view: &View<'_>, seats: &[PlayerIx], result: &PodResult, outcome: Option<&Outcome>) -> String {
    let mut sentences = Vec::new();
    // T3: a match loss or conceding the match takes the point of a draw away
    if let Some(Outcome::Drawn(sharing)) = outcome {
        let without: Vec<&str> = seats
            .iter()
            .filter(|seat| !sharing.contains(seat))
            .map(|&seat| view.name(seat))
            .collect();
        sentences.push(if without.is_empty() {
            "Drawn.".to_owned()
        } else {
            format!("Drawn; no point for {}.", super::format::list(&without))
        });
    }
    if let PodResult::Games { games, .. } = result
        && view.profile().games_to_win > 1
    {
        let wins = |player| games.iter().filter(|game| **game == GameResult::Won(player)).count();
        let mut parts: Vec<String> = seats
            .iter()
            .map(|&seat| (wins(seat), seat))
            .filter(|(wins, _)| *wins > 0)
            .map(|(wins, seat)| format!("{} {wins}", view.name(seat)))
            .collect();
        let drawn = games.iter().filter(|game| **game == GameResult::Drawn).count();
        if drawn > 0 {
            parts.push(format!("drawn {drawn}"));
        }
        if !parts.is_empty() {
            sentences.push(format!("Games: {}.", parts.join(", ")));
        }
    }
    sentences.join(" ")
}

/// The players of the round by last name who match the search.
pub(in crate::web) fn entries(view: &View<'_>, round: RoundView<'_>, search: &NameSearch) -> Vec<Entry> {
    let mut entries = Vec::new();
    let mut add = |player: PlayerIx, table: &str, seat: &str| {
        if !search.matches(view.name(player)) {
            return;
        }
        // T25: each member of a team is found by their own name
        for parts in names::entries(view.row(player), view.names_shown()) {
            entries.push(Entry {
                parts,
                player: view.number(player),
                href: view.player_at(player),
                table: table.to_owned(),
                seat: seat.to_owned(),
            });
        }
    };
    for pod in &round.round.pods {
        for (seat, &player) in (1..).zip(&pod.seats) {
            let seat: u32 = seat;
            add(player, &pod.table.to_string(), &seat.to_string());
        }
    }
    for &player in &round.round.byes {
        add(player, "Bye", "");
    }
    for &player in &round.round.match_losses {
        add(player, "Loss", "");
    }
    entries.sort_by_cached_key(|entry| (entry.parts.key(), entry.player));
    entries
}

#[cfg(test)]
mod tests;
