//! One ruling: all of it, its appeal and its decision.

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use actix_web::web::Path;
use askama::Template;

use super::words::{self, Said};
use crate::db::{RulingState, players};
use crate::ops::OpError;
use crate::ops::rulings::{self as ops, Decided, Entry};
use crate::web::desk::{Desk, Floor, Inside, Judging, Right};
use crate::web::desk_home::back;
use crate::web::error::{WebError, WebResult};
use crate::web::form::{Choice, Field, FormKeys};
use crate::web::local_time::date_time;
use crate::web::page;
use crate::web::posted::Posted;
use crate::web::sent::Sent;
use crate::web::shell::{Notice, Shell};
use crate::web::state::{App, read};

/// Tournament and ruling in the address.
type Number = Path<(String, i64)>;

/// A player's part.
struct Part {
    name: String,
    href: String,
    infraction: String,
    penalty: Said,
    has_infraction: bool,
    /// What was proposed where the judge decided otherwise.
    proposed: &'static str,
    effect: &'static str,
    drops: bool,
}

#[derive(Template)]
#[template(path = "rulings/one.html")]
struct OnePage {
    shell: Shell,
    keys: FormKeys,
    list: String,
    /// Address of this page.
    at: String,
    number: i64,
    place: String,
    state: Said,
    waits: bool,
    what: String,
    answer: String,
    rule: String,
    minutes: Option<i64>,
    made_by: String,
    made_at: String,
    appealed_at: String,
    decided_by: String,
    decided_at: String,
    decision_word: &'static str,
    decision: String,
    parts: Vec<Part>,
    may_appeal: bool,
    may_decide: bool,
    may_withdraw: bool,
    verdict: Field,
    verdicts: Vec<Choice>,
    decision_field: Field,
    reason: Field,
}

/// Sentences with names in place of `{player:ID}`.
///
/// # Errors
/// The database does not answer.
pub(super) async fn with_names(app: &App, tournament: &str, said: Vec<String>) -> Result<String, WebError> {
    let id = tournament.to_owned();
    let rows = read(app, move |conn| Ok::<_, WebError>(players::of_tournament(conn, &id)?)).await?;
    Ok(crate::web::log::with_names(&said.join(" "), &rows, |player| {
        player.name.clone()
    }))
}

/// The page of a ruling, as it opens or with a form that was not taken.
async fn respond<R: Right>(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<R>,
    number: i64,
    refused: Option<(&Posted, &OpError)>,
) -> WebResult {
    let tournament = desk.tournament.clone();
    let list = desk.at("desk/rulings");
    let book = read(app, move |conn| Ok::<_, WebError>(ops::book(conn, &tournament)?)).await?;
    let Some(entry) = book.entry(number) else {
        return Err(
            WebError::not_found(format!("There is no ruling {number} in this tournament."))
                .way_on("To the rulings", list),
        );
    };
    let problems = match refused {
        Some((_, OpError::Invalid(problems))) => problems.as_slice(),
        _ => &[],
    };
    let typed = |name: &'static str| match refused {
        Some((posted, _)) => posted.field(name, problems),
        None => Field::empty(name),
    };
    let mut page = page_of(desk, app, request, entry, &list)?;
    page.verdict = typed("verdict");
    page.decision_field = typed("decision");
    page.reason = typed("reason");
    let mut status = StatusCode::OK;
    if let Some((_, error)) = refused {
        status = match error {
            OpError::Invalid(_) => StatusCode::UNPROCESSABLE_ENTITY,
            _ => StatusCode::CONFLICT,
        };
        page.shell.notice = Some(Notice::bad(error.to_string()));
    }
    page::with_status(status, &page)
}

