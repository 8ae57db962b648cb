//! The staff of a community: roles for accounts on the staff of its tournaments.

use actix_web::HttpRequest;
use askama::Template;

use super::page::shell;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Choice, CommunityForm, Field, Fields, FormKeys, back};
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::community::CommunityDesk;
use crate::web::frame::request::desk::Staffing;
use crate::web::frame::state::{App, read};
use crate::web::shared::terms;
use podium_ops::OpError;
use podium_ops::community::staff as ops;
use podium_store::community::{self, CommunityStaff};
use podium_store::site::accounts::Account;
use podium_store::{DbError, Reader, Role};
use say::{Message, community_desk as t, staff_members};

#[derive(Template)]
#[template(path = "community/staff.html")]
struct StaffPage {
    shell: Shell,
    keys: FormKeys,
    at: String,
    members: Vec<Member>,
    /// Accounts that may get a role.
    others: Vec<Choice>,
    roles: Vec<Choice>,
}

struct Member {
    id: String,
    name: String,
    role: Field,
    disabled: bool,
}

impl Member {
    fn of((row, account): (CommunityStaff, Account)) -> Self {
        Self {
            id: account.id,
            name: account.name,
            role: Field::of("role", row.role),
            disabled: account.disabled,
        }
    }

    fn role_label(&self) -> Message {
        staff_members::role_of(&self.name)
    }
}

impl StaffPage {
    /// Returns the address of the form that takes a role.
    fn remove(&self) -> String {
        format!("{}/remove", self.at)
    }
}

/// `GET /c/{slug}/staff`: organizers.
pub(super) async fn show(app: App, request: HttpRequest, desk: CommunityDesk<Staffing>) -> WebResult {
    let id = desk.community.id.clone();
    let (members, others) = read(&app, move |conn: &mut Reader<'_>| {
        Ok::<_, DbError>((community::staff_of(conn, &id)?, ops::candidates(conn, &id)?))
    })
    .await?;
    let choice = |account: Account| Choice::new(account.id, account.name);
    page::private(&StaffPage {
        shell: shell(&desk, &request, t::page_staff()),
        keys: desk.keys(&app, None),
        at: desk.at("staff"),
        members: members.into_iter().map(Member::of).collect(),
        others: others.into_iter().map(choice).collect(),
        roles: Choice::each(Role::ALL, terms::role),
    })
}

/// Reads the account and the role of a form.
fn sent(fields: &Fields) -> Result<(String, Role), WebError> {
    let role = Role::parse(fields.text("role"));
    let role = role.ok_or_else(|| OpError::field("role", staff_members::choose_role()))?;
    Ok((fields.text("account").to_owned(), role))
}

/// `POST /c/{slug}/staff`: gives an account a role.
pub(super) async fn give(form: CommunityForm<Staffing>) -> WebResult {
    let to = form.at("staff");
    let (account, role) = sent(&form.fields)?;
    let run = form.run_in_community(&to, move |work| ops::set_role(work, &account, role));
    run.await.map_err(back(&to))?;
    form.done(t::role_given(), &to)
}

/// `POST /c/{slug}/staff/remove`: takes an account's role.
pub(super) async fn remove(form: CommunityForm<Staffing>) -> WebResult {
    let to = form.at("staff");
    let account = form.fields.text("account").to_owned();
    let run = form.run_in_community(&to, move |work| ops::remove(work, &account));
    run.await.map_err(back(&to))?;
    form.done(t::role_removed(), &to)
}
