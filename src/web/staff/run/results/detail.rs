//! The result of one table: reported or overruled while the round runs, corrected afterwards, with a preview.

use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};
use askama::Template;
use serde::Deserialize;

use super::typed::{MOST_TYPED, typed_of};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Field, Fields, FormKeys, StaffForm, back};
use crate::web::frame::look::local_time::date_time;
use crate::web::frame::look::shell::{Notice, Shell};
use crate::web::frame::request::desk::{Desk, Judging, Results};
use crate::web::frame::state::{App, read, snapshots};
use crate::web::shared::floor::game_departures::who_left_at;
use crate::web::shared::moved::{MovedRow, moved_rows};
use crate::web::shared::player_reports::{PlayerReport, otherwise, unsettled};
use crate::web::shared::pods::places::{self, PlaceOf, Presses};
use crate::web::shared::pods::{PodView, SeatTick, SeatView, mark_ruled_out, pod_view};
use crate::web::shared::terms;
use crate::web::staff::run::sentence;
use podium_event::limits::MAX_POD_SEATS;
use podium_event::round_names::Asks;
use podium_event::{PlayerIx, Pod, PodResult, Profile};
use podium_ops::floor::follow::table_of_round;
use podium_ops::run::results as ops;
use podium_ops::run::results::{TableVersion, Typed};
use podium_ops::{OpError, Work};
use podium_rules::standings::standings;
use podium_rules::typed_result;
use podium_snapshot::Snapshot;
use podium_store::RoundState;
use podium_store::floor::reports;
use podium_store::tournaments::events::Loaded;
use say::{Message, result_detail as t};

/// The consequences of a correction.
struct Preview {
    moved: Vec<MovedRow>,
    notes: Vec<Message>,
}

#[derive(Template)]
#[template(path = "staff/run/results/detail.html")]
struct TablePage {
    shell: Shell,
    back: String,
    action: String,
    round: i64,
    /// The round's address on the desk.
    round_at: String,
    /// The name of the round.
    title: Message,
    pod: PodView,
    /// When and by whom it was reported.
    by: Message,
    /// Who left each game that was kept at the table, in order.
    departures: Vec<Message>,
    finished: bool,
    may_change: bool,
    /// The tournament is finished or cancelled.
    over: bool,
    result: Field,
    marks: Field,
    reason: Field,
    /// Who wins a game without a winner at its end, where that is not by the addendum (T47).
    most_life: Option<Message>,
    /// The seats to tick for a draw, where only those still in the game share it; empty where a draw is one key.
    still_in: Vec<SeatTick>,
    /// A number for each player, where the result says who left in which order.
    places: Vec<PlaceOf>,
    presses: Presses,
    /// Whether players who left together have an order.
    in_turn_order: bool,
    /// The consequences of the typed result, if they were requested.
    preview: Option<Preview>,
    keys: FormKeys,
    /// The keys of the form that says who begins.
    structure_keys: FormKeys,
    /// Whether the stored result differs from the typed one, which the form then offers to overrule.
    differs: bool,
    player_reports: Vec<PlayerReport>,
}

impl TablePage {
    fn save_label(&self) -> Message {
        match self.differs {
            true => t::overrule(),
            false if self.pod.is_reported() => t::save_correction(),
            false => say::round_parts::report(),
        }
    }

    /// Returns whether the players' reports can still be counted: those of the open round.
    fn counts_reports(&self) -> bool {
        self.may_change && !self.finished
    }

    fn marks_hint(&self) -> Message {
        match self.finished {
            true => t::marks_hint_finished(),
            false => t::marks_hint(),
        }
    }

    /// A finished round has all results: there a result can be replaced, but not removed.
    fn may_take_back(&self) -> bool {
        self.pod.is_reported() && !self.finished
    }

    /// Refuses a form about a finished round, unless its sender is the head judge or an organizer.
    fn refuse_finished(&self, desk: &Desk<Results>) -> Result<(), WebError> {
        match self.finished && !desk.may::<Judging>() {
            false => Ok(()),
            true => Err(WebError::forbidden(say::refused_results::only_chief_corrects())),
        }
    }

    /// Shows a result as it is typed.
    fn fill(&mut self, result: &str) {
        self.result = Field::of("result", result);
        let names: Vec<Message> = self.places.iter().map(|seat| seat.name.clone()).collect();
        self.places = places::fields(names, result);
    }

