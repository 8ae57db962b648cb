//! The results of the staff's palette: a table by its number, a player by number or name, a page by name. It only
//! navigates.

use std::collections::BTreeSet;

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse};
use serde::{Deserialize, Serialize};

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::look::name_order::NameOrder;
use crate::web::frame::look::staff_nav::{StaffNav, Standing};
use crate::web::frame::request::current;
use crate::web::frame::request::desk::{Desk, Inside};
use crate::web::frame::request::link::Link;
use crate::web::frame::state::{App, compute, snapshots};
use crate::web::shared::{sheets, terms};
use podium_ops::command::rights::{Floor, Rounds};
use podium_snapshot::Snapshot;
use podium_snapshot::names::{NameSearch, all_of, fold};
use podium_store::tournaments::players::PlayerRow;
use podium_store::{PlayerStatus, RoundState};
use say::{Language, Message, common, palette as t};

pub fn routes(routes: &mut Routes) {
    routes.get("/t/{slug}/desk/find.json", handler!(find));
}

/// The most results of one answer: as many as a phone shows above its keyboard.
const MOST: usize = 8;

/// A search result.
#[derive(Debug, PartialEq, Eq, Serialize)]
struct Found {
    /// "Table 12", a player's name, or a page's.
    label: String,
    /// Its kind or target.
    detail: String,
    href: String,
}

impl Found {
    fn new(label: impl Into<String>, detail: impl Into<String>, href: impl Into<String>) -> Self {
        Self {
            label: label.into(),
            detail: detail.into(),
            href: href.into(),
        }
    }
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct FindQuery {
    q: String,
}

/// `GET …/desk/find.json?q=…`: staff.
async fn find(app: App, request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    // a mistyped address finds nothing
    let FindQuery { q } = serde_urlencoded::from_str(request.query_string()).unwrap_or_default();
    let found = search(&app, &desk, q).await?;
    Ok(HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .json(found))
}

/// Searches the tournament for a typed text, off the async threads.
async fn search(app: &App, desk: &Desk<Inside>, typed: String) -> Result<Vec<Found>, WebError> {
    let snapshot = snapshots::current(app, &desk.tournament.slug).await?;
    let (who, public) = (desk.standing(), desk.public_pages());
    let nav = StaffNav::of(&desk.tournament, who, &desk.counts);
    // known only here: the search runs on another thread
    let language = current::language();
    compute(app, move |_| {
        let place = Place {
            language,
            snapshot: &snapshot,
            who,
            nav: nav.as_ref(),
            public: &public,
        };
        Ok(place.find(&typed))
    })
    .await
}

/// The context of a search.
struct Place<'p> {
    /// In which the results are written, and pages are found by their names.
    language: Language,
    snapshot: &'p Snapshot,
    who: Standing,
    nav: Option<&'p StaffNav>,
    /// The tournament's public pages.
    public: &'p [Link],
}

/// The typed text, read as the number of something.
struct Numbered {
    number: i64,
    is_table: bool,
    is_player: bool,
}

impl Numbered {
    /// "12", "t12", "table 12", "#12", "player 12"; the words also in the reader's language.
    fn of(typed: &str, language: Language) -> Option<Self> {
        let typed = fold(typed.trim());
        let digits = typed.trim_start_matches(|c: char| !c.is_ascii_digit());
        let number = digits.parse().ok()?;
        let before = typed[..typed.len() - digits.len()].trim_end();
        let is = |word: Message| fold(&word.in_language(language)) == before;
        let (is_table, is_player) = match before {
            "" => (true, true),
            "t" | "table" => (true, false),
            "p" | "player" | "#" => (false, true),
            _ if is(common::column_table()) => (true, false),
            _ if is(common::column_player()) => (false, true),
            _ => return None,
        };
        Some(Self {
            number,
            is_table,
            is_player,
        })
    }
}

