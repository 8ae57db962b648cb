//! What operators write: the keys' file and `PODIUM_KEYS`, addresses of databases, of the service, and in `security.txt`. A
//! typing error is refused with a sentence, and no sentence repeats a key or a password.

use std::path::Path;

use podium_base::config::{DatabaseAddress, KeySource, PublicUrl, SecurityLink};

use super::Target;
use super::values::{any_text, odd, spoil};
use podium_testing::choices::Choices;

/// A key, and parts of it that no sentence may repeat.
const KEY: &str = "q8Zr-Kx2mW_7tYbN4cVdL9sHfG3jPa5eUoTi";
/// How much of a secret in a row is a leak: the longest word that a sentence repeats is shorter.
const LEAK: usize = 25;
/// A password in the address of a database, which must not be spoiled to be recognized.
const PASSWORD: &str = "correct-horse-battery-staple";

#[test]
fn keys_in_a_file_and_in_the_environment() {
    let folder = tempfile::tempdir().expect("a folder");
    Target {
        name: "keys",
        short: 1_000,
        parts: 1,
        choices: 160,
        part: |choices| {
            let mut text = String::new();
            for _ in 0..1 + choices.below(6) {
                text += &pair(choices);
                text += ["\n", " ", "\r\n", "\t", " # a remark\n"][choices.below(5)];
            }
            let mut text = text.into_bytes();
            if choices.below(3) == 0 {
                spoil(choices, &mut text);
            }
            text
        },
        read: &|input| {
            let text = String::from_utf8_lossy(input).into_owned();
            let variable = KeySource::from_settings(Some(&text), folder.path());
            let keys = match variable.read() {
                Ok(keys) => keys,
                Err(sentence) => return refused(&sentence, KEY),
            };
            let Some(keys) = keys else {
                return Ok(0);
            };
            if format!("{keys:?}{variable:?}").contains(&KEY[..LEAK]) {
                return Err("a key is printed".to_owned());
            }
            // stored in a file and in one line, they are the same
            let file = KeySource::from_settings(None, folder.path());
            file.replace(&keys)
                .map_err(|sentence| format!("not stored: {sentence}"))?;
            let line = KeySource::from_settings(Some(&keys.in_one_line()), folder.path());
            for source in [&file, &line] {
                let again = source.read()?.unwrap_or_default();
                let empty = keys == podium_base::config::Keys::default();
                if again != keys && !empty {
                    return Err(format!("{source} has other keys than were stored"));
                }
            }
            Ok(1)
        },
    }
    .run();
}

/// A key with its name, or what somebody makes of it who is in a hurry.
fn pair(choices: &mut Choices<'_>) -> String {
    const NAMES: [&str; 8] = [
        "forms",
        "players",
        "second-factor",
        "webhooks",
        "old-players",
        "farms",
        "",
        "Forms",
    ];
    const ENDS: [&str; 6] = [
        "@2026-12-31T00:00:00Z",
        "@2026-12-31",
        "@+12345-01-01T00:00:60Z",
        "@-1-01-01T00:00:00Z",
        "@",
        "",
    ];
    let name = NAMES[choices.below(NAMES.len())];
    let key = match choices.below(6) {
        0 => KEY[..31].to_owned(),
        1 => KEY.repeat(6),
        2 => any_text(choices),
        _ => format!("{KEY}{}", choices.below(256)),
    };
    let end = match name {
        "old-players" => ENDS[choices.below(ENDS.len())],
        _ => "",
    };
    match choices.below(12) {
        // the wrong way round
        0 => format!("{key}={name}"),
        1 => format!("{name} = {key}"),
        2 => format!("{name}:{key}"),
        3 => format!("old-players={key}@{key}"),
        _ => format!("{name}={key}{end}"),
    }
}

