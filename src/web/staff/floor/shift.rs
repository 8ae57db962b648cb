//! The end of a judge's shift: everything that they are responsible for passes to somebody else in one command.

use std::collections::BTreeMap;

use actix_web::HttpRequest;
use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::form::{Choice, Field, Fields, FormKeys, StaffForm};
use crate::web::frame::look::local_time::clock_time;
use crate::web::frame::look::shell::{Notice, Shell};
use crate::web::frame::request::desk::{Desk, Floor, Right};
use crate::web::frame::state::{App, read};
use crate::web::staff::floor::{Refusal, Viewer, read_board};
use podium_ops::floor::board::Judge;
use podium_ops::floor::handover::{Handover, InHand, PastHandover, ShiftEnd, hand_over, past};
use podium_ops::floor::{Board, in_ranges, is_chief};
use podium_snapshot::names;
use podium_store::floor::calls::CallRow;
use podium_store::floor::watches::{self, WatchRow};
use podium_store::site::accounts;
use podium_store::{CallState, NamesShown};
use say::{Message, common, shift as t, staff_nav, staff_words};

/// Handovers that are listed.
const LISTED: i64 = 20;

/// Up to this many choices are shown as cards; more become a drop-down list.
const MOST_CARDS: usize = 8;

/// The form's value for a shift without a successor.
const NOBODY: &str = "nobody";

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/desk/shift", handler!(show))
        .post("/t/{slug}/desk/shift", handler!(end));
}

/// Everything that a judge is responsible for.
#[derive(Debug, Default)]
struct Hands {
    tables: Vec<i64>,
    calls: Vec<CallLine>,
    watches: Vec<WatchLine>,
    deck_checks: Vec<CheckLine>,
}

impl Hands {
    fn of(board: &Board, running: &[WatchRow], account: &str) -> Self {
        let zone = &board.tournament.time_zone;
        let is_own = |of: &Option<String>| of.as_deref() == Some(account);
        let tables = board.tables.iter().filter(|table| is_own(&table.cover));
        let at_tables = board.tables.iter().flat_map(|table| {
            let place = common::table_number(table.number());
            table.calls.iter().map(move |call| (place.clone(), call))
        });
        let away = board.away.iter().map(|call| {
            let earlier = call.pod_id.as_ref().and_then(|pod| board.earlier.get(pod));
            (earlier.map_or_else(t::away, Message::from), call)
        });
        let taken = |call: &CallRow| call.state == CallState::Claimed && is_own(&call.claimed_by);
        let table_of = |watch: &WatchRow| board.tables.iter().find(|table| table.pod.id == watch.pod_id);
        Self {
            tables: tables.map(|table| table.number()).collect(),
            calls: (at_tables.chain(away).filter(|(_, call)| taken(call)))
                .map(|(place, call)| CallLine {
                    place,
                    what: Some(call.what.clone()).filter(|what| !what.is_empty()),
                    since: clock_time(call.claimed_at.unwrap_or(call.made_at), zone),
                })
                .collect(),
            watches: (running.iter().filter(|watch| watch.account_id == account))
                .map(|watch| WatchLine {
                    place: table_of(watch).map_or_else(t::watch, |table| common::table_number(table.number())),
                    player: board
                        .players
                        .get(&watch.player_id)
                        .map_or_else(staff_words::a_player, |row| {
                            names::of_player(row, NamesShown::Full).into()
                        }),
                    since: clock_time(watch.started_at, zone),
                })
                .collect(),
            deck_checks: (board.tables.iter())
                .filter_map(|table| Some((table.number(), table.deck_check()?)))
                .filter(|(_, check)| is_own(&check.made_by))
                .map(|(table, check)| CheckLine {
                    place: common::table_number(table),
                    since: clock_time(check.started_at, zone),
                })
                .collect(),
        }
    }

    fn in_hand(&self) -> InHand<'_> {
        InHand {
            tables: &self.tables,
            calls: self.calls.len(),
            watches: self.watches.len(),
            deck_checks: self.deck_checks.len(),
        }
    }

    fn is_empty(&self) -> bool {
        self.in_hand().is_empty()
    }

    /// "1–20, 31"; `None` without tables.
    fn ranges(&self) -> Option<String> {
        (!self.tables.is_empty()).then(|| in_ranges(&self.tables))
    }

    /// "tables 1–3, 1 call"; "nothing in hand".
    fn in_words(&self) -> Message {
        match self.is_empty() {
            true => t::nothing_in_hand(),
            false => self.in_hand().in_words(),
        }
    }
}

/// A running slow-play watch of a judge.
#[derive(Debug)]
struct WatchLine {
    place: Message,
    player: Message,
    since: Message,
}

/// A running deck check of a judge.
#[derive(Debug)]
struct CheckLine {
    place: Message,
    since: Message,
}

/// A call that a judge has claimed.
#[derive(Debug)]
struct CallLine {
    place: Message,
    /// What it is about; `None` where nobody wrote it down.
    what: Option<String>,
    since: Message,
}

/// A past handover.
struct PastLine {
    at: Message,
    from: Message,
    to: Option<Message>,
    what: Message,
    note: Option<String>,
}

impl PastLine {
    fn new(board: &Board, names: &BTreeMap<String, String>, past: PastHandover) -> Self {
        let name = |account: &String| names.get(account).map_or_else(staff_words::somebody, Message::from);
        let PastHandover { line, handover } = past;
        Self {
            at: clock_time(line.at, &board.tournament.time_zone),
            from: name(&handover.from),
            to: handover.to.as_ref().map(name),
            what: handover.in_words(),
            note: line.reason,
        }
    }
}

