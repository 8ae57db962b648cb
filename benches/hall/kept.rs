//! A round is published while tables keep their games: in another tournament of the same size, whose round runs, two phones
//! each at a part of the tables follow their game and press its buttons, as `static/js/player/86-our-table.js` and
//! `static/js/frame/42-offline.js` do. It is another tournament, because a round is only drafted once no table of its
//! tournament plays.

use std::cell::{Cell, RefCell};
use std::error::Error;
use std::io;
use std::rc::Rc;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use tokio::task::spawn_local;
use tokio::time::{sleep, timeout_at};

use super::client::field_after;
use super::cost::House;
use super::event::{self, Event};
use super::figures::{Times, head, row, span};
use super::phone::{Counts, Hall, OpenPage};
use super::publish::{self, Full};
use super::{Options, Result};

/// Phones of a table.
const PHONES: usize = 2;
/// Of so many taps one passes the turn; the others change a life total.
const PASS: u32 = 5;
/// Seats whose life changes: each table has them.
const SEATS: u32 = 3;
/// The part of the taps after which the round is published.
const BEFORE: u32 = 4;
/// After the end a phone is waited for so long.
const PATIENCE: Duration = Duration::from_secs(60);

/// When tables tap: the first tap of each comes within the first interval.
#[derive(Debug, Clone, Copy)]
struct Plan {
    begin: Instant,
    every: Duration,
    taps: u32,
}

impl Plan {
    fn new(options: &Options) -> Self {
        Self {
            begin: Instant::now(),
            every: Duration::from_secs(options.tap_every),
            taps: options.taps,
        }
    }

    /// When the last tap has had time to be shown.
    fn end(self) -> Instant {
        self.begin + self.every * (self.taps + 1)
    }
}

/// What the phones did, and what it took.
#[derive(Default)]
struct Notes {
    /// From sending a tap to its answer.
    answered: RefCell<Vec<Duration>>,
    /// From sending a tap until the other phone showed it.
    shown: RefCell<Vec<Duration>>,
    last_answer: Cell<Option<Instant>>,
    /// The pages; taps that were not carried out are failures, too.
    hall: Hall,
}

/// The record of a table, as its phones know it.
struct Record {
    /// Its last step that is known.
    step: Cell<i64>,
    /// What the other phone is to show.
    tapped: Cell<Option<Tapped>>,
    /// Of its first tap.
    delay: Duration,
}

/// A tap that was sent.
#[derive(Debug, Clone, Copy)]
struct Tapped {
    phone: usize,
    at: Instant,
    /// The step that it adds.
    step: i64,
}

/// A phone of a player at a table that is kept.
struct Phone {
    number: usize,
    page: OpenPage,
    record: Rc<Record>,
    notes: Rc<Notes>,
}

/// What was measured at the tables.
struct Kept {
    tables: usize,
    answered: Times,
    shown: Times,
    /// Taps that the other phone did not show before the next one.
    never: usize,
    pages: Counts,
    /// From the beginning to the last answer.
    took: Duration,
    /// The most memory of all instances since the round was about to be published, in MB.
    peak: f64,
}

impl Kept {
    fn print(&self, on: &str, all: usize, peak: f64) {
        head(&[
            "tables kept, of",
            "on",
            "taps, a second",
            "a tap answered p50",
            "p99",
            "last",
            "shown by the other phone p50",
            "p99",
            "last, never",
            "pages asked, 503, failed",
            "memory at most",
        ]);
        let taps = self.answered.count();
        row(&[
            format!("{}, {all}", self.tables),
            on.to_owned(),
            format!("{taps}, {:.1}", taps as f64 / self.took.as_secs_f64()),
            span(self.answered.within(0.5)),
            span(self.answered.within(0.99)),
            span(self.answered.within(1.0)),
            span(self.shown.within(0.5)),
            span(self.shown.within(0.99)),
            format!("{}, {}", span(self.shown.within(1.0)), self.never),
            format!("{}, {}, {}", self.pages.asked, self.pages.refused, self.pages.failed),
            format!("{peak:.0} MB"),
        ]);
        if let Some(failure) = &self.pages.first_failure {
            println!("<!-- {failure} -->");
        }
    }
}

