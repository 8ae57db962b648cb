//! Forms whose sender has to sign in first: the sign-in page carries what was typed, sealed, and after it a page shows it again,
//! to be sent by hand. With the script, it stays on the form's own page instead.

use actix_web::dev::Payload;
use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use serde::{Deserialize, Serialize};

use super::{Field, Fields, FormKeys, body};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::load::bodies::BodySender;
use crate::web::frame::look::address;
use crate::web::frame::look::shell::{Notice, Shell};
use crate::web::frame::request::visitor::Visitor;
use crate::web::frame::state::App;
use podium_base::clock;
use say::{Message, errors, field_names as names, inputs};

/// The most bytes of a carried form as the sign-in form sends it: that form has to be small as well.
const MOST: usize = 48 << 10;
/// Seconds for which it is valid.
const SECONDS: i64 = 30 * 60;
/// The purpose of its signature.
const PURPOSE: &str = "kept form";
/// Parts of the names of fields that are not carried.
const SECRET: [&str; 3] = ["password", "code", "token"];
/// A field with such a word in its name that is not a secret.
const OPEN: &str = "code_of_conduct";
/// The fields that people do not read.
const UNREAD: [&str; 10] = [
    "csrf", "form_id", "version", "seen", "standing", "moved", "steps", "back", "next", "part",
];

/// A label, in no language yet.
type Label = say::Plain;

/// The labels of common fields.
const LABELS: [(&str, Label); 33] = [
    ("name", names::field_name),
    ("reason", names::reason),
    ("text", names::text),
    ("note", names::note),
    ("player", names::player),
    ("table", names::table),
    ("minutes", names::minutes),
    ("result", names::result),
    ("marks", names::marks),
    ("answer", names::answer),
    ("address", names::address),
    ("email", names::email),
    ("role", names::role),
    ("code", names::code),
    ("commander", names::commander),
    ("second_commander", names::second_commander),
    ("decklist", names::decklist),
    ("sorted_under", names::sorted_under),
    ("team_mate", names::team_mate),
    ("pronouns", names::pronouns),
    ("time", names::time),
    ("remark", names::remark),
    ("objection", names::objection),
    ("decision", names::decision),
    ("statement", names::statement),
    ("penalty", names::penalty),
    ("infraction", names::infraction),
    ("rule", names::rule),
    ("winner", names::winner),
    ("number", names::number),
    ("round", names::round),
    ("size", names::size),
    ("deadline", names::deadline),
];

/// The sign-in page.
#[derive(Template)]
#[template(path = "site/account/sign_in.html")]
pub struct SignInPage {
    pub shell: Shell,
    pub keys: FormKeys,
    pub name: Field,
    pub password: Field,
    /// The address on this site that the sign-in leads to.
    pub next: String,
    /// The form that waits for the sign-in, sealed; empty without one.
    pub kept: String,
}

impl SignInPage {
    pub fn new(app: &App, shell: Shell, visitor: &Visitor, next: String, kept: &str) -> Self {
        Self {
            shell,
            keys: visitor.form_keys(app, None),
            name: Field::empty("name"),
            password: Field::empty("password"),
            next,
            kept: kept.to_owned(),
        }
    }

    /// Says that a form was not stored, and what to do.
    pub fn say_not_stored(&mut self) {
        self.shell.notice = Some(Notice::warn(match self.kept.is_empty() {
            true => inputs::signed_out(),
            false => inputs::signed_out_kept(),
        }));
    }
}

/// A form that waits until its sender has signed in.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptForm {
    /// When it was sent, in seconds since 1970.
    at: i64,
    /// The address that it was sent to.
    path: String,
    /// Its fields in the order sent, without secrets and without its token.
    fields: Vec<(String, String)>,
}

impl KeptForm {
    fn of(request: &HttpRequest, fields: &Fields) -> Self {
        let is_secret = |name: &str| name != OPEN && SECRET.iter().any(|secret| name.contains(secret));
        let is_kept = |name: &str| name != "csrf" && !is_secret(name);
        Self {
            at: clock::now().and_utc().timestamp(),
            path: request.path().to_owned(),
            fields: (fields.pairs().filter(|(name, _)| is_kept(name)))
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .collect(),
        }
    }

    /// Seals a form for the browser that sent it. `None` if it is too long.
    fn sealed(&self, app: &App, visitor: &Visitor) -> Option<String> {
        let text = serde_json::to_string(self).ok()?;
        let sealed = format!("{}.{text}", visitor.signature(app, PURPOSE, &text));
        let sent = serde_urlencoded::to_string([("kept", &sealed)]).ok()?;
        (sent.len() <= MOST).then_some(sealed)
    }

    /// Opens a form that this browser sealed not too long ago.
    pub fn open(app: &App, visitor: &Visitor, sealed: &str) -> Option<Self> {
        let (signature, text) = sealed.split_once('.')?;
        if !visitor.is_signature(app, PURPOSE, text, signature) {
            return None;
        }
        let form: Self = serde_json::from_str(text).ok()?;
        let age = clock::now().and_utc().timestamp() - form.at;
        (0..=SECONDS).contains(&age).then_some(form)
    }

