//! The rounds of a file: tables become pods, byes and match losses.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use super::own::Own;
use super::shape::{RawPlayer, RawRound, RawTable};
use podium_event::event::MAX_TABLE;
use podium_event::labels::RoundState;
use podium_event::mail;
use podium_event::{PlayerIx, Pod, PodResult, Problem, Round, Stage};
use say::{Message, document_problems as t, import_notes};

/// What a table without a winner has instead of a name.
const NO_WINNER: &str = "Unknown";

/// The players that a file names, each once.
#[derive(Default)]
pub(super) struct Roster {
    /// Id and name as everybody may see them, in the order in which they were found.
    pub players: Vec<(String, String)>,
    /// The mail addresses that the file has in names.
    pub emails: HashMap<PlayerIx, String>,
    /// The ids of `players`.
    ids: HashSet<String>,
    by_id: HashMap<String, PlayerIx>,
    by_name: HashMap<String, PlayerIx>,
    /// The cards that lead a player's deck, if the file names them.
    pub commanders: HashMap<PlayerIx, Vec<String>>,
}

impl Roster {
    /// Returns the player with an id or, if that is missing, a name; adds the player if unknown.
    pub fn who(&mut self, raw: &RawPlayer, problems: &mut Vec<Problem>) -> Option<PlayerIx> {
        let player = self.known_or_new(raw, problems)?;
        if !raw.commanders.is_empty() {
            self.commanders.entry(player).or_insert_with(|| raw.commanders.clone());
        }
        Some(player)
    }

    fn known_or_new(&mut self, raw: &RawPlayer, problems: &mut Vec<Problem>) -> Option<PlayerIx> {
        let known = match &raw.id {
            Some(id) => self.by_id.get(id),
            None => raw.name.as_ref().and_then(|name| self.by_name.get(name)),
        };
        if let Some(known) = known {
            return Some(*known);
        }
        let Some(id) = raw.id.as_ref().or(raw.name.as_ref()) else {
            problems.push(Problem::new(&raw.pointer, t::no_id_nor_name()));
            return None;
        };
        let name = raw.name.as_ref().unwrap_or(id);
        Some(self.add(id, name))
    }

    /// Adds a player, as the file has their id and name.
    pub fn add(&mut self, given_id: &str, given_name: &str) -> PlayerIx {
        let player = PlayerIx(self.players.len() as u32);
        // documents and draws have the id, so that it is as public as the name
        let (id, in_id) = mail::of_file(given_id);
        let (name, in_name) = mail::of_file(given_name);
        self.emails.extend(in_name.or(in_id).map(|address| (player, address)));
        let id = self.free_id(&id);
        self.ids.insert(id.clone());
        self.by_id.insert(given_id.to_owned(), player);
        for word in [given_name, &name] {
            self.by_name.entry(word.to_owned()).or_insert(player);
        }
        self.players.push((id, name.into_owned()));
        player
    }

    /// Returns an id or, if a player has it already, the first free one with a number: two addresses may begin the same, and
    /// as somebody's own id.
    fn free_id(&self, id: &str) -> String {
        let mut number = 1;
        let mut free = id.to_owned();
        while self.ids.contains(&free) {
            number += 1;
            free = format!("{id} {number}");
        }
        free
    }

    /// The player of an id or, failing that, of a name.
    pub fn find(&self, word: &str) -> Option<PlayerIx> {
        self.by_id.get(word).or_else(|| self.by_name.get(word)).copied()
    }
}

/// The result of reading a file's tables.
#[derive(Default)]
pub(super) struct Played {
    pub rounds: Vec<Round>,
    pub states: Vec<RoundState>,
    /// Finished tables without a winner, by round and table, as "round 2, table 3".
    pub without_winner: BTreeMap<(u32, u32), Message>,
    /// Winners of Swiss tables of two, who have a bye here, by round.
    pub won_small: BTreeSet<(u32, PlayerIx)>,
    /// Swiss tables of one or two players.
    pub too_small: Vec<Message>,
    /// Whether rounds were in another order, or had other numbers.
    pub renumbered: bool,
}

/// Reads the rounds: the Swiss rounds by number, then the others, the larger cuts first: files have them sorted as text, with
/// "Top 4" before "Top 7".
pub(super) fn read(raw: Vec<RawRound>, own: Option<&Own>, roster: &mut Roster, problems: &mut Vec<Problem>) -> Played {
    let mut played = Played::default();
    let (mut swiss, mut playoff): (Vec<_>, Vec<_>) = raw.into_iter().partition(|round| round.number.is_some());
    swiss.sort_by_key(|round| round.number);
    if playoff.iter().all(|round| round.cut.is_some()) {
        playoff.sort_by_key(|round| Reverse(round.cut));
    }
    let count = swiss.len() + playoff.len();
    for (number, raw) in (1..).zip(swiss.into_iter().chain(playoff)) {
        played.renumbered |= raw.number.is_some_and(|stated| stated != number);
        let mut reader = Reader {
            stage: if raw.number.is_some() {
                Stage::Swiss
            } else {
                Stage::Playoff
            },
            number,
            is_last: number as usize == count,
            own,
            roster: &mut *roster,
            problems: &mut *problems,
            placed: BTreeMap::new(),
            played: &mut played,
        };
        let (round, state) = reader.round(&raw);
        played.rounds.push(round);
        played.states.push(state);
    }
    played
}

/// Reads one round.
struct Reader<'r> {
    stage: Stage,
    number: u32,
    is_last: bool,
    own: Option<&'r Own>,
    roster: &'r mut Roster,
    problems: &'r mut Vec<Problem>,
    /// Where each player sits, to detect players who sit twice.
    placed: BTreeMap<PlayerIx, String>,
    played: &'r mut Played,
}