/// Makes two events of so many players, and publishes the round of one while tables of the other keep their games.
pub async fn run(options: &Options, players: usize) -> Result<()> {
    let home = options.home()?;
    let made = event::make(&home, players, options.played)?.in_languages(options.languages);
    let playing = event::make(&home, players, 0)?;
    event::publish(&home, &playing)?;
    event::start(&home, &playing)?;
    let session = event::organizer(&home, &made.slug)?;
    let house = Rc::new(House::start(home, options.instances)?);
    let full = Full::of(&house, &made).await?;
    let phones = open(&house, &playing, options).await?;
    for server in &house.servers {
        server.forget_peak()?;
    }
    let plan = Plan::new(options);
    let publishing = async {
        sleep(plan.every * plan.taps / BEFORE).await;
        // measuring forgets it
        let peak = house.usage()?.peak;
        let published = publish::measure(&house, &made, &session, full, options.later()).await?;
        Ok::<_, Box<dyn Error>>((peak, published))
    };
    let ((peak, published), kept) = tokio::try_join!(publishing, play(&house, phones, plan))?;
    publish::print_head(options.later());
    published.print(&options.on());
    kept.print(&options.on(), playing.tables().len(), peak.max(kept.peak));
    house.report_complaints()
}

/// Opens the phones of one of so many tables, and begins their records.
async fn open(house: &House, event: &Event, options: &Options) -> Result<Vec<Phone>> {
    let (of, every) = (options.kept_of.max(1), Duration::from_secs(options.tap_every));
    let notes = Rc::new(Notes::default());
    let mut phones = Vec::new();
    for (at, (_, seats)) in event.tables().into_iter().enumerate().step_by(of) {
        let record = Rc::new(Record {
            step: Cell::new(0),
            tapped: Cell::new(None),
            delay: every.mul_f64(rand::random()),
        });
        for (number, player) in seats.into_iter().take(PHONES).enumerate() {
            let address = house.servers[(at + number) % house.servers.len()].address;
            let mut phone = Phone {
                number,
                page: OpenPage::of_game(address, event, player).await?,
                record: Rc::clone(&record),
                notes: Rc::clone(&notes),
            };
            phone.load().await;
            if number == 0 {
                phone.begin().await?;
            }
            phones.push(phone);
        }
    }
    Ok(phones)
}

/// Taps as planned.
async fn play(house: &House, phones: Vec<Phone>, plan: Plan) -> Result<Kept> {
    let notes = phones.first().map(|phone| Rc::clone(&phone.notes)).ok_or("no table")?;
    let tables = phones.len() / PHONES;
    join_all(phones.into_iter().map(|phone| spawn_local(phone.play(plan)))).await;
    let answered: Times = notes.answered.borrow().iter().copied().collect();
    let shown: Times = notes.shown.borrow().iter().copied().collect();
    let last_answer = notes.last_answer.get().unwrap_or_else(Instant::now);
    Ok(Kept {
        tables,
        never: answered.count().saturating_sub(shown.count()),
        answered,
        shown,
        pages: notes.hall.counts.borrow().clone(),
        took: last_answer - plan.begin,
        peak: house.usage()?.peak,
    })
}

impl Phone {
    /// Plays until the end.
    async fn play(mut self, plan: Plan) {
        let longest = plan.end() + PATIENCE;
        let failure = match timeout_at(longest.into(), self.take_turns(plan)).await {
            Ok(Ok(())) => return,
            Ok(Err(error)) => format!("{}: {error}", self.page.path),
            Err(_) => format!("{} did not answer", self.page.path),
        };
        self.notes.hall.fail(&failure);
    }

    /// Does its share of the table's taps, each at its moment.
    async fn take_turns(&mut self, plan: Plan) -> io::Result<()> {
        let (number, first) = (self.number, plan.begin + self.record.delay);
        for tap in (0..plan.taps).filter(|tap| *tap as usize % PHONES == number) {
            self.follow(first + plan.every * tap).await?;
            self.tap(tap).await;
        }
        self.follow(plan.end()).await
    }

