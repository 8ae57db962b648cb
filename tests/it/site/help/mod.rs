//! The handbook under `/help`: it names only what is there, is found, and fits the pages of the staff.

mod community;
mod manual;
mod named;

use std::path::Path;

use podium::web::frame::look::help_tasks;
use say::catalogue::LANGUAGES;

use crate::access::routes::registered;
use crate::harness::both_databases;
use crate::harness::http::Service;
use manual::{FOLDER, Manual, imported};

/// The English pictures are a small part of the program.
const MOST_BYTES: usize = 1_000_000;
/// So are those of all other languages together.
const MOST_TRANSLATED_BYTES: usize = 2_200_000;
/// A task is short: the words of its text.
const MOST_WORDS: usize = 150;

#[test]
fn a_task_is_short_and_has_its_picture() {
    let manual = Manual::read();
    assert!(manual.tasks.len() > 60, "{} tasks", manual.tasks.len());
    for task in &manual.tasks {
        assert!(task.words() <= MOST_WORDS, "{task}: {} words", task.words());
        match task.part.as_str() {
            // without a page nothing would hold a name against it
            "questions" => assert!(task.picture.is_none() && task.names.is_empty(), "{task}"),
            _ => assert!(
                task.picture.is_some() || !task.commands.is_empty(),
                "{task}: neither picture nor command"
            ),
        }
        assert_eq!(
            task.picture.is_some(),
            !task.pages.is_empty(),
            "{task}: what shows its picture?"
        );
    }
}

#[test]
fn links_and_pictures_lead_somewhere() {
    let manual = Manual::read();
    for (file, link) in &manual.links {
        let (to, anchor) = link.split_once('#').unwrap_or((link, ""));
        let part = match to {
            "" => file.as_str(),
            to => to.trim_end_matches(".md"),
        };
        let is_there = match (to.ends_with(".md") || to.is_empty(), anchor) {
            (false, _) => to.starts_with('/'),
            (true, "") => manual.files.iter().any(|name| name == part),
            (true, anchor) => manual
                .tasks
                .iter()
                .any(|task| task.part == part && task.slug() == anchor),
        };
        assert!(is_there, "{file}.md leads to {link}");
    }
    let mut named: Vec<&str> = manual.tasks.iter().filter_map(|task| task.picture.as_deref()).collect();
    named.sort_unstable();
    let (stored, bytes) = pictures(FOLDER);
    assert_eq!(named, stored, "`node tests/browser/kit/handbook.mjs` makes them");
    assert!(bytes <= MOST_BYTES, "{bytes} bytes of pictures");
}

#[test]
fn each_language_has_its_own_pictures_and_no_others() {
    let mut all = 0;
    for tag in LANGUAGES {
        let folder = format!("{FOLDER}/{tag}");
        if tag == "en" || !Path::new(&folder).exists() {
            continue;
        }
        let mut named = Vec::new();
        for entry in std::fs::read_dir(&folder).expect("the chapters") {
            let path = entry.expect("an entry").path();
            if path.extension().is_some_and(|ending| ending == "md") {
                let text = std::fs::read_to_string(&path).expect("a chapter");
                let shown = text
                    .lines()
                    .filter_map(|line| line.strip_prefix("![")?.split_once("]("));
                named.extend(shown.map(|(_, picture)| picture.trim_end_matches(')').to_owned()));
            }
        }
        named.sort_unstable();
        let (stored, bytes) = pictures(&folder);
        assert!(!stored.is_empty(), "{tag}: no pictures");
        assert_eq!(named, stored, "`node tests/browser/kit/handbook.mjs {tag}` makes them");
        all += bytes;
    }
    assert!(all > 0 && all <= MOST_TRANSLATED_BYTES, "{all} bytes of pictures");
}

