//! The content of a player's code: the address of a page at the desk with their number and a short code that only this
//! service can make. It is not their secret link: a person who photographs it can only show it at the door.

use podium_ops::people::players::check_in_code;
use podium_ops::site::secrets::Secrets;
use podium_store::tournaments::players::PlayerRow;
use say::{Message, check_in as t};

/// The longest text of a code that is examined.
const LONGEST: usize = 500;

/// The number and the short code in an address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Shown {
    pub number: i64,
    pub code: String,
}

/// The kinds of scanned texts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Scanned {
    /// A code of a player of this tournament, if its short code is theirs.
    Player(Shown),
    /// A code of another tournament.
    Elsewhere,
    /// A player's secret link.
    SecretLink,
    /// Anything else.
    Other,
}

/// The address in a player's code, without the host.
pub(super) fn path(slug: &str, secrets: &Secrets, row: &PlayerRow) -> String {
    format!("/t/{slug}/desk/check-in/{}/{}", row.number, check_in_code(secrets, row))
}

impl Scanned {
    /// Reads a text. The host is ignored: a phone may know the service by another name than the desk does.
    pub fn read(slug: &str, text: &str) -> Self {
        let text = text.trim();
        if text.len() > LONGEST {
            return Self::Other;
        }
        let path = match text.split_once("://") {
            Some((_, rest)) => rest.split_once('/').map_or("", |(_, path)| path),
            None => text.strip_prefix('/').unwrap_or_default(),
        };
        let path = path.split(['?', '#']).next().unwrap_or_default();
        match path.split('/').collect::<Vec<_>>()[..] {
            ["t", of, "desk", "check-in", number, code] if is_short(code) => match number.parse() {
                Ok(number) if of == slug => Self::Player(Shown {
                    number,
                    code: code.to_owned(),
                }),
                Ok(_) => Self::Elsewhere,
                Err(_) => Self::Other,
            },
            ["p", _] => Self::SecretLink,
            _ => Self::Other,
        }
    }

    /// Returns why it checks nobody in; `None` for a player's code.
    pub fn refusal(&self) -> Option<Message> {
        match self {
            Self::Player(_) => None,
            Self::Elsewhere => Some(t::for_another_tournament()),
            Self::SecretLink => Some(t::is_secret_link(say::dashboard::show_code())),
            Self::Other => Some(t::no_check_in_code()),
        }
    }
}

/// Returns whether a text has the form of a short code: letters and digits.
fn is_short(code: &str) -> bool {
    (1..=16).contains(&code.len()) && code.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_known_by_its_address() {
        let ours = Scanned::Player(Shown {
            number: 17,
            code: "K7QF2MXD".into(),
        });
        for text in [
            "http://127.0.0.1:8080/t/spring/desk/check-in/17/K7QF2MXD",
            " https://other.example/t/spring/desk/check-in/17/K7QF2MXD\n",
            "/t/spring/desk/check-in/17/K7QF2MXD",
        ] {
            assert_eq!(Scanned::read("spring", text), ours, "{text}");
        }
        assert_eq!(
            Scanned::read("autumn", "https://x/t/spring/desk/check-in/17/K7QF2MXD"),
            Scanned::Elsewhere
        );
        assert_eq!(Scanned::read("spring", "https://x/p/0123abcd"), Scanned::SecretLink);
        let long = format!("/t/spring/desk/check-in/17/{}", "x".repeat(600));
        for text in [
            "",
            "17",
            "https://",
            "/t/spring/desk/check-in/x/y",
            "/t/spring/desk/check-in/17",
            "/t/spring/desk/check-in/17/K7\r\nX: y",
            &long,
        ] {
            assert_eq!(Scanned::read("spring", text), Scanned::Other, "{text}");
        }
    }
}