impl Place<'_> {
    fn at(&self, path: &str) -> String {
        format!("/t/{}/desk/{path}", self.snapshot.loaded.tournament.slug)
    }

    fn order(&self) -> NameOrder {
        NameOrder::of(self.language)
    }

    fn say(&self, message: &Message) -> String {
        message.in_language(self.language)
    }

    fn find(&self, typed: &str) -> Vec<Found> {
        let mut found = Vec::new();
        let numbered = Numbered::of(typed, self.language);
        if let Some(numbered) = &numbered {
            if numbered.is_table {
                found.extend(self.tables(numbered.number));
            }
            let player = self.people().find(|row| row.number == numbered.number);
            found.extend(player.filter(|_| numbered.is_player).map(|row| self.player(row)));
        }
        let search = NameSearch::new(typed);
        // a text without characters that names contain cannot match any
        if !fold(&search.text).trim().is_empty() {
            let mut named: Vec<(Rank, Found)> = self.pages(&search).chain(self.players(&search)).collect();
            named.sort_by(|(one, _), (other, _)| one.cmp(other));
            found.extend(named.into_iter().map(|(_, found)| found));
        }
        // "Player 12" is found by the number and by the name
        let mut seen = BTreeSet::new();
        found.retain(|one| seen.insert(one.href.clone()));
        found.truncate(MOST);
        found
    }

    /// The number of the newest published round.
    fn newest(&self) -> Option<i64> {
        let mut rounds = self.snapshot.loaded.rounds.iter().rev();
        let published = rounds.find(|round| round.row.state != RoundState::Draft);
        published.map(|round| round.row.number)
    }

    /// The sheets of that round.
    fn sheets(&self) -> Vec<Found> {
        let Some(number) = self.newest() else {
            return Vec::new();
        };
        let loaded = &self.snapshot.loaded;
        let round = self.say(&terms::round(&loaded.round_name(number)));
        let sheets = sheets::of_round(&loaded.tournament, number);
        let found = |sheet: Link| Found::new(self.say(&sheet.label), round.as_str(), sheet.href);
        sheets.into_iter().map(found).collect()
    }

    /// Returns the table of the newest published round: first the pages that this person works with.
    fn tables(&self, table: i64) -> Vec<Found> {
        let loaded = &self.snapshot.loaded;
        let Some(number) = self.newest() else {
            return Vec::new();
        };
        let pods = loaded.event_round(number).map_or(&[][..], |round| &round.pods);
        let Some(pod) = pods.iter().find(|pod| i64::from(pod.table) == table) else {
            return Vec::new();
        };
        let names = pod.seats.iter().map(|seat| Message::from(&loaded.row(*seat).name));
        let label = self.say(&common::table_number(table));
        let name = terms::round(&loaded.round_name(number));
        let results = Found::new(
            label.as_str(),
            self.say(&t::result_of_table(name, Message::joined(names, ", "))),
            self.at(&format!("results/{number}/{table}")),
        );
        // the floor shows the round that is being played
        let floor = loaded.open_round().filter(|open| open.row.number == number).map(|_| {
            Found::new(
                label.as_str(),
                self.say(&t::on_the_floor()),
                self.at(&format!("floor/{table}")),
            )
        });
        let mut both: Vec<Found> = [Some(results), floor].into_iter().flatten().collect();
        if self.who.may::<Floor>() && !self.who.may::<Rounds>() {
            both.reverse();
        }
        both
    }

    /// Everybody who is or was in the tournament, or waits to be.
    fn people(&self) -> impl Iterator<Item = &PlayerRow> {
        let loaded = &self.snapshot.loaded;
        let all = loaded.players.iter().chain(&loaded.unregistered);
        all.filter(|row| row.status != PlayerStatus::Removed)
    }

    fn player(&self, row: &PlayerRow) -> Found {
        let mate = row.team_mate.as_deref().filter(|mate| !mate.is_empty());
        let label = match mate {
            Some(mate) => format!("{} & {mate}", row.name),
            None => self.say(&Message::from(&row.name)),
        };
        let href = self.at(&format!("players/{}", row.number));
        Found::new(label, self.say(&common::nameless(row.number)), href)
    }

    fn players(&self, search: &NameSearch) -> impl Iterator<Item = (Rank, Found)> {
        let fits = |row: &&PlayerRow| search.matches(&all_of(row));
        self.people().filter(fits).map(|row| {
            let found = self.player(row);
            (Rank::of(&found.label, search, Kind::Player, self.order()), found)
        })
    }

    fn pages(&self, search: &NameSearch) -> impl Iterator<Item = (Rank, Found)> {
        let groups = self.nav.iter().flat_map(|nav| &nav.groups);
        let staff = groups.flat_map(|group| group.links.iter().map(|link| (link, group.name.clone())));
        let public = self.public.iter().map(|link| (link, t::public_page()));
        let pages = staff
            .chain(public)
            .map(|(link, group)| Found::new(self.say(&link.label), self.say(&group), link.href.as_str()));
        let fits = pages.chain(self.sheets()).filter(|page| search.matches(&page.label));
        fits.map(|found| (Rank::of(&found.label, search, Kind::Page, self.order()), found))
    }
}

/// The order of results: whole words before beginnings, pages before players.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    is_beginning: bool,
    kind: Kind,
    /// Pages keep the order of the navigation.
    name: Vec<u8>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Page,
    Player,
}

impl Rank {
    fn of(label: &str, search: &NameSearch, kind: Kind, order: NameOrder) -> Self {
        let (folded, typed) = (fold(label), fold(&search.text));
        let words: Vec<&str> = folded.split(|c: char| !c.is_alphanumeric()).collect();
        let is_word = |word: &str| words.contains(&word);
        Self {
            is_beginning: !typed.split_whitespace().all(is_word),
            kind,
            name: match kind {
                Kind::Page => Vec::new(),
                Kind::Player => order.key_of(label),
            },
        }
    }
}

#[cfg(test)]
#[path = "find_tests.rs"]
mod tests;
