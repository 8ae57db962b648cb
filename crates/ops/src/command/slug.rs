//! Slugs: the part of addresses that names a tournament.

use crate::OpError;
use crate::site::secrets::random_token;
use podium_store::{DbError, Reader, community, season, tournaments};

/// How many numbers are looked at in one query.
const NUMBERS: usize = 50;

/// Returns a slug that no tournament has: the name folded to ASCII, or `t-` and six characters, with `-2` … if taken.
pub(crate) fn free_slug(conn: &mut Reader<'_>, name: &str) -> Result<String, OpError> {
    Ok(free(base(name, "t"), |slugs| tournaments::slugs_among(conn, slugs))?)
}

/// Returns a slug that no community has: as [`free_slug`], with `c-`.
pub(crate) fn free_community_slug(conn: &mut Reader<'_>, name: &str) -> Result<String, OpError> {
    Ok(free(base(name, "c"), |slugs| community::slugs_among(conn, slugs))?)
}

/// Returns a slug that no season of a community has: as [`free_slug`], with `s-`.
pub(crate) fn free_season_slug(conn: &mut Reader<'_>, community: &str, name: &str) -> Result<String, OpError> {
    Ok(free(base(name, "s"), |slugs| {
        season::slugs_among(conn, community, slugs)
    })?)
}

/// Returns the name folded to ASCII, or six characters after a letter if nothing is left of it.
fn base(name: &str, letter: &str) -> String {
    match fold(name) {
        folded if folded.is_empty() => format!("{letter}-{}", &random_token()[..6]),
        folded => folded,
    }
}

/// Returns the base, or with the first number that is free; `taken`: those of some slugs that are not.
fn free(base: String, mut taken: impl FnMut(&[String]) -> Result<Vec<String>, DbError>) -> Result<String, DbError> {
    let mut slugs = vec![base.clone()];
    let mut number = 2;
    loop {
        let taken = taken(&slugs)?;
        if let Some(free) = slugs.into_iter().find(|slug| !taken.contains(slug)) {
            return Ok(free);
        }
        // One query for many numbers, not one for each attempt.
        slugs = (number..number + NUMBERS).map(|n| format!("{base}-{n}")).collect();
        number += NUMBERS;
    }
}

/// Folds a name into a slug: ASCII letters and digits, words joined by `-`, at most 60 characters.
fn fold(name: &str) -> String {
    let mut slug = String::new();
    for c in deunicode::deunicode_with_tofu(name, "").chars() {
        if c.is_ascii_alphanumeric() {
            slug.push(c.to_ascii_lowercase());
        } else if !slug.is_empty() && !slug.ends_with('-') {
            slug.push('-');
        }
        // Short enough for a printed address and a coarse QR code.
        if slug.len() >= 60 {
            break;
        }
    }
    slug.trim_matches('-').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slug_is_the_name_folded() {
        assert_eq!(fold("Spring Open 2026!"), "spring-open-2026");
        assert_eq!(fold("  Été — Coupe "), "ete-coupe");
        assert_eq!(fold("???"), "");
        assert!(fold(&"a".repeat(500)).len() <= 60);
    }
}
