//! Actions as text: for the history of the desk, and with ids instead of names for the log.

use super::{FollowedTable, ReplayedGame};
use podium_melee::{
    Action, CoinFace, Commander, Declaration, Game, LeaveReason, MarkerNumber, Naming, ObjectId, PlayerCounter,
    Procedure, Seat, SeatSet, StackObjectKind, StatusChange, Target, Title,
};
use say::Message;
use say::{game_seats as words, game_words as t};

/// Names players as the log does: `{player:ID}`.
pub(super) struct LogNames<'t> {
    pub table: &'t FollowedTable,
    pub game: &'t ReplayedGame,
}

impl Naming for LogNames<'_> {
    fn player(&self, seat: Seat) -> Message {
        let key = self.game.keys().get(seat.index());
        match key.and_then(|key| self.table.player(key)) {
            Some(player) => format!("{{player:{}}}", player.id).into(),
            None => seat.term(),
        }
    }

    fn object(&self, object: ObjectId) -> Message {
        self.game.document.names().object_name(object).into()
    }
}

/// Names players by their names, for the staff's pages.
pub struct ShownNames<'t> {
    pub table: &'t FollowedTable,
    pub game: &'t ReplayedGame,
}

impl Naming for ShownNames<'_> {
    fn player(&self, seat: Seat) -> Message {
        let key = self.game.keys().get(seat.index());
        match key.and_then(|key| self.table.player(key)) {
            Some(player) => player.name.as_str().into(),
            None => seat.term(),
        }
    }

    fn object(&self, object: ObjectId) -> Message {
        self.game.document.names().object_name(object).into()
    }
}

/// Says how many counters of a kind a player has: "energy 3".
pub fn counter_label(counter: PlayerCounter, count: u32) -> Message {
    match counter {
        PlayerCounter::Energy => words::energy(count),
        PlayerCounter::Experience => words::experience(count),
        PlayerCounter::Rad => words::rad(count),
    }
}

/// Returns why a player left, as a label beside the name.
pub fn departure_label(why: LeaveReason) -> Message {
    match why {
        LeaveReason::Lost => words::left_lost(),
        LeaveReason::Conceded => words::left_conceded(),
        LeaveReason::MatchLoss => words::left_match_loss(),
        LeaveReason::Drawn => words::left_drawn(),
    }
}

