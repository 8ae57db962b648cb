//! The public data of a tournament. Public pages are made only from a [`View`], which contains neither drafts nor
//! results that are not public.

pub mod bracket;
pub mod commanders;
pub mod face;
pub mod facts;
pub mod link_card;
mod listed;
pub mod person;
pub mod player_card;
pub mod round_view;
mod shells;
pub mod tournament_card;

pub use self::link_card::{CardLook, LinkCard};
pub use self::player_card::PlayerCard;
pub use self::round_view::{Progress, RoundView};

use crate::web::frame::answer::error::WebError;
use crate::web::frame::answer::page::Shown;
use crate::web::frame::look::break_now::BreakNow;
use crate::web::frame::look::countdown::Countdown;
use crate::web::frame::look::local_time::clock_time;
use crate::web::frame::look::name_order::NameOrder;
use crate::web::frame::look::shell::Link;
use crate::web::frame::request::language;
use crate::web::shared::terms;
use podium_base::clock::{self, Moment};
use podium_document::fairness::of_draft;
use podium_event::Profile;
use podium_event::bracket::{self as playoff_bracket, Leg};
use podium_event::deck::Bracket;
use podium_event::event::{Event, PlayerIx, Round, Stage};
use podium_event::profile::Deviation;
use podium_event::round_names::{RoundName, round_name};
use podium_rules::outlook::CutRace;
use podium_rules::playoff::{FinalPlaces, Reached};
use podium_rules::standings::Standings;
use podium_snapshot::{Announced, Public, Snapshot, names};
use podium_store::tournaments::Tournament;
use podium_store::tournaments::events::Loaded;
use podium_store::tournaments::log::LogLine;
use podium_store::tournaments::players::PlayerRow;
use podium_store::{NamesShown, PlayerStatus, RoundState, TournamentState};
use say::{Language, Message, view as t};

/// A tournament with its public data.
#[derive(Clone, Copy)]
pub struct View<'s> {
    loaded: &'s Loaded,
    public: &'s Public,
    /// When it was read, if the database has failed since.
    as_of: Option<Moment>,
    /// The public address of the service, if it is configured.
    site: Option<&'s str>,
    /// The language in the addresses of its pages; `None` on pages that lead each reader to their own.
    language: Option<Language>,
    /// The highest bracket of Commander decks that is allowed; `None`: any, or no lists are asked for.
    highest_bracket: Option<Bracket>,
}

/// The number of rounds and the cut, as set by the organizer or as recommended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    pub swiss_rounds: u32,
    /// 0 = no playoff.
    pub cut: u32,
    /// Whether the rounds are the recommendation of MTR-A Appendix E (T18), and whether the cut is.
    pub rounds_recommended: bool,
    pub cut_recommended: bool,
}

impl<'s> View<'s> {
    /// Returns the public view of a snapshot.
    pub fn of(snapshot: &'s Snapshot) -> Self {
        Self {
            loaded: &snapshot.loaded,
            public: &snapshot.public,
            as_of: snapshot.as_of,
            site: snapshot.site.as_deref(),
            language: None,
            highest_bracket: (snapshot.floor.decks.as_ref()).and_then(|decks| decks.terms.highest_bracket()),
        }
    }

    /// Returns the public view of a snapshot in a language: its links lead to pages in that language.
    pub fn shown(shown: &Shown<'s>) -> Self {
        Self {
            language: Some(shown.page.language),
            ..Self::of(shown.snapshot)
        }
    }

