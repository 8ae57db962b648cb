//! The staff of a tournament: its members, invitations by a link that is shown once, roles, removing.

use std::collections::BTreeMap;

use actix_web::HttpRequest;
use actix_web::web;
use askama::Template;

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::form::{Choice, Field, Fields, FormKeys, StaffForm};
use crate::web::frame::look::address;
use crate::web::frame::look::local_time::date_time;
use crate::web::frame::look::shell::{Link, Shell};
use crate::web::frame::request::desk::{Desk, Staffing};
use crate::web::frame::state::{App, read};
use crate::web::shared::account_page::{InvitationRow, OneTimeLink};
use crate::web::shared::terms;
use podium_base::clock;
use podium_ops::OpError;
use podium_ops::site::{links, staff};
use podium_store::site::accounts::{self, Account, StaffRow};
use podium_store::site::links as stored_links;
use podium_store::tournaments::Tournament;
use podium_store::{Reader, Role};
use say::{Message, staff_members as t};

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/desk/staff", handler!(show))
        .post("/t/{slug}/desk/staff/invitations", handler!(invite))
        .post("/t/{slug}/desk/staff/invitations/withdraw", handler!(withdraw))
        .post("/t/{slug}/desk/staff/{account}/role", handler!(change_role))
        .post("/t/{slug}/desk/staff/{account}/remove", handler!(remove));
}

/// The hours of a week, and the word for the longest that an invitation can last.
const WEEK: i64 = 7 * 24;
const LONGEST: &str = "longest";

struct Member {
    name: String,
    /// The prefix of the addresses of the forms about this member.
    at: String,
    /// The role at the time the page was made: the command refuses a form made for another.
    before: &'static str,
    role: Field,
    since: Message,
    disabled: bool,
    you: bool,
}

impl Member {
    fn of(row: &StaffRow, account: Account, desk: &Desk<Staffing>) -> Self {
        let own = desk.visitor.account.as_ref();
        Self {
            at: desk.at(&format!("desk/staff/{}", account.id)),
            before: row.role.as_str(),
            role: Field::of("role", row.role),
            since: date_time(row.since, &desk.tournament.time_zone),
            disabled: account.disabled,
            you: own.is_some_and(|own| own.id == account.id),
            name: account.name,
        }
    }

    fn role_label(&self) -> Message {
        t::role_of(&self.name)
    }
}

#[derive(Template)]
#[template(path = "staff/people/staff/staff.html")]
struct StaffPage {
    shell: Shell,
    keys: FormKeys,
    /// Address of this page.
    at: String,
    members: Vec<Member>,
    invitations: Vec<InvitationRow>,
    role: Field,
    roles: Vec<Choice>,
    /// How long an invitation lasts.
    lasts: Field,
    lasting: Vec<Choice>,
    /// The zone of all times on the page.
    zone: String,
}

impl StaffPage {
    fn new(app: &App, request: &HttpRequest, desk: &Desk<Staffing>, found: Found) -> Self {
        let members = found.members.into_iter();
        let zone = desk.tournament.time_zone.clone();
        Self {
            shell: desk.shell(request, say::staff_nav::staff()),
            keys: desk.keys(app, None),
            at: desk.at("desk/staff"),
            members: members.map(|(row, account)| Member::of(&row, account, desk)).collect(),
            invitations: found
                .invitations
                .into_iter()
                .map(|link| invitation(link, &found.makers, &zone))
                .collect(),
            role: Field::of("role", Role::Judge),
            roles: roles(),
            lasts: Field::of("lasts", links::INVITATION_HOURS),
            lasting: lasting(&desk.tournament),
            zone,
        }
    }

    /// Returns the address of the form that withdraws an invitation.
    fn withdraw(&self) -> String {
        format!("{}/invitations/withdraw", self.at)
    }
}

/// Describes an unused invitation; `makers`: names of those who made one, by id.
fn invitation(link: stored_links::Link, makers: &BTreeMap<String, String>, zone: &str) -> InvitationRow {
    let made_by = link.made_by.as_ref().and_then(|id| makers.get(id));
    InvitationRow {
        role: link.role.map_or_else(Message::default, terms::role),
        // Invitations made on the command line have no maker.
        made_by: made_by.map_or_else(t::command_line, Message::from),
        until: date_time(link.expires_at, zone),
        hash: link.token_hash,
    }
}

