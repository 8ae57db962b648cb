//! Announcements on the staff's pages: made, pinned, withdrawn; and the automatic notices of the minutes left.

use actix_web::HttpRequest;
use actix_web::web;
use askama::Template;

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::form::{Field, Fields, FormKeys, Returned, StaffForm, back};
use crate::web::frame::look::chip::Chip;
use crate::web::frame::look::local_time::{clock_time, date_time, typed_moment, zone};
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::desk::{Announce, Desk};
use crate::web::frame::request::query::PublicQuery;
use crate::web::frame::state::{App, read, snapshots};
use crate::web::shared::notice_board::{self, Until};
use crate::web::shared::terms;
use podium_base::clock;
use podium_ops::OpError;
use podium_ops::tournaments::notices as ops;
use podium_ops::tournaments::notices::NewAnnouncement;
use podium_snapshot::Snapshot;
use podium_store::tournaments::notices::{self, Addressee, Announcement};
use say::{Message, announcements as t};

pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/desk/announcements", handler!(list))
        .post("/t/{slug}/desk/announcements", handler!(announce))
        .post("/t/{slug}/desk/announcements/time", handler!(announce_time))
        .post("/t/{slug}/desk/announcements/{id}/pin", handler!(pin))
        .post("/t/{slug}/desk/announcements/{id}/withdraw", handler!(withdraw));
}

/// An announcement in the list.
struct AnnouncementRow {
    id: String,
    text: String,
    /// "Everybody", "Table 12, round 3", a player's name.
    to: Message,
    /// When it was made.
    at: Message,
    state: Chip,
    pinned: bool,
    withdrawn: bool,
}

#[derive(Template)]
#[template(path = "staff/people/announcements/list.html")]
struct ListPage {
    shell: Shell,
    at: String,
    announcements: Vec<AnnouncementRow>,
    text: Field,
    pinned: Field,
    shown_from: Field,
    shown_from_hint: Message,
    table: Field,
    player: Field,
    /// Whether the minutes left are announced automatically.
    announces_time: bool,
    /// When the next scheduled one is shown.
    until: Option<String>,
    keys: FormKeys,
}

impl ListPage {
    fn to(&self, id: &str, step: &str) -> String {
        format!("{}/{id}/{step}", self.at)
    }

    /// Returns whether the form contains more than a text.
    fn is_special(&self) -> bool {
        let fields = [&self.shown_from, &self.table, &self.player];
        self.pinned.ticked() || fields.iter().any(|field| field.is_wrong() || !field.value.is_empty())
    }

    fn until(&self) -> Option<Until<'_>> {
        self.until.as_deref().map(Until::new)
    }
}

/// Returns the addressee of an announcement, in words.
fn addressee(snapshot: &Snapshot, announcement: &Announcement) -> Message {
    match announcement.addressee() {
        Addressee::Everybody => t::everybody(),
        Addressee::Table { round, table } => t::table_of_round(table, terms::label(&snapshot.loaded.round_name(round))),
        Addressee::Player(id) => match snapshot.row_of(&id) {
            Some(row) => (&row.name).into(),
            None => t::a_player(),
        },
    }
}

/// Returns whether nobody sees an announcement to a table: the next round was published before its time came, and other
/// players are at the table now.
fn came_too_late(snapshot: &Snapshot, announcement: &Announcement) -> bool {
    let Addressee::Table { round, .. } = announcement.addressee() else {
        return false;
    };
    let mut later = snapshot.loaded.rounds.iter().filter(|one| one.row.number > round);
    later.any(|one| one.row.published_at.is_some_and(|at| at <= announcement.begins()))
}

