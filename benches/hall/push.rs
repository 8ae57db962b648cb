//! Notifications at the start of a round: the browsers of all players have asked for them, at a push service on this
//! machine. How soon it has taken the last message, and how long pages take meanwhile.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::error::Error;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::rc::Rc;
use std::time::{Duration, Instant};

use futures_util::future::{join, join_all};
use futures_util::stream::{self, StreamExt};
use podium_ops::site::base64url::encode;
use ring::agreement::{ECDH_P256, EphemeralPrivateKey};
use ring::rand::SystemRandom;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;
use tokio::task::{JoinHandle, spawn_local};
use tokio::time::{sleep, timeout};

use super::client::{Browser, field_after};
use super::cost::{Cost, House};
use super::event::{self, Event, Player};
use super::figures::{Times, head, row, span};
use super::phone;
use super::publish::Form;
use super::{Options, Result};

/// Milliseconds within which all messages should be out.
const GOAL: f64 = 5_000.0;
/// Messages are waited for so long.
const PATIENCE: Duration = Duration::from_secs(120);
/// Browsers that ask for notifications at once.
const AT_ONCE: usize = 8;
/// Players who read, each a page after the other, and the pause between two pages.
const READERS: usize = 4;
const PAUSE: Duration = Duration::from_millis(10);
/// The service is left alone for so long, and pages are then asked for so long before the round is published.
const QUIET: Duration = Duration::from_secs(1);
const BEFORE: Duration = Duration::from_secs(5);
/// Headers of a message at the most, and free space for each reading from a socket.
const MAX_HEADERS: usize = 32;
const CHUNK: usize = 4 << 10;
/// What the push service answers.
const TAKEN: &[u8] = b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n";

/// A push service that notes when it takes what is sent to it; gone with this.
struct PushService {
    address: SocketAddr,
    taken: Rc<Taken>,
    listening: JoinHandle<()>,
}

/// The messages that a push service has taken.
#[derive(Default)]
struct Taken {
    /// When, by the number of the browser that they are for.
    at: RefCell<BTreeMap<usize, Instant>>,
    /// Messages for a browser that had one.
    again: Cell<usize>,
    /// How long the service takes for an answer.
    answers_after: Cell<Duration>,
    changed: Notify,
}

impl PushService {
    async fn start() -> Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let (address, taken) = (listener.local_addr()?, Rc::<Taken>::default());
        let listening = spawn_local(listen(listener, Rc::clone(&taken)));
        Ok(Self {
            address,
            taken,
            listening,
        })
    }

    /// The address of a browser.
    fn browser(&self, number: usize) -> String {
        format!("http://{}/{number}", self.address)
    }
}

impl Drop for PushService {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

async fn listen(listener: TcpListener, taken: Rc<Taken>) {
    while let Ok((stream, _)) = listener.accept().await {
        spawn_local(take(stream, Rc::clone(&taken)));
    }
}

/// Takes the messages of a connection until it is closed. Those of a connection that fails are missing afterwards.
async fn take(mut stream: TcpStream, taken: Rc<Taken>) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let mut buffer = Vec::new();
    loop {
        if let Some(message) = Message::read(&buffer)? {
            buffer.drain(..message.length);
            taken.note(message.browser);
            let after = taken.answers_after.get();
            if !after.is_zero() {
                sleep(after).await;
            }
            stream.write_all(TAKEN).await?;
            continue;
        }
        buffer.reserve(CHUNK);
        if stream.read_buf(&mut buffer).await? == 0 {
            return Ok(());
        }
    }
}

/// A message that is there completely.
struct Message {
    /// The number of the browser that it is for.
    browser: usize,
    /// Bytes of the whole request.
    length: usize,
}

impl Message {
    /// Reads the first one; `None` while a part of it is missing.
    fn read(buffer: &[u8]) -> io::Result<Option<Self>> {
        let mut headers = [httparse::EMPTY_HEADER; MAX_HEADERS];
        let mut request = httparse::Request::new(&mut headers);
        let parsed = request.parse(buffer).map_err(io::Error::other)?;
        let httparse::Status::Complete(start) = parsed else {
            return Ok(None);
        };
        let is_length = |header: &&httparse::Header<'_>| header.name.eq_ignore_ascii_case("content-length");
        let length = request.headers.iter().find(is_length).map(|header| header.value);
        let length = length.and_then(|value| std::str::from_utf8(value).ok()?.trim().parse::<usize>().ok());
        let browser = request.path.and_then(|path| path.strip_prefix('/')?.parse().ok());
        let (Some(length), Some(browser)) = (length, browser) else {
            return Err(io::Error::other("no message to a browser"));
        };
        let length = start + length;
        Ok((buffer.len() >= length).then_some(Self { browser, length }))
    }
}

