//! The forms of the game desk: starting a game, doing and undoing actions, confirming the end.

use actix_web::http::StatusCode;
use actix_web::web::Path;

use super::page::{DeskData, game_page, not_done, read_table};
use super::query::Query;
use super::resubmission::Resubmission;
use super::{asking, parse};
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page::{self, see_other};
use crate::web::frame::form::{Fields, StaffForm, back, confirmed};
use crate::web::frame::look::shell::Notice;
use crate::web::frame::request::desk::{Desk, Floor};
use crate::web::shared::floor::game_history::done_since;
use podium_melee::{AttackOption, Edition, InfluenceRange, Seat, Variant};
use podium_ops::OpError;
use podium_ops::floor::follow as ops;
use podium_ops::floor::follow::{
    AgreedRules, Confirmed, DeskAction, GameVersion, Next, ReplayedGame, SeenSteps, Verdict,
};
use say::{Message, game_desk as t};

/// Tournament and table in the address.
type Table = Path<(String, i64)>;

/// Reads the seat and view of the form's page, to lead back to them.
fn query_of(fields: &Fields) -> Query {
    Query {
        seat: fields.text("back_seat").parse().ok(),
        view: Some(fields.text("back_view").to_owned()).filter(|view| !view.is_empty()),
        ..Query::default()
    }
}

fn home(desk: &Desk<Floor>, table: i64) -> String {
    desk.at(&format!("desk/game/{table}"))
}

/// Returns the game as the form was made from it.
fn seen(form: &StaffForm<Floor>, table: i64) -> GameVersion {
    let steps = (form.fields.text("seen").parse(), form.fields.text("moved").parse());
    GameVersion {
        table,
        version: form.fields.version(),
        seen: match steps {
            (Ok(last), Ok(moved)) => Some(SeenSteps { last, moved }),
            _ => None,
        },
    }
}

/// Answers a refused form: with the current page, the reason, and what was sent, ready to be sent again if somebody
/// else changed the game first.
async fn refused(form: &StaffForm<Floor>, table: i64, error: OpError) -> WebResult {
    let StaffForm {
        app,
        request,
        sender: desk,
        fields,
    } = form;
    let to = home(desk, table);
    if matches!(error, OpError::NotFound(_) | OpError::Repeated(_) | OpError::Db(_)) {
        return Err(back(&to)(error));
    }
    let query = query_of(fields);
    let read = read_table(app, desk, None, table).await?;
    let mut page = game_page(app, request, desk, &read, &query)?;
    let sentence = error.in_words();
    // Not possible now: what was typed stays in its form, to be corrected.
    if !matches!(error, OpError::Conflict(_)) {
        page.offers.keep(fields);
        return not_done(page, StatusCode::UNPROCESSABLE_ENTITY, Notice::bad(sentence));
    }
    // Without an open game, nothing can be sent again.
    if let Some(game) = read.table.open().filter(|_| page.live) {
        let number = |name: &str| fields.text(name).parse::<i64>().unwrap_or(0);
        let mut again = Resubmission::of(fields, request.path());
        again.hint = Some(t::kept());
        again.said = done_since(
            read.recorded(),
            game,
            &desk.tournament.time_zone,
            number("seen"),
            number("standing"),
        );
        page.again = Some(again);
    }
    not_done(page, StatusCode::CONFLICT, Notice::warn(sentence))
}

/// Redirects to the current game, or shows the form again.
async fn back_to_it(form: &StaffForm<Floor>, table: i64, to: &str, done: Result<(), OpError>) -> WebResult {
    match done {
        Ok(()) => Ok(see_other(to)),
        Err(error) => refused(form, table, error).await,
    }
}

/// `POST …/desk/game/{table}/start`: follows a game.
pub async fn start(form: StaffForm<Floor>, path: Table) -> WebResult {
    let table = path.into_inner().1;
    let agreed = agreed_rules(&form.fields);
    let to = home(&form.sender, table);
    let done = form.run(&to, move |work| ops::start(work, table, &agreed)).await;
    back_to_it(&form, table, &to, done).await
}

/// Reads the rules that the players agreed on.
fn agreed_rules(fields: &Fields) -> AgreedRules {
    AgreedRules {
        variant: match fields.text("variant") {
            "grand_melee" => Some(Variant::GrandMelee),
            "free_for_all" => Some(Variant::FreeForAll),
            _ => None,
        },
        edition: match fields.text("edition") {
            "cr608_2007" => Edition::Cr608Of2007,
            _ => Edition::Cr807,
        },
        reach: match fields.text("range") {
            "unlimited" => Some(InfluenceRange::Unlimited),
            // Empty or unreadable: the variant's default range.
            seats => seats.parse().ok().map(InfluenceRange::Seats),
        },
        attack: match fields.text("attack") {
            "left" => Some(AttackOption::Left),
            "right" => Some(AttackOption::Right),
            "multiple" => Some(AttackOption::Multiple),
            _ => None,
        },
    }
}

