//! What judges send from the desk: a game started, something done or undone, the end confirmed.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};

use super::history::since;
use super::sent;
use super::show::{Again, Wanted, game_page, not_done, read_table};
use crate::melee::{Attack, Edition, Reach, Seat, Variant};
use crate::ops::OpError;
use crate::ops::follow::{self as ops, Agreed, At, Confirmed, Next, Verdict};
use crate::web::desk::{Desk, Floor};
use crate::web::desk_home::{back, confirmed};
use crate::web::error::WebResult;
use crate::web::page;
use crate::web::posted::Posted;
use crate::web::shell::Notice;
use crate::web::state::{App, act as command};

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

/// What was sent stays in sight: the page as it is now, why it was not done, and what was sent, ready to be sent again
/// where somebody was faster.
async fn came_to_nothing(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<Floor>,
    table: i64,
    posted: &Posted,
    error: OpError,
) -> WebResult {
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

/// `POST …/desk/game/{table}/start`: follows a game.
pub async fn start(
    app: App,
    request: HttpRequest,
    desk: Desk<Floor>,
    path: web::Path<(String, i64)>,
    posted: Posted,
) -> WebResult {
    let table = path.into_inner().1;
    let agreed = Agreed {
        variant: match posted.text("variant") {
            "grand_melee" => Some(Variant::GrandMelee),
            "free_for_all" => Some(Variant::FreeForAll),
            _ => None,
        },
        edition: match posted.text("edition") {
            "cr608_2007" => Edition::Cr608Of2007,
            _ => Edition::Cr807,
        },
        reach: match posted.text("range") {
            "unlimited" => Some(Reach::Unlimited),
            seats => seats.parse().ok().map(Reach::Seats),
        },
        attack: match posted.text("attack") {
            "left" => Some(Attack::Left),
            "right" => Some(Attack::Right),
            "multiple" => Some(Attack::Multiple),
            _ => None,
        },
    };
    let to = home(&desk, table);
    let (slug, actor, once) = (desk.tournament.slug.clone(), desk.actor(), posted.once(&to));
    match command(&app, move |s| ops::start(&s.db, &slug, &actor, &once, table, &agreed)).await {
        Ok(()) => Ok(page::see_other(&to)),
        Err(error) => came_to_nothing(&app, &request, &desk, table, &posted, error).await,
    }
}

/// `POST …/desk/game/{table}/act`: one of the buttons.
pub async fn act(
    app: App,
    request: HttpRequest,
    desk: Desk<Floor>,
    path: web::Path<(String, i64)>,
    posted: Posted,
) -> WebResult {
    let table = path.into_inner().1;
    let to = home(&desk, table) + &wanted_of(&posted).kept().to_string();
    let read = read_table(&app, &desk, None, table).await?;
    let game = read.table.open();
    let sent = game.map_or(Ok(Vec::new()), |game| sent::deeds(&sent::fields(posted.pairs()), game));
    let done = match sent {
        Err(error) if game.is_some_and(|game| game.row.version == posted.version()) => Err(error),
        sent => {
            // From another state of the game what was sent may not even be readable: the command says that it is old,
            // or that this very form was sent before.
            let deeds = sent.unwrap_or_default();
            let (slug, actor, once) = (desk.tournament.slug.clone(), desk.actor(), posted.once(&to));
            let at = At {
                table,
                version: posted.version(),
            };
            command(&app, move |s| ops::act(&s.db, &slug, &actor, &once, at, &deeds)).await
        }
    };
    match done {
        Ok(()) => Ok(page::see_other(&to)),
        Err(error) => came_to_nothing(&app, &request, &desk, table, &posted, error).await,
    }
}

/// `POST …/desk/game/{table}/undo`: the last step, or all from one on.
pub async fn undo(
    app: App,
    request: HttpRequest,
    desk: Desk<Floor>,
    path: web::Path<(String, i64)>,
    posted: Posted,
) -> WebResult {
    let table = path.into_inner().1;
    let to = home(&desk, table) + &wanted_of(&posted).kept().to_string();
    let from = posted.text("from").parse().ok();
    let (slug, actor, once) = (desk.tournament.slug.clone(), desk.actor(), posted.once(&to));
    let at = At {
        table,
        version: posted.version(),
    };
    match command(&app, move |s| ops::undo(&s.db, &slug, &actor, &once, at, from)).await {
        Ok(()) => Ok(page::see_other(&to)),
        Err(error) => came_to_nothing(&app, &request, &desk, table, &posted, error).await,
    }
}

/// `POST …/desk/game/{table}/give-up`: the game is no longer followed.
pub async fn give_up(
    app: App,
    request: HttpRequest,
    desk: Desk<Floor>,
    path: web::Path<(String, i64)>,
    posted: Posted,
) -> WebResult {
    let table = path.into_inner().1;
    let to = home(&desk, table);
    confirmed(&posted, "stop", &to)?;
    let (slug, actor, once) = (desk.tournament.slug.clone(), desk.actor(), posted.once(&to));
    let at = At {
        table,
        version: posted.version(),
    };
    match command(&app, move |s| ops::give_up(&s.db, &slug, &actor, &once, at)).await {
        Ok(()) => {
            desk.visitor
                .tell_next(&request, "The game is no longer followed. Its history stays.");
            Ok(page::see_other(&to))
        }
        Err(error) => came_to_nothing(&app, &request, &desk, table, &posted, error).await,
    }
}

/// `POST …/desk/game/{table}/reopen`: the last confirmation taken back.
pub async fn reopen(
    app: App,
    request: HttpRequest,
    desk: Desk<Floor>,
    path: web::Path<(String, i64)>,
    posted: Posted,
) -> WebResult {
    let table = path.into_inner().1;
    let to = home(&desk, table);
    let (slug, actor, once) = (desk.tournament.slug.clone(), desk.actor(), posted.once(&to));
    let at = At {
        table,
        version: posted.version(),
    };
    match command(&app, move |s| ops::reopen(&s.db, &slug, &actor, &once, at)).await {
        Ok(()) => Ok(page::see_other(&to)),
        Err(error) => came_to_nothing(&app, &request, &desk, table, &posted, error).await,
    }
}

/// `POST …/desk/game/{table}/confirm`: the outcome counts.
pub async fn confirm(
    app: App,
    request: HttpRequest,
    desk: Desk<Floor>,
    path: web::Path<(String, i64)>,
    posted: Posted,
) -> WebResult {
    let table = path.into_inner().1;
    let to = home(&desk, table);
    let verdict = Verdict {
        next: if posted.text("next") == "game" {
            Next::Game
        } else {
            Next::End
        },
        conceded_match: posted
            .all("conceded_match")
            .filter_map(|seat| seat.parse::<usize>().ok()?.checked_sub(1))
            .filter_map(Seat::new)
            .collect(),
        overrule: posted.text("overrule").parse().ok(),
    };
    let (slug, actor, once) = (desk.tournament.slug.clone(), desk.actor(), posted.once(&to));
    let at = At {
        table,
        version: posted.version(),
    };
    let done = command(&app, move |s| ops::confirm(&s.db, &slug, &actor, &once, at, &verdict)).await;
    match done {
        Ok(Confirmed::Result) => {
            desk.visitor
                .tell_next(&request, &format!("The result of table {table} is stored."));
            Ok(page::see_other(&to))
        }
        Ok(Confirmed::NextGame) => {
            desk.visitor.tell_next(
                &request,
                "The next game is followed. Its seats are drawn: look at who sits where.",
            );
            Ok(page::see_other(&to))
        }
        Ok(Confirmed::Differs { version }) => {
            let read = read_table(&app, &desk, None, table).await?;
            let mut page = game_page(&app, &request, &desk, &read, &wanted_of(&posted))?;
            page.differs = Some(version);
            let words = format!(
                "Table {table} was reported before: {}. The game's outcome is not stored. Overrule the report below if it is wrong, or stop following the game.",
                read.result
            );
            not_done(page, StatusCode::CONFLICT, Notice::warn(words))
        }
        Err(error) => came_to_nothing(&app, &request, &desk, table, &posted, error).await,
    }
}
