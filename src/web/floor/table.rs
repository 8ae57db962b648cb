//! The page of one table, for the judge who is at it.

use actix_web::http::StatusCode;
use actix_web::web::Path;
use actix_web::{HttpRequest, ResponseError};
use askama::Template;

use super::row::{self, TimeView};
use super::{CallView, Viewer, read_board};
use crate::db::rounds::PlaceRow;
use crate::db::{ExtensionKind, FollowState, OutcomeWord, RulingState, accounts, rulings};
use crate::ops::floor::Board;
use crate::ops::floor::board::BoardTable;
use crate::ops::floor::state::GameState;
use crate::ops::follow::end_of_round;
use crate::ops::{FieldProblem, OpError};
use crate::rules::profile::Profile;
use crate::rules::round_clock::ruling_extension;
use crate::web::countdown::timestamp;
use crate::web::desk::{Desk, Floor, Inside, Results, Right, TableEnds};
use crate::web::error::{WebError, WebResult};
use crate::web::form::{Field, Fields, FormKeys};
use crate::web::local_time::clock_time;
use crate::web::page;
use crate::web::shell::{Notice, Shell};
use crate::web::snapshots;
use crate::web::state::{App, read};

/// A seat of the table.
struct SeatLine {
    number: usize,
    name: String,
    player: i64,
    href: String,
    state: &'static str,
}

/// A deck check that runs.
struct DeckCheck {
    id: String,
    /// When it began: for the script, and as text.
    since_at: String,
    since: String,
}

/// Time that was given to the table.
struct Given {
    id: String,
    minutes: i64,
    /// "deck check", "ruling"; `None` for time that was simply given.
    why: Option<&'static str>,
    reason: Option<String>,
    by: String,
    at: String,
    withdrawn: bool,
}

/// How the table ends its round.
struct TableEnd {
    /// "one more turn for each player still in the game"
    words: &'static str,
    /// Why it departs from the tournament's.
    why: Option<String>,
    /// What may be chosen instead: the value sent, and in words. Only before time is called, by who may.
    other: Option<(&'static str, &'static str)>,
}

/// A ruling at the table.
struct RulingLine {
    number: i64,
    what: String,
    /// `None` while it is as it was given.
    state: Option<&'static str>,
}

#[derive(Template)]
#[template(path = "floor/table.html")]
pub(super) struct TablePage {
    shell: Shell,
    at: String,
    number: i64,
    round: i64,
    title: String,
    state: String,
    kind: &'static str,
    time: Option<TimeView>,
    extension: u32,
    seats: Vec<SeatLine>,
    result: Option<String>,
    calls: Vec<CallView>,
    given: Vec<Given>,
    deck_check: Option<DeckCheck>,
    /// Minutes to give for the call that was resolved last (T21), and why.
    minutes: Field,
    reason: Field,
    /// What a call is about that is being noted.
    what: Field,
    end: TableEnd,
    /// Why the table is to end its round in another way.
    end_reason: Field,
    rulings: Vec<RulingLine>,
    /// Whether a game is followed now; how many were before.
    follows: bool,
    followed: usize,
    /// The judge who covers it.
    cover: Option<String>,
    is_mine: bool,
    before: Option<i64>,
    after: Option<i64>,
    may: bool,
    chief: bool,
    may_report: bool,
    keys: FormKeys,
}

impl TablePage {
    /// Whether the reader may give the table time: it still plays.
    fn may_give_time(&self) -> bool {
        // Who has reported needs no time; the command refuses it too.
        self.may && self.result.is_none()
    }

    /// Whether the reader may withdraw time that was given.
    fn may_withdraw(&self, given: &Given) -> bool {
        self.may_give_time() && !given.withdrawn
    }

    /// Whether the reader may take the table.
    fn may_cover(&self) -> bool {
        // Taking over somebody's table is the head judge's, on the page of covers.
        self.may && self.cover.is_none()
    }

    /// Whether the reader may release the table: their own, or anybody's as head judge or organizer.
    fn may_release(&self) -> bool {
        self.is_mine || self.chief && self.may && self.cover.is_some()
    }

    /// Address of a form about the clock.
    fn clock(&self, path: &str) -> String {
        format!("{}/clock/{path}", self.at)
    }

    fn end_of(&self, check: &str) -> String {
        self.clock(&format!("deck-checks/{check}/end"))
    }

    fn withdraw_of(&self, given: &str) -> String {
        self.clock(&format!("extensions/{given}/withdraw"))
    }

