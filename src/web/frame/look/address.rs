//! The service's own base address, for links and QR codes, addresses to which several pages lead, and the client's IP
//! address, for throttling.

use std::net::{IpAddr, Ipv4Addr};

use actix_web::HttpRequest;
use actix_web::http::header;

use crate::web::frame::state::App;
use podium_base::config::ServeSettings;
use podium_store::tournaments::presets::Preset;

/// The address of the calendar of listed tournaments.
pub const LISTED_CALENDAR: &str = "/calendar.ics";

/// Returns scheme, host and port for links that leave the browser: `--public-url`, or the host that this request named.
pub fn base(app: &App, request: &HttpRequest) -> String {
    match &app.settings.public_url {
        Some(url) => url.as_str().to_owned(),
        None => {
            let host = request.headers().get(header::HOST).and_then(|h| h.to_str().ok());
            // only --public-url can tell that a proxy in front terminates https
            format!("http://{}", host.unwrap_or("localhost"))
        }
    }
}

/// Returns an address as a link that calendar programs open to subscribe to it.
pub fn subscribe(href: &str) -> String {
    match href.split_once("://") {
        Some((_, rest)) => format!("webcal://{rest}"),
        None => href.to_owned(),
    }
}

/// The address of the calendar of the listed tournaments of a community.
pub fn community_calendar(slug: &str) -> String {
    format!("/c/{slug}/calendar.ics")
}

/// Returns the link by which calendar programs subscribe to a calendar for everybody, if the service's own address is
/// configured: the page with the link is the same for everybody.
pub fn subscribe_to(settings: &ServeSettings, calendar: &str) -> Option<String> {
    let base = settings.public_url.as_ref()?;
    Some(subscribe(&format!("{}{calendar}", base.as_str())))
}

/// The address of the page of a new tournament that starts from a preset.
pub fn new_tournament(preset: &Preset) -> String {
    format!("/tournaments/new?preset={}", preset.id)
}

/// The IP address of a request's client: the other end of the connection, or what a trusted proxy says about its own.
pub fn client(app: &App, request: &HttpRequest) -> IpAddr {
    let peer = request
        .peer_addr()
        // Only tests have no connection.
        .map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.ip());
    let forwarded: Vec<&str> = request
        .headers()
        // Each proxy may add its own header instead of extending the first.
        .get_all("x-forwarded-for")
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .collect();
    behind_proxies(&app.settings, peer, &forwarded)
}

/// Walks back through the proxies in `X-Forwarded-For`, nearest last: each trusted one names its client, and the walk
/// ends at the first untrusted address, because clients can write anything before it.
fn behind_proxies(settings: &ServeSettings, peer: IpAddr, forwarded: &[&str]) -> IpAddr {
    // an IPv4 client on an IPv6 socket is compared as the IPv4 address that the settings name
    let mut client = peer.to_canonical();
    for word in forwarded.iter().rev() {
        if !settings.trusted_proxies.iter().any(|proxy| proxy.is(client)) {
            break;
        }
        match word.trim().parse::<IpAddr>() {
            Ok(address) => client = address.to_canonical(),
            // A part that is not an address was not written by a proxy.
            Err(_) => break,
        }
    }
    client
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client_of(trusted: &[&str], peer: &str, forwarded: &[&str]) -> String {
        let settings = ServeSettings {
            listen: "127.0.0.1:0".parse().unwrap(),
            metrics_listen: None,
            public_url: None,
            streams: Default::default(),
            bodies: Default::default(),
            calls: Default::default(),
            keys: podium_base::config::KeySource::Environment(String::new()),
            security: Default::default(),
            private_webhooks: false,
            trusted_proxies: trusted.iter().map(|t| t.parse().unwrap()).collect(),
        };
        behind_proxies(&settings, peer.parse().unwrap(), forwarded).to_string()
    }

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        assert_eq!(client_of(&[], "192.0.2.1", &["198.51.100.1"]), "192.0.2.1");
        assert_eq!(
            client_of(&["192.0.2.1"], "192.0.2.1", &["198.51.100.1"]),
            "198.51.100.1"
        );
        assert_eq!(
            client_of(&["192.0.2.1"], "::ffff:192.0.2.1", &["198.51.100.1"]),
            "198.51.100.1"
        );
        assert_eq!(client_of(&["192.0.2.1"], "192.0.2.1", &[]), "192.0.2.1");
    }

    #[test]
    fn a_proxy_whose_address_moves_is_trusted_by_its_network() {
        let pods = ["10.244.0.0/16"];
        assert_eq!(client_of(&pods, "10.244.7.9", &["198.51.100.1"]), "198.51.100.1");
        assert_eq!(client_of(&pods, "10.245.7.9", &["198.51.100.1"]), "10.245.7.9");
        // the client's own word stays before the first that is no proxy
        assert_eq!(
            client_of(&pods, "10.244.7.9", &["203.0.113.9", "198.51.100.1", "10.244.0.3"]),
            "198.51.100.1"
        );
    }

    #[test]
    fn what_a_client_writes_before_the_proxy_does_not_count() {
        let forwarded = ["203.0.113.9", " 198.51.100.1"];
        assert_eq!(client_of(&["192.0.2.1"], "192.0.2.1", &forwarded), "198.51.100.1");
        let two = ["192.0.2.1", "192.0.2.2"];
        assert_eq!(
            client_of(&two, "192.0.2.1", &["203.0.113.9", "198.51.100.1", "192.0.2.2"]),
            "198.51.100.1"
        );
        assert_eq!(client_of(&["192.0.2.1"], "192.0.2.1", &["nonsense"]), "192.0.2.1");
    }
}
