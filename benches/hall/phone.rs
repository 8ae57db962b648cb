//! A page that is open on a phone or on a judge's device: it hears of changes and asks for itself again, as
//! `static/js/frame/70-live.js` does.

use std::cell::RefCell;
use std::io::{Error, Result};
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::{Duration, Instant};

use tokio::sync::Notify;
use tokio::time::sleep_until;

use say::Language;

use super::client::{Answer, Browser, Events, Numbers, numbers};
use super::event::{Event, Player, Session};

/// `gap` of the script: the time between two questions of a page that staff or a player has open.
const GAP: Duration = Duration::from_millis(600);
/// `TRIES` of the script: an answer may be of a moment before.
const TRIES: u32 = 6;
/// The wait for each try without a current answer.
const PER_TRY: Duration = Duration::from_millis(300);

/// An open page.
pub struct OpenPage {
    pub browser: Browser,
    /// The page's address.
    pub path: String,
    /// What it shows, if its buttons are pressed.
    pub page: Option<String>,
    events: Events,
    seen: Option<Numbers>,
    wanted: Expected,
    /// The last numbers that the stream sent.
    latest: Option<Numbers>,
    /// The time over which all phones that were notified spread their requests.
    spread: Duration,
    tries: u32,
    asked: Option<Instant>,
    /// When it asks again.
    due: Option<Instant>,
    /// A server with too much to do is not asked before.
    not_before: Option<Instant>,
}

/// What the page must show to be counted as up to date.
#[derive(Debug, Clone)]
pub enum Expected {
    /// The round's title, and the table or "Bye".
    Table([String; 2]),
    /// Anything.
    Any,
}

/// What all open pages together have seen.
#[derive(Default)]
pub struct Hall {
    /// When each page showed first what is wanted of it.
    pub up_to_date: RefCell<Vec<Instant>>,
    pub counts: RefCell<Counts>,
    /// Pages close their connections once they are answered. Browsers keep them for a while, but two for each phone of
    /// many events are more than the system has open files.
    hangs_up: bool,
    changed: Notify,
}

/// Questions and answers, counted.
#[derive(Debug, Clone, Default)]
pub struct Counts {
    pub asked: u64,
    /// Answers with 503.
    pub refused: u64,
    /// Answers with another status than was expected, and connections that failed.
    pub failed: u64,
    pub first_failure: Option<String>,
    pub bytes: u64,
}

/// A player's browser, which has opened its secret link.
pub async fn player(address: SocketAddr, token: &str) -> Result<Browser> {
    let mut browser = Browser::new(address);
    match browser.get(&format!("/p/{token}")).await?.status {
        303 => Ok(browser),
        status => Err(Error::other(format!("a secret link answered {status}"))),
    }
}

/// The browser of somebody at a desk.
pub fn staff(address: SocketAddr, session: &Session) -> Browser {
    let mut browser = Browser::new(address);
    browser.keep("podium_session", &session.token);
    browser
}

impl OpenPage {
    /// Opens the stream of a page. What the page shows is taken to be what the stream tells first.
    pub async fn open(mut browser: Browser, path: String, live: &str, wanted: Expected) -> Result<Self> {
        browser.hang_up();
        let mut events = browser.listen(live).await?;
        let seen = Some(events.next().await?.numbers);
        Ok(Self {
            browser,
            path,
            page: None,
            events,
            seen,
            wanted,
            latest: seen,
            spread: Duration::ZERO,
            tries: 0,
            asked: None,
            due: None,
            not_before: None,
        })
    }

    /// The page of a player with their secret link.
    pub async fn of_player(address: SocketAddr, event: &Event, player: &Player) -> Result<Self> {
        let mut browser = self::player(address, &player.token).await?;
        browser.language = player.language;
        let slug = &event.slug;
        let wanted = Expected::of(event, player);
        Self::open(browser, format!("/t/{slug}/me"), &format!("/t/{slug}/me/live"), wanted).await
    }

    /// The page of the game of a player's table, with its buttons.
    pub async fn of_game(address: SocketAddr, event: &Event, player: &Player) -> Result<Self> {
        let browser = self::player(address, &player.token).await?;
        let me = format!("/t/{}/me", event.slug);
        let (path, live) = (format!("{me}/table"), format!("{me}/live?game=own"));
        Ok(Self {
            page: Some(String::new()),
            ..Self::open(browser, path, &live, Expected::Any).await?
        })
    }

    /// A page of staff.
    pub async fn of_staff(address: SocketAddr, session: &Session, path: &str, live: &str) -> Result<Self> {
        Self::open(staff(address, session), path.to_owned(), live, Expected::Any).await
    }

    /// The same page, which has shown what was wanted of it.
    #[must_use]
    pub fn with_table(mut self) -> Self {
        self.wanted = Expected::Any;
        self
    }

    /// Keeps the page up to date until it is dropped or its stream fails.
    pub async fn stay(mut self, hall: Rc<Hall>) {
        if let Err(error) = self.listen(&hall).await {
            hall.fail(&format!("{}: {error}", self.path));
        }
    }

    async fn listen(&mut self, hall: &Hall) -> Result<()> {
        loop {
            self.follow(hall, None).await?;
        }
    }

