//! The page for the door: how many players are present, the search, and the players, either in parts by last name or as
//! search results.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use serde::Deserialize;

use super::code::Scanned;
use super::row::{self, Row};
use super::typed::{Typed, may_come};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::{headers, page};
use crate::web::frame::form::{Field, Fields, FormKeys, Returned, StaffForm};
use crate::web::frame::look::name_order::NameOrder;
use crate::web::frame::look::parts::{ListAddress, PartQuery, Parts, Shown};
use crate::web::frame::look::shell::{Notice, Shell};
use crate::web::frame::request::desk::{Desk, Players};
use crate::web::frame::state::{App, snapshots};
use podium_ops::people::players as ops;
use podium_ops::people::players::holds_place;
use podium_snapshot::names;
use podium_store::PlayerStatus;
use podium_store::tournaments::players::PlayerRow;
use say::{Message, Plain, check_in as t};

/// Lines of one part in a small tournament: a few swipes.
const FEW_ROWS: usize = 48;
/// Lines of one part in a large tournament, which has about twenty parts.
const MOST_ROWS: usize = 240;
/// The most lines of search results.
const FOUND: usize = 40;
/// The word that confirms an action on everybody.
pub(super) const EVERYBODY_WORD: Plain = say::confirm_words::everybody;
pub(super) const NOBODY_WORD: Plain = say::confirm_words::nobody;
pub(super) const DROP_WORD: Plain = say::confirm_words::drop;

/// What the page shows: the search, and the part.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub(super) struct DoorQuery {
    q: String,
    part: String,
    /// Not empty while fees are collected: each line then has a tick for its fee.
    fees: String,
}

impl DoorQuery {
    /// Returns the page as it was when one of its buttons was pressed.
    pub fn of_form(fields: &Fields) -> Self {
        Self {
            q: fields.text("find").to_owned(),
            part: fields.text("part").to_owned(),
            fees: fields.text("fees").to_owned(),
        }
    }

    /// Returns the same page with a search for the typed text.
    pub fn searching(self, typed: &str) -> Self {
        Self {
            q: typed.to_owned(),
            part: String::new(),
            ..self
        }
    }

    /// The page's address.
    pub fn at(&self, path: &str) -> String {
        let list = ListAddress::new(path)
            .and("q", self.q.as_str())
            .and("fees", self.fees.as_str());
        list.of(PartQuery::new(&self.part, ""))
    }
}

/// The numbers of present players.
#[derive(Clone, Copy)]
struct Count {
    here: usize,
    /// The number of players with a place.
    of: usize,
    /// Present players on the waiting list.
    waiting_here: usize,
    /// Players who wait for approval.
    pending: usize,
    /// Players with a place whose fee is collected.
    paid: usize,
}

impl Count {
    fn of(rows: &[&PlayerRow]) -> Self {
        let count = |fits: fn(&PlayerRow) -> bool| rows.iter().filter(|row| fits(row)).count();
        Self {
            here: count(|row| holds_place(row) && row.checked_in),
            of: count(holds_place),
            waiting_here: count(|row| row.status == PlayerStatus::Waitlisted && row.checked_in),
            pending: count(|row| row.status == PlayerStatus::Pending),
            paid: count(|row| holds_place(row) && row.fee_collected),
        }
    }

    fn absent(&self) -> usize {
        self.of - self.here
    }

    /// Returns the other numbers: "88 not here, 3 wait for approval".
    fn line(&self) -> Message {
        let mut parts = vec![match self.absent() {
            0 => t::nobody_missing(),
            absent => t::not_here(absent),
        }];
        if self.pending > 0 {
            parts.push(t::for_approval(self.pending));
        }
        if self.waiting_here > 0 {
            parts.push(t::here_waiting(self.waiting_here));
        }
        Message::joined(parts, ", ")
    }
}

#[derive(Template)]
#[template(path = "staff/run/check_in/door.html")]
struct DoorPage {
    shell: Shell,
    keys: FormKeys,
    at: String,
    players: String,
    is_open: bool,
    query: DoorQuery,
    count: Count,
    rows: Vec<Row>,
    shown: Shown,
    /// A searched name that is not on the list, to be added.
    newcomer: Option<String>,
    /// Whether there are any players.
    anybody: bool,
    /// The key by which the script keeps the order of the lines.
    list_key: String,
    confirm_in: Field,
    confirm_out: Field,
    confirm_drop: Field,
    /// Whether the actions on everybody are unfolded: one of their words was wrong.
    unfolded: bool,
}

impl DoorPage {
    /// Address of a form of this page.
    fn to(&self, form: &str) -> String {
        format!("{}/{form}", self.at)
    }

    /// Address of a page below the list of players.
    fn below_players(&self, page: &str) -> String {
        format!("{}{page}", self.players)
    }

    /// Returns whether there is somebody whose fee can be collected here.
    fn may_collect(&self) -> bool {
        self.is_open && self.anybody
    }

    /// Returns the address of the whole list with the fees, or without them: the same for every search, because the script
    /// shows a page again if its head has changed.
    fn other_fees(&self) -> String {
        let fees = if self.query.fees.is_empty() { "1" } else { "" };
        let other = DoorQuery {
            fees: fees.to_owned(),
            ..DoorQuery::default()
        };
        other.at(&self.at)
    }

    /// Returns whether some players are present and others are not: before anybody is, "absent" would mean everybody.
    fn may_drop_absent(&self) -> bool {
        self.count.here > 0 && self.count.absent() > 0
    }

