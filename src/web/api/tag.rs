//! Tags (`ETag`) that identify the version of a resource for changes: they begin with the kind of resource, as
//! `"rounds-12.HASH"`, so that the tag of one resource is never accepted for another.

use std::fmt;

use super::problem::{Kind, Problem};
use podium_ops::site::secrets;

/// What has a version that a change of it names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Thing {
    /// The settings of the tournament.
    Tournament,
    /// Its rounds, all together.
    Rounds,
    /// A player, by number.
    Player(i64),
    /// A table of a round with its result.
    Table { round: i64, table: i64 },
    /// A webhook of a tournament, by id.
    Webhook(String),
    /// A webhook of a community, by id.
    CommunityWebhook(String),
    /// The settings of a community.
    Community,
    /// A person of a community, by number.
    Person(i64),
}

/// A thing at a version: how a tag begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tag {
    pub of: Thing,
    pub version: i64,
    /// The mark of its tournament or community: two tournaments have rounds of the same version.
    mark: Option<String>,
}

impl Tag {
    /// It, for a thing of a tournament or a community; `id`: of that.
    #[must_use]
    pub fn within(self, id: &str) -> Self {
        let mark = Some(mark(id));
        Self { mark, ..self }
    }
}

/// What tells the tags of a tournament or a community from those of another: eight hexadecimal digits.
fn mark(id: &str) -> String {
    let mut digits = secrets::fingerprint([b"tag".as_slice(), id.as_bytes()].into_iter());
    digits.truncate(8);
    digits
}

/// An answer that may be of something with a version.
pub trait Tagged {
    /// What it is of, and its version.
    fn tag(&self) -> Option<Tag>;
}

impl Tagged for () {
    fn tag(&self) -> Option<Tag> {
        None
    }
}

impl Thing {
    /// It, at a version.
    pub fn at(self, version: i64) -> Tag {
        Tag {
            of: self,
            version,
            mark: None,
        }
    }

    /// The read whose tag a change of it names.
    fn read_at(&self, slug: &str) -> String {
        let root = match self {
            Self::Community | Self::Person(_) | Self::CommunityWebhook(_) => format!("GET /api/v1/communities/{slug}"),
            _ => format!("GET /api/v1/tournaments/{slug}"),
        };
        match self {
            Self::Tournament | Self::Community => root,
            Self::Rounds => format!("{root}/rounds"),
            Self::Player(number) => format!("{root}/players/{number}"),
            Self::Table { round, table } => format!("{root}/rounds/{round}/tables/{table}"),
            Self::Webhook(id) | Self::CommunityWebhook(id) => format!("{root}/webhooks/{id}"),
            Self::Person(number) => format!("{root}/people/{number}"),
        }
    }

    /// What that read's answer is asked for with: of all but the settings only the staff sees versions.
    fn reader(&self) -> &'static str {
        match self {
            Self::Tournament | Self::Community => "",
            Self::Person(_) => {
                ", read with a token that has the scope read and whose account is of the community's staff"
            }
            Self::Webhook(_) | Self::CommunityWebhook(_) => ", read with your token",
            Self::Rounds | Self::Player(_) | Self::Table { .. } => {
                ", read with a token that has the scope read and whose account is of the tournament's staff"
            }
        }
    }

    /// Reads the version of this thing off the value of `If-Match`; `slug` and `id`: of its tournament or community. Of a
    /// tag that was cut short after the version nothing tells which one it is of.
    ///
    /// # Errors
    /// It is no tag of this thing: what to read for one.
    pub fn version_in(&self, if_match: &str, slug: &str, id: &str) -> Result<i64, Problem> {
        let text = if_match.trim();
        // compression in transit makes the tag weak
        let text = text.strip_prefix("W/").unwrap_or(text);
        let inner = text.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
        let mut parts = inner.into_iter().flat_map(|tag| tag.split('.'));
        let begin = parts.next();
        // the mark is followed by the hash
        let is_elsewhere = matches!((parts.next(), parts.next()), (Some(of), Some(_)) if of != mark(id));
        let begin_here = begin.filter(|_| !is_elsewhere);
        let own = begin_here.and_then(|begin| begin.strip_prefix(&format!("{self}-"))?.parse().ok());
        own.ok_or_else(|| {
            let what = match begin.and_then(|begin| begin.split_once('-')) {
                Some(_) if is_elsewhere => self.elsewhere(),
                Some(("tournament", _)) => "the ETag of a tournament",
                Some(("rounds", _)) => "the ETag of the rounds",
                Some(("player", _)) => "the ETag of a player",
                Some(("table", _)) => "the ETag of a table",
                Some(("webhook", _)) => "the ETag of a webhook",
                Some(("community", _)) => "the ETag of a community",
                Some(("person", _)) => "the ETag of a person",
                _ if begin.is_some() => "an ETag that names no version",
                _ => "no ETag",
            };
            Problem::new(
                Kind::VersionRequired,
                format!(
                    "If-Match has {what}. This call takes the ETag of {}{}.",
                    self.read_at(slug),
                    self.reader()
                ),
            )
        })
    }

    /// What a tag is that is of something elsewhere.
    fn elsewhere(&self) -> &'static str {
        match self {
            Self::Community | Self::Person(_) | Self::CommunityWebhook(_) => "an ETag of another community",
            _ => "an ETag of another tournament",
        }
    }

    /// The refusal of a change that names no version.
    pub fn version_missing(&self, slug: &str) -> Problem {
        Problem::new(
            Kind::VersionRequired,
            format!(
                "Say which version the change was made from: send as If-Match the ETag of {}{}, or its version as the member \"version\".",
                self.read_at(slug),
                self.reader()
            ),
        )
    }
}

/// How its tags begin.
impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tournament => f.write_str("tournament"),
            Self::Rounds => f.write_str("rounds"),
            Self::Player(number) => write!(f, "player-{number}"),
            Self::Table { round, table } => write!(f, "table-{round}-{table}"),
            Self::Webhook(id) | Self::CommunityWebhook(id) => write!(f, "webhook-{id}"),
            Self::Community => f.write_str("community"),
            Self::Person(number) => write!(f, "person-{number}"),
        }
    }
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.of, self.version)?;
        match &self.mark {
            Some(mark) => write!(f, ".{mark}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_holds_for_what_it_is_of_alone() {
        let player = Thing::Player(7);
        let tag = |id: &str| format!("\"{}.0a1b\"", player.clone().at(3).within(id));
        let (own, foreign) = (tag("1"), tag("2"));
        assert!(own.starts_with("\"player-7-3."), "{own}");
        for known in [&own, "\"player-7-3\"", &format!("W/{own}")] {
            assert_eq!(player.version_in(known, "spring", "1").ok(), Some(3), "{known}");
        }
        for (other, what) in [
            ("\"player-73.0a1b\"", "a player"),
            ("\"player-17-3.0a1b\"", "a player"),
            (&foreign, "another tournament"),
            ("\"rounds-3.0a1b\"", "the rounds"),
            ("\"table-7-1-3.0a1b\"", "a table"),
            ("\"0a1b\"", "names no version"),
            ("player-7-3", "no ETag"),
            ("*", "no ETag"),
        ] {
            let refused = player.version_in(other, "spring", "1").expect_err(other);
            assert_eq!(refused.kind(), Kind::VersionRequired);
            assert!(refused.detail().contains(what), "{other}: {refused}");
            let read = "GET /api/v1/tournaments/spring/players/7, read with a token";
            assert!(refused.detail().contains(read), "{refused}");
        }
    }
}
