//! What a form sent: proven to come from our own page, of bounded size, kept as it was typed so that a form that comes
//! back loses nothing.

use std::future::Future;
use std::pin::Pin;

use actix_multipart::Multipart;
use actix_web::dev::Payload;
use actix_web::http::{StatusCode, header};
use actix_web::{FromRequest, HttpRequest, web};
use futures_util::TryStreamExt;

use super::error::WebError;
use super::form::Field;
use super::state::App;
use super::visitor::Visitor;
use crate::ops::{FieldProblem, Once, secrets};

/// A form without a file: a list of thousands of names fits.
const FORM_BYTES: usize = 2 << 20;
/// A form with a file: a CSV of players or a whole event.
const UPLOAD_BYTES: usize = 16 << 20;
/// Fields of one form.
const FIELDS: usize = 20_000;

/// A file that was sent.
#[derive(Debug, Clone)]
pub struct SentFile {
    pub field: String,
    pub name: String,
    pub bytes: Vec<u8>,
}

/// A form as it was sent, by a visitor whose origin is proven.
#[derive(Default)]
pub struct Posted {
    /// Where it was sent to.
    path: String,
    fields: Vec<(String, String)>,
    files: Vec<SentFile>,
}

impl Posted {
    /// What stands in a field, trimmed; empty when it is missing.
    pub fn text(&self, name: &str) -> &str {
        self.raw(name).trim()
    }

    /// What stands in a field, as typed.
    pub fn raw(&self, name: &str) -> &str {
        self.fields
            .iter()
            .find(|(n, _)| n == name)
            .map_or("", |(_, value)| value)
    }

    /// All values of a field that may stand several times.
    pub fn all<'p>(&'p self, name: &'p str) -> impl Iterator<Item = &'p str> {
        self.fields
            .iter()
            .filter(move |(n, _)| n == name)
            .map(|(_, value)| value.trim())
    }

    /// Every field with its value, in the order sent.
    pub fn pairs(&self) -> impl Iterator<Item = (&str, &str)> {
        self.fields.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Whether a checkbox was ticked.
    pub fn ticked(&self, name: &str) -> bool {
        matches!(self.text(name), "on" | "true" | "yes" | "1")
    }

    /// A whole number; `Ok(None)` when the field is empty.
    ///
    /// # Errors
    /// What is wrong with the field.
    pub fn number(
        &self,
        name: &str,
        label: &str,
        range: std::ops::RangeInclusive<i64>,
    ) -> Result<Option<i64>, FieldProblem> {
        let text = self.text(name);
        if text.is_empty() {
            return Ok(None);
        }
        match text.parse::<i64>() {
            Ok(number) if range.contains(&number) => Ok(Some(number)),
            _ => Err(FieldProblem::new(
                name,
                format!(
                    "{label}: {text:?} is no number from {} to {}.",
                    range.start(),
                    range.end()
                ),
            )),
        }
    }

    /// The version the form was made from; -1, which no version is, when it is missing or no number.
    pub fn version(&self) -> i64 {
        self.text("version").parse().unwrap_or(-1)
    }

    /// What makes this sending the same as another, and where it leads to: the form's id, its address and all that
    /// stands in it. A second press sends the same and acts once; the page gone back to and filled in anew does not.
    pub fn once(&self, answer: impl Into<String>) -> Once {
        if self.text("form_id").is_empty() {
            return Once {
                form: None,
                answer: answer.into(),
            };
        }
        let fields = self.fields.iter().flat_map(|(n, v)| [n.as_bytes(), v.as_bytes()]);
        let files = self
            .files
            .iter()
            .flat_map(|f| [f.field.as_bytes(), f.name.as_bytes(), &f.bytes]);
        let all = std::iter::once(self.path.as_bytes()).chain(fields).chain(files);
        Once::new(&secrets::fingerprint(all), answer)
    }

    /// The file sent in a field, unless none was chosen.
    pub fn file(&self, name: &str) -> Option<&SentFile> {
        self.files
            .iter()
            .find(|file| file.field == name && !(file.bytes.is_empty() && file.name.is_empty()))
    }

    /// The field for a form that comes back: with what was typed and what is wrong with it.
    pub fn field(&self, name: &'static str, problems: &[FieldProblem]) -> Field {
        let field = Field::of(name, self.raw(name));
        match problems.iter().find(|p| p.field == name) {
            None => field,
            Some(problem) => field.wrong(problem.message.clone()),
        }
    }
}

impl FromRequest for Posted {
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, WebError>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let request = request.clone();
        let mut payload = payload.take();
        Box::pin(async move {
            let app = App::extract(&request)
                .await
                .map_err(|_| WebError::bad_request("The service is not set up."))?;
            prove_origin(&request, &app)?;
            let visitor = Visitor::extract(&request).await?;
            let content_type = request
                .headers()
                .get(header::CONTENT_TYPE)
                .and_then(|v| v.to_str().ok())
                .unwrap_or_default();
            let mut posted = if content_type.starts_with("multipart/form-data") {
                read_multipart(&request, &mut payload).await?
            } else {
                read_urlencoded(&mut payload).await?
            };
            request.path().clone_into(&mut posted.path);
            if !visitor.owns_form_token(&app, posted.raw("csrf")) {
                return Err(WebError::new(
                    StatusCode::FORBIDDEN,
                    "This form is too old",
                    "You signed in or out since this page was opened. Go back, reload the page, and send it again.",
                ));
            }
            Ok(posted)
        })
    }
}