/// Returns the pictures beside the chapters in a folder, in the order of their names, and the bytes of all.
fn pictures(folder: &str) -> (Vec<String>, usize) {
    let (mut stored, mut bytes) = (Vec::new(), 0);
    for entry in std::fs::read_dir(format!("{folder}/pictures")).expect("the pictures") {
        let entry = entry.expect("an entry");
        let webp = std::fs::read(entry.path()).expect("a picture");
        let name = entry.file_name().to_string_lossy().into_owned();
        assert_eq!(&webp[12..16], b"VP8L", "{name} is no WebP without loss");
        // 14 bits for the width, less one
        let width = (u16::from_le_bytes([webp[21], webp[22]]) & 0x3fff) + 1;
        assert!([390, 1280].contains(&width), "{name} is {width} px wide");
        bytes += webp.len();
        stored.push(format!("pictures/{name}"));
    }
    stored.sort_unstable();
    (stored, bytes)
}

#[test]
fn every_page_of_the_desk_has_its_task() {
    let fallback = help_tasks::address("/t/x/desk");
    for route in registered().iter().filter(|route| route.method == "GET") {
        let path = route.pattern.replace("{slug}", "x");
        let is_page = ![".json", ".csv", ".svg", "/live"].iter().any(|end| path.ends_with(end));
        if path.starts_with("/t/x/desk/") && is_page {
            assert_ne!(
                help_tasks::address(&path),
                fallback,
                "{path}: see src/web/frame/look/help_tasks.rs"
            );
        }
    }
}

both_databases! {
    fn a_question_mark_leads_to_the_task_of_its_page(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Spring Open", 8);
        let administrator = service.administrator();
        for page in ["/desk", "/desk/results", "/desk/settings", "/desk/floor?show=time", "/desk/rulings/new"] {
            let path = format!("/t/{slug}{page}");
            let task = help_tasks::address(&path);
            let body = administrator.see(&path).body;
            assert_eq!(body.matches(&format!(r#"<a class="help-door" href="{task}""#)).count(), 1, "{path}: {task}");
            let (part, anchor) = task.split_once('#').expect("a task");
            assert!(service.anonymous().see(part).body.contains(&format!(r#"id="{anchor}""#)), "{task}");
        }
        let account = administrator.see("/accounts").body;
        assert_eq!(account.matches(r#"class="help-door""#).count(), 1);
        // visitors find the handbook at the bottom
        let public = service.anonymous().see(&format!("/t/{slug}/standings")).body;
        assert!(!public.contains("help-door") && public.contains(r#"<a href="/help">Handbook</a>"#));
    }

    fn the_handbook_is_read_searched_and_kept(db) {
        let service = Service::start(db);
        let reader = service.anonymous();
        let front = reader.see("/help");
        assert!(front.text().contains("The night before") && front.text().contains("After the final"));
        let known = front.header("etag").to_owned();
        let again = reader.request("GET", "/help", &[("if-none-match", &known)], None);
        assert_eq!(again.status, 304);

        let found = reader.see("/help?q=Wi-Fi+GONE");
        assert!(found.body.contains(r#"<a href="/help/judge#the-wi-fi-is-gone">"#), "{}", found.text());
        assert!(found.body.contains("<mark>"));
        let nothing = reader.see("/help?q=%3Cxyzzy");
        assert!(nothing.text().contains("Nothing found") && !nothing.body.contains("<xyzzy"), "{}", nothing.text());
        assert!(reader.see("/help?q=+%20").text().contains("In the order of an event"), "blanks are no search");

        let part = reader.see("/help/scorekeeper");
        assert_eq!(reader.get("/help/nobody").status, 404);
        let picture = part.body.split("<img").nth(1).and_then(|tag| tag.split(r#"src=""#).nth(1)).expect("a picture");
        let picture = reader.get(picture.split('"').next().expect("its address"));
        assert_eq!((picture.status, picture.header("content-type")), (200, "image/webp"));
        assert!(picture.header("cache-control").contains("immutable"));
        assert_eq!(reader.get("/help/pictures/none.webp").status, 404);
        for tag in part.body.split("<img").skip(1) {
            let tag = tag.split('>').next().unwrap_or_default();
            assert!(tag.contains(r#"alt=""#) && !tag.contains(r#"width="0""#), "{tag}");
        }
    }

    fn what_the_handbook_names_is_there(db) {
        imported(db);
        let service = Service::start(db);
        community::make(&service);
        named::check(&service);
    }
}