    fn everybody_word(&self) -> Message {
        EVERYBODY_WORD()
    }

    fn nobody_word(&self) -> Message {
        NOBODY_WORD()
    }

    fn drop_word(&self) -> Message {
        DROP_WORD()
    }
}

/// `GET …/desk/check-in`: staff with the right to manage players.
pub(super) async fn show(app: App, request: HttpRequest, desk: Desk<Players>) -> WebResult {
    // a mistyped address shows the whole list
    let query: DoorQuery = serde_urlencoded::from_str(request.query_string()).unwrap_or_default();
    // a scanner that types, without the script: lead to the page of the code, which asks
    if let Scanned::Player(shown) = Scanned::read(&desk.tournament.slug, &query.q) {
        let page = format!("desk/check-in/{}/{}", shown.number, shown.code);
        return Err(WebError::redirect(desk.at(&page)));
    }
    let page = door(&app, &request, &desk, query, &Returned::default()).await?;
    answer(StatusCode::OK, &page)
}

/// Shows the page again, with the reason why nothing was done.
pub(super) async fn stopped(form: &StaffForm<Players>, query: DoorQuery, sentence: Message) -> WebResult {
    let mut page = door(&form.app, &form.request, &form.sender, query, &Returned::default()).await?;
    page.shell.notice = Some(Notice::bad(sentence));
    answer(StatusCode::CONFLICT, &page)
}

/// Shows the page again, because a confirming word was not typed.
pub(super) async fn unconfirmed(form: &StaffForm<Players>, returned: &Returned<'_>) -> WebResult {
    let query = DoorQuery::default();
    let mut page = door(&form.app, &form.request, &form.sender, query, returned).await?;
    page.unfolded = true;
    answer(returned.status(), &page)
}

/// Answers with the page, and allows it, as the only one, to use the camera.
fn answer(status: StatusCode, page: &DoorPage) -> WebResult {
    let mut response: HttpResponse = page::with_status(status, page)?;
    let (name, value) = headers::camera();
    response.headers_mut().insert(name, value);
    Ok(response)
}

async fn door(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<Players>,
    query: DoorQuery,
    returned: &Returned<'_>,
) -> Result<DoorPage, WebError> {
    let snapshot = snapshots::current(app, &desk.tournament.slug).await?;
    let loaded = &snapshot.loaded;
    let all: Vec<&PlayerRow> = loaded.players.iter().chain(&loaded.unregistered).collect();
    let at = desk.at("desk/check-in");
    let count = Count::of(&all);
    let (mut rows, shown) = match query.q.is_empty() {
        false => {
            let typed = Typed::read(&query.q);
            let mut found: Vec<&PlayerRow> = all.iter().copied().filter(|row| typed.fits(row)).collect();
            row::sort(&mut found);
            let shown = Shown::found(found.len(), FOUND);
            (shown.take(found), shown)
        }
        true => {
            let mut coming: Vec<(String, &PlayerRow)> = all
                .iter()
                .filter(|row| may_come(row))
                .map(|row| (names::parts_of(row).last_first(), *row))
                .collect();
            let order = NameOrder::of_reader();
            coming.sort_by_cached_key(|(_, row)| (order.key(&names::parts_of(row)), row.number));
            let names: Vec<&str> = coming.iter().map(|(name, _)| name.as_str()).collect();
            // split by all names, so that checking a player in does not move anybody to another part
            let most = (names.len() / 20).clamp(FEW_ROWS, MOST_ROWS);
            let list = ListAddress::new(&at).and("fees", query.fees.as_str());
            let shown = Parts::by_name(&names, most).part(PartQuery::new(&query.part, ""), &list);
            (shown.take(coming.iter().map(|(_, row)| *row).collect()), shown)
        }
    };
    row::sort(&mut rows);
    let same = ops::entered_before(all.iter().copied());
    let newcomer = match Typed::read(&query.q) {
        Typed::Name(search) if search.is_some() && rows.is_empty() => Some(search.text),
        _ => None,
    };
    Ok(DoorPage {
        newcomer,
        shell: desk.shell(request, say::staff_nav::check_in()),
        keys: desk.keys(app, None),
        players: desk.at("desk/players"),
        is_open: desk.tournament.state.is_before_rounds(),
        anybody: all.iter().any(|row| row.status != PlayerStatus::Removed),
        list_key: query.at(""),
        rows: rows
            .into_iter()
            .map(|row| Row::of(row, same.contains_key(&row.number)))
            .collect(),
        confirm_in: returned.field("confirm_in", ""),
        confirm_out: returned.field("confirm_out", ""),
        confirm_drop: returned.field("confirm_drop", ""),
        unfolded: false,
        at,
        query,
        count,
        shown,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::frame::fixture::sample;

    #[test]
    fn the_count_says_who_is_missing() {
        let mut rows: Vec<PlayerRow> = (1..=6).map(|number| sample(number, "Ann")).collect();
        rows[0].checked_in = true;
        rows[1].dropped_after = Some(0);
        rows[2].status = PlayerStatus::Pending;
        rows[3].status = PlayerStatus::Waitlisted;
        rows[3].checked_in = true;
        let count = Count::of(&rows.iter().collect::<Vec<_>>());
        assert_eq!((count.here, count.of), (1, 3));
        assert_eq!(count.line(), "2 not here, 1 for approval, 1 here on the waiting list");
        assert_eq!(Count::of(&[&rows[0]]).line(), "nobody is missing");
    }
}
