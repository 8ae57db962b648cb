//! Somebody who visits meanwhile: asks for a kept page and for `/healthz` again and again, and looks at the instances.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use tokio::task::{JoinHandle, spawn_local};
use tokio::time::sleep;

use super::client::Browser;
use super::cost::House;
use super::figures::Times;
use super::server::Usage;

/// Between two questions or looks.
const PAUSE: Duration = Duration::from_millis(50);

/// Runs until [`Visitor::end`].
pub struct Visitor {
    asking: Vec<JoinHandle<()>>,
    seen: Rc<RefCell<Seen>>,
}

/// What a visitor has seen.
#[derive(Debug, Default)]
pub struct Seen {
    kept: Vec<Duration>,
    health: Vec<Duration>,
    /// Answers other than 200.
    pub failed: u64,
    /// The most of all looks, of all instances together.
    pub most: Usage,
}

impl Visitor {
    /// Begins on the first instance; what is asked for is the tournament's standings.
    pub fn begin(house: &Rc<House>, slug: &str) -> Self {
        let seen = Rc::new(RefCell::new(Seen::default()));
        let standings = format!("/en/t/{slug}/standings");
        let looking = spawn_local(look(Rc::clone(house), Rc::clone(&seen)));
        let mut asking = vec![looking];
        for path in [standings, "/healthz".to_owned()] {
            asking.push(spawn_local(ask(Rc::clone(house), path, Rc::clone(&seen))));
        }
        Self { asking, seen }
    }

    pub async fn end(self) -> Seen {
        for asking in self.asking {
            asking.abort();
            // it is gone, and does not keep the instances running
            asking.await.ok();
        }
        self.seen.take()
    }
}

async fn ask(house: Rc<House>, path: String, seen: Rc<RefCell<Seen>>) {
    loop {
        let begun = Instant::now();
        let mut browser = Browser::new(house.servers[0].address);
        let is_well = matches!(browser.get(&path).await, Ok(answer) if answer.status == 200);
        {
            let mut seen = seen.borrow_mut();
            seen.failed += u64::from(!is_well);
            match path.as_str() {
                "/healthz" => seen.health.push(begun.elapsed()),
                _ => seen.kept.push(begun.elapsed()),
            }
        }
        sleep(PAUSE).await;
    }
}

async fn look(house: Rc<House>, seen: Rc<RefCell<Seen>>) {
    while let Ok(usage) = house.usage() {
        {
            let mut seen = seen.borrow_mut();
            seen.most.threads = seen.most.threads.max(usage.threads);
            seen.most.peak = seen.most.peak.max(usage.peak);
        }
        sleep(PAUSE).await;
    }
}

impl Seen {
    pub fn kept(&self) -> Times {
        self.kept.iter().copied().collect()
    }

    pub fn health(&self) -> Times {
        self.health.iter().copied().collect()
    }
}
