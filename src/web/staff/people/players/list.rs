//! The list of players: search, filters, counts, and approval with one press.

use actix_web::HttpRequest;
use askama::Template;
use serde::Deserialize;

use super::community::OfCommunity;
use super::{PlayerPath, labels, number_in, to_players};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Fields, FormKeys, StaffForm};
use crate::web::frame::look::chip::Chip;
use crate::web::frame::look::local_time::clock_time;
use crate::web::frame::look::name_order::NameOrder;
use crate::web::frame::look::parts::{ListAddress, PartQuery, Parts, Shown};
use crate::web::frame::look::shell::{Link, Shell};
use crate::web::frame::request::desk::{Desk, Inside, Players};
use crate::web::frame::state::{App, read};
use podium_ops::people::players as ops;
use podium_ops::people::players::holds_place;
use podium_snapshot::names::{self, NameSearch};
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::tournaments::rounds;
use podium_store::{PlayerStatus, TournamentState};
use say::{Message, player_list as t, player_words};

/// Players on one page of the list: with a button each.
const ROWS: usize = 200;

/// The query of the list: search, filter, order and part. Empty fields are left out of addresses.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub(super) struct ListQuery {
    q: String,
    show: String,
    sort: String,
    part: String,
}

impl ListQuery {
    fn of(query: &str) -> Self {
        // A mistyped address opens the whole list.
        serde_urlencoded::from_str(query).unwrap_or_default()
    }

    fn of_form(fields: &Fields) -> Self {
        Self {
            q: fields.text("q").to_owned(),
            show: fields.text("show").to_owned(),
            sort: fields.text("sort").to_owned(),
            part: fields.text("part").to_owned(),
        }
    }

    /// Returns the fields that a new search keeps.
    fn filter_and_order(&self) -> impl Iterator<Item = (&'static str, &String)> {
        [("show", &self.show), ("sort", &self.sort)]
            .into_iter()
            .filter(|(_, value)| !value.is_empty())
    }

    /// Returns the same list with another filter or order, at its first part.
    fn with(&self, show: &str, sort: &str) -> Self {
        Self {
            q: self.q.clone(),
            show: show.to_owned(),
            sort: sort.to_owned(),
            part: String::new(),
        }
    }

    /// The list at an address, without the part.
    fn list_at(&self, path: &str) -> ListAddress {
        let list = ListAddress::new(path).and("q", self.q.as_str());
        list.and("show", self.show.as_str()).and("sort", self.sort.as_str())
    }

    fn wanted(&self) -> PartQuery {
        PartQuery::new(&self.part, "")
    }

    /// Returns the address of the list as it was requested.
    fn at(&self, path: &str) -> String {
        self.list_at(path).of(self.wanted())
    }
}

/// A filter: its word in addresses, its label, and a test for players.
struct Filter {
    word: &'static str,
    label: say::Plain,
    fits: fn(&PlayerRow) -> bool,
}

fn is_gone(row: &PlayerRow) -> bool {
    row.status == PlayerStatus::Registered && !holds_place(row)
}

const FILTERS: [Filter; 8] = [
    Filter {
        word: "",
        label: t::filter_all,
        fits: |row| row.status != PlayerStatus::Removed,
    },
    Filter {
        word: "active",
        label: t::filter_active,
        fits: holds_place,
    },
    Filter {
        word: "here",
        label: t::filter_here,
        fits: |row| holds_place(row) && row.checked_in,
    },
    Filter {
        word: "absent",
        label: t::filter_absent,
        fits: |row| holds_place(row) && !row.checked_in,
    },
    Filter {
        word: "pending",
        label: t::filter_pending,
        fits: |row| row.status == PlayerStatus::Pending,
    },
    Filter {
        word: "waiting",
        label: t::filter_waiting,
        fits: |row| row.status == PlayerStatus::Waitlisted,
    },
    Filter {
        word: "gone",
        label: t::filter_gone,
        fits: is_gone,
    },
    Filter {
        word: "removed",
        label: t::filter_removed,
        fits: |row| row.status == PlayerStatus::Removed,
    },
];