    /// Keeps its page up to date until a moment.
    async fn follow(&mut self, until: Instant) -> io::Result<()> {
        while self.page.follow(&self.notes.hall, Some(until)).await? {
            self.look();
        }
        Ok(())
    }

    async fn load(&mut self) {
        self.page.ask_now(&self.notes.hall).await;
        self.look();
    }

    /// Notes what its page shows.
    fn look(&self) {
        let seen = self.field(&self.page.path, "seen");
        let Some(step) = seen.and_then(|seen| seen.parse().ok()) else {
            return;
        };
        self.record.knows(step);
        let awaited = self.record.tapped.get();
        if let Some(tapped) = awaited.filter(|tapped| tapped.phone != self.number && tapped.step <= step) {
            self.record.tapped.set(None);
            self.notes.shown.borrow_mut().push(tapped.at.elapsed());
        }
    }

    /// A field of the form of its page that is sent to an address.
    fn field(&self, to: &str, name: &str) -> Option<&str> {
        field_after(self.page.page.as_deref()?, &format!("action=\"{to}\""), name)
    }

    /// Begins the record of the table.
    async fn begin(&mut self) -> Result<()> {
        let path = format!("{}/start", self.page.path);
        let field = |name| self.field(&path, name).map(str::to_owned);
        let keys = field("csrf").zip(field("form_id"));
        let (csrf, form) = keys.ok_or_else(|| format!("{path}: nothing can be started"))?;
        let fields = [("csrf", csrf.as_str()), ("form_id", &form), ("life", "40")];
        let status = self.page.browser.post(&path, &fields).await?.status;
        if status != 303 {
            return Err(format!("{path} answered {status}").into());
        }
        self.load().await;
        Ok(())
    }

    /// Taps, and loads the page once the tap was carried out.
    async fn tap(&mut self, tap: u32) {
        let path = self.page.path.clone();
        let Some(fields) = self.pressed(tap) else {
            return self.notes.hall.fail(&format!("{path} has no button for tap {tap}"));
        };
        let fields = fields.each_ref().map(|(name, value)| (*name, value.as_str()));
        let tapped = Tapped {
            phone: self.number,
            at: Instant::now(),
            step: self.record.step.get() + 1,
        };
        self.record.tapped.set(Some(tapped));
        let failure = match self.page.browser.tap(&path, &fields).await {
            Ok(answer) if answer.status == 204 => None,
            Ok(answer) => Some(format!("{path}: a tap was answered {}", answer.status)),
            Err(error) => Some(format!("{path}: {error}")),
        };
        if let Some(failure) = failure {
            self.record.tapped.set(None);
            return self.notes.hall.fail(&failure);
        }
        self.notes.answered.borrow_mut().push(tapped.at.elapsed());
        self.notes.last_answer.set(Some(Instant::now()));
        self.record.knows(tapped.step);
        self.load().await;
    }

    /// The fields of a tap's button, as its page has it.
    fn pressed(&self, tap: u32) -> Option<[(&'static str, String); 5]> {
        let is_pass = tap % PASS == PASS - 1;
        let wanted = match is_pass {
            true => "do=end_turn;".to_owned(),
            false => format!("do=set_status;player={};of=life;by=-1", tap % SEATS + 1),
        };
        let (_, button) = self.page.page.as_deref()?.split_once(&format!("value=\"{wanted}"))?;
        let act = format!("{wanted}{}", button.split('"').next()?);
        let field = |name| self.field(&self.page.path, name).map(str::to_owned);
        let form = match is_pass {
            // it acts once until the page is made again
            true => field("form_id")?,
            false => format!("{:032x}", rand::random::<u128>()),
        };
        Some([
            ("csrf", field("csrf")?),
            ("form_id", form),
            ("game", field("game")?),
            ("seen", field("seen")?),
            ("act", act),
        ])
    }
}

impl Record {
    /// Notes a step.
    fn knows(&self, step: i64) {
        self.step.set(self.step.get().max(step));
    }
}
