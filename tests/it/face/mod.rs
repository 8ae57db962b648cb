//! The face of an event: its page, its pictures, its look, its stories in pictures, the cards of its players.

mod cards;
mod large;
mod looks;
mod memory;
mod pages;
mod stories;
mod uploads;

use image::{DynamicImage, ImageFormat, Rgb, RgbImage};
use podium_ops::tournaments::page::{Part, Seen, TypedPage, change};
use podium_store::tournaments::pages::EventPage;
use podium_store::{DbError, PageText};
use podium_testing::pictures::encoded;

use crate::harness::TestDb;
use crate::harness::form::Form;
use crate::harness::http::{Page, Visitor};

const BOUNDARY: &str = "podium-face-boundary";

/// Sends a form with files: the field, the file's name, its bytes.
fn uploads(visitor: &Visitor, form: &Form, files: &[(&str, &str, &[u8])]) -> Page {
    try_uploads(visitor, form, files).expect("an answer")
}

/// Does the same where the service may hang up before it has read everything.
fn try_uploads(visitor: &Visitor, form: &Form, files: &[(&str, &str, &[u8])]) -> Result<Page, ureq::Error> {
    let mut body = Vec::new();
    for (name, value) in &form.fields {
        let part = format!("--{BOUNDARY}\r\ncontent-disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
        body.extend(part.into_bytes());
    }
    for (field, name, bytes) in files {
        let head = format!(
            "--{BOUNDARY}\r\ncontent-disposition: form-data; name=\"{field}\"; filename=\"{name}\"\r\n\
             content-type: application/octet-stream\r\n\r\n"
        );
        body.extend(head.into_bytes());
        body.extend(*bytes);
        body.extend(b"\r\n");
    }
    body.extend(format!("--{BOUNDARY}--\r\n").into_bytes());
    let kind = format!("multipart/form-data; boundary={BOUNDARY}");
    visitor.try_request("POST", &form.action, &[("content-type", &kind)], Some(&body))
}

/// A picture with all shades.
fn photo(width: u32, height: u32) -> DynamicImage {
    let shade = |at: u32, of: u32| u8::try_from(at * 255 / of).unwrap_or(u8::MAX);
    let pixels = RgbImage::from_fn(width, height, |x, y| Rgb([shade(x, width), shade(y, height), 90]));
    DynamicImage::ImageRgb8(pixels)
}

fn jpeg(width: u32, height: u32) -> Vec<u8> {
    encoded(&photo(width, height), ImageFormat::Jpeg)
}

fn png(width: u32, height: u32) -> Vec<u8> {
    encoded(&photo(width, height), ImageFormat::Png)
}

/// The stored page of a tournament.
fn stored(db: &TestDb, slug: &str) -> EventPage {
    let id = db.load(slug).tournament.id;
    let read: Result<EventPage, DbError> = db.db.read(|conn| EventPage::read(conn, &id));
    read.expect("the page is read")
}

/// Changes texts and colour by the command that the form calls.
pub fn write(db: &TestDb, slug: &str, description: &str, texts: &[(PageText, &str)], accent: &str) {
    let mut typed = vec![
        (Part::Description, description.to_owned()),
        (Part::Accent, accent.to_owned()),
    ];
    typed.extend(texts.iter().map(|(part, text)| (Part::Text(*part), (*text).to_owned())));
    let page = TypedPage {
        texts: typed,
        seen: Seen::of(&db.load(slug).tournament, &stored(db, slug)),
    };
    let new = page.read().expect("nothing is wrong");
    db.act(slug, |work| change(work, &new)).expect("changed");
}

/// The form of a picture ("cover", "logo") on the page with both.
fn picture_form(organizer: &Visitor, slug: &str, picture: &str) -> Form {
    let page = organizer.see(&format!("/t/{slug}/desk/page/pictures"));
    let mut forms = Form::all(&page.body).into_iter();
    let form = forms.rfind(|form| form.value("picture") == picture);
    form.unwrap_or_else(|| panic!("no form for {picture}: {}", page.body))
}

/// Uploads a picture as its form does.
fn send_picture(organizer: &Visitor, slug: &str, picture: &str, name: &str, bytes: &[u8]) -> Page {
    uploads(
        organizer,
        &picture_form(organizer, slug, picture),
        &[(picture, name, bytes)],
    )
}

/// The values of an attribute on a page, in order.
fn values<'p>(page: &'p str, attribute: &str) -> Vec<&'p str> {
    let marker = format!(" {attribute}=\"");
    let rest = page.split(marker.as_str()).skip(1);
    rest.filter_map(|rest| rest.split('"').next()).collect()
}
