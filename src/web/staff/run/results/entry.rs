//! The page of results: quick entry, the players' reports, and the tables of the open round as cards.

use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};
use askama::Template;
use serde::Deserialize;

use super::cards::{Card, Cards, Score, Undo};
use super::typed::MOST_TYPED;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Fields, FormKeys, StaffForm};
use crate::web::frame::look::parts::{self, ListAddress, PartQuery, Parts, Shown};
use crate::web::frame::look::shell::{Link, Notice, Shell};
use crate::web::frame::request::desk::{Desk, Results};
use crate::web::frame::state::{App, read, snapshots};
use crate::web::shared::player_reports::{PlayerReport, otherwise, unsettled};
use crate::web::shared::pods::{PodView, mark_ruled_out, pods};
use crate::web::shared::terms;
use crate::web::staff::run::sentence;
use podium_base::clock::{self, Moment};
use podium_ops::OpError;
use podium_ops::floor::rulings::{self, Reminder};
use podium_ops::run::results as ops;
use podium_ops::run::rounds;
use podium_rules::standings::standings;
use podium_snapshot::Snapshot;
use podium_store::RoundState;
use say::{Message, result_entry as t};

/// Player reports on the page: in a large hall, hundreds may be waiting at once.
const REPORTS: usize = 60;
/// Keys for seats on the pad: for larger pods, numbers are typed.
const KEYS: usize = 9;

/// The query of the page.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Query {
    /// The table to fill in.
    table: String,
    /// The list to show if it is long: "reported", or the outstanding tables.
    show: String,
    part: String,
    /// The games of one table's match so far, as `7:1 D`.
    games: String,
}

impl Query {
    /// Returns the query of the page that the form was sent from.
    pub fn of_form(fields: &Fields) -> Self {
        Self {
            show: fields.text("show").to_owned(),
            part: fields.text("part").to_owned(),
            ..Self::default()
        }
    }

    /// The list at its address.
    pub fn list_at(&self, path: String) -> ListAddress {
        let show = if self.show == REPORTED { REPORTED } else { "" };
        ListAddress::new(path).and("show", show)
    }

    /// Returns the requested part of the list.
    pub fn wanted(&self) -> PartQuery {
        PartQuery::new(&self.part, "")
    }

    /// Returns the part of a list with the query's table, or the requested one; the form will lead back to it.
    fn part_of(&mut self, pods: &[PodView], most: usize, path: String) -> Shown {
        let tables: Vec<u32> = pods.iter().map(|pod| pod.table).collect();
        let cut = Parts::by_number(&tables, most);
        let named = tables.iter().position(|table| table.to_string() == self.table.trim());
        if let Some(line) = named {
            self.part = cut.holding(line).to_string();
        }
        cut.part(self.wanted(), &self.list_at(path))
    }
}

/// The word for the list of reported tables.
const REPORTED: &str = "reported";

/// The round that takes results.
struct OpenRound {
    number: i64,
    /// "Round 3", "Semi-finals".
    title: Message,
    /// Whether it has not begun: its first result starts it.
    is_published: bool,
}

/// The last entry of the reader.
struct Last {
    table: u32,
    result: Message,
    undo: Undo,
}

/// The page.
#[derive(Template)]
#[template(path = "staff/run/results/entry.html")]
pub struct EntryPage {
    pub shell: Shell,
    at: String,
    /// The round that takes results.
    round: Option<OpenRound>,
    games_to_win: u32,
    /// Whether places are typed: in a Swiss round where places score.
    places: bool,
    /// Whether players who left together have an order.
    in_turn_order: bool,
    /// Whether only those still in a game share its draw.
    still_in: bool,
    /// The number of seats of the largest pod.
    seats: usize,
    /// How many tables the round has, and how many of them are reported.
    all: usize,
    reported: usize,
    /// The outstanding and the reported tables, if the round has too many for one page.
    lists: Vec<Link>,
    /// The part of the list that is shown.
    shown: Shown,
    /// Outstanding tables first, then by table number.
    pub cards: Vec<Card>,
    outstanding: Vec<i64>,
    last: Option<Last>,
    player_reports: Vec<PlayerReport>,
    /// How many more player reports wait.
    more_reports: usize,
    /// Tables whose entered result is another than a player reported.
    otherwise: Vec<u32>,
    /// Penalties of this round that its results must agree with.
    reminders: Vec<Reminder>,
    query: Query,
    result: String,
    marks: String,
    keys: FormKeys,
}