impl Reader<'_> {
    fn round(&mut self, raw: &RawRound) -> (Round, RoundState) {
        let mut round = Round {
            number: self.number,
            stage: self.stage,
            pods: Vec::new(),
            byes: Vec::new(),
            match_losses: Vec::new(),
        };
        let mut free = FreeTables::new(raw);
        for table in &raw.tables {
            let seats = self.seats(table);
            if table.is_bye {
                // in a playoff they wait for the next round
                if self.stage == Stage::Swiss {
                    round.byes.extend(seats);
                }
            } else if !seats.is_empty() {
                let number = free.number(table.number);
                let pod = Pod {
                    table: number,
                    left: Vec::new(),
                    result: self.result(table, number, &seats),
                    seats,
                };
                self.keep(pod, &mut round);
            }
        }
        let losses = self.own.and_then(|own| own.match_losses.get(&self.number));
        let losses = losses.into_iter().flatten().filter_map(|id| self.roster.find(id));
        round.match_losses.extend(losses);
        let waits = |table: &RawTable| table.is_bye || table.status == "pending";
        let state = if round.pods.iter().all(|pod| pod.result.is_reported()) {
            match raw.tables.iter().all(|table| table.is_bye || table.status != "active") || !self.is_last {
                true => RoundState::Finished,
                false => RoundState::Running,
            }
        } else if raw.tables.iter().all(waits) {
            RoundState::Published
        } else {
            RoundState::Running
        };
        (round, state)
    }

    fn seats(&mut self, table: &RawTable) -> Vec<PlayerIx> {
        let mut seats = Vec::new();
        for raw in &table.players {
            let Some(player) = self.roster.who(raw, self.problems) else {
                continue;
            };
            match self.placed.insert(player, raw.pointer.clone()) {
                Some(earlier) => self.problems.push(Problem::new(
                    &raw.pointer,
                    t::sits_already(&self.roster.players[player.ix()].1, earlier),
                )),
                None => seats.push(player),
            }
        }
        seats
    }

    fn result(&mut self, table: &RawTable, number: u32, seats: &[PlayerIx]) -> PodResult {
        if table.is_bye {
            return PodResult::NotReported;
        }
        let places = table
            .number
            .and_then(|table| self.own?.places.get(&(self.number, table)));
        if let Some(groups) = places {
            let who = |group: &Vec<String>| group.iter().filter_map(|id| self.roster.find(id)).collect();
            return PodResult::Places(groups.iter().map(who).collect());
        }
        let said = table.winner_id.as_ref().or(table.winner.as_ref());
        // tables of events with their own points have no winner: "Unknown" is a player only if one at the table is called so
        let said = said.filter(|said| {
            let named = || self.roster.find(said).is_some_and(|player| seats.contains(&player));
            !said.eq_ignore_ascii_case(NO_WINNER) || named()
        });
        let Some(said) = said else {
            // a table that is still being played has no winner yet
            if self.is_last && table.status != "completed" {
                return PodResult::NotReported;
            }
            let place = self.place(table);
            self.played.without_winner.insert((self.number, number), place);
            return PodResult::Drawn(Vec::new());
        };
        if said.eq_ignore_ascii_case("draw") {
            let shared = table
                .number
                .and_then(|table| self.own?.draws.get(&(self.number, table)))
                .map(|ids| ids.iter().filter_map(|id| self.roster.find(id)).collect());
            return PodResult::Drawn(shared.unwrap_or_else(|| seats.to_vec()));
        }
        let by_name = table.winner.as_ref().and_then(|name| self.roster.find(name));
        let winner = self.roster.find(said).or(by_name);
        match winner.filter(|winner| seats.contains(winner)) {
            Some(winner) => PodResult::Won(winner),
            None => {
                let message = t::winner_not_seated(said);
                self.problems
                    .push(Problem::new(format!("{}/winner_id", table.pointer), message));
                PodResult::NotReported
            }
        }
    }

    /// Adds the pod to the round. A Swiss table of one or two players is not a pod: its winner gets a bye, and the
    /// other a match loss. Who sat alone has won, unless the file knows of no winner: then it counts a loss.
    fn keep(&mut self, pod: Pod, round: &mut Round) {
        if self.stage == Stage::Playoff || pod.seats.len() >= 3 {
            round.pods.push(pod);
            return;
        }
        self.played
            .too_small
            .push(import_notes::place_table(self.number, pod.table));
        for &player in &pod.seats {
            if pod.seats.len() == 1 && pod.result != PodResult::Drawn(Vec::new()) {
                round.byes.push(player);
            } else if pod.result == PodResult::Won(player) {
                self.played.won_small.insert((self.number, player));
                round.byes.push(player);
            } else {
                round.match_losses.push(player);
            }
        }
    }

    fn place(&self, table: &RawTable) -> Message {
        match table.number {
            Some(number) => import_notes::place_table(self.number, number),
            None => import_notes::place_round(self.number),
        }
    }
}

/// Table numbers of a round: the file's if they are unique.
struct FreeTables {
    stated: BTreeSet<u32>,
    taken: BTreeSet<u32>,
}

impl FreeTables {
    fn new(raw: &RawRound) -> Self {
        Self {
            stated: raw.tables.iter().filter_map(|table| table.number).collect(),
            taken: BTreeSet::new(),
        }
    }

    fn number(&mut self, stated: Option<u32>) -> u32 {
        let stated = stated.filter(|table| (1..=MAX_TABLE).contains(table));
        let own = stated.filter(|table| !self.taken.contains(table));
        let free = || (1..).find(|table| !self.taken.contains(table) && !self.stated.contains(table));
        let number = own.or_else(free).unwrap_or(MAX_TABLE);
        self.taken.insert(number);
        number
    }
}
