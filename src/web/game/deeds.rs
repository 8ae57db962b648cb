//! What judges send from the desk: a game started, something done or undone, the end confirmed.

use actix_web::http::StatusCode;
use actix_web::web::Path;

use super::history::since;
use super::offers::keep;
use super::sent;
use super::show::{Again, Wanted, game_page, not_done, read_table};
use crate::melee::{AttackOption, Edition, InfluenceRange, Seat, Variant};
use crate::ops::OpError;
use crate::ops::follow::{self as ops, Agreed, At, Confirmed, Next, Verdict};
use crate::web::desk::{Desk, Floor};
use crate::web::desk_home::{back, confirmed};
use crate::web::error::WebResult;
use crate::web::page::see_other;
use crate::web::posted::Posted;
use crate::web::sent::Sent;
use crate::web::shell::Notice;

/// Tournament and table in the address.
type Table = Path<(String, i64)>;

/// The page that a form of it leads back to: with the seat and the view it had.
fn wanted_of(posted: &Posted) -> Wanted {
    Wanted {
        seat: posted.text("back_seat").parse().ok(),
        view: Some(posted.text("back_view").to_owned()).filter(|view| !view.is_empty()),
        ..Wanted::default()
    }
}

fn home(desk: &Desk<Floor>, table: i64) -> String {
    desk.at(&format!("desk/game/{table}"))
}

/// The game as the form saw it.
fn seen(form: &Sent<Floor>, table: i64) -> At {
    At {
        table,
        version: form.posted.version(),
    }
}

/// What was sent stays in sight: the page as it is now, why it was not done, and what was sent, ready to be sent again
/// where somebody was faster.
async fn came_to_nothing(form: &Sent<Floor>, table: i64, error: OpError) -> WebResult {
    let Sent {
        app,
        request,
        desk,
        posted,
    } = form;
    let to = home(desk, table);
    if matches!(error, OpError::NotFound(_) | OpError::Repeated(_) | OpError::Db(_)) {
        return Err(back(&to)(error));
    }
    let wanted = wanted_of(posted);
    let read = read_table(app, desk, None, table).await?;
    let mut page = game_page(app, request, desk, &read, &wanted)?;
    let words = match &error {
        OpError::Refused { rule, message } if !rule.is_empty() => format!("{message} ({rule})"),
        other => other.to_string(),
    };
    if !matches!(error, OpError::Conflict(_)) {
        keep(&mut page.groups, posted);
        return not_done(page, StatusCode::UNPROCESSABLE_ENTITY, Notice::bad(words));
    }
    if let Some(game) = read.table.open().filter(|_| page.live) {
        let number = |name: &str| posted.text(name).parse::<i64>().unwrap_or(0);
        let kept = |name: &str| !matches!(name, "csrf" | "form_id" | "version" | "seen" | "standing");
        page.again = Some(Again {
            meanwhile: since(
                &read.table,
                game,
                &read.accounts,
                &desk.tournament.time_zone,
                number("seen"),
                number("standing"),
            ),
            fields: posted
                .pairs()
                .filter(|(name, _)| kept(name))
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .collect(),
            action: request.path().to_owned(),
        });
    }
    not_done(page, StatusCode::CONFLICT, Notice::warn(words))
}

/// To the game as it is now, or what was sent again.
async fn back_to_it(form: &Sent<Floor>, table: i64, to: &str, done: Result<(), OpError>) -> WebResult {
    match done {
        Ok(()) => Ok(see_other(to)),
        Err(error) => came_to_nothing(form, table, error).await,
    }
}

/// `POST …/desk/game/{table}/start`: follows a game.
pub async fn start(form: Sent<Floor>, path: Table) -> WebResult {
    let table = path.into_inner().1;
    let agreed = Agreed {
        variant: match form.posted.text("variant") {
            "grand_melee" => Some(Variant::GrandMelee),
            "free_for_all" => Some(Variant::FreeForAll),
            _ => None,
        },
        edition: match form.posted.text("edition") {
            "cr608_2007" => Edition::Cr608Of2007,
            _ => Edition::Cr807,
        },
        reach: match form.posted.text("range") {
            "unlimited" => Some(InfluenceRange::Unlimited),
            seats => seats.parse().ok().map(InfluenceRange::Seats),
        },
        attack: match form.posted.text("attack") {
            "left" => Some(AttackOption::Left),
            "right" => Some(AttackOption::Right),
            "multiple" => Some(AttackOption::Multiple),
            _ => None,
        },
    };
    let to = home(&form.desk, table);
    let done = form
        .act(&to, move |db, slug, actor, once| {
            ops::start(db, slug, actor, once, table, &agreed)
        })
        .await;
    back_to_it(&form, table, &to, done).await
}

