//! A receiver of webhooks on a free port, which behaves as a test wants.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::sync::mpsc::{Receiver as Heard, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;

use serde_json::Value;
use ureq::http::{HeaderMap, HeaderName, HeaderValue};

/// Nothing in a test may take longer; a test that waits so long has failed.
const PATIENCE: Duration = Duration::from_secs(60);

/// What it does with a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Manner {
    /// Answers with a status.
    Answers(u16),
    /// Takes the request and says nothing.
    Stalls,
    /// Sends its readers elsewhere.
    Redirects(String),
    /// Hangs up in the head of its answer.
    HangsUp,
    /// Answers 200 with a body that does not end.
    Endless,
}

/// A request as it came.
#[derive(Debug, Clone)]
pub struct Received {
    pub path: String,
    pub headers: HeaderMap,
    pub body: String,
    /// The same as it came.
    pub bytes: Vec<u8>,
}

impl Received {
    pub fn header(&self, name: &str) -> &str {
        self.headers
            .get(name)
            .map_or("", |value| value.to_str().expect("a text"))
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|e| panic!("{e}: {}", self.body))
    }

    pub fn kind(&self) -> String {
        self.json()["type"].as_str().unwrap_or_default().to_owned()
    }

    /// Whether it is signed with a secret, as its receivers check it.
    pub fn is_signed_with(&self, secret: &str) -> bool {
        let webhook = standardwebhooks::Webhook::new(secret).expect("a secret");
        webhook.verify(self.body.as_bytes(), &self.headers).is_ok()
    }
}

/// The receiver, which listens until it is dropped.
pub struct Receiver {
    /// `http://127.0.0.1:PORT/hook`
    pub address: String,
    port: u16,
    manner: Arc<Mutex<Manner>>,
    heard: Heard<Received>,
    thread: Option<JoinHandle<()>>,
}

impl Receiver {
    pub fn start(manner: Manner) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        let manner = Arc::new(Mutex::new(manner));
        let (tell, heard) = std::sync::mpsc::channel();
        let own = Arc::clone(&manner);
        let thread = std::thread::spawn(move || {
            // ended by a connection that sends nothing, from `drop`
            for socket in listener.incoming() {
                let socket = socket.expect("a connection");
                let Some(received) = read(&socket) else { break };
                let manner = own.lock().expect("no test panicked").clone();
                tell.send(received).ok();
                answer(socket, &manner, &tell);
            }
        });
        Self {
            address: format!("http://127.0.0.1:{port}/hook"),
            port,
            manner,
            heard,
            thread: Some(thread),
        }
    }

    /// From now on it behaves so.
    pub fn behave(&self, manner: Manner) {
        *self.manner.lock().expect("no test panicked") = manner;
    }

    /// Waits for the next request.
    ///
    /// # Panics
    /// When none comes.
    pub fn next(&self) -> Received {
        self.heard.recv_timeout(PATIENCE).expect("a request comes")
    }

    /// What came and was not asked for.
    pub fn rest(&self) -> Vec<Received> {
        self.heard.try_iter().collect()
    }

    /// Waits for a while whether something comes that should not.
    pub fn stays_quiet(&self, time: Duration) -> bool {
        matches!(self.heard.recv_timeout(time), Err(RecvTimeoutError::Timeout))
    }
}

impl Drop for Receiver {
    fn drop(&mut self) {
        if let Ok(socket) = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)) {
            socket.shutdown(Shutdown::Both).ok();
        }
        if let Some(thread) = self.thread.take() {
            thread.join().ok();
        }
    }
}

fn read(socket: &TcpStream) -> Option<Received> {
    socket.set_read_timeout(Some(PATIENCE)).expect("a timeout");
    let mut reader = BufReader::new(socket);
    let mut line = String::new();
    reader.read_line(&mut line).ok()?;
    let path = line.split(' ').nth(1)?.to_owned();
    let mut headers = HeaderMap::new();
    loop {
        line.clear();
        reader.read_line(&mut line).ok()?;
        let Some((name, value)) = line.trim_end().split_once(": ") else {
            break;
        };
        let name = HeaderName::from_bytes(name.as_bytes()).expect("a header");
        headers.insert(name, HeaderValue::from_str(value).expect("a value"));
    }
    let length = headers
        .get("content-length")
        .and_then(|v| v.to_str().ok()?.parse().ok());
    let mut bytes = vec![0; length.unwrap_or(0)];
    reader.read_exact(&mut bytes).ok()?;
    let body = String::from_utf8_lossy(&bytes).into_owned();
    Some(Received {
        path,
        headers,
        body,
        bytes,
    })
}

fn answer(mut socket: TcpStream, manner: &Manner, tell: &Sender<Received>) {
    // a sender that hung up meanwhile has its reasons
    let _ = match manner {
        Manner::Answers(status) => write!(
            socket,
            "HTTP/1.1 {status} Word\r\ncontent-length: 5\r\nconnection: close\r\n\r\nheard"
        ),
        Manner::Redirects(to) => write!(
            socket,
            "HTTP/1.1 307 Elsewhere\r\nlocation: {to}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
        ),
        Manner::HangsUp => write!(socket, "HTTP/1.1 200 O"),
        Manner::Endless => {
            let tell = tell.clone();
            std::thread::spawn(move || {
                let _tell = tell;
                let mut sent = write!(socket, "HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n");
                // bounded, and ended sooner by a sender that has read enough
                for _ in 0..10_000 {
                    if sent.is_err() {
                        break;
                    }
                    sent = socket.write_all(&[b'x'; 1024]);
                }
            });
            Ok(())
        }
        Manner::Stalls => {
            let tell = tell.clone();
            std::thread::spawn(move || {
                let _tell = tell;
                // until the other side gives up
                let mut rest = Vec::new();
                (&socket).read_to_end(&mut rest).ok();
            });
            Ok(())
        }
    };
}
