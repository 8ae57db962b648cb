//! Settings from flags and the environment. Typing errors are refused: they never create a new, empty database.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::time::Duration;

mod backups;
pub mod disk;
pub mod in_use;
mod keys;
mod postgres;
pub mod private;
mod proxies;
mod security;
mod typed;

pub use backups::BackupSettings;
pub use keys::{KeyName, KeySource, Keys, OldKey};
pub use proxies::TrustedProxy;
pub use security::{LOG_DAYS, SecurityLink, SecuritySettings};
pub use typed::{quoted, typed, typed_on};

/// Address of the database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DatabaseAddress {
    /// File of the embedded database.
    Sqlite(PathBuf),
    /// A `postgres://` URL.
    Postgres(String),
}

/// The default data folder.
pub const USUAL_DATA: &str = "data";
/// File name of the embedded database in the data folder.
pub const SQLITE_FILE: &str = "podium.sqlite3";

impl DatabaseAddress {
    /// Returns the address for `DATABASE_URL` and the data folder; without a URL the embedded database in the folder.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the URL.
    pub fn from_settings(database_url: Option<&str>, data: &Path) -> Result<Self, String> {
        match database_url.map(str::trim) {
            // Environment files turn a setting off by leaving it empty.
            None | Some("") => Ok(Self::Sqlite(data.join(SQLITE_FILE))),
            Some(url) => postgres::checked("DATABASE_URL", url, "for the embedded database").map(Self::Postgres),
        }
    }

    /// Returns the URL of this database's replica from `READ_DATABASE_URL`; `None` if there is none.
    ///
    /// # Errors
    /// A sentence with the problem of the URL, or that the embedded database has no replica.
    pub fn replica(&self, read_url: Option<&str>) -> Result<Option<String>, String> {
        match (read_url.map(str::trim), self) {
            (None | Some(""), _) => Ok(None),
            (Some(_), Self::Sqlite(_)) => Err(
                "READ_DATABASE_URL names a replica of PostgreSQL, and the embedded database has none: leave it unset, or set DATABASE_URL"
                    .into(),
            ),
            (Some(url), Self::Postgres(_)) => {
                postgres::checked("READ_DATABASE_URL", url, "to read from the database itself").map(Some)
            }
        }
    }
}

/// Settings of the web service.
#[derive(Debug, Clone)]
pub struct ServeSettings {
    pub listen: SocketAddr,
    /// Separate address that serves `/metrics`; `None` for none.
    pub metrics_listen: Option<SocketAddr>,
    /// The scheme, host and port that people type. Links, QR codes, `Secure` cookies and the accepted origin depend on
    /// it. `None` uses the host of each request, over http.
    pub public_url: Option<PublicUrl>,
    /// Proxies whose X-Forwarded-For is trusted.
    pub trusted_proxies: Vec<TrustedProxy>,
    pub streams: StreamLimits,
    pub bodies: BodyLimits,
    pub calls: CallLimits,
    /// Where the keys of this installation are kept.
    pub keys: KeySource,
    pub security: SecuritySettings,
    /// Whether webhooks may reach this machine and its own network, and use http.
    pub private_webhooks: bool,
}

impl ServeSettings {
    /// Returns a warning about probably missing settings: a sentence for the log at the start.
    pub fn warning(&self) -> Option<&'static str> {
        // The service itself only speaks http: if people use https, a proxy in front must terminate it.
        (self.is_https() && self.trusted_proxies.is_empty()).then_some(
            "the public address is https, so there is a proxy in front of this service, and none is trusted: every visitor has the proxy's address, and shares the limits of one address with everybody. Name the proxy's own address with --trusted-proxy",
        )
    }

    /// Returns whether people reach the service over https, according to its public address.
    pub fn is_https(&self) -> bool {
        self.public_url.as_ref().is_some_and(PublicUrl::is_https)
    }
}

/// The limits on programs' calls of the API.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CallLimits {
    /// Reading calls a minute, for each token, or for each address without a token.
    pub reads_a_minute: NonZeroU32,
    /// Changing calls a minute, for each token.
    pub writes_a_minute: NonZeroU32,
}

impl CallLimits {
    /// How many tokens' worth of calls all tokens of one account may make together.
    pub const TOKENS_AN_ACCOUNT: NonZeroU32 = NonZeroU32::new(4).expect("not zero");

    /// Returns how many changing calls may come at once after a pause: half a minute's.
    pub fn writes_at_once(self) -> NonZeroU32 {
        NonZeroU32::new(self.writes_a_minute.get() / 2).unwrap_or(NonZeroU32::MIN)
    }
}

impl Default for CallLimits {
    fn default() -> Self {
        Self {
            reads_a_minute: const { NonZeroU32::new(600).expect("not zero") },
            writes_a_minute: const { NonZeroU32::new(120).expect("not zero") },
        }
    }
}

/// The most bytes of forms that are held at a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FormRoom {
    /// For all senders of a kind.
    pub in_all: usize,
    /// For each of them.
    pub each: usize,
}

/// The limits on the bodies of submitted forms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BodyLimits {
    /// Bytes of all forms with files that are held at a time.
    pub uploads_in_all: usize,
    /// Forms without a file from unknown visitors, with a part for each network: a hall behind one address sends many
    /// small ones.
    pub visitors: FormRoom,
    /// Those of players by their secret links, with a part for each player.
    pub players: FormRoom,
    /// Those of signed-in accounts, with a part for each account.
    pub accounts: FormRoom,
    /// How long the next part of a body may take.
    pub chunk: Duration,
    /// How long a body may take in all.
    pub whole: Duration,
}

