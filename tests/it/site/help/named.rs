//! What the handbook names, held against the pages that it is about: a button, a field, a heading or a word that is gone
//! fails here, with the task that names it.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use podium_store::{Role, SiteRole};

use super::manual::{Manual, Seen, Task};
use crate::harness::form::{attribute, split_tag, text_of};
use crate::harness::http::{Service, Visitor};

/// Elements whose text can be a name.
const NAMING: &[&str] = &[
    "a", "b", "button", "caption", "dt", "h1", "h2", "h3", "kbd", "label", "legend", "option", "span", "summary", "th",
];

/// Asserts that every task names only what its pages and the command line have.
pub fn check(service: &Service<'_>) {
    let manual = Manual::read();
    let documents = ["README.md", "docs/deployment.md"].map(|path| std::fs::read_to_string(path).expect(path));
    let mut readers = Readers::new(service);
    let mut problems = Vec::new();
    let mut names = 0;
    for task in &manual.tasks {
        let pages: Vec<String> = task.pages.iter().map(|seen| readers.see(task, seen)).collect();
        let texts: BTreeSet<String> = pages.iter().flat_map(|page| texts(page)).collect();
        for name in &task.names {
            names += 1;
            let wanted = plain(&name.text);
            if !texts.iter().any(|text| is_named(text, &wanted, name.is_pressed)) {
                problems.push(format!("{task}: {:?} is not on {}", name.text, addresses(task)));
            }
        }
        for typed in &task.typed {
            let is_there = match typed.as_str() {
                flag if flag.starts_with("--") => help(&["serve"]).contains(flag),
                address if address.starts_with("http://") => true,
                file if file.contains('.') => documents.iter().any(|text| text.contains(file)),
                word => pages.iter().any(|page| text_of(page).contains(word)),
            };
            if !is_there {
                problems.push(format!("{task}: `{typed}` is not on {}", addresses(task)));
            }
        }
        for command in &task.commands {
            let mut words = command.split(' ');
            assert_eq!(words.next(), Some("podium"), "{task}: {command}");
            let is_word = |word: &&str| word.chars().all(|c| c.is_ascii_lowercase());
            let said = help(&words.clone().take_while(is_word).collect::<Vec<_>>());
            for flag in words.filter(|word| word.starts_with("--")) {
                assert!(said.contains(flag), "{task}: {command}");
            }
        }
    }
    assert!(names > 150, "only {names} names were read");
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

fn addresses(task: &Task) -> String {
    let all: Vec<&str> = task.pages.iter().map(|seen| seen.address.as_str()).collect();
    all.join(", ")
}

/// What the command line says of a command.
fn help(command: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_podium"))
        .args(command)
        .arg("--help")
        .output()
        .expect("the program starts");
    assert!(output.status.success(), "podium {}: no such command", command.join(" "));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Everybody who reads pages, once each.
struct Readers<'s, 'd> {
    service: &'s Service<'d>,
    known: BTreeMap<(String, String), Visitor>,
}

impl<'s, 'd> Readers<'s, 'd> {
    fn new(service: &'s Service<'d>) -> Self {
        Self {
            service,
            known: BTreeMap::new(),
        }
    }

    fn see(&mut self, task: &Task, seen: &Seen) -> String {
        let service = self.service;
        let slug = |room: &str| seen.address.strip_prefix(room).and_then(|rest| rest.split('/').next());
        let (tournament, community) = (slug("/t/"), slug("/c/"));
        let slug = tournament.or(community).unwrap_or_default();
        let staff = |role| match community {
            Some(community) => staff_of_community(service, community, role),
            None => service.in_database_staff(slug, role),
        };
        let reader = self
            .known
            .entry((slug.to_owned(), seen.who.clone()))
            .or_insert_with(|| match seen.who.as_str() {
                "anybody" => service.anonymous(),
                "administrator" => service.administrator(),
                "organizer" => staff(Role::Organizer),
                "head judge" => staff(Role::HeadJudge),
                "judge" => staff(Role::Judge),
                "scorekeeper" => staff(Role::Scorekeeper),
                numbered => {
                    let (kind, number) = numbered.split_once(' ').unwrap_or_default();
                    let number = number
                        .parse::<i64>()
                        .unwrap_or_else(|_| panic!("{task}: who is {numbered}?"));
                    match kind {
                        "player" => service.in_database_player(slug, number),
                        "person" => service.in_database_person(slug, number),
                        _ => panic!("{task}: who is {numbered}?"),
                    }
                }
            });
        let page = reader.get(&seen.address);
        assert_eq!(
            page.status,
            200,
            "{task}: {} for {}: {}",
            seen.address,
            seen.who,
            page.text()
        );
        page.body
    }
}

/// Somebody with a role in one community and none on the site; their name is the role's word.
fn staff_of_community(service: &Service<'_>, slug: &str, role: Role) -> Visitor {
    let visitor = service.in_database_account(role.as_str(), SiteRole::Staff);
    let community = service.db.community_of(slug);
    service.db.in_database_community_staff(&community, role.as_str(), role);
    visitor
}

/// The texts of a page's elements that can be names, and of what a field says in it.
fn texts(page: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = page;
    while let Some((_, after)) = rest.split_once('<') {
        let Some((tag, after)) = split_tag(after) else { break };
        rest = after;
        let name = tag.split_whitespace().next().unwrap_or_default();
        if NAMING.contains(&name) {
            let end = format!("</{name}>");
            found.push(plain(&text_of(after.split(&end).next().unwrap_or_default())));
        }
        // few tags have one, and to read all attributes of every tag takes long
        let said = ["aria-label", "placeholder"]
            .iter()
            .filter(|name| tag.contains(**name))
            .filter_map(|name| attribute(tag, name));
        found.extend(said.map(|text| plain(&text)));
    }
    found
}

/// White space folded, and numbers as one sign: the handbook's are an example's.
fn plain(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c.is_ascii_digit() {
            true if out.ends_with('#') => {}
            true => out.push('#'),
            false => out.push(c),
        }
    }
    out.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a text is a name. What is pressed begins so: what follows says it for who does not see where it is. What is read
/// may be words of it.
fn is_named(text: &str, wanted: &str, is_pressed: bool) -> bool {
    match is_pressed {
        true => {
            text == wanted
                || text
                    .strip_prefix(wanted)
                    .is_some_and(|rest| rest.starts_with([' ', ':', ',']))
        }
        false => text.contains(wanted) && format!(" {text} ").contains(&format!(" {wanted} ")),
    }
}
