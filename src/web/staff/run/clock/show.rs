//! The page of the clock: the time left in large digits, the next step, deck checks, and time given to tables.

use actix_web::HttpRequest;
use askama::Template;
use chrono::{DateTime, Utc};

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Choice, Field, Fields, FormKeys};
use crate::web::frame::look::break_now::BreakNow;
use crate::web::frame::look::countdown::{self, Countdown};
use crate::web::frame::look::local_time::clock_time;
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::desk::{Clock, Desk, Floor, Inside, Right};
use crate::web::frame::state::{App, read, snapshots};
use crate::web::shared::terms;
use crate::web::staff::floor::GivenTime;
use podium_base::clock;
use podium_event::Profile;
use podium_event::round_clock::TableClock;
use podium_ops::FieldProblem;
use podium_store::floor::clocks::{ExtensionRow, RoundClock};
use podium_store::site::accounts;
use podium_store::tournaments::events::{Loaded, LoadedRound};
use podium_store::{ExtensionKind, Reader, RoundState};
use say::{Message, round_clock as t};

/// The word that confirms a restart.
pub const RESTART_WORD: say::Plain = say::confirm_words::restart;

/// The ids of the fields of a single table, whose names other forms of the page have, too.
const TABLE_MINUTES: &str = "table-minutes";
const TABLE_REASON: &str = "table-reason";

/// `GET /t/{slug}/desk/clock`: staff.
pub async fn page(app: App, request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    page::private(&read_page(&app, &request, &desk).await?)
}

#[derive(Template)]
#[template(path = "staff/run/clock/page.html")]
pub struct ClockPage {
    pub shell: Shell,
    /// `/t/SLUG/desk/clock`.
    at: String,
    projector: String,
    rounds: String,
    /// The round of the clock; `None` before the first and between rounds.
    round: Option<Now>,
    /// The break between two rounds, once it has begun.
    break_now: Option<Now>,
    /// What to do while there is no round.
    nothing: Message,
    /// Running deck checks, the longest first.
    checks: Vec<Check>,
    /// Time given in this round, the latest first.
    given: Vec<Given>,
    /// The keys, with the version of the clock.
    keys: FormKeys,
    may_clock: bool,
    may_floor: bool,
    for_all: TimeForAll,
    limit: Field,
    restart_reason: Field,
    confirm: Field,
    restart_word: Message,
    table: Field,
    given_time: GivenTime,
    check_table: Field,
    check_reason: Field,
}

/// The usual minutes for all tables.
const FOR_ALL: [i64; 5] = [-5, 1, 3, 5, 10];

/// The form that gives all tables time, or takes it from them.
pub struct TimeForAll {
    pub times: Vec<Choice>,
    /// The minutes that are chosen.
    pub chosen: String,
    /// Minutes typed instead of chosen.
    pub minutes: Field,
    pub reason: Field,
}

impl TimeForAll {
    /// Creates it with what was chosen and typed.
    pub fn new(chosen: String, minutes: Field, reason: Field) -> Self {
        let label = |minutes: i64| match minutes {
            ..0 => format!("−{}", -minutes),
            0.. => format!("+{minutes}"),
        };
        Self {
            times: FOR_ALL.map(|minutes| Choice::new(minutes, label(minutes))).to_vec(),
            chosen,
            minutes,
            reason,
        }
    }

    /// Returns whether minutes were typed instead of chosen.
    pub fn is_typed(&self) -> bool {
        self.minutes.is_wrong() || !self.minutes.value.is_empty()
    }

    /// Returns whether the form was refused.
    pub fn is_wrong(&self) -> bool {
        self.minutes.is_wrong() || self.reason.is_wrong()
    }
}

/// The current state of the round's clock.
pub struct Now {
    pub number: i64,
    pub title: Message,
    /// "42:10", for a timed round that has started.
    pub large: Option<String>,
    /// For the script, while the clock runs.
    pub ends_at: Option<String>,
    pub is_up: bool,
    pub is_waiting: bool,
    pub is_paused: bool,
    /// "Until 14:05", "Paused since 13:20", "No time limit".
    pub line: Message,
    /// "75 minutes and 5 added, started 12:50".
    pub made_of: Option<Message>,
    /// Until when the overtime lasts, or from when on games start without missing players.
    pub notes: Vec<Message>,
}

struct Check {
    id: String,
    table: i64,
    since: Message,
    /// For the script, which counts up.
    since_at: String,
    took: String,
    who: Message,
    reason: Option<String>,
}

struct Given {
    id: String,
    table: i64,
    minutes: i64,
    /// "deck check" or "ruling", if time was not given by hand.
    kind: Option<Message>,
    reason: Option<String>,
    who: Message,
    at: Message,
    withdrawn: bool,
    /// "until 14:11": when time is called at the table.
    until: Option<Message>,
}

impl ClockPage {
    fn to(&self, step: &str) -> String {
        format!("{}/{step}", self.at)
    }

    fn may_change(&self, round: &Now) -> bool {
        // a clock that has not begun can only be started
        self.may_clock && !round.is_waiting
    }

