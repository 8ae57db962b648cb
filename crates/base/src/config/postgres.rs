//! Checks of a PostgreSQL address, above all of the security of its connection: libpq is built into the program without
//! TLS. It would ignore `sslmode=prefer`, and send passwords and players' data unencrypted over any network.

use std::net::IpAddr;

/// The value of `sslmode` that an address must have to be used without TLS on purpose.
const IN_CLEAR: &str = "disable";
/// Parameters that require TLS.
const OF_TLS: [&str; 7] = [
    "sslrootcert",
    "sslcert",
    "sslkey",
    "sslcrl",
    "sslcrldir",
    "sslnegotiation",
    "ssl_min_protocol_version",
];
/// The advice at the end of the sentence.
const INSTEAD: &str = "lead the connection through a TLS tunnel or a pooler on this machine and name that here, \
                       with 127.0.0.1 or its socket (docs/postgresql.md)";

/// Parameters that are added to an address that does not set them, each with libpq's variable for it: seconds, and
/// milliseconds for `tcp_user_timeout`. Without them, data sent to a dead machine waits for its acknowledgement for a
/// quarter of an hour, and an idle connection for two hours.
const KEPT_ALIVE: [(&str, &str, Option<&str>); 5] = [
    ("connect_timeout", "5", Some("PGCONNECT_TIMEOUT")),
    ("tcp_user_timeout", "10000", None),
    ("keepalives_idle", "10", None),
    ("keepalives_interval", "5", None),
    ("keepalives_count", "2", None),
];

/// Checks a PostgreSQL address from a variable; `unset` says what leaving the variable out means. Returns it with the
/// parameters by which a connection with a dead peer ends.
///
/// # Errors
/// A sentence with the problem and its remedy.
pub(super) fn checked(variable: &str, url: &str, unset: &str) -> Result<String, String> {
    // libpq takes from the environment what the address does not contain
    checked_in(variable, url, unset, &|name| std::env::var(name).ok())
}

fn checked_in(
    variable: &str,
    url: &str,
    unset: &str,
    environment: &dyn Fn(&str) -> Option<String>,
) -> Result<String, String> {
    let rest = ["postgres://", "postgresql://"]
        .iter()
        .find_map(|scheme| url.strip_prefix(scheme));
    match rest {
        Some("") => Err(format!(
            "{variable} names no host: expected postgres://user@host/database"
        )),
        Some(rest) => {
            Way::of(rest, environment).check(variable)?;
            Ok(kept_alive(url, rest, environment))
        }
        None => {
            // Only the scheme: the rest of the address may contain a password, and libpq's other form, of words with
            // "=", may contain it anywhere.
            let begins = match url.split_once(':') {
                Some((scheme, _))
                    if scheme
                        .bytes()
                        .all(|byte| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte)) =>
                {
                    format!("starts with {scheme:?}")
                }
                _ => "is no address".to_owned(),
            };
            Err(format!(
                "{variable} {begins}: expected postgres://user@host/database, or leave it unset {unset}"
            ))
        }
    }
}

/// The security-relevant parameters of a connection, as libpq reads them from an address and the environment.
struct Way {
    /// `None`: not set, which libpq treats as "prefer".
    mode: Option<String>,
    /// A parameter that requires TLS whatever the mode is.
    wants_tls: Option<&'static str>,
    /// A host other than this machine.
    far_host: Option<String>,
}

impl Way {
    /// Reads them; `rest`: the address after its scheme.
    fn of(rest: &str, environment: &dyn Fn(&str) -> Option<String>) -> Self {
        let (place, query) = rest.split_once('?').unwrap_or((rest, ""));
        let parameters = parameters(query);
        let parameter = |name: &str| {
            // if there are two, the last one counts, as for libpq
            let found = parameters.iter().rev().find(|(key, _)| key == name);
            found.map(|(_, value)| value.clone()).filter(|value| !value.is_empty())
        };
        let set = |name: &str| environment(name).filter(|value| !value.is_empty());
        // libpq's own translation of JDBC's parameter
        let jdbc = parameter("ssl")
            .filter(|value| value == "true")
            .map(|_| "require".to_owned());
        let service = parameter("service").or_else(|| set("PGSERVICE"));
        let hosts = parameter("hostaddr")
            .or_else(|| parameter("host"))
            .or_else(|| Some(hosts_in(place)).filter(|hosts| !hosts.is_empty()))
            .or_else(|| service.map(|_| "a service file".to_owned()))
            .or_else(|| set("PGHOSTADDR"))
            .or_else(|| set("PGHOST"))
            // the server's socket in its default folder
            .unwrap_or_default();
        Self {
            mode: parameter("sslmode").or(jdbc).or_else(|| set("PGSSLMODE")),
            wants_tls: OF_TLS.into_iter().find(|name| parameter(name).is_some()),
            far_host: hosts.split(',').find(|host| !is_here(host)).map(str::to_owned),
        }
    }

