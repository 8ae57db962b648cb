//! Coins and dice (CR 705, 706; T31): drawn from the tournament's secret, recorded with who asked.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};
use askama::Template;
use serde::Deserialize;

use super::people::{Asked, People};
use crate::db::{accounts, log, players};
use crate::ops::chance::{self as ops, Wanted};
use crate::ops::{FieldProblem, OpError};
use crate::rules::draws::Coin;
use crate::web::desk::{Desk, Floor, Inside, Right};
use crate::web::error::{WebError, WebResult};
use crate::web::form::{Choice, Field, FormKeys};
use crate::web::local_time::clock_time;
use crate::web::log::with_names;
use crate::web::page;
use crate::web::posted::Posted;
use crate::web::shell::{Notice, Shell};
use crate::web::state::{App, act, read};

/// Draws that the page lists.
const LISTED: usize = 20;

/// A draw that was made.
struct Line {
    what: String,
    /// Who entered it, when, what for.
    by: String,
}

#[derive(Template)]
#[template(path = "references/chance.html")]
struct ChancePage {
    shell: Shell,
    keys: FormKeys,
    at: String,
    fairness: String,
    may: bool,
    /// Whose players may ask; without a table the number is typed.
    people: People,
    asking: Vec<Choice>,
    asked_by: Field,
    remark: Field,
    instead: Field,
    sides: Field,
    count: Field,
    call: Field,
    calls: Vec<Choice>,
    lines: Vec<Line>,
}

#[derive(Debug, Default, Deserialize)]
pub(super) struct Begun {
    player: Option<i64>,
    table: Option<String>,
}

impl ChancePage {
    /// Address of this page.
    fn here(&self) -> String {
        format!("{}/chance", self.at)
    }
}

async fn respond<R: Right>(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<R>,
    status: StatusCode,
    table: &str,
    field: impl Fn(&'static str) -> Field,
    notice: Option<Notice>,
) -> WebResult {
    let (id, zone) = (desk.tournament.id.clone(), desk.tournament.time_zone.clone());
    let tournament = desk.tournament.clone();
    let asked = Asked(vec![("table".to_owned(), table.to_owned())]);
    let (people, lines) = read(app, move |conn| {
        let people = People::read(conn, &tournament, &asked)?;
        let all = log::of_tournament(conn, &id)?;
        let players = players::of_tournament(conn, &id)?;
        let accounts = accounts::all(conn)?;
        let drawn = all.into_iter().rev().filter(|line| line.verb.starts_with("chance."));
        let lines = drawn
            .take(LISTED)
            .map(|line| {
                let account = accounts.iter().find(|a| Some(&a.id) == line.account_id.as_ref());
                let who = account.map_or(line.actor.clone(), |a| a.name.clone());
                let why = line.reason.map_or(String::new(), |why| format!(" · {why}"));
                Line {
                    what: with_names(&line.what, &players, |player| player.name.clone()),
                    by: format!("{who}, {}{why}", clock_time(line.at, &zone)),
                }
            })
            .collect();
        Ok::<_, WebError>((people, lines))
    })
    .await?;
    let mut shell = desk.shell(request, "Coin and dice");
    if notice.is_some() {
        shell.notice = notice;
    }
    let page = ChancePage {
        shell,
        keys: desk.keys(app, ""),
        at: desk.at("desk/references"),
        fairness: desk.at("fairness"),
        may: desk.may::<Floor>(),
        asking: (people.numbers.iter().zip(&people.names))
            .map(|(number, name)| Choice::new(number, name))
            .collect(),
        people,
        asked_by: field("asked_by"),
        remark: field("remark"),
        instead: field("instead"),
        sides: field("sides"),
        count: field("count"),
        call: field("call"),
        calls: vec![
            Choice::new("", "No call"),
            Choice::new("heads", "Heads"),
            Choice::new("tails", "Tails"),
        ],
        lines,
    };
    page::with_status(status, &page)
}

/// `GET …/desk/references/chance`: staff.
pub(super) async fn show(app: App, request: HttpRequest, desk: Desk<Inside>, begun: web::Query<Begun>) -> WebResult {
    let player = begun.player.map_or(String::new(), |number| number.to_string());
    let field = |name| match name {
        "sides" => Field::of(name, "20"),
        "count" => Field::of(name, "1"),
        "asked_by" => Field::of(name, &player),
        _ => Field::empty(name),
    };
    let table = begun.table.as_deref().unwrap_or_default().trim();
    respond(&app, &request, &desk, StatusCode::OK, table, field, None).await
}

/// `POST …/desk/references/chance`: judges.
pub(super) async fn draw(app: App, request: HttpRequest, desk: Desk<Floor>, posted: Posted) -> WebResult {
    let to = desk.at("desk/references/chance");
    let done = match wanted(&posted) {
        Err(problems) => Err(OpError::Invalid(problems)),
        Ok((asked_by, wanted)) => {
            let (slug, actor, once) = (desk.tournament.slug.clone(), desk.actor(), posted.once(&to));
            let remark = posted.text("remark").to_owned();
            act(&app, move |s| {
                ops::draw(&s.db, &slug, &actor, &once, asked_by, wanted, &remark)
            })
            .await
        }
    };
    match done {
        Ok(shown) => {
            let id = desk.tournament.id.clone();
            let rows = read(&app, move |conn| Ok::<_, WebError>(players::of_tournament(conn, &id)?)).await?;
            let said = with_names(&shown.said, &rows, |player| player.name.clone());
            desk.visitor.tell_next(&request, &said);
            let number = |name: &str| posted.text(name).parse::<i64>().unwrap_or_default();
            let table = match number("table") {
                0 => String::new(),
                table => format!("&table={table}"),
            };
            Ok(page::see_other(&format!("{to}?player={}{table}", number("asked_by"))))
        }
        Err(OpError::Invalid(problems)) => {
            let notice = problems.first().map(|problem| Notice::bad(problem.message.clone()));
            let field = |name| posted.field(name, &problems);
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            respond(&app, &request, &desk, status, posted.text("table"), field, notice).await
        }
        Err(error) => Err(WebError::from(error).way_on("Go back", to)),
    }
}

/// Who asked, and for what.
fn wanted(posted: &Posted) -> Result<(i64, Wanted), Vec<FieldProblem>> {
    let mut problems = Vec::new();
    let mut number = |name: &str, label: &str, most: i64| match posted.number(name, label, 1..=most) {
        Ok(found) => found,
        Err(problem) => {
            problems.push(problem);
            None
        }
    };
    let asked_by = number("asked_by", "Who asks", 999_999);
    let sides = number("sides", "Sides", ops::MOST_SIDES);
    let count = number("count", "Dice", ops::MOST_DICE);
    let instead = number("instead", "Die instead", ops::MOST_SIDES);
    if asked_by.is_none() && problems.is_empty() {
        problems.push(FieldProblem::new(
            "asked_by",
            "Who asks: type the player's number, it is recorded.",
        ));
    }
    let call = match posted.text("call") {
        "heads" => Some(Coin::Heads),
        "tails" => Some(Coin::Tails),
        _ => None,
    };
    let wanted = match (posted.text("what"), instead) {
        ("roll", _) => Wanted::Dice {
            sides: sides.unwrap_or(20) as u32,
            count: count.unwrap_or(1) as u32,
        },
        (_, Some(sides)) => Wanted::DieForCoin {
            sides: sides as u32,
            call,
        },
        _ => Wanted::Coin { call },
    };
    match asked_by {
        Some(asked_by) if problems.is_empty() => Ok((asked_by, wanted)),
        _ => Err(problems),
    }
}
