//! What somebody does at the service, as a line of text: `WHO VERB ADDRESS FIELDS HEADERS`, separated by tabs. In an
//! address `{id:2}` is the second id that was seen so far, `{link:1}` the secret link of player 1: they are others in
//! each run.

use std::sync::OnceLock;

use super::values::{number, odd};
use crate::access::routes::{Route, registered, sources_of_web};
use crate::harness::form::Form;
use podium_testing::choices::Choices;

/// Who does it.
pub const EVERYBODY: [&str; 9] = [
    "organizer",
    "administrator",
    "head_judge",
    "judge",
    "scorekeeper",
    "player-1",
    "player-2",
    "stranger",
    "anonymous",
];
/// Tournaments of the site: a running one, one that takes registrations, a document that was imported.
pub const SLUGS: [&str; 3] = ["harbour-city-commander-open", "autumn", "spring-open"];

/// How it is done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verb {
    /// A page is asked for.
    Get,
    /// Fields are sent to an address, whatever its page looks like.
    Post,
    /// A form of a page is sent, with changed fields: `#2` is the third one, `-2` is left out.
    Form(usize),
    /// Fields are sent with a file, which is the last of them.
    File,
    /// A program calls, by this method; the only field is its body.
    Call(String),
}

/// Something that somebody does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    pub who: String,
    pub verb: Verb,
    pub address: String,
    pub fields: Vec<(String, String)>,
    pub headers: Vec<(String, String)>,
}

impl Step {
    /// Reads a line; `None` if it is not a step.
    pub fn read(line: &str) -> Option<Self> {
        let mut parts = line.split('\t');
        let who = parts.next()?.to_owned();
        let verb = match parts.next()? {
            "get" => Verb::Get,
            "post" => Verb::Post,
            "file" => Verb::File,
            other => match other.strip_prefix("call ") {
                Some(method) => Verb::Call(method.to_owned()),
                None => Verb::Form(other.strip_prefix("form ")?.parse().ok()?),
            },
        };
        Some(Self {
            who,
            verb,
            address: parts.next()?.to_owned(),
            fields: serde_urlencoded::from_str(parts.next()?).ok()?,
            headers: serde_urlencoded::from_str(parts.next()?).ok()?,
        })
    }

    /// Writes it as a line.
    pub fn write(&self) -> String {
        let verb = match &self.verb {
            Verb::Get => "get".to_owned(),
            Verb::Post => "post".to_owned(),
            Verb::File => "file".to_owned(),
            Verb::Form(number) => format!("form {number}"),
            Verb::Call(method) => format!("call {method}"),
        };
        let pairs = |pairs: &[(String, String)]| serde_urlencoded::to_string(pairs).expect("pairs of texts");
        let (fields, headers) = (pairs(&self.fields), pairs(&self.headers));
        let (who, address) = (&self.who, self.address.replace(['\t', '\n', '\r'], ""));
        format!("{who}\t{verb}\t{address}\t{fields}\t{headers}")
    }

    /// Makes a step of any kind; most are forms as their page has them, with few changes.
    pub fn any(choices: &mut Choices<'_>) -> Self {
        let verb = match choices.below(8) {
            0..4 => Verb::Form(choices.below(12)),
            4 | 5 => Verb::Post,
            6 => Verb::File,
            _ => Verb::Get,
        };
        let route = route(choices, &verb);
        let mut step = Self {
            who: who(choices, &route.pattern),
            address: address(choices, &route.pattern),
            fields: fields(choices, &verb),
            verb,
            headers: Vec::new(),
        };
        if step.verb == Verb::Get && choices.below(2) == 0 {
            step.address += &query(choices);
        }
        if choices.below(12) == 0 {
            step.headers = headers(choices);
        }
        step
    }

    /// Asks for a page with an odd query.
    pub fn asking(choices: &mut Choices<'_>) -> Self {
        let route = route(choices, &Verb::Get);
        Self {
            who: who(choices, &route.pattern),
            verb: Verb::Get,
            address: address(choices, &route.pattern) + &query(choices),
            fields: Vec::new(),
            headers: Vec::new(),
        }
    }

    /// A page or a form with headers as no browser sends them.
    pub fn with_headers(choices: &mut Choices<'_>) -> Self {
        let verb = [Verb::Get, Verb::Form(0), Verb::Post][choices.below(3)].clone();
        let route = route(choices, &verb);
        Self {
            who: who(choices, &route.pattern),
            verb,
            address: address(choices, &route.pattern),
            fields: Vec::new(),
            headers: headers(choices),
        }
    }
}

