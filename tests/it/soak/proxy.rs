//! A proxy between an instance and PostgreSQL: it delays, cuts, leaves one side open, and keeps the answer to a COMMIT.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// What a client sends to commit: the kind of message, its length, and the statement.
const COMMIT: &[u8] = b"Q\0\0\0\x0bCOMMIT\0";

/// What the server says of a statement that changed something.
const CHANGED: [&[u8]; 2] = [b"UPDATE ", b"INSERT 0 "];

/// A connection: to the program, and to the server.
struct Pair {
    program: TcpStream,
    server: TcpStream,
    /// Whether what the server answers from now on is lost, and the connection with it.
    is_mute: AtomicBool,
    /// Whether the server has changed something since the last COMMIT.
    has_changed: AtomicBool,
    is_over: AtomicBool,
}

/// What is wrong on the way, now.
#[derive(Default)]
struct Way {
    open: Mutex<Vec<Arc<Pair>>>,
    delay_ms: AtomicU64,
    /// Answers to COMMIT that are still to be lost.
    to_lose: AtomicUsize,
    lost: AtomicU64,
    is_closed: AtomicBool,
}

/// The proxy; closed with this.
pub struct Proxy {
    way: Arc<Way>,
    /// Where it listens.
    pub address: SocketAddr,
}

impl Proxy {
    /// Listens on a free port for connections to the server.
    pub fn start(server: SocketAddr) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let address = listener.local_addr().expect("its address");
        let way = Arc::new(Way::default());
        let accepting = Arc::clone(&way);
        std::thread::spawn(move || {
            for program in listener.incoming().map_while(Result::ok) {
                if accepting.is_closed.load(Ordering::SeqCst) {
                    return;
                }
                // without a server the program is left: it tries again
                if let Ok(server) = TcpStream::connect(server) {
                    accepting.carry(program, server);
                }
            }
        });
        Self { way, address }
    }

    /// Everything takes so much longer.
    pub fn delay(&self, by: Duration) {
        let milliseconds = u64::try_from(by.as_millis()).expect("a short time");
        self.way.delay_ms.store(milliseconds, Ordering::SeqCst);
    }

    /// Ends all connections.
    pub fn cut(&self) {
        for pair in self.way.open.lock().expect("nobody panics with it").drain(..) {
            pair.end();
        }
    }

    /// Ends all connections for the program alone: the server keeps its sessions, with what they have locked, until they are cut.
    pub fn half_close(&self) {
        for pair in self.way.open.lock().expect("nobody panics with it").iter() {
            pair.is_mute.store(true, Ordering::SeqCst);
            pair.program.shutdown(Shutdown::Both).ok();
        }
    }

    /// Loses the answers to the next commits, and the connections with them.
    pub fn lose_commits(&self, commits: usize) {
        self.way.to_lose.store(commits, Ordering::SeqCst);
    }

    /// Answers to COMMIT that were lost.
    pub fn lost_commits(&self) -> u64 {
        self.way.lost.load(Ordering::SeqCst)
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.way.is_closed.store(true, Ordering::SeqCst);
        self.cut();
        // wakes who accepts
        TcpStream::connect(self.address).ok();
    }
}

impl Pair {
    fn end(&self) {
        self.is_over.store(true, Ordering::SeqCst);
        self.program.shutdown(Shutdown::Both).ok();
        self.server.shutdown(Shutdown::Both).ok();
    }
}

impl Way {
    fn carry(self: &Arc<Self>, program: TcpStream, server: TcpStream) {
        // small messages to and fro would wait for each other
        for stream in [&program, &server] {
            stream.set_nodelay(true).ok();
        }
        let pair = Arc::new(Pair {
            program,
            server,
            is_mute: AtomicBool::new(false),
            has_changed: AtomicBool::new(false),
            is_over: AtomicBool::new(false),
        });
        let mut open = self.open.lock().expect("nobody panics with it");
        open.retain(|pair| !pair.is_over.load(Ordering::SeqCst));
        open.push(Arc::clone(&pair));
        for to_server in [true, false] {
            let (way, pair) = (Arc::clone(self), Arc::clone(&pair));
            std::thread::spawn(move || way.carry_one_way(&pair, to_server));
        }
    }

    fn carry_one_way(&self, pair: &Pair, to_server: bool) {
        let (mut from, mut to) = match to_server {
            true => (&pair.program, &pair.server),
            false => (&pair.server, &pair.program),
        };
        let mut buffer = [0; 16 << 10];
        loop {
            let read = match from.read(&mut buffer) {
                Ok(read) if read > 0 => read,
                // of a half-closed connection the server hears nothing: `cut` ends it
                _ if to_server && pair.is_mute.load(Ordering::SeqCst) => return,
                _ => return pair.end(),
            };
            let delay = self.delay_ms.load(Ordering::SeqCst);
            if delay > 0 {
                std::thread::sleep(Duration::from_millis(delay));
            }
            let bytes = &buffer[..read];
            if !to_server && CHANGED.iter().any(|done| contains(bytes, done)) {
                pair.has_changed.store(true, Ordering::SeqCst);
            }
            // who only reads commits too
            let commits = to_server && bytes.ends_with(COMMIT) && pair.has_changed.swap(false, Ordering::SeqCst);
            if commits && self.takes_one() {
                self.lost.fetch_add(1, Ordering::SeqCst);
                pair.is_mute.store(true, Ordering::SeqCst);
            } else if !to_server && pair.is_mute.load(Ordering::SeqCst) {
                // the server has answered, so it is done: and nobody hears of it
                return pair.end();
            }
            if to.write_all(bytes).is_err() {
                return pair.end();
            }
        }
    }

    fn takes_one(&self) -> bool {
        let less = |left: usize| left.checked_sub(1);
        self.to_lose
            .fetch_update(Ordering::SeqCst, Ordering::SeqCst, less)
            .is_ok()
    }
}

fn contains(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}