    fn check(&self, variable: &str) -> Result<(), String> {
        let mode = self.mode.as_deref();
        if let Some(mode @ ("require" | "verify-ca" | "verify-full")) = mode {
            return Err(format!(
                "{variable} asks for sslmode={mode}, and this program speaks to PostgreSQL without TLS: {INSTEAD}"
            ));
        }
        if let Some(name) = self.wants_tls {
            return Err(format!(
                "{variable} has {name}, which says how to encrypt, and this program speaks to PostgreSQL without TLS: {INSTEAD}"
            ));
        }
        match (mode, &self.far_host) {
            (Some(IN_CLEAR), _) | (None | Some("prefer" | "allow"), None) => Ok(()),
            (None | Some("prefer" | "allow"), Some(host)) => Err(format!(
                "{variable} leads to {host}, and this program speaks to PostgreSQL without TLS: passwords and players' data \
                 would be readable on the way. Either {INSTEAD}; or, where nobody else can listen, as between containers \
                 of one machine, say so with ?sslmode=disable at the end of the address"
            )),
            (Some(other), _) => Err(format!(
                "{variable} has sslmode={other:?}: expected {IN_CLEAR}, because this program speaks to PostgreSQL without TLS"
            )),
        }
    }
}

/// Adds the missing parameters of [`KEPT_ALIVE`] to an address; `rest` is its part after the scheme.
fn kept_alive(url: &str, rest: &str, environment: &dyn Fn(&str) -> Option<String>) -> String {
    let query = rest.split_once('?').map(|(_, query)| query);
    let said = parameters(query.unwrap_or_default());
    let mut address = url.to_owned();
    let mut joint = match query {
        None => "?",
        Some(query) if query.is_empty() || query.ends_with('&') => "",
        Some(_) => "&",
    };
    for (name, value, variable) in KEPT_ALIVE {
        let is_said =
            said.iter().any(|(key, _)| key == name) || variable.is_some_and(|name| environment(name).is_some());
        if !is_said {
            address.push_str(joint);
            address.push_str(name);
            address.push('=');
            address.push_str(value);
            joint = "&";
        }
    }
    address
}

/// Returns the decoded parameters of "name=value&name=value".
fn parameters(query: &str) -> Vec<(String, String)> {
    let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    pairs.map(|(name, value)| (decoded(name), decoded(value))).collect()
}

/// Returns the hosts in "user:password@host:port,host:port/database", separated by commas.
fn hosts_in(place: &str) -> String {
    let authority = place.split('/').next().unwrap_or_default();
    let hosts = authority.rsplit_once('@').map_or(authority, |(_, hosts)| hosts);
    let hosts: Vec<String> = hosts.split(',').map(without_port).collect();
    hosts.join(",")
}

/// Returns a decoded host without its port and the brackets of IPv6: "%2Frun" is the folder of a socket.
fn without_port(host: &str) -> String {
    let host = match host.strip_prefix('[').and_then(|inner| inner.split_once(']')) {
        Some((inner, _)) => inner,
        None => host.split(':').next().unwrap_or_default(),
    };
    decoded(host)
}