    /// Returns whether the form that gives a table time was refused.
    fn gives_time(&self) -> bool {
        self.table.is_wrong() || self.given_time.is_typed()
    }

    fn may_withdraw(&self, given: &Given) -> bool {
        self.may_floor && !given.withdrawn
    }

    fn end_of(&self, check: &str) -> String {
        self.to(&format!("deck-checks/{check}/end"))
    }

    fn withdraw_of(&self, given: &str) -> String {
        self.to(&format!("extensions/{given}/withdraw"))
    }

    /// Fills the refused form with what was typed and the problems.
    pub fn fill(&mut self, fields: &Fields, problems: &[FieldProblem]) {
        let field = |shown: &'static str, sent: &str| {
            let field = Field::of(shown, fields.raw(sent));
            match problems.iter().find(|p| p.field == sent || p.field == shown) {
                Some(problem) => field.wrong(problem.message.clone()),
                None => field,
            }
        };
        // five forms of this page use the same field names: the hidden field tells which was sent
        match fields.text("form") {
            "table" => {
                self.table = field("table", "table");
                self.given_time.minutes = field(TABLE_MINUTES, "minutes");
                self.given_time.reason = field(TABLE_REASON, "reason");
                self.given_time.choose(fields);
            }
            "check" => {
                self.check_table = field("check-table", "table");
                self.check_reason = field("check-reason", "reason");
            }
            "limit" => self.limit = field("limit", "limit"),
            "restart" => {
                self.restart_reason = field("restart-reason", "reason");
                self.confirm = field("confirm", "confirm");
            }
            _ => {
                let chosen = fields.text("time").to_owned();
                self.for_all = TimeForAll::new(chosen, field("minutes", "minutes"), field("reason", "reason"));
            }
        }
    }
}