impl Default for BodyLimits {
    fn default() -> Self {
        Self {
            uploads_in_all: 64 << 20,
            visitors: FormRoom {
                in_all: 8 << 20,
                each: 1 << 20,
            },
            players: FormRoom {
                in_all: 12 << 20,
                each: 128 << 10,
            },
            accounts: FormRoom {
                in_all: 12 << 20,
                each: 1 << 20,
            },
            chunk: Duration::from_secs(10),
            whole: Duration::from_secs(120),
        }
    }
}

/// The limits on the event streams that a process holds open: each is a connection and an open file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StreamLimits {
    pub in_all: usize,
    /// A venue behind one address has a phone for each player.
    pub for_each_address: usize,
    /// The time between two signs of life to a listener: proxies close silent connections. At each of them, the right
    /// to listen is checked again.
    pub beat: Duration,
}

impl Default for StreamLimits {
    fn default() -> Self {
        Self {
            in_all: 20_000,
            for_each_address: 6_000,
            beat: Duration::from_secs(20),
        }
    }
}

impl StreamLimits {
    /// Reduces the limits to fit a number of open files: a quarter of them is kept for pages and the database.
    #[must_use]
    pub fn within(mut self, open_files: usize) -> Self {
        self.in_all = self.in_all.min(open_files / 4 * 3);
        self
    }
}

/// A checked `--public-url`: `https://podium.example` without a path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicUrl(String);

impl PublicUrl {
    /// Parses and checks a public URL.
    ///
    /// # Errors
    /// A sentence that says what was expected.
    pub fn parse(text: &str) -> Result<Self, String> {
        let text = text.trim().trim_end_matches('/');
        let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
        match host {
            // `@`: a name and password in the address would get into every link.
            // White space and control characters would break any line that contains a link.
            Some(host)
                if !host.is_empty()
                    && !host.contains(['/', '?', '#', '@'])
                    && !host.contains(|c: char| c.is_whitespace() || c.is_control()) =>
            {
                // browsers send `Origin` in lower case, which is compared with this
                Ok(Self(text.to_ascii_lowercase()))
            }
            _ => Err(format!(
                "{text:?} is no public address: expected https://host or https://host:port, without a path"
            )),
        }
    }

    /// Returns the URL without a trailing slash, such as `https://podium.example`.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns whether a request that names this host, with or without the scheme's default port, is for this address.
    pub fn is_host(&self, named: &str) -> bool {
        let (scheme, host) = self.0.split_once("://").unwrap_or(("", &self.0));
        let usual = if scheme == "https" { ":443" } else { ":80" };
        let bare = |host: &str| host.strip_suffix(usual).unwrap_or(host).to_ascii_lowercase();
        bare(host) == bare(named)
    }

    pub fn is_https(&self) -> bool {
        self.0.starts_with("https://")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_typo_in_the_database_url_is_an_error() {
        let data = Path::new("data");
        assert!(DatabaseAddress::from_settings(Some("postgers://localhost/x"), data).is_err());
        assert!(DatabaseAddress::from_settings(Some("postgres://"), data).is_err());
        assert_eq!(
            DatabaseAddress::from_settings(None, data),
            Ok(DatabaseAddress::Sqlite(Path::new("data").join(SQLITE_FILE)))
        );
    }

    #[test]
    fn only_postgresql_has_a_replica() {
        let embedded = DatabaseAddress::Sqlite("podium.sqlite3".into());
        let server = DatabaseAddress::Postgres("postgres://podium@primary/podium".into());
        for unset in [None, Some(""), Some(" ")] {
            assert_eq!(embedded.replica(unset), Ok(None));
            assert_eq!(server.replica(unset), Ok(None));
        }
        let url = "postgres://podium@replica/podium?sslmode=disable";
        let replica = server.replica(Some(url)).unwrap().unwrap();
        assert!(replica.starts_with(url), "{replica}");
        let refused = embedded.replica(Some(url)).unwrap_err();
        assert!(refused.contains("leave it unset, or set DATABASE_URL"), "{refused}");
        let refused = server.replica(Some("https://user:secret@replica")).unwrap_err();
        assert!(
            refused.starts_with("READ_DATABASE_URL starts with \"https\"") && !refused.contains("secret"),
            "{refused}"
        );
        assert!(server.replica(Some("postgres://")).is_err());
    }

    #[test]
    fn a_public_url_is_scheme_and_host() {
        assert_eq!(
            PublicUrl::parse("https://Podium.example/").map(|u| u.0),
            Ok("https://podium.example".into())
        );
        let is_host = |url: &str, host: &str| PublicUrl::parse(url).expect("a public address").is_host(host);
        for host in ["podium.example", "PODIUM.example:443"] {
            assert!(
                is_host("https://podium.example", host) && is_host("https://podium.example:443", host),
                "{host}"
            );
        }
        assert!(is_host("http://podium.example:8080", "podium.example:8080"));
        for host in [
            "",
            "evil.example",
            "podium.example:80",
            "podium.example.evil.example",
            "127.0.0.1",
        ] {
            assert!(!is_host("https://podium.example", host), "{host}");
        }
        for wrong in [
            "podium.example",
            "https://",
            "https://a/b",
            "ftp://a",
            "https://a b",
            "https://a\nb",
        ] {
            assert!(PublicUrl::parse(wrong).is_err(), "{wrong}");
        }
    }
}