/// `POST …/desk/game/{table}/act`: one of the buttons.
pub async fn act(form: StaffForm<Floor>, path: Table) -> WebResult {
    let table = path.into_inner().1;
    let to = home(&form.sender, table) + &query_of(&form.fields).kept().to_string();
    // Seats and names in the form refer to this game; the command reads it again under its lock.
    let read = read_table(&form.app, &form.sender, None, table).await?;
    let game = read.table.open();
    let (at, pressed) = (seen(&form, table), parse::fields(form.fields.pairs()));
    let is_now = game.is_some_and(|game| game.row.version == at.version);
    if is_now && let Some(answer) = instead(&form, &read, &pressed) {
        return answer;
    }
    let done = match actions_of(&pressed, game, is_now) {
        Ok(actions) => form.run(&to, move |work| ops::act(work, at, &actions)).await,
        Err(error) => Err(error),
    };
    back_to_it(&form, table, &to, done).await
}

/// Returns the actions of the pressed button; `is_now`: the form was made from the current state of the game.
///
/// # Errors
/// An unreadable field of a current form.
fn actions_of(
    pressed: &[(String, String)],
    game: Option<&ReplayedGame>,
    is_now: bool,
) -> Result<Vec<DeskAction>, OpError> {
    match game.map_or(Ok(Vec::new()), |game| parse::actions(pressed, game)) {
        Err(error) if is_now => Err(error),
        // For another state of the game, the form may not even be readable: then the command says that it is outdated,
        // or that this very form was sent before.
        sent => Ok(sent.unwrap_or_default()),
    }
}

/// Returns the answer to a button that does not act at once: a match loss leads to its ruling, and some are asked about.
fn instead(form: &StaffForm<Floor>, read: &DeskData, pressed: &[(String, String)]) -> Option<WebResult> {
    if let Some(ruling) = asking::ruling(form, &read.table, pressed) {
        return Some(Ok(see_other(&ruling)));
    }
    let question = asking::question(form, read, pressed)?;
    let page = game_page(&form.app, &form.request, &form.sender, read, &query_of(&form.fields));
    Some(page.and_then(|mut page| {
        page.again = Some(question);
        page::private(&page)
    }))
}

/// `POST …/desk/game/{table}/undo`: undoes what the last button did, or all from a step on, as the page showed them.
pub async fn undo(form: StaffForm<Floor>, path: Table) -> WebResult {
    let table = path.into_inner().1;
    let to = home(&form.sender, table) + &query_of(&form.fields).kept().to_string();
    let from = form.fields.text("from").parse().ok();
    let at = seen(&form, table);
    let done = form.run(&to, move |work| ops::undo(work, at, from)).await;
    back_to_it(&form, table, &to, done).await
}

/// `POST …/desk/game/{table}/give-up`: the game is no longer followed.
pub async fn give_up(form: StaffForm<Floor>, path: Table) -> WebResult {
    let table = path.into_inner().1;
    let to = home(&form.sender, table);
    // A game that was given up cannot be resumed.
    confirmed(&form.fields, say::confirm_words::stop, &to)?;
    let at = seen(&form, table);
    let done = form.run(&to, move |work| ops::give_up(work, at)).await;
    match done {
        Ok(()) => form.done(t::stopped(), &to),
        Err(error) => refused(&form, table, error).await,
    }
}

/// `POST …/desk/game/{table}/reopen`: withdraws the last confirmation.
pub async fn reopen(form: StaffForm<Floor>, path: Table) -> WebResult {
    let table = path.into_inner().1;
    let to = home(&form.sender, table);
    let at = seen(&form, table);
    let done = form.run(&to, move |work| ops::reopen(work, at)).await;
    back_to_it(&form, table, &to, done).await
}

/// `POST …/desk/game/{table}/confirm`: makes the outcome count.
pub async fn confirm(form: StaffForm<Floor>, path: Table) -> WebResult {
    let table = path.into_inner().1;
    let to = home(&form.sender, table);
    let (at, verdict) = (seen(&form, table), verdict_of(&form.fields));
    let done = form.run(&to, move |work| ops::confirm(work, at, &verdict)).await;
    match done {
        Ok(Confirmed::Result) => form.done(t::result_stored(table), &to),
        Ok(Confirmed::NextGame) => form.done(t::next_is_followed(), &to),
        Ok(Confirmed::Differs { version, stored }) => differs(&form, table, version, (&stored).into()).await,
        Err(error) => refused(&form, table, error).await,
    }
}

/// Reads a judge's confirmation.
fn verdict_of(fields: &Fields) -> Verdict {
    Verdict {
        next: if fields.text("next") == "game" {
            Next::Game
        } else {
            Next::End
        },
        conceded_match: fields
            .all("conceded_match")
            // pages number seats from 1
            .filter_map(|seat| seat.parse::<usize>().ok()?.checked_sub(1))
            .filter_map(Seat::new)
            .collect(),
        overrule: fields.text("overrule").parse().ok(),
    }
}

/// Shows the game of a table that was reported otherwise, with the way to overrule the report; `version`: of the pod.
async fn differs(form: &StaffForm<Floor>, table: i64, version: i64, stored: Message) -> WebResult {
    let read = read_table(&form.app, &form.sender, None, table).await?;
    let mut page = game_page(&form.app, &form.request, &form.sender, &read, &query_of(&form.fields))?;
    // The version that the judge sees here: overruling requires exactly that one.
    page.differs = Some(version);
    let warning = Notice::warn(t::reported_before(table, stored));
    not_done(page, StatusCode::CONFLICT, warning)
}
