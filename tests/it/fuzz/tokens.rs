//! What proves who somebody is: form tokens, marks of browsers, players' links. Nothing but what the program made is
//! taken, and nothing of one kind or person for another's.

use podium_ops::people::players::{id_in_link, link_opens, link_token};
use podium_store::tournaments::players::PlayerRow;

use super::Target;
use super::values::{any_text, spoil};
use crate::harness::TestDb;
use podium_testing::choices::Choices;

/// What an input begins with to stand for something that the keys made.
const MADE: [&str; 6] = ["form", "browser", "link", "other link", "old link", "half"];

#[test]
fn tokens_and_links() {
    let db = TestDb::sqlite();
    let secrets = db.secrets();
    let row = |id: &str, generation| PlayerRow {
        id: id.to_owned(),
        link_generation: generation,
        ..PlayerRow::new("a tournament", 1, "Ann", podium_base::clock::now())
    };
    let (ann, before, bo) = (row("ann", 2), row("ann", 1), row("bo", 2));
    let mark = secrets.browser_mark("an account");
    let made = |kind: &str| match kind {
        "form" => secrets.form_token("a session"),
        "browser" => mark.clone(),
        "link" => link_token(&secrets, &ann),
        "other link" => link_token(&secrets, &bo),
        "old link" => link_token(&secrets, &before),
        _ => format!("ann.{}", &secrets.player_token("ann", 2)[..16]),
    };
    Target {
        name: "tokens",
        short: 1_500,
        parts: 1,
        choices: 120,
        part,
        read: &|input| {
            let mut kinds = MADE
                .iter()
                .filter_map(|kind| Some((*kind, input.strip_prefix(kind.as_bytes())?)));
            // an input is a kind and how it is spoiled: the keys, and so the tokens, are others each time
            let (kind, token) = match kinds.next() {
                Some((kind, [b'!', rest @ ..])) => {
                    let mut token = made(kind).into_bytes();
                    spoil(&mut Choices(rest.iter()), &mut token);
                    (kind, token)
                }
                _ => ("", input.to_vec()),
            };
            let token = String::from_utf8_lossy(&token).into_owned();
            let same = |is: &str| kind == is && token == made(is);
            // hexadecimal is read in either case
            let same_form = kind == "form" && token.eq_ignore_ascii_case(&made("form"));
            let takes = [
                ("a form", secrets.is_form_token("a session", &token), same_form),
                (
                    "a form of another",
                    secrets.is_form_token("another session", &token),
                    false,
                ),
                (
                    "a browser",
                    secrets.known_browser("an account", &token).is_some(),
                    kind == "browser" && is_mark(&token, &mark),
                ),
                (
                    "a browser of another",
                    secrets.known_browser("another account", &token).is_some(),
                    false,
                ),
                (
                    "a link",
                    link_opens(&secrets, &token, &ann),
                    same("link") || is_link(&token, &made("link")),
                ),
            ];
            for (what, taken, may) in takes {
                if taken != may {
                    return Err(format!("{token:?} is taken for {what}: {taken}"));
                }
            }
            id_in_link(&token);
            Ok(usize::from(takes.iter().any(|(_, taken, _)| *taken)))
        },
    }
    .run();
}

/// The same id before the dot, and the same hexadecimal digits behind it.
fn is_link(token: &str, made: &str) -> bool {
    let parts = |text: &str| {
        text.split_once('.')
            .map(|(id, mac)| (id.to_owned(), mac.to_ascii_lowercase()))
    };
    parts(token) == parts(made)
}

fn is_mark(token: &str, made: &str) -> bool {
    is_link(token, made)
}

fn part(choices: &mut Choices<'_>) -> Vec<u8> {
    match choices.below(8) {
        kind @ 0..6 => {
            let mut input = format!("{}!", MADE[kind]).into_bytes();
            input.extend((0..choices.below(12)).map(|_| u8::try_from(choices.below(256)).expect("a byte")));
            input
        }
        6 => format!("ann.{}", "0f".repeat(choices.below(40))).into_bytes(),
        _ => any_text(choices).into_bytes(),
    }
}
