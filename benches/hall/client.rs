//! A browser's HTTP/1.1: connections, answers, event streams, cookies. It does little for each answer, because it shares
//! the machine with the server that it measures.

use std::collections::BTreeMap;
use std::io::{Error, ErrorKind, Result};
use std::net::SocketAddr;
use std::ops::Range;
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Headers of an answer at the most.
const MAX_HEADERS: usize = 48;
/// Free space for each reading from a socket.
const CHUNK: usize = 8 << 10;
/// How long a browser's connection is used again: the server closes silent ones after five seconds.
const KEPT: Duration = Duration::from_secs(4);

/// One connection, with the last answer in its buffer.
pub struct Connection {
    stream: TcpStream,
    buffer: Vec<u8>,
    head: Range<usize>,
    body: Range<usize>,
    status: u16,
}

/// What was answered.
#[derive(Clone, Copy)]
pub struct Answer<'c> {
    pub status: u16,
    head: &'c str,
    pub body: &'c [u8],
}

impl Connection {
    pub async fn open(address: SocketAddr) -> Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Self {
            stream,
            buffer: Vec::new(),
            head: 0..0,
            body: 0..0,
            status: 0,
        })
    }

    /// Sends a request and reads its answer; of an event stream only the head.
    pub async fn ask(&mut self, request: &[u8]) -> Result<Answer<'_>> {
        self.buffer.drain(..self.body.end);
        (self.head, self.body) = (0..0, 0..0);
        self.stream.write_all(request).await?;
        loop {
            if let Some(length) = self.read_head()? {
                self.body.end = self.body.start + length;
                break;
            }
            self.fill().await?;
        }
        while self.buffer.len() < self.body.end {
            self.fill().await?;
        }
        Ok(self.answer())
    }

    /// The last answer.
    pub fn answer(&self) -> Answer<'_> {
        Answer {
            status: self.status,
            head: std::str::from_utf8(&self.buffer[self.head.clone()]).unwrap_or_default(),
            body: &self.buffer[self.body.clone()],
        }
    }

    /// Reads the answer's head, once it is complete. Returns the length of the body.
    fn read_head(&mut self) -> Result<Option<usize>> {
        let mut headers = [httparse::EMPTY_HEADER; MAX_HEADERS];
        let mut response = httparse::Response::new(&mut headers);
        let parsed = response.parse(&self.buffer).map_err(Error::other)?;
        let httparse::Status::Complete(end) = parsed else {
            return Ok(None);
        };
        let mut length = 0;
        for header in response.headers.iter() {
            if header.name.eq_ignore_ascii_case("content-length") {
                let text = std::str::from_utf8(header.value).map_err(Error::other)?;
                length = text.trim().parse().map_err(Error::other)?;
            }
        }
        self.status = response.code.unwrap_or(0);
        (self.head, self.body) = (0..end, end..end);
        Ok(Some(length))
    }

    async fn fill(&mut self) -> Result<()> {
        self.buffer.reserve(CHUNK);
        match self.stream.read_buf(&mut self.buffer).await? {
            0 => Err(ErrorKind::UnexpectedEof.into()),
            _ => Ok(()),
        }
    }

    /// Waits for the next chunk of a stream. Dropping the future loses nothing.
    async fn chunk(&mut self) -> Result<&[u8]> {
        self.buffer.drain(..self.body.end);
        (self.head, self.body) = (0..0, 0..0);
        loop {
            if let httparse::Status::Complete((start, size)) =
                httparse::parse_chunk_size(&self.buffer).map_err(|_| Error::other("no chunk"))?
            {
                let size = usize::try_from(size).map_err(Error::other)?;
                if self.buffer.len() >= start + size + 2 {
                    self.body = start..start + size + 2;
                    return Ok(&self.buffer[start..start + size]);
                }
            }
            self.fill().await?;
        }
    }
}

impl<'c> Answer<'c> {
    /// The values of a header.
    pub fn headers(self, name: &'c str) -> impl Iterator<Item = &'c str> {
        self.head.lines().filter_map(move |line| {
            let (key, value) = line.split_once(':')?;
            key.eq_ignore_ascii_case(name).then_some(value.trim())
        })
    }

    pub fn text(self) -> &'c str {
        std::str::from_utf8(self.body).unwrap_or_default()
    }

    /// How long a server with too much to do wants to be left alone.
    pub fn retry_after(self) -> Option<Duration> {
        let seconds = self.headers("retry-after").next()?;
        seconds.parse().ok().map(Duration::from_secs)
    }

    /// Head and body, in bytes.
    pub fn bytes(self) -> u64 {
        (self.head.len() + self.body.len()) as u64
    }
}

/// The value of a hidden field of the form after the text `near`, as our templates write it.
pub fn field_after<'h>(html: &'h str, near: &str, name: &str) -> Option<&'h str> {
    let form = &html[html.find(near)?..];
    let form = &form[..form.find("</form").unwrap_or(form.len())];
    let after = form.split_once(&format!("name=\"{name}\" value=\""))?.1;
    after.split('"').next()
}

/// The version numbers of an event stream or of a page: of the tournament, its floor and its tables' games; 0 where one is
/// not given.
pub type Numbers = [i64; 3];

/// Reads `12-34-56`, as a page carries it.
pub fn numbers(text: &str) -> Option<Numbers> {
    let mut numbers = Numbers::default();
    for (at, number) in text.split('-').enumerate() {
        *numbers.get_mut(at)? = number.parse().ok()?;
    }
    Some(numbers)
}

