//! The organizer's look: a colour that can be read, on all pages for everybody; kept with presets, copies and documents.

use podium_ops::tournaments::archive::{Audience, export};
use podium_store::tournaments::pictures;
use podium_store::{DbError, PageText, PictureKind, Role};

use super::{png, send_picture, stored, write};
use crate::access::routes::registered;
use crate::harness::http::{Service, Visitor};
use crate::harness::raw::Raw;
use crate::harness::{TestDb, both_databases};
use crate::public::Play;

/// A tournament of the organizer with a colour, a logo and texts.
fn with_look(db: &TestDb, service: &Service<'_>) -> (String, Visitor) {
    let organizer = service.organizer();
    let made = organizer.send(
        &organizer
            .see("/tournaments/new")
            .form("/tournaments/new")
            .set("name", "League night"),
    );
    assert_eq!(made.status, 303, "{}", made.text());
    let slug = "league-night".to_owned();
    write(db, &slug, "Every Friday.", &[(PageText::Entry, "5 €")], "#8b1f5f");
    let sent = send_picture(&organizer, &slug, "logo", "logo.png", &png(300, 100));
    assert_eq!(sent.status, 303, "{}", sent.text());
    (slug, organizer)
}

fn logo(db: &TestDb, slug: &str) -> Option<String> {
    let id = db.load(slug).tournament.id;
    let read: Result<_, DbError> = db.db.read(|conn| pictures::of_kind(conn, &id, PictureKind::Logo));
    read.expect("pictures are read").map(|logo| logo.hash)
}

