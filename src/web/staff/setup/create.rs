//! The pages for creating a tournament: a new one, optionally from a preset, and one as a copy of another.

use actix_web::HttpRequest;
use serde::Deserialize;

use super::fields::blank;
use super::form::{self, SetupForm};
use super::{Along, SetupPage, notice, setup_page};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Fields, MemberForm, Returned, StaffForm};
use crate::web::frame::look::address;
use crate::web::frame::request::desk::{Desk, Staffing};
use crate::web::frame::request::link::Link;
use crate::web::frame::request::member::Member;
use crate::web::frame::request::visitor::Visitor;
use crate::web::frame::state::{App, read};
use podium_ops::people::players::{PlayerData, read_names, same_names};
use podium_ops::tournaments::new as ops;
use podium_ops::tournaments::new::NewTournament;
use podium_ops::tournaments::presets as kept;
use podium_ops::tournaments::{Settings, refuse_site_staff};
use podium_ops::{FieldProblem, OpError};
use podium_store::site::accounts::{self, Account};
use podium_store::tournaments::decks;
use podium_store::tournaments::presets::{self, Preset};

/// The field with the players' names.
pub(super) const PLAYERS: &str = "players";
/// The most wrong lines of the list of names that are listed.
const NAMED: usize = 5;

/// The query of the page: the id of a preset.
#[derive(Default, Deserialize)]
#[serde(default)]
struct NewQuery {
    preset: String,
}

/// Returns the account of the request, if it may create tournaments.
pub(super) fn creator(visitor: &Visitor, request: &HttpRequest) -> Result<Account, WebError> {
    let account = visitor.signed_in(request)?;
    refuse_site_staff(account)?;
    Ok(account.clone())
}

/// `GET /tournaments/new`: organizers and administrators of the site.
pub(super) async fn new(app: App, request: HttpRequest, member: Member) -> WebResult {
    creator(&member, &request)?;
    // a mistyped address is one without a preset
    let query: NewQuery = serde_urlencoded::from_str(request.query_string()).unwrap_or_default();
    new_page(&app, &request, &member, &query.preset, &Returned::default()).await
}

async fn new_page(
    app: &App,
    request: &HttpRequest,
    visitor: &Visitor,
    preset: &str,
    returned: &Returned<'_>,
) -> WebResult {
    let account = creator(visitor, request)?.id;
    let offered = read(app, move |conn| presets::offered_to(conn, &account)).await?;
    let chosen = offered.iter().find(|offered| offered.id == preset);
    let settings = match chosen {
        Some(preset) => kept::settings(preset)?,
        None => blank(),
    };
    let mut shell = crate::web::shared::account_page::shell(visitor, request, "New tournament");
    shell.notice = notice(returned).or(shell.notice);
    let form = SetupForm::of(&settings, returned);
    let page = SetupPage {
        // Typed and preset values are not changed.
        takes_zone: returned.is_empty() && chosen.is_none(),
        starts: starts(&offered, chosen),
        preset: chosen.map(|preset| preset.id.clone()),
        players: Some(returned.field(PLAYERS, "")),
        ..setup_page(shell, form, visitor.form_keys(app, None))
    };
    page::with_status(returned.status(), &page)
}

/// Returns the addendum's defaults and the presets, with one chosen; empty if there is nothing to choose.
fn starts(offered: &[Preset], chosen: Option<&Preset>) -> Vec<Link> {
    if offered.is_empty() {
        return Vec::new();
    }
    let mut defaults = Link::new("The addendum's defaults", "/tournaments/new");
    defaults.here = chosen.is_none();
    let link = |preset: &Preset| {
        let mut link = Link::new(preset.name.as_str(), address::new_tournament(preset));
        link.here = chosen.is_some_and(|chosen| chosen.id == preset.id);
        link
    };
    std::iter::once(defaults).chain(offered.iter().map(link)).collect()
}

/// `POST /tournaments/new`: organizers and administrators of the site.
pub(super) async fn create(form: MemberForm) -> WebResult {
    creator(&form.sender, &form.request)?;
    match start(&form).await {
        Ok(created) => form.done(&created.notice(), &created.desk()),
        Err(error) => {
            let returned = form.returned(error)?;
            let preset = form.fields.text("preset");
            new_page(&form.app, &form.request, &form.sender, preset, &returned).await
        }
    }
}

/// Creates the tournament that a form describes.
async fn start(form: &MemberForm) -> Result<Created, OpError> {
    let new = read_new(&form.fields).map_err(OpError::Invalid)?;
    let (players, preset) = (new.players.len(), form.fields.text("preset").to_owned());
    let run = form.run_on_site("/", move |work| {
        ops::start(work, &new, Some(preset.as_str()).filter(|preset| !preset.is_empty()))
    });
    Ok(Created {
        slug: run.await?,
        players,
    })
}

/// A tournament that was just created.
struct Created {
    slug: String,
    players: usize,
}

impl Created {
    fn desk(&self) -> String {
        format!("/t/{}/desk", self.slug)
    }

    fn notice(&self) -> String {
        match self.players {
            0 => "The tournament is created.".to_owned(),
            1 => "The tournament is created, with one player.".to_owned(),
            count => format!("The tournament is created, with {count} players."),
        }
    }
}