/// What a stream tells.
#[derive(Debug, Clone, Copy)]
pub struct Change {
    pub numbers: Numbers,
    /// The time over which all clients that were notified spread their requests.
    pub spread: Duration,
}

impl Change {
    /// Reads the last event of a chunk that tells numbers; `None` for a sign of life.
    fn read(chunk: &str) -> Option<Self> {
        let ids = chunk.lines().filter_map(|line| line.strip_prefix("id: "));
        let spread = chunk.rsplit_once("\"spread\":").map_or("0", |(_, after)| after);
        let digits = spread.split(|c: char| !c.is_ascii_digit()).next().unwrap_or("0");
        Some(Self {
            numbers: ids.filter_map(numbers).next_back()?,
            spread: Duration::from_millis(digits.parse().ok()?),
        })
    }
}

/// An open stream of events.
pub struct Events(Connection);

impl Events {
    /// Waits for the next numbers; signs of life are skipped. Dropping the future loses nothing.
    pub async fn next(&mut self) -> Result<Change> {
        loop {
            let chunk = self.0.chunk().await?;
            let text = std::str::from_utf8(chunk).map_err(Error::other)?;
            if text.is_empty() {
                return Err(ErrorKind::UnexpectedEof.into());
            }
            if let Some(change) = Change::read(text) {
                return Ok(change);
            }
        }
    }
}

/// Somebody's browser: their cookies, and a connection while it is fresh.
pub struct Browser {
    address: SocketAddr,
    cookies: BTreeMap<String, String>,
    /// What its reader reads, as in `Accept-Language`.
    pub language: &'static str,
    kept: Option<(Connection, Instant)>,
    /// Bytes of all answers but streams.
    pub received: u64,
}

impl Browser {
    pub fn new(address: SocketAddr) -> Self {
        Self {
            address,
            cookies: BTreeMap::new(),
            language: "en",
            kept: None,
            received: 0,
        }
    }

    pub fn keep(&mut self, name: &str, value: &str) {
        self.cookies.insert(name.to_owned(), value.to_owned());
    }

    /// The bytes of a request for a page.
    pub fn request(&self, path: &str) -> Vec<u8> {
        let head = self.head("GET", path);
        format!("{head}accept: text/html\r\naccept-encoding: gzip\r\n\r\n").into_bytes()
    }

    fn head(&self, method: &str, path: &str) -> String {
        let cookies: Vec<String> = self.cookies.iter().map(|(n, v)| format!("{n}={v}")).collect();
        let (host, cookies, language) = (self.address, cookies.join("; "), self.language);
        format!("{method} {path} HTTP/1.1\r\nhost: {host}\r\naccept-language: {language}\r\ncookie: {cookies}\r\n")
    }

    pub async fn get(&mut self, path: &str) -> Result<Answer<'_>> {
        let request = self.request(path);
        self.ask(&request).await
    }

    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<Answer<'_>> {
        self.send(path, fields, "").await
    }

    /// Sends a tap in a table's game, which is answered without its page.
    pub async fn tap(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<Answer<'_>> {
        self.send(path, fields, "accept: text/html\r\nprefer: return=minimal\r\n")
            .await
    }

    /// Sends a form; `more`: lines of the request's head.
    async fn send(&mut self, path: &str, fields: &[(&str, &str)], more: &str) -> Result<Answer<'_>> {
        let body = serde_urlencoded::to_string(fields).map_err(Error::other)?;
        let (head, length) = (self.head("POST", path), body.len());
        let kind = "content-type: application/x-www-form-urlencoded";
        let request = format!("{head}{more}{kind}\r\ncontent-length: {length}\r\n\r\n{body}");
        self.ask(request.as_bytes()).await
    }

    async fn ask(&mut self, request: &[u8]) -> Result<Answer<'_>> {
        let kept = self.kept.take().filter(|(_, used)| used.elapsed() < KEPT);
        let connection = match kept {
            Some((mut connection, _)) => match connection.ask(request).await {
                Ok(_) => connection,
                // closed by the server at this moment: browsers ask again on another connection
                Err(_) => self.ask_again(request).await?,
            },
            None => self.ask_again(request).await?,
        };
        let answer = connection.answer();
        self.received += answer.bytes();
        for cookie in answer.headers("set-cookie") {
            let (pair, attributes) = cookie.split_once(';').unwrap_or((cookie, ""));
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            if attributes.contains("Max-Age=0") {
                self.cookies.remove(name);
            } else {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        let (connection, _) = self.kept.insert((connection, Instant::now()));
        Ok(connection.answer())
    }

    async fn ask_again(&self, request: &[u8]) -> Result<Connection> {
        let mut connection = Connection::open(self.address).await?;
        connection.ask(request).await?;
        Ok(connection)
    }

    /// Opens an event stream on a separate connection.
    pub async fn listen(&self, path: &str) -> Result<Events> {
        let mut connection = Connection::open(self.address).await?;
        let answer = connection.ask(&self.request(path)).await?;
        match answer.status {
            200 => Ok(Events(connection)),
            status => Err(Error::other(format!("{path} answered {status}"))),
        }
    }

    /// Closes the connection, as a browser does when its page is left.
    pub fn hang_up(&mut self) {
        self.kept = None;
    }
}