async fn list_page(app: &App, request: &HttpRequest, desk: &Desk<Announce>, returned: Returned<'_>) -> WebResult {
    let id = desk.tournament.id.clone();
    let snapshot = snapshots::current(app, &desk.tournament.slug).await?;
    let rows = read(app, move |conn| Ok::<_, WebError>(notices::announcements(conn, &id)?)).await?;
    let (now, time_zone) = (clock::now(), &desk.tournament.time_zone);
    let later = rows.iter().filter(|row| !row.withdrawn && row.begins() > now);
    let until = later.map(Announcement::begins).min();
    let listed = |row: Announcement| {
        let (kind, word) = match (row.withdrawn, row.begins() > now) {
            (true, _) => ("idle", t::withdrawn()),
            _ if came_too_late(&snapshot, &row) => ("bad", t::came_too_late()),
            (false, true) => ("idle", t::from(date_time(row.begins(), time_zone))),
            (false, false) => ("good", t::shown()),
        };
        AnnouncementRow {
            to: addressee(&snapshot, &row),
            at: date_time(row.at, time_zone),
            state: Chip::new(kind, word),
            id: row.id,
            text: row.text,
            pinned: row.pinned,
            withdrawn: row.withdrawn,
        }
    };
    let announcements = rows.into_iter().map(listed).collect();
    // the page of a table or a player leads here
    let asked = PublicQuery::of(request);
    let mut shell = desk.shell(request, say::staff_nav::announcements());
    shell.notice = returned.notice().or(shell.notice);
    let page = ListPage {
        shell,
        at: desk.at("desk/announcements"),
        announcements,
        text: returned.field("text", ""),
        pinned: returned.field("pinned", ""),
        shown_from: returned.field("shown_from", ""),
        shown_from_hint: t::shown_from_hint(zone(time_zone).name().replace('_', " "), clock_time(now, time_zone)),
        table: returned.field("table", asked.get("table")),
        player: returned.field("player", asked.get("player")),
        announces_time: desk.tournament.announces_time,
        until: until.map(notice_board::asks_at),
        keys: desk.keys(app, None),
    };
    page::with_status(returned.status(), &page)
}

/// `GET …/desk/announcements`: organizers, head judges.
async fn list(app: App, request: HttpRequest, desk: Desk<Announce>) -> WebResult {
    list_page(&app, &request, &desk, Returned::default()).await
}

/// `POST …/desk/announcements`: organizers, head judges.
async fn announce(form: StaffForm<Announce>) -> WebResult {
    let to = form.at("desk/announcements");
    match run_announce(&form, &to).await {
        Ok(notice) => form.done(notice, &to),
        Err(error) => {
            let returned = form.returned_or_back(error, &to)?;
            list_page(&form.app, &form.request, &form.sender, returned).await
        }
    }
}

/// Makes an announcement, and returns the sentence about who can read it.
async fn run_announce(form: &StaffForm<Announce>, to: &str) -> Result<Message, OpError> {
    let new = typed_announcement(&form.fields, &form.sender.tournament.time_zone)?;
    let is_later = new.shown_from.is_some();
    let whom = form.run(to, move |work| ops::announce_to(work, &new)).await?;
    Ok(match is_later {
        false => t::can_read_now(whom),
        true => t::can_read_later(whom),
    })
}

/// Reads an announcement from its form.
///
/// # Errors
/// The time from which it is shown cannot be read.
fn typed_announcement(fields: &Fields, time_zone: &str) -> Result<NewAnnouncement, OpError> {
    let shown_from = typed_moment(fields.text("shown_from"), time_zone);
    Ok(NewAnnouncement {
        // `raw`: the command trims, and normalizes line breaks.
        text: fields.raw("text").to_owned(),
        pinned: fields.ticked("pinned"),
        shown_from: shown_from.map_err(|message| OpError::field("shown_from", t::shown_from_wrong(message)))?,
        table: fields.text("table").to_owned(),
        player: fields.text("player").to_owned(),
    })
}

/// `POST …/desk/announcements/time`: organizers, head judges; sets whether ten and five minutes left are announced.
async fn announce_time(form: StaffForm<Announce>) -> WebResult {
    let to = form.at("desk/announcements");
    let wanted = form.fields.text("wanted") == "yes";
    form.run(&to, move |work| ops::announce_time(work, wanted))
        .await
        .map_err(back(&to))?;
    let notice = match wanted {
        true => t::minutes_announced(),
        false => t::minutes_not_announced(),
    };
    form.done(notice, &to)
}

/// `POST …/desk/announcements/{id}/pin`: organizers, head judges.
async fn pin(form: StaffForm<Announce>, path: web::Path<(String, String)>) -> WebResult {
    let to = form.at("desk/announcements");
    let (id, wanted) = (path.into_inner().1, form.fields.text("wanted") == "yes");
    form.run(&to, move |work| ops::pin(work, &id, wanted))
        .await
        .map_err(back(&to))?;
    let notice = match wanted {
        true => t::stays_above(),
        false => t::not_pinned(),
    };
    form.done(notice, &to)
}

/// `POST …/desk/announcements/{id}/withdraw`: organizers, head judges.
async fn withdraw(form: StaffForm<Announce>, path: web::Path<(String, String)>) -> WebResult {
    let to = form.at("desk/announcements");
    let id = path.into_inner().1;
    form.run(&to, move |work| ops::withdraw(work, &id))
        .await
        .map_err(back(&to))?;
    form.done(t::taken_from_pages(), &to)
}