impl EntryPage {
    fn result_of(&self, table: impl std::fmt::Display) -> String {
        let round = self.round.as_ref().map_or(0, |round| round.number);
        format!("{}/results/{round}/{table}", self.at)
    }

    /// Returns the prefix of the addresses of tables, to which their numbers are appended.
    fn tables_at(&self) -> String {
        self.result_of("")
    }

    /// The address of the rounds, at whose tables results are corrected.
    fn rounds_at(&self) -> String {
        format!("{}/rounds", self.at)
    }

    fn ruling_at(&self, ruling: &i64) -> String {
        format!("{}/rulings/{ruling}", self.at)
    }

    /// The keys of the pad.
    fn pad(&self) -> usize {
        self.seats.min(KEYS)
    }

    /// Returns how many undisputed player reports on the page are waiting.
    fn waiting(&self) -> usize {
        self.player_reports.iter().filter(|report| !report.disputed).count()
    }

    /// Returns the card of a table, if it is on the page.
    pub fn card(&mut self, table: i64) -> Option<&mut Card> {
        self.cards.iter_mut().find(|card| i64::from(card.pod.table) == table)
    }
}

/// The tournament with the rulings of its open round, and the entries that its reader may undo.
struct EntryData {
    snapshot: Arc<Snapshot>,
    reminders: Vec<Reminder>,
    account: String,
    own: Vec<Moment>,
    now: Moment,
}

async fn load(app: &App, desk: &Desk<Results>) -> Result<EntryData, WebError> {
    let snapshot = snapshots::current(app, &desk.tournament.slug).await?;
    let account = desk.visitor.account.as_ref().map(|account| account.id.clone());
    let account = account.unwrap_or_default();
    let now = clock::now();
    let (mut reminders, mut own) = (Vec::new(), Vec::new());
    if let Some(open) = snapshot.loaded.open_round() {
        let (round, account) = (open.row.clone(), account.clone());
        let is_fresh = |pod| ops::undo_is_offered_until(pod, &account, now).is_some();
        // Most readers of the page have entered nothing in the last seconds: this saves a statement.
        let may_undo = open.pods.iter().any(is_fresh);
        (reminders, own) = read(app, move |conn| {
            let reminders = rulings::reminders(conn, &round.tournament_id, &round)?;
            let own = match may_undo {
                true => ops::own_entries(conn, &round.tournament_id, &account, now)?,
                false => Vec::new(),
            };
            Ok::<_, WebError>((reminders, own))
        })
        .await?;
    }
    Ok(EntryData {
        snapshot,
        reminders,
        account,
        own,
        now,
    })
}

