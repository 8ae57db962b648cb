//! The body of a sent form: of bounded size, its fields kept as they were typed so that a form that comes back loses
//! nothing.

use actix_multipart::Multipart;
use actix_web::dev::Payload;
use actix_web::http::{StatusCode, header};
use actix_web::{FromRequest, HttpRequest, web};
use futures_util::TryStreamExt;

use super::field::Field;
use super::origin::prove_origin;
use crate::ops::{FieldProblem, IdempotencyKey, secrets};
use crate::web::error::WebError;
use crate::web::state::App;
use crate::web::visitor::Visitor;

/// A form without a file: a list of thousands of names fits.
const FORM_BYTES: usize = 2 << 20;
/// A form with a file: a CSV of players or a whole event.
const UPLOAD_BYTES: usize = 16 << 20;
/// Fields of one form.
const FIELDS: usize = 20_000;

/// An uploaded file.
#[derive(Debug, Clone)]
pub struct UploadedFile {
    pub field: String,
    pub name: String,
    pub bytes: Vec<u8>,
}

/// The fields of a sent form, as they were typed.
#[derive(Debug, Default)]
pub struct Fields {
    /// The address it was sent to.
    path: String,
    fields: Vec<(String, String)>,
    files: Vec<UploadedFile>,
}

impl Fields {
    /// The value of a field, trimmed; empty when it is missing.
    pub fn text(&self, name: &str) -> &str {
        self.raw(name).trim()
    }

    /// The value of a field, as typed.
    pub fn raw(&self, name: &str) -> &str {
        self.fields
            .iter()
            .find(|(n, _)| n == name)
            .map_or("", |(_, value)| value)
    }

    /// All values of a field that may be sent several times.
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
        // A form without its version is refused like an old one, never taken for the newest.
        self.text("version").parse().unwrap_or(-1)
    }

    /// What makes two sendings of a form the same: the form's id, its address and all its content. A second press sends
    /// the same and acts once; a page gone back to and filled in anew does not. `None` for a form without an id.
    pub fn key(&self) -> Option<IdempotencyKey> {
        if self.text("form_id").is_empty() {
            return None;
        }
        let fields = self.fields.iter().flat_map(|(n, v)| [n.as_bytes(), v.as_bytes()]);
        let files = self
            .files
            .iter()
            .flat_map(|f| [f.field.as_bytes(), f.name.as_bytes(), &f.bytes]);
        let all = std::iter::once(self.path.as_bytes()).chain(fields).chain(files);
        Some(IdempotencyKey::new(secrets::fingerprint(all)))
    }

    /// The file sent in a field, unless none was chosen.
    pub fn file(&self, name: &str) -> Option<&UploadedFile> {
        self.files
            .iter()
            // Browsers send a file field without a file as an empty part.
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

/// Reads the body of a form that comes from one of our own pages.
///
/// # Errors
/// It was sent by another site, from a page of another session, in a shape that cannot be read, or is too large.
pub async fn read(
    app: &App,
    request: &HttpRequest,
    visitor: &Visitor,
    payload: &mut Payload,
) -> Result<Fields, WebError> {
    // before the body: a foreign form costs nothing
    prove_origin(request, app)?;
    let content_type = request
        .headers()
        .get(header::CONTENT_TYPE)
        .and_then(|v| v.to_str().ok())
        .unwrap_or_default();
    let mut fields = if content_type.starts_with("multipart/form-data") {
        read_multipart(request, payload).await?
    } else {
        read_urlencoded(payload).await?
    };
    // Part of the key: the same content sent to another address is another form.
    request.path().clone_into(&mut fields.path);
    // After the body, in which it is. Sec-Fetch-Site and Origin are missing in old browsers; the token never is.
    if !visitor.owns_form_token(app, fields.raw("csrf")) {
        return Err(WebError::new(
            StatusCode::FORBIDDEN,
            "This form is too old",
            "You signed in or out since this page was opened. Go back, reload the page, and send it again.",
        ));
    }
    Ok(fields)
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

async fn read_urlencoded(payload: &mut Payload) -> Result<Fields, WebError> {
    let mut body = web::BytesMut::new();
    while let Some(chunk) = payload
        .try_next()
        .await
        .map_err(|_| WebError::bad_request("The form broke off on its way. Send it again."))?
    {
        // counted as it comes: what the header says of its length may be missing or wrong
        if body.len() + chunk.len() > FORM_BYTES {
            return Err(too_large(FORM_BYTES));
        }
        body.extend_from_slice(&chunk);
    }
    let fields: Vec<(String, String)> = serde_urlencoded::from_bytes(&body)
        .map_err(|_| WebError::bad_request("The form cannot be read. Open the page again and send it from there."))?;
    // Each field is looked up by going through them all.
    if fields.len() > FIELDS {
        return Err(too_large(FORM_BYTES));
    }
    Ok(Fields {
        fields,
        ..Fields::default()
    })
}

async fn read_multipart(request: &HttpRequest, payload: &mut Payload) -> Result<Fields, WebError> {
    let broken = |_| WebError::bad_request("The upload broke off on its way. Send it again.");
    let mut parts = Multipart::from_request(request, payload)
        .await
        .map_err(|_| WebError::bad_request("The upload cannot be read. Open the page again and send it from there."))?;
    let mut read = Fields::default();
    let mut bytes_in_all = 0;
    while let Some(mut part) = parts.try_next().await.map_err(broken)? {
        let name = part.name().unwrap_or_default().to_owned();
        let file_name = part
            .content_disposition()
            .and_then(|c| c.get_filename())
            .map(str::to_owned);
        let mut bytes = Vec::new();
        while let Some(chunk) = part.try_next().await.map_err(broken)? {
            // Over all parts, or many small files would pass.
            bytes_in_all += chunk.len();
            if bytes_in_all > UPLOAD_BYTES {
                return Err(too_large(UPLOAD_BYTES));
            }
            bytes.extend_from_slice(&chunk);
        }
        match file_name {
            Some(file_name) => read.files.push(UploadedFile {
                field: name,
                name: file_name,
                bytes,
            }),
            // Fields of our pages are UTF-8; anything else is shown as it came out, not refused unread.
            None => read.fields.push((name, String::from_utf8_lossy(&bytes).into_owned())),
        }
        if read.fields.len() + read.files.len() > FIELDS {
            return Err(too_large(UPLOAD_BYTES));
        }
    }
    Ok(read)
}
