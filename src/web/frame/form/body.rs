//! The body of a submitted form: of bounded size ([`crate::web::frame::load::bodies`]), with its fields kept as they were typed, so
//! that a form that is shown again loses nothing.

use actix_multipart::Multipart;
use actix_web::dev::Payload;
use actix_web::http::{StatusCode, header};
use actix_web::{FromRequest, HttpRequest, web};
use futures_util::TryStreamExt;

use super::field::Field;
use super::origin::prove_origin;
use crate::web::frame::answer::error::WebError;
use crate::web::frame::load::bodies::{BodyKind, BodySender, Held, Intake};
use crate::web::frame::request::route;
use crate::web::frame::state::App;
use podium_ops::site::secrets;
use podium_ops::tournaments::page::picture::MOST_BYTES;
use podium_ops::{FieldProblem, IdempotencyKey};
use say::{Message, errors, inputs};

/// The routes that accept a large file; all other forms are small, and most may not use an encoding that can contain one.
const TAKE_FILES: [&str; 11] = [
    "/c/{slug}/seasons/{season}/import",
    "/c/{slug}/seasons/{season}/import/store",
    "/tournaments/from-file",
    "/tournaments/from-file/create",
    "/t/{slug}/desk/players/list",
    "/t/{slug}/desk/players/list/add",
    "/t/{slug}/desk/decks/rules",
    "/t/{slug}/desk/settings/penalties/replace",
    // the texts of a page are as long in letters that take nine bytes of a form each
    "/t/{slug}/desk/page",
    "/t/{slug}/desk/page/preview",
    TAKES_PICTURES,
];
/// The route that accepts pictures: a larger one is not kept, so that it is answered with a sentence and not with an error page.
const TAKES_PICTURES: &str = "/t/{slug}/desk/page/pictures";
/// The routes that accept a small file, within the budget of a form without one: a decklist.
const TAKE_LISTS: [&str; 2] = ["/t/{slug}/me/deck", "/t/{slug}/desk/decks/{number:[0-9]+}"];
/// The most fields of one form.
const FIELDS: usize = 20_000;
/// The most parts of a form with a decklist: several times what such forms have.
const LIST_PARTS: usize = 32;
/// What a part takes beside its names and its content, in bytes.
const PART: usize = 64;

/// An uploaded file.
#[derive(Debug, Clone)]
pub struct UploadedFile {
    pub field: String,
    pub name: String,
    /// Empty if it is too long. A copy of them takes no memory.
    pub bytes: web::Bytes,
    /// Whether it is longer than a file of this form may be.
    pub is_too_long: bool,
}

/// The fields of a sent form, as they were typed.
#[derive(Debug, Default)]
pub struct Fields {
    /// The address that it was sent to.
    path: String,
    fields: Vec<(String, String)>,
    files: Vec<UploadedFile>,
    /// The memory budget that they take.
    _held: Held,
}

impl Fields {
    /// Returns the value of a field, trimmed; empty if it is missing.
    pub fn text(&self, name: &str) -> &str {
        self.raw(name).trim()
    }

    /// Removes a field, so that neither the key nor a page that is shown again contains it.
    pub fn take(&mut self, name: &str) -> Option<String> {
        let at = self.fields.iter().position(|(n, _)| n == name)?;
        Some(self.fields.remove(at).1)
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

    /// Reads a whole number; `Ok(None)` if the field is empty.
    ///
    /// # Errors
    /// The problem of the field.
    pub fn number(
        &self,
        name: &str,
        label: impl Into<Message>,
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
                inputs::no_number(label, format!("{text:?}"), range.start(), range.end()),
            )),
        }
    }

    /// Returns the version that the form was made from; -1, which is never a version, if it is missing or not a number.
    pub fn version(&self) -> i64 {
        // A form without its version is refused like an outdated one, never treated as the newest.
        self.text("version").parse().unwrap_or(-1)
    }

    /// Returns the key by which two submissions of a form are the same: the form's id, its sender, its address and all its
    /// content. A second press sends the same and acts once, also after the sender has signed in again; a page that was
    /// revisited and filled in again does not. `sender`: the id of an account or a player; `None`: the session's token.
    /// `None` for a form without an id.
    pub fn key(&self, sender: Option<&str>) -> Option<IdempotencyKey> {
        if self.text("form_id").is_empty() {
            return None;
        }
        let fields = self.fields.iter().filter(|(name, _)| name != "csrf");
        let fields = fields.flat_map(|(n, v)| [n.as_bytes(), v.as_bytes()]);
        let files = self
            .files
            .iter()
            .flat_map(|f| [f.field.as_bytes(), f.name.as_bytes(), &f.bytes]);
        let sender = sender.unwrap_or_else(|| self.raw("csrf"));
        let all = [self.path.as_bytes(), sender.as_bytes()]
            .into_iter()
            .chain(fields)
            .chain(files);
        Some(IdempotencyKey::new(secrets::fingerprint(all)))
    }

    /// Returns the file sent in a field, unless none was chosen.
    pub fn file(&self, name: &str) -> Option<&UploadedFile> {
        self.files(name).next()
    }

    /// Returns all files sent in a field that takes several.
    pub fn files<'p, 'n>(&'p self, name: &'n str) -> impl Iterator<Item = &'p UploadedFile> + use<'p, 'n> {
        self.files
            .iter()
            // Browsers send a file field without a file as an empty part.
            .filter(move |file| file.field == name && !(file.bytes.is_empty() && file.name.is_empty()))
    }

    /// Returns the field for a form that is shown again: what was typed, and its problem.
    pub fn field(&self, name: &'static str, problems: &[FieldProblem]) -> Field {
        let field = Field::of(name, self.raw(name));
        let mut wrong = problems.iter().filter(|problem| problem.field == name).peekable();
        match wrong.peek() {
            None => field,
            Some(_) => field.wrong(Message::joined(wrong.map(|problem| problem.message.clone()), " ")),
        }
    }
}

