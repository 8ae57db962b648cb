//! The listeners of a tournament, by what they hear.

use std::collections::{BTreeSet, HashMap};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::Instant;

use super::spread::{Asking, spread};
use podium_store::tournaments::Numbers;

/// The time over which pages with the games of all tables spread their reloads: every tap in the hall changes them.
const GAMES_TOGETHER: Duration = Duration::from_secs(4);

/// The kind of listener, which determines what they receive.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ear {
    /// Changes of public pages.
    Everybody,
    /// Changes that concern the player with this id: those of public pages, except results of other tables.
    Player(String),
    /// The same, and every change in the game of the player's table.
    PlayerAtGame(String),
    /// All changes, but those that only the pages of a table's game show.
    Staff,
    /// All changes, and every one in the game of the table with this number.
    Table(i64),
    /// All changes, and those in the games of all tables, several together.
    Games,
}

impl Ear {
    pub(super) fn hears_games(&self) -> bool {
        matches!(self, Self::PlayerAtGame(_) | Self::Table(_) | Self::Games)
    }
}

/// What has changed for listeners.
pub(super) struct Change {
    pub numbers: Numbers,
    /// The players whom a change of the floor concerns, by id; `None`: all.
    pub concerned: Option<BTreeSet<String>>,
    /// The tables whose games changed, each with a player who sits there.
    pub games: Vec<(i64, String)>,
}

/// The listeners of a tournament.
pub(super) struct Topic {
    /// The numbers as this process last read them.
    pub known: Numbers,
    everybody: watch::Sender<News>,
    staff: watch::Sender<News>,
    /// By the player's id.
    players: HashMap<String, watch::Sender<News>>,
    /// Staff who follow the game of a table, by its number.
    tables: HashMap<i64, watch::Sender<News>>,
    /// Staff who look at the games of all tables.
    games: watch::Sender<News>,
    /// `None` until something was sent.
    pub asking: Option<Asking>,
}

/// The content of a channel.
#[derive(Debug, Clone, Copy)]
pub(super) struct News {
    pub numbers: Numbers,
    pub spread: Duration,
}

impl Topic {
    pub fn new(known: Numbers) -> Self {
        Self {
            known,
            everybody: channel(known),
            staff: channel(known),
            players: HashMap::new(),
            tables: HashMap::new(),
            games: channel(known),
            asking: None,
        }
    }

    pub fn subscribe(&mut self, ear: Ear) -> watch::Receiver<News> {
        match ear {
            Ear::Everybody => self.everybody.subscribe(),
            Ear::Staff => self.staff.subscribe(),
            Ear::Games => self.games.subscribe(),
            // who was not listening may have missed the change that led to these numbers
            Ear::Table(number) => {
                let table = self.tables.entry(number);
                table.or_insert_with(|| channel(self.known)).subscribe()
            }
            Ear::Player(id) | Ear::PlayerAtGame(id) => {
                let player = self.players.entry(id);
                player.or_insert_with(|| channel(self.known)).subscribe()
            }
        }
    }

    /// Forgets players and tables to which nobody listens any more; returns how many listeners are left.
    pub fn listeners(&mut self) -> usize {
        self.players.retain(|_, player| player.receiver_count() > 0);
        self.tables.retain(|_, table| table.receiver_count() > 0);
        let at_tables: usize = self.tables.values().map(watch::Sender::receiver_count).sum();
        let all = [&self.everybody, &self.staff, &self.games];
        let shared: usize = all.into_iter().map(watch::Sender::receiver_count).sum();
        shared + at_tables + self.listening_players()
    }

    /// Returns whether players listen.
    pub fn has_players(&self) -> bool {
        !self.players.is_empty()
    }

    fn listening_players(&self) -> usize {
        self.players.values().map(watch::Sender::receiver_count).sum()
    }

    /// Notifies the listeners concerned by a change. `before`: the number of pages of other tournaments that are still to reload.
    pub fn notify(&mut self, change: &Change, before: usize) {
        let (now, known) = (change.numbers, std::mem::replace(&mut self.known, change.numbers));
        if known.games != now.games {
            self.notify_games(known, change);
        }
        if (known.version, known.floor) == (now.version, now.floor) {
            return;
        }
        let concerned = change.concerned.as_ref();
        let is_public = now.version != known.version;
        // the staff reloads at once
        for staff in self.tables.values().chain([&self.staff, &self.games]) {
            staff.send_replace(News {
                numbers: now,
                spread: Duration::ZERO,
            });
        }
        let notified: Vec<&watch::Sender<News>> = match concerned {
            None => self.players.values().collect(),
            Some(ids) => ids.iter().filter_map(|id| self.players.get(id)).collect(),
        };
        let mut asking: usize = notified.iter().map(|player| player.receiver_count()).sum();
        if is_public {
            asking += self.everybody.receiver_count();
        }
        let news = News {
            numbers: now,
            spread: spread(asking, before),
        };
        self.asking = Some(Asking::begin(asking, Instant::now(), news.spread));
        for player in notified {
            player.send_replace(news);
        }
        if is_public {
            self.everybody.send_replace(news);
        }
    }

    /// Notifies those who follow games of tables that these changed; of the rest they know what they knew.
    fn notify_games(&self, known: Numbers, change: &Change) {
        let numbers = Numbers {
            games: change.numbers.games,
            ..known
        };
        let at = |spread| News { numbers, spread };
        for (table, player) in &change.games {
            let followed = self.tables.get(table).into_iter();
            for listening in followed.chain(self.players.get(player)) {
                listening.send_replace(at(Duration::ZERO));
            }
        }
        self.games.send_replace(at(GAMES_TOGETHER));
    }
}

fn channel(numbers: Numbers) -> watch::Sender<News> {
    watch::Sender::new(News {
        numbers,
        spread: Duration::ZERO,
    })
}
