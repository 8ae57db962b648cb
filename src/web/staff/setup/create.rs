//! The pages for creating a tournament: a new one, optionally from a preset, and one as a copy of another.

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use serde::Deserialize;

use super::fields::blank;
use super::form::{self, SetupForm};
use super::rules::Rules;
use super::{Along, SetupPage, notice, setup_page};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Field, Fields, MemberForm, Returned, StaffForm};
use crate::web::frame::look::address;
use crate::web::frame::look::shell::Notice;
use crate::web::frame::request::desk::{Desk, Staffing};
use crate::web::frame::request::link::Link;
use crate::web::frame::request::member::Member;
use crate::web::frame::request::visitor::Visitor;
use crate::web::frame::state::{App, read};
use crate::web::staff::people::players::looked_at::{LookedAt, SentList, same_names as same_names_choice};
use podium_event::Profile;
use podium_ops::people::players::{PlayerData, SameNames, same_names};
use podium_ops::tournaments::new as ops;
use podium_ops::tournaments::new::NewTournament;
use podium_ops::tournaments::presets as kept;
use podium_ops::tournaments::{Settings, refuse_site_staff};
use podium_ops::{FieldProblem, OpError};
use podium_store::site::accounts::{self, Account};
use podium_store::tournaments::presets::{self, Preset};
use podium_store::tournaments::{cards, decks};
use say::{Message, setup_form as t};

/// The field with the players' names.
pub(super) const PLAYERS: &str = "players";
/// The field with the names as their sender has looked at them.
const LOOKED: &str = "looked";

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
    let page = new_page(&app, &request, &member, &query.preset, &Returned::default()).await?;
    page::private(&page)
}

async fn new_page(
    app: &App,
    request: &HttpRequest,
    visitor: &Visitor,
    preset: &str,
    returned: &Returned<'_>,
) -> Result<SetupPage, WebError> {
    let account = creator(visitor, request)?.id;
    let offered = read(app, move |conn| presets::offered_to(conn, &account)).await?;
    let chosen = offered.iter().find(|offered| offered.id == preset);
    let settings = match chosen {
        Some(preset) => kept::settings(preset)?,
        None => blank(),
    };
    let mut shell = crate::web::shared::account_page::shell(visitor, request, t::new_tournament());
    shell.notice = notice(returned).or(shell.notice);
    let form = SetupForm::of(&settings, returned);
    Ok(SetupPage {
        // Typed and preset values are not changed.
        takes_zone: returned.is_empty() && chosen.is_none(),
        starts: starts(&offered, chosen),
        preset: chosen.map(|preset| preset.id.clone()),
        players: Some(returned.field(PLAYERS, "")),
        ..setup_page(
            shell,
            form,
            Rules::of(app, &settings.profile),
            visitor.form_keys(app, None),
        )
    })
}

/// Returns the addendum's defaults and the presets, with one chosen; empty if there is nothing to choose.
fn starts(offered: &[Preset], chosen: Option<&Preset>) -> Vec<Link> {
    if offered.is_empty() {
        return Vec::new();
    }
    let mut defaults = Link::new(t::defaults(), "/tournaments/new");
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
    let names = Names::of(&form.app, &form.fields).await?;
    match start(&form, &names).await {
        Ok(created) => form.done(created.notice(), &created.desk()),
        Err(error) => {
            let returned = form.returned(error)?;
            let preset = form.fields.text("preset");
            let page = new_page(&form.app, &form.request, &form.sender, preset, &returned).await?;
            names.answer(page, returned.status())
        }
    }
}

/// Creates the tournament that a form describes.
async fn start(form: &MemberForm, names: &Names) -> Result<Created, OpError> {
    let from = started_from(form).await?;
    let new = read_new(&form.fields, Rules::of(&form.app, &from), names).map_err(OpError::Invalid)?;
    let (players, preset) = (new.players.len(), form.fields.text("preset").to_owned());
    let run = form.run_on_site("/", move |work| {
        ops::start(work, &new, Some(preset.as_str()).filter(|preset| !preset.is_empty()))
    });
    Ok(Created {
        slug: run.await?,
        players,
    })
}

/// Returns the settings that the form was filled with: those of its preset, or the addendum's.
async fn started_from(form: &MemberForm) -> Result<Profile, OpError> {
    let preset = form.fields.text("preset").to_owned();
    if preset.is_empty() {
        return Ok(blank().profile);
    }
    let account = form.sender.account.id.clone();
    // one that was removed meanwhile is refused as the tournament is created
    let found = read(&form.app, move |conn| kept::offered(conn, &account, &preset)).await?;
    Ok(found
        .as_ref()
        .map(kept::settings)
        .transpose()?
        .unwrap_or_else(blank)
        .profile)
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

    fn notice(&self) -> Message {
        match self.players {
            0 => t::created(),
            count => t::created_with(count),
        }
    }
}

/// `GET /t/{slug}/desk/copy`: organizers who create tournaments.
pub(super) async fn copy_form(app: App, request: HttpRequest, desk: Desk<Staffing>) -> WebResult {
    creator(&desk.visitor, &request)?;
    let page = copy_page(&app, &request, &desk, &Returned::default()).await?;
    page::private(&page)
}