    fn floor_of(&self, table: &i64) -> String {
        format!("{}/floor/{table}", self.at)
    }
}

/// `GET …/desk/floor/{table}`: staff.
pub(super) async fn show(app: App, request: HttpRequest, desk: Desk<Inside>, path: Path<(String, i64)>) -> WebResult {
    let (_, number) = path.into_inner();
    let page = page(&app, &request, &desk, number).await?;
    page::private(&page)
}

async fn page<R: Right>(app: &App, request: &HttpRequest, desk: &Desk<R>, number: i64) -> Result<TablePage, WebError> {
    let floor = read_board(app, &desk.tournament.slug).await?;
    let board = &floor.board;
    let to_floor = |why: String| WebError::not_found(why).way_on("To the floor", desk.at("desk/floor"));
    let Some(round) = &board.round else {
        return Err(to_floor("No round is at the tables now.".to_owned()));
    };
    let Some(index) = board.tables.iter().position(|table| table.number() == number) else {
        let snapshot = snapshots::current(app, &desk.tournament.slug).await?;
        let name = snapshot.loaded.round_name(round.number).inside();
        return Err(to_floor(format!("There is no table {number} in {name}.")));
    };
    let table = &board.tables[index];
    let found = found(app, desk, table).await?;
    let viewer = Viewer::of(desk);
    let zone = &board.tournament.time_zone;
    let neighbour = |index: Option<usize>| index.and_then(|i| board.tables.get(i)).map(BoardTable::number);
    Ok(TablePage {
        shell: desk.shell(request, &format!("Table {number}")),
        at: desk.at("desk"),
        number,
        round: round.number,
        title: floor.title.clone().unwrap_or_default(),
        state: table.state.label(),
        kind: row::kind(table.state),
        time: row::time(table, zone, board.at.and_utc()),
        extension: table.extension(),
        seats: seats(board, table, desk),
        result: row::result(board, table),
        calls: (table.calls.iter())
            .map(|call| CallView::new(app, desk, board, call, &viewer).back_to_table(number))
            .collect(),
        given: table
            .given
            .iter()
            .filter_map(|given| {
                Some(Given {
                    id: given.id.clone(),
                    // A running deck check has its own line.
                    minutes: given.minutes?,
                    why: match given.kind {
                        ExtensionKind::Given => None,
                        ExtensionKind::DeckCheck => Some("deck check"),
                        ExtensionKind::Ruling => Some("ruling"),
                    },
                    reason: Some(given.reason.clone()).filter(|reason| !reason.is_empty()),
                    by: name_of(&found.accounts, given.made_by.as_deref()),
                    at: clock_time(given.started_at, zone),
                    withdrawn: given.withdrawn,
                })
            })
            .collect(),
        deck_check: table.deck_check().map(|check| DeckCheck {
            id: check.id.clone(),
            since_at: timestamp(check.started_at.and_utc()),
            since: clock_time(check.started_at, zone),
        }),
        minutes: Field::of("minutes", found.minutes.map(|m| m.to_string()).unwrap_or_default()),
        reason: Field::of("reason", if found.minutes.is_some() { "Ruling" } else { "" }),
        what: Field::empty("what"),
        end: table_end(&board.tournament.profile()?, table, desk.may::<TableEnds>()),
        end_reason: Field::empty("end_reason"),
        rulings: found.rulings,
        follows: table.followed.iter().any(|game| game.state == FollowState::Open),
        followed: table
            .followed
            .iter()
            .filter(|game| game.state != FollowState::Open)
            .count(),
        cover: table.cover.as_deref().map(|by| board.judge(by).to_owned()),
        is_mine: table.cover.as_ref() == Some(&viewer.account),
        before: neighbour(index.checked_sub(1)),
        after: neighbour(Some(index + 1)),
        may: desk.may::<Floor>(),
        chief: viewer.chief,
        may_report: desk.may::<Results>(),
        keys: desk.keys(app, ""),
    })
}

/// What the page shows besides the board.
struct Found {
    /// Id and name of everybody who signs in.
    accounts: Vec<(String, String)>,
    rulings: Vec<RulingLine>,
    minutes: Option<u32>,
}