/// Returns the roles, each with its meaning.
fn roles() -> Vec<Choice> {
    Role::ALL
        .iter()
        .map(|&role| {
            Choice::new(role, terms::role(role)).hint(match role {
                Role::Organizer => t::organizer_means(),
                Role::HeadJudge => t::head_judge_means(),
                Role::Judge => t::judge_means(),
                Role::Scorekeeper => t::scorekeeper_means(),
            })
        })
        .collect()
}

/// Returns how long an invitation can last, in hours.
fn lasting(tournament: &Tournament) -> Vec<Choice> {
    let longest = staff::longest_invitation(tournament, clock::now());
    let mut lasting = vec![Choice::new(links::INVITATION_HOURS, t::hours())];
    if longest > WEEK || tournament.held_on.is_none() {
        lasting.push(Choice::new(WEEK, t::week()));
    }
    if tournament.held_on.is_some() && longest > links::INVITATION_HOURS {
        lasting.push(Choice::new(LONGEST, t::until_over()));
    }
    lasting
}

/// Returns the hours that were chosen; 24 unless there are more.
fn sent_hours(form: &StaffForm<Staffing>) -> i64 {
    match form.fields.text("lasts") {
        LONGEST => staff::longest_invitation(&form.sender.tournament, clock::now()),
        hours => hours.parse().unwrap_or(links::INVITATION_HOURS),
    }
}

fn sent_role(fields: &Fields, field: &'static str) -> Result<Role, OpError> {
    Role::parse(fields.text(field)).ok_or_else(|| OpError::field(field, t::choose_role()))
}

/// The staff of a tournament as it is stored.
struct Found {
    members: Vec<(StaffRow, Account)>,
    invitations: Vec<stored_links::Link>,
    /// Names of those who made an invitation, by id.
    makers: BTreeMap<String, String>,
}

impl Found {
    fn read(conn: &mut Reader<'_>, tournament: &str) -> Result<Self, WebError> {
        let mut members = accounts::staff_of(conn, tournament)?;
        // by the order of the enum: the database would sort the words
        members.sort_by_key(|(row, _)| row.role);
        let invitations = links::staff_invitations(conn, tournament)?;
        Ok(Self {
            members,
            makers: accounts::names(conn, invitations.iter().filter_map(|link| link.made_by.as_ref()))?,
            invitations,
        })
    }
}

/// `GET …/desk/staff`: organizers.
async fn show(app: App, request: HttpRequest, desk: Desk<Staffing>) -> WebResult {
    let id = desk.tournament.id.clone();
    let found = read(&app, move |conn| Found::read(conn, &id)).await?;
    page::private(&StaffPage::new(&app, &request, &desk, found))
}

/// `POST …/invitations`: makes an invitation and shows its link once.
async fn invite(form: StaffForm<Staffing>) -> WebResult {
    let role = sent_role(&form.fields, "role")?;
    let to = form.at("desk/staff");
    let hours = sent_hours(&form);
    let token = form.run(&to, move |work| staff::invite(work, role, hours)).await?;
    page::private(&invitation_link(&form, role, &token, hours))
}

fn invitation_link(form: &StaffForm<Staffing>, role: Role, token: &str, hours: i64) -> OneTimeLink {
    let tournament = &form.sender.tournament.name;
    let what = t::invitation_for(terms::role_inside(role), tournament);
    let shell = form.sender.shell(&form.request, t::invitation());
    let back = Link::new(t::back(), form.at("desk/staff"));
    let base = address::base(&form.app, &form.request);
    OneTimeLink::new(shell, &base, token, what, hours, back)
}

/// `POST …/invitations/withdraw`: revokes an unused invitation.
async fn withdraw(form: StaffForm<Staffing>) -> WebResult {
    let to = form.at("desk/staff");
    let hash = form.fields.text("invitation").to_owned();
    form.run(&to, move |work| staff::withdraw(work, &hash)).await?;
    form.done(t::revoked(), &to)
}

/// `POST …/{account}/role`: gives a member another role.
async fn change_role(form: StaffForm<Staffing>, path: web::Path<(String, String)>) -> WebResult {
    let (before, role) = (sent_role(&form.fields, "before")?, sent_role(&form.fields, "role")?);
    let to = form.at("desk/staff");
    let account = path.into_inner().1;
    form.run(&to, move |work| staff::change_role(work, &account, before, role))
        .await?;
    form.done(t::role_now(terms::role_inside(role)), &to)
}

/// `POST …/{account}/remove`: removes a member.
async fn remove(form: StaffForm<Staffing>, path: web::Path<(String, String)>) -> WebResult {
    let to = form.at("desk/staff");
    let account = path.into_inner().1;
    form.run(&to, move |work| staff::remove(work, &account)).await?;
    form.done(t::removed(), &to)
}
