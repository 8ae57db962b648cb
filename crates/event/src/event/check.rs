//! The checks of an event: every condition between players, rounds, pods and cut. All problems are found in one run.

use std::collections::{HashMap, HashSet};

use super::parts::{EventParts, Pod, Round};
use say::{Message, event_problems as t};

use super::stage::Stage;
use crate::Problem;
use crate::deck::MAX_COMMANDERS;
use crate::limits::{MAX_ID_LENGTH, MAX_NAME_LENGTH, MAX_PLAYERS, MAX_POD_SEATS, MAX_ROUNDS, MAX_TABLE, MIN_POD};
use crate::player::{MAX_AWARDED_BYES, Player, PlayerIx};
use crate::result::PodResult;
use crate::result::possible::{self, Fault, Wrong};

/// Finds all problems of the parts, in the order of the document.
pub(super) fn problems(parts: &EventParts) -> Vec<Problem> {
    let mut check = Check {
        parts,
        // The profile first: it stands first in the document, and the problems keep the document's order.
        problems: parts.profile.problems(),
    };
    check.players();
    check.rounds();
    check.cut();
    check.problems
}

/// Sorts the players in each pod's result by seat, so that equal results compare equal.
pub(super) fn in_seat_order(parts: &mut EventParts) {
    for pod in parts.rounds.iter_mut().flat_map(|round| &mut round.pods) {
        let seats = &pod.seats;
        // Pods hold 256 at most, so no index is needed; the event is checked, so that every player is found.
        let seat = |player: &PlayerIx| seats.iter().position(|other| other == player);
        match &mut pod.result {
            PodResult::NotReported | PodResult::Won(_) => {}
            PodResult::Drawn(players) => players.sort_by_key(seat),
            PodResult::Places(groups) => groups.iter_mut().for_each(|group| group.sort_by_key(seat)),
            PodResult::Games {
                conceded, match_losses, ..
            } => {
                conceded.sort_by_key(seat);
                match_losses.sort_by_key(seat);
            }
        }
    }
}

struct Check<'a> {
    parts: &'a EventParts,
    problems: Vec<Problem>,
}

