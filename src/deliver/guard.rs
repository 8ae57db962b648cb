//! The hosts that webhooks may reach. The check runs after a name was looked up and before the connection to its
//! address, so that a name that resolves differently the second time cannot bypass it.

use std::io;

use ureq::config::Config;
use ureq::http::Uri;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::NextTimeout;
use ureq::unversioned::transport::time::Duration;

use podium_ops::tournaments::webhooks::is_public;

/// A resolver that keeps only addresses of the internet.
#[derive(Debug)]
pub(super) struct Guard {
    looks_up: DefaultResolver,
    /// Whether this machine's own network may be reached.
    private: bool,
}

impl Guard {
    /// Creates the resolver; `private`: whether this machine's own network may be reached.
    pub fn new(private: bool) -> Self {
        Self {
            looks_up: DefaultResolver::default(),
            private,
        }
    }
}

impl Resolver for Guard {
    fn resolve(&self, uri: &Uri, config: &Config, timeout: NextTimeout) -> Result<ResolvedSocketAddrs, ureq::Error> {
        // With a timeout, a lookup runs in another thread, which stays after it: a name server that does not answer
        // would collect any number of them. Here it ends when the system gives up.
        let timeout = NextTimeout {
            after: Duration::NotHappening,
            ..timeout
        };
        let found = self
            .looks_up
            .resolve(uri, config, timeout)
            .map_err(|error| match error {
                ureq::Error::Io(_) => ureq::Error::HostNotFound,
                other => other,
            })?;
        if self.private {
            return Ok(found);
        }
        let mut public = self.empty();
        for address in found.iter().filter(|address| is_public(address.ip())) {
            public.push(*address);
        }
        match public.is_empty() {
            true => Err(ureq::Error::Io(io::Error::from(io::ErrorKind::PermissionDenied))),
            false => Ok(public),
        }
    }
}
