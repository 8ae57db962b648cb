//! A flood: personal pages asked for as fast as they come, alone and beside a kept page, in turns with static answers of
//! the same server.

use std::io::Result as IoResult;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::{Duration, Instant};

use futures_util::future::join_all;

use super::client::{Browser, Connection};
use super::cost::House;
use super::event::{self, Event};
use super::figures::{head, row};
use super::phone::player;
use super::{Options, Result};

/// Connections that ask for personal pages, each of another player.
const PHONES: usize = 8;
/// Connections that ask for one page that is the same for everybody.
const READERS: usize = 4;
/// How long each kind is asked for in one turn.
const TURN: Duration = Duration::from_secs(2);
/// Turns, so that other load of the machine affects all kinds.
const TURNS: usize = 3;

/// Answers of one kind.
#[derive(Debug, Clone, Copy, Default)]
struct Flow {
    answers: u64,
    refused: u64,
    bytes: u64,
    seconds: f64,
    /// Processor time of the server and of this client meanwhile.
    server: f64,
    client: f64,
}

impl Flow {
    fn add(&mut self, other: Self) {
        self.answers += other.answers;
        self.refused += other.refused;
        self.bytes += other.bytes;
        self.seconds += other.seconds;
        self.server += other.server;
        self.client += other.client;
    }

    fn rate(&self) -> f64 {
        self.answers as f64 / self.seconds
    }

    fn cell(&self) -> String {
        let answers = self.answers.max(1) as f64;
        format!(
            "{:.0} ({:.0}, {:.0} µs; {:.1} KB)",
            self.rate(),
            self.server * 1e6 / answers,
            self.client * 1e6 / answers,
            self.bytes as f64 / answers / 1e3
        )
    }
}

pub fn print_head() {
    println!("\nAnswers a second (processor time of server and client for each; size):");
    head(&[
        "players",
        "on",
        "static",
        "kept standings",
        "`me`",
        "`me` : kept",
        "`me` : static",
        "kept while `me` is flooded",
        "of its rate alone",
        "`me` meanwhile",
        "503",
        "memory at most",
        "threads",
    ]);
}

pub async fn run(options: &Options, players: usize) -> Result<()> {
    let home = options.home()?;
    let made = event::make(&home, players, options.played)?.in_languages(options.languages);
    event::publish(&home, &made)?;
    let house = Rc::new(House::start(home, options.instances)?);
    let address = house.servers[0].address;
    let own = phones(address, &made).await?;
    let kept = readers(address, &format!("/en/t/{}/standings", made.slug));
    let fixed = readers(address, &static_file(address).await?);
    let mut flows = [Flow::default(); 4];
    let mut beside = Flow::default();
    for _ in 0..TURNS {
        flows[0].add(flood(&house, &fixed, &[]).await?.0);
        flows[1].add(flood(&house, &kept, &[]).await?.0);
        flows[2].add(flood(&house, &own, &[]).await?.0);
        let (kept_meanwhile, own_meanwhile) = flood(&house, &kept, &own).await?;
        flows[3].add(kept_meanwhile);
        beside.add(own_meanwhile);
    }
    let [fixed, kept, own, kept_meanwhile] = flows;
    let usage = house.usage()?;
    row(&[
        format!("{players}"),
        options.on(),
        fixed.cell(),
        kept.cell(),
        own.cell(),
        format!("{:.0} %", 100.0 * own.rate() / kept.rate()),
        format!("{:.0} %", 100.0 * own.rate() / fixed.rate()),
        format!("{:.0}", kept_meanwhile.rate()),
        format!("{:.0} %", 100.0 * kept_meanwhile.rate() / kept.rate()),
        format!("{:.0}", beside.rate()),
        format!("{}", own.refused + kept_meanwhile.refused + beside.refused),
        format!("{:.0} MB", usage.peak),
        format!("{}", usage.threads),
    ]);
    house.report_complaints()
}

/// A connection's question: where, and the bytes of the request.
#[derive(Debug, Clone)]
struct Question {
    address: SocketAddr,
    request: Vec<u8>,
}

async fn phones(address: SocketAddr, event: &Event) -> Result<Vec<Question>> {
    let me = format!("/t/{}/me", event.slug);
    let step = (event.players.len() / PHONES).max(1);
    let mut questions = Vec::with_capacity(PHONES);
    for one in event.players.iter().step_by(step).take(PHONES) {
        let mut browser = player(address, &one.token).await?;
        browser.language = one.language;
        // the first visit gets the cookie that its forms are made from
        browser.get(&me).await?;
        questions.push(Question {
            address,
            request: browser.request(&me),
        });
    }
    Ok(questions)
}

fn readers(address: SocketAddr, path: &str) -> Vec<Question> {
    let request = Browser::new(address).request(path);
    vec![Question { address, request }; READERS]
}

/// The address of the style sheet, which every page names; this one is private and so not compressed.
pub async fn static_file(address: SocketAddr) -> Result<String> {
    let mut browser = Browser::new(address);
    let page = browser.get("/sign-in").await?.text().to_owned();
    let after = page.split_once("rel=\"stylesheet\" href=\"").ok_or("no style sheet")?.1;
    Ok(after.split('"').next().unwrap_or_default().to_owned())
}

/// Asks one question on each connection again and again for a turn. The processor time is counted for the first kind.
async fn flood(house: &House, first: &[Question], second: &[Question]) -> Result<(Flow, Flow)> {
    let before = house.counters().await?;
    let begun = Instant::now();
    let ask_all = |questions: &[Question]| join_all(questions.iter().cloned().map(|question| question.repeat(begun)));
    let (one, other) = futures_util::future::join(ask_all(first), ask_all(second)).await;
    let seconds = begun.elapsed().as_secs_f64();
    let cost = before.until(house.counters().await?);
    let all = |flows: Vec<IoResult<Flow>>| -> Result<Flow> {
        let mut all = Flow::default();
        for flow in flows {
            all.add(flow?);
        }
        Ok(Flow { seconds, ..all })
    };
    let (mut one, other) = (all(one)?, all(other)?);
    (one.server, one.client) = (cost.server, cost.client);
    Ok((one, other))
}

impl Question {
    async fn repeat(self, begun: Instant) -> IoResult<Flow> {
        let mut connection = Connection::open(self.address).await?;
        let mut flow = Flow::default();
        while begun.elapsed() < TURN {
            let answer = connection.ask(&self.request).await?;
            match answer.status {
                200 => flow.answers += 1,
                503 => flow.refused += 1,
                status => return Err(std::io::Error::other(format!("a page answered {status}"))),
            }
            flow.bytes += answer.bytes();
        }
        Ok(flow)
    }
}
