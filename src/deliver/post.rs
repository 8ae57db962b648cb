//! Sending one body to one address, with every limit: time, redirects, how much of the answer is read.

use std::io::{ErrorKind, Read};
use std::time::Duration;

use ureq::Agent;
use ureq::unversioned::transport::DefaultConnector;

use super::guard::Guard;
use crate::ops::text;
use crate::ops::webhooks::sending::Tried;

/// The time for all of it: looking the name up, connecting, sending, and reading the answer.
const TIME: Duration = Duration::from_secs(5);
/// The time for what comes after the answer's head: only its beginning is kept, and a receiver that dribbles it would hold
/// a place from all others.
const BODY_TIME: Duration = Duration::from_millis(500);
/// Bytes of an answer's head.
const HEAD: usize = 16 << 10;
/// Bytes of an answer that are read; of them so many characters are kept.
const READ: u64 = 2 << 10;
const KEPT: usize = 200;

/// The client that sends.
pub struct Post {
    agent: Agent,
}

impl Post {
    /// `private`: whether this machine's own network may be reached, also over http.
    pub fn new(private: bool) -> Self {
        let config = Agent::config_builder()
            // an answer is an answer
            .http_status_as_error(false)
            // where it leads is not what somebody typed
            .max_redirects(0)
            .max_redirects_will_error(false)
            .https_only(!private)
            // one of the environment would look names up by itself, past the guard
            .proxy(None)
            .timeout_global(Some(TIME))
            .timeout_recv_body(Some(BODY_TIME))
            .max_response_header_size(HEAD)
            .max_idle_connections(0)
            .user_agent(concat!("Podium/", env!("CARGO_PKG_VERSION")))
            .build();
        Self {
            agent: Agent::with_parts(config, DefaultConnector::default(), Guard::new(private)),
        }
    }

    /// Sends JSON.
    pub fn send(&self, address: &str, head: &[(&'static str, String)], body: &str) -> Tried {
        let mut request = self.agent.post(address).header("content-type", "application/json");
        for (name, value) in head {
            request = request.header(*name, value);
        }
        match request.send(body) {
            Ok(mut answer) => {
                let mut bytes = Vec::new();
                // However it ends, the status is there: what comes after it does not matter.
                let _ = answer.body_mut().as_reader().take(READ).read_to_end(&mut bytes);
                Tried::Answered {
                    status: answer.status().as_u16(),
                    beginning: beginning(&bytes),
                }
            }
            Err(error) => Tried::Failed(sentence(&error).to_owned()),
        }
    }
}

/// How an answer begins, in one line without characters that show nothing or turn the direction of writing.
fn beginning(bytes: &[u8]) -> String {
    let answer = String::from_utf8_lossy(bytes);
    let shown = answer.chars().map(|c| if text::is_invisible(c) { ' ' } else { c });
    let kept: String = shown.collect::<String>().trim().chars().take(KEPT).collect();
    kept.trim_end().to_owned()
}

/// Why there was no answer. The error's own words may hold the address.
fn sentence(error: &ureq::Error) -> &'static str {
    use ureq::Error;
    match error {
        Error::Timeout(_) => "No answer within 5 seconds.",
        Error::HostNotFound => NOT_REACHED,
        Error::RequireHttpsOnly(_) => "Its address does not begin with https://.",
        Error::LargeResponseHeader(..) => "The head of its answer is too long.",
        Error::Tls(_) | Error::Rustls(_) => NO_TLS,
        Error::Protocol(_) => "What it answered is no HTTP.",
        Error::Io(error) => match error.kind() {
            ErrorKind::PermissionDenied => NOT_REACHED,
            ErrorKind::ConnectionRefused => "Its host refuses connections there.",
            ErrorKind::TimedOut | ErrorKind::WouldBlock => "No answer within 5 seconds.",
            ErrorKind::InvalidData => NO_TLS,
            _ => "The connection failed before an answer came.",
        },
        _ => "It could not be sent.",
    }
}

const NO_TLS: &str = "Its certificate is not accepted, or it speaks no TLS.";
/// One sentence for both: which names the machine's own network knows is nobody's to ask.
const NOT_REACHED: &str =
    "Its host is not known, or leads into this machine's own network, which this installation does not allow.";
