//! One table's result: overruled while the round runs, corrected afterwards with a preview of what changes.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};
use askama::Template;

use super::super::desk::{Desk, Judging, Results};
use super::super::desk_home::back;
use super::super::error::{WebError, WebResult};
use super::super::form::{Field, FormKeys};
use super::super::local_time::date_time;
use super::super::page;
use super::super::pods::{PodView, pod_view};
use super::super::posted::Posted;
use super::super::shell::{Notice, Shell};
use super::super::state::{App, act, read};
use super::said::{Said, said};
use super::{to_entry, typed_of};
use crate::db::events::{self, Loaded};
use crate::db::{ReportState, RoundState, TournamentState, accounts, reports};
use crate::ops::OpError;
use crate::ops::results::{self as ops, Reported};
use crate::rules::standings::standings;

/// A player whose standing changes, as a row.
struct MovedRow {
    name: String,
    before: String,
    after: String,
}

#[derive(Template)]
#[template(path = "results/one.html")]
struct TablePage {
    shell: Shell,
    back: String,
    action: String,
    round: i64,
    pod: PodView,
    /// Who reported it and when.
    by: String,
    finished: bool,
    may: bool,
    /// The tournament is finished or cancelled.
    over: bool,
    result: Field,
    marks: Field,
    reason: Field,
    /// What the typed result changes; `None` before one was typed.
    preview: Option<(Vec<MovedRow>, Vec<String>)>,
    keys: FormKeys,
    /// Somebody else reported something else: what was typed stands in the form.
    differs: bool,
    /// What players reported of the table and nobody has settled.
    said: Vec<Said>,
}

impl TablePage {
    fn moved_count(&self) -> usize {
        self.preview.as_ref().map_or(0, |(moved, _)| moved.len())
    }
}

async fn table_page(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<Results>,
    number: i64,
    table: i64,
) -> Result<(TablePage, Loaded), WebError> {
    let slug = desk.tournament.slug.clone();
    let (loaded, reporter, players) = read(app, move |conn| {
        let loaded = events::load(conn, &slug)?;
        let by = pod_row(&loaded, number, table).and_then(|pod| pod.reported_by.clone());
        let reporter = match by {
            Some(id) => accounts::by_id(conn, &id)?.map(|a| a.name),
            None => None,
        };
        let players = match pod_row(&loaded, number, table) {
            Some(pod) => reports::of_pod(conn, &pod.id)?,
            None => Vec::new(),
        };
        Ok::<_, WebError>((loaded, reporter, players))
    })
    .await?;
    let to_rounds = desk.at("desk/rounds");
    let missing = || {
        WebError::not_found(format!("There is no table {table} in round {number}."))
            .way_on("To the rounds", to_rounds.clone())
    };
    let row = pod_row(&loaded, number, table).ok_or_else(&missing)?;
    let round = loaded.event_round(number).ok_or_else(&missing)?;
    let pod = round
        .pods
        .iter()
        .find(|p| i64::from(p.table) == table)
        .ok_or_else(&missing)?;
    let view = pod_view(
        &loaded,
        pod,
        &standings(&loaded.event, Some(round.number.saturating_sub(1))),
    );
    let state = loaded.round(number).map_or(RoundState::Draft, |r| r.row.state);
    let finished = state == RoundState::Finished;
    let over = matches!(
        loaded.tournament.state,
        TournamentState::Finished | TournamentState::Cancelled
    );
    let by = match row.reported_at {
        Some(at) => {
            let when = date_time(at, &loaded.tournament.time_zone);
            let confirmed = players.iter().any(|report| report.state == ReportState::Confirmed);
            let nobody = if confirmed { "the players" } else { "the service" };
            format!("{} by {}", when, reporter.unwrap_or_else(|| nobody.into()))
        }
        None => String::new(),
    };
    let said = said(&loaded, number, &players);
    // what the players say is the first guess
    let (result, marks) = match said.last().filter(|_| !view.reported) {
        Some(said) => said.typed.clone(),
        None => view.typed.clone(),
    };
    let page = TablePage {
        shell: desk.shell(request, &format!("Table {table}")),
        back: if finished {
            desk.at(&format!("desk/rounds/{number}"))
        } else {
            desk.at("desk/results")
        },
        action: desk.at(&format!("desk/results/{number}/{table}")),
        round: number,
        result: Field::of("result", result),
        marks: Field::of("marks", marks),
        reason: Field::empty("reason"),
        pod: view,
        by,
        finished,
        may: state != RoundState::Draft && !over && (!finished || desk.may::<Judging>()),
        over,
        preview: None,
        keys: desk.keys(app, row.version),
        differs: false,
        said,
    };
    Ok((page, loaded))
}

