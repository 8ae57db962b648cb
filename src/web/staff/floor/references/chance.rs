//! Coins and dice (CR 705, 706; T31): drawn from the tournament's secret, recorded with the player who asked.

use actix_web::{HttpRequest, web};
use askama::Template;
use serde::Deserialize;

use super::people::{People, Question};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Choice, Field, Fields, FormKeys, Returned, StaffForm};
use crate::web::frame::look::local_time::clock_time;
use crate::web::frame::look::shell::{Notice, Shell};
use crate::web::frame::request::desk::{Desk, Floor, Inside, Right};
use crate::web::frame::state::{App, read};
use crate::web::shared::people::named::{names_of, with_names};
use podium_ops::run::chance as ops;
use podium_ops::run::chance::Draw;
use podium_ops::{FieldProblem, OpError};
use podium_rules::draws::Coin;
use podium_store::site::accounts;
use podium_store::tournaments::{log, players};
use say::{Message, references as t};

/// Draws listed on the page.
const LISTED: usize = 20;

/// A recorded draw.
struct Line {
    what: Message,
    /// Who entered it, when, and for which player.
    by: Message,
}

#[derive(Template)]
#[template(path = "staff/floor/references/chance.html")]
struct ChancePage {
    shell: Shell,
    keys: FormKeys,
    at: String,
    fairness: String,
    may: bool,
    /// The players who may ask; without a table the number is typed.
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
pub(super) struct Query {
    player: Option<i64>,
    table: Option<String>,
}

async fn respond<R: Right>(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<R>,
    query: &Query,
    returned: &Returned<'_>,
) -> WebResult {
    let table = match returned.fields() {
        Some(fields) => fields.text("table"),
        None => query.table.as_deref().unwrap_or_default().trim(),
    };
    let (id, zone) = (desk.tournament.id.clone(), desk.tournament.time_zone.clone());
    let tournament = desk.tournament.clone();
    let question = Question(vec![("table".to_owned(), table.to_owned())]);
    let (people, lines) = read(app, move |conn| {
        let people = People::read(conn, &tournament, &question)?;
        let all = log::of_tournament(conn, &id)?;
        let players = names_of(players::of_tournament(conn, &id)?);
        // From the log, which records each draw with the player who asked (T31).
        let drawn = all.into_iter().rev().filter(|line| line.verb.starts_with("chance."));
        let drawn: Vec<_> = drawn.take(LISTED).collect();
        let accounts = accounts::names(conn, drawn.iter().filter_map(|line| line.account_id.as_ref()))?;
        let lines = drawn
            .into_iter()
            .map(|line| {
                let account = line.account_id.as_ref().and_then(|id| accounts.get(id));
                let who = account.unwrap_or(&line.actor);
                let who_and_when = Message::joined([who.into(), clock_time(line.at, &zone)], ", ");
                let why = line.reason.map(Message::from).unwrap_or_default();
                Line {
                    what: with_names(&line.what, &players),
                    by: Message::joined([who_and_when, why], " · "),
                }
            })
            .collect();
        Ok::<_, WebError>((people, lines))
    })
    .await?;
    let mut shell = desk.shell(request, t::chance());
    if let Some(problem) = returned.problems().first() {
        shell.notice = Some(Notice::bad(problem.message.clone()));
    }
    let page = ChancePage {
        shell,
        keys: desk.keys(app, None),
        at: desk.at("desk/references"),
        fairness: desk.at("fairness"),
        may: desk.may::<Floor>(),
        asking: (people.numbers.iter().zip(&people.names))
            .map(|(number, name)| Choice::new(number, name))
            .collect(),
        people,
        asked_by: returned.field(
            "asked_by",
            query.player.map(|number| number.to_string()).unwrap_or_default(),
        ),
        remark: returned.field("remark", ""),
        instead: returned.field("instead", ""),
        sides: returned.field("sides", "20"),
        count: returned.field("count", "1"),
        call: returned.field("call", ""),
        calls: vec![
            Choice::new("", t::no_call()),
            Choice::new("heads", t::heads()),
            Choice::new("tails", t::tails()),
        ],
        lines,
    };
    page::with_status(returned.status(), &page)
}

/// `GET …/desk/references/chance`: staff.
pub(super) async fn show(app: App, request: HttpRequest, desk: Desk<Inside>, query: web::Query<Query>) -> WebResult {
    respond(&app, &request, &desk, &query, &Returned::default()).await
}

/// `POST …/desk/references/chance`: judges.
pub(super) async fn draw(form: StaffForm<Floor>) -> WebResult {
    let to = form.at("desk/references/chance");
    match run_draw(&form, &to).await {
        Ok(sentence) => answer(&form, sentence),
        Err(error) => {
            let returned = form.returned(error).map_err(|e| e.way_on(t::go_back(), &to))?;
            respond(&form.app, &form.request, &form.sender, &Query::default(), &returned).await
        }
    }
}

/// Draws as the form says, and returns the sentence about it; `to`: where its answer leads.
async fn run_draw(form: &StaffForm<Floor>, to: &str) -> Result<Message, OpError> {
    let (asked_by, draw) = draw_of(&form.fields).map_err(OpError::Invalid)?;
    let remark = form.fields.text("remark").to_owned();
    form.run(to, move |work| ops::draw(work, asked_by, draw, &remark)).await
}

/// Redirects to the page for another draw of the same player, with a notice of what was drawn.
fn answer(form: &StaffForm<Floor>, notice: Message) -> WebResult {
    let number = |name: &str| form.fields.text(name).parse::<i64>().unwrap_or_default();
    let table = match number("table") {
        0 => String::new(),
        table => format!("&table={table}"),
    };
    let to = form.at("desk/references/chance");
    form.done(notice, &format!("{to}?player={}{table}", number("asked_by")))
}

/// Reads the player who asks, and the draw.
fn draw_of(fields: &Fields) -> Result<(i64, Draw), Vec<FieldProblem>> {
    let mut problems = Vec::new();
    let mut number = |name: &str, label: Message, most: i64| match fields.number(name, label, 1..=most) {
        Ok(found) => found,
        Err(problem) => {
            problems.push(problem);
            None
        }
    };
    let asked_by = number("asked_by", t::who_asks(), 999_999);
    let sides = number("sides", t::sides(), ops::MOST_SIDES);
    let count = number("count", t::dice(), ops::MOST_DICE);
    let instead = number("instead", t::die_instead(), ops::MOST_SIDES);
    if asked_by.is_none() && problems.is_empty() {
        problems.push(FieldProblem::new("asked_by", t::type_who_asks()));
    }
    let call = match fields.text("call") {
        "heads" => Some(Coin::Heads),
        "tails" => Some(Coin::Tails),
        _ => None,
    };
    let draw = match (fields.text("what"), instead) {
        ("roll", _) => Draw::Dice {
            sides: sides.unwrap_or(20) as u32,
            count: count.unwrap_or(1) as u32,
        },
        (_, Some(sides)) => Draw::DieForCoin {
            sides: sides as u32,
            call,
        },
        _ => Draw::Coin { call },
    };
    match asked_by {
        Some(asked_by) if problems.is_empty() => Ok((asked_by, draw)),
        _ => Err(problems),
    }
}