struct Row {
    number: i64,
    name: String,
    /// The name with the part first that the list is sorted by.
    listed: Message,
    team_mate: Option<String>,
    /// The text that the script's search examines.
    searched: String,
    href: String,
    state: Chip,
    /// Whether it is what nobody looks for: playing.
    is_usual: bool,
    /// The fixed table.
    table: Option<i64>,
    /// Whether they wait for approval, which takes one press.
    waits: bool,
    /// The number of another player of the same name, who may be the same person.
    same: Option<i64>,
    /// The hint that another player has a similar name.
    similar: Option<Message>,
    gone: bool,
}

impl Row {
    fn approve_word(&self) -> Message {
        match self.same {
            Some(_) => t::another_person(),
            None => player_words::approve(),
        }
    }

    /// Returns the same with the name, for screen readers.
    fn approve_label(&self) -> Message {
        match self.same {
            Some(_) => t::another_person_named(&self.name),
            None => t::approve_player(&self.name),
        }
    }
}

/// The maximum number of players, and the number of free places.
struct Places {
    all: i64,
    free: i64,
}

#[derive(Template)]
#[template(path = "staff/people/players/list.html")]
struct ListPage {
    shell: Shell,
    keys: FormKeys,
    at: String,
    query: ListQuery,
    filters: Vec<Link>,
    /// The addresses of the list in its two orders, and whether it is in that of the numbers.
    by_name: String,
    by_number: String,
    is_by_number: bool,
    rows: Vec<Row>,
    /// Whether one of them has a fixed table.
    has_fixed_tables: bool,
    /// The part of the list that is shown.
    shown: Shown,
    /// Whether there is a player who was not removed.
    anybody: bool,
    active: usize,
    /// The number of active and checked-in players, during check-in.
    here: Option<usize>,
    /// `None` without a maximum.
    places: Option<Places>,
    may_manage: bool,
    /// The check-in page, during check-in.
    check_in: Option<String>,
    /// What concerns the tournament's community.
    community: Option<OfCommunity>,
    /// Whether players can be added.
    takes_players: bool,
    /// All waiting players, if the list shows them: they can be refused with one press.
    waiting: Option<Waiting>,
    /// The players who were refused all at once: they can be brought back with one press.
    refused: Option<Refused>,
}

/// Players who wait for a place or for approval.
struct Waiting {
    count: usize,
    /// The status, as the form sends it.
    status: PlayerStatus,
    /// The highest number among them: players who register after the page was opened are not refused unseen.
    up_to: i64,
}

impl Waiting {
    fn of(rows: &[PlayerRow], shown: &str) -> Option<Self> {
        let status = match shown {
            "pending" => PlayerStatus::Pending,
            "waiting" => PlayerStatus::Waitlisted,
            _ => return None,
        };
        let waiting = rows.iter().filter(|row| row.status == status);
        let numbers: Vec<i64> = waiting.map(|row| row.number).collect();
        Some(Self {
            count: numbers.len(),
            status,
            up_to: *numbers.last()?,
        })
    }

    /// "Refuse all 40".
    fn button(&self) -> Message {
        match self.status {
            PlayerStatus::Waitlisted => t::take_off_waiting_list(self.count),
            _ => t::refuse_all(self.count),
        }
    }
}

/// Players who were refused all at once.
struct Refused {
    count: usize,
    at: Message,
}

impl ListPage {
    /// Address of a form of this page.
    fn to(&self, form: &str) -> String {
        format!("{}/{form}", self.at)
    }

    fn may_add(&self) -> bool {
        self.may_manage && self.takes_players
    }

    /// Returns whether adding comes before looking for somebody: until the rounds begin.
    fn adds_first(&self) -> bool {
        self.may_add() && (self.here.is_some() || self.has_nobody())
    }

    /// Returns whether there is no player at all, not even a removed one to look for.
    fn has_nobody(&self) -> bool {
        !self.anybody && self.filters.len() == 1
    }

    /// Returns whether the page has all rows of a search: then the script filters them in place, otherwise it asks the
    /// server.
    fn is_whole(&self) -> bool {
        !self.shown.is_incomplete() && self.query.q.is_empty()
    }

    /// Returns how the parts of the list are named.
    fn listed_by(&self) -> Message {
        match self.is_by_number {
            true => say::common::page_players(),
            false => say::players::names(),
        }
    }
}