/// Refuses what another site sent: by `Sec-Fetch-Site` and `Origin`, where the browser sends them.
fn prove_origin(request: &HttpRequest, app: &App) -> Result<(), WebError> {
    let foreign = || WebError::forbidden("This form was sent by another site. Open the page here and send it again.");
    let header = |name: &str| {
        request
            .headers()
            .get(name)
            .map(|value| value.to_str().unwrap_or("?").to_ascii_lowercase())
    };
    if let Some(site) = header("sec-fetch-site")
        && site != "same-origin"
        && site != "none"
    {
        return Err(foreign());
    }
    if let Some(origin) = header("origin") {
        let own = match &app.settings.public_url {
            Some(url) => url.as_str().to_owned(),
            None => format!("http://{}", header("host").unwrap_or_default()),
        };
        if origin != own {
            return Err(foreign());
        }
    }
    Ok(())
}

fn too_large(limit: usize) -> WebError {
    WebError::new(
        StatusCode::PAYLOAD_TOO_LARGE,
        "That is too much at once",
        format!(
            "This form takes at most {} MB. Send it in smaller parts; nothing was changed.",
            limit >> 20
        ),
    )
}

async fn read_urlencoded(payload: &mut Payload) -> Result<Posted, WebError> {
    let mut body = web::BytesMut::new();
    while let Some(chunk) = payload
        .try_next()
        .await
        .map_err(|_| WebError::bad_request("The form broke off on its way. Send it again."))?
    {
        if body.len() + chunk.len() > FORM_BYTES {
            return Err(too_large(FORM_BYTES));
        }
        body.extend_from_slice(&chunk);
    }
    let fields: Vec<(String, String)> = serde_urlencoded::from_bytes(&body)
        .map_err(|_| WebError::bad_request("The form cannot be read. Open the page again and send it from there."))?;
    if fields.len() > FIELDS {
        return Err(too_large(FORM_BYTES));
    }
    Ok(Posted {
        fields,
        ..Posted::default()
    })
}

async fn read_multipart(request: &HttpRequest, payload: &mut Payload) -> Result<Posted, WebError> {
    let broken = |_| WebError::bad_request("The upload broke off on its way. Send it again.");
    let mut parts = Multipart::from_request(request, payload)
        .await
        .map_err(|_| WebError::bad_request("The upload cannot be read. Open the page again and send it from there."))?;
    let mut posted = Posted::default();
    let mut bytes_in_all = 0;
    while let Some(mut part) = parts.try_next().await.map_err(broken)? {
        let name = part.name().unwrap_or_default().to_owned();
        let file_name = part
            .content_disposition()
            .and_then(|c| c.get_filename())
            .map(str::to_owned);
        let mut bytes = Vec::new();
        while let Some(chunk) = part.try_next().await.map_err(broken)? {
            bytes_in_all += chunk.len();
            if bytes_in_all > UPLOAD_BYTES {
                return Err(too_large(UPLOAD_BYTES));
            }
            bytes.extend_from_slice(&chunk);
        }
        match file_name {
            Some(file_name) => posted.files.push(SentFile {
                field: name,
                name: file_name,
                bytes,
            }),
            None => posted.fields.push((name, String::from_utf8_lossy(&bytes).into_owned())),
        }
        if posted.fields.len() + posted.files.len() > FIELDS {
            return Err(too_large(UPLOAD_BYTES));
        }
    }
    Ok(posted)
}
