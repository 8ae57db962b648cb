//! A change of a draft by hand: first what it costs, then whether it is saved.

use actix_web::{HttpRequest, web};
use askama::Template;
use serde::Deserialize;

use super::super::desk::{Desk, Rounds};
use super::super::desk_home::back;
use super::super::error::{WebError, WebResult};
use super::super::form::{Field, FormKeys};
use super::super::page;
use super::super::posted::Posted;
use super::super::shell::Shell;
use super::super::state::{App, act, read};
use crate::db::events;
use crate::ops::OpError;
use crate::ops::rounds::{self as ops, Change};

/// The change as it stands in the address: two players, or a table and where it goes.
#[derive(Debug, Deserialize)]
pub struct Wanted {
    first: Option<String>,
    second: Option<String>,
    from: Option<String>,
    to: Option<String>,
}

fn number(text: Option<&str>, label: &str, instead: &str) -> Result<i64, OpError> {
    let text = text.unwrap_or_default().trim();
    text.parse()
        .map_err(|_| OpError::field("change", format!("{label}: {text:?} is no number. {instead}")))
}

const CHOOSE: &str = "Choose one from the list.";

impl Wanted {
    fn change(&self) -> Result<Change, OpError> {
        if self.from.is_some() || self.to.is_some() {
            let from = number(self.from.as_deref(), "Table", CHOOSE)?;
            Ok(Change::MoveTable {
                from,
                to: number(self.to.as_deref(), "New table", "Type a table number, as 12.")?,
            })
        } else {
            let first = number(self.first.as_deref(), "First player", CHOOSE)?;
            Ok(Change::Swap(
                first,
                number(self.second.as_deref(), "Second player", CHOOSE)?,
            ))
        }
    }
}

#[derive(Template)]
#[template(path = "rounds/change.html")]
struct ChangePage {
    shell: Shell,
    back: String,
    action: String,
    number: i64,
    sentence: String,
    costs: Vec<String>,
    after: Vec<String>,
    hidden: Vec<(&'static str, i64)>,
    reason: Field,
    keys: FormKeys,
}

/// `GET …/desk/rounds/{round}/change?first=…&second=…` or `?from=…&to=…`: what it would cost.
pub async fn weigh(
    app: App,
    request: HttpRequest,
    desk: Desk<Rounds>,
    path: web::Path<(String, i64)>,
    wanted: web::Query<Wanted>,
) -> WebResult {
    let (slug, number) = path.into_inner();
    let round = desk.at(&format!("desk/rounds/{number}"));
    let change = wanted.change().map_err(back(&round))?;
    let loaded = read(&app, move |conn| Ok::<_, WebError>(events::load(conn, &slug)?)).await?;
    let weighed = ops::assess_change(&loaded, number, change).map_err(back(&round))?;
    let hidden = match change {
        Change::Swap(first, second) => vec![("first", first), ("second", second)],
        Change::MoveTable { from, to } => vec![("from", from), ("to", to)],
    };
    page::private(&ChangePage {
        shell: desk.shell(&request, "Change by hand"),
        action: format!("{round}/change"),
        back: round,
        number,
        sentence: weighed.sentence,
        costs: weighed.costs,
        after: weighed.after.sentences,
        hidden,
        reason: Field::empty("reason"),
        keys: desk.structure_keys(&app),
    })
}

/// `POST …/desk/rounds/{round}/change`: saves it, with its reason.
pub async fn save(
    app: App,
    request: HttpRequest,
    desk: Desk<Rounds>,
    path: web::Path<(String, i64)>,
    posted: Posted,
) -> WebResult {
    let number = path.into_inner().1;
    let round = desk.at(&format!("desk/rounds/{number}"));
    let sent = |name: &str| Some(posted.text(name)).filter(|t| !t.is_empty()).map(str::to_owned);
    let wanted = Wanted {
        first: sent("first"),
        second: sent("second"),
        from: sent("from"),
        to: sent("to"),
    };
    let change = wanted.change().map_err(back(&round))?;
    let (slug, actor, once) = (desk.tournament.slug.clone(), desk.actor(), posted.once(&round));
    let (form, reason) = ((posted.version(), number), posted.text("reason").to_owned());
    act(&app, move |s| {
        ops::apply(&s.db, &slug, &actor, &once, form, change, &reason)
    })
    .await
    .map_err(back(&round))?;
    desk.visitor
        .tell_next(&request, "The change is saved, and everybody can read it.");
    Ok(page::see_other(&round))
}