/// Reads the body of a form that was sent from one of our own pages, within its sender's memory budget. Whether the page is of
/// this session is checked after it, for the body contains the token.
///
/// # Errors
/// It was sent by another site, in an unreadable encoding, or is too large.
pub async fn read(
    app: &App,
    request: &HttpRequest,
    sender: BodySender,
    payload: &mut Payload,
) -> Result<Fields, WebError> {
    // before the body: a form of another site costs nothing
    prove_origin(request, app)?;
    let content_type = request
        .headers()
        .get(header::CONTENT_TYPE)
        .and_then(|v| v.to_str().ok())
        .unwrap_or_default();
    let route = route::address_of(request).unwrap_or_default();
    // strangers, whose session may have ended, have only their own room
    let kind = match sender {
        BodySender::Account(_) if TAKE_FILES.contains(&route) => BodyKind::Upload,
        sender => BodyKind::Form(sender),
    };
    let takes_file = kind == BodyKind::Upload || TAKE_LISTS.contains(&route);
    let most = if kind == BodyKind::Upload { FIELDS } else { LIST_PARTS };
    let longest = match route == TAKES_PICTURES {
        true => MOST_BYTES,
        false => usize::MAX,
    };
    let intake = app.bodies.begin(kind);
    let mut fields = match (content_type.starts_with("multipart/form-data"), takes_file) {
        (true, true) => read_multipart(request, payload, intake, (most, longest)).await?,
        (true, false) => {
            return Err(WebError::new(
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
                errors::not_this_way(),
                errors::takes_no_file(),
            ));
        }
        (false, _) => read_urlencoded(payload, intake).await?,
    };
    if fields
        .pairs()
        .any(|(name, value)| name.contains('\0') || value.contains('\0'))
    {
        return Err(WebError::not_done(
            StatusCode::UNPROCESSABLE_ENTITY,
            errors::nul_in_form(),
        ));
    }
    // Part of the key: the same content sent to another address is another form.
    request.path().clone_into(&mut fields.path);
    Ok(fields)
}

async fn read_urlencoded(payload: &mut Payload, mut intake: Intake) -> Result<Fields, WebError> {
    let mut body = web::BytesMut::new();
    while let Some(chunk) = intake.next(payload.try_next()).await? {
        intake.count(chunk.len())?;
        body.extend_from_slice(&chunk);
    }
    let fields: Vec<(String, String)> =
        serde_urlencoded::from_bytes(&body).map_err(|_| WebError::bad_request(errors::form_unreadable()))?;
    // Each look-up of a field searches through all of them.
    if fields.len() > FIELDS {
        return Err(intake.too_large());
    }
    Ok(Fields {
        fields,
        _held: intake.end(),
        ..Fields::default()
    })
}

/// `most`: how many parts the form may have; `longest`: how many bytes of a file are kept.
async fn read_multipart(
    request: &HttpRequest,
    payload: &mut Payload,
    mut intake: Intake,
    (most, longest): (usize, usize),
) -> Result<Fields, WebError> {
    let mut parts = Multipart::from_request(request, payload)
        .await
        .map_err(|_| WebError::bad_request(errors::upload_unreadable()))?;
    let mut read = Fields::default();
    while let Some(mut part) = intake.next(parts.try_next()).await? {
        let name = part.name().unwrap_or_default().to_owned();
        let file_name = part
            .content_disposition()
            .and_then(|c| c.get_filename())
            .map(str::to_owned);
        // Kept as well as the content: otherwise many empty parts with long names would pass.
        intake.count(PART + name.len() + file_name.as_ref().map_or(0, String::len))?;
        let mut bytes = Vec::new();
        let mut is_too_long = false;
        while let Some(chunk) = intake.next(part.try_next()).await? {
            if is_too_long || (file_name.is_some() && bytes.len() + chunk.len() > longest) {
                is_too_long = true;
                bytes = Vec::new();
                intake.skip(chunk.len())?;
                continue;
            }
            // Counted over all parts; otherwise many small files would pass.
            intake.count(chunk.len())?;
            bytes.extend_from_slice(&chunk);
        }
        match file_name {
            Some(file_name) => read.files.push(UploadedFile {
                field: name,
                name: file_name,
                bytes: bytes.into(),
                is_too_long,
            }),
            // Fields of our pages are UTF-8; anything else is decoded as well as possible, rather than refused unread.
            None => read.fields.push((name, String::from_utf8_lossy(&bytes).into_owned())),
        }
        if read.fields.len() + read.files.len() > most {
            return Err(intake.too_large());
        }
    }
    read._held = intake.end();
    Ok(read)
}
