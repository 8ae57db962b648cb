//! The password question before accounts, staff or personal data are touched. It replaces the form's answer and
//! contains all of its fields: answering it sends the form.

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use askama::Template;

use super::{Field, Fields};
use crate::web::frame::answer::error::WebError;
use crate::web::frame::load::lanes::Lane;
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::client;
use crate::web::frame::request::visitor::Visitor;
use crate::web::frame::state::{App, act_in};
use podium_base::clock;
use podium_ops::OpError;
use podium_ops::site::accounts::{Owner, proof};
use say::Message;

/// The field of the question.
const PASSWORD: &str = "own_password";
/// The address that answers the question of a page, which has no form to send.
pub const ANSWER: &str = "/account/proof";

#[derive(Template)]
#[template(path = "site/account/proof.html")]
struct QuestionPage {
    shell: Shell,
    /// The account's name, for password managers.
    name: String,
    /// The address of the form.
    action: String,
    /// Its fields, as they were sent.
    fields: Vec<(String, String)>,
    password: Field,
}

impl QuestionPage {
    fn new(visitor: &Visitor, action: &str, fields: Vec<(String, String)>) -> Self {
        let name = visitor.account.as_ref().map_or("", |account| &account.name).to_owned();
        let mut shell = Shell::new(say::inputs::password_title());
        shell.reader = Some(name.clone());
        Self {
            shell,
            name,
            action: action.to_owned(),
            fields,
            password: Field::empty(PASSWORD),
        }
    }
}

/// Asks for the password if it was not typed recently, and checks it if it comes with the form.
///
/// # Errors
/// The question, with the form's fields; or a wrong password.
pub async fn ask(app: &App, request: &HttpRequest, visitor: &Visitor, fields: &mut Fields) -> Result<(), WebError> {
    let typed = fields.take(PASSWORD);
    // without a session the command itself refuses
    let Some(session) = visitor.session.as_ref().filter(|s| !proof::is_proven(s, clock::now())) else {
        return Ok(());
    };
    let pairs = fields.pairs().map(|(name, value)| (name.to_owned(), value.to_owned()));
    let mut page = QuestionPage::new(visitor, request.path(), pairs.collect());
    let Some(typed) = typed else {
        return Err(WebError::page(StatusCode::FORBIDDEN, &page));
    };
    let (hash, client) = (session.token_hash.clone(), client::of(app, request));
    let done = act_in(Lane::Passwords, app, move |state| {
        let owner = Owner {
            session: &hash,
            client: &client,
        };
        owner.prove(&state.db, &typed)
    });
    match done.await {
        Ok(()) => Ok(()),
        Err(OpError::Invalid(problems)) => {
            let sentences = problems.into_iter().map(|problem| problem.message);
            page.password = page.password.wrong(Message::joined(sentences, " "));
            Err(WebError::page(StatusCode::UNPROCESSABLE_ENTITY, &page))
        }
        Err(OpError::TooMany(seconds)) => {
            let sentence = say::inputs::password_too_many(seconds);
            page.password = page.password.wrong(sentence);
            Err(WebError::page(StatusCode::TOO_MANY_REQUESTS, &page).retry_after(seconds))
        }
        Err(other) => Err(other.into()),
    }
}

/// Asks like [`ask`], but before a page or a file that must be safe from a person who finds the browser open. The
/// answer leads to `next`.
///
/// # Errors
/// The question.
pub fn ask_before(app: &App, visitor: &Visitor, next: &str) -> Result<(), WebError> {
    if visitor
        .session
        .as_ref()
        .is_none_or(|s| proof::is_proven(s, clock::now()))
    {
        return Ok(());
    }
    let keys = visitor.form_keys(app, None);
    let fields = [
        ("csrf", keys.csrf),
        ("form_id", keys.form_id),
        ("next", next.to_owned()),
    ];
    let fields = fields.map(|(name, value)| (name.to_owned(), value)).into();
    Err(WebError::page(
        StatusCode::FORBIDDEN,
        &QuestionPage::new(visitor, ANSWER, fields),
    ))
}