/// `GET /t/{slug}/desk/copy`: organizers who create tournaments.
pub(super) async fn copy_form(app: App, request: HttpRequest, desk: Desk<Staffing>) -> WebResult {
    creator(&desk.visitor, &request)?;
    copy_page(&app, &request, &desk, &Returned::default()).await
}

async fn copy_page(app: &App, request: &HttpRequest, desk: &Desk<Staffing>, returned: &Returned<'_>) -> WebResult {
    let id = desk.tournament.id.clone();
    let (staff, decks) = read(app, move |conn| {
        Ok::<_, WebError>((accounts::staff_of(conn, &id)?, decks::terms(conn, &id)?))
    })
    .await?;
    let own = desk.visitor.account.as_ref().map(|account| account.id.as_str());
    let others = staff
        .iter()
        .filter(|(row, account)| !account.disabled && Some(row.account_id.as_str()) != own);
    let settings = Settings {
        // on another day
        held_on: None,
        ..Settings::of(&desk.tournament)?
    };
    let mut shell = desk.shell(request, "Copy the tournament");
    shell.notice = notice(returned).or(shell.notice);
    let page = SetupPage {
        title: "Copy the tournament",
        intro: Some("A new tournament with the settings of this one. Players and rounds stay here."),
        action: desk.at("desk/copy"),
        players: Some(returned.field(PLAYERS, "")),
        along: Some(Along {
            staff: returned.field("staff", "on"),
            members: others.count(),
            deck_rules: decks.map(|_| returned.field("deck_rules", "on")),
        }),
        ..setup_page(shell, SetupForm::of(&settings, returned), desk.keys(app, None))
    };
    page::with_status(returned.status(), &page)
}

/// `POST /t/{slug}/desk/copy`: organizers who may create tournaments. It changes the staff, so the password is asked
/// for.
pub(super) async fn copy(form: StaffForm<Staffing>) -> WebResult {
    creator(&form.sender.visitor, &form.request)?;
    match start_copy(&form).await {
        Ok(created) => form.done(&created.notice(), &created.desk()),
        Err(error) => {
            let back = form.at("desk/copy");
            let returned = form.returned(error).map_err(|e| e.way_on("Go back", &back))?;
            copy_page(&form.app, &form.request, &form.sender, &returned).await
        }
    }
}

/// Creates the copy that a form describes.
async fn start_copy(form: &StaffForm<Staffing>) -> Result<Created, OpError> {
    let along = ops::Along {
        staff: form.fields.ticked("staff"),
        deck_rules: form.fields.ticked("deck_rules"),
    };
    let new = read_new(&form.fields).map_err(OpError::Invalid)?;
    let (players, desk) = (new.players.len(), form.at("desk"));
    let run = form.run(&desk, move |work| ops::copy(work, &new, along));
    Ok(Created {
        slug: run.await?,
        players,
    })
}

/// Reads the submitted settings and players' names.
///
/// # Errors
/// All problems of both.
fn read_new(fields: &Fields) -> Result<NewTournament, Vec<FieldProblem>> {
    match (form::read(fields), players(fields.raw(PLAYERS))) {
        (Ok(settings), Ok(players)) => Ok(NewTournament { settings, players }),
        (settings, players) => {
            let mut problems = settings.err().unwrap_or_default();
            problems.extend(players.err());
            Err(problems)
        }
    }
}

/// Reads names, one a line; empty if none were typed. There is no preview here, so a name that occurs twice is refused.
fn players(typed: &str) -> Result<Vec<PlayerData>, FieldProblem> {
    let list = read_names(typed);
    let names: Vec<&str> = list.rows.iter().map(|row| row.input.name.as_str()).collect();
    let whole = list.problems.iter().map(ToString::to_string);
    let of_rows = list
        .rows
        .iter()
        .flat_map(|row| row.problems.iter().map(ToString::to_string));
    let twice = list.rows.iter().zip(same_names(&[], &names)).filter_map(|(row, same)| {
        let same = same.filter(|_| row.data.is_some())?;
        Some(format!(
            "Line {}: the same name as {same}. Take it out, or tell the two apart, as by an initial.",
            row.line
        ))
    });
    let wrong: Vec<String> = whole.chain(of_rows).chain(twice).collect();
    if wrong.is_empty() {
        return Ok(list.whole().unwrap_or_default());
    }
    let mut sentences = wrong[..wrong.len().min(NAMED)].join(" ");
    if wrong.len() > NAMED {
        sentences += &format!(" And {} more.", wrong.len() - NAMED);
    }
    Err(FieldProblem::new(PLAYERS, sentences))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_one_a_line_and_each_once() {
        let read = players("Ann Ash\r\n\r\n  Bo Birch; Cleo Cedar\n").expect("two players");
        assert_eq!(read.len(), 2);
        assert_eq!(read[1].team_mate.as_deref(), Some("Cleo Cedar"));
        assert!(players(" \n").expect("nobody").is_empty());
        let wrong = players("Ann Ash\nBo\nann  ash").expect_err("twice the same");
        assert_eq!(wrong.field, PLAYERS);
        assert!(
            wrong.message.starts_with("Line 3: the same name as row 1"),
            "{}",
            wrong.message
        );
        let many = players(&"Ann\n".repeat(9)).expect_err("nine times the same");
        assert!(many.message.ends_with("And 3 more."), "{}", many.message);
    }
}
