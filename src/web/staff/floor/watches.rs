//! The slow-play watch of a table: the player who is timed now, earlier times, and its forms.

use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::form::{StaffForm, back};
use crate::web::frame::look::countdown::timestamp;
use crate::web::frame::look::local_time::{clock_time, seconds_text};
use crate::web::frame::request::desk::Floor;
use podium_event::penalties::SLOW_PLAY;
use podium_ops::floor as ops;
use podium_ops::{OpError, Work};
use podium_store::floor::watches::WatchRow;
use say::Message;

/// The routes of the forms.
pub fn routes(routes: &mut Routes) {
    routes
        .post("/t/{slug}/desk/watches", handler!(watch))
        .post("/t/{slug}/desk/watches/stop", handler!(stop));
}

/// A player at the table.
pub struct Watched {
    pub id: String,
    pub number: i64,
    pub name: Message,
}

/// A player who is being timed.
pub struct Running {
    pub number: i64,
    pub name: Message,
    /// When it began: for the script, and as text.
    pub since_at: String,
    pub since: Message,
}

/// The times of a player so far.
pub struct Taken {
    pub name: Message,
    /// "2:10, 1:45"; `None` while the first is not over.
    pub times: Option<String>,
    /// The address of a ruling of Slow Play about them.
    pub ruling: String,
}

/// The slow-play watch of a table.
pub struct TableWatch {
    pub players: Vec<Watched>,
    pub running: Option<Running>,
    pub taken: Vec<Taken>,
}

impl TableWatch {
    /// Creates the watch of a table; `ruling` is the address of a new ruling at it, with a query.
    pub fn new(players: Vec<Watched>, rows: &[WatchRow], zone: &str, ruling: &str) -> Self {
        let of = |row: &WatchRow| players.iter().find(|player| player.id == row.player_id);
        let running = rows.iter().find(|row| row.ended_at.is_none());
        let running = running.and_then(|row| {
            let player = of(row)?;
            Some(Running {
                number: player.number,
                name: player.name.clone(),
                since_at: timestamp(row.started_at.and_utc()),
                since: clock_time(row.started_at, zone),
            })
        });
        let taken = players.iter().filter_map(|player| {
            let times: Vec<String> = rows
                .iter()
                .filter(|row| row.player_id == player.id)
                .filter_map(|row| Some(seconds_text(row.seconds(row.ended_at?))))
                .collect();
            let is_timed = rows.iter().any(|row| row.player_id == player.id);
            is_timed.then(|| Taken {
                name: player.name.clone(),
                times: (!times.is_empty()).then(|| times.join(", ")),
                ruling: format!("{ruling}&player={}&infraction={SLOW_PLAY}", player.number),
            })
        });
        Self {
            running,
            taken: taken.collect(),
            players,
        }
    }

    /// Returns whether anybody is or was timed.
    pub fn is_used(&self) -> bool {
        !self.taken.is_empty()
    }
}

/// `POST …/desk/watches`: judges begin to time a player.
async fn watch(form: StaffForm<Floor>) -> WebResult {
    let (table, player) = (number(&form, "table"), number(&form, "player"));
    run(form, say::covers::watch_runs(), move |work| {
        ops::watch(work, table, player)
    })
    .await
}

/// `POST …/desk/watches/stop`: judges; ends the time because the player has acted.
async fn stop(form: StaffForm<Floor>) -> WebResult {
    let table = number(&form, "table");
    run(form, say::covers::watch_ended(), move |work| {
        ops::stop_watch(work, table)
    })
    .await
}

async fn run(
    form: StaffForm<Floor>,
    notice: say::Message,
    act: impl Fn(&mut Work<'_, '_>) -> Result<(), OpError> + Send + 'static,
) -> WebResult {
    let to = form.answer("desk/floor");
    form.run(&to, act).await.map_err(back(&to))?;
    form.done(notice, &to)
}

/// Reads the number that a button sends; 0, which nothing has, if the form did not come from our page.
fn number(form: &StaffForm<Floor>, name: &str) -> i64 {
    form.fields.text(name).parse().unwrap_or(0)
}
