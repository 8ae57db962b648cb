//! Actions as text: for the history of the desk, and with ids instead of names for the log.

use std::borrow::Cow;

use super::{FollowedTable, ReplayedGame};
use podium_event::format::listed;
use podium_melee::{
    Action, CoinFace, Commander, Declaration, Game, LeaveReason, MarkerNumber, Naming, ObjectId, Phase, Procedure,
    Seat, SeatSet, StackObjectKind, Target, Title,
};

/// Names players as the log does: `{player:ID}`.
pub(super) struct LogNames<'t> {
    pub table: &'t FollowedTable,
    pub game: &'t ReplayedGame,
}

impl Naming for LogNames<'_> {
    fn player(&self, seat: Seat) -> Cow<'_, str> {
        let key = self.game.keys().get(seat.index());
        match key.and_then(|key| self.table.player(key)) {
            Some(player) => Cow::Owned(format!("{{player:{}}}", player.id)),
            None => Cow::Owned(seat.to_string()),
        }
    }

    fn object(&self, object: ObjectId) -> Cow<'_, str> {
        Cow::Borrowed(self.game.document.names().object_name(object))
    }
}

/// Names players by their names, for the staff's pages.
pub struct ShownNames<'t> {
    pub table: &'t FollowedTable,
    pub game: &'t ReplayedGame,
}

impl Naming for ShownNames<'_> {
    fn player(&self, seat: Seat) -> Cow<'_, str> {
        let key = self.game.keys().get(seat.index());
        match key.and_then(|key| self.table.player(key)) {
            Some(player) => Cow::Borrowed(player.name.as_str()),
            None => Cow::Owned(seat.to_string()),
        }
    }

    fn object(&self, object: ObjectId) -> Cow<'_, str> {
        Cow::Borrowed(self.game.document.names().object_name(object))
    }
}

/// Returns why a player left, as a label beside the name.
pub fn departure_label(why: LeaveReason) -> &'static str {
    match why {
        LeaveReason::Lost => "lost",
        LeaveReason::Conceded => "conceded",
        LeaveReason::MatchLoss => "match loss",
        LeaveReason::Drawn => "drawn",
    }
}

