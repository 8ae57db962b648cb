//! The latest steps of a table's game: a line for each press, and one for presses in a row that changed the same values of a
//! player. The game desk lists each step.

use crate::web::frame::look::local_time::clock_time;
use crate::web::shared::floor::game_history::{DoneStep, Recorded, event_clauses, replay_steps};
use crate::web::shared::floor::game_words::{damage_text, life_total, loss_text};
use podium_base::clock::Moment;
use podium_melee::{Action, Commander, Event, Game, LeaveReason, Naming, Seat, StatusChange};
use podium_ops::floor::follow::{ReplayedGame, ShownNames, action_text, counter_label};
use say::{Message, game_seats, game_words, our_table as t};

/// How many lines the page shows.
const RECENT: usize = 6;
/// How many of the last steps are looked at: a line may have many.
const LOOKED_AT: usize = 60;

/// A line of the latest steps.
pub struct StepLine {
    /// The numbers of its steps.
    pub steps: Vec<i64>,
    /// When the last of them was done: "14:05".
    pub at: Message,
    pub who: Message,
    pub what: Message,
    /// Who undid it and when.
    pub undone: Option<Message>,
}

/// What was done with one press, or with several in a row.
#[derive(Clone)]
pub struct Act {
    /// The numbers of its steps.
    pub steps: Vec<i64>,
    at: Moment,
    /// Those who pressed.
    who: Vec<Message>,
    is_tap: bool,
    done: Vec<Done>,
    undone: Option<Message>,
}

/// What a step did.
#[derive(Clone)]
enum Done {
    /// It changed values of a player.
    Values(Values),
    /// Anything else, as a clause.
    Said(Message),
}

/// Values of a player that changed.
#[derive(Clone)]
struct Values {
    player: Seat,
    /// The life total before.
    before: Option<i32>,
    change: StatusChange,
}

impl Act {
    /// Lists what was done last in a game, oldest first.
    pub fn all(of: Recorded<'_>, game: &ReplayedGame, zone: &str) -> Vec<Self> {
        let names = ShownNames { table: of.table, game };
        // a game begins with a step for each player
        let most = LOOKED_AT.max(2 * game.keys().len());
        let mut acts: Vec<Self> = Vec::new();
        replay_steps(game, most, |step| {
            let undone = of.undone(step.row, zone);
            let done = Done::of(&step, &names);
            // the steps of one command share its time
            let is_of = |last: &&mut Self| last.at == step.row.at && last.undone == undone;
            match acts.last_mut().filter(is_of) {
                Some(last) => {
                    last.steps.push(step.row.number);
                    last.done.push(done);
                }
                None => acts.push(Self {
                    steps: vec![step.row.number],
                    at: step.row.at,
                    who: vec![of.who(step.row)],
                    is_tap: step.row.player_id.is_some(),
                    done: vec![done],
                    undone,
                }),
            }
        });
        acts
    }

    /// Says what was done in a game of so many seats.
    pub fn words(&self, seats: usize, names: &dyn Naming) -> Message {
        if let Some(life) = self.starting_life(seats) {
            return t::everybody_starts(life_total(life));
        }
        let done = self.done.iter().map(|done| match done {
            Done::Values(values) => values.words(names),
            Done::Said(said) => said.clone(),
        });
        Message::joined(done, "; ").capital()
    }

    /// Returns the life total that all players were given to begin with.
    fn starting_life(&self, seats: usize) -> Option<i32> {
        let first = |done: &Done| match done {
            Done::Values(Values {
                before: None, change, ..
            }) => change.life,
            _ => None,
        };
        let life = first(self.done.first()?)?;
        let is_for_all = self.done.len() == seats && self.done.iter().all(|done| first(done) == Some(life));
        is_for_all.then_some(life)
    }

    /// Returns whether the next act goes on with this one: both are taps that change the same values of a player.
    fn goes_on_with(&self, next: &Self) -> bool {
        let is_same = match (&self.done[..], &next.done[..]) {
            ([Done::Values(one)], [Done::Values(other)]) => {
                one.player == other.player && one.changed() == other.changed()
            }
            _ => false,
        };
        is_same && self.is_tap && next.is_tap && self.undone == next.undone
    }

    /// Adds the act that goes on with it.
    fn add(&mut self, next: &Self) {
        self.at = next.at;
        self.steps.extend(&next.steps);
        for who in &next.who {
            if !self.who.contains(who) {
                self.who.push(who.clone());
            }
        }
        if let ([Done::Values(one)], [Done::Values(other)]) = (&mut self.done[..], &next.done[..]) {
            one.change = other.change.clone();
        }
    }
}