    /// Shows the places that presses gave so far.
    fn press(&mut self, out: &str) {
        let names: Vec<Message> = self.places.iter().map(|seat| seat.name.clone()).collect();
        let (presses, places) = Presses::read(&names, out);
        self.presses = presses;
        if !out.is_empty() {
            self.places = places;
            self.differs = self.pod.is_reported();
        }
    }

    /// Shows what was typed.
    fn keep(&mut self, fields: &Fields) {
        self.fill(&typed_elsewhere(fields).unwrap_or_else(|| fields.raw("result").to_owned()));
        for seat in &mut self.places {
            seat.place = fields.raw(&seat.field).to_owned();
        }
        let ticked: Vec<&str> = fields.all("still_in").collect();
        for seat in self.still_in.iter_mut().filter(|_| !ticked.is_empty()) {
            seat.ticked = ticked.contains(&seat.number.to_string().as_str());
        }
        self.marks = Field::of("marks", fields.raw("marks"));
        self.reason = Field::of("reason", fields.raw("reason"));
    }
}

async fn table_page(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<Results>,
    number: i64,
    table: i64,
) -> Result<(TablePage, Arc<Snapshot>), WebError> {
    let snapshot = snapshots::current(app, &desk.tournament.slug).await?;
    let loaded = &snapshot.loaded;
    let (reporter, players) = match pod_row(loaded, number, table) {
        Some(pod) => {
            let pod = pod.clone();
            read(app, move |conn| {
                Ok::<_, WebError>((ops::entered_by(conn, &pod)?, reports::of_pod(conn, &pod.id)?))
            })
            .await?
        }
        None => (Message::default(), Vec::new()),
    };
    let to_rounds = desk.at("desk/rounds");
    let missing = || {
        let round = terms::inside(&loaded.round_name(number));
        WebError::not_found(say::refused_results::no_table(table, round))
            .way_on(say::round_pages::to_rounds(), to_rounds.clone())
    };
    let row = pod_row(loaded, number, table).ok_or_else(&missing)?;
    let round = loaded.event_round(number).ok_or_else(&missing)?;
    let pod = round
        .pods
        .iter()
        .find(|p| i64::from(p.table) == table)
        .ok_or_else(&missing)?;
    let mut view = pod_view(
        loaded,
        pod,
        // the points that the round was paired by
        &standings(&loaded.event, Some(round.number.saturating_sub(1))),
    );
    let stored = loaded.round(number);
    // Rulings of the open round only: the floor has no others.
    if let Some(open) = stored.filter(|open| loaded.open_round().is_some_and(|round| round.row.id == open.row.id)) {
        mark_ruled_out(&mut view, &snapshot, open);
    }
    let state = stored.map_or(RoundState::Draft, |r| r.row.state);
    let finished = state == RoundState::Finished;
    let over = loaded.tournament.state.is_over();
    let by = match row.reported_at {
        Some(at) => t::when_by(date_time(at, &loaded.tournament.time_zone), reporter),
        None => Message::default(),
    };
    let mut player_reports = unsettled(&snapshot, number, players.iter());
    // the players' report is the first suggestion
    let typed = match player_reports.last() {
        Some(report) if !view.is_reported() => report.typed.clone(),
        _ => view.typed.clone(),
    };
    player_reports.extend(otherwise(loaded, number, players.iter()));
    let asks = loaded.round_name(number).asks(loaded.event.profile());
    let still_in = still_in(asks, &view, pod);
    let mut page = TablePage {
        shell: desk.shell(request, say::common::table_number(table)),
        back: if finished {
            desk.at(&format!("desk/rounds/{number}"))
        } else {
            desk.at("desk/results")
        },
        action: desk.at(&format!("desk/results/{number}/{table}")),
        round: number,
        round_at: desk.at(&format!("desk/rounds/{number}")),
        title: terms::round(&loaded.round_name(number)),
        places: match asks.places {
            true => {
                let numbered = numbered(loaded.event.profile(), pod).unwrap_or_else(|| typed.games.clone());
                places::fields(view.seats.iter().map(|seat| seat.name.clone()), &numbered)
            }
            false => Vec::new(),
        },
        presses: Presses::default(),
        result: Field::of("result", typed.games),
        marks: Field::of("marks", typed.marks),
        reason: Field::empty("reason"),
        most_life: (loaded.event.profile().most_life_wins()).then(say::profile::most_life_means),
        pod: view,
        by,
        departures: departures(app, loaded, number, table).await?,
        finished,
        may_change: state != RoundState::Draft && !over && (!finished || desk.may::<Judging>()),
        over,
        still_in,
        in_turn_order: loaded.event.profile().orders_tied_places(),
        preview: None,
        keys: desk.keys(app, row.version),
        structure_keys: desk.structure_keys(app),
        differs: false,
        player_reports,
    };
    page.press("");
    Ok((page, snapshot))
}

