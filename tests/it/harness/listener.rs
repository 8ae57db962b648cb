//! Somebody who listens to server-sent events: one connection, read event by event.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use super::http::Visitor;

/// Nothing in a test may take longer; a test that waits so long has failed.
const PATIENCE: Duration = Duration::from_secs(30);

/// An open stream of events.
pub struct Listener {
    reader: BufReader<TcpStream>,
    /// The head of the answer, as it came.
    pub head: String,
    /// Of the chunks read so far, what was not asked for yet.
    text: String,
}

/// One event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LiveEvent {
    pub event: String,
    pub id: String,
    pub data: String,
}

impl Visitor {
    /// Opens a stream of events.
    pub fn listen(&self, path: &str) -> Listener {
        self.listen_with(path, &[])
    }

    /// Opens a stream of events with more headers.
    pub fn listen_with(&self, path: &str, headers: &[(&str, &str)]) -> Listener {
        let socket = TcpStream::connect(self.base.trim_start_matches("http://")).expect("the service answers");
        socket.set_read_timeout(Some(PATIENCE)).expect("a timeout");
        let mut asking = &socket;
        let cookies = self.cookies();
        let more: String = headers
            .iter()
            .map(|(name, value)| format!("{name}: {value}\r\n"))
            .collect();
        write!(
            asking,
            "GET {path} HTTP/1.1\r\nhost: localhost\r\ncookie: {cookies}\r\n{more}\r\n"
        )
        .expect("it takes requests");
        let mut reader = BufReader::with_capacity(512, socket);
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            assert!(reader.read_line(&mut head).expect("a head") > 0, "{head}");
        }
        assert!(head.starts_with("HTTP/1.1 200 "), "GET {path}: {head}");
        Listener {
            reader,
            head,
            text: String::new(),
        }
    }
}

impl Listener {
    /// The next event but beats; `None` when the stream has ended as it should.
    ///
    /// # Panics
    /// When none comes for long, or the stream is cut off.
    pub fn next(&mut self) -> Option<LiveEvent> {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let (event, rest) = (read(event), rest.to_owned());
                self.text = rest;
                // a comment is no event
                if !["beat", ""].contains(&event.event.as_str()) {
                    return Some(event);
                }
                continue;
            }
            let mut size = String::new();
            self.reader.read_line(&mut size).expect("an event comes");
            let size = usize::from_str_radix(size.trim(), 16).unwrap_or_else(|_| panic!("a chunk, not {size:?}"));
            let mut chunk = vec![0; size + 2];
            self.reader.read_exact(&mut chunk).expect("the whole chunk comes");
            if size == 0 {
                return None;
            }
            self.text.push_str(std::str::from_utf8(&chunk[..size]).expect("text"));
        }
    }

    /// The data of the next event.
    pub fn data(&mut self) -> serde_json::Value {
        let heard = self.next().expect("the stream goes on");
        assert_eq!(heard.event, "version");
        serde_json::from_str(&heard.data).expect("JSON")
    }

    /// Reads on until an event's floor version is this, or later.
    pub fn hears_floor(&mut self, floor: i64) {
        while self.data()["floor"].as_i64().expect("a number") < floor {}
    }

    /// Reads on until an event's public version is this, or later.
    pub fn hears(&mut self, version: i64) {
        while self.data()["version"].as_i64().expect("a number") < version {}
    }
}

fn read(event: &str) -> LiveEvent {
    let field = |name: &str| {
        let line = event.lines().find_map(|line| line.strip_prefix(name));
        line.unwrap_or_default().to_owned()
    };
    LiveEvent {
        event: field("event: "),
        id: field("id: "),
        data: field("data: "),
    }
}