#[test]
fn addresses_in_settings() {
    Target {
        name: "addresses",
        short: 1_500,
        parts: 1,
        choices: 120,
        part: |choices| {
            let address = address(choices);
            let may_be_spoiled = !address.contains(PASSWORD);
            let mut text = address.into_bytes();
            if may_be_spoiled && choices.below(3) == 0 {
                spoil(choices, &mut text);
            }
            text
        },
        read: &|input| {
            let text = String::from_utf8_lossy(input).into_owned();
            let mut taken = 0;
            match DatabaseAddress::from_settings(Some(&text), Path::new("data")) {
                Ok(DatabaseAddress::Postgres(url)) if !url.starts_with("postgres") => {
                    return Err(format!("{url:?} is taken for PostgreSQL"));
                }
                Ok(_) => taken += 1,
                Err(sentence) => {
                    refused(&sentence, PASSWORD)?;
                }
            }
            for read in [SecurityLink::contact, SecurityLink::page] {
                match read(&text) {
                    // a line end would begin another field of security.txt
                    Ok(link) if link.as_str().contains(|c: char| !c.is_ascii_graphic()) => {
                        return Err(format!("{link:?} is more than an address"));
                    }
                    Ok(_) => taken += 1,
                    Err(sentence) if sentence.is_empty() => return Err("refused without a word".to_owned()),
                    Err(_) => {}
                }
            }
            if let Ok(url) = PublicUrl::parse(&text) {
                taken += 1;
                let host = url.as_str().split_once("://").map_or("", |(_, host)| host);
                if !url.is_host(host) || PublicUrl::parse(url.as_str()).as_ref() != Ok(&url) {
                    return Err(format!("{url:?} is not its own address"));
                }
                if host.contains('@') || host.contains(|c: char| c.is_whitespace() || c.is_control()) {
                    return Err(format!("{url:?} would be in every link"));
                }
            }
            Ok(usize::from(taken > 0))
        },
    }
    .run();
}

/// An address as somebody writes it, with a password where one may be.
fn address(choices: &mut Choices<'_>) -> String {
    const SCHEMES: [&str; 12] = [
        "postgres://",
        "postgresql://",
        "postgres:/",
        "Postgres://",
        "http://",
        "https://",
        "HTTPS://",
        "mailto:",
        "tel:",
        "",
        "mysql://",
        "//",
    ];
    const HOSTS: [&str; 12] = [
        "localhost",
        "127.0.0.1:5432",
        "[::1]:5432",
        "[::ffff:127.0.0.1]",
        "%2Frun%2Fpostgresql",
        "db.example",
        "10.0.0.7,localhost",
        "podium.example",
        "podium.example:443",
        "",
        "[",
        "@abstract",
    ];
    const ENDS: [&str; 10] = [
        "",
        "/",
        "/db",
        "/db?sslmode=disable",
        "/db?sslmode=require",
        "?host=/run",
        "/db?sslmode=%6eone&ssl=true",
        "/?hostaddr=::1",
        "#x",
        "/%zz%",
    ];
    let scheme = SCHEMES[choices.below(SCHEMES.len())];
    let host = HOSTS[choices.below(HOSTS.len())];
    let end = ENDS[choices.below(ENDS.len())];
    match choices.below(8) {
        // as libpq takes it in its other form
        0 => format!("host={host} user=podium password={PASSWORD} dbname=db"),
        1 => format!("{scheme}{}", odd(choices)),
        2 => format!("{scheme}{host}/db?user=u&password={PASSWORD}{end}"),
        3 | 4 => format!("{scheme}podium:{PASSWORD}@{host}{end}"),
        _ => format!("{scheme}{host}{end}"),
    }
}

/// A refusal says something, and nothing of a secret.
fn refused(sentence: &str, secret: &str) -> Result<usize, String> {
    if sentence.is_empty() {
        return Err("refused without a word".to_owned());
    }
    let leaks = (0..=secret.len() - LEAK).any(|at| sentence.contains(&secret[at..at + LEAK]));
    match leaks {
        true => Err(format!("a secret is in the sentence {sentence:?}")),
        false => Ok(0),
    }
}
