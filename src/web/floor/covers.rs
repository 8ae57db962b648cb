//! Who covers which tables: taken, released, given by the head judge.

use actix_web::{HttpRequest, ResponseError};
use askama::Template;

use super::{Coverer, Reader, coverers, read_board, uncovered};
use crate::db::calls;
use crate::db::rounds;
use crate::ops::OpError;
use crate::ops::floor::{self as ops, Board, Covered, in_ranges};
use crate::web::desk::{Desk, Floor, Inside, Right};
use crate::web::error::{WebError, WebResult};
use crate::web::form::{Choice, Field, FormKeys};
use crate::web::page;
use crate::web::posted::Posted;
use crate::web::shell::{Notice, Shell};
use crate::web::state::{App, act, read};

#[derive(Template)]
#[template(path = "floor/covers.html")]
struct CoversPage {
    shell: Shell,
    /// Address of this page.
    at: String,
    floor: String,
    /// "Round 3"; empty while no round is at the tables.
    title: String,
    judges: Vec<Coverer>,
    uncovered: String,
    tables: Field,
    given: Field,
    judge: Field,
    choices: Vec<Choice>,
    has_own: bool,
    /// The round before was covered and something is free now.
    as_before: bool,
    may: bool,
    chief: bool,
    keys: FormKeys,
}

/// `GET …/desk/covers`: staff.
pub(super) async fn show(app: App, request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    page::private(&covers_page(&app, &request, &desk).await?)
}

async fn covers_page<R: Right>(app: &App, request: &HttpRequest, desk: &Desk<R>) -> Result<CoversPage, WebError> {
    let (board, title) = read_board(app, desk).await?;
    let reader = Reader::of(desk);
    let own = |account: &Option<String>| account.as_ref() == Some(&reader.account);
    let uncovered = uncovered(&board);
    Ok(CoversPage {
        shell: desk.shell(request, "Who covers what"),
        at: desk.at("desk/covers"),
        floor: desk.at("desk/floor"),
        title,
        judges: coverers(&board, &reader),
        tables: Field::empty("tables"),
        given: Field::empty("given"),
        judge: Field::empty("judge"),
        choices: (board.judges.iter())
            .map(|judge| Choice::new(&judge.account, &judge.name))
            .collect(),
        has_own: board.tables.iter().any(|table| own(&table.cover)),
        as_before: !uncovered.is_empty() && covered_before(app, &board).await?,
        uncovered,
        may: reader.may,
        chief: reader.chief,
        keys: desk.keys(app, ""),
    })
}

async fn covered_before(app: &App, board: &Board) -> Result<bool, WebError> {
    let Some(round) = &board.round else {
        return Ok(false);
    };
    let (tournament, before) = (board.tournament.id.clone(), round.number - 1);
    read(app, move |conn| {
        let Some(before) = rounds::by_number(conn, &tournament, before)? else {
            return Ok(false);
        };
        Ok::<_, WebError>(!calls::covers_of_round(conn, &before.id)?.is_empty())
    })
    .await
}

/// `POST …/desk/covers`: judges; what to do stands in `do`.
pub(super) async fn change(app: App, request: HttpRequest, desk: Desk<Floor>, posted: Posted) -> WebResult {
    let covers = desk.at("desk/covers");
    let table: Option<i64> = posted.text("back").parse().ok();
    let to = table.map_or_else(|| covers.clone(), |table| desk.at(&format!("desk/floor/{table}")));
    let (slug, actor, once) = (desk.tournament.slug.clone(), desk.actor(), posted.once(&to));
    let what = posted.text("do").to_owned();
    let (tables, given) = (posted.raw("tables").to_owned(), posted.raw("given").to_owned());
    let judge = posted.text("judge").to_owned();
    let done = act(&app, move |s| match what.as_str() {
        "take" => ops::take(&s.db, &slug, &actor, &once, &tables),
        "assign" => ops::assign(&s.db, &slug, &actor, &once, &judge, &given),
        "release" => ops::release(&s.db, &slug, &actor, &once, &tables),
        "as_before" => ops::as_before(&s.db, &slug, &actor, &once),
        _ => Err(OpError::field(
            "do",
            "This form did not say what to do. Press one of its buttons.",
        )),
    })
    .await;
    match done {
        Ok(covered) => {
            desk.visitor.tell_next(&request, &words(&covered, posted.text("do")));
            Ok(page::see_other(&to))
        }
        Err(error @ (OpError::Invalid(_) | OpError::Refused { .. })) => {
            let (why, error) = (error.to_string(), WebError::from(error));
            if let Some(table) = table {
                return super::table::refused(&app, &request, &desk, table, (&posted, &[]), (error.status_code(), why))
                    .await;
            }
            let mut page = covers_page(&app, &request, &desk).await?;
            page.shell.notice = Some(Notice::bad(why));
            page.tables = Field::of("tables", posted.raw("tables"));
            page.given = Field::of("given", posted.raw("given"));
            page.judge = Field::of("judge", posted.raw("judge"));
            page::with_status(error.status_code(), &page)
        }
        Err(error) => Err(WebError::from(error).way_on("Go back", to)),
    }
}

fn words(covered: &Covered, what: &str) -> String {
    let tables = match &covered.changed[..] {
        [one] => format!("Table {one}"),
        all => format!("Tables {}", in_ranges(all)),
    };
    let mut words = match (what, covered.changed.is_empty()) {
        (_, true) => "Nothing changed: it was so already.".to_owned(),
        ("take", _) => format!("{tables}: yours."),
        ("release", _) => format!("{tables}: released."),
        ("assign", _) => format!("{tables}: given."),
        _ => format!("{tables}: as in the round before."),
    };
    if !covered.kept.is_empty() {
        let kept: Vec<String> = covered
            .kept
            .iter()
            .map(|(table, name)| format!("{table} ({name})"))
            .collect();
        words += &format!(" These stay with who covers them: {}.", kept.join(", "));
    }
    words
}