/// `POST …/desk/game/{table}/act`: one of the buttons.
pub async fn act(form: Sent<Floor>, path: Table) -> WebResult {
    let table = path.into_inner().1;
    let to = home(&form.desk, table) + &wanted_of(&form.posted).kept().to_string();
    let read = read_table(&form.app, &form.desk, None, table).await?;
    let game = read.table.open();
    let sent = game.map_or(Ok(Vec::new()), |game| {
        sent::deeds(&sent::fields(form.posted.pairs()), game)
    });
    let done = match sent {
        Err(error) if game.is_some_and(|game| game.row.version == form.posted.version()) => Err(error),
        sent => {
            // From another state of the game what was sent may not even be readable: the command says that it is old,
            // or that this very form was sent before.
            let deeds = sent.unwrap_or_default();
            let at = seen(&form, table);
            form.act(&to, move |db, slug, actor, once| {
                ops::act(db, slug, actor, once, at, &deeds)
            })
            .await
        }
    };
    back_to_it(&form, table, &to, done).await
}

/// `POST …/desk/game/{table}/undo`: the last step, or all from one on.
pub async fn undo(form: Sent<Floor>, path: Table) -> WebResult {
    let table = path.into_inner().1;
    let to = home(&form.desk, table) + &wanted_of(&form.posted).kept().to_string();
    let from = form.posted.text("from").parse().ok();
    let at = seen(&form, table);
    let done = form
        .act(&to, move |db, slug, actor, once| {
            ops::undo(db, slug, actor, once, at, from)
        })
        .await;
    back_to_it(&form, table, &to, done).await
}

/// `POST …/desk/game/{table}/give-up`: the game is no longer followed.
pub async fn give_up(form: Sent<Floor>, path: Table) -> WebResult {
    let table = path.into_inner().1;
    let to = home(&form.desk, table);
    confirmed(&form.posted, "stop", &to)?;
    let at = seen(&form, table);
    let done = form
        .act(&to, move |db, slug, actor, once| {
            ops::give_up(db, slug, actor, once, at)
        })
        .await;
    match done {
        Ok(()) => form.done("The game is no longer followed. Its history stays.", &to),
        Err(error) => came_to_nothing(&form, table, error).await,
    }
}

/// `POST …/desk/game/{table}/reopen`: the last confirmation taken back.
pub async fn reopen(form: Sent<Floor>, path: Table) -> WebResult {
    let table = path.into_inner().1;
    let to = home(&form.desk, table);
    let at = seen(&form, table);
    let done = form
        .act(&to, move |db, slug, actor, once| ops::reopen(db, slug, actor, once, at))
        .await;
    back_to_it(&form, table, &to, done).await
}

/// `POST …/desk/game/{table}/confirm`: the outcome counts.
pub async fn confirm(form: Sent<Floor>, path: Table) -> WebResult {
    let table = path.into_inner().1;
    let to = home(&form.desk, table);
    let verdict = Verdict {
        next: if form.posted.text("next") == "game" {
            Next::Game
        } else {
            Next::End
        },
        conceded_match: form
            .posted
            .all("conceded_match")
            .filter_map(|seat| seat.parse::<usize>().ok()?.checked_sub(1))
            .filter_map(Seat::new)
            .collect(),
        overrule: form.posted.text("overrule").parse().ok(),
    };
    let at = seen(&form, table);
    let done = form
        .act(&to, move |db, slug, actor, once| {
            ops::confirm(db, slug, actor, once, at, &verdict)
        })
        .await;
    match done {
        Ok(Confirmed::Result) => form.done(&format!("The result of table {table} is stored."), &to),
        Ok(Confirmed::NextGame) => form.done(
            "The next game is followed. Its seats are drawn: look at who sits where.",
            &to,
        ),
        Ok(Confirmed::Differs { version }) => {
            let read = read_table(&form.app, &form.desk, None, table).await?;
            let mut page = game_page(&form.app, &form.request, &form.desk, &read, &wanted_of(&form.posted))?;
            page.differs = Some(version);
            let words = format!(
                "Table {table} was reported before: {}. The game's outcome is not stored. Overrule the report below if it is wrong, or stop following the game.",
                read.result
            );
            not_done(page, StatusCode::CONFLICT, Notice::warn(words))
        }
        Err(error) => came_to_nothing(&form, table, error).await,
    }
}