/// Says who left each game that was kept at a table, in order.
async fn departures(app: &App, loaded: &Loaded, number: i64, table: i64) -> Result<Vec<Message>, WebError> {
    let Some(round) = loaded.round(number) else {
        return Ok(Vec::new());
    };
    let row = round.row.clone();
    let found = read(app, move |conn| {
        let table = table_of_round(conn, &row, table)?;
        Ok::<_, WebError>(table.as_ref().map(who_left_at))
    });
    Ok(found.await?.unwrap_or_default())
}

/// Returns the stored places as they would be typed, as far as the result says them: those of a draw, or the winner's; `None`
/// without a result.
fn numbered(profile: &Profile, pod: &Pod) -> Option<String> {
    let mut groups = pod.result.places(&pod.seats, profile.shares_draw_still_in())?;
    // who left together as far as is known has not left together
    if !matches!(pod.result, PodResult::Places(_)) && groups.iter().skip(1).any(|group| group.len() > 1) {
        groups.truncate(1);
    }
    let typed = typed_result::write(&PodResult::Places(groups), &pod.seats, false);
    typed.map(|(places, _, _)| places)
}

/// Returns the seats to tick for a draw: all of them, or those that share the stored one; empty where a draw is one key.
fn still_in(asks: Asks, view: &PodView, pod: &Pod) -> Vec<SeatTick> {
    if !asks.still_in || !asks.draws {
        return Vec::new();
    }
    let stored = match &pod.result {
        PodResult::Drawn(sharing) => Some(sharing),
        _ => None,
    };
    let seat = |(seat, player): (&SeatView, &PlayerIx)| SeatTick {
        number: seat.seat,
        name: seat.name.clone(),
        ticked: seat.out.is_none() && stored.is_none_or(|sharing| sharing.contains(player)),
    };
    view.seats.iter().zip(&pod.seats).map(seat).collect()
}

fn pod_row(loaded: &Loaded, number: i64, table: i64) -> Option<&podium_store::tournaments::rounds::PodRow> {
    loaded.round(number)?.pods.iter().find(|p| p.table_number == table)
}

/// The query of the page.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Query {
    /// The result to fill in: what its reader pressed while a different one was stored.
    result: String,
    /// The seats whose players went out, in this order, where places score.
    out: String,
}

/// `GET …/desk/results/{round}/{table}`: staff who may enter results.
pub async fn show(
    app: App,
    request: HttpRequest,
    desk: Desk<Results>,
    path: web::Path<(String, i64, i64)>,
    query: web::Query<Query>,
) -> WebResult {
    let (_, number, table) = path.into_inner();
    let (mut page, _) = table_page(&app, &request, &desk, number, table).await?;
    if !query.result.is_empty() {
        page.fill(&query.result.chars().take(MOST_TYPED).collect::<String>());
        page.marks = Field::empty("marks");
        page.differs = page.pod.is_reported();
    }
    page.press(&query.out.chars().take(MOST_TYPED).collect::<String>());
    page::private(&page)
}

/// Shows a table that already has a different result, with what was typed, ready to overrule it.
pub async fn differs(form: &StaffForm<Results>, table: i64, version: i64) -> WebResult {
    // Quick entry, which leads here, is only for the open round.
    let snapshot = snapshots::current(&form.app, &form.sender.tournament.slug).await?;
    let number = snapshot.loaded.open_round().map_or(0, |r| r.row.number);
    let (mut page, _) = table_page(&form.app, &form.request, &form.sender, number, table).await?;
    let result = page.pod.result.clone().unwrap_or_default();
    page.shell.notice = Some(Notice::warn(t::reported_before(table, result, &page.by)));
    page.fill(form.fields.text("result"));
    page.marks = Field::of("marks", form.fields.text("marks"));
    page.keys = form.sender.keys(&form.app, version);
    page.differs = true;
    page::with_status(StatusCode::CONFLICT, &page)
}