fn pod_row(loaded: &Loaded, number: i64, table: i64) -> Option<&crate::db::rounds::PodRow> {
    loaded.round(number)?.pods.iter().find(|p| p.table_number == table)
}

/// `GET …/desk/results/{round}/{table}`: who enters results.
pub async fn show(
    app: App,
    request: HttpRequest,
    desk: Desk<Results>,
    path: web::Path<(String, i64, i64)>,
) -> WebResult {
    let (_, number, table) = path.into_inner();
    let (page, _) = table_page(&app, &request, &desk, number, table).await?;
    page::private(&page)
}

/// Somebody reported something else at this table: what they reported, and what was typed, ready to overrule it.
pub async fn differs(
    app: &App,
    request: &HttpRequest,
    desk: Desk<Results>,
    table: i64,
    version: i64,
    posted: &Posted,
) -> WebResult {
    let slug = desk.tournament.slug.clone();
    let loaded = read(app, move |conn| Ok::<_, WebError>(events::load(conn, &slug)?)).await?;
    let number = loaded.open_round().map_or(0, |r| r.row.number);
    let (mut page, _) = table_page(app, request, &desk, number, table).await?;
    page.shell.notice = Some(Notice::warn(format!(
        "Table {table} was reported before: {} ({}). Yours is not stored. Overrule it below if it is wrong.",
        page.pod.result, page.by
    )));
    page.result = Field::of("result", posted.text("result"));
    page.marks = Field::of("marks", posted.text("marks"));
    page.keys = desk.keys(app, version);
    page.differs = true;
    page::with_status(StatusCode::CONFLICT, &page)
}

/// `POST …/desk/results/{round}/{table}`: reports, overrules or corrects; finished rounds take the head judge or the
/// organizer. The button "preview" only shows what would change.
pub async fn correct(
    app: App,
    request: HttpRequest,
    desk: Desk<Results>,
    path: web::Path<(String, i64, i64)>,
    posted: Posted,
) -> WebResult {
    let (_, number, table) = path.into_inner();
    let (mut page, loaded) = table_page(&app, &request, &desk, number, table).await?;
    if page.finished && !desk.may::<Judging>() {
        return Err(WebError::forbidden(
            "Results of finished rounds are corrected by the head judge or an organizer.",
        ));
    }
    page.result = Field::of("result", posted.raw("result"));
    page.marks = Field::of("marks", posted.raw("marks"));
    page.reason = Field::of("reason", posted.raw("reason"));
    let take_back = posted.text("do") == "take_back";
    let typed = match typed_of(&posted) {
        Ok(typed) => Some(typed).filter(|_| !take_back),
        Err(error) => return wrong(page, error),
    };
    if posted.text("do") == "preview" {
        return match ops::preview(&loaded, number, table, typed.as_ref()) {
            Ok(preview) => {
                page.preview = Some((moved_rows(&loaded, &preview.moved), preview.notes));
                page::private(&page)
            }
            Err(error) => wrong(page, error),
        };
    }
    let (slug, actor, to) = (desk.tournament.slug.clone(), desk.actor(), page.back.clone());
    let (once, version, reason) = (posted.once(&to), posted.version(), posted.text("reason").to_owned());
    let first_report = !page.pod.reported && !page.finished;
    let done = act(&app, move |s| match &typed {
        Some(typed) if first_report => {
            ops::report(&s.db, &slug, &actor, &once, table, typed, Some(version)).map(|_: Reported| ())
        }
        typed => ops::correct(
            &s.db,
            &slug,
            &actor,
            &once,
            (number, table, version),
            typed.as_ref(),
            &reason,
        ),
    })
    .await;
    match done {
        Ok(()) => {
            desk.visitor
                .tell_next(&request, &format!("The result of table {table} is stored."));
            Ok(to_entry(&to))
        }
        Err(error @ (OpError::Invalid(_) | OpError::Refused { .. })) => wrong(page, error),
        Err(error) => Err(back(&page.action)(error)),
    }
}

/// The form comes back with what was typed and what is wrong with it.
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
    page.shell.notice = Some(Notice::bad(error.to_string()));
    page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &page)
}

fn moved_rows(loaded: &Loaded, moved: &[ops::Moved]) -> Vec<MovedRow> {
    let words = |standing: Option<(u32, u32)>| match standing {
        Some((rank, points)) => format!("rank {rank}, {points} {}", if points == 1 { "point" } else { "points" }),
        None => "not in the standings".to_owned(),
    };
    moved
        .iter()
        .map(|m| MovedRow {
            name: loaded.row(m.player).name.clone(),
            before: words(m.before),
            after: words(m.after),
        })
        .collect()
}
