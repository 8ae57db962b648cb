//! A change of a draft by hand: its costs are shown first, then it is saved.

use actix_web::{HttpRequest, web};
use askama::Template;
use serde::Deserialize;

use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page;
use crate::web::frame::form::{Field, Fields, FormKeys, StaffForm, back};
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::desk::{Desk, Rounds};
use crate::web::frame::state::{App, snapshots};
use podium_ops::OpError;
use podium_ops::run::rounds as ops;
use podium_ops::run::rounds::{Assessed, Change};
use say::{Message, round_change as t};

/// The change in the query or the form: two players, or a table and its new number.
#[derive(Debug, Deserialize)]
pub struct ChangeQuery {
    first: Option<String>,
    second: Option<String>,
    from: Option<String>,
    to: Option<String>,
}

fn number(text: Option<&str>, label: Message, instead: Message) -> Result<i64, OpError> {
    let text = text.unwrap_or_default().trim();
    text.parse().map_err(|_| {
        let problem = t::no_number(label, format!("{text:?}"));
        OpError::field("change", Message::joined([problem, instead], " "))
    })
}

/// Reads what is chosen from a list.
fn chosen(text: Option<&str>, label: Message) -> Result<i64, OpError> {
    number(text, label, t::choose_from_list())
}

impl ChangeQuery {
    fn sent(fields: &Fields) -> Self {
        let field = |name: &str| Some(fields.text(name)).filter(|t| !t.is_empty()).map(str::to_owned);
        Self {
            first: field("first"),
            second: field("second"),
            from: field("from"),
            to: field("to"),
        }
    }

    fn change(&self) -> Result<Change, OpError> {
        if self.from.is_some() || self.to.is_some() {
            let from = chosen(self.from.as_deref(), say::field_names::table())?;
            Ok(Change::MoveTable {
                from,
                to: number(self.to.as_deref(), t::new_table(), t::type_table_number())?,
            })
        } else {
            let first = chosen(self.first.as_deref(), t::first_player())?;
            Ok(Change::Swap(first, chosen(self.second.as_deref(), t::second_player())?))
        }
    }
}

#[derive(Template)]
#[template(path = "staff/run/rounds/change.html")]
struct ChangePage {
    shell: Shell,
    back: String,
    action: String,
    number: i64,
    sentence: Message,
    costs: Vec<Message>,
    after: Vec<Message>,
    hidden: Vec<(&'static str, i64)>,
    reason: Field,
    keys: FormKeys,
}

impl ChangePage {
    fn new(
        app: &App,
        request: &HttpRequest,
        desk: &Desk<Rounds>,
        number: i64,
        change: Change,
        assessed: Assessed,
    ) -> Self {
        let round = desk.at(&format!("desk/rounds/{number}"));
        Self {
            shell: desk.shell(request, t::title()),
            action: format!("{round}/change"),
            back: round,
            number,
            sentence: assessed.sentence,
            costs: assessed.costs,
            after: assessed.after.sentences,
            hidden: match change {
                Change::Swap(first, second) => vec![("first", first), ("second", second)],
                Change::MoveTable { from, to } => vec![("from", from), ("to", to)],
            },
            reason: Field::empty("reason"),
            // The structure's version, not the round's: the costs shown are only valid as long as nothing else changes.
            keys: desk.structure_keys(app),
        }
    }
}

/// `GET …/desk/rounds/{round}/change?first=…&second=…` or `?from=…&to=…`: shows what it would cost.
pub async fn preview(
    app: App,
    request: HttpRequest,
    desk: Desk<Rounds>,
    path: web::Path<(String, i64)>,
    query: web::Query<ChangeQuery>,
) -> WebResult {
    let (slug, number) = path.into_inner();
    let round = desk.at(&format!("desk/rounds/{number}"));
    let change = query.change().map_err(back(&round))?;
    let snapshot = snapshots::current(&app, &slug).await?;
    let assessed = ops::assess_change(&snapshot.loaded, number, change).map_err(back(&round))?;
    page::private(&ChangePage::new(&app, &request, &desk, number, change, assessed))
}

/// `POST …/desk/rounds/{round}/change`: saves it, with its reason.
pub async fn save(form: StaffForm<Rounds>, path: web::Path<(String, i64)>) -> WebResult {
    let number = path.into_inner().1;
    let round = form.at(&format!("desk/rounds/{number}"));
    let change = ChangeQuery::sent(&form.fields).change().map_err(back(&round))?;
    let (version, reason) = (form.fields.version(), form.fields.text("reason").to_owned());
    form.run(&round, move |work| {
        ops::change_draft(work, version, number, change, &reason)
    })
    .await
    .map_err(back(&round))?;
    form.done(t::saved(), &round)
}
