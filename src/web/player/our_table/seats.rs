//! The seats of a table's game, as its players see them on a phone that lies in the middle of the table.

use chrono::TimeDelta;

use crate::web::frame::look::countdown::{digits, timestamp};
use crate::web::shared::floor::game_history::player_name;
use crate::web::shared::floor::game_words::{life_total, loss_text, status_besides_life, titles_and_turns};
use podium_base::clock::Moment;
use podium_melee::{Action, Commander, Game, Naming, PlayerCounter, Seat, Status};
use podium_ops::floor::follow::{FollowedTable, ReplayedGame, ShownNames, TurnTimes, departure_label};
use podium_store::floor::clocks::Pause;
use say::{Message, our_table as t};

/// The most seats that lie around the phone; more are a list.
const MOST_AROUND: usize = 8;
/// The most seats of a table whose board is in sight as a whole on a phone on its side.
const MOST_SMALL: usize = 4;
/// The most seats that all have their buttons for damage; of more, only the reader's and the chosen one.
const MOST_FULL: usize = 6;

/// A time that a clock shows, and from when it counts on.
pub struct PlayerTime {
    /// For the script; `None` while it does not run.
    pub from: Option<String>,
    pub text: String,
}

impl PlayerTime {
    /// Creates the time of so many seconds at a moment.
    pub fn new(seconds: u32, runs: bool, now: Moment) -> Self {
        let taken = TimeDelta::seconds(i64::from(seconds));
        Self {
            from: runs.then(|| timestamp((now - taken).and_utc())),
            text: digits(taken),
        }
    }
}

/// What is left of a player's own time, or how far they are over it.
pub struct OwnTime {
    /// When it is used up, or was, for the script; `None` while it does not run.
    pub ends: Option<String>,
    pub text: Message,
}

impl OwnTime {
    /// Creates what there is at a moment of so many minutes, of which so many seconds are taken.
    fn new(minutes: u32, taken: u32, runs: bool, now: Moment) -> Self {
        let left = TimeDelta::minutes(i64::from(minutes)) - TimeDelta::seconds(i64::from(taken));
        Self {
            ends: runs.then(|| timestamp((now + left).and_utc())),
            text: match left > TimeDelta::zero() {
                true => t::own_left(digits(left)),
                false => t::own_over(digits(-left)),
            },
        }
    }
}

/// Damage that a player may have taken from a commander.
pub struct Damage {
    pub from: Commander,
    pub name: Message,
    pub total: u32,
}

/// Counters of a kind besides poison that a player may have.
pub struct Counter {
    /// What a button calls them: "energy".
    pub part: &'static str,
    pub name: Message,
    pub total: u32,
}

/// A seat.
pub struct SeatView {
    /// From 1, in the game.
    pub number: usize,
    pub name: Message,
    /// Whether it is the reader's.
    pub own: bool,
    pub in_turn: bool,
    /// Why its player is out of the game.
    pub out: Option<Message>,
    /// Who said that the reader has lost, if somebody else did.
    pub out_by: Option<Message>,
    /// "40", "−2"; `None` while it is unknown.
    pub life: Option<String>,
    pub poison: u32,
    pub counters: Vec<Counter>,
    pub casts: u32,
    /// Casts of a second commander; `None` without one.
    pub second_casts: Option<u32>,
    /// "poison 3", "4 from Bob's commander", "monarch": a few words each.
    pub marks: Vec<Message>,
    /// Why the player would lose.
    pub losses: Vec<Message>,
    /// From whom damage counts; empty where the seat is not shown in full.
    pub damage: Vec<Damage>,
    /// Whether the seat has all its buttons.
    pub is_full: bool,
    /// What they have taken.
    pub time: PlayerTime,
    /// `None` where players have no own time.
    pub own_time: Option<OwnTime>,
}

impl SeatView {
    /// Returns what a button sends that changes a value of the player by a difference.
    pub fn by(&self, part: &str, by: &str) -> String {
        format!("do=set_status;player={};of={part};by={by}", self.number)
    }

    /// Returns what a button sends that changes the damage from a commander.
    pub fn damage_by(&self, damage: &Damage, by: &str) -> String {
        let second = if damage.from.second { "_2" } else { "" };
        let from = damage.from.owner.index() + 1;
        format!(
            "do=set_status;player={};of=damage;from={from}{second};by={by}",
            self.number
        )
    }