fn page_of<R: Right>(
    desk: &Desk<R>,
    app: &App,
    request: &HttpRequest,
    entry: &Entry,
    list: &str,
) -> Result<OnePage, WebError> {
    let row = &entry.row;
    let profile = desk.tournament.profile()?;
    let table = profile.penalty_table();
    let zone = &desk.tournament.time_zone;
    let at = |moment: Option<crate::clock::Moment>| moment.map_or(String::new(), |at| date_time(at, zone));
    let own = desk.visitor.account.as_ref().map(|account| account.id.as_str());
    let is_open = matches!(row.state, RulingState::Given | RulingState::Appealed);
    let parts = entry.players.iter().map(|about| Part {
        name: about.player.name.clone(),
        href: desk.at(&format!("desk/players/{}", about.player.number)),
        infraction: about
            .row
            .infraction
            .as_deref()
            .map_or(String::new(), |code| words::infraction(&table, code)),
        has_infraction: about.row.infraction.is_some(),
        penalty: words::penalty(about.penalty),
        proposed: about.proposed.map_or("", crate::rules::penalties::Penalty::name),
        effect: words::effect(entry, about),
        drops: about.row.drops,
    });
    Ok(OnePage {
        shell: desk.shell(request, &format!("Ruling {}", row.number)),
        keys: desk.keys(app, row.version),
        at: format!("{list}/{}", row.number),
        list: list.to_owned(),
        number: row.number,
        place: words::place(entry),
        state: words::state(entry),
        waits: ops::waits_for_confirmation(row),
        what: row.what.clone(),
        answer: row.answer.clone(),
        rule: row.rule.clone(),
        minutes: entry.minutes,
        made_by: entry.made_by.clone(),
        made_at: at(Some(row.made_at)),
        appealed_at: at(row.appealed_at),
        decided_by: entry.decided_by.clone(),
        decided_at: at(row.decided_at),
        decision_word: match row.state {
            RulingState::Overturned => "Overturned",
            _ => "Upheld",
        },
        decision: row.decision.clone().unwrap_or_default(),
        parts: parts.collect(),
        may_appeal: desk.may::<Floor>() && row.state == RulingState::Given,
        may_decide: desk.may::<Judging>() && row.state == RulingState::Appealed,
        may_withdraw: is_open && (desk.may::<Judging>() || desk.may::<Floor>() && row.made_by.as_deref() == own),
        verdict: Field::empty("verdict"),
        verdicts: vec![
            Choice::new("uphold", "Uphold").hint(match ops::waits_for_confirmation(row) {
                true => "The ruling stands and its penalty is carried out.",
                false => "The ruling stands as it is.",
            }),
            Choice::new("overturn", "Overturn").hint(match ops::waits_for_confirmation(row) {
                true => "Nothing is carried out; record another ruling in its place.",
                false => "What was carried out is taken back as far as it can be; record another ruling in its place.",
            }),
        ],
        decision_field: Field::empty("decision"),
        reason: Field::empty("reason"),
    })
}

/// `GET …/desk/rulings/{number}`: staff.
pub(super) async fn show(app: App, request: HttpRequest, desk: Desk<Inside>, path: Number) -> WebResult {
    respond(&app, &request, &desk, path.into_inner().1, None).await
}

fn address<R: Right>(desk: &Desk<R>, number: i64) -> String {
    desk.at(&format!("desk/rulings/{number}"))
}

/// `POST …/desk/rulings/{number}/appeal`: judges.
pub(super) async fn appeal(form: Sent<Floor>, path: Number) -> WebResult {
    let number = path.into_inner().1;
    let to = address(&form.desk, number);
    let version = form.posted.version();
    let done = form.act(&to, move |db, slug, actor, once| {
        ops::appeal(db, slug, actor, once, (number, version))
    });
    done.await.map_err(back(&to))?;
    form.done("It waits for the head judge now.", &to)
}

/// `POST …/desk/rulings/{number}/decide`: the head judge.
pub(super) async fn decide(form: Sent<Judging>, path: Number) -> WebResult {
    let number = path.into_inner().1;
    let to = address(&form.desk, number);
    let posted = &form.posted;
    let (version, words) = (posted.version(), posted.raw("decision").to_owned());
    let uphold = match posted.text("verdict") {
        "uphold" => Some(true),
        "overturn" => Some(false),
        _ => None,
    };
    let done = form
        .act(&to, move |db, slug, actor, once| {
            ops::decide(db, slug, actor, once, (number, version), uphold, &words)
        })
        .await;
    settled(&form, number, done).await
}

/// `POST …/desk/rulings/{number}/withdraw`: who gave it, and the head judge.
pub(super) async fn withdraw(form: Sent<Floor>, path: Number) -> WebResult {
    let number = path.into_inner().1;
    let to = address(&form.desk, number);
    let posted = &form.posted;
    let (version, reason) = (posted.version(), posted.text("reason").to_owned());
    let done = form
        .act(&to, move |db, slug, actor, once| {
            ops::withdraw(db, slug, actor, once, (number, version), &reason)
        })
        .await;
    settled(&form, number, done).await
}

async fn settled<R: Right>(form: &Sent<R>, number: i64, done: Result<Decided, OpError>) -> WebResult {
    let Sent {
        app,
        request,
        desk,
        posted,
    } = form;
    let to = address(desk, number);
    match done {
        Ok(decided) => {
            let said = with_names(app, &desk.tournament.id, decided.done).await?;
            form.done(format!("It is recorded. {said}").trim(), &to)
        }
        Err(error @ (OpError::Invalid(_) | OpError::Conflict(_))) => {
            respond(app, request, desk, number, Some((posted, &error))).await
        }
        Err(error) => Err(back(&to)(error)),
    }
}