impl Check<'_> {
    fn say(&mut self, pointer: impl Into<String>, message: impl Into<Message>) {
        self.problems.push(Problem::new(pointer, message));
    }

    /// A player's name for a sentence.
    fn name(&self, player: PlayerIx) -> &str {
        &self.parts.players[player.ix()].name
    }

    fn known(&mut self, player: PlayerIx, pointer: &str) -> bool {
        // Every other check indexes the list of players, so this one comes before each of them.
        let known = player.ix() < self.parts.players.len();
        if !known {
            self.say(pointer, t::no_player_number(player.0));
        }
        known
    }

    fn players(&mut self) {
        let players = &self.parts.players;
        // No further checks: each of them would add a problem for every one of too many players.
        if players.len() > MAX_PLAYERS {
            let message = t::too_many_players(MAX_PLAYERS, players.len());
            self.say("/players", message);
            return;
        }
        let mut first: HashMap<&str, usize> = HashMap::with_capacity(players.len());
        for (ix, player) in players.iter().enumerate() {
            self.player(ix, player);
            if let Some(earlier) = first.get(player.id.as_str()) {
                let message = t::id_twice(&player.id, format!("/players/{earlier}"));
                self.say(format!("/players/{ix}/id"), message);
            } else {
                first.insert(&player.id, ix);
            }
        }
    }

    fn player(&mut self, ix: usize, player: &Player) {
        let base = format!("/players/{ix}");
        self.text(&format!("{base}/id"), t::the_id, &player.id, MAX_ID_LENGTH);
        self.text(&format!("{base}/name"), t::the_name, &player.name, MAX_NAME_LENGTH);
        if let Some(group) = &player.avoid_group {
            self.text(&format!("{base}/avoid_group"), t::the_group, group, MAX_NAME_LENGTH);
        }
        for (place, name) in player.commanders.iter().enumerate() {
            self.text(
                &format!("{base}/commanders/{place}"),
                t::the_commander,
                name,
                MAX_NAME_LENGTH,
            );
        }
        if player.commanders.len() > MAX_COMMANDERS {
            let message = t::too_many_commanders(MAX_COMMANDERS);
            self.say(format!("{base}/commanders"), message);
        }
        for (field, round) in [
            ("dropped_after", player.dropped_after),
            ("disqualified_after", player.disqualified_after),
            ("void_after", player.void_after),
        ] {
            if let Some(round) = round.filter(|&round| round > MAX_ROUNDS) {
                let message = t::last_round(MAX_ROUNDS, round);
                self.say(format!("{base}/{field}"), message);
            }
        }
        if !(1..=MAX_ROUNDS).contains(&player.entry_round) {
            let message = t::first_round(MAX_ROUNDS, player.entry_round);
            self.say(format!("{base}/entry_round"), message);
        }
        if player.awarded_byes > MAX_AWARDED_BYES {
            let message = t::awarded_byes_range(MAX_AWARDED_BYES, player.awarded_byes);
            self.say(format!("{base}/awarded_byes"), message);
        }
        if let Some(table) = player.fixed_table {
            self.table_number(&format!("{base}/fixed_table"), table);
        }
    }

    fn text(&mut self, pointer: &str, what: fn() -> Message, text: &str, longest: usize) {
        if text.trim().is_empty() {
            self.say(pointer, t::text_empty(what()));
        // `nth` stops at the limit; the length of a megabyte of text is only counted for the message.
        } else if text.chars().nth(longest).is_some() {
            let length = text.chars().count();
            self.say(pointer, t::text_too_long(what(), length, longest));
        // Names are on one line of lists, slips and CSV files.
        } else if text.chars().any(char::is_control) {
            self.say(pointer, t::text_control(what()));
        }
    }

    fn table_number(&mut self, pointer: &str, table: u32) {
        if !(1..=MAX_TABLE).contains(&table) {
            self.say(pointer, t::table_number(MAX_TABLE, table));
        }
    }

    fn rounds(&mut self) {
        let rounds = &self.parts.rounds;
        if rounds.len() > MAX_ROUNDS as usize {
            let message = t::too_many_rounds(MAX_ROUNDS, rounds.len());
            self.say("/rounds", message);
            return;
        }
        let mut playoff = false;
        for (ix, round) in rounds.iter().enumerate() {
            let base = format!("/rounds/{ix}");
            if round.number as usize != ix + 1 {
                let message = t::round_number(ix + 1, round.number);
                self.say(format!("{base}/number"), message);
            }
            match round.stage {
                // `Event::swiss` and `playoff` split the rounds at one point and rely on this.
                Stage::Swiss if playoff => {
                    self.say(format!("{base}/stage"), t::swiss_after_playoff());
                }
                Stage::Swiss => {}
                Stage::Playoff => playoff = true,
            }
            self.round(&base, round);
        }
    }

    fn round(&mut self, base: &str, round: &Round) {
        let mut placed: Vec<Option<String>> = vec![None; self.parts.players.len()];
        let mut tables: HashMap<u32, usize> = HashMap::new();
        for (ix, pod) in round.pods.iter().enumerate() {
            let base = format!("{base}/pods/{ix}");
            self.table_number(&format!("{base}/table"), pod.table);
            // Results, calls and slips name a pod by its table.
            if let Some(earlier) = tables.insert(pod.table, ix) {
                let message = t::table_twice(pod.table, earlier);
                self.say(format!("{base}/table"), message);
            }
            self.pod(&base, round, pod);
            for (seat, &player) in pod.seats.iter().enumerate() {
                self.place(format!("{base}/seats/{seat}"), round, player, &mut placed);
            }
            self.left(&base, round, pod);
        }
        for (field, players) in [("byes", &round.byes), ("match_losses", &round.match_losses)] {
            if round.stage == Stage::Playoff && !players.is_empty() {
                self.say(format!("{base}/{field}"), t::playoff_without_byes());
            }
            for (ix, &player) in players.iter().enumerate() {
                self.place(format!("{base}/{field}/{ix}"), round, player, &mut placed);
            }
        }
    }

    /// Checks who left a pod: once each, and none of them has a seat there.
    fn left(&mut self, base: &str, round: &Round, pod: &Pod) {
        if round.stage == Stage::Playoff && !pod.left.is_empty() {
            self.say(format!("{base}/left"), t::nobody_leaves_playoff());
        }
        for (ix, &player) in pod.left.iter().enumerate() {
            let pointer = format!("{base}/left/{ix}");
            if !self.known(player, &pointer) {
                continue;
            }
            let name = self.name(player);
            if pod.left[..ix].contains(&player) {
                let message = t::already_in_list(name);
                self.say(pointer, message);
            } else if pod.seats.contains(&player) {
                let message = t::did_not_leave(name, pod.table);
                self.say(pointer, message);
            }
        }
    }

    /// Checks that a player has one place in a round, and only while in the tournament.
    fn place(&mut self, pointer: String, round: &Round, player: PlayerIx, placed: &mut [Option<String>]) {
        if !self.known(player, &pointer) {
            return;
        }
        if let Some(earlier) = &placed[player.ix()] {
            let message = t::already_placed(self.name(player), earlier);
            self.say(pointer, message);
            return;
        }
        let Player {
            name,
            dropped_after,
            disqualified_after,
            entry_round,
            ..
        } = &self.parts.players[player.ix()];
        let number = round.number;
        if let Some(last) = dropped_after.filter(|&last| last < number) {
            let message = t::dropped(name, last, number);
            self.say(pointer.clone(), message);
        }
        if let Some(last) = disqualified_after.filter(|&last| last < number) {
            let message = t::disqualified(name, last, number);
            self.say(pointer.clone(), message);
        }
        if *entry_round > number {
            let message = t::enters_later(name, entry_round, number);
            self.say(pointer.clone(), message);
        }
        placed[player.ix()] = Some(pointer);
    }

    fn pod(&mut self, base: &str, round: &Round, pod: &Pod) {
        let size = pod.seats.len();
        // T16: after the cut a pod plays short and a lone player advances.
        let least = if round.stage == Stage::Playoff { 1 } else { MIN_POD };
        if size < least {
            self.say(format!("{base}/seats"), t::pod_too_small(least, size));
        }
        if size > MAX_POD_SEATS {
            self.say(format!("{base}/seats"), t::pod_too_large(MAX_POD_SEATS, size));
        }
        let base = format!("{base}/result");
        // T45: without points by place the result would divide a match otherwise than the rules; T60: nobody scores in the
        // playoff, and its places are those of the final
        let profile = &self.parts.profile;
        let has_places = profile.scores_places() || (round.stage == Stage::Playoff && profile.house.playoff_places);
        if matches!(pod.result, PodResult::Places(_)) && !has_places {
            self.say(format!("{base}/places"), t::needs_place_points("places"));
        }
        for Wrong { pointer, fault } in possible::wrong(&pod.result, &pod.seats, self.parts.profile.games_to_win) {
            let pointer = format!("{base}{pointer}");
            match fault {
                Fault::NotSeated(player) => {
                    if self.known(player, &pointer) {
                        let message = t::not_seated(self.name(player), pod.table);
                        self.say(pointer, message);
                    }
                }
                other => self.say(pointer, other.message()),
            }
        }
    }

    fn cut(&mut self) {
        let Some(seeds) = &self.parts.cut else { return };
        let mut seen = HashSet::new();
        for (ix, &player) in seeds.iter().enumerate() {
            let pointer = format!("/cut/seeds/{ix}");
            if self.known(player, &pointer) && !seen.insert(player) {
                let message = t::seed_twice(self.name(player));
                self.say(pointer, message);
            }
        }
        for (round_ix, round) in self.parts.rounds.iter().enumerate() {
            if round.stage == Stage::Swiss {
                continue;
            }
            for (pod_ix, pod) in round.pods.iter().enumerate() {
                // T16: after the announcement nobody is replaced, so only the seeds can be in a playoff.
                for (seat, player) in pod.seats.iter().enumerate() {
                    if player.ix() < self.parts.players.len() && !seen.contains(player) {
                        let message = t::not_a_seed(self.name(*player));
                        self.say(format!("/rounds/{round_ix}/pods/{pod_ix}/seats/{seat}"), message);
                    }
                }
            }
        }
    }
}
