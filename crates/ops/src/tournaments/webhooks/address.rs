//! Addresses of webhooks: the addresses that are accepted, and the hosts that may be reached. A person who chooses an
//! address must not reach services that are only open to this machine or its network.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use crate::FieldProblem;
use podium_store::WebhookShape;
use say::{Message, refused_settings as t};

/// Longest address, in characters.
const LENGTH: usize = 2000;

/// Reads a typed address. `private`: whether addresses in this machine's own network are allowed.
///
/// # Errors
/// It is not an address, or one that must not be reached.
pub(super) fn check(typed: &str, private: bool) -> Result<String, FieldProblem> {
    let wrong = |why: Message| Err(FieldProblem::new("address", why));
    let text = typed.trim();
    if text.is_empty() {
        return wrong(t::address_paste());
    }
    if text.len() > LENGTH || !text.bytes().all(|b| b.is_ascii_graphic() && b != b'\\') {
        return wrong(t::address_letters());
    }
    let rest = match (text.strip_prefix("https://"), text.strip_prefix("http://")) {
        (Some(rest), _) => rest,
        (None, Some(rest)) if private => rest,
        (None, Some(_)) => return wrong(t::address_http()),
        (None, None) => return wrong(t::address_https()),
    };
    if text.contains('#') {
        return wrong(t::address_fragment());
    }
    let authority = rest.split(['/', '?']).next().unwrap_or_default();
    if authority.contains('@') {
        return wrong(t::address_password());
    }
    let Some(host) = host_of(authority) else {
        return wrong(t::address_host());
    };
    if !private && is_own(host) {
        return wrong(t::address_own_network());
    }
    Ok(text.to_owned())
}

/// Checks that an address accepts bodies of a shape, as far as the address itself tells.
///
/// # Errors
/// It belongs to a Discord channel, which accepts only messages.
pub(super) fn fits(address: &str, shape: WebhookShape) -> Result<(), FieldProblem> {
    let rest = address.split_once("://").map_or(address, |(_, rest)| rest);
    let (authority, path) = rest.split_once('/').unwrap_or((rest, ""));
    let host = host_of(authority).unwrap_or_default().to_ascii_lowercase();
    let is_discord = ["discord.com", "discordapp.com"]
        .iter()
        .any(|name| host == *name || host.strip_suffix(name).is_some_and(|before| before.ends_with('.')));
    match is_discord && path.contains("webhooks/") && shape == WebhookShape::Standard {
        true => Err(FieldProblem::new("shape", t::discord_chat())),
        false => Ok(()),
    }
}

/// Returns the host in `host:port`, without the brackets of IPv6.
fn host_of(authority: &str) -> Option<&str> {
    let (host, port) = match authority.strip_prefix('[') {
        Some(rest) => rest.split_once(']')?,
        None => match authority.split_once(':') {
            Some((host, _)) => (host, &authority[host.len()..]),
            None => (authority, ""),
        },
    };
    // digits only: not "+443"
    let is_port = |port: &str| {
        port.parse::<u16>()
            .is_ok_and(|number| number.to_string() == port && number > 0)
    };
    let has_port = port.is_empty() || port.strip_prefix(':').is_some_and(is_port);
    let is_host = match authority.starts_with('[') {
        true => host.parse::<Ipv6Addr>().is_ok(),
        false => !host.is_empty() && host.bytes().all(|b| b.is_ascii_alphanumeric() || b"-._".contains(&b)),
    };
    (has_port && is_host).then_some(host)
}

/// Returns whether a host is this machine or its network by its name alone; for others it takes a look-up.
fn is_own(host: &str) -> bool {
    let name = host.trim_end_matches('.').to_ascii_lowercase();
    match host.parse::<IpAddr>() {
        Ok(ip) => !is_public(ip),
        Err(_) => {
            name == "localhost"
                || [".localhost", ".local", ".internal"]
                    .iter()
                    .any(|end| name.ends_with(end))
        }
    }
}

/// Returns whether an IP address is a public one of the internet: not this machine's, not of its network, and not one
/// that leads there indirectly (IPv4 within IPv6).
pub fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => is_public_v4(v4),
        IpAddr::V6(v6) => is_public_v6(v6),
    }
}