fn entry_page(app: &App, request: &HttpRequest, desk: &Desk<Results>, data: EntryData, mut query: Query) -> EntryPage {
    let loaded = &data.snapshot.loaded;
    let open = loaded.open_round().filter(|r| r.row.state != RoundState::Draft);
    let mut views = match open.and_then(|r| loaded.event_round(r.row.number)) {
        Some(round) => pods(
            loaded,
            round,
            // the points that the round was paired by
            &standings(&loaded.event, Some(round.number.saturating_sub(1))),
        ),
        None => Vec::new(),
    };
    views.sort_by_key(|pod| (pod.is_reported(), pod.table));
    let mut player_reports = open
        .map(|round| unsettled(&data.snapshot, round.row.number, data.snapshot.floor.reports()))
        .unwrap_or_default();
    let mut entered_otherwise: Vec<u32> = open
        .map(|round| otherwise(loaded, round.row.number, data.snapshot.floor.reports()))
        .unwrap_or_default()
        .iter()
        .map(|report| report.table)
        .collect();
    entered_otherwise.dedup();
    let (all, reported) = (views.len(), views.iter().filter(|pod| pod.is_reported()).count());
    let seats = views.iter().map(|pod| pod.seats.len()).max().unwrap_or_default();
    let tables_at = open.map_or_else(String::new, |open| {
        desk.at(&format!("desk/results/{}/", open.row.number))
    });
    let cards = open.map(|round| Cards {
        loaded,
        round,
        account: &data.account,
        own: &data.own,
        now: data.now,
        reports: &player_reports,
        tables_at: &tables_at,
    });
    let last = cards.as_ref().and_then(Cards::last).and_then(|(table, undo)| {
        let pod = views.iter().find(|pod| pod.table == table)?;
        let result = pod.result.clone()?;
        Some(Last { table, result, undo })
    });
    let most = parts::pods_of(loaded.event.profile().pod_size);
    let (mut lists, mut shown) = (Vec::new(), Shown::whole(all));
    if all > most {
        lists = lists_of_tables(desk, all - reported, reported);
        let named = views.iter().find(|pod| pod.table.to_string() == query.table.trim());
        let is_reported = named.map_or(query.show == REPORTED || reported == all, PodView::is_reported);
        query.show = if is_reported { REPORTED } else { "" }.to_owned();
        views.retain(|pod| pod.is_reported() == is_reported);
        shown = query.part_of(&views, most, desk.at("desk/results"));
        views = shown.take(views);
        for (list, is_this) in lists.iter_mut().zip([!is_reported, is_reported]) {
            list.here = is_this;
        }
    }
    if let Some(round) = open {
        for view in &mut views {
            mark_ruled_out(view, &data.snapshot, round);
        }
    }
    let mut cards: Vec<Card> = match cards {
        Some(of) => views.into_iter().map(|pod| of.card(pod)).collect(),
        None => Vec::new(),
    };
    for card in &mut cards {
        card.score = Score::of(&query.games, i64::from(card.pod.table));
    }
    let more_reports = player_reports.len().saturating_sub(REPORTS);
    player_reports.truncate(REPORTS);
    let asks = open.map(|round| loaded.round_name(round.row.number).asks(loaded.event.profile()));
    EntryPage {
        shell: desk.shell(request, say::staff_nav::results()),
        at: desk.at("desk"),
        round: open.map(|round| OpenRound {
            number: round.row.number,
            title: terms::round(&loaded.round_name(round.row.number)),
            is_published: round.row.state == RoundState::Published,
        }),
        games_to_win: loaded.event.profile().games_to_win,
        places: asks.is_some_and(|asks| asks.places),
        in_turn_order: loaded.event.profile().orders_tied_places(),
        still_in: asks.is_some_and(|asks| asks.still_in),
        seats,
        all,
        reported,
        lists,
        shown,
        outstanding: open.map(rounds::outstanding).unwrap_or_default(),
        last,
        player_reports,
        more_reports,
        otherwise: entered_otherwise,
        reminders: data.reminders,
        cards,
        query,
        result: String::new(),
        marks: String::new(),
        keys: desk.keys(app, None),
    }
}

/// Returns the two lists of a round with too many tables for one page.
fn lists_of_tables(desk: &Desk<Results>, outstanding: usize, reported: usize) -> Vec<Link> {
    let at = ListAddress::new(desk.at("desk/results"));
    let list = |label: Message, show: &str| {
        let href = at.clone().and("show", show).of(PartQuery::default());
        Link::new(label, href)
    };
    vec![
        list(t::list_outstanding(outstanding), ""),
        list(t::list_reported(reported), REPORTED),
    ]
}

/// `GET …/desk/results`: staff who may enter results.
pub async fn show(app: App, request: HttpRequest, desk: Desk<Results>, query: web::Query<Query>) -> WebResult {
    let data = load(&app, &desk).await?;
    let page = entry_page(&app, &request, &desk, data, query.into_inner());
    page::private_large(&app, move || page).await
}

/// Builds the page again for the answer to a form, at the place that it was sent from.
///
/// # Errors
/// The tournament cannot be read.
pub async fn again(form: &StaffForm<Results>) -> Result<EntryPage, WebError> {
    let data = load(&form.app, &form.sender).await?;
    let query = Query {
        games: form.fields.text("games").to_owned(),
        ..Query::of_form(&form.fields)
    };
    Ok(entry_page(&form.app, &form.request, &form.sender, data, query))
}

/// Shows quick entry again, with what was typed and its problems.
pub async fn returned(form: &StaffForm<Results>, error: OpError) -> WebResult {
    let data = load(&form.app, &form.sender).await?;
    let query = Query::of_form(&form.fields);
    let mut page = entry_page(&form.app, &form.request, &form.sender, data, query);
    let typed = |name: &str, most: usize| form.fields.raw(name).chars().take(most).collect();
    page.query.table = typed("table", 20);
    page.result = typed("result", MOST_TYPED);
    page.marks = typed("marks", 40);
    page.shell.notice = Some(Notice::bad(sentence(&error)));
    page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &page)
}