both_databases! {
    fn a_colour_is_on_every_page_for_everybody(db) {
        let play = Play::new(db);
        write(db, &play.slug, "", &[], "#8B1F5F");
        play.round();
        let service = Service::start(db);
        let anybody = service.anonymous();
        let player = service.in_database_player(&play.slug, 1);
        let look = "<link rel=\"stylesheet\" href=\"/look/8b1f5f.css\">";
        let mut looked = 0;
        for route in registered() {
            let page = route.pattern.strip_prefix("/t/{slug}").unwrap_or("/desk");
            let page = ["{round}", "{player}", "{number}", "{table}"].iter().fold(page.to_owned(), |page, part| page.replace(part, "1"));
            // the staff's pages, streams, and what has its own name
            if route.method != "GET" || page.starts_with("/desk") || page.ends_with("/live") || page.contains('{') {
                continue;
            }
            let reader = if page.starts_with("/me") { &player } else { &anybody };
            let seen = reader.get(&play.at(&page));
            let is_page = seen.status == 200 && seen.header("content-type").starts_with("text/html");
            if is_page {
                assert_eq!(seen.body.matches(look).count(), 1, "{page}: {}", seen.body);
                looked += 1;
            }
        }
        assert!(looked > 20, "only {looked} pages");
        // the staff's pages look as they always do
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        assert!(!organizer.see(&play.at("/desk")).body.contains("/look/"));
        let sheet = anybody.see("/look/8b1f5f.css");
        assert_eq!(sheet.header("content-type"), "text/css; charset=utf-8");
        assert_eq!(sheet.header("cache-control"), "public, max-age=31536000, immutable");
        assert!(sheet.body.contains("--accent:#8b1f5f;") && sheet.body.contains("prefers-color-scheme:dark"));
        for wrong in ["/look/ffff00.css", "/look/8B1F5F.css", "/look/8b1f5f", "/look/x.css", "/look/8b1f5f.css.css"] {
            assert_eq!(anybody.get(wrong).status, 404, "{wrong}");
        }
        // without a colour there is no second sheet
        write(db, &play.slug, "", &[], "");
        assert!(!anybody.see(&play.at("/standings")).body.contains("/look/"));
    }

    fn a_preset_keeps_colour_and_logo(db) {
        let service = Service::start(db);
        let (slug, organizer) = with_look(db, &service);
        let settings = format!("/t/{slug}/desk/settings");
        let kept = organizer.send(&organizer.see(&settings).form("/desk/settings/preset").set("preset", "Our look"));
        assert_eq!(kept.status, 303, "{}", kept.text());
        // it stays as it was kept
        write(db, &slug, "", &[], "#1f5f8b");
        let new = organizer.see("/tournaments/new").body;
        let link = new.split("Our look</a>").next().and_then(|before| before.rsplit("href=\"").next());
        let link = link.and_then(|rest| rest.split('"').next()).expect("a link").to_owned();
        let made = organizer.send(&organizer.see(&link).form("/tournaments/new").set("name", "Next night"));
        assert_eq!(made.status, 303, "{}", made.text());
        let next = stored(db, "next-night");
        assert_eq!((next.accent.as_deref(), &next.texts[..]), (Some("#8b1f5f"), &[][..]));
        assert_eq!(logo(db, "next-night"), logo(db, &slug));
        assert!(logo(db, "next-night").is_some());
        // a preset of the same name replaces it, and one that is removed takes its look along
        let again = organizer.send(&organizer.see(&settings).form("/desk/settings/preset").set("preset", "Our look"));
        assert_eq!(again.status, 303, "{}", again.text());
        let looks = || Raw::connect(&db.address).rows().get("preset_looks").map_or(0, Vec::len);
        assert_eq!(looks(), 1);
        let list = organizer.see("/tournaments").form("/tournaments/presets/remove");
        assert_eq!(organizer.send(&list).status, 303);
        assert_eq!(looks(), 0);
    }

    fn a_copy_takes_the_page_along_or_leaves_it(db) {
        let service = Service::start(db);
        let (slug, organizer) = with_look(db, &service);
        let copy = format!("/t/{slug}/desk/copy");
        let form = organizer.see(&copy).form("/desk/copy");
        assert_eq!(form.value("page"), "on");
        assert_eq!(organizer.send(&form.clone().set("name", "With")).status, 303);
        let with = stored(db, "with");
        assert_eq!((with.accent.as_deref(), with.text(PageText::Entry)), (Some("#8b1f5f"), "5 €"));
        assert_eq!(db.load("with").tournament.description, "Every Friday.");
        assert_eq!(logo(db, "with"), logo(db, &slug));
        let mut form = organizer.see(&copy).form("/desk/copy").set("name", "Without");
        form.fields.retain(|(name, _)| name != "page");
        assert_eq!(organizer.send(&form).status, 303);
        assert_eq!(stored(db, "without").accent, None);
        assert_eq!(db.load("without").tournament.description, "");
        assert_eq!(logo(db, "without"), None);
    }

    fn a_document_has_texts_and_colour_and_no_pictures(db) {
        let service = Service::start(db);
        let (slug, organizer) = with_look(db, &service);
        let text = db.db.read(|conn| export(conn, &slug, Audience::Organizer)).expect("exported");
        let page_of = |text: &str| {
            let rest = text.split_once("\"page\": {").map_or("", |(_, rest)| rest);
            rest.split_once('}').map_or("", |(page, _)| page).to_owned()
        };
        let page = page_of(&text);
        assert!(page.contains("\"accent\": \"#8b1f5f\"") && page.contains("5 €") && !page.contains("logo"), "{text}");
        let kind = ("content-type", "multipart/form-data; boundary=b");
        let page = organizer.see("/tournaments/from-file");
        let csrf = page.form("/tournaments/from-file").value("csrf").to_owned();
        let body = format!(
            "--b\r\ncontent-disposition: form-data; name=\"csrf\"\r\n\r\n{csrf}\r\n--b\r\n\
             content-disposition: form-data; name=\"file\"; filename=\"event.json\"\r\n\r\n{}\r\n--b--\r\n",
            text.replace("league-night", "league-night-again")
        );
        let preview = organizer.request("POST", "/tournaments/from-file", &[kind], Some(body.as_bytes()));
        assert_eq!(preview.status, 200, "{}", preview.text());
        assert_eq!(organizer.send(&preview.form("/tournaments/from-file/create")).status, 303);
        let again = stored(db, "league-night-again");
        assert_eq!((again.accent.as_deref(), again.text(PageText::Entry)), (Some("#8b1f5f"), "5 €"));
        let second = db.db.read(|conn| export(conn, "league-night-again", Audience::Organizer)).expect("exported");
        assert_eq!(page_of(&second), page_of(&text));
    }
}