/// Describes an action as a clause. `before` is the game before it: it says whose turn a marker's is.
pub fn action_text(action: &Action, before: &Game, names: &dyn Naming) -> String {
    let name = |seat: &Seat| names.player(*seat);
    let thing = |object: &ObjectId| names.object(*object);
    let turn = |marker: &MarkerNumber| turn_words(*marker, before, names);
    match action {
        Action::EndTurn { marker } => format!("{} ends", turn(marker)),
        Action::NextPhase { marker } => match before.marker(*marker).and_then(|m| m.turn()) {
            // `before` is still in the old phase; the action moves to the next.
            Some(now) => format!("{}: {}", turn(marker), now.phase.next().map_or("ends", Phase::name)),
            None => format!("{}: next phase", turn(marker)),
        },
        Action::Leave { players, why, defer_to } => {
            let verb = match (why, players.len()) {
                (LeaveReason::Lost, 1) => "loses",
                (LeaveReason::Lost, _) => "lose",
                (LeaveReason::Conceded, 1) => "concedes",
                (LeaveReason::Conceded, _) => "concede",
                (LeaveReason::MatchLoss, 1) => "leaves with a match loss",
                (LeaveReason::MatchLoss, _) => "leave with a match loss",
                (LeaveReason::Drawn, 1) => "leaves: the game is drawn for that player",
                (LeaveReason::Drawn, _) => "leave: the game is drawn for them",
            };
            let when = defer_to.map_or_else(String::new, |marker| format!(" at the end of the phase of {marker}"));
            format!("{} {verb}{when}", list(players, names))
        }
        Action::ExtraTurn { player } => format!("{} gets an extra turn", name(player)),
        Action::SkipTurn { player } => format!("{} skips the next turn", name(player)),
        Action::CallTime {
            procedure,
            passing,
            not_counted,
        } => {
            let mut clause = match procedure {
                Procedure::ExtraTurns => "time is called, with extra turns".to_owned(),
                Procedure::FinishTurn => "time is called, the turn is finished".to_owned(),
            };
            for marker in passing.iter() {
                clause += &format!("; {} had been passed", turn(&marker));
            }
            if !not_counted.is_empty() {
                clause += &format!("; not counted: {}", list(not_counted, names));
            }
            clause
        }
        Action::PutOnStack {
            stack,
            object,
            controller,
            kind,
            targets,
            ..
        } => {
            let verb = match kind {
                StackObjectKind::Spell => "casts",
                StackObjectKind::Activated => "activates",
                StackObjectKind::Triggered => "triggers",
                StackObjectKind::Copy => "copies",
            };
            let at: Vec<_> = targets
                .iter()
                .map(|target| match target {
                    Target::Object(object) => thing(object),
                    Target::Player(seat) => name(seat),
                })
                .collect();
            let at = match at.is_empty() {
                true => String::new(),
                false => format!(", targeting {}", at.join(", ")),
            };
            format!("{} {verb} {}{at} ({stack})", name(controller), thing(object))
        }
        Action::PassPriority { stack, player } => format!("{} passes priority ({stack})", name(player)),
        Action::WithdrawPriority { stack, player } => {
            format!("{} does nothing with priority ({stack})", name(player))
        }
        Action::Counter { object } => format!("{} leaves its stack", thing(object)),
        Action::AnnounceLoop {
            player,
            iterations,
            points,
            ..
        } => format!(
            "{} announces a loop, {iterations} times with {points} points",
            name(player)
        ),
        Action::ProposeStop {
            player,
            iteration,
            point,
            ..
        } => format!(
            "{} would stop in iteration {iteration} after point {point}",
            name(player)
        ),
        Action::AcceptLoop { player, .. } => format!("{} lets the loop run", name(player)),
        Action::SetStatus { player, change } => {
            let mut parts = Vec::new();
            parts.extend(change.life.map(|life| format!("life {life}")));
            parts.extend(change.poison.map(|poison| format!("poison {poison}")));
            let damage = change.commander_damage.iter();
            parts.extend(damage.map(|(from, amount)| format!("damage from {} {amount}", commander(*from, names))));
            let casts = ["commander casts", "second commander's casts"]
                .into_iter()
                .zip(change.commander_casts);
            parts.extend(casts.filter_map(|(what, casts)| Some(format!("{what} {}", casts?))));
            format!("{}: {}", name(player), parts.join(", "))
        }
        Action::TakeTitle { title, player } => format!("{} {}", name(player), takes(*title)),
        Action::Declare { effect, controllers } => {
            let what = match effect {
                Declaration::Win => "wins the game by an effect",
                Declaration::Draw => "the game is a draw by an effect",
            };
            match effect {
                Declaration::Win => format!("{} {what}", list(controllers, names)),
                Declaration::Draw => format!("{what} of {}", list(controllers, names)),
            }
        }
        Action::Object { object, owner, .. } => format!("{} of {} is noted", thing(object), name(owner)),
        Action::RemoveObject { object } => format!("{} is no longer there", thing(object)),
        Action::Control { object, by, .. } => format!("{} gains control of {}", name(by), thing(object)),
        Action::Uncontrol { object, .. } => format!("control of {} ends", thing(object)),
        Action::UntilTurn { object, player } => {
            format!("{} lasts until the next turn of {}", thing(object), name(player))
        }
        Action::Flip { player, call, .. } => match call {
            Some(CoinFace::Heads) => format!("{} flips a coin and calls heads", name(player)),
            Some(CoinFace::Tails) => format!("{} flips a coin and calls tails", name(player)),
            None => format!("{} flips a coin", name(player)),
        },
        Action::Roll { player, sides } => format!("{} rolls a die of {}", name(player), sides.count()),
    }
}

/// Returns how a player gets a title, in words.
fn takes(title: Title) -> &'static str {
    match title {
        Title::Monarch => "becomes the monarch",
        Title::Initiative => "takes the initiative",
    }
}

fn turn_words(marker: MarkerNumber, before: &Game, names: &dyn Naming) -> String {
    match before.marker(marker) {
        Some(found) => format!("the turn of {}", names.player(found.seat())),
        None => format!("the turn of {marker}"),
    }
}

fn commander(commander: Commander, names: &dyn Naming) -> String {
    let owner = names.player(commander.owner);
    if commander.second {
        format!("{owner}'s second commander")
    } else {
        format!("{owner}'s commander")
    }
}

fn list(players: &SeatSet, names: &dyn Naming) -> String {
    let all: Vec<Cow<'_, str>> = players.iter().map(|seat| names.player(seat)).collect();
    match all.is_empty() {
        true => "nobody".to_owned(),
        false => listed(&all, "and"),
    }
}
