//! The pages of single-use links: opening one shows its offer, and its form uses it up.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};
use askama::Template;

use super::emptied;
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page::{self, see_other};
use crate::web::frame::form::{Field, FormKeys, MemberForm, VisitorForm};
use crate::web::frame::load::lanes::Lane;
use crate::web::frame::look::local_time::date_time;
use crate::web::frame::look::shell::{Notice, Shell};
use crate::web::frame::request::client;
use crate::web::frame::request::visitor::{Visitor, form_encoded};
use crate::web::frame::state::{App, act, act_in, read};
use crate::web::shared::{account_page, terms};
use podium_ops::site::links::{self, Accepted, Chosen, LinkProblem, Offer, Open};
use podium_ops::site::sessions::NewSession;
use podium_ops::{Command, FieldProblem, OpError, Sender};
use podium_store::SiteRole;
use say::{Message, single_links as t};

#[derive(Template)]
#[template(path = "site/account/link.html")]
struct LinkPage {
    shell: Shell,
    keys: FormKeys,
    /// Address that the forms are sent to.
    action: String,
    /// Heading: the offer.
    title: Message,
    /// A sentence about what the offer includes.
    what: Message,
    /// A sentence about who made the link and when it expires.
    from: Message,
    /// The name of the account whose password is reset; `None` if an account is made.
    reset_of: Option<String>,
    /// The name of the signed-in account, if it may accept.
    join_as: Option<String>,
    /// Where to sign in with an existing account, if the link can be accepted by one.
    sign_in: Option<String>,
    name: Field,
    password: Field,
}

async fn look(app: &App, token: &str) -> Result<Open, LinkProblem> {
    let token = token.to_owned();
    read(app, move |conn| links::look(conn, &token)).await
}

/// The heading of an offer, and a sentence about what it includes.
struct Words {
    title: Message,
    what: Message,
}

impl Words {
    fn of(offer: &Offer) -> Self {
        let (title, what) = match offer {
            Offer::Setup => (t::set_up_podium(), t::set_up_what()),
            Offer::Staff { tournament, role } => (
                t::join_tournament(&tournament.name),
                t::join_what(terms::role_inside(*role)),
            ),
            Offer::Site(role) => (
                t::join_site(),
                match role {
                    SiteRole::Administrator => t::join_as_administrator(),
                    SiteRole::Organizer => t::join_as_organizer(),
                    SiteRole::Staff => t::join_as_staff(),
                },
            ),
            Offer::Reset(account) => (t::new_password_title(), t::reset_what(&account.name)),
        };
        Self { title, what }
    }
}

/// Returns a sentence about who made a link and when it expires.
fn origin(open: &Open) -> Message {
    // Invited people use the hall's time; an account has no time zone.
    let zone = match &open.offer {
        Offer::Staff { tournament, .. } => tournament.time_zone.as_str(),
        _ => "UTC",
    };
    let until = date_time(open.expires_at, zone);
    match &open.made_by {
        Some(name) => t::from_until(name, until, zone),
        None => t::until(until, zone),
    }
}

fn link_page(open: &Open, token: &str, visitor: &Visitor, app: &App, request: &HttpRequest) -> LinkPage {
    let Words { title, what } = Words::of(&open.offer);
    let invitation = matches!(open.offer, Offer::Staff { .. } | Offer::Site(_));
    // Set-up and reset links make or recover an account, no matter who is signed in here.
    let account = visitor.account.as_ref().filter(|_| invitation);
    LinkPage {
        shell: account_page::shell(visitor, request, &title),
        keys: visitor.form_keys(app, None),
        action: links::path(token),
        title,
        what,
        from: origin(open),
        // Then the form asks for no name: the link is for this account only.
        reset_of: match &open.offer {
            Offer::Reset(account) => Some(account.name.clone()),
            _ => None,
        },
        join_as: account.map(|a| a.name.clone()),
        sign_in: (invitation && account.is_none())
            .then(|| format!("/sign-in?next={}", form_encoded(&links::path(token)))),
        name: Field::empty("name"),
        password: Field::empty("password"),
    }
}