impl Taken {
    /// Forgets all messages; from now on answers take so long.
    fn begin(&self, answers_after: Duration) {
        self.at.borrow_mut().clear();
        self.again.set(0);
        self.answers_after.set(answers_after);
    }

    fn note(&self, browser: usize) {
        let before = self.at.borrow_mut().insert(browser, Instant::now());
        self.again.set(self.again.get() + usize::from(before.is_some()));
        self.changed.notify_one();
    }

    /// Waits until so many browsers have a message, at most so long. Returns how many have.
    async fn wait_for(&self, browsers: usize) -> usize {
        let all = async {
            while self.at.borrow().len() < browsers {
                self.changed.notified().await;
            }
        };
        // where it is over, the missing ones are counted
        timeout(PATIENCE, all).await.ok();
        self.at.borrow().len()
    }

    /// From a moment to each message.
    fn since(&self, begun: Instant) -> Times {
        let at = self.at.borrow();
        at.values().map(|at| at.duration_since(begun)).collect()
    }
}

/// Lets the browser of a player ask for notifications, with the form of their page; `service`: its address at the push
/// service.
async fn subscribe(address: SocketAddr, event: &Event, player: &Player, service: String) -> Result<()> {
    let mut browser = phone::player(address, &player.token).await?;
    let news = format!("/t/{}/me/news", event.slug);
    let page = browser.get(&news).await?.text();
    let field = |name: &str| {
        let value = field_after(page, &format!("action=\"{news}\""), name);
        value.map(str::to_owned).ok_or_else(|| format!("{news} has no {name}"))
    };
    let (csrf, form) = (field("csrf")?, field("form_id")?);
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).map_err(|_| "no key")?;
    let public = own.compute_public_key().map_err(|_| "no public key")?;
    let (key, secret) = (encode(public.as_ref()), encode(&rand::random::<u128>().to_be_bytes()));
    let fields = [
        ("csrf", csrf.as_str()),
        ("form_id", &form),
        ("address", &service),
        ("key", &key),
        ("secret", &secret),
    ];
    match browser.post(&news, &fields).await?.status {
        303 => Ok(()),
        status => Err(format!("{news} answered {status}").into()),
    }
}

/// How long pages took.
struct Pages {
    own: Times,
    pairings: Times,
    /// Answers other than 200, and connections that failed.
    failed: u64,
}

/// Lets players ask for their page and for the pairings in turns, until some work is done.
async fn beside<T>(readers: &mut [Browser], event: &Event, work: impl Future<Output = T>) -> (T, Pages) {
    let paths = [
        format!("/t/{}/me", event.slug),
        format!("/en/t/{}/pairings", event.slug),
    ];
    let (over, failed) = (Cell::new(false), Cell::new(0_u64));
    let times = RefCell::new([Vec::new(), Vec::new()]);
    let reading = readers.iter_mut().map(|reader| {
        let (paths, over, failed, times) = (&paths, &over, &failed, &times);
        async move {
            while !over.get() {
                for (at, path) in paths.iter().enumerate() {
                    let asked = Instant::now();
                    let is_well = reader.get(path).await.is_ok_and(|answer| answer.status == 200);
                    failed.set(failed.get() + u64::from(!is_well));
                    times.borrow_mut()[at].push(asked.elapsed());
                    sleep(PAUSE).await;
                }
            }
        }
    });
    let work = async {
        let done = work.await;
        over.set(true);
        done
    };
    let (done, _) = join(work, join_all(reading)).await;
    let [own, pairings] = times.take().map(|times| times.into_iter().collect());
    let failed = failed.get();
    (done, Pages { own, pairings, failed })
}

/// Everything for a measurement.
struct Venue {
    house: Rc<House>,
    event: Event,
    service: PushService,
    desk: Browser,
    readers: Vec<Browser>,
}

/// What was measured.
struct Sent {
    /// How long the push service took for an answer.
    answers_after: Duration,
    /// How long the answer to publishing took.
    answered: Duration,
    /// From asking to publish until each message was taken.
    taken: Times,
    missing: usize,
    again: usize,
    before: Pages,
    meanwhile: Pages,
    cost: Cost,
    /// Memory of all instances before, and the most, in MB.
    memory: [f64; 2],
}

