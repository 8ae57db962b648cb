//! Names and mail addresses in one text, as mail programs and chats give them. A name is public, an address is not.

use std::borrow::Cow;

/// What stands around names and addresses.
const AROUND: [char; 12] = ['<', '>', '(', ')', '[', ']', ',', ';', ':', '"', '|', '\u{201c}'];

/// Returns the mail addresses in a text.
pub fn addresses(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| c.is_whitespace() || AROUND.contains(&c))
        .filter(|word| is_address(word.trim_end_matches('.')))
}

/// Returns whether a word looks like a mail address. `@ann` and `Ann@home` do not.
fn is_address(word: &str) -> bool {
    word.split_once('@').is_some_and(|(user, host)| {
        let labels = host.split('.');
        !user.is_empty()
            && labels.clone().count() > 1
            && labels.clone().all(|label| !label.is_empty() && !label.contains('@'))
    })
}

/// Takes a name and a mail address apart that were given as the name: `Ann Ash <ann@example.org>`, `Ann Ash, ann@example.org`.
/// Returns both as they are if there is no address in the name, several, or another one than the given address.
pub fn apart<'t>(name: &'t str, email: &'t str) -> (Cow<'t, str>, Cow<'t, str>) {
    let unchanged = (name.into(), email.into());
    let mut found = addresses(name);
    let (Some(address), None) = (found.next(), found.next()) else {
        return unchanged;
    };
    let given = email.trim();
    if !given.is_empty() && !given.eq_ignore_ascii_case(address) {
        return unchanged;
    }
    (
        without(name, address).into(),
        address.trim_end_matches('.').to_owned().into(),
    )
}

/// Returns a text without an address in it, and without what stood around it.
fn without(text: &str, address: &str) -> String {
    let rest = text.replacen(address, " ", 1).replace("mailto:", " ");
    let outer =
        |c: char| c.is_whitespace() || AROUND.contains(&c) || ['-', '\u{2013}', '\u{2014}', '\u{201d}'].contains(&c);
    rest.trim_matches(outer).to_owned()
}

/// Returns the part of an address that names its owner.
pub fn before_at(address: &str) -> &str {
    address.split_once('@').map_or("", |(user, _)| user)
}

/// Takes a name as a file gives it: as everybody may see it, and the address in it, if there is one.
pub fn of_file(given: &str) -> (Cow<'_, str>, Option<String>) {
    let address = addresses(given).next();
    let address = address.map(|address| address.trim_end_matches('.').to_owned());
    (without_addresses(given), address)
}

/// Returns a name as everybody may see it: without mail addresses; of an address alone the part that names its owner.
pub fn without_addresses(name: &str) -> Cow<'_, str> {
    let Some(first) = addresses(name).next() else {
        return name.into();
    };
    let rest = addresses(name).fold(name.to_owned(), |rest, address| without(&rest, address));
    match rest.is_empty() {
        true => before_at(first).into(),
        false => rest.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_and_an_address_are_taken_apart() {
        for text in [
            "Ann Ash <ann@example.org>",
            "\"Ann Ash\" <ann@example.org>",
            "Ann Ash, ann@example.org",
            "Ann Ash ann@example.org",
            "Ann Ash (ann@example.org)",
            "Ann Ash [mailto:ann@example.org]",
            "ann@example.org - Ann Ash",
            "Ann Ash: ann@example.org.",
        ] {
            let (name, email) = apart(text, "");
            assert_eq!((&*name, &*email), ("Ann Ash", "ann@example.org"), "{text}");
        }
        assert_eq!(apart("\"Ash, Ann\" <ann@example.org>", "").0, "Ash, Ann");
        assert_eq!(apart("ann@example.org", ""), ("".into(), "ann@example.org".into()));
        assert_eq!(
            apart("Ann <ann@example.org>", "ANN@example.org"),
            ("Ann".into(), "ann@example.org".into())
        );
    }

    #[test]
    fn nobody_sees_an_address_in_a_name() {
        for (name, seen) in [
            ("Ann Ash <ann@example.org>", "Ann Ash"),
            ("Ann Ash, ann@example.org, a@x.org", "Ann Ash"),
            ("ann@example.org", "ann"),
            ("<ann@example.org> a@x.org", "ann"),
            ("Ann @home", "Ann @home"),
        ] {
            assert_eq!(without_addresses(name), seen);
        }
    }

    #[test]
    fn what_is_no_address_or_not_the_only_one_stays() {
        for text in [
            "Ann @home",
            "Ann@home",
            "@ann",
            "M@x Power",
            "a@x.org and b@x.org",
            "Ann a@b@c.org",
        ] {
            assert_eq!(apart(text, ""), (text.into(), "".into()), "{text}");
        }
        assert_eq!(apart("Ann <ann@x.org>", "bo@x.org").1, "bo@x.org");
    }
}