/// Who does it: mostly somebody who may.
fn who(choices: &mut Choices<'_>, pattern: &str) -> String {
    let who = match choices.below(8) {
        0 => EVERYBODY[choices.below(EVERYBODY.len())],
        1 => "head_judge",
        _ if pattern.contains("/me") => ["player-1", "player-2"][choices.below(2)],
        _ if pattern.starts_with("/account") => "administrator",
        _ => "organizer",
    };
    who.to_owned()
}

fn route(choices: &mut Choices<'_>, verb: &Verb) -> &'static Route {
    static ROUTES: OnceLock<[Vec<Route>; 3]> = OnceLock::new();
    let [pages, forms, reads] = ROUTES.get_or_init(|| {
        let all = registered();
        let of = |keeps: &dyn Fn(&Route) -> bool| all.iter().filter(|route| keeps(route)).cloned().collect();
        let has_form = |route: &Route| {
            let path = &route.pattern;
            (path.contains("/desk") || path.contains("/me") || !path.starts_with("/t/"))
                && ![".csv", ".json", ".svg", "live", "references"]
                    .iter()
                    .any(|part| path.contains(part))
        };
        [
            of(&|route| route.method == "GET" && has_form(route)),
            of(&|route| route.method == "POST"),
            of(&|route| route.method == "GET"),
        ]
    });
    let list = match verb {
        Verb::Form(_) => pages,
        Verb::Get => reads,
        Verb::Post | Verb::File | Verb::Call(_) => forms,
    };
    &list[(choices.below(256) << 8 | choices.below(256)) % list.len()]
}

/// An address of a route, now and then with something odd in one of its parts.
pub fn address(choices: &mut Choices<'_>, pattern: &str) -> String {
    let mut address = String::new();
    let mut rest = pattern;
    while let Some((before, after)) = rest.split_once('{') {
        let (name, after) = after.split_once('}').expect("a placeholder ends");
        address.push_str(before);
        address.push_str(&match (choices.below(16), name) {
            (0, _) => escaped(&odd(choices)),
            (1, _) => odd(choices).replace([' ', '\t', '\n', '\r'], ""),
            (2, "slug") => SLUGS[choices.below(3)].to_owned(),
            (_, "slug") => SLUGS[0].to_owned(),
            (_, "id" | "account") => format!("{{id:{}}}", choices.below(12)),
            (_, "token") => format!("{{link:{}}}", 1 + choices.below(3)),
            (_, "step") => {
                ["publish", "start", "finish", "pause", "resume", "undo", "discard"][choices.below(7)].to_owned()
            }
            (_, "round") => (1 + choices.below(4)).to_string(),
            _ => (1 + choices.below(12)).to_string(),
        });
        rest = after;
    }
    address + rest
}

fn escaped(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02x}")).collect()
}

/// A query with odd parts.
pub fn query(choices: &mut Choices<'_>) -> String {
    let pairs: Vec<String> = (0..1 + choices.below(3))
        .map(|_| match choices.below(12) {
            0 => odd(choices).replace([' ', '\t', '\n', '\r', '#'], ""),
            1 => format!("{}=%ff%", name(choices)),
            _ => format!("{}={}", name(choices), escaped(&value(choices))),
        })
        .collect();
    format!("?{}", pairs.join("&"))
}

fn fields(choices: &mut Choices<'_>, verb: &Verb) -> Vec<(String, String)> {
    match verb {
        Verb::Get | Verb::Call(_) => Vec::new(),
        // as the page has them, more often than not
        Verb::Form(_) => (0..choices.below(6).saturating_sub(3))
            .map(|_| {
                let name = match choices.below(8) {
                    0 => format!("-{}", choices.below(20)),
                    1 => name(choices),
                    _ => format!("#{}", choices.below(20)),
                };
                (name, value(choices))
            })
            .collect(),
        Verb::Post | Verb::File => {
            let mut fields: Vec<(String, String)> =
                (0..choices.below(8)).map(|_| (name(choices), value(choices))).collect();
            if *verb == Verb::File {
                fields.push(("file".to_owned(), odd(choices)));
            }
            fields
        }
    }
}

fn value(choices: &mut Choices<'_>) -> String {
    match choices.below(8) {
        // what some form would take
        0 | 1 => words()[(choices.below(256) << 8 | choices.below(256)) % words().len()].clone(),
        2 => number(choices),
        3 => format!("{{id:{}}}", choices.below(12)),
        _ => odd(choices),
    }
}