    /// Shows it to the person who has signed in, to send it or not. `csrf`: the token of forms of the new session.
    pub fn page(self, csrf: String, next: &str) -> WebResult {
        page::private(&KeptPage {
            shell: Shell::new(inputs::kept_title()),
            csrf,
            next: next.to_owned(),
            form: self,
        })
    }
}

/// The question whether to send what was typed before the sign-in.
#[derive(Template)]
#[template(path = "site/account/kept.html")]
struct KeptPage {
    shell: Shell,
    csrf: String,
    next: String,
    form: KeptForm,
}

impl KeptPage {
    /// The fields that people read, each with a label.
    fn shown(&self) -> impl Iterator<Item = (Message, &str)> {
        let read = |(name, value): &&(String, String)| !value.trim().is_empty() && !UNREAD.contains(&name.as_str());
        let fields = self.form.fields.iter().filter(read);
        fields.map(|(name, value)| (label(name), value.as_str()))
    }
}

/// Returns the name of a field as a label: "Team mate"; for a rare one, its name in the form, which is English.
fn label(name: &str) -> Message {
    match LABELS.iter().find(|(known, _)| *known == name) {
        Some((_, label)) => label(),
        None => in_words(name).into(),
    }
}

fn in_words(name: &str) -> String {
    let words = name.replace(['_', '-'], " ");
    let mut letters = words.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}

/// Returns the sign-in page with the form that has to wait for it. The original redirect remains for a form of a script,
/// with a file, or from elsewhere.
pub(super) async fn carry(app: &App, request: &HttpRequest, refused: WebError, payload: &mut Payload) -> WebError {
    let Some(next) = refused.asks_sign_in().map(str::to_owned) else {
        return refused;
    };
    if !is_plain(request) {
        return refused;
    }
    match sealed(app, request, payload).await {
        Ok((visitor, kept)) => {
            let shell = Shell::new(inputs::sign_in_title());
            let mut page = SignInPage::new(app, shell, &visitor, next, &kept.unwrap_or_default());
            page.say_not_stored();
            WebError::page(StatusCode::UNAUTHORIZED, &page)
        }
        Err(_) => refused,
    }
}

/// Reads the body of a form from a browser without a running session, and seals it.
async fn sealed(
    app: &App,
    request: &HttpRequest,
    payload: &mut Payload,
) -> Result<(Visitor, Option<String>), WebError> {
    use actix_web::FromRequest;

    let visitor = Visitor::extract(request).await?;
    let sender = BodySender::visitor(address::client(app, request));
    let fields = body::read(app, request, sender, payload).await?;
    let sealed = KeptForm::of(request, &fields).sealed(app, &visitor);
    Ok((visitor, sealed))
}

/// Refuses a form from a page of another session. Where a browser itself sent it, what was typed is shown again, to be sent by
/// hand; a form with a password is not.
///
/// # Errors
/// The token is another session's. Sec-Fetch-Site and Origin are missing in old browsers; the token never is.
pub(super) fn check_token(
    app: &App,
    request: &HttpRequest,
    visitor: &Visitor,
    fields: &Fields,
) -> Result<(), WebError> {
    if visitor.owns_form_token(app, fields.raw("csrf")) {
        return Ok(());
    }
    let has_secret = fields
        .pairs()
        .any(|(name, _)| SECRET.iter().any(|secret| name.contains(secret)));
    // without the header it may be another site's
    if has_secret || !is_plain(request) || !request.headers().contains_key(header::ORIGIN) {
        let why = errors::other_session();
        return Err(WebError::new(StatusCode::FORBIDDEN, errors::form_too_old(), why));
    }
    let page = KeptPage {
        shell: Shell::new(inputs::kept_title()),
        csrf: visitor.form_keys(app, None).csrf,
        next: "/".to_owned(),
        form: KeptForm::of(request, fields),
    };
    Err(WebError::page(StatusCode::FORBIDDEN, &page))
}

/// Returns whether a browser itself sends the request, to show the answer, and not the script, which accepts only one type.
fn is_plain(request: &HttpRequest) -> bool {
    let header = |name| {
        request
            .headers()
            .get(name)
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default()
    };
    let is_form = header(header::CONTENT_TYPE).starts_with("application/x-www-form-urlencoded");
    is_form && header(header::ACCEPT).starts_with("text/html,")
}

/// Answers a sign-in that leads to `next`, or to the form that has waited for it.
pub fn after_sign_in(
    app: &App,
    visitor: &Visitor,
    sealed: &str,
    token: &str,
    next: &str,
) -> Result<HttpResponse, WebError> {
    match KeptForm::open(app, visitor, sealed) {
        Some(form) => form.page(app.secrets.form_token(token), next),
        None => Ok(page::see_other(next)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_has_a_readable_label() {
        assert_eq!(label("team_mate"), "Team mate");
        assert_eq!(label(""), "");
        for (name, label) in LABELS {
            assert_eq!(label(), in_words(name));
        }
    }
}
