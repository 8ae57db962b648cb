//! Trusted proxies: an address, or a network if the proxy's own address changes, as in a cluster.

use std::net::IpAddr;
use std::str::FromStr;

/// An address (`192.0.2.7`) or a network (`10.244.0.0/16`) whose `X-Forwarded-For` is trusted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TrustedProxy {
    address: IpAddr,
    /// The number of leading bits that have to match.
    bits: u32,
}

impl TrustedProxy {
    /// Returns whether this address belongs to it. An IPv4-mapped IPv6 address (`::ffff:10.0.0.1`) counts as IPv4.
    pub fn is(&self, address: IpAddr) -> bool {
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                let differ = own.to_bits() ^ other.to_bits();
                differ.leading_zeros() >= self.bits
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                let differ = own.to_bits() ^ other.to_bits();
                differ.leading_zeros() >= self.bits
            }
            _ => false,
        }
    }
}

impl From<IpAddr> for TrustedProxy {
    fn from(address: IpAddr) -> Self {
        let address = address.to_canonical();
        Self {
            address,
            bits: whole(address),
        }
    }
}

impl FromStr for TrustedProxy {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong =
            || format!("{text:?} is no proxy: expected an address, as 192.0.2.7, or a network, as 10.244.0.0/16");
        let (address, bits) = match text.trim().split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text.trim(), None),
        };
        let address: IpAddr = address.parse().map_err(|_| wrong())?;
        let Some(bits) = bits else {
            return Ok(address.into());
        };
        // parsing a number would also accept a sign
        if !bits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(wrong());
        }
        let bits: u32 = bits.parse().map_err(|_| wrong())?;
        if bits > whole(address) {
            return Err(wrong());
        }
        // in the same form as the addresses that it is compared with
        let (address, bits) = match address.to_canonical() {
            IpAddr::V4(plain) if address.is_ipv6() => (IpAddr::V4(plain), bits.saturating_sub(MAPPED)),
            same => (same, bits),
        };
        match bits {
            // everybody would be trusted
            0 => Err("a network of all addresses trusts everybody: name the proxy's own".to_owned()),
            bits => Ok(Self { address, bits }),
        }
    }
}

/// The bits before the IPv4 address in an IPv4-mapped IPv6 address.
const MAPPED: u32 = 96;

/// Returns the number of bits of an address.
fn whole(address: IpAddr) -> u32 {
    match address {
        IpAddr::V4(_) => 32,
        IpAddr::V6(_) => 128,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_holds_its_addresses_and_no_others() {
        for (proxy, address, is_it) in [
            ("192.0.2.7", "192.0.2.7", true),
            ("192.0.2.7", "192.0.2.8", false),
            ("192.0.2.7", "::ffff:192.0.2.7", true),
            ("10.244.0.0/16", "10.244.255.1", true),
            ("10.244.0.0/16", "10.245.0.1", false),
            ("10.244.3.9/31", "10.244.3.8", true),
            ("10.244.3.9/32", "10.244.3.8", false),
            ("2001:db8::/32", "2001:db8:1::2", true),
            ("2001:db8::/32", "2001:db9::2", false),
            ("2001:db8::/32", "10.0.0.1", false),
            ("::ffff:10.0.0.0/104", "10.1.2.3", true),
            ("::ffff:10.0.0.0/104", "::ffff:10.1.2.3", true),
            ("::ffff:10.0.0.0/104", "11.1.2.3", false),
            ("::ffff:192.0.2.7/128", "192.0.2.7", true),
        ] {
            let trusted: TrustedProxy = proxy.parse().unwrap();
            assert_eq!(trusted.is(address.parse().unwrap()), is_it, "{proxy} {address}");
        }
    }

    #[test]
    fn what_is_no_network_is_refused() {
        for wrong in [
            "",
            "proxy",
            "10.0.0.0/33",
            "10.0.0.0/",
            "10.0.0.0/x",
            "10.0.0.0/+8",
            "::ffff:10.0.0.0/96",
            "::ffff:10.0.0.0/64",
            "::/129",
            "0.0.0.0/0",
            "::/0",
        ] {
            assert!(wrong.parse::<TrustedProxy>().is_err(), "{wrong:?}");
        }
    }
}