/// `POST …/desk/results/{round}/{table}`: reports, overrules or corrects; for finished rounds it takes the head judge
/// or the organizer. The button "preview" only shows the consequences.
pub async fn correct(form: StaffForm<Results>, path: web::Path<(String, i64, i64)>) -> WebResult {
    let (_, round, table) = path.into_inner();
    let (mut page, snapshot) = table_page(&form.app, &form.request, &form.sender, round, table).await?;
    page.refuse_finished(&form.sender)?;
    page.keep(&form.fields);
    match sent_result(&form.fields) {
        Err(error) => wrong(page, error),
        Ok((typed, _)) if form.fields.text("do") == "preview" => {
            // saving the preview will be a change of what is shown here, not of what the form was made from
            page.differs = page.pod.is_reported() && page.keys.version.as_deref() != Some(form.fields.text("version"));
            preview(page, &snapshot.loaded, table, typed.as_ref())
        }
        Ok(sent) => save(&form, page, table, sent).await,
    }
}

/// The typed result, `None` to clear the stored one, and the seats that drop.
type Sent = (Option<Typed>, Vec<usize>);

/// Returns the numbered places, or the draw of the ticked seats if its button was pressed, as they would be typed.
fn typed_elsewhere(fields: &Fields) -> Option<String> {
    if fields.all("place_1").next().is_some() {
        return Some(places::typed(MAX_POD_SEATS, |field| fields.text(field).to_owned()).unwrap_or_default());
    }
    let ticked: Vec<&str> = fields.all("still_in").collect();
    (fields.text("do") == "draw").then(|| format!("={}", ticked.join(" ")))
}

/// Reads what was typed.
fn sent_result(fields: &Fields) -> Result<Sent, OpError> {
    let (mut typed, drops) = typed_of(fields)?;
    if let Some(games) = typed_elsewhere(fields) {
        typed.games = games;
    }
    Ok((Some(typed).filter(|_| fields.text("do") != "take_back"), drops))
}

/// Stores the result of a table and redirects, or shows the form again.
async fn save(form: &StaffForm<Results>, page: TablePage, table: i64, sent: Sent) -> WebResult {
    match store(form, &page, table, sent).await {
        Ok((reported, dropped)) => {
            let done = match reported {
                ops::Reported::AlreadySo => say::result_entry::already_so(table),
                _ => t::stored(table),
            };
            form.done(Message::joined([done, dropped], " "), &page.back)
        }
        Err(error @ (OpError::Invalid(_) | OpError::Refused { .. })) => wrong(page, error),
        Err(OpError::Conflict(changed)) => outdated(form, page.round, table, changed).await,
        Err(error) => Err(back(&page.action)(error)),
    }
}

/// Shows a table that somebody else has changed meanwhile, with what was typed, ready to be saved over it.
async fn outdated(form: &StaffForm<Results>, round: i64, table: i64, changed: Message) -> WebResult {
    // read again: the change may have come after the page was made
    let (mut page, _) = table_page(&form.app, &form.request, &form.sender, round, table).await?;
    page.keep(&form.fields);
    page.differs = page.pod.is_reported();
    page.shell.notice = Some(Notice::warn(changed));
    page::with_status(StatusCode::CONFLICT, &page)
}

/// Stores the first result of a table as a report, and any later one as a correction with its reason, which takes a
/// higher right once the round is finished. Returns the outcome, and who drops with it.
async fn store(
    form: &StaffForm<Results>,
    page: &TablePage,
    table: i64,
    sent: Sent,
) -> Result<(ops::Reported, Message), OpError> {
    let reason = form.fields.text("reason").to_owned();
    let place = TableVersion {
        round: page.round,
        table,
        version: form.fields.version(),
    };
    let (typed, drops) = sent;
    let enter = move |work: &mut Work<'_, '_>| ops::enter(work, place, typed.as_ref(), &drops, &reason);
    match page.finished {
        true => form.run_by::<Judging, _>(&page.back, enter).await,
        false => form.run(&page.back, enter).await,
    }
}

/// Shows the page with the consequences of the typed result.
fn preview(mut page: TablePage, loaded: &Loaded, table: i64, typed: Option<&Typed>) -> WebResult {
    match ops::preview(loaded, page.round, table, typed) {
        Ok(preview) => {
            page.preview = Some(Preview {
                moved: moved_rows(loaded, &preview.moved),
                notes: preview.notes,
            });
            page::private(&page)
        }
        Err(error) => wrong(page, error),
    }
}

/// Shows the form again, with what was typed and its problems.
fn wrong(mut page: TablePage, error: OpError) -> WebResult {
    if let OpError::Invalid(problems) = &error {
        for problem in problems {
            let field = match problem.field.as_str() {
                "marks" => &mut page.marks,
                "reason" => &mut page.reason,
                _ => &mut page.result,
            };
            *field = field.clone().wrong(problem.message.clone());
        }
    }
    page.shell.notice = Some(Notice::bad(sentence(&error)));
    page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &page)
}
