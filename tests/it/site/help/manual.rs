//! The handbook's files as its tests read them: tasks with the pages that they are about, the names in them, their
//! pictures; and the tournaments of those pages (`tests/cases/handbook`), which `tests/browser/kit/handbook.mjs` shows.

use std::fmt;

use chrono::{SecondsFormat, TimeDelta};
use podium::web::site::help::markdown::slug;
use podium_document::event::read;
use podium_ops::tournaments::archive::import;

use crate::harness::TestDb;

pub const FOLDER: &str = "docs/handbook";
const TOURNAMENTS: &str = "tests/cases/handbook";

/// The handbook.
pub struct Manual {
    /// Names of the files without their ending.
    pub files: Vec<String>,
    pub tasks: Vec<Task>,
    /// Every link, with the file that it is in.
    pub links: Vec<(String, String)>,
}

/// A task, or a question.
pub struct Task {
    pub part: String,
    pub title: String,
    text: String,
    /// What it is about: its picture shows the first.
    pub pages: Vec<Seen>,
    /// What is pressed (bold) and what is read (italic).
    pub names: Vec<Name>,
    /// What is typed.
    pub typed: Vec<String>,
    /// Lines for the command line.
    pub commands: Vec<String>,
    pub picture: Option<String>,
}

/// A page as somebody sees it: `<!-- judge at /t/round/desk/floor … -->`.
pub struct Seen {
    pub who: String,
    pub address: String,
}

#[derive(Debug)]
pub struct Name {
    pub text: String,
    pub is_pressed: bool,
}

impl Manual {
    pub fn read() -> Self {
        let mut manual = Self {
            files: Vec::new(),
            tasks: Vec::new(),
            links: Vec::new(),
        };
        for entry in std::fs::read_dir(FOLDER).expect("the handbook") {
            let path = entry.expect("an entry").path();
            if path.extension().is_none_or(|ending| ending != "md") {
                continue;
            }
            let file = path.file_stem().expect("a name").to_string_lossy().into_owned();
            let text = std::fs::read_to_string(&path).expect("a file of the handbook");
            let links = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
            let links = links.filter(|link| !link.starts_with("pictures/"));
            manual.links.extend(links.map(|link| (file.clone(), link.to_owned())));
            if file != "README" {
                let sections = text.split("\n## ").skip(1);
                manual.tasks.extend(sections.map(|section| Task::read(&file, section)));
            }
            manual.files.push(file);
        }
        manual
    }
}

impl Task {
    fn read(part: &str, section: &str) -> Self {
        let (title, body) = section.split_once('\n').expect("a heading and its text");
        let mut task = Self {
            part: part.to_owned(),
            title: title.to_owned(),
            text: String::new(),
            pages: Vec::new(),
            names: Vec::new(),
            typed: Vec::new(),
            commands: Vec::new(),
            picture: None,
        };
        let mut in_commands = false;
        for line in body.lines() {
            let line = line.trim();
            if line == "```" {
                in_commands = !in_commands;
            } else if in_commands {
                task.commands.push(line.to_owned());
            } else if let Some(seen) = line.strip_prefix("<!-- ").and_then(|rest| rest.strip_suffix(" -->")) {
                task.pages.push(Seen::read(seen));
            } else if let Some((_, picture)) = line.strip_prefix("![").and_then(|rest| rest.split_once("](")) {
                task.picture = Some(picture.trim_end_matches(')').to_owned());
            } else {
                task.text += line.strip_prefix("* ").unwrap_or(line);
                task.text.push(' ');
            }
        }
        task.typed = marked(&task.text, "`").map(str::to_owned).collect();
        let name = |is_pressed| {
            move |text: &str| Name {
                text: text.to_owned(),
                is_pressed,
            }
        };
        task.names = marked(&task.text, "**").map(name(true)).collect();
        let rest: Vec<&str> = task.text.split("**").step_by(2).collect();
        task.names.extend(marked(&rest.join(" "), "*").map(name(false)));
        task
    }

    pub fn slug(&self) -> String {
        slug(&self.title)
    }

    pub fn words(&self) -> usize {
        self.text.split_whitespace().count()
    }
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.md, {}", self.part, self.title)
    }
}

impl Seen {
    /// Reads "judge at /t/x/desk/floor", and leaves out what only a picture needs.
    fn read(text: &str) -> Self {
        let (who, rest) = text.split_once(" at ").expect("WHO at ADDRESS");
        Self {
            who: who.to_owned(),
            address: rest.split(' ').next().unwrap_or_default().to_owned(),
        }
    }
}

/// What stands between two marks.
fn marked<'t>(text: &'t str, mark: &'t str) -> impl Iterator<Item = &'t str> {
    text.split(mark).skip(1).step_by(2)
}

/// Stores the tournaments of the handbook's pages.
pub fn imported(db: &TestDb) {
    let mut count = 0;
    for entry in std::fs::read_dir(TOURNAMENTS).expect("the tournaments") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|ending| ending != "json") {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("a document");
        let document = read(at_this_moment(&text).as_bytes()).unwrap_or_else(|e| panic!("{}: {e:?}", path.display()));
        let stored = import(&db.db, &document, "the tests").ok();
        assert!(stored.is_some(), "{} is not imported", path.display());
        count += 1;
    }
    assert!(count > 0);
}

/// A document with its moments: `"@-20"` is twenty minutes ago.
fn at_this_moment(text: &str) -> String {
    let now = podium_base::clock::now().and_utc();
    let mut parts = text.split("\"@-");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (minutes, rest) = part.split_once('"').expect("a moment ends");
        let at = now - TimeDelta::minutes(minutes.parse().expect("minutes"));
        out += &format!("\"{}\"{rest}", at.to_rfc3339_opts(SecondsFormat::Secs, true));
    }
    out
}
