//! Signing in and out.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, web};
use askama::Template;
use serde::Deserialize;

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::{self, see_other};
use crate::web::frame::form::kept::{SignInPage, after_sign_in};
use crate::web::frame::form::{Field, FormKeys, VisitorForm};
use crate::web::frame::load::lanes::Lane;
use crate::web::frame::look::address;
use crate::web::frame::look::shell::{Notice, Shell};
use crate::web::frame::request::client;
use crate::web::frame::request::visitor::{Visitor, form_encoded};
use crate::web::frame::state::metrics::SignInOutcome;
use crate::web::frame::state::{App, State, act, act_in};
use crate::web::shared::account_page;
use podium_ops::site::accounts::{CodeEntered, EnterCode, SignIn, SignedIn};
use podium_ops::site::sessions;
use podium_ops::tournaments::push::mark;
use podium_ops::{FieldProblem, OpError};
use say::{Message, sign_in as t};

#[derive(Deserialize)]
pub(super) struct Next {
    #[serde(default)]
    next: String,
    /// Not empty after a form that a session that had ended could not send.
    #[serde(default)]
    sent: String,
}

/// Returns the address if it is on this site, otherwise the front page: a link to the sign-in page must lead nowhere
/// else.
pub(super) fn local(next: &str) -> String {
    // browsers read \ as / and drop control characters: either could turn it into another site's //host
    let elsewhere = next.starts_with("//") || next.contains('\\') || next.chars().any(char::is_control);
    if next.starts_with('/') && !elsewhere {
        next.to_owned()
    } else {
        "/".to_owned()
    }
}

fn blank(visitor: &Visitor, app: &App, request: &HttpRequest, next: &str, kept: &str) -> SignInPage {
    let next = match next {
        "" => "/tournaments".to_owned(),
        next => local(next),
    };
    SignInPage::new(
        app,
        account_page::shell(visitor, request, say::inputs::sign_in_title()),
        visitor,
        next,
        kept,
    )
}

pub(super) async fn form(app: App, request: HttpRequest, visitor: Visitor, query: web::Query<Next>) -> WebResult {
    if visitor.account.is_some() {
        // Already signed in, perhaps in another tab.
        return Ok(see_other(&local(&query.next)));
    }
    let mut page = blank(&visitor, &app, &request, &query.next, "");
    if !query.sent.is_empty() {
        page.say_not_stored();
    }
    page::private(&page)
}

/// `POST /sign-in`.
pub(super) async fn sign_in(form: VisitorForm) -> WebResult {
    // Checked again: the browser sent the field back.
    let next = local(form.fields.text("next"));
    match try_password(&form).await {
        Ok(SignedIn::Session(session)) => {
            super::begin(&form.app, &form.request, &form.sender, &session);
            after_sign_in(&form.app, &form.sender, form.fields.raw("kept"), &session.token, &next)
        }
        Ok(SignedIn::CodeAsked(token)) => page::private(&CodePage::new(&form, token, next)),
        Err(refused) => sign_in_again(&form, &next, &Refusal::of(refused)?),
    }
}

/// Signs in with the name and the password of a form, and counts the outcome.
async fn try_password(form: &VisitorForm) -> Result<SignedIn, OpError> {
    let (name, password) = (
        form.fields.text("name").to_owned(),
        form.fields.raw("password").to_owned(),
    );
    let client = client::of(&form.app, &form.request);
    let before = session_before(form);
    let mark = form.sender.browser_mark(&form.request);
    let done = act_in(Lane::Passwords, &form.app, move |state| {
        let attempt = SignIn {
            name: &name,
            password: &password,
            client: &client,
            session_before: before.as_deref(),
            secrets: &state.secrets,
            mark: &mark,
        };
        attempt.run(&state.db)
    })
    .await;
    count(
        &form.app,
        done.as_ref().map(|done| match done {
            SignedIn::Session(_) => SignInOutcome::SignedIn,
            SignedIn::CodeAsked(_) => SignInOutcome::CodeAsked,
        }),
    );
    done
}

/// Returns the hash of the session that the browser has so far. It ends with the sign-in, so that a planted cookie does
/// not become a signed-in one.
fn session_before(form: &VisitorForm) -> Option<String> {
    let session = form.sender.session.as_ref();
    session.map(|session| session.token_hash.clone())
}

/// Shows the sign-in page again, with the reason why the sign-in failed.
fn sign_in_again(form: &VisitorForm, next: &str, refusal: &Refusal) -> WebResult {
    let kept = form.fields.raw("kept");
    let mut again = blank(&form.sender, &form.app, &form.request, next, kept);
    // no field is marked: it would reveal which of the two is wrong
    again.name = form.fields.field("name", &[]);
    again.shell.notice = Some(Notice::bad(refusal.why.clone()));
    refusal.answer(&again)
}

/// The form for the code, after a correct password.
#[derive(Template)]
#[template(path = "site/account/code.html")]
struct CodePage {
    shell: Shell,
    keys: FormKeys,
    /// The token of the begun sign-in.
    token: String,
    code: Field,
    next: String,
    /// The form that waits for the sign-in, sealed; empty without one.
    kept: String,
}

