//! Pairings of a published round: by table and by last name, with a search for one's name.

mod lists;
pub mod paper;

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;
use say::Message;

use self::lists::Listed;
pub use self::lists::entries;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::{self, Caching};
use crate::web::frame::look::countdown::Countdown;
use crate::web::frame::look::local_time::clock_time;
use crate::web::frame::look::parts::{ListAddress, PartQuery, Shown};
use crate::web::frame::look::search_box::SearchBox;
use crate::web::frame::look::shell::{Door, Link, Shell};
use crate::web::frame::request::query::{PublicQuery, number};
use crate::web::frame::state::App;
use crate::web::shared::sheets;
use crate::web::shared::view::{Progress, RoundView, View};
use podium_base::clock;
use podium_event::event::PlayerIx;
use podium_snapshot::names::{self, NameSearch};
use podium_store::{NamesShown, RoundState};

/// `GET /t/{slug}/pairings`: for everybody; the latest published round.
pub async fn latest(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    answer(&app, &request, &slug, None).await
}

/// `GET /t/{slug}/pairings/{round}`: for everybody.
pub async fn round(app: App, request: HttpRequest, path: Path<(String, String)>) -> WebResult {
    answer(&app, &request, &path.0, Some(number(&path.1))).await
}

async fn answer(app: &App, request: &HttpRequest, slug: &str, round: Option<u32>) -> WebResult {
    let asked = PairingsQuery::of(&PublicQuery::of(request));
    let caching = Caching::list(&asked.list_at(&page::path(request)), asked.part, &asked.search);
    page::public_as(app, request, slug, caching, move |snapshot| {
        let view = View::shown(snapshot);
        let number = round.or(view.rounds().next_back().map(|round| round.number));
        Ok(match number {
            Some(number) => {
                let mut page = PairingsPage::new(&view, view.round(number)?, &asked)?;
                if view.changed_by_hand(number).is_some() {
                    page.changed = Some(Link::new(say::pairings::what_was_changed(), view.at("changes")));
                }
                snapshot.render(&page)?
            }
            None => snapshot.render(&NoPairings::new(&view))?,
        })
    })
    .await
}

/// The query of the pairings page.
#[derive(Debug, Default)]
pub struct PairingsQuery {
    /// By last name, not by table.
    pub by_name: bool,
    pub search: NameSearch,
    pub part: PartQuery,
}

impl PairingsQuery {
    fn of(query: &PublicQuery) -> Self {
        Self {
            by_name: query.get("by") == "name",
            search: query.search(),
            part: query.part(),
        }
    }

    /// The value of `by` in addresses; `None` for the order by table.
    fn order(&self) -> Option<&'static str> {
        self.by_name.then_some("name")
    }

    /// Returns the list in the requested order, with its own address.
    fn list_at(&self, path: &str) -> ListAddress {
        ListAddress::new(path)
            .and("by", self.order().unwrap_or_default())
            .printed()
    }
}

/// The page before the first published round.
#[derive(Debug, Template)]
#[template(path = "public/no_pairings.html")]
pub struct NoPairings {
    shell: Shell,
    players: String,
}

