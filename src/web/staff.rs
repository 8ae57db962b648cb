//! The staff of a tournament: its members, invitations by a link that is shown once, roles, removing.

use actix_web::HttpRequest;
use actix_web::web::{self, ServiceConfig};
use askama::Template;

use super::account::OneTimeLink;
use super::desk::{Desk, Staffing};
use super::error::{WebError, WebResult};
use super::form::{Choice, Field, FormKeys};
use super::local_time::date_time;
use super::page::{self, see_other};
use super::posted::Posted;
use super::shell::{Link, Shell};
use super::state::{App, act, read};
use crate::db::{Role, accounts};
use crate::ops::{OpError, links, staff};

/// The routes of these pages.
pub fn routes(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/desk/staff", web::get().to(show))
        .route("/t/{slug}/desk/staff/invitations", web::post().to(invite))
        .route("/t/{slug}/desk/staff/invitations/withdraw", web::post().to(withdraw))
        .route("/t/{slug}/desk/staff/{account}/role", web::post().to(change_role))
        .route("/t/{slug}/desk/staff/{account}/remove", web::post().to(remove));
}

struct Member {
    name: String,
    /// Address with which the forms about this member begin.
    at: String,
    /// The role when the page was made: the command refuses a form made from another.
    before: &'static str,
    role: Field,
    since: String,
    disabled: bool,
    you: bool,
}

impl Member {
    fn role_label(&self) -> String {
        format!("Role of {}", self.name)
    }
}

struct Invitation {
    /// The invitation's token, hashed; the token itself is in the link only.
    hash: String,
    role: &'static str,
    made_by: String,
    until: String,
}

#[derive(Template)]
#[template(path = "staff/staff.html")]
struct StaffPage {
    shell: Shell,
    keys: FormKeys,
    /// Address of this page.
    at: String,
    members: Vec<Member>,
    invitations: Vec<Invitation>,
    role: Field,
    roles: Vec<Choice>,
    /// The zone of all times on the page.
    zone: String,
}

/// The roles, each with what it means.
fn roles() -> Vec<Choice> {
    Role::ALL
        .iter()
        .map(|&role| {
            Choice::new(role, role.label()).hint(match role {
                Role::Organizer => "Everything in this tournament, settings and staff too.",
                Role::HeadJudge => "Players, rounds, results, corrections, disqualifications, the log.",
                Role::Judge => "Results of the running round.",
                Role::Scorekeeper => "Players, rounds, and results of the running round.",
            })
        })
        .collect()
}

fn sent_role(posted: &Posted, field: &'static str) -> Result<Role, OpError> {
    Role::parse(posted.text(field)).ok_or_else(|| OpError::field(field, "Choose one of the roles."))
}

async fn show(app: App, request: HttpRequest, desk: Desk<Staffing>) -> WebResult {
    let id = desk.tournament.id.clone();
    let (members, invitations, everybody) = read(&app, move |conn| {
        let mut members = accounts::staff_of(conn, &id)?;
        members.sort_by_key(|(row, _)| row.role);
        let invitations = links::staff_invitations(conn, &id)?;
        Ok::<_, WebError>((members, invitations, accounts::all(conn)?))
    })
    .await?;
    let zone = desk.tournament.time_zone.clone();
    let at = desk.at("desk/staff");
    let own = desk.visitor.account.as_ref().map(|a| a.id.clone());
    let page = StaffPage {
        shell: desk.shell(&request, "Staff"),
        keys: desk.keys(&app, ""),
        members: members
            .into_iter()
            .map(|(row, account)| Member {
                at: format!("{at}/{}", account.id),
                before: row.role.as_str(),
                role: Field::of("role", row.role),
                since: date_time(row.since, &zone),
                disabled: account.disabled,
                you: Some(&account.id) == own.as_ref(),
                name: account.name,
            })
            .collect(),
        invitations: invitations
            .into_iter()
            .map(|link| Invitation {
                role: link.role.map_or("", Role::label),
                made_by: everybody
                    .iter()
                    .find(|a| Some(&a.id) == link.made_by.as_ref())
                    .map_or_else(|| "command line".to_owned(), |a| a.name.clone()),
                until: date_time(link.expires_at, &zone),
                hash: link.token_hash,
            })
            .collect(),
        role: Field::of("role", Role::Judge),
        roles: roles(),
        at,
        zone,
    };
    page::private(&page)
}

async fn invite(app: App, request: HttpRequest, desk: Desk<Staffing>, posted: Posted) -> WebResult {
    let role = sent_role(&posted, "role")?;
    let at = desk.at("desk/staff");
    let (actor, once, slug) = (desk.actor(), posted.once(&at), desk.tournament.slug.clone());
    let token = act(&app, move |state| staff::invite(&state.db, &slug, &actor, &once, role)).await?;
    let shell = desk.shell(&request, "Invitation");
    let what = format!(
        "For one {} of {}, with a new account or one that is there already.",
        role.label().to_lowercase(),
        desk.tournament.name
    );
    let back = Link::new("Back to the staff", at);
    let hours = links::INVITATION_HOURS;
    page::private(&OneTimeLink::new(shell, (&app, &request), &token, what, hours, back))
}

async fn withdraw(app: App, request: HttpRequest, desk: Desk<Staffing>, posted: Posted) -> WebResult {
    let at = desk.at("desk/staff");
    let (actor, once, slug) = (desk.actor(), posted.once(&at), desk.tournament.slug.clone());
    let hash = posted.text("invitation").to_owned();
    act(&app, move |state| {
        staff::withdraw(&state.db, &slug, &actor, &once, &hash)
    })
    .await?;
    desk.visitor.tell_next(&request, "The invitation is taken back.");
    Ok(see_other(&at))
}

async fn change_role(
    app: App,
    request: HttpRequest,
    desk: Desk<Staffing>,
    path: web::Path<(String, String)>,
    posted: Posted,
) -> WebResult {
    let (before, role) = (sent_role(&posted, "before")?, sent_role(&posted, "role")?);
    let at = desk.at("desk/staff");
    let (actor, once) = (desk.actor(), posted.once(&at));
    let (slug, account) = path.into_inner();
    act(&app, move |state| {
        staff::change_role(&state.db, &slug, &actor, &once, &account, before, role)
    })
    .await?;
    let done = format!("The role is {} now.", role.label().to_lowercase());
    desk.visitor.tell_next(&request, &done);
    Ok(see_other(&at))
}

async fn remove(
    app: App,
    request: HttpRequest,
    desk: Desk<Staffing>,
    path: web::Path<(String, String)>,
    posted: Posted,
) -> WebResult {
    let at = desk.at("desk/staff");
    let (actor, once) = (desk.actor(), posted.once(&at));
    let (slug, account) = path.into_inner();
    act(&app, move |state| {
        staff::remove(&state.db, &slug, &actor, &once, &account)
    })
    .await?;
    desk.visitor
        .tell_next(&request, "Removed from the staff. What they did stays in the log.");
    Ok(see_other(&at))
}