impl Venue {
    /// Makes an event whose players all get notifications, and waits for the first one of each.
    async fn open(options: &Options, players: usize) -> Result<Self> {
        let home = options.home()?;
        let event = event::make(&home, players, options.played)?.in_languages(options.languages);
        let session = event::organizer(&home, &event.slug)?;
        let house = Rc::new(House::start(home, options.instances)?);
        let address = |at: usize| house.servers[at % house.servers.len()].address;
        let service = PushService::start().await?;
        let begun = Instant::now();
        let browsers = (event.players.iter().enumerate())
            .map(|(at, player)| subscribe(address(at), &event, player, service.browser(at)));
        let mut asking = stream::iter(browsers).buffer_unordered(AT_ONCE);
        while let Some(asked) = asking.next().await {
            asked?;
        }
        drop(asking);
        let first = service.taken.wait_for(players).await;
        if first < players {
            return Err(format!("{first} of {players} browsers got their first notification").into());
        }
        println!(
            "<!-- {players} browsers have asked, and have their first notification, after {:.1} s -->",
            begun.elapsed().as_secs_f64()
        );
        let mut readers = Vec::new();
        for (at, player) in event.players.iter().take(READERS).enumerate() {
            readers.push(phone::player(address(at), &player.token).await?);
        }
        let desk = phone::staff(address(0), &session);
        Ok(Self {
            house,
            event,
            service,
            desk,
            readers,
        })
    }

    /// Publishes the drafted round.
    async fn measure(&mut self, answers_after: Duration) -> Result<Sent> {
        sleep(QUIET).await;
        let form = Form::read(&mut self.desk, &self.event).await?;
        let ((), before) = beside(&mut self.readers, &self.event, sleep(BEFORE)).await;
        let at_rest = self.house.usage()?.megabytes;
        for server in &self.house.servers {
            server.forget_peak()?;
        }
        let players = self.event.players.len();
        let (desk, taken) = (&mut self.desk, &self.service.taken);
        taken.begin(answers_after);
        let counters = self.house.counters().await?;
        let published = Instant::now();
        let publishing = async {
            form.send(desk).await?;
            let answered = published.elapsed();
            let there = taken.wait_for(players).await;
            Ok::<_, Box<dyn Error>>((answered, there))
        };
        let (done, meanwhile) = beside(&mut self.readers, &self.event, publishing).await;
        let (answered, there) = done?;
        Ok(Sent {
            answers_after,
            answered,
            taken: taken.since(published),
            missing: players.saturating_sub(there),
            again: taken.again.get(),
            before,
            meanwhile,
            cost: counters.until(self.house.counters().await?),
            memory: [at_rest, self.house.usage()?.peak],
        })
    }
}

fn print_head() {
    head(&[
        "players",
        "on",
        "push service answers after",
        "publishing answered",
        "messages taken: first",
        "99 %",
        "last",
        "last : goal of 5 s",
        "a player's page p50, p99 before",
        "meanwhile",
        "meanwhile : before",
        "pairings p50, p99 before",
        "meanwhile",
        "meanwhile : before",
        "processor: server, PostgreSQL, client",
        "memory before, at most",
        "missing, twice, failed pages",
    ]);
}

impl Sent {
    fn print(&self, on: &str) {
        let last = self.taken.within(1.0);
        let mut cells = vec![
            format!("{}", self.taken.count() + self.missing),
            on.to_owned(),
            format!("{} ms", self.answers_after.as_millis()),
            span(self.answered.as_secs_f64() * 1_000.0),
            span(self.taken.within(0.0)),
            span(self.taken.within(0.99)),
        ];
        cells.extend(match self.missing {
            0 if last <= GOAL => [span(last), format!("{:.2}, reached", last / GOAL)],
            0 => [span(last), format!("{:.2}, missed", last / GOAL)],
            missing => [format!("{missing} never"), "missed".to_owned()],
        });
        cells.extend(compared(&self.before.own, &self.meanwhile.own));
        cells.extend(compared(&self.before.pairings, &self.meanwhile.pairings));
        cells.extend([
            format!(
                "{:.2}, {:.2}, {:.2} s",
                self.cost.server, self.cost.postgres, self.cost.client
            ),
            format!("{:.0}, {:.0} MB", self.memory[0], self.memory[1]),
            format!(
                "{}, {}, {}",
                self.missing,
                self.again,
                self.before.failed + self.meanwhile.failed
            ),
        ]);
        row(&cells);
    }
}

/// Half and 99 % of the times before, the same meanwhile, and how many times as long these are.
fn compared(before: &Times, meanwhile: &Times) -> [String; 3] {
    let middle_and_slow = |times: &Times| format!("{}, {}", span(times.within(0.5)), span(times.within(0.99)));
    let ratio = |share: f64| meanwhile.within(share) / before.within(share);
    [
        middle_and_slow(before),
        middle_and_slow(meanwhile),
        format!("{:.2}, {:.2}", ratio(0.5), ratio(0.99)),
    ]
}

/// Makes an event of so many players, and publishes its round once for each of the push service's manners.
pub async fn run(options: &Options, players: usize) -> Result<()> {
    let mut venue = Venue::open(options, players).await?;
    print_head();
    for &milliseconds in &options.push_answers_after {
        let sent = venue.measure(Duration::from_millis(milliseconds)).await?;
        sent.print(&options.on());
        event::unpublish(&venue.house.home, &venue.event)?;
    }
    venue.house.report_complaints()
}