async fn copy_page(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<Staffing>,
    returned: &Returned<'_>,
) -> Result<SetupPage, WebError> {
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
    let mut shell = desk.shell(request, t::copy());
    shell.notice = notice(returned).or(shell.notice);
    Ok(SetupPage {
        title: t::copy(),
        intro: t::copy_intro(),
        action: desk.at("desk/copy"),
        players: Some(returned.field(PLAYERS, "")),
        along: Some(Along {
            staff: returned.field("staff", "on"),
            members: others.count(),
            deck_rules: decks.map(|_| returned.field("deck_rules", "on")),
            page: returned.field("page", "on"),
        }),
        ..setup_page(
            shell,
            SetupForm::of(&settings, returned),
            Rules::of(app, &settings.profile),
            desk.keys(app, None),
        )
    })
}

/// `POST /t/{slug}/desk/copy`: organizers who may create tournaments. It changes the staff, so the password is asked
/// for.
pub(super) async fn copy(form: StaffForm<Staffing>) -> WebResult {
    creator(&form.sender.visitor, &form.request)?;
    let names = Names::of(&form.app, &form.fields).await?;
    match start_copy(&form, &names).await {
        Ok(created) => form.done(created.notice(), &created.desk()),
        Err(error) => {
            let back = form.at("desk/copy");
            let returned = form.returned_or_back(error, &back)?;
            let page = copy_page(&form.app, &form.request, &form.sender, &returned).await?;
            names.answer(page, returned.status())
        }
    }
}

/// Creates the copy that a form describes.
async fn start_copy(form: &StaffForm<Staffing>, names: &Names) -> Result<Created, OpError> {
    let along = ops::Along {
        staff: form.fields.ticked("staff"),
        deck_rules: form.fields.ticked("deck_rules"),
        page: form.fields.ticked("page"),
    };
    let from = form.sender.tournament.profile()?;
    let new = read_new(&form.fields, Rules::of(&form.app, &from), names).map_err(OpError::Invalid)?;
    let (players, desk) = (new.players.len(), form.at("desk"));
    let run = form.run(&desk, move |work| ops::copy(work, &new, along));
    Ok(Created {
        slug: run.await?,
        players,
    })
}

/// The names that a form for a new tournament has.
enum Names {
    /// Players to add; may be none.
    Ready(Vec<PlayerData>),
    /// Names that the sender has not checked as they are now, or that have problems; with their text.
    Look(Box<LookedAt>, String),
}

impl Names {
    /// Reads the names of a form, one per line. They are added once the form shows them as a list and comes back unchanged, apart
    /// from lines to leave out.
    async fn of(app: &App, fields: &Fields) -> Result<Self, WebError> {
        let typed = fields.raw(PLAYERS);
        let sent = SentList::of_names(fields, typed);
        if sent.is_empty() {
            return Ok(Self::Ready(Vec::new()));
        }
        let same_lines = |one: &str, other: &str| one.trim().lines().eq(other.trim().lines());
        let list = sent.list.whole().filter(|_| same_lines(fields.raw(LOOKED), typed));
        if let Some(players) = list {
            return Ok(Self::Ready(match same_names_choice(fields) {
                SameNames::Add => players,
                _ => each_once(players),
            }));
        }
        let book = read(app, |conn| Ok::<_, WebError>(cards::book(conn)?)).await?;
        let looked = LookedAt::new(&sent, &[], book.cards.as_ref(), fields);
        Ok(Self::Look(Box::new(looked), sent.text))
    }

    /// Answers with the page of the form, which shows the list if its sender is to look at it.
    fn answer(self, mut page: SetupPage, status: StatusCode) -> WebResult {
        let Self::Look(looked, text) = self else {
            return page::with_status(status, &page);
        };
        let is_right = page.form.is_right() && !looked.needs_fixing();
        if page.form.is_right() {
            page.shell.notice = Some(Notice::plain(t::look_at_names_first()));
        }
        page.players = Some(Field::of(PLAYERS, text));
        page.looked = Some(*looked);
        page::with_status(if is_right { StatusCode::OK } else { status }, &page)
    }
}

/// Leaves out players whose name an earlier one has.
fn each_once(players: Vec<PlayerData>) -> Vec<PlayerData> {
    let names: Vec<&str> = players.iter().map(|player| player.name.as_str()).collect();
    let same = same_names(&[], &names);
    let first = players.iter().zip(same).filter(|(_, same)| same.is_none());
    first.map(|(player, _)| player.clone()).collect()
}

/// Reads the submitted settings; the tournament is created with the names once they were looked at.
///
/// # Errors
/// All problems of the settings; none, if only the names are to be looked at.
fn read_new(fields: &Fields, rules: Rules<'_>, names: &Names) -> Result<NewTournament, Vec<FieldProblem>> {
    match (form::read(fields, rules), names) {
        (Ok(settings), Names::Ready(players)) => Ok(NewTournament {
            settings,
            players: players.clone(),
        }),
        (settings, _) => Err(settings.err().unwrap_or_default()),
    }
}

#[cfg(test)]
mod tests {
    use podium_ops::people::players::read_names;

    use super::*;

    #[test]
    fn of_equal_names_the_first_is_added() {
        let players = read_names("Ann Ash\nBo\nann  ash").whole().expect("three");
        let names: Vec<String> = each_once(players).into_iter().map(|player| player.name).collect();
        assert_eq!(names, ["Ann Ash", "Bo"]);
    }
}
