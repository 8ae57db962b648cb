//! Proxies that are trusted: an address, or a network where the proxy's own address moves, as in a cluster.

use std::net::IpAddr;
use std::str::FromStr;

/// An address (`192.0.2.7`) or a network (`10.244.0.0/16`) whose `X-Forwarded-For` counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TrustedProxy {
    address: IpAddr,
    /// Bits of the address that have to be the same.
    bits: u32,
}

impl TrustedProxy {
    /// Whether this address is one of it. An IPv4 address in IPv6's clothes counts as what it is.
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
        let bits: u32 = bits.parse().map_err(|_| wrong())?;
        match bits {
            // everybody would be believed
            0 => Err("a network of all addresses trusts everybody: name the proxy's own".to_owned()),
            bits if bits <= whole(address) => Ok(Self { address, bits }),
            _ => Err(wrong()),
        }
    }
}

/// The bits of a whole address.
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
            "::/129",
            "0.0.0.0/0",
            "::/0",
        ] {
            assert!(wrong.parse::<TrustedProxy>().is_err(), "{wrong:?}");
        }
    }
}
