//! Rounds on the staff's pages: drafted, changed by hand, published, started, finished, undone.

mod change;
mod detail;
mod list;
pub mod outdated;
pub mod quality;

use actix_web::web;

use super::desk_home::refused;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::form::{Fields, StaffForm, asked_word, back};
use crate::web::frame::look::chip::Chip;
use crate::web::frame::request::desk::{Results, Rounds};
use crate::web::frame::state::snapshots;
use crate::web::shared::floor::open_calls::OpenCalls;
use crate::web::shared::terms;
use podium_event::round_names::RoundName;
use podium_ops::run::rounds as ops;
use podium_ops::run::rounds::{LateEntry, LatePlayer};
use podium_ops::{OpError, Work, floor};
use podium_store::RoundState;
use say::{Message, Plain, confirm_words, round_pages as t};

pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/desk/rounds", handler!(list::list))
        .post("/t/{slug}/desk/rounds", handler!(draft))
        .get("/t/{slug}/desk/rounds/{round}", handler!(detail::detail))
        .get("/t/{slug}/desk/rounds/{round}/change", handler!(change::preview))
        .post("/t/{slug}/desk/rounds/{round}/change", handler!(change::save))
        .post("/t/{slug}/desk/rounds/{round}/redraft", handler!(redraft))
        .post("/t/{slug}/desk/rounds/{round}/keep", handler!(keep))
        .post("/t/{slug}/desk/rounds/{round}/late", handler!(late))
        .post("/t/{slug}/desk/rounds/{round}/first", handler!(first))
        // last: it would also match the addresses above it
        .post("/t/{slug}/desk/rounds/{round}/{step}", handler!(step));
}

/// `POST …/desk/rounds`: drafts the next round.
async fn draft(form: StaffForm<Rounds>) -> WebResult {
    let desk = form.at("desk");
    match pair(&form, &desk).await {
        Ok(number) => {
            let name = name_of(&form, number).await?;
            form.done(t::now_drafted(terms::agreeing(&name), terms::opening(&name)), &desk)
        }
        Err(error) => refused(&form, error, &desk).await,
    }
}

async fn pair(form: &StaffForm<Rounds>, to: &str) -> Result<i64, OpError> {
    let (version, reason) = (form.fields.version(), form.fields.text("reason").to_owned());
    let who = form.fields.text("who").to_owned();
    form.run(to, move |work| match who.as_str() {
        "here" => ops::draft_present(work, version, &reason),
        "all" => ops::draft(work, version, &reason),
        // a page from before check-in began has not asked about absent players
        _ => ops::draft_asked(work, version, &reason),
    })
    .await
}

/// Returns the name of a round as players say it.
async fn name_of(form: &StaffForm<Rounds>, number: i64) -> Result<RoundName, WebError> {
    let snapshot = snapshots::current(&form.app, &form.sender.tournament.slug).await?;
    Ok(snapshot.loaded.round_name(number))
}

/// A command about a round, by its number and the version of the page.
type RoundCommand = fn(&mut Work<'_, '_>, i64, i64) -> Result<(), OpError>;
/// What a notice says about a round: [`terms::agreeing`], [`terms::opening`].
type SaidOfRound = fn(u32, Message) -> Message;

/// A button that moves a round to its next state, or back to the one before.
struct Transition {
    command: RoundCommand,
    done: SaidOfRound,
    /// The word that has to be typed to confirm it.
    confirm: Option<Plain>,
    /// Whether the answer leads to the desk, and not to the round.
    to_desk: bool,
    /// Whether it is refused if the sender has not seen the round's open calls.
    asks_about_calls: bool,
}

impl Transition {
    fn of(step: &str) -> Option<Self> {
        let (command, done): (RoundCommand, SaidOfRound) = match step {
            "publish" => (ops::publish, t::now_published),
            "publish-and-start" => (ops::publish_and_start, t::now_published_and_running),
            "start" => (ops::start, t::now_running),
            "finish" => (ops::finish, t::now_finished),
            "reopen" => (ops::reopen, t::now_running_again),
            "unstart" => (ops::unstart, t::now_published_only),
            "unpublish" => (ops::unpublish, t::now_draft_again),
            "discard" => (ops::discard, t::now_discarded),
            _ => return None,
        };
        Some(Self {
            command,
            done,
            // The steps that discard something; the others can be undone by these.
            confirm: match step {
                "reopen" => Some(confirm_words::reopen),
                "unstart" => Some(confirm_words::unstart),
                "unpublish" => Some(confirm_words::unpublish),
                "discard" => Some(confirm_words::discard),
                _ => None,
            },
            // A discarded round has no page; after a finished one, the next step is on the desk.
            to_desk: matches!(step, "finish" | "discard"),
            asks_about_calls: step == "finish",
        })
    }
}

/// `POST …/desk/rounds/{round}/{step}`: publishes, starts, finishes, or undoes one of these.
async fn step(form: StaffForm<Rounds>, path: web::Path<(String, i64, String)>) -> WebResult {
    let (_, number, step) = path.into_inner();
    let Some(transition) = Transition::of(&step) else {
        return Err(WebError::not_found(say::errors::no_page()));
    };
    let page = format!("desk/rounds/{number}");
    let to = form.answer(if transition.to_desk { "desk" } else { &page });
    if let Some(refusal) = call_refusal(&form, &transition, number).await? {
        return refused(&form, refusal, &form.at(&page)).await;
    }
    if let Err(error) = take(&form, &transition, number, &to).await {
        return refused(&form, error, &form.at(&page)).await;
    }
    let name = name_of(&form, number).await?;
    form.done((transition.done)(terms::agreeing(&name), terms::opening(&name)), &to)
}

