//! A table of a round: its result is read, settled and stored.

use serde_json::{Value, json};

use super::{Reported, Typed, refuse_drawn_playoff, store};
use crate::floor::follow::follow_result;
use crate::floor::rulings::{RuledOut, ruled_out_of_pod};
use crate::run::reports;
use crate::run::rounds::begin;
use crate::tournaments::webhooks::happened::{Happened, TableResult};
use crate::{OpError, Work};
use podium_event::profile::Profile;
use podium_event::result::Outcome;
use podium_event::round_names::RoundName;
use podium_event::{GameResult, PlayerIx, PodResult, Stage};
use podium_rules::match_games::MatchLength;
use podium_rules::typed_result;
use podium_store::RoundState;
use podium_store::tournaments::rounds::{self, PlaceRow, PodRow, RoundRow};
use say::{Message, refused_results as t, refused_typed, result_words as words};

/// A pod with its places, and a seat for each player.
pub(crate) struct Table {
    pub round: i64,
    pub pod: PodRow,
    pub places: Vec<PlaceRow>,
    /// `PlayerIx(i)` is the player of `places[i]`: the rules only need to distinguish them.
    pub seats: Vec<PlayerIx>,
    /// Whether only those still in a game share its draw.
    pub still_in: bool,
    /// Whether its result says who left in which order (T45, T60).
    takes_places: bool,
    /// When its match is over.
    length: MatchLength,
    /// The seats, from 1, of players with a match loss from a ruling in force.
    pub ruled: Vec<usize>,
    /// The seats, from 1, of all players whom rulings in force take out of a game or the match.
    pub out: Vec<(usize, RuledOut)>,
}

/// A change of a table's result.
pub(crate) struct ResultChange<'r> {
    /// The log's verb.
    pub verb: &'static str,
    pub before: &'r PodResult,
    pub after: &'r PodResult,
    /// The log's addition to the result; may be empty.
    pub note: &'r str,
    pub reason: &'r str,
    /// Whether the line of the log is public.
    pub public: bool,
}

impl<'r> ResultChange<'r> {
    /// Creates a change without a reason, whose log line only the staff can read.
    pub fn new(verb: &'static str, before: &'r PodResult, after: &'r PodResult) -> Self {
        Self {
            verb,
            before,
            after,
            note: "",
            reason: "",
            public: false,
        }
    }
}

impl Table {
    /// Reads a pod of a round: its places, and the match losses from rulings.
    pub fn read(work: &mut Work<'_, '_>, round: i64, pod: PodRow) -> Result<Self, OpError> {
        let places = rounds::places_of_pod(work.conn, &pod.id)?;
        Self::with_places(work, round, pod, places)
    }

    /// Runs [`Table::read`] with places that were read before.
    pub fn with_places(
        work: &mut Work<'_, '_>,
        round: i64,
        pod: PodRow,
        places: Vec<PlaceRow>,
    ) -> Result<Self, OpError> {
        // read for each command: a ruling may have come or gone since a result was typed
        let mut ruled = ruled_out_of_pod(work.conn, &work.tournament.id, round, &pod.id)?;
        let profile = work.tournament.profile()?;
        // otherwise all rounds are the same
        let asks_round = profile.scores_places() || profile.house.playoff_places || !profile.replays_drawn_games();
        let name = asks_round.then(|| work.round_name(round)).transpose()?;
        let stage = match name {
            None | Some(RoundName::Swiss(_)) => Stage::Swiss,
            Some(_) => Stage::Playoff,
        };
        let out: Vec<(usize, RuledOut)> = (1..)
            .zip(&places)
            .filter_map(|(seat, place)| {
                let found = ruled.iter().position(|out| out.player_id == place.player_id)?;
                Some((seat, ruled.swap_remove(found)))
            })
            .collect();
        let seats = (0..places.len() as u32).map(PlayerIx).collect();
        Ok(Self {
            ruled: (out
                .iter()
                .filter(|(_, out)| out.is_out_of_match())
                .map(|(seat, _)| *seat))
            .collect(),
            still_in: profile.shares_draw_still_in(),
            takes_places: name.is_some_and(|name| name.takes_places(&profile)),
            length: MatchLength::of(&profile, stage),
            out,
            round,
            pod,
            places,
            seats,
        })
    }