impl CodePage {
    fn new(form: &VisitorForm, token: String, next: String) -> Self {
        Self {
            shell: account_page::shell(&form.sender, &form.request, t::your_code()),
            keys: form.sender.form_keys(&form.app, None),
            token,
            code: Field::empty("code"),
            next,
            kept: form.fields.raw("kept").to_owned(),
        }
    }
}

/// `POST /sign-in/code`: the code that follows the password.
pub(super) async fn enter_code(form: VisitorForm) -> WebResult {
    let next = local(form.fields.text("next"));
    match try_code(&form).await {
        Ok(entered) => {
            super::begin(&form.app, &form.request, &form.sender, &entered.session);
            match entered.recovery_codes_left {
                None => {
                    let (sealed, token) = (form.fields.raw("kept"), &entered.session.token);
                    after_sign_in(&form.app, &form.sender, sealed, token, &next)
                }
                Some(left) => form.done(recovery_sentence(left), "/account/second-factor"),
            }
        }
        Err(refused) => code_again(&form, next, refused),
    }
}

/// Finishes a sign-in with the code of a form, and counts the outcome.
async fn try_code(form: &VisitorForm) -> Result<CodeEntered, OpError> {
    let (token, code) = (
        form.fields.text("token").to_owned(),
        form.fields.text("code").to_owned(),
    );
    let client = client::of(&form.app, &form.request);
    let before = session_before(form);
    let done = act(&form.app, move |state| {
        let attempt = EnterCode {
            token: &token,
            code: &code,
            client: &client,
            session_before: before.as_deref(),
        };
        attempt.run(&state.db, &state.secrets)
    })
    .await;
    count(&form.app, done.as_ref().map(|_| SignInOutcome::SignedIn));
    done
}

/// Shows the form for the code again, with the reason why it was refused; a sign-in that was begun too long ago has to
/// begin again.
fn code_again(form: &VisitorForm, next: String, refused: OpError) -> WebResult {
    let refusal = match refused {
        OpError::Conflict(why) => {
            let error = WebError::new(StatusCode::CONFLICT, t::too_late(), why);
            return Err(error.way_on(say::errors::sign_in(), format!("/sign-in?next={}", form_encoded(&next))));
        }
        refused => Refusal::of(refused)?,
    };
    // the typed code is not sent back: the next one is different
    let mut again = CodePage::new(form, form.fields.text("token").to_owned(), next);
    again.code = again.code.wrong(refusal.why.clone());
    refusal.answer(&again)
}

/// Counts the outcome of a sign-in; failures of the service itself do not count as attempts.
fn count(app: &App, done: Result<SignInOutcome, &OpError>) {
    let outcome = match done {
        Ok(outcome) => outcome,
        Err(OpError::Invalid(_)) => SignInOutcome::Wrong,
        Err(OpError::Forbidden(_)) => SignInOutcome::Disabled,
        Err(OpError::TooMany(_)) => SignInOutcome::Limited,
        Err(_) => return,
    };
    app.metrics.tried_to_sign_in(outcome);
}

fn recovery_sentence(left: usize) -> Message {
    match left {
        0 => t::last_recovery_code(),
        left => t::recovery_codes_left(left),
    }
}

/// The reason why a sign-in failed, for the page that is shown again.
struct Refusal {
    status: StatusCode,
    why: Message,
    /// Seconds to wait.
    wait: Option<u64>,
}

impl Refusal {
    /// # Errors
    /// An error that another attempt would not fix.
    fn of(error: OpError) -> Result<Self, WebError> {
        match error {
            OpError::Invalid(problems) => Ok(Self {
                status: StatusCode::UNPROCESSABLE_ENTITY,
                why: sentence(&problems),
                wait: None,
            }),
            OpError::TooMany(seconds) => Ok(Self {
                status: StatusCode::TOO_MANY_REQUESTS,
                why: t::wait(seconds),
                wait: Some(seconds),
            }),
            other => Err(other.into()),
        }
    }

    fn answer(&self, page: &impl Template) -> WebResult {
        let mut response = page::with_status(self.status, page)?;
        if let Some(seconds) = self.wait {
            response
                .headers_mut()
                // The sentence is for people, the header for programs.
                .insert(header::RETRY_AFTER, header::HeaderValue::from(seconds));
        }
        Ok(response)
    }
}

fn sentence(problems: &[FieldProblem]) -> Message {
    Message::joined(problems.iter().map(|problem| problem.message.clone()), " ")
}

/// `POST /sign-out`.
pub(super) async fn sign_out(form: VisitorForm) -> WebResult {
    if let (Some(session), Some(account)) = (form.sender.session.clone(), form.sender.account.clone()) {
        let from = address::client(&form.app, &form.request);
        let phone = mark(form.fields.text("address"));
        let end = move |state: &State| sessions::end(&state.db, &account, &session.token_hash, &phone, from);
        act(&form.app, end).await?;
    }
    // Also without a session: signing out must always remove a browser's session cookies.
    form.sender.end(&form.request);
    form.done(t::signed_out(), "/sign-in")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signing_in_leads_nowhere_else() {
        for own in ["/", "/t/spring/desk", "/accounts?x=1"] {
            assert_eq!(local(own), own);
        }
        for foreign in [
            "",
            "//evil.example",
            "https://evil.example",
            "/\\evil.example",
            "/a\nb",
            "evil",
        ] {
            assert_eq!(local(foreign), "/", "{foreign:?}");
        }
    }
}