/// Returns the refusal of a step that asks about the open calls at the round's tables, if there are more than the
/// sender's page showed.
async fn call_refusal(
    form: &StaffForm<Rounds>,
    transition: &Transition,
    number: i64,
) -> Result<Option<OpError>, WebError> {
    if !transition.asks_about_calls {
        return Ok(None);
    }
    let snapshot = snapshots::current(&form.app, &form.sender.tournament.slug).await?;
    let seen = form.fields.text("calls").parse().unwrap_or(0);
    let round = snapshot.loaded.round(number);
    let calls = round.map(|round| OpenCalls::of(&snapshot.floor, round));
    let unseen = calls.filter(|calls| calls.count > seen);
    Ok(unseen.map(|calls| OpError::Conflict(calls.in_words())))
}

async fn take(form: &StaffForm<Rounds>, transition: &Transition, number: i64, to: &str) -> Result<(), OpError> {
    if let Some(word) = transition.confirm {
        asked_word(&form.fields, word)?;
    }
    let (command, version) = (transition.command, form.fields.version());
    form.run(to, move |work| command(work, version, number)).await
}

/// `POST …/desk/rounds/{round}/redraft`: pairs the draft again, keeping the pods at ticked tables.
async fn redraft(form: StaffForm<Rounds>, path: web::Path<(String, i64)>) -> WebResult {
    let number = path.into_inner().1;
    let page = format!("desk/rounds/{number}");
    let to = form.answer(&page);
    if let Err(error) = pair_again(&form, number, &to).await {
        return refused(&form, error, &form.at(&page)).await;
    }
    let name = name_of(&form, number).await?;
    form.done(t::now_paired_again(terms::agreeing(&name), terms::opening(&name)), &to)
}

async fn pair_again(form: &StaffForm<Rounds>, number: i64, to: &str) -> Result<(), OpError> {
    let keep = kept_tables(&form.fields)?;
    let (version, reason) = (form.fields.version(), form.fields.text("reason").to_owned());
    form.run(to, move |work| ops::redraft(work, version, number, &keep, &reason))
        .await
}

/// `POST …/desk/rounds/{round}/keep`: keeps a draft that is out of date.
async fn keep(form: StaffForm<Rounds>, path: web::Path<(String, i64)>) -> WebResult {
    let number = path.into_inner().1;
    let page = format!("desk/rounds/{number}");
    let to = form.answer(&page);
    let (version, reason) = (form.fields.version(), form.fields.text("reason").to_owned());
    let kept = form
        .run(&to, move |work| ops::keep_draft(work, version, number, &reason))
        .await;
    if let Err(error) = kept {
        return refused(&form, error, &form.at(&page)).await;
    }
    form.done(t::draft_kept(), &to)
}

/// Returns the tables whose pods are kept: ticked, or typed as numbers and ranges.
fn kept_tables(fields: &Fields) -> Result<Vec<i64>, OpError> {
    // no round has more tables
    const MOST: usize = 10_000;
    let mut tables = Vec::new();
    for typed in fields.all("keep") {
        let ranges =
            floor::ranges(typed).map_err(|part| OpError::field("keep", t::keep_unreadable(format!("{part:?}"))))?;
        tables.extend(ranges.into_iter().flat_map(|(from, to)| from..=to).take(MOST));
    }
    Ok(tables)
}

/// `POST …/desk/rounds/{round}/late`: a player enters the round late.
async fn late(form: StaffForm<Rounds>, path: web::Path<(String, i64)>) -> WebResult {
    let number = path.into_inner().1;
    let round = form.at(&format!("desk/rounds/{number}"));
    let (who, how) = late_entry(&form.fields).map_err(back(&round))?;
    let version = form.fields.version();
    form.run(&round, move |work| ops::enter_late(work, version, &who, how))
        .await
        .map_err(back(&round))?;
    let name = name_of(&form, number).await?;
    form.done(t::player_in_round(terms::inside(&name)), &round)
}

/// `POST …/desk/rounds/{round}/first`: who begins at a table of the playoff, as its best seed chose.
async fn first(form: StaffForm<Results>, path: web::Path<(String, i64)>) -> WebResult {
    let number = path.into_inner().1;
    let to = form.answer(&format!("desk/rounds/{number}"));
    let fields = &form.fields;
    let sent = |name: &str| fields.text(name).parse::<i64>().unwrap_or(0);
    let (version, table, player) = (fields.version(), sent("table"), sent("first"));
    let chosen = form.run(&to, move |work| ops::choose_first(work, version, number, table, player));
    match chosen.await {
        Ok(name) => form.done(t::now_begins(name, table), &to),
        Err(error) => Err(back(&to)(error)),
    }
}

fn late_entry(fields: &Fields) -> Result<(LatePlayer, LateEntry), OpError> {
    let player = fields
        .number("player", say::field_names::player(), 1..=999_999)
        .map_err(|problem| OpError::Invalid(vec![problem]))?;
    let who = match player {
        Some(number) => LatePlayer::Registered(number),
        None => LatePlayer::New(fields.text("name").to_owned()),
    };
    let how = match fields.text("how") {
        "match_loss" => LateEntry::MatchLoss,
        "bye" => LateEntry::Bye,
        table => LateEntry::Table(table.parse().map_err(|_| OpError::field("how", t::choose_how()))?),
    };
    Ok((who, how))
}

/// Returns the chip of a round's state.
fn chip(state: RoundState) -> Chip {
    let kind = match state {
        RoundState::Draft => "warn",
        RoundState::Published => "idle",
        RoundState::Running => "live",
        RoundState::Finished => "good",
    };
    Chip::new(kind, terms::round_state(state))
}