    /// Reads a typed result for this pod, including the match losses from rulings.
    ///
    /// # Errors
    /// It does not fit the pod.
    pub fn read_typed(&self, work: &Work<'_, '_>, typed: &Typed) -> Result<PodResult, OpError> {
        let games_to_win = work.tournament.profile()?.games_to_win;
        if let Some(place) = typed_result::in_both(&typed.conceded, &typed.match_losses, &self.ruled) {
            return Err(OpError::field(
                "result",
                t::both_marks(self.pod.table_number, typed.match_losses[place]),
            ));
        }
        if let Some(refused) = self.asked_otherwise(typed) {
            return Err(OpError::field("result", t::at_table(self.pod.table_number, refused)));
        }
        self.refuse_ruled_out(typed, games_to_win)?;
        let match_losses = self.with_ruled_losses(&typed.match_losses);
        let result = typed_result::read(&typed.games, &typed.conceded, &match_losses, &self.seats, games_to_win)
            .map_err(|refusal| OpError::field("result", t::at_table(self.pod.table_number, refusal.message)))?;
        let result = self.length.counted(result, &self.seats);
        match self.says_places(&work.tournament.profile()?, &result) {
            Ok(()) => Ok(result),
            Err(missing) => Err(OpError::field("result", t::at_table(self.pod.table_number, missing))),
        }
    }

    /// Returns whether a draw says who was still in the game.
    pub fn asks_still_in(&self) -> bool {
        self.still_in && !self.takes_places
    }

    /// Returns why a typed result says what is not asked for at this table: who was still in, or places; or contradicts
    /// itself.
    fn asked_otherwise(&self, typed: &Typed) -> Option<Message> {
        let is_draw = typed.games.trim_start().starts_with('=');
        let is_places = typed.games.contains('>');
        let has_place = |seat: &&usize| {
            let mut seats = typed.games.split(['>', '=']);
            seats.any(|place| place.trim().parse() == Ok(**seat))
        };
        match typed.match_losses.iter().find(has_place).filter(|_| is_places) {
            // T45: `=` alone leaves open who of the others had a match loss; places say it
            _ if is_draw && self.takes_places => Some(refused_typed::say_places(self.seats.len())),
            _ if is_draw && !self.still_in => Some(t::everyone_shares()),
            _ if is_places && !self.takes_places => Some(t::no_places_here()),
            // T45: a match loss has no place, and to drop what was typed would be silent
            lost => lost.map(|seat| t::place_and_loss(*seat)),
        }
    }

    /// Returns what a result leaves open where it takes places (T45, T60): who left in which order.
    fn says_places(&self, profile: &Profile, result: &PodResult) -> Result<(), Message> {
        let places = result.places(&self.seats, self.still_in).filter(|_| self.takes_places);
        let together = places.is_some_and(|places| places.iter().skip(1).any(|group| group.len() > 1));
        match result {
            PodResult::Places(_) if together && profile.orders_tied_places() => Err(t::say_turn_order()),
            PodResult::Places(_) => Ok(()),
            _ if together => Err(refused_typed::say_places(self.seats.len())),
            _ => Ok(()),
        }
    }

    /// Declares that only the staff and the table's own players see the change, and the readers of results if these are
    /// public as they come in ([`Work::result_changed`]).
    pub fn floor_only(&self, work: &mut Work<'_, '_>) {
        work.floor_only_for(self.places.iter().map(|place| &place.player_id));
    }

    /// Reads the stored result.
    pub fn result(&self, work: &mut Work<'_, '_>) -> Result<PodResult, OpError> {
        store::read(work.conn, &self.pod, &self.places)
    }

    /// Stores the result, unless a different one is stored that its sender has not seen. It starts a published round;
    /// the start is logged and notified before the result.
    ///
    /// # Errors
    /// A playoff match has no winner.
    pub fn settle(
        self,
        work: &mut Work<'_, '_>,
        round: &mut RoundRow,
        result: &PodResult,
        overrule: Option<i64>,
    ) -> Result<Reported, OpError> {
        let before = self.result(work)?;
        // A ruling may have come since the sender typed.
        let result = &self.with_ruled(result);
        if before.is_reported() {
            if before == *result {
                return Ok(Reported::AlreadySo);
            }
            // the version shows that the sender has seen the stored result
            if overrule != Some(self.pod.version) {
                return Ok(Reported::Differs {
                    version: self.pod.version,
                    stored: self.stored_words(work, &before)?,
                });
            }
        }
        refuse_drawn_playoff(work, round, &self, result)?;
        let verb = if before.is_reported() {
            "result.overrule"
        } else {
            "result.report"
        };
        // a table that has finished must have played: the round has begun, whether or not somebody started it
        if round.state == RoundState::Published {
            begin(work, round)?;
        }
        self.store(work, ResultChange::new(verb, &before, result))?;
        Ok(Reported::Stored)
    }