    pub fn tournament(&self) -> &'s Tournament {
        &self.loaded.tournament
    }

    /// Returns the order of its lists by name.
    pub fn name_order(&self) -> NameOrder {
        NameOrder::of(self.language.unwrap_or_default())
    }

    /// Returns the event with its published rounds, and results of finished rounds only.
    pub fn event(&self) -> &'s Event {
        &self.public.event
    }

    pub fn profile(&self) -> &'s Profile {
        self.event().profile()
    }

    /// Returns whether everybody may replay the games that judges followed: it is finished, and the organizer opened them.
    pub fn opens_games(&self) -> bool {
        self.profile().games_public && self.tournament().state == TournamentState::Finished
    }

    /// Returns a player's name in its public form, for files and programs: they have the number or the id in its own field.
    pub fn name_alone(&self, player: PlayerIx) -> String {
        names::of_player(self.row(player), self.names_shown())
    }

    /// Returns a player's name in its public form as pages show it, with their number where several have it. Shown alone it
    /// becomes a message first: a player without personal data is named in the reader's language.
    pub fn name(&self, player: PlayerIx) -> &'s str {
        &self.public.names[player.ix()]
    }

    /// A player's short number.
    pub fn number(&self, player: PlayerIx) -> i64 {
        self.loaded.row(player).number
    }

    /// Returns a player's row. Its mail, decklist, commanders and fixed table are not public.
    pub fn row(&self, player: PlayerIx) -> &'s PlayerRow {
        self.loaded.row(player)
    }

    /// The rows of the registered players.
    pub fn rows(&self) -> impl Iterator<Item = &'s PlayerRow> {
        self.loaded.players.iter()
    }

    /// Counts the players with a status who are not registered.
    pub fn unregistered(&self, status: PlayerStatus) -> usize {
        let rows = self.loaded.unregistered.iter();
        rows.filter(|row| row.status == status).count()
    }

    /// Finds the player with a short number.
    ///
    /// # Errors
    /// No player has it.
    pub fn player(&self, number: i64) -> Result<PlayerIx, WebError> {
        self.loaded.player_of_number(number).ok_or_else(|| {
            WebError::not_found(t::no_player(&self.tournament().name, number))
                .way_on(t::to_players(), self.at("players"))
        })
    }

    /// How names are shown.
    pub fn names_shown(&self) -> NamesShown {
        self.tournament().names_shown
    }

    /// Returns the address of one of the tournament's pages.
    pub fn at(&self, page: &str) -> String {
        language::local(self.language, format!("/t/{}/{page}", self.tournament().slug))
    }

    /// Address of a player's page.
    pub fn player_at(&self, player: PlayerIx) -> String {
        self.at(&format!("players/{}", self.number(player)))
    }

    /// The published rounds in order.
    pub fn rounds(&self) -> impl DoubleEndedIterator<Item = RoundView<'s>> + ExactSizeIterator + use<'s> {
        let (loaded, public) = (self.loaded, self.public);
        let stored = loaded.rounds.iter().take(self.event().rounds().len());
        self.event()
            .rounds()
            .iter()
            .zip(stored)
            .map(move |(round, stored)| RoundView {
                number: round.number,
                state: stored.row.state,
                round,
                clock: loaded
                    .clock
                    .as_ref()
                    .filter(|clock| clock.row.round_id == stored.row.id),
                row: &stored.row,
                pods: &stored.pods,
                // only the newest round can be open
                running: match stored.row.state {
                    RoundState::Finished => &[],
                    _ => &public.running,
                },
            })
    }

    /// Returns the published round that is not finished, if there is one: only the newest can be.
    pub fn open_round(&self) -> Option<RoundView<'s>> {
        self.rounds().next_back().filter(|round| !round.is_finished())
    }

    /// Finds a published round by its number.
    ///
    /// # Errors
    /// There is no such round, or it is not published.
    pub fn round(&self, number: u32) -> Result<RoundView<'s>, WebError> {
        self.rounds().find(|round| round.number == number).ok_or_else(|| {
            let message = match number {
                0 => t::no_round(),
                number => t::not_published(number),
            };
            WebError::not_found(message).way_on(t::to_pairings(), self.at("pairings"))
        })
    }

    /// The number of the last finished Swiss round, which public standings are after; 0 before the first.
    pub fn finished_swiss(&self) -> u32 {
        self.loaded.finished_swiss()
    }

    /// Returns the current announcements to everybody.
    pub fn announced(&self) -> Announced<'s> {
        self.public.announced(self.loaded, clock::now())
    }

    /// Returns the public lines of the log, latest first.
    pub fn changes(&self) -> &'s [LogLine] {
        &self.public.record.changes
    }

    /// Returns when seats or tables of a round's current pairing were last changed by hand; `None` if it is as drawn.
    pub fn changed_by_hand(&self, number: u32) -> Option<Moment> {
        let row = &self.loaded.round(i64::from(number))?.row;
        // the latest line comes first
        let changed = self.changes().iter().find(|line| {
            let after = line.after.as_deref().and_then(|text| serde_json::from_str(text).ok());
            of_draft(&line.verb, &after.unwrap_or_default()).is_some_and(|found| {
                let draft = (i64::from(found.draft.0), i64::from(found.draft.1));
                draft == (row.number, row.draw_counter) && (found.by_hand || line.verb == "round.first")
            })
        });
        changed.map(|line| line.at)
    }

    /// Returns the end of a heading of a printed sheet: the time of the last change since the round was published, by
    /// which people tell an older sheet from a newer one.
    pub fn sheet_of(&self, round: RoundView<'_>) -> Option<Message> {
        let published = round.published_at();
        let changed = self.changed_by_hand(round.number).filter(|at| Some(*at) > published);
        changed.map(|at| t::changed_at(clock_time(at, &self.tournament().time_zone)))
    }

    /// The standings after a published Swiss round; 0: before the first.
    pub fn standings(&self, after: u32) -> &'s Standings {
        self.public.standings(after)
    }

    /// Checks that a round is a finished Swiss round: public standings are after one.
    ///
    /// # Errors
    /// It is invalid.
    pub fn standings_after(&self, round: u32) -> Result<u32, WebError> {
        // T39: provisional standings are the staff's
        if (1..=self.finished_swiss()).contains(&round) {
            return Ok(round);
        }
        Err(WebError::not_found(t::no_standings(round)).way_on(t::to_standings(), self.at("standings")))
    }

    /// Returns where a player sits in the newest published round: the index of the pod and of the seat in it, both from
    /// 0.
    pub fn seat(&self, player: PlayerIx) -> Option<(usize, usize)> {
        self.public.seat(player)
    }

    /// Returns the tables whose end-of-round procedure differs from the tournament's, each with the reason.
    pub fn other_ends(&self) -> Vec<Deviation> {
        let profile = self.profile();
        let of_round = |round: RoundView<'s>| {
            let title = self.title(round.round);
            round.pods.iter().filter_map(move |pod| {
                let (end, reason) = pod.end_of_round.zip(pod.end_of_round_reason.as_deref())?;
                // the organizer may have chosen the same for everybody since
                (end != profile.end_of_round).then_some(())?;
                let here = Message::joined([end.term(), reason.into()], ": ");
                let what = say::common::round_and_table(&title, pod.table_number);
                Some(Deviation::setting(
                    what,
                    profile.end_of_round.term(),
                    here,
                    "MTR-A 2.5A",
                ))
            })
        };
        self.rounds().flat_map(of_round).collect()
    }

    /// The race for the planned cut, from the first finished Swiss round until the cut is announced.
    pub fn race(&self) -> Option<&'s CutRace> {
        let finished = self.finished_swiss();
        if finished == 0 || self.event().cut().is_some() {
            return None;
        }
        let plan = self.plan()?;
        self.public.race(finished, plan.swiss_rounds, plan.cut)
    }

    /// Returns a round's name.
    pub fn round_name(&self, round: &Round) -> RoundName {
        round_name(self.event(), round.number)
    }

    /// Returns a round's name as a heading: "Round 3", "Semi-finals".
    pub fn title(&self, round: &Round) -> Message {
        terms::round(&self.round_name(round))
    }

    /// The rounds of the announced playoff; empty before the cut is announced.
    pub fn legs(&self) -> Vec<Leg> {
        self.event()
            .cut()
            .and_then(|seeds| playoff_bracket::plan(seeds.len(), self.profile().pod_size).ok())
            .unwrap_or_default()
    }

    /// A player's seed in the announced cut, from 1.
    pub fn seed(&self, player: PlayerIx) -> Option<u32> {
        let seeds = self.event().cut()?;
        (1..)
            .zip(seeds)
            .find(|(_, seeded)| **seeded == player)
            .map(|(seed, _)| seed)
    }

    /// Returns the final places (T38), from the first finished playoff round on, or once all seeds but one have left
    /// (T16). Without a playoff, the standings are final.
    pub fn final_places(&self) -> Option<&'s FinalPlaces> {
        let has_playoff = self.event().cut().is_some() || !self.event().playoff().is_empty();
        let places = self.public.places();
        (has_playoff && !places.given().is_empty()).then_some(places)
    }

    /// The winner of the playoff, once it is over.
    pub fn champion(&self) -> Option<PlayerIx> {
        let first = self.final_places()?.given().first()?;
        (first.reached == Some(Reached::Champion)).then_some(first.player)
    }

    /// Returns the winner of the playoff, or, in a finished tournament without one, everybody who shares the first
    /// rank; nobody while that is undecided, or if more than four share it, which counts as a tie.
    pub fn champions(&self) -> Vec<PlayerIx> {
        if let Some(champion) = self.champion() {
            return vec![champion];
        }
        let over = self.tournament().state == TournamentState::Finished;
        // With a cut the playoff decides, even if it was never finished.
        if !over || self.event().cut().is_some() || self.finished_swiss() == 0 {
            return Vec::new();
        }
        let rows = self.standings(self.finished_swiss()).rows();
        let first = rows.iter().take_while(|row| row.rank == 1);
        let first: Vec<PlayerIx> = first.map(|row| row.player).collect();
        if first.len() > 4 { Vec::new() } else { first }
    }

    /// Returns the number of rounds and the cut, set or recommended; `None` while there are too few players for a
    /// recommendation.
    pub fn plan(&self) -> Option<Plan> {
        let profile = self.profile();
        let planned = self.public.plan();
        let chosen = profile.swiss_rounds.is_some() && profile.playoff_cut.is_some();
        if !chosen && planned.recommendation.is_none() {
            return None;
        }
        let state = self.tournament().state;
        let finished = state == TournamentState::Finished;
        let swiss_over = finished || matches!(state, TournamentState::CutAnnounced | TournamentState::Playoff);
        Some(Plan {
            // Then the rounds that were played count, not the plan.
            swiss_rounds: if swiss_over {
                self.event().swiss().len() as u32
            } else {
                planned.swiss_rounds
            },
            cut: match self.event().cut() {
                Some(seeds) => seeds.len() as u32,
                // Finished without a cut: it had no playoff.
                None if finished => 0,
                None => planned.cut,
            },
            rounds_recommended: !swiss_over && profile.swiss_rounds.is_none(),
            cut_recommended: !swiss_over && profile.playoff_cut.is_none(),
        })
    }

    /// The tournament's progress in a few words: "Round 3 of 5", "Semi-finals", "Finished".
    pub fn round_line(&self) -> Message {
        let state = self.tournament().state;
        let last = self.rounds().next_back();
        match (state, last) {
            (TournamentState::Swiss, Some(last)) => {
                // An import may have more rounds than planned: "Round 6 of 5" would be wrong.
                let planned = self.plan().filter(|plan| plan.swiss_rounds >= last.number);
                match (last.is_finished(), planned) {
                    (true, Some(plan)) => t::after_round_of_rounds(last.number, plan.swiss_rounds),
                    (true, None) => say::shell::after_round(last.number),
                    (false, Some(plan)) => t::round_of_rounds(last.number, plan.swiss_rounds),
                    (false, None) => say::common::round_number(last.number),
                }
            }
            (TournamentState::Playoff, Some(last)) if last.round.stage == Stage::Playoff => self.title(last.round),
            (TournamentState::CutAnnounced, _) => match self.event().cut() {
                Some(seeds) => t::top_announced(seeds.len()),
                None => terms::state(state),
            },
            _ => terms::state(state),
        }
    }

    /// The tournament's state in a few words, with its registration: "Registration open", "Round 3 of 5", "Finished".
    pub fn state_words(&self) -> Message {
        let tournament = self.tournament();
        match tournament.state {
            TournamentState::Registration => terms::registration(tournament.registration),
            _ => self.round_line(),
        }
    }

    /// Counts the players in the standings; a disqualified player has left them (T10).
    pub fn in_standings(&self) -> usize {
        self.standings(self.finished_swiss()).rows().len()
    }

    /// The clock of the running round.
    pub fn clock(&self) -> Option<Countdown> {
        let profile = self.profile();
        Countdown::with_overtime(
            &self.rounds().next_back()?.clock?.of_all(),
            profile.overtime_for_players(profile.end_of_round),
            &self.tournament().time_zone,
            clock::now().and_utc(),
        )
    }

    /// The break between two rounds, once it has begun.
    pub fn break_now(&self) -> Option<BreakNow> {
        BreakNow::of(self.loaded)
    }

    /// Returns links to the rounds, with `here` marked; `page` is "pairings" or "standings".
    pub fn round_links(&self, page: &str, here: u32, last: u32) -> Vec<Link> {
        self.event()
            .rounds()
            .iter()
            .filter(|round| round.number <= last)
            .map(|round| Link {
                label: self.title(round),
                here: round.number == here,
                ..Link::new("", self.at(&format!("{page}/{}", round.number)))
            })
            .collect()
    }
}
