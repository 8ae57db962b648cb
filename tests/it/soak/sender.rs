//! Requests to any of the instances, each on a separate connection, and their answers.

use std::sync::Mutex;
use std::time::Duration;

use super::history::Heard;
use crate::harness::http::encoded;

/// How long a client waits for an answer. Instances are stopped for less and for more.
const PATIENCE: Duration = Duration::from_millis(2_500);

/// The addresses of the instances as they are now: each start finds a free port.
#[derive(Debug)]
pub struct Doors(Mutex<Vec<String>>);

impl Doors {
    pub fn new(instances: usize) -> Self {
        Self(Mutex::new(vec![String::new(); instances]))
    }

    /// `base`: `http://127.0.0.1:PORT`.
    pub fn set(&self, instance: usize, base: &str) {
        base.clone_into(&mut self.0.lock().expect("nobody panics with it")[instance]);
    }

    /// The address of one of the instances.
    pub fn any(&self, chosen: usize) -> String {
        let doors = self.0.lock().expect("nobody panics with it");
        doors[chosen % doors.len()].clone()
    }
}

/// A request, without the address of the service.
#[derive(Debug, Clone)]
pub struct Request {
    pub method: &'static str,
    pub path: String,
    pub headers: Vec<(&'static str, String)>,
    pub body: Option<String>,
}

/// An answer.
#[derive(Debug, Clone)]
pub struct Reply {
    pub status: u16,
    /// The sentence for the next page, encoded as in a form; empty without one.
    pub notice: String,
    pub body: String,
}

impl Request {
    pub fn get(path: String) -> Self {
        Self {
            method: "GET",
            path,
            headers: Vec::new(),
            body: None,
        }
    }

    /// A form of a page.
    pub fn form(path: String, fields: &[(&str, &str)]) -> Self {
        let mut request = Self::get(path);
        request.method = "POST";
        request.body = Some(encoded(fields));
        request.with("content-type", "application/x-www-form-urlencoded".to_owned())
    }

    /// A call of the API with a body and a key under which it acts once.
    pub fn call(method: &'static str, path: String, key: u64, body: &serde_json::Value) -> Self {
        let mut request = Self::get(path);
        request.method = method;
        request.body = Some(body.to_string());
        request
            .with("content-type", "application/json".to_owned())
            .with("idempotency-key", format!("act-{key}"))
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, value: String) -> Self {
        self.headers.push((name, value));
        self
    }

    #[must_use]
    pub fn by_token(self, token: &str) -> Self {
        self.with("authorization", format!("Bearer {token}"))
    }

    /// Sends it once, and says what is known of it since.
    pub fn send(&self, base: &str) -> Heard<Reply> {
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .max_redirects_will_error(false)
            // a kept connection may be sent on twice, unseen
            .max_idle_connections(0)
            .timeout_global(Some(PATIENCE))
            .build();
        let mut request = ureq::http::Request::builder()
            .method(self.method)
            .uri(format!("{base}{}", self.path));
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        let agent = config.new_agent();
        let answer = match &self.body {
            Some(body) => agent.run(request.body(body.as_bytes()).expect("a request")),
            None => agent.run(request.body(()).expect("a request")),
        };
        let mut answer = match answer {
            Ok(answer) => answer,
            Err(ureq::Error::Io(error)) if error.kind() == std::io::ErrorKind::ConnectionRefused => {
                return Heard::Unsent;
            }
            Err(_) => return Heard::Unknown,
        };
        // an answer whose end is missing does not count
        let Ok(body) = answer.body_mut().read_to_string() else {
            return Heard::Unknown;
        };
        let status = answer.status().as_u16();
        // what may be old by its own word shows nothing of now
        let is_old = answer.headers().contains_key("age");
        match status {
            200 if is_old => Heard::Unchanged,
            // it is taken at its word
            500..
                if ["othing was changed", "othing of this was"]
                    .iter()
                    .any(|promise| body.contains(promise)) =>
            {
                Heard::Unchanged
            }
            500.. => Heard::Unknown,
            _ => {
                let cookies = answer.headers().get_all("set-cookie").iter();
                let cookies = cookies.filter_map(|cookie| cookie.to_str().ok());
                let notice = cookies.filter(|cookie| cookie.starts_with("podium_notice=")).collect();
                Heard::Outcome(Reply { status, notice, body })
            }
        }
    }
}

impl<R> Heard<R> {
    /// The reply, as the client understands it.
    pub fn map<T>(self, read: impl FnOnce(R) -> T) -> Heard<T> {
        match self {
            Self::Outcome(outcome) => Heard::Outcome(read(outcome)),
            Self::Unchanged => Heard::Unchanged,
            Self::Unknown => Heard::Unknown,
            Self::Unsent => Heard::Unsent,
        }
    }
}

impl Reply {
    /// The answer as JSON.
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.body).unwrap_or_default()
    }
}