    /// Says that the player is out.
    pub fn is_out_words(&self) -> Message {
        match self.own {
            true => t::i_am_out(),
            false => t::is_out(&self.name),
        }
    }

    /// Returns what the button says that lets the player leave.
    pub fn lost_button(&self) -> Message {
        match self.own {
            true => t::i_have_lost(),
            false => t::they_have_lost(&self.name),
        }
    }

    /// Returns the question whether the player has lost.
    pub fn has_lost(&self) -> Message {
        match self.own {
            true => t::have_you_lost(),
            false => t::has_lost(&self.name),
        }
    }

    /// Returns what a button sends that does something about the player, such as `take_title;title=monarch`.
    pub fn does(&self, what: &str) -> String {
        format!("do={what};player={}", self.number)
    }

    /// Returns whether the player is in the game.
    pub fn is_in(&self) -> bool {
        self.out.is_none()
    }

    /// Returns whether buttons change the player's values; `still`: nothing can be pressed.
    pub fn takes(&self, still: &bool) -> bool {
        !still && self.is_in()
    }

    /// The classes of the seat beside its own.
    pub fn classes(&self) -> String {
        let classes = [(self.in_turn, " now"), (self.own, " mine"), (!self.is_in(), " out")];
        classes
            .into_iter()
            .filter(|(is, _)| *is)
            .map(|(_, class)| class)
            .collect()
    }

    /// Returns whether the player should say that they are out.
    pub fn would_lose(&self) -> bool {
        !self.losses.is_empty()
    }
}

/// The seats, in turn order.
pub struct Around {
    /// On the far side of the phone, from the left; turned around.
    pub far: Vec<SeatView>,
    /// On the near side, from the right.
    pub near: Vec<SeatView>,
}

impl Around {
    /// Arranges seats around the phone; a large table, and a phone in the hand, have a list. The reader's is the first of the list
    /// or of the near side, the others follow in turn order.
    pub fn new(mut seats: Vec<SeatView>, in_hand: bool) -> Self {
        let is_list = in_hand || seats.len() > MOST_AROUND;
        let first = if is_list { 0 } else { seats.len() / 2 };
        if let Some(own) = seats.iter().position(|seat| seat.own) {
            let by = (own + seats.len() - first) % seats.len();
            seats.rotate_left(by);
        }
        if is_list {
            return Self {
                far: Vec::new(),
                near: seats,
            };
        }
        let near = seats.split_off(seats.len() / 2);
        Self { far: seats, near }
    }

    /// Returns whether seats are on both sides.
    pub fn is_around(&self) -> bool {
        !self.far.is_empty()
    }

    /// Returns whether two seats beside each other and two below them are all there are.
    pub fn is_small(&self) -> bool {
        self.all().count() <= MOST_SMALL
    }

    /// Returns all seats, in turn order.
    pub fn all(&self) -> impl Iterator<Item = &SeatView> {
        self.far.iter().chain(&self.near)
    }
}

/// What the page shows of the seats, and when.
pub struct Shows<'s> {
    /// The reader's seat.
    pub own: Option<Seat>,
    /// One that is shown in full.
    pub chosen: Option<Seat>,
    /// Whether time runs: the game goes on, and no clock stands.
    pub runs: bool,
    pub now: Moment,
    /// The pauses of the round's clock.
    pub pauses: &'s [Pause],
    /// The minutes of each player's own time.
    pub own_time: Option<u32>,
    /// The players who take long turns, where the table sees that.
    pub long_turns: &'s [Seat],
}