pub(super) async fn show(app: App, request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    let query = ListQuery::of(request.query_string());
    let page = list_page(&app, &request, &desk, query).await?;
    page::private_large(&app, move || page).await
}

async fn list_page(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<Inside>,
    query: ListQuery,
) -> Result<ListPage, WebError> {
    let id = desk.tournament.id.clone();
    // on the pages where they are looked for, and where the command leads
    let looks_for_refused = desk.may::<Players>() && matches!(query.show.as_str(), "pending" | "waiting" | "removed");
    let (tournament, manages) = (desk.tournament.clone(), desk.may::<Players>());
    let (all, newest, names, refused, community) = read(app, move |conn| {
        let names = rounds::names(conn, &tournament)?;
        let newest = rounds::of_tournament(conn, &id)?.last().map_or(0, |round| round.number);
        let refused = match looks_for_refused {
            true => ops::last_refused(conn, &id)?,
            false => None,
        };
        let community = match manages {
            true => OfCommunity::read(conn, &tournament)?,
            false => None,
        };
        Ok::<_, WebError>((players::of_tournament(conn, &id)?, newest, names, refused, community))
    })
    .await?;
    let zone = &desk.tournament.time_zone;
    let refused = refused.map(|refused| Refused {
        count: refused.numbers.len(),
        at: clock_time(refused.at, zone),
    });
    let at = desk.at("desk/players");
    let state = desk.tournament.state;
    let before_rounds = state.is_before_rounds();
    let filter = FILTERS.iter().find(|f| f.word == query.show).unwrap_or(&FILTERS[0]);
    let count = |filter: &Filter| all.iter().filter(|row| (filter.fits)(row)).count();
    let needed = |filter: &Filter| {
        // Check-in is over after the first round: then its filters only take up space.
        let check_in = matches!(filter.word, "here" | "absent");
        filter.word.is_empty() || filter.word == query.show || (count(filter) > 0 && (!check_in || before_rounds))
    };
    let filters = FILTERS
        .iter()
        .filter(|f| needed(f))
        .map(|f| Link {
            label: t::filter_and_count((f.label)(), count(f)),
            href: query.with(f.word, &query.sort).at(&at),
            here: f.word == filter.word,
            ..Link::default()
        })
        .collect();
    let search = NameSearch::new(&query.q);
    // With the number, which the staff knows from slips.
    let searched = |row: &PlayerRow| format!("{} {}", names::all_of(row), row.number);
    let mut shown: Vec<&PlayerRow> = all
        .iter()
        .filter(|row| (filter.fits)(row) && search.matches(&searched(row)))
        .collect();
    if query.sort != "number" {
        // By last name, like the printed lists.
        let order = NameOrder::of_reader();
        shown.sort_by_cached_key(|row| (order.key(&names::parts_of(row)), row.number));
    }
    let list = query.list_at(&at);
    let cut = match query.sort.as_str() {
        "number" => Parts::by_number(&shown.iter().map(|row| row.number as u32).collect::<Vec<_>>(), ROWS),
        _ => {
            let sorted: Vec<String> = shown.iter().map(|row| by_last(row)).collect();
            Parts::by_name(&sorted.iter().map(String::as_str).collect::<Vec<_>>(), ROWS)
        }
    };
    let part = cut.part(query.wanted(), &list);
    let is_by_number = query.sort == "number";
    let same = ops::entered_before(all.iter());
    let similar = ops::similar_among(&all);
    let taken = all.iter().filter(|row| holds_place(row)).count() as i64;
    let rows: Vec<Row> = part
        .take(shown)
        .into_iter()
        .map(|row| Row {
            number: row.number,
            name: row.name.clone(),
            listed: match is_by_number {
                true => (&row.name).into(),
                false => names::parts_of(row).last_first().into(),
            },
            team_mate: row.team_mate.clone().filter(|mate| !mate.is_empty()),
            searched: searched(row),
            href: format!("{at}/{}", row.number),
            state: match same.get(&row.number) {
                Some(same) => Chip::new("warn", t::already_entered(same)),
                None => labels::state(row, newest, names),
            },
            is_usual: labels::is_playing(row, newest),
            table: row.fixed_table,
            waits: row.status == PlayerStatus::Pending,
            same: same.get(&row.number).copied(),
            similar: (similar.get(&row.number)).map(|other| player_words::similar_name(&other.name, other.number)),
            gone: is_gone(row) || row.status == PlayerStatus::Removed,
        })
        .collect();
    let sorted = |sort: &str| query.with(&query.show, sort).at(&at);
    Ok(ListPage {
        shell: desk.shell(request, say::common::page_players()),
        keys: desk.keys(app, None),
        filters,
        by_name: sorted(""),
        by_number: sorted("number"),
        is_by_number,
        has_fixed_tables: rows.iter().any(|row| row.table.is_some()),
        rows,
        shown: part,
        anybody: all.iter().any(|row| row.status != PlayerStatus::Removed),
        active: all.iter().filter(|row| holds_place(row)).count(),
        here: before_rounds.then(|| all.iter().filter(|row| holds_place(row) && row.checked_in).count()),
        places: desk.tournament.max_players.map(|all| Places {
            all,
            // Negative if the maximum was lowered below the number of players.
            free: (all - taken).max(0),
        }),
        waiting: Waiting::of(&all, &query.show).filter(|_| desk.may::<Players>()),
        refused,
        community,
        may_manage: desk.may::<Players>(),
        check_in: (before_rounds && desk.may::<Players>()).then(|| desk.at("desk/check-in")),
        takes_players: before_rounds || state == TournamentState::Swiss,
        // The part that is shown, not the one requested: the forms send it back.
        query,
        at,
    })
}