/// The name of a field or of a part of a query.
fn name(choices: &mut Choices<'_>) -> String {
    static NAMES: OnceLock<Vec<String>> = OnceLock::new();
    let names = NAMES.get_or_init(|| {
        const TAKEN_BY: [&str; 8] = [
            ".text(\"",
            ".raw(\"",
            ".number(\"",
            ".ticked(\"",
            ".all(\"",
            ".field(\"",
            ".file(\"",
            "name=\"",
        ];
        let mut names: Vec<String> = [
            "q", "part", "player", "next", "seat", "table", "round", "after", "by", "print", "t",
        ]
        .map(str::to_owned)
        .to_vec();
        names.extend(TAKEN_BY.iter().flat_map(|before| between(before)));
        names.sort();
        names.dedup();
        names
    });
    names[(choices.below(256) << 8 | choices.below(256)) % names.len()].clone()
}

/// Short words in the pages' sources: among them all that a choice may be, and what is typed to confirm.
fn words() -> &'static [String] {
    static WORDS: OnceLock<Vec<String>> = OnceLock::new();
    WORDS.get_or_init(|| {
        let mut words = between("\"");
        words.sort();
        words.dedup();
        words
    })
}

/// The words after some text in the sources of the pages, up to the next quote.
fn between(before: &str) -> Vec<String> {
    let is_word = |text: &str| {
        !text.is_empty()
            && text.len() <= 24
            && text
                .bytes()
                .all(|b| b.is_ascii_alphanumeric() || b == b'_' || b == b'-')
    };
    let sources = sources_of_web();
    let parts = sources.iter().flat_map(|text| text.split(before).skip(1));
    parts
        .filter_map(|part| part.split('"').next())
        .filter(|word| is_word(word))
        .map(str::to_owned)
        .collect()
}

fn headers(choices: &mut Choices<'_>) -> Vec<(String, String)> {
    const NAMES: [&str; 18] = [
        "host",
        "origin",
        "sec-fetch-site",
        "cookie",
        "content-type",
        "if-none-match",
        "accept-encoding",
        "x-forwarded-for",
        "forwarded",
        "range",
        "last-event-id",
        "referer",
        "accept-language",
        "if-modified-since",
        "expect",
        "x-http-method-override",
        "content-length",
        "transfer-encoding",
    ];
    const VALUES: [&str; 20] = [
        "127.0.0.1:8080",
        "localhost:8080",
        "[::1]:8080",
        "evil.example",
        "http://evil.example",
        "null",
        "cross-site",
        "same-site",
        "same-origin",
        "application/json",
        "multipart/form-data",
        "multipart/form-data; boundary=",
        "application/x-www-form-urlencoded; charset=utf-16",
        "*",
        "W/\"x\", \"",
        "br;q=0, gzip;q=1.001, *;q=x",
        "bytes=0-18446744073709551616",
        "1.2.3.4, ::1, unknown, for=\"[::1",
        "podium_session=; podium_visit=\"; podium_player_autumn=a.b; podium_notice=%ff%; =; ;",
        "podium_player_harbour-city-commander-open={link:2}; podium_notice=hello+%3Cpodium-fuzz; podium_browser=..",
    ];
    (0..1 + choices.below(3))
        .map(|_| {
            let name = NAMES[choices.below(NAMES.len())].to_owned();
            let value = match choices.below(3) {
                0 => odd(choices),
                _ => VALUES[choices.below(VALUES.len())].to_owned(),
            };
            (name, value)
        })
        .collect()
}

/// A page's form with changed fields.
pub fn changed(form: &Form, changes: Vec<(String, String)>) -> Vec<(String, String)> {
    let mut fields = form.fields.clone();
    for (name, value) in changes {
        let place = |name: &str| {
            name.parse::<usize>()
                .ok()
                .filter(|_| !fields.is_empty())
                .map(|at| at % fields.len())
        };
        if let Some(at) = name.strip_prefix('#').and_then(place) {
            fields[at].1 = value;
        } else if let Some(at) = name.strip_prefix('-').and_then(place) {
            fields.remove(at);
        } else if let Some((_, old)) = fields.iter_mut().find(|(known, _)| *known == name) {
            *old = value;
        } else {
            fields.push((name, value));
        }
    }
    fields
}

#[test]
fn a_step_is_read_as_it_is_written() {
    for seed in 0..200_u8 {
        let bytes: Vec<u8> = (0..80_u8).map(|at| at.wrapping_mul(seed).wrapping_add(seed)).collect();
        let step = Step::any(&mut Choices(bytes.iter()));
        let again = Step::read(&step.write()).expect("a step");
        assert_eq!(again.write(), step.write());
    }
}