/// Reads the page as it is now.
pub async fn read_page<R: Right>(app: &App, request: &HttpRequest, desk: &Desk<R>) -> Result<ClockPage, WebError> {
    let slug = desk.tournament.slug.clone();
    let snapshot = snapshots::current(app, &slug).await?;
    let loaded = &snapshot.loaded;
    let given = loaded.clock.iter().flat_map(|clock| &clock.extensions);
    let named: Vec<String> = given.filter_map(|given| given.made_by.clone()).collect();
    let names = read(app, move |conn: &mut Reader<'_>| accounts::names(conn, &named)).await?;
    let zone = &desk.tournament.time_zone;
    // A draft has no clock; this page treats it as no round.
    let round = loaded.open_round().filter(|round| round.row.state != RoundState::Draft);
    let who = |id: Option<&String>| {
        let found = id.and_then(|id| names.get(id));
        found.map_or_else(t::command_line, Message::from)
    };
    let (checks, given) = match (round, &loaded.clock) {
        (Some(round), Some(clock)) => lists(round, clock, zone, who),
        _ => (Vec::new(), Vec::new()),
    };
    // no clock has version 0: a form from before the round began is refused after it
    let version = loaded.clock.as_ref().map_or(0, |clock| clock.row.version);
    Ok(ClockPage {
        shell: desk.shell(request, say::staff_nav::clock()),
        at: desk.at("desk/clock"),
        projector: desk.in_its_language("projector"),
        rounds: desk.at("desk/rounds"),
        round: round.map(|round| now(loaded, round, zone)),
        break_now: break_now(loaded),
        nothing: match loaded.rounds.last().map(|round| round.row.state) {
            Some(RoundState::Draft) => t::publish_draft(),
            _ => t::pair_next(),
        },
        checks,
        given,
        keys: desk.keys(app, version),
        may_clock: desk.may::<Clock>(),
        may_floor: desk.may::<Floor>(),
        for_all: TimeForAll::new(String::new(), Field::empty("minutes"), Field::empty("reason")),
        limit: Field::of(
            "limit",
            loaded
                .clock
                .as_ref()
                .and_then(|clock| clock.row.limit_minutes)
                .map(|limit| limit.to_string())
                .unwrap_or_default(),
        ),
        restart_reason: Field::empty("restart-reason"),
        confirm: Field::empty("confirm"),
        restart_word: RESTART_WORD(),
        table: Field::empty("table"),
        given_time: GivenTime::new(TABLE_MINUTES, TABLE_REASON),
        check_table: Field::empty("check-table"),
        check_reason: Field::empty("check-reason"),
    })
}

/// Returns the current state of a round's clock.
pub fn now(loaded: &Loaded, round: &LoadedRound, zone: &str) -> Now {
    let mut now = Now {
        number: round.row.number,
        title: terms::round(&loaded.round_name(round.row.number)),
        large: None,
        ends_at: None,
        is_up: false,
        is_waiting: true,
        is_paused: false,
        line: t::starts_with_round(),
        made_of: None,
        notes: Vec::new(),
    };
    let Some(clock) = &loaded.clock else {
        return now;
    };
    let all = clock.of_all();
    let at = clock::now().and_utc();
    now.is_waiting = false;
    now.is_paused = all.paused_since.is_some();
    now.made_of = Some(made_of(clock, zone));
    now.notes = notes(loaded.event.profile(), &all, zone, at);
    now.line = match (all.paused_since, all.time_is_called_at()) {
        (Some(since), _) => t::paused_since(clock_time(since.naive_utc(), zone)),
        (None, Some(ends)) => t::until(clock_time(ends.naive_utc(), zone)),
        (None, None) => t::no_time_limit(),
    };
    if let Some(left) = all.time_left(at) {
        now.large = Some(countdown::digits(left));
        now.is_up = left <= chrono::TimeDelta::zero();
        // None while paused: the script would let a stopped clock run.
        now.ends_at = all.time_is_called_at().map(countdown::timestamp);
    }
    now
}

/// Returns the break that the tournament is in, as its clock shows it.
pub fn break_now(loaded: &Loaded) -> Option<Now> {
    let zone = &loaded.tournament.time_zone;
    let now = BreakNow::of(loaded)?;
    let left = now.ends_at - clock::now();
    Some(Now {
        number: 0,
        title: now.name,
        large: Some(countdown::digits(left)),
        is_up: left <= chrono::TimeDelta::zero(),
        is_waiting: true,
        is_paused: false,
        line: t::until(clock_time(now.ends_at, zone)),
        made_of: Some(t::break_since(clock_time(now.began_at, zone))),
        ends_at: now.countdown.ends_at,
        notes: Vec::new(),
    })
}

/// Returns what the staff should know beside the clock: the end of the overtime once it runs (T44), and before that from
/// when on games start without missing players.
fn notes(profile: &Profile, all: &TableClock, zone: &str, now: DateTime<Utc>) -> Vec<Message> {
    let is_up = all.time_is_called_at().is_some_and(|end| end <= now);
    let overtime = profile.overtime(profile.end_of_round).filter(|_| is_up);
    let until = overtime.and_then(|minutes| all.overtime_ends_at(minutes)).map(|end| {
        let until = say::shell::until(clock_time(end.naive_utc(), zone));
        Message::joined([say::shell::overtime(), until], " ")
    });
    let missing = profile.house.no_show_minutes.filter(|_| !is_up);
    let missing =
        missing.map(|minutes| t::starts_without(clock_time(all.starts_without_at(minutes).naive_utc(), zone)));
    until.into_iter().chain(missing).collect()
}

/// Returns how the time is composed: "75 minutes and 5 added, started 12:50, stood still for 3:00".
fn made_of(clock: &RoundClock, zone: &str) -> Message {
    let row = &clock.row;
    let limit = match (row.limit_minutes, row.added_minutes) {
        (None, _) => t::no_limit(),
        (Some(limit), 0) => say::common::minutes(limit),
        (Some(limit), added @ 1..) => t::limit_and_added(limit, added),
        (Some(limit), added) => t::limit_less(limit, -added),
    };
    let started = clock_time(row.started_at, zone);
    match row.paused_microseconds / 1_000_000 {
        0 => t::made_of(limit, started),
        seconds => t::made_of_with_pause(limit, started, format!("{}:{:02}", seconds / 60, seconds % 60)),
    }
}

fn lists(
    round: &LoadedRound,
    clock: &RoundClock,
    zone: &str,
    who: impl Fn(Option<&String>) -> Message,
) -> (Vec<Check>, Vec<Given>) {
    let table = |given: &ExtensionRow| {
        let pod = round.pods.iter().find(|pod| pod.id == given.pod_id);
        // Extensions belong to this round's pods, so there is always one.
        pod.map_or(0, |pod| pod.table_number)
    };
    let at = clock::now();
    let until = |clock: &TableClock| Countdown::of(clock, zone, at.and_utc()).map(|clock| clock.text);
    let mut checks = Vec::new();
    let mut given = Vec::new();
    for row in &clock.extensions {
        let made_by = who(row.made_by.as_ref());
        let reason = Some(row.reason.clone()).filter(|reason| !reason.is_empty());
        if row.is_running() {
            checks.push(Check {
                id: row.id.clone(),
                table: table(row),
                since: clock_time(row.started_at, zone),
                since_at: countdown::timestamp(row.started_at.and_utc()),
                took: countdown::digits(at - row.started_at),
                who: made_by,
                reason,
            });
        } else if let Some(minutes) = row.minutes {
            given.push(Given {
                id: row.id.clone(),
                table: table(row),
                minutes,
                kind: match row.kind {
                    ExtensionKind::Given => None,
                    ExtensionKind::DeckCheck => Some(t::for_deck_check()),
                    ExtensionKind::Ruling => Some(t::for_ruling()),
                },
                reason,
                who: made_by,
                // A deck check gives its time when it ends.
                at: clock_time(row.ended_at.unwrap_or(row.started_at), zone),
                withdrawn: row.withdrawn,
                until: until(&clock.of_pod(&row.pod_id)),
            });
        }
    }
    // Stored oldest first, but people look for the latest at the top.
    given.reverse();
    (checks, given)
}