/// Decodes the percent signs in a part of an address; invalid ones are kept.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        rest = after;
        let byte = match after {
            [high, low, ..] if *first == b'%' => std::str::from_utf8(&[*high, *low])
                .ok()
                .and_then(|digits| u8::from_str_radix(digits, 16).ok()),
            _ => None,
        };
        if byte.is_some() {
            rest = &after[2..];
        }
        bytes.push(byte.unwrap_or(*first));
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Returns whether a host is this machine: its loopback, or a socket's folder.
fn is_here(host: &str) -> bool {
    // `@`: an abstract socket of Linux
    host.is_empty()
        || host.starts_with(['/', '@'])
        || host.eq_ignore_ascii_case("localhost")
        || host
            .parse::<IpAddr>()
            .is_ok_and(|address| address.to_canonical().is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(url: &str) -> Option<String> {
        checked_in("DATABASE_URL", url, "for nothing", &|_| None).err()
    }

    #[test]
    fn an_address_that_asks_for_tls_is_refused() {
        for asks in [
            "postgres://u@127.0.0.1/db?sslmode=require",
            "postgres://u@db.example/db?sslmode=verify-full&sslrootcert=system",
            "postgresql://u@db.example/db?connect_timeout=3&sslmode=verify-ca",
            "postgres://u@db.example/db?ssl=true",
            "postgres://u@localhost/db?sslrootcert=%2Fca.pem",
            "postgres://u@localhost/db?sslmode=disable&sslnegotiation=direct",
        ] {
            let refusal = refusal(asks).unwrap_or_else(|| panic!("{asks} is taken"));
            assert!(
                refusal.contains("without TLS") && refusal.contains("docs/postgresql.md"),
                "{refusal}"
            );
        }
        assert!(
            refusal("postgres://u@localhost/db?sslmode=verify")
                .unwrap()
                .contains("sslmode=\"verify\"")
        );
    }

    #[test]
    fn a_refusal_repeats_no_password() {
        for typed in [
            "host=db.example user=podium password=secret dbname=db",
            "podium password=secret options=a:b",
            "//podium:secret@db.example/db",
        ] {
            let refusal = refusal(typed).unwrap_or_else(|| panic!("{typed} is taken"));
            assert!(
                !refusal.contains("secret") && refusal.contains("is no address"),
                "{refusal}"
            );
        }
        assert!(
            refusal("mysql://u:secret@h/db")
                .unwrap()
                .contains("starts with \"mysql\"")
        );
    }

    #[test]
    fn a_network_is_crossed_in_clear_only_where_that_is_said() {
        for far in [
            "postgres://u:secret@db.example/db",
            "postgres://u:secret@db.example:6432/db?sslmode=prefer",
            "postgres://u:se@cret@db.example/db?sslmode=allow",
            "postgres://u:secret@127.0.0.1,10.0.0.7/db",
            "postgres://u:secret@[2001:db8::7]:5432/db",
            "postgres://u:secret@localhost/db?host=db.example",
            "postgres://u:secret@localhost/db?hostaddr=10.0.0.7",
            "postgres:///db?service=far",
        ] {
            let refusal = refusal(far).unwrap_or_else(|| panic!("{far} is taken"));
            assert!(refusal.contains("?sslmode=disable at the end"), "{refusal}");
            assert!(!refusal.contains("secret"), "{refusal}");
        }
        for fine in [
            "postgres://u@db.example/db?sslmode=disable",
            "postgres://u@127.0.0.1:5432/db",
            "postgres://u@localhost,[::1]/db?sslmode=prefer",
            "postgres://u@%2Frun%2Fpostgresql/db",
            "postgres:///db?host=/run/postgresql",
            "postgres://u@/db",
        ] {
            assert_eq!(refusal(fine), None, "{fine}");
        }
    }

    #[test]
    fn a_connection_whose_other_end_is_gone_ends_within_seconds() {
        const ALL: &str =
            "connect_timeout=5&tcp_user_timeout=10000&keepalives_idle=10&keepalives_interval=5&keepalives_count=2";
        let taken = |url: &str| checked_in("DATABASE_URL", url, "for nothing", &|_| None).unwrap();
        for (said, before) in [
            ("postgres://u@localhost/db", "?"),
            ("postgres://u@localhost/db?", ""),
            ("postgres://u@localhost", "?"),
            ("postgres://u@db.example/db?sslmode=disable", "&"),
        ] {
            assert_eq!(taken(said), format!("{said}{before}{ALL}"));
        }
        let own = taken("postgres://u@localhost/db?tcp_user_timeout=0&keepalives_count=9");
        assert!(
            own.ends_with("=9&connect_timeout=5&keepalives_idle=10&keepalives_interval=5"),
            "{own}"
        );
        let set = |name: &str| (name == "PGCONNECT_TIMEOUT").then(|| "60".to_owned());
        let own = checked_in("DATABASE_URL", "postgres://u@localhost/db", "for nothing", &set).unwrap();
        assert!(
            own.ends_with(&ALL["connect_timeout=5&".len()..]) && !own.contains("connect_timeout"),
            "{own}"
        );
    }

    #[test]
    fn what_libpq_takes_from_the_environment_counts() {
        let with = |name: &'static str, value: &'static str, url: &str| {
            let environment = move |asked: &str| (asked == name).then(|| value.to_owned());
            checked_in("DATABASE_URL", url, "for nothing", &environment).err()
        };
        let asks = with("PGSSLMODE", "verify-full", "postgres://u@localhost/db");
        assert!(asks.unwrap().contains("sslmode=verify-full"));
        assert!(with("PGHOST", "db.example", "postgres:///db").is_some());
        assert!(with("PGSERVICE", "far", "postgres:///db").is_some());
        assert_eq!(with("PGSSLMODE", "disable", "postgres://u@db.example/db"), None);
        assert_eq!(with("PGHOST", "/run/postgresql", "postgres:///db"), None);
    }
}