    /// Stores a result and writes its line of the log. Open reports of the pod's players are overtaken by it.
    ///
    /// # Errors
    /// The result is impossible for the pod; a disqualified player would win.
    pub fn store(mut self, work: &mut Work<'_, '_>, change: ResultChange<'_>) -> Result<(), OpError> {
        if change.verb != "result.undo" {
            self.refuse_disqualified(work, &change)?;
        }
        // forms made from the old result are refused from now on
        self.pod.version += 1;
        let entered = self.pod.reported_at.filter(|_| change.before.is_reported());
        // None for players: it tells a later page whose result it is.
        self.pod.reported_by.clone_from(&work.actor.account_id);
        self.pod.reported_at = Some(work.at);
        let profile = work.tournament.profile()?;
        store::write(
            work.conn,
            &mut self.pod,
            &self.places,
            change.after,
            profile.games_to_win,
        )?;
        work.result_changed()?;
        // at most tables nobody has kept a game: this saves a statement for each result
        if work.tournament.games_version > 0 {
            follow_result(work, self.round, &self.pod, entered, change.after)?;
        }
        if change.public || profile.shows_running_results() {
            let winner = match change.after.outcome(&self.seats, profile.games_to_win) {
                Some(Outcome::Won(winner)) => Some(self.places[winner.ix()].player_id.clone()),
                _ => None,
            };
            work.happened(Happened::Result(TableResult {
                round: self.round,
                table: self.pod.table_number,
                reported: change.after.is_reported(),
                winner,
            }));
        }
        // Otherwise a waiting report could be confirmed over the staff's decision.
        reports::overtake(work, &self.pod.id)?;
        let (table, round) = (self.pod.table_number, work.round_name(self.round)?);
        let what = match change.after {
            PodResult::NotReported => format!("Result of table {table} in {} cleared.", round.inside()),
            after => format!(
                "Table {table}, {}: {}{}.",
                round.label(),
                self.words(after),
                change.note
            ),
        };
        let (before, after) = (self.json(change.before), self.json(change.after));
        let entry = work.log(change.verb, what).before(before).after(after);
        let entry = entry.reason(change.reason);
        if change.public {
            entry.public();
        }
        Ok(())
    }

    /// Returns the result in words for the log; players are written as `{player:ID}`.
    pub fn words(&self, result: &PodResult) -> String {
        self.said(result, |player| format!("{{player:{player}}}").into())
            .to_string()
    }

    /// Returns the result in words, with the names of players by their ids.
    pub fn said(&self, result: &PodResult, name: impl Fn(&str) -> Message) -> Message {
        let name = |player: &PlayerIx| name(&self.places[player.ix()].player_id);
        let names = |players: &[PlayerIx]| Message::joined(players.iter().map(name), ", ");
        match result {
            PodResult::NotReported => words::not_reported(),
            PodResult::Won(winner) => words::won_by(name(winner)),
            PodResult::Drawn(scoring) if scoring.len() == self.seats.len() => words::drawn(),
            PodResult::Drawn(scoring) => words::drawn_among(names(scoring)),
            PodResult::Places(groups) => {
                let place = |group: &Vec<PlayerIx>| Message::joined(group.iter().map(name), " = ");
                words::places(Message::joined(groups.iter().map(place), " > "))
            }
            PodResult::Games {
                games,
                conceded,
                match_losses,
            } => {
                let winners = games.iter().map(|game| match game {
                    GameResult::Won(winner) => name(winner),
                    GameResult::Drawn => words::drawn(),
                });
                let mut parts = vec![match games.is_empty() {
                    true => words::no_games(),
                    false => words::games(Message::joined(winners, ", ")),
                }];
                if !conceded.is_empty() {
                    parts.push(words::conceded(names(conceded)));
                }
                if !match_losses.is_empty() {
                    parts.push(words::match_loss(names(match_losses)));
                }
                Message::joined(parts, "; ")
            }
        }
    }

    /// Returns the result in words that use seats instead of players.
    pub fn words_by_seat(&self, result: &PodResult) -> Message {
        match typed_result::write(result, &self.seats, self.still_in) {
            None => words::none(),
            // Match losses come from rulings, not from the players.
            Some((games, conceded, _)) => {
                let won = match games.as_str() {
                    "" => words::no_game_won(),
                    "D" => words::drawn(),
                    shared if shared.starts_with('=') => words::drawn_among_seats(seats_of(result)),
                    places if places.contains('>') => words::places(places),
                    one if one.parse::<usize>().is_ok() => words::seat_won(one),
                    several => words::games_by_seat(several),
                };
                let conceded = conceded.into_iter().map(words::seat_conceded);
                Message::joined(std::iter::once(won).chain(conceded), ", ")
            }
        }
    }

    /// Returns the log's value for the result.
    pub fn json(&self, result: &PodResult) -> Value {
        match typed_result::write(result, &self.seats, self.still_in) {
            None => Value::Null,
            Some((games, conceded, losses)) => {
                json!({"result": games, "conceded_seats": conceded, "match_loss_seats": losses})
            }
        }
    }
}

/// Returns the seats that share a draw, from 1, with spaces between them.
fn seats_of(result: &PodResult) -> String {
    let sharing = match result {
        PodResult::Drawn(sharing) => sharing.as_slice(),
        _ => &[],
    };
    let seats: Vec<String> = sharing.iter().map(|player| (player.ix() + 1).to_string()).collect();
    seats.join(" ")
}