/// Describes an action as a clause. `before` is the game before it: it says whose turn a marker's is.
pub fn action_text(action: &Action, before: &Game, names: &dyn Naming) -> Message {
    let name = |seat: &Seat| names.player(*seat);
    let thing = |object: &ObjectId| names.object(*object);
    let turn = |marker: &MarkerNumber| turn_words(*marker, before, names);
    match action {
        Action::EndTurn { marker } => t::turn_ends(turn(marker)),
        // `before` is still in the old phase; the action moves to the next.
        Action::NextPhase { marker } => match before
            .marker(*marker)
            .and_then(|m| m.turn())
            .map(|now| now.phase.next())
        {
            Some(Some(next)) => t::next_phase(turn(marker), next.term()),
            Some(None) => t::last_phase_ends(turn(marker)),
            None => t::next_phase_unknown(turn(marker)),
        },
        Action::Leave { players, why, defer_to } => {
            let (count, players) = (players.len(), list(players, names));
            let leave = match why {
                LeaveReason::Lost => t::lose(count, players),
                LeaveReason::Conceded => t::concede(count, players),
                LeaveReason::MatchLoss => t::leave_with_match_loss(count, players),
                LeaveReason::Drawn => t::leave_drawn(count, players),
            };
            match defer_to {
                Some(marker) => t::at_end_of_phase(leave, marker.term()),
                None => leave,
            }
        }
        Action::ExtraTurn { player } => t::extra_turn(name(player)),
        Action::SkipTurn { player } => t::skips_turn(name(player)),
        Action::CallTime {
            procedure,
            passing,
            not_counted,
        } => {
            let mut clauses = vec![match procedure {
                Procedure::ExtraTurns => t::time_extra_turns(),
                Procedure::FinishTurn => t::time_finish_turn(),
                Procedure::NextTurn => t::time_next_turn(),
            }];
            clauses.extend(passing.iter().map(|marker| t::had_been_passed(turn(&marker))));
            if !not_counted.is_empty() {
                clauses.push(t::not_counted(list(not_counted, names)));
            }
            Message::joined(clauses, "; ")
        }
        Action::PutOnStack {
            stack,
            object,
            controller,
            kind,
            targets,
            ..
        } => {
            let targets = targets.iter().map(|target| match target {
                Target::Object(object) => thing(object),
                Target::Player(seat) => name(seat),
            });
            let targets = Message::joined(targets, ", ");
            put_on_stack(*kind, name(controller), thing(object), targets, stack.term())
        }
        Action::PassPriority { stack, player } => t::passes_priority(name(player), stack.term()),
        Action::WithdrawPriority { stack, player } => t::does_nothing(name(player), stack.term()),
        Action::Counter { object } => t::leaves_stack(thing(object)),
        Action::AnnounceLoop {
            player,
            iterations,
            points,
            ..
        } => t::announces_loop(name(player), iterations, points),
        Action::ProposeStop {
            player,
            iteration,
            point,
            ..
        } => t::would_stop(name(player), iteration, point),
        Action::AcceptLoop { player, .. } => t::lets_loop_run(name(player)),
        Action::SetStatus { player, change } => t::status(name(player), status_parts(change, names)),
        Action::TakeTitle { title, player } => match title {
            Title::Monarch => t::becomes_monarch(name(player)),
            Title::Initiative => t::takes_initiative(name(player)),
        },
        Action::Declare { effect, controllers } => match effect {
            Declaration::Win => t::wins_by_effect(list(controllers, names)),
            Declaration::Draw => t::draw_by_effect(list(controllers, names)),
        },
        Action::Object { object, owner, .. } => t::noted(thing(object), name(owner)),
        Action::RemoveObject { object } => t::gone(thing(object)),
        Action::Control { object, by, .. } => t::gains_control(name(by), thing(object)),
        Action::Uncontrol { object, .. } => t::control_ends(thing(object)),
        Action::UntilTurn { object, player } => t::lasts_until_turn(thing(object), name(player)),
        Action::Flip { player, call, .. } => match call {
            Some(CoinFace::Heads) => t::flips_heads(name(player)),
            Some(CoinFace::Tails) => t::flips_tails(name(player)),
            None => t::flips(name(player)),
        },
        Action::Roll { player, sides } => t::rolls(name(player), sides.count()),
    }
}

/// Describes what goes on a stack; `targets` is empty if it has none.
fn put_on_stack(kind: StackObjectKind, who: Message, what: Message, targets: Message, stack: Message) -> Message {
    match (kind, targets.is_empty()) {
        (StackObjectKind::Spell, true) => t::casts(who, what, stack),
        (StackObjectKind::Spell, false) => t::casts_at(who, what, targets, stack),
        (StackObjectKind::Activated, true) => t::activates(who, what, stack),
        (StackObjectKind::Activated, false) => t::activates_at(who, what, targets, stack),
        (StackObjectKind::Triggered, true) => t::triggers(who, what, stack),
        (StackObjectKind::Triggered, false) => t::triggers_at(who, what, targets, stack),
        (StackObjectKind::Copy, true) => t::copies(who, what, stack),
        (StackObjectKind::Copy, false) => t::copies_at(who, what, targets, stack),
    }
}

/// Lists the parts of a player's status that change.
fn status_parts(change: &StatusChange, names: &dyn Naming) -> Message {
    let mut parts = Vec::new();
    parts.extend(change.life.map(t::life));
    parts.extend(change.poison.map(t::poison));
    parts.extend(change.counters().map(|(counter, count)| counter_label(counter, count)));
    let damage = change.commander_damage.iter();
    parts.extend(damage.map(|(from, amount)| t::damage(commander(*from, names), amount)));
    let [first, second] = change.commander_casts;
    parts.extend(first.map(t::commander_casts));
    parts.extend(second.map(t::second_commander_casts));
    Message::joined(parts, ", ")
}

fn turn_words(marker: MarkerNumber, before: &Game, names: &dyn Naming) -> Message {
    match before.marker(marker) {
        Some(found) => t::turn_of(names.player(found.seat())),
        None => t::turn_of(marker.term()),
    }
}

fn commander(commander: Commander, names: &dyn Naming) -> Message {
    let owner = names.player(commander.owner);
    match commander.second {
        true => t::second_commander_of(owner),
        false => t::commander_of(owner),
    }
}

fn list(players: &SeatSet, names: &dyn Naming) -> Message {
    match players.is_empty() {
        true => t::nobody(),
        false => say::list(players.iter().map(|seat| names.player(seat)).collect()),
    }
}