/// Returns the address that an accepted link leads to; the front page if the link could not be read.
fn leads_to(open: &Result<Open, LinkProblem>) -> String {
    let Ok(open) = open else {
        return "/".to_owned();
    };
    match &open.offer {
        Offer::Staff { tournament, .. } => format!("/t/{}/desk", tournament.slug),
        // a new Podium has nothing else to do
        Offer::Setup => "/tournaments/new".to_owned(),
        // A new account has no tournament yet; there it can make one.
        Offer::Site(_) => "/tournaments".to_owned(),
        Offer::Reset(_) => "/account".to_owned(),
    }
}

/// `GET /link/{token}`: shows what the link offers.
pub(super) async fn show(app: App, request: HttpRequest, visitor: Visitor, token: web::Path<String>) -> WebResult {
    let open = look(&app, &token).await?;
    page::private(&link_page(&open, &token, &visitor, &app, &request))
}

/// `POST /link/{token}`: accepts the link with a name and a password. The link itself is the sender's authorization.
pub(super) async fn submit(form: VisitorForm, token: web::Path<String>) -> WebResult {
    // read before: once the link is used up, its target cannot be determined
    let open = look(&form.app, &token).await;
    let to = leads_to(&open);
    match (accept(&form, &token, &to).await, open) {
        (Ok(accepted), open) => begin_session(&form, accepted.session, notice(&open), &to),
        (Err(OpError::Invalid(problems)), Ok(open)) => come_back(&form, &open, &token, &problems),
        (Err(error), open) => refused(error, open),
    }
}

/// Accepts a link with the name and the password of a form; `to`: where its answer leads.
async fn accept(form: &VisitorForm, token: &str, to: &str) -> Result<Accepted, OpError> {
    let command = form.from_client(Command::on_site(Sender::Visitor));
    let command = command.once(form.fields.key(None), to);
    let chosen = Chosen {
        name: form.fields.text("name").to_owned(),
        // `raw`: spaces at the ends may be part of it.
        password: form.fields.raw("password").to_owned(),
    };
    let client = client::of(&form.app, &form.request);
    let token = token.to_owned();
    // Hashing takes tens of milliseconds and has its own lane, so that no page waits behind it.
    act_in(Lane::Passwords, &form.app, move |state| {
        links::accept(&state.db, &state.secrets, &command, &token, &client, &chosen)
    })
    .await
}

/// Returns the sentence for an account that a link made or recovered.
fn notice(open: &Result<Open, LinkProblem>) -> Message {
    match open {
        Ok(open) if matches!(open.offer, Offer::Setup) => t::first_account_made(),
        _ => t::signed_in(),
    }
}

/// Signs in with the session of an accepted link. Without one, ends the browser's own and leads to the sign-in page:
/// the account has a second factor.
fn begin_session(form: &VisitorForm, session: Option<NewSession>, notice: Message, to: &str) -> WebResult {
    let Some(session) = session else {
        // the browser may have been signed in: that session has ended
        form.sender.end(&form.request);
        return form.done(t::password_changed(), "/sign-in");
    };
    super::begin(&form.app, &form.request, &form.sender, &session);
    form.done(notice, to)
}

/// Shows the link's page again, with the problems of its fields.
fn come_back(form: &VisitorForm, open: &Open, token: &str, problems: &[FieldProblem]) -> WebResult {
    let mut again = link_page(open, token, &form.sender, &form.app, &form.request);
    again.name = form.fields.field("name", problems);
    again.password = emptied(&form.fields, "password", problems);
    again.shell.notice = Some(Notice::bad(t::link_still_works()));
    page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &again)
}

/// Answers a form that did not accept its link; `open`: the link as it was before.
fn refused(error: OpError, open: Result<Open, LinkProblem>) -> WebResult {
    match (error, open) {
        // before the link's own state: a form that is sent twice finds the link used by its first submission
        (OpError::Repeated(answer), _) => Ok(see_other(&answer)),
        // The link's own state says more than the refusal that it causes.
        (_, Err(problem)) => Err(problem.into()),
        (error, Ok(_)) => Err(error.into()),
    }
}

/// `POST /link/{token}/join`: accepts the invitation with the signed-in account.
pub(super) async fn join(form: MemberForm, token: web::Path<String>) -> WebResult {
    let token = token.into_inner();
    let open = look(&form.app, &token).await;
    let to = leads_to(&open);
    let command = form.command(&to);
    let done = act(&form.app, move |state| links::accept_as(&state.db, &command, &token)).await;
    match done {
        Ok(_) => form.done(t::joined(), &to),
        Err(error) => refused(error, open),
    }
}