    /// Follows the changes until the page has asked for itself again. Returns false if a moment came before.
    pub async fn follow(&mut self, hall: &Hall, until: Option<Instant>) -> Result<bool> {
        loop {
            let now = Instant::now();
            let (at, end) = (self.due.unwrap_or(now), until.unwrap_or(now));
            tokio::select! {
                latest = self.events.next() => {
                    let latest = latest?;
                    (self.latest, self.spread) = (Some(latest.numbers), latest.spread);
                    self.tries = 0;
                    if self.due.is_none() && self.latest != self.seen {
                        self.due = Some(self.next_question());
                    }
                }
                () = sleep_until(at.into()), if self.due.is_some() => {
                    self.ask_now(hall).await;
                    return Ok(true);
                }
                () = sleep_until(end.into()), if until.is_some() => return Ok(false),
            }
        }
    }

    /// Asks for the page, whenever it was due.
    pub async fn ask_now(&mut self, hall: &Hall) {
        self.ask(hall).await;
        self.due = (!self.is_current() && self.tries < TRIES).then(|| self.next_question());
    }

    /// `askSoon` of the script.
    fn next_question(&self) -> Instant {
        let now = Instant::now();
        let after_last = self.asked.map_or(now, |asked| asked + GAP);
        (now + self.spread.mul_f64(rand::random()))
            .max(after_last)
            .max(now + PER_TRY * self.tries)
            .max(self.not_before.unwrap_or(now))
    }

    /// `ask` and `show` of the script.
    async fn ask(&mut self, hall: &Hall) {
        self.asked = Some(Instant::now());
        hall.counts.borrow_mut().asked += 1;
        let before = self.browser.received;
        let shown = match self.browser.get(&self.path).await {
            Ok(answer) if answer.status == 200 => {
                if let Some(page) = &mut self.page {
                    answer.text().clone_into(page);
                }
                Shown::Page(seen_of(answer), self.wanted.is_in(answer))
            }
            Ok(answer) if answer.status == 503 => Shown::Refused(answer.retry_after()),
            Ok(answer) => Shown::Failed(format!("{} answered {}", self.path, answer.status)),
            Err(error) => Shown::Failed(format!("{}: {error}", self.path)),
        };
        if hall.hangs_up {
            self.browser.hang_up();
        }
        let mut counts = hall.counts.borrow_mut();
        counts.bytes += self.browser.received - before;
        match shown {
            Shown::Page(seen, is_wanted) => {
                self.seen = seen;
                self.tries += u32::from(!self.is_current());
                if is_wanted && !matches!(self.wanted, Expected::Any) {
                    self.wanted = Expected::Any;
                    hall.up_to_date.borrow_mut().push(Instant::now());
                    hall.changed.notify_one();
                }
            }
            Shown::Refused(after) => {
                counts.refused += 1;
                match after {
                    Some(after) => self.not_before = Some(Instant::now() + after.mul_f64(1.0 + rand::random::<f64>())),
                    None => self.tries += 1,
                }
            }
            Shown::Failed(failure) => {
                counts.fail(&failure);
                self.tries += 1;
            }
        }
    }

    fn is_current(&self) -> bool {
        match (self.latest, self.seen) {
            (Some(latest), Some(seen)) => latest.iter().zip(seen).all(|(latest, seen)| *latest <= seen),
            (latest, _) => latest.is_none(),
        }
    }
}

/// What came of a question.
enum Shown {
    /// The page's numbers, and whether it shows what is wanted.
    Page(Option<Numbers>, bool),
    /// The server has too much to do, and says when to come back.
    Refused(Option<Duration>),
    Failed(String),
}

/// The numbers of what a page shows.
fn seen_of(answer: Answer<'_>) -> Option<Numbers> {
    let after = answer.text().split_once("data-live-seen=\"").map(|(_, after)| after);
    let text = after.and_then(|after| after.split('"').next());
    text.or_else(|| answer.headers("x-podium-version").next())
        .and_then(numbers)
}

impl Expected {
    fn of(event: &Event, player: &Player) -> Self {
        let language = Language::stored(player.language);
        let place = match player.seat {
            Some((table, _)) => table.to_string(),
            None => say::player_state::bye().in_language(language),
        };
        let title = say::terms::round_swiss(event.round).in_language(language);
        Self::Table([title, format!("<bdi>{place}</bdi></h1>")])
    }

    fn is_in(&self, answer: Answer<'_>) -> bool {
        match self {
            Self::Any => true,
            Self::Table(parts) => parts.iter().all(|part| answer.text().contains(part.as_str())),
        }
    }
}

impl Hall {
    /// A hall whose pages hang up.
    pub fn of_many_events() -> Self {
        Self {
            hangs_up: true,
            ..Self::default()
        }
    }

    /// Waits until so many pages are up to date, at most so long. Returns whether they are.
    pub async fn wait_for(&self, pages: usize, longest: Duration) -> bool {
        let all = async {
            while self.up_to_date.borrow().len() < pages {
                self.changed.notified().await;
            }
        };
        tokio::time::timeout(longest, all).await.is_ok()
    }

    pub fn fail(&self, failure: &str) {
        self.counts.borrow_mut().fail(failure);
    }
}

impl Counts {
    pub fn fail(&mut self, failure: &str) {
        self.failed += 1;
        self.first_failure.get_or_insert_with(|| failure.to_owned());
    }
}
