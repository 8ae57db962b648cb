//! The seats of a table's game, as its players see them on a phone that lies in the middle of the table.

use chrono::TimeDelta;

use crate::web::frame::look::countdown::{digits, timestamp};
use crate::web::shared::floor::game_words::{loss_text, status_besides_life};
use podium_base::clock::Moment;
use podium_melee::{Commander, Game, Naming, Seat, Title};
use podium_ops::floor::follow::{FollowedTable, ReplayedGame, ShownNames, TurnTimes, departure_label};
use say::{Message, game_seats as t};

/// The most seats that lie around the phone; more are a list.
const MOST_AROUND: usize = 8;
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

/// Damage that a player may have taken from a commander.
pub struct Damage {
    pub from: Commander,
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
    pub life: Option<i32>,
    pub poison: u32,
    pub casts: u32,
    /// "poison 3", "4 from Bob's commander", "monarch": a few words each.
    pub marks: Vec<Message>,
    /// Why the player would lose.
    pub losses: Vec<Message>,
    /// From whom damage counts; empty where the seat is not shown in full.
    pub damage: Vec<Damage>,
    /// Whether the seat has all its buttons.
    pub is_full: bool,
    pub time: PlayerTime,
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
    /// Arranges seats around the phone, the first one at the far left; a large table, and a phone in the hand, have a list.
    pub fn new(mut seats: Vec<SeatView>, in_hand: bool) -> Self {
        if in_hand || seats.len() > MOST_AROUND {
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

    /// Returns all seats, in turn order.
    pub fn all(&self) -> impl Iterator<Item = &SeatView> {
        self.far.iter().chain(&self.near)
    }
}

/// Describes the seats of a game. `own`: the reader's seat; `chosen`: one that is shown in full; `now`: for the times.
pub fn seats(
    table: &FollowedTable,
    game: &ReplayedGame,
    times: &TurnTimes,
    (own, chosen): (Option<Seat>, Option<Seat>),
    now: Moment,
) -> Vec<SeatView> {
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
            let of_seat = losses.iter().filter(|(player, _)| *player == seat);
            SeatView {
                number: seat.index() + 1,
                name: names.player(seat),
                own: own == Some(seat),
                in_turn,
                out: at.table().leave_reason(seat).map(departure_label),
                life: status.and_then(|status| status.life),
                poison: status.map_or(0, |status| status.poison),
                casts: status.map_or(0, |status| status.commander_casts[0]),
                marks: marks(at, seat, &names),
                losses: of_seat.map(|(_, loss)| loss_text(*loss, &names)).collect(),
                damage: match is_full && at.table().is_playing(seat) {
                    true => damage(table, game, seat),
                    false => Vec::new(),
                },
                is_full,
                time: PlayerTime::new(times.of_seat(seat, now), in_turn, now),
            }
        })
        .collect()
}

/// Lists what is known of a player besides their life, a few words each.
fn marks(game: &Game, seat: Seat, names: &dyn Naming) -> Vec<Message> {
    let mut marks = status_besides_life(game, seat, names);
    if game.outcome().is_some() {
        return marks;
    }
    for (title, words) in [(Title::Monarch, t::monarch()), (Title::Initiative, t::has_initiative())] {
        if game.holder(title) == Some(seat) {
            marks.push(words);
        }
    }
    let some = |count: u16| Some(count).filter(|count| *count > 0);
    marks.extend(some(game.table().extra_turns(seat)).map(t::extra_turns_to_come));
    marks.extend(some(game.table().skips(seat)).map(t::turns_to_skip));
    marks
}

/// Lists the commanders of the others with the damage that a player has taken from each.
fn damage(table: &FollowedTable, game: &ReplayedGame, seat: Seat) -> Vec<Damage> {
    let names = ShownNames { table, game };
    let status = game.game.status(seat);
    let known = |from: Commander| {
        let all = status.map_or(&[][..], |status| status.commander_damage.as_slice());
        all.iter()
            .find(|(commander, _)| *commander == from)
            .map(|(_, damage)| *damage)
    };
    let has_two = |owner: Seat| {
        let player = table.player(&game.keys()[owner.index()]);
        player.is_some_and(|player| !player.second_commander.is_empty())
    };
    let others = game.game.table().all_seats().filter(|other| *other != seat);
    others
        .flat_map(|owner| [false, true].map(|second| Commander { owner, second }))
        .filter(|from| !from.second || has_two(from.owner) || known(*from).is_some())
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
