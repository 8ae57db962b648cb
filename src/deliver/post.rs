//! Sending one body to one address, within all limits: time, redirects, how much of the answer is read.

use std::io::{ErrorKind, Read};
use std::time::Duration;

use ureq::Agent;
use ureq::unversioned::transport::DefaultConnector;

use super::guard::Guard;
use podium_ops::command::text;
use podium_ops::tournaments::webhooks::not_sent::NotSent;
use podium_ops::tournaments::webhooks::sending::Tried;

/// The total time for looking up the name, connecting, sending, and reading the answer.
const TIME: Duration = Duration::from_secs(5);
/// The time for the answer's body: only its beginning is kept, and a receiver that sends it slowly would block a place.
const BODY_TIME: Duration = Duration::from_millis(500);
/// The most bytes of an answer's head.
const HEAD: usize = 16 << 10;
/// The most bytes of an answer's body that are read; the same number of characters is kept at most.
const READ: u64 = 2 << 10;
const KEPT: usize = 200;

/// The client that sends.
pub struct Post {
    agent: Agent,
}

impl Post {
    /// Creates the client; `private`: whether this machine's own network may be reached, also over http; `idle`: how many
    /// connections wait for the next body to the same host.
    pub fn new(private: bool, idle: usize) -> Self {
        let config = Agent::config_builder()
            // every answer counts, whatever its status
            .http_status_as_error(false)
            // the target of a redirect was not checked
            .max_redirects(0)
            .max_redirects_will_error(false)
            .https_only(!private)
            // a proxy from the environment would look names up itself, bypassing the guard
            .proxy(None)
            .timeout_global(Some(TIME))
            .timeout_recv_body(Some(BODY_TIME))
            .max_response_header_size(HEAD)
            .max_idle_connections(idle)
            .max_idle_connections_per_host(idle)
            .user_agent(concat!("Podium/", env!("CARGO_PKG_VERSION")))
            .build();
        Self {
            agent: Agent::with_parts(config, DefaultConnector::default(), Guard::new(private)),
        }
    }

    /// Sends a body.
    pub fn send(&self, address: &str, head: &[(&'static str, String)], body: &[u8]) -> Tried {
        let mut request = self.agent.post(address);
        for (name, value) in head {
            request = request.header(*name, value);
        }
        match request.send(body) {
            Ok(mut answer) => {
                let mut bytes = Vec::new();
                // However the reading ends, the status is known, and the rest does not matter.
                let _ = answer.body_mut().as_reader().take(READ).read_to_end(&mut bytes);
                Tried::Answered {
                    status: answer.status().as_u16(),
                    beginning: beginning(&bytes),
                }
            }
            Err(error) => Tried::Failed(reason(&error)),
        }
    }
}

/// Returns the beginning of an answer, in one line without invisible or direction-changing characters.
fn beginning(bytes: &[u8]) -> String {
    let answer = String::from_utf8_lossy(bytes);
    let shown = answer.chars().map(|c| if text::is_invisible(c) { ' ' } else { c });
    let kept: String = shown.collect::<String>().trim().chars().take(KEPT).collect();
    kept.trim_end().to_owned()
}

/// Returns why there was no answer. The error's own text may contain the address.
fn reason(error: &ureq::Error) -> NotSent {
    use ureq::Error;
    match error {
        Error::Timeout(_) => NotSent::NoAnswer,
        // One reason for both: nobody may find out which names the machine's network knows.
        Error::HostNotFound => NotSent::NotReached,
        Error::RequireHttpsOnly(_) => NotSent::NotHttps,
        Error::LargeResponseHeader(..) => NotSent::HeadTooLong,
        Error::Tls(_) | Error::Rustls(_) => NotSent::NoTls,
        Error::Protocol(_) => NotSent::NoHttp,
        Error::Io(error) => match error.kind() {
            ErrorKind::PermissionDenied => NotSent::NotReached,
            ErrorKind::ConnectionRefused => NotSent::Refuses,
            ErrorKind::TimedOut | ErrorKind::WouldBlock => NotSent::NoAnswer,
            ErrorKind::InvalidData => NotSent::NoTls,
            _ => NotSent::ConnectionFailed,
        },
        _ => NotSent::Other,
    }
}
