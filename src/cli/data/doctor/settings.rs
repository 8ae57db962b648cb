//! The checks of `podium doctor` on the settings of the service: how and by whom it can be reached.

use std::net::IpAddr;

use super::report::Report;
use crate::cli::log;
use podium_base::config::{PublicUrl, ServeSettings};

/// Looks at the settings that the flags and the environment of this command give.
pub fn look(report: &mut Report, settings: &ServeSettings) {
    if let Err(why) = log::filter() {
        report.wrong("start", why, "A start refuses it: fix it, or unset it.");
    }
    for sentence in log::misspelled_settings() {
        report.note("start", sentence, "Fix its name, or unset it.");
    }
    if let Some(warning) = settings.warning() {
        report.wrong(
            "proxy",
            sentence(warning),
            "Several proxies are given with commas between.",
        );
    }
    match &settings.public_url {
        Some(url) if !url.is_https() && is_public(url) => report.wrong(
            "proxy",
            format!(
                "{} is plain http: passwords and secret links are readable on their way.",
                url.as_str()
            ),
            "Put a proxy that speaks https in front, and set --public-url to its https address.",
        ),
        None if !settings.listen.ip().is_loopback() => report.note(
            "proxy",
            format!(
                "It listens on {}, and no public address is set: it answers to its IP addresses alone, in plain http.",
                settings.listen
            ),
            "In a hall's own network that is right. On the internet set --public-url, and let only a proxy with https reach it.",
        ),
        _ => {}
    }
    if let Some(metrics) = settings.metrics_listen.filter(|address| !address.ip().is_loopback()) {
        report.note(
            "proxy",
            format!("Anyone who can reach {metrics} can read /metrics."),
            "Let only the machine that collects them reach it.",
        );
    }
    if !report.tells_of("proxy") {
        let reached = settings
            .public_url
            .as_ref()
            .map_or_else(|| settings.listen.to_string(), |url| url.as_str().to_owned());
        report.ok(
            "proxy",
            format!("By the settings of this command, its address is {reached}."),
        );
    }
}

fn sentence(text: &str) -> String {
    let (first, rest) = text.split_at(text.chars().next().map_or(0, char::len_utf8));
    format!("{}{rest}.", first.to_uppercase())
}

/// Whether a public address leads over the internet, as far as it says: not to this machine or a network of one's own.
fn is_public(url: &PublicUrl) -> bool {
    let host = url.as_str().split_once("://").map_or("", |(_, host)| host);
    let host = match host.strip_prefix('[').and_then(|inner| inner.split_once(']')) {
        Some((inner, _)) => inner,
        None => host.split(':').next().unwrap_or_default(),
    };
    match host.parse::<IpAddr>().map(|address| address.to_canonical()) {
        Ok(IpAddr::V4(address)) => !(address.is_loopback() || address.is_private() || address.is_link_local()),
        Ok(IpAddr::V6(address)) => {
            !(address.is_loopback() || address.is_unique_local() || address.is_unicast_link_local())
        }
        // a name without a dot belongs to the local network
        Err(_) => {
            host.contains('.')
                && ![".local", ".lan", ".internal", ".localhost", ".home.arpa"]
                    .iter()
                    .any(|own| host.ends_with(own))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_of_ones_own_network_is_not_public() {
        let public = |url: &str| is_public(&PublicUrl::parse(url).expect("an address"));
        for own in [
            "http://localhost:8080",
            "http://127.0.0.1",
            "http://192.168.0.10:8080",
            "http://[fd00::1]:8080",
            "http://hall",
            "http://podium.local:8080",
        ] {
            assert!(!public(own), "{own}");
        }
        for open in [
            "http://podium.example",
            "http://198.51.100.7:8080",
            "http://[2001:db8::1]",
        ] {
            assert!(public(open), "{open}");
        }
    }
}
