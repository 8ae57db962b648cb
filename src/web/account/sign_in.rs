//! Signing in and out.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, web};
use askama::Template;
use serde::Deserialize;

use crate::ops::accounts::SignIn;
use crate::ops::{FieldProblem, OpError, sessions};
use crate::web::address;
use crate::web::error::WebResult;
use crate::web::form::{Field, FormKeys, VisitorForm};
use crate::web::lanes::Lane;
use crate::web::page::{self, see_other};
use crate::web::shell::{Notice, Shell};
use crate::web::state::{App, act, act_in};
use crate::web::visitor::Visitor;

#[derive(Template)]
#[template(path = "account/sign_in.html")]
struct SignInPage {
    shell: Shell,
    keys: FormKeys,
    name: Field,
    password: Field,
    /// The address of this site that signing in leads to.
    next: String,
}

#[derive(Deserialize)]
pub(super) struct Next {
    #[serde(default)]
    next: String,
}

/// Returns the address if it is one of this site, else the front page: a link to the sign-in page leads nowhere else.
pub(super) fn local(next: &str) -> String {
    // browsers read \ as / and drop control characters: either can make another site's //host of it
    let elsewhere = next.starts_with("//") || next.contains('\\') || next.chars().any(char::is_control);
    if next.starts_with('/') && !elsewhere {
        next.to_owned()
    } else {
        "/".to_owned()
    }
}

fn blank(visitor: &Visitor, app: &App, request: &HttpRequest, next: &str) -> SignInPage {
    SignInPage {
        shell: super::shell(visitor, request, "Sign in"),
        keys: visitor.form_keys(app, ""),
        name: Field::empty("name"),
        password: Field::empty("password"),
        next: if next.is_empty() {
            "/tournaments".to_owned()
        } else {
            local(next)
        },
    }
}

pub(super) async fn form(app: App, request: HttpRequest, visitor: Visitor, query: web::Query<Next>) -> WebResult {
    if visitor.account.is_some() {
        // Already signed in, perhaps in another tab.
        return Ok(see_other(&local(&query.next)));
    }
    page::private(&blank(&visitor, &app, &request, &query.next))
}

/// `POST /sign-in`.
pub(super) async fn sign_in(form: VisitorForm) -> WebResult {
    let VisitorForm {
        app,
        request,
        sender: visitor,
        fields,
    } = form;
    // Checked again: the field comes back from the browser.
    let next = local(fields.text("next"));
    let (name, password) = (fields.text("name").to_owned(), fields.raw("password").to_owned());
    let address = address::client(&app, &request);
    // The old session ends with the sign-in, so that a planted cookie does not become a signed-in one.
    let before = visitor.session.as_ref().map(|s| s.token_hash.clone());
    let mark = visitor.browser_mark(&request);
    let done = act_in(Lane::Passwords, &app, move |state| {
        let attempt = SignIn {
            name: &name,
            password: &password,
            address,
            session_before: before.as_deref(),
            secrets: &state.secrets,
            mark: &mark,
        };
        attempt.run(&state.db)
    })
    .await;
    let (status, why, wait) = match done {
        Ok(session) => {
            super::begin(&app, &request, &visitor, &session);
            return Ok(see_other(&next));
        }
        Err(OpError::Invalid(problems)) => (StatusCode::UNPROCESSABLE_ENTITY, sentence(&problems), None),
        Err(OpError::TooMany(seconds)) => (StatusCode::TOO_MANY_REQUESTS, wait_sentence(seconds), Some(seconds)),
        Err(other) => return Err(other.into()),
    };
    let mut again = blank(&visitor, &app, &request, &next);
    // no mark at a field: it would tell which of the two is wrong
    again.name = fields.field("name", &[]);
    again.shell.notice = Some(Notice::bad(why));
    let mut response = page::with_status(status, &again)?;
    if let Some(seconds) = wait {
        response
            .headers_mut()
            // The sentence is for people, the header for programs.
            .insert(header::RETRY_AFTER, header::HeaderValue::from(seconds));
    }
    Ok(response)
}

fn sentence(problems: &[FieldProblem]) -> String {
    problems
        .iter()
        .map(|p| p.message.as_str())
        .collect::<Vec<_>>()
        .join(" ")
}

fn wait_sentence(seconds: u64) -> String {
    let unit = if seconds == 1 { "second" } else { "seconds" };
    format!("There were several failed tries. Wait {seconds} {unit}, then try again; nobody is locked out.")
}

/// `POST /sign-out`.
pub(super) async fn sign_out(form: VisitorForm) -> WebResult {
    if let Some(session) = form.sender.session.clone() {
        act(&form.app, move |state| sessions::end(&state.db, &session.token_hash)).await?;
    }
    // Also without a session: signing out must always leave a browser without cookies of one.
    form.sender.end(&form.request);
    form.done("You are signed out.", "/sign-in")
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