impl NoPairings {
    fn new(view: &View<'_>) -> Self {
        Self {
            shell: view.shell(say::pairings::title(), Door::Pairings, ""),
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
    pub heading: Message,
    /// "Round 3".
    pub title: Message,
    /// The round's state with its time.
    pub line: Message,
    /// Whether the pods of the booster draft also play this round (T35).
    pub drafted: bool,
    pub rounds: Vec<Link>,
    /// The two orders: by table, by last name.
    pub ways: Vec<Link>,
    pub search: SearchBox,
    pub by_name: bool,
    /// How names are shown: with initials, the list is sorted by first name.
    pub names_shown: NamesShown,
    /// The part of the list that is shown.
    pub shown: Shown,
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
    /// How the match ended where nobody won, and the games; `None` where the mark at the winner's seat says it, and without a result.
    pub note: Option<Message>,
}

/// A seat of a pod.
#[derive(Debug, PartialEq, Eq)]
pub struct Seat {
    /// From 1.
    pub number: usize,
    pub player: i64,
    pub name: Message,
    /// "A / B"; `None` where everybody may not see it.
    pub commander: Option<String>,
    /// Their colours in words; `None` where card data does not know them.
    pub colours: Option<Message>,
    pub href: String,
    pub won: bool,
    /// Their points before the round, or their seed in the playoff; `None` in round 1.
    pub before: Option<Message>,
    /// Whether the search found this player.
    pub found: bool,
}

/// A player without a pod.
#[derive(Debug, PartialEq, Eq)]
pub struct Outside {
    pub player: i64,
    pub name: Message,
    pub href: String,
}

/// A line of the list by last name.
#[derive(Debug, PartialEq, Eq)]
pub struct Entry {
    pub parts: names::Parts,
    pub player: i64,
    pub href: String,
    /// The table's number, or "Bye".
    pub table: Message,
    /// The seat's number; `None` outside a pod.
    pub seat: Option<u32>,
}

impl Entry {
    /// Returns the name with the part first that the list is sorted by.
    pub fn name(&self, how: NamesShown) -> Message {
        self.parts.listed(how).into()
    }
}

impl PairingsPage {
    /// Creates the page for a part of the pairings of a round, or for the results of a search.
    ///
    /// # Errors
    /// A redirect to the address of the requested part.
    pub fn new(view: &View<'_>, round: RoundView<'_>, asked: &PairingsQuery) -> Result<Self, WebError> {
        let PairingsQuery { by_name, search, .. } = asked;
        let title = view.title(round.round);
        let own = view.at(&format!("pairings/{}", round.number));
        let last = view.rounds().len() as u32;
        let way = |label: Message, by_name: bool| {
            let order = PairingsQuery {
                by_name,
                ..PairingsQuery::default()
            };
            let here = order.list_at(&own).and("q", search.text.as_str());
            Link {
                label,
                href: here.of(PartQuery::default()),
                here: by_name == asked.by_name,
                ..Link::default()
            }
        };
        let outside = |players: &[PlayerIx], is_shown: bool| -> Vec<Outside> {
            let of = |&player: &PlayerIx| Outside {
                player: view.number(player),
                name: view.name(player).into(),
                href: view.player_at(player),
            };
            let fits = |player: &&PlayerIx| is_shown && search.matches(&view.searched(**player));
            let mut list: Vec<&PlayerIx> = players.iter().filter(fits).collect();
            let order = view.name_order();
            list.sort_by_cached_key(|&&player| view.listed(player).first().map(|name| order.key(name)));
            list.into_iter().map(of).collect()
        };
        let at = asked.list_at(&own);
        let Listed { shown, pods, entries } = match by_name {
            true => Listed::by_name(view, round, asked, &at)?,
            false => Listed::by_table(view, round, asked, &at)?,
        };
        // Players without a table are listed once at the end, not after each part.
        let is_end = shown.is_last() || search.is_some();
        Ok(Self {
            shell: view.shell(say::pairings::title_of_round(&title), Door::Pairings, ""),
            heading: Message::joined([(&view.tournament().name).into(), title.clone()], " · "),
            line: state_line(view, round),
            drafted: round.number == 1 && view.profile().draft_pods_in_round_one,
            rounds: view.round_links("pairings", round.number, last),
            ways: vec![
                way(say::pairings::by_table(), false),
                way(by_name_label(view.names_shown()), true),
            ],
            search: SearchBox::new(own.clone(), search, "pairings")
                .by(asked.order())
                .over(&shown),
            by_name: *by_name,
            names_shown: view.names_shown(),
            pods,
            byes: outside(&round.round.byes, is_end),
            match_losses: outside(&round.round.match_losses, is_end),
            bye_points: view.profile().bye_points(),
            entries,
            sheets: sheets::beside(&own),
            changed: None,
            shown,
            title,
        })
    }

    /// Returns whether a search found nobody.
    pub fn is_empty(&self) -> bool {
        self.pods.is_empty() && self.entries.is_empty() && self.byes.is_empty() && self.match_losses.is_empty()
    }

    /// Returns whether the list is sorted by first name.
    pub fn is_by_first_name(&self) -> bool {
        self.names_shown == NamesShown::Initial
    }

    /// Returns how the parts of the list are named.
    pub fn listed_by(&self) -> Message {
        match self.by_name {
            true => say::players::names(),
            false => say::pairings::tables(),
        }
    }
}

fn by_name_label(how: NamesShown) -> Message {
    match how {
        NamesShown::Full => say::pairings::by_last_name(),
        NamesShown::Initial => say::pairings::by_name(),
    }
}

/// "Started 14:05, until 15:20".
fn state_line(view: &View<'_>, round: RoundView<'_>) -> Message {
    let zone = &view.tournament().time_zone;
    match round.state {
        RoundState::Draft => Message::default(),
        RoundState::Published => round
            .published_at()
            .map_or_else(Message::default, |at| say::pairings::published_at(clock_time(at, zone))),
        RoundState::Running => {
            let countdown = (round.clock).and_then(|all| Countdown::of(&all.of_all(), zone, clock::now().and_utc()));
            let progress = round.progress().map_or_else(Message::default, Progress::line);
            round.started_at().map_or_else(Message::default, |at| {
                let at = clock_time(at, zone);
                let started = match countdown {
                    Some(clock) => say::pairings::started_with_clock(at, clock.text),
                    None => say::pairings::started_untimed(at),
                };
                Message::joined([started, progress], " · ")
            })
        }
        RoundState::Finished => say::pairings::finished(),
    }
}

#[cfg(test)]
mod tests;
