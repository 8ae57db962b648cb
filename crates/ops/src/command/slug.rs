//! Slugs: the part of addresses that names a tournament.

use crate::OpError;
use crate::site::secrets::random_token;
use podium_store::{Reader, community, season, tournaments};

/// Returns a slug that no tournament has: the name folded to ASCII, or `t-` and six characters, with `-2` … if taken.
pub(crate) fn free_slug(conn: &mut Reader<'_>, name: &str) -> Result<String, OpError> {
    let base = base(name, "t");
    // One query for all numbered slugs, not one for each attempt.
    let taken = tournaments::slugs_like(conn, &base)?;
    Ok(free(base, &taken))
}

/// Returns a slug that no community has: as [`free_slug`], with `c-`.
pub(crate) fn free_community_slug(conn: &mut Reader<'_>, name: &str) -> Result<String, OpError> {
    let base = base(name, "c");
    let taken = community::slugs_like(conn, &base)?;
    Ok(free(base, &taken))
}

/// Returns a slug that no season of a community has: as [`free_slug`], with `s-`.
pub(crate) fn free_season_slug(conn: &mut Reader<'_>, community: &str, name: &str) -> Result<String, OpError> {
    let base = base(name, "s");
    let taken = season::slugs_like(conn, community, &base)?;
    Ok(free(base, &taken))
}

/// Returns the name folded to ASCII, or six characters after a letter if nothing is left of it.
fn base(name: &str, letter: &str) -> String {
    match fold(name) {
        folded if folded.is_empty() => format!("{letter}-{}", &random_token()[..6]),
        folded => folded,
    }
}

/// Returns a slug that is not among those taken: the base, or with a number.
fn free(base: String, taken: &[String]) -> String {
    let is_free = |slug: &String| !taken.contains(slug);
    if is_free(&base) {
        return base;
    }
    let numbered = (2..).map(|n| format!("{base}-{n}")).find(is_free);
    // Cannot happen: there are more numbers than slugs.
    numbered.unwrap_or(base)
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