/// Returns a name with the last name in front.
fn by_last(row: &PlayerRow) -> String {
    let parts = names::parts_of(row);
    format!("{} {}", parts.last, parts.first)
}

/// Returns the list as it was when one of its buttons was pressed.
fn list_of(form: &StaffForm<Players>) -> String {
    ListQuery::of_form(&form.fields).at(&form.at("desk/players"))
}

/// Returns the number of the player whose button was pressed.
fn pressed(number: &str) -> Result<i64, WebError> {
    number.parse().map_err(|_| WebError::bad_request(t::names_no_player()))
}

/// `POST …/approve`: gives a place to a player who waits for approval. A second press is refused because of the
/// player's state.
pub(super) async fn approve(form: StaffForm<Players>) -> WebResult {
    let number = pressed(form.fields.text("number"))?;
    let list = list_of(&form);
    let admitted = form.run_each_time(move |work| ops::admit(work, number)).await;
    let row = admitted.map_err(to_players(&list))?;
    let notice = match row.status {
        PlayerStatus::Waitlisted => player_words::now_waitlisted(row.name),
        _ => player_words::has_place(row.name),
    };
    form.done(notice, &list)
}

/// `POST …/{number}/same-person`: a player who waits for approval is the one of the address, whom the staff had entered.
pub(super) async fn same_person(form: StaffForm<Players>, path: PlayerPath) -> WebResult {
    let (entry, registration) = (number_in(&path), pressed(form.fields.text("number"))?);
    let list = list_of(&form);
    let done = form
        .run_each_time(move |work| ops::is_entered(work, entry, registration))
        .await;
    let row = done.map_err(to_players(&list))?;
    let notice = t::is_player(row.name, entry);
    form.done(notice, &list)
}

/// `POST …/refuse-all`: refuses all players who wait for approval, or all on the waiting list.
pub(super) async fn refuse_all(form: StaffForm<Players>) -> WebResult {
    let no_list = || WebError::bad_request(t::names_no_list());
    let status = PlayerStatus::parse(form.fields.text("status")).ok_or_else(no_list)?;
    let up_to = pressed(form.fields.text("up_to"))?;
    let list = list_of(&form);
    let done = form.run(&list, move |work| ops::refuse_all(work, status, up_to)).await;
    let count = done.map_err(to_players(&list))?;
    form.done(t::are_refused(count), &list)
}

/// `POST …/refuse-all/undo`: brings back the players who were refused last.
pub(super) async fn bring_back(form: StaffForm<Players>) -> WebResult {
    let list = list_of(&form);
    let done = form.run(&list, ops::bring_back_refused).await;
    let count = done.map_err(to_players(&list))?;
    form.done(t::are_back(count), &list)
}