impl Done {
    fn of(step: &DoneStep<'_>, names: &dyn Naming) -> Self {
        match step.action {
            Action::SetStatus { player, change } => Self::Values(Values {
                player: *player,
                before: step.before.status(*player).and_then(|status| status.life),
                change: change.clone(),
            }),
            _ => Self::Said(clauses(step, names)),
        }
    }
}

impl Values {
    /// Returns which values have changed: life, poison, other counters, damage from which commanders, casts.
    fn changed(&self) -> (bool, bool, [bool; 3], Vec<Commander>, [bool; 2]) {
        let change = &self.change;
        (
            change.life.is_some(),
            change.poison.is_some(),
            change.counters.map(|count| count.is_some()),
            change.commander_damage.iter().map(|(from, _)| *from).collect(),
            change.commander_casts.map(|casts| casts.is_some()),
        )
    }

    /// Returns the player with the values: "Bo: 40 → 32 life, poison 2"; "Bo: 40 life" if it is what it was.
    fn words(&self, names: &dyn Naming) -> Message {
        let change = &self.change;
        // presses in a row may end where they began
        let other = |life: i32| self.before.filter(|before| *before != life);
        let life = change.life.map(|life| match other(life) {
            Some(before) => t::life_change(life_total(before), life_total(life)),
            None => t::life_now(life_total(life)),
        });
        let damage = change.commander_damage.iter();
        let [first, second] = change.commander_casts;
        let values = life
            .into_iter()
            .chain(change.poison.map(game_seats::poison))
            .chain(change.counters().map(|(counter, count)| counter_label(counter, count)))
            .chain(damage.map(|(from, total)| damage_text(*from, *total, names)))
            .chain(first.map(game_seats::casts))
            .chain(second.map(game_seats::casts_of_second));
        game_words::status(names.player(self.player), Message::joined(values, ", "))
    }
}

/// Says what a step did, and what is news beside it.
fn clauses(step: &DoneStep<'_>, names: &dyn Naming) -> Message {
    let said = |is_said: &dyn Fn(&Event) -> bool| {
        let events: Vec<Event> = step.events.iter().filter(|event| is_said(event)).cloned().collect();
        event_clauses(&events, step.before, names)
    };
    let result = said(&has_result);
    let act = match result.is_empty() {
        true => act_text(step, names),
        false => result,
    };
    let news = said(&|event| is_news(step.action, event));
    Message::joined([act, news], "; ")
}

/// Returns whether an event says all that its action says, and the result.
fn has_result(event: &Event) -> bool {
    matches!(
        event,
        Event::Flipped { .. } | Event::Rolled { .. } | Event::TimeCalled { .. }
    )
}

/// Returns whether an event is news beside its action.
fn is_news(action: &Action, event: &Event) -> bool {
    match event {
        Event::PlayerLeft { .. } => !matches!(action, Action::Leave { .. }),
        Event::TurnBegan { extra, .. } => *extra,
        Event::TurnSkipped { .. }
        | Event::ExtraTurnsWait { .. }
        | Event::Designated { .. }
        | Event::MarkerRemoved { .. }
        | Event::Resolved { .. }
        | Event::GameWon { .. }
        | Event::GameDrawn => true,
        _ => false,
    }
}

/// Describes an action; of a player who has lost, with the reason.
fn act_text(step: &DoneStep<'_>, names: &dyn Naming) -> Message {
    match step.action {
        Action::Leave {
            players,
            why: LeaveReason::Lost,
            defer_to: None,
        } => Message::joined(players.iter().map(|seat| lost(step.before, seat, names)), "; "),
        action => action_text(action, step.before, names),
    }
}

fn lost(before: &Game, seat: Seat, names: &dyn Naming) -> Message {
    let losses = before.proposed_losses();
    let of_seat = losses.iter().filter(|(player, _)| *player == seat);
    let why = Message::joined(of_seat.map(|(_, loss)| loss_text(*loss, names)), ", ");
    match why.is_empty() {
        true => t::they_have_lost(names.player(seat)),
        false => t::lost_by(names.player(seat), why),
    }
}

/// Returns the last acts as lines, newest first.
pub fn step_lines(acts: &[Act], seats: usize, names: &dyn Naming, zone: &str) -> Vec<StepLine> {
    let mut gathered: Vec<Act> = Vec::new();
    for act in acts {
        match gathered.last_mut().filter(|last| last.goes_on_with(act)) {
            Some(last) => last.add(act),
            None => gathered.push(act.clone()),
        }
    }
    let latest = gathered.into_iter().rev().take(RECENT);
    latest
        .map(|act| StepLine {
            at: clock_time(act.at, zone),
            what: act.words(seats, names),
            who: say::list(act.who),
            undone: act.undone,
            steps: act.steps,
        })
        .collect()
}