async fn found<R: Right>(app: &App, desk: &Desk<R>, table: &BoardTable) -> Result<Found, WebError> {
    let (tournament, pod) = (desk.tournament.id.clone(), table.pod.id.clone());
    // Else minutes that were given for it already would be offered once more.
    let last_given = table.given.iter().map(|given| given.started_at).max();
    read(app, move |conn| {
        let accounts = accounts::all(conn)?;
        let of_pod = rulings::of_tournament(conn, &tournament)?;
        let of_pod = of_pod.into_iter().filter(|ruling| ruling.pod_id.as_ref() == Some(&pod));
        let calls = crate::db::calls::of_tournament(conn, &tournament)?;
        // the call that was resolved last, unless time was given since
        let last = calls
            .iter()
            .filter(|call| call.pod_id.as_ref() == Some(&pod))
            .filter_map(|call| Some((call.resolved_at?, call.claimed_at?)))
            .max();
        let last = last.filter(|(resolved, _)| last_given.is_none_or(|given| given < *resolved));
        Ok::<_, WebError>(Found {
            accounts: accounts.into_iter().map(|a| (a.id, a.name)).collect(),
            rulings: of_pod
                .map(|ruling| RulingLine {
                    number: ruling.number,
                    state: ruling_label(ruling.state),
                    what: ruling.what,
                })
                .collect(),
            minutes: last.and_then(|(resolved, claimed)| {
                let seconds = (resolved - claimed).num_seconds();
                // Below zero when the server's clock was set back: no minutes then.
                ruling_extension(u32::try_from(seconds).unwrap_or(0))
            }),
        })
    })
    .await
}

fn table_end(profile: &Profile, table: &BoardTable, may: bool) -> TableEnd {
    let end = end_of_round(profile, &table.pod);
    let is_called = (table.game.as_ref()).is_some_and(|game| game.state != GameState::Playing);
    let other = end.other();
    TableEnd {
        words: end.words(),
        why: table.pod.end_of_round_reason.clone(),
        other: (may && !is_called && table.pod.result.is_none()).then(|| (other.as_str(), other.words())),
    }
}

fn ruling_label(state: RulingState) -> Option<&'static str> {
    match state {
        RulingState::Given => None,
        RulingState::Appealed => Some("appealed"),
        RulingState::Upheld => Some("upheld"),
        RulingState::Overturned => Some("overturned"),
        RulingState::Withdrawn => Some("withdrawn"),
    }
}

fn name_of(accounts: &[(String, String)], id: Option<&str>) -> String {
    let found = accounts.iter().find(|(account, _)| Some(account.as_str()) == id);
    found.map_or_else(|| "somebody".to_owned(), |(_, name)| name.clone())
}

fn seats<R: Right>(board: &Board, table: &BoardTable, desk: &Desk<R>) -> Vec<SeatLine> {
    let line = |(number, place): (usize, &PlaceRow)| {
        let player = board.players.get(&place.player_id).map_or(0, |row| row.number);
        SeatLine {
            number,
            name: row::name(board, place),
            player,
            href: desk.at(&format!("desk/players/{player}")),
            state: match place.outcome {
                Some(OutcomeWord::Won) => "won",
                _ if place.conceded || place.match_loss => "out",
                _ => "",
            },
        }
    };
    (1..).zip(&table.places).map(line).collect()
}

/// A form that was refused: what was typed, what is wrong with it, and why.
pub struct Refusal<'f> {
    pub fields: &'f Fields,
    pub problems: &'f [FieldProblem],
    pub status: StatusCode,
    pub sentence: String,
}

impl<'f> Refusal<'f> {
    /// A refusal with the status and the sentence of an error.
    pub fn new(fields: &'f Fields, error: OpError) -> Self {
        let sentence = error.to_string();
        Self {
            fields,
            problems: &[],
            // As the error page would have it, so that a script sees the same either way.
            status: WebError::from(error).status_code(),
            sentence,
        }
    }
}

/// Answers with the page of a table and a form that was refused.
pub async fn refused<R: Right>(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<R>,
    number: i64,
    refusal: Refusal<'_>,
) -> WebResult {
    let mut page = page(app, request, desk, number).await?;
    for field in [
        &mut page.minutes,
        &mut page.reason,
        &mut page.what,
        &mut page.end_reason,
    ] {
        // only what the sent form had: the page's other forms keep their own
        if refusal.fields.pairs().any(|(name, _)| name == field.name) {
            *field = refusal.fields.field(field.name, refusal.problems);
        }
    }
    for call in &mut page.calls {
        call.keep_answer(request, refusal.fields);
    }
    page.shell.notice = Some(Notice::bad(refusal.sentence));
    page::with_status(refusal.status, &page)
}