fn is_public_v4(v4: Ipv4Addr) -> bool {
    let special = match v4.octets() {
        // this network; shared by a provider's customers (CGNAT)
        [0, ..] | [100, 64..=127, ..] => true,
        // protocols; relays of 6to4
        [192, 0, 0, _] | [192, 88, 99, _] => true,
        // benchmarking; reserved
        [198, 18 | 19, ..] | [240..=255, ..] => true,
        _ => false,
    };
    !(special
        || v4.is_private()
        || v4.is_loopback()
        || v4.is_link_local()
        || v4.is_multicast()
        || v4.is_documentation())
}

fn is_public_v6(v6: Ipv6Addr) -> bool {
    match v6.segments() {
        // protocols, including Teredo; examples; 6to4
        [0x2001, 0..=0x1ff, ..] | [0x2001, 0xdb8, ..] | [0x2002, ..] | [0x3fff, 0..=0xfff, ..] => false,
        // Only allocated addresses: this excludes loopback, private, link-local, multicast and NAT64.
        [0x2000..=0x3fff, ..] => true,
        _ => false,
    }
}

/// Shortens an address for lists: a person who reads a chat's full address can post there.
pub fn shortened(address: &str) -> String {
    let (scheme, rest) = address.split_once("://").unwrap_or(("", address));
    let authority = rest.split(['/', '?']).next().unwrap_or_default();
    match rest.len() - authority.len() {
        0 | 1 => format!("{scheme}://{authority}"),
        // the last letters distinguish two addresses of one host
        hidden if hidden > 24 => format!("{scheme}://{authority}/…{}", &rest[rest.len() - 4..]),
        _ => format!("{scheme}://{authority}/…"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_the_internet_are_public() {
        for own in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "127.9.9.9",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.19.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::7f00:1",
            "64:ff9b::808:808",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "3fff::1",
            "fc00::1",
            "fd12::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ] {
            assert!(!is_public(own.parse().unwrap()), "{own}");
        }
        for public in [
            "1.1.1.1",
            "100.128.0.1",
            "172.32.0.1",
            "192.0.1.1",
            "::ffff:8.8.8.8",
            "2606:4700::1111",
        ] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
    }

    #[test]
    fn an_address_is_read_or_refused_with_a_sentence() {
        let says = |typed: &str| match check(typed, false) {
            Ok(_) => String::new(),
            Err(problem) => problem.message.to_string(),
        };
        for fine in [
            "https://bot.example",
            " https://bot.example:8443/podium?room=1 ",
            "https://[2606:4700::1111]/x",
        ] {
            assert_eq!(says(fine), "");
        }
        for (typed, why) in [
            ("", "paste"),
            ("bot.example", "begin with https://."),
            ("ftp://bot.example", "begin with https://."),
            ("http://bot.example", "read on its way"),
            ("https://user:secret@bot.example", "“@”"),
            ("https://bot.example/#a", "“#”"),
            ("https://bot.example/a b", "without spaces"),
            ("https://bot.example\\@evil.example", "without spaces"),
            ("https://", "its host is invalid"),
            ("https://bot.example:0/", "its host is invalid"),
            ("https://bot.example:x/", "its host is invalid"),
            ("https://[::1", "its host is invalid"),
            ("https://127.0.0.1/", "own network"),
            ("https://[::1]:443/", "own network"),
            ("https://localhost:8080", "own network"),
            ("https://printer.LOCAL./", "own network"),
        ] {
            assert!(says(typed).contains(why), "{typed}: {}", says(typed));
        }
        assert!(check("http://127.0.0.1:9000/hook", true).is_ok());
    }

    #[test]
    fn a_discord_channel_takes_messages_alone() {
        let asks = |address: &str, shape| fits(address, shape).is_err();
        for channel in [
            "https://discord.com/api/webhooks/1/a",
            "https://ptb.discord.com:443/api/v10/webhooks/1/a",
            "https://DISCORDAPP.com/api/webhooks/1/a",
        ] {
            assert!(
                asks(channel, WebhookShape::Standard) && !asks(channel, WebhookShape::Chat),
                "{channel}"
            );
        }
        assert!(!asks("https://notdiscord.com/api/webhooks/1/a", WebhookShape::Standard));
        assert!(!asks(
            "https://bot.example/discord.com/api/webhooks/1",
            WebhookShape::Standard
        ));
    }

    #[test]
    fn a_list_shows_no_whole_address() {
        let chat = "https://discord.example/api/webhooks/123456/abcdefghijklmnop";
        assert_eq!(shortened(chat), "https://discord.example/…mnop");
        assert_eq!(shortened("https://bot.example/podium"), "https://bot.example/…");
        assert_eq!(shortened("https://bot.example/"), "https://bot.example");
    }
}
