//! The answers in the documentation of the API (`docs/examples`) are those that the service gives for a stored tournament.

use podium_document::event::read;
use podium_ops::tournaments::archive::import;
use podium_store::SiteRole;
use podium_store::site::access_tokens::Scope;

use crate::harness::both_databases;
use crate::harness::http::Service;
use crate::harness::program::Program;

/// The tournament that they are about.
const TOURNAMENT: &str = "tests/cases/api-examples.json";
/// Each file with what its call reads.
const EXAMPLES: [(&str, &str); 3] = [
    ("tournament.json", "/tournaments/spring-open"),
    ("round.json", "/tournaments/spring-open/rounds/1"),
    ("standings.json", "/tournaments/spring-open/standings"),
];
/// Width of a line in them.
const WIDTH: usize = 90;

/// The members or items of a value's text.
fn parts(text: &str) -> Vec<&str> {
    let inner = &text[1..text.len() - 1];
    let (mut parts, mut start, mut depth, mut in_text, mut escaped) = (Vec::new(), 0, 0, false, false);
    for (at, letter) in inner.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => in_text = !in_text,
            _ if in_text => {}
            '{' | '[' => depth += 1,
            '}' | ']' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&inner[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.extend((start < inner.len()).then(|| &inner[start..]));
    parts
}

/// A value's text as a page shows it, in the order in which it is sent: on one line where it fits, else a part on each.
fn laid_out(text: &str, indent: usize, before: usize) -> String {
    let (open, close) = match text.as_bytes()[0] {
        b'{' => ("{", "}"),
        b'[' => ("[", "]"),
        _ => return text.to_owned(),
    };
    let split = |part: &str| match (open, part.split_once("\":")) {
        ("{", Some((name, value))) => (format!("{name}\": "), value.to_owned()),
        _ => (String::new(), part.to_owned()),
    };
    let parts: Vec<(String, String)> = parts(text).into_iter().map(split).collect();
    let joined = |between: &str, inside: usize| {
        let lines = parts.iter().map(|(name, value)| {
            let value = laid_out(value, inside, name.len() + 1);
            format!("{}{name}{value}", " ".repeat(if between == ", " { 0 } else { inside }))
        });
        lines.collect::<Vec<String>>().join(between)
    };
    let flat = format!("{open}{}{close}", joined(", ", 0));
    if indent + before + flat.len() <= WIDTH && !flat.contains('\n') {
        return flat;
    }
    format!("{open}\n{}\n{}{close}", joined(",\n", indent + 2), " ".repeat(indent))
}

both_databases! {
    fn answers_in_the_documentation_are_those_of_the_service(db) {
        let text = std::fs::read_to_string(TOURNAMENT).expect("the tournament");
        let document = read(text.as_bytes()).unwrap_or_else(|e| panic!("{TOURNAMENT}: {e:?}"));
        assert!(import(&db.db, &document, "the tests").is_ok(), "{TOURNAMENT} is not imported");
        let service = Service::start(db);
        // as its staff reads it, for whom there is more
        db.in_database_session("root", SiteRole::Administrator);
        let program = Program::new(&service.base, Some(db.in_database_token("root", &[Scope::Read], None)));
        let page = service.anonymous().see("/api/docs").text();
        for (file, call) in EXAMPLES {
            let path = format!("docs/examples/{file}");
            let read = program.get(call);
            assert_eq!(read.status, 200, "{read:?}");
            let answer = laid_out(&read.page.body, 0, 0) + "\n";
            if std::env::var_os("PODIUM_WRITE_EXAMPLES").is_some() {
                std::fs::write(&path, &answer).expect("the example is written");
            }
            let example = std::fs::read_to_string(&path).unwrap_or_default();
            assert!(
                example == answer,
                "{path} is not what GET {call} answers. Write it with\nPODIUM_WRITE_EXAMPLES=1 cargo test --test it api::examples\n{answer}"
            );
            for line in example.lines() {
                assert!(page.contains(line.trim()), "{path} is not in the documentation: {line}");
            }
        }
    }
}