/// Somebody else's shift, which the head judge may end.
struct Other {
    name: String,
    hands: Message,
    href: String,
}

#[derive(Template)]
#[template(path = "staff/floor/shift/page.html")]
struct ShiftPage {
    shell: Shell,
    /// Address of this page.
    at: String,
    /// The account whose shift it is.
    of: String,
    /// Their name, if it is not the reader.
    name: Option<String>,
    hands: Hands,
    to: Field,
    note: Field,
    choices: Vec<Choice>,
    has_cards: bool,
    others: Vec<Other>,
    past: Vec<PastLine>,
    keys: FormKeys,
}

#[derive(Debug, Default, Deserialize)]
struct ShiftQuery {
    /// The account whose shift it is; by default the reader's own.
    of: Option<String>,
}

/// `GET …/desk/shift`: judges.
async fn show(app: App, request: HttpRequest, desk: Desk<Floor>, query: Query<ShiftQuery>) -> WebResult {
    let of = query.into_inner().of.unwrap_or_default();
    page::private(&shift_page(&app, &request, &desk, &of).await?)
}

async fn shift_page<R: Right>(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<R>,
    of: &str,
) -> Result<ShiftPage, WebError> {
    let floor = read_board(app, &desk.tournament.slug).await?;
    let board = &floor.board;
    let viewer = Viewer::of(desk);
    // The shift of somebody who no longer judges here can be ended too: their tables are still assigned to them.
    let of = match viewer.chief && !of.is_empty() {
        true => of.to_owned(),
        false => viewer.account.clone(),
    };
    let tournament = desk.tournament.id.clone();
    let (lines, names, running) = read(app, move |conn| {
        let running = watches::running_in(conn, &tournament)?;
        let lines = past(conn, &tournament, LISTED)?;
        let named = (lines.iter()).flat_map(|past| [Some(&past.handover.from), past.handover.to.as_ref()]);
        let names = accounts::names(conn, named.flatten())?;
        Ok::<_, WebError>((lines, names, running))
    })
    .await?;
    let hands = |account: &str| Hands::of(board, &running, account);
    let at = desk.at("desk/shift");
    let mut judges: Vec<&Judge> = board.judges.iter().filter(|judge| judge.account != of).collect();
    // judges without other duties come first
    judges.sort_by_key(|judge| is_chief(judge.role));
    let mut choices: Vec<Choice> = (judges.iter())
        .map(|judge| Choice::new(&judge.account, &judge.name).hint(hands(&judge.account).in_words()))
        .collect();
    choices.push(Choice::new(NOBODY, t::nobody()).hint(t::nobody_means()));
    let has_cards = choices.len() <= MOST_CARDS;
    if !has_cards {
        // prevents choosing nobody by mistake
        choices.insert(0, Choice::new("", t::choose()));
    }
    let others = board
        .judges
        .iter()
        .filter(|judge| viewer.chief && judge.account != of)
        .map(|judge| (judge, hands(&judge.account)))
        .filter(|(_, hands)| !hands.is_empty());
    Ok(ShiftPage {
        shell: desk.shell(request, staff_nav::shift()),
        name: (of != viewer.account).then(|| board.judge(&of).to_owned()),
        hands: hands(&of),
        to: Field::empty("to"),
        note: Field::empty("note"),
        choices,
        has_cards,
        others: others
            .map(|(judge, hands)| Other {
                name: judge.name.clone(),
                hands: hands.in_words(),
                href: format!("{at}?of={}", judge.account),
            })
            .collect(),
        past: lines
            .into_iter()
            .map(|past| PastLine::new(board, &names, past))
            .collect(),
        keys: desk.keys(app, None),
        of,
        at,
    })
}

/// `POST …/desk/shift`: judges, for their own shift; the head judge and organizers for anybody's.
async fn end(form: StaffForm<Floor>) -> WebResult {
    let to = form.at("desk/shift");
    let ends = shift_end(&form.fields);
    match form.run(&to, move |work| hand_over(work, &ends)).await {
        Ok(done) => form.done(notice(&done), &to),
        Err(error) => refused(&form, Refusal::sorted(&form.fields, error, &to)?).await,
    }
}

/// Reads whose shift ends, and who takes over.
fn shift_end(fields: &Fields) -> ShiftEnd {
    ShiftEnd {
        from: Some(fields.text("of").to_owned()).filter(|of| !of.is_empty()),
        to: Some(fields.text("to").to_owned()).filter(|to| to != NOBODY),
        note: fields.raw("note").to_owned(),
    }
}

/// Shows the page again, with what was typed and its problems.
async fn refused(form: &StaffForm<Floor>, refusal: Refusal<'_>) -> WebResult {
    let mut page = shift_page(&form.app, &form.request, &form.sender, form.fields.text("of")).await?;
    page.shell.notice = Some(Notice::bad(refusal.sentence));
    page.to = form.fields.field("to", &refusal.problems);
    page.note = form.fields.field("note", &refusal.problems);
    page::with_status(refusal.status, &page)
}

/// Returns the notice about what changed hands.
fn notice(done: &Handover) -> Message {
    match done.to {
        Some(_) => t::handed_over(done.in_words()),
        None => t::ended(done.in_words()),
    }
}