/// Describes the seats of a game.
pub fn seats(table: &FollowedTable, game: &ReplayedGame, times: &TurnTimes, shows: &Shows<'_>) -> Vec<SeatView> {
    let Shows {
        own,
        chosen,
        runs,
        now,
        pauses,
        own_time,
        long_turns,
    } = *shows;
    let names = ShownNames { table, game };
    let at = &game.game;
    let all_full = at.table().seats() <= MOST_FULL;
    let losses = at.proposed_losses();
    let is_over = at.outcome().is_some();
    at.table()
        .all_seats()
        .map(|seat| {
            let status = at.status(seat);
            let in_turn = times.in_progress.iter().any(|turn| turn.seat == seat);
            let is_full = !is_over && (all_full || own == Some(seat) || chosen == Some(seat));
            let (taken, runs) = (times.of_seat(seat, now, pauses), in_turn && runs);
            let of_seat = losses.iter().filter(|(player, _)| *player == seat);
            SeatView {
                number: seat.index() + 1,
                name: names.player(seat),
                own: own == Some(seat),
                in_turn,
                out: at.table().leave_reason(seat).map(departure_label),
                out_by: out_by(table, game, seat).filter(|_| own == Some(seat)),
                life: status.and_then(|status| status.life).map(life_total),
                poison: status.map_or(0, |status| status.poison),
                counters: counters(status),
                casts: status.map_or(0, |status| status.commander_casts[0]),
                second_casts: has_two(table, game, seat).then(|| status.map_or(0, |status| status.commander_casts[1])),
                marks: match long_turns.contains(&seat) {
                    true => [vec![t::long_turn()], marks(at, seat, &names)].concat(),
                    false => marks(at, seat, &names),
                },
                losses: of_seat.map(|(_, loss)| loss_text(*loss, &names)).collect(),
                damage: match is_full && at.table().is_playing(seat) {
                    true => damage(table, game, seat),
                    false => Vec::new(),
                },
                is_full,
                time: PlayerTime::new(taken, runs, now),
                own_time: own_time.map(|minutes| OwnTime::new(minutes, taken, runs, now)),
            }
        })
        .collect()
}

/// Lists the kinds of counters besides poison, with how many of each a player has.
fn counters(status: Option<&Status>) -> Vec<Counter> {
    let totals = status.map_or([0; 3], |status| status.counters);
    let listed = PlayerCounter::ALL.into_iter().zip(totals);
    listed
        .map(|(counter, total)| Counter {
            part: counter.name(),
            name: match counter {
                PlayerCounter::Energy => say::game_offers::energy(),
                PlayerCounter::Experience => say::game_offers::experience(),
                PlayerCounter::Rad => say::game_offers::rad(),
            },
            total,
        })
        .collect()
}

/// Returns who said that the player of a seat has lost: another player of the table.
fn out_by(table: &FollowedTable, game: &ReplayedGame, seat: Seat) -> Option<Message> {
    let own = table.player(&game.keys()[seat.index()])?;
    let (step, _) = game.acted().find(|(_, action)| match action {
        Action::Leave { players, .. } => players.contains(seat),
        _ => false,
    })?;
    let by = step.player_id.as_ref().filter(|by| **by != own.id)?;
    Some(player_name(table, by))
}

/// Returns whether the player of a seat has two commanders.
fn has_two(table: &FollowedTable, game: &ReplayedGame, seat: Seat) -> bool {
    let player = table.player(&game.keys()[seat.index()]);
    player.is_some_and(|player| !player.second_commander.is_empty())
}

/// Lists what is known of a player besides their life, a few words each.
fn marks(game: &Game, seat: Seat, names: &dyn Naming) -> Vec<Message> {
    let mut marks = titles_and_turns(game, seat);
    marks.extend(status_besides_life(game, seat, names));
    marks
}

/// Lists the commanders with the damage that a player has taken from each, their own last. Of a large table, those of players in
/// range, and those who have dealt some.
fn damage(table: &FollowedTable, game: &ReplayedGame, seat: Seat) -> Vec<Damage> {
    let names = ShownNames { table, game };
    let status = game.game.status(seat);
    let known = |from: Commander| {
        let all = status.map_or(&[][..], |status| status.commander_damage.as_slice());
        all.iter()
            .find(|(commander, _)| *commander == from)
            .map(|(_, damage)| *damage)
    };
    let all = game.game.table();
    let is_near = |owner: Seat| all.seats() <= MOST_FULL || game.game.in_range(seat, owner);
    let others = all.all_seats().filter(|other| *other != seat);
    others
        .chain([seat])
        .flat_map(|owner| [false, true].map(|second| Commander { owner, second }))
        .filter(|from| {
            let is_offered = is_near(from.owner) && (!from.second || has_two(table, game, from.owner));
            is_offered || known(*from).is_some()
        })
        .map(|from| Damage {
            name: match from.second {
                false => names.player(from.owner),
                true => say::game_offers::second_commander_of(names.player(from.owner)),
            },
            total: known(from).unwrap_or(0),
            from,
        })
        .collect()
}
