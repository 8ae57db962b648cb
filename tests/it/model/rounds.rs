//! The model's reading of a round's life: draft, published, running, finished, and the newest step undone.

use super::command::Entry;
use super::tournament::{
    Life, Misreading, Number, POD, Paired, Person, Pod, Round, RoundLife, Stage, Status, Tournament,
};

/// How many pods of which size are seated, and how many have a bye (T11, T12).
fn sizes(players: usize, with_byes: bool) -> Option<(Vec<usize>, usize)> {
    if with_byes {
        return (players >= POD).then(|| (vec![POD; players / POD], players % POD));
    }
    if players < 3 {
        return None;
    }
    let mut pods = players.div_ceil(POD);
    // two players make no pod: one pod fewer, and larger ones
    while players / pods < 3 {
        pods -= 1;
    }
    let larger = players % pods;
    let size = |pod: usize| players / pods + usize::from(pod < larger);
    Some(((0..pods).map(size).collect(), 0))
}

impl Tournament {
    /// The round that would be drafted now, its players in any pods: who sits where is for the pairing to say.
    fn paired(&self, number: usize) -> Option<Round> {
        let mut active = self.active(number).into_iter();
        let (sizes, byes) = sizes(active.len(), !self.setup.regular)?;
        let pods = sizes
            .into_iter()
            .zip(1..)
            .map(|(size, table)| Pod::new(table, active.by_ref().take(size).collect()))
            .collect();
        let byes: Vec<Number> = active.by_ref().take(byes).collect();
        Some(Round {
            stage: Stage::Swiss,
            life: RoundLife::Draft,
            pods,
            byes,
            match_losses: Vec::new(),
        })
    }

    pub fn make_draft(&mut self, with_reason: bool) -> bool {
        if !self.has_every_result() {
            return false;
        }
        let next = match self.life {
            Life::Setup | Life::Registration | Life::Swiss => self.next_swiss(with_reason),
            Life::CutAnnounced | Life::Playoff => self.next_playoff(),
            Life::Finished | Life::Cancelled => None,
        };
        let Some(next) = next else {
            return false;
        };
        // with its first draft a part of the tournament has begun
        self.life = match next.stage {
            Stage::Swiss => Life::Swiss,
            Stage::Playoff => Life::Playoff,
        };
        self.basis = self.paired_from(self.rounds.len() + 1);
        self.as_paired = true;
        self.rounds.push(next);
        true
    }

    /// Who could be paired in a round, with the match points they have before it.
    fn paired_from(&self, round: usize) -> Vec<Paired> {
        let standings = self.standings(self.finished_swiss().min(round - 1));
        let points = |number: Number| {
            let found = standings.iter().find(|(of, _)| *of == number);
            found.map_or(0, |(_, standing)| standing.0)
        };
        self.active(round)
            .into_iter()
            .map(|number| (number, points(number)))
            .collect()
    }

    /// Whether somebody who is in the tournament has no place in the Swiss draft (T55).
    fn somebody_is_missing(&self, draft: &Round) -> bool {
        let active = self.active(self.rounds.len());
        draft.stage == Stage::Swiss && active.into_iter().any(|number| !draft.has_place_for(number))
    }

    /// Whether the Swiss draft was made from other players or results than those of now. Who has come since is no difference.
    fn is_made_from_other(&self, draft: &Round) -> bool {
        let now = self.paired_from(self.rounds.len());
        draft.stage == Stage::Swiss && !self.basis.iter().all(|paired| now.contains(paired))
    }

    /// Whether the seeds and results give other pods than the drafted playoff round has.
    pub fn has_other_pods(&self) -> bool {
        let Some(draft) = self.draft().filter(|draft| draft.stage == Stage::Playoff) else {
            return false;
        };
        let mut before = self.clone();
        before.rounds.pop();
        let seats = |round: &Round| -> Vec<Vec<Number>> { round.pods.iter().map(|pod| pod.seats.clone()).collect() };
        before.next_playoff().map(|next| seats(&next)) != Some(seats(draft))
    }

    /// The drafted playoff round again, from who still plays; there is none for one who is left alone.
    pub fn remake_playoff(&mut self) {
        self.take_round_away();
        let was_played = self.playoff().next().is_some();
        self.life = if was_played { Life::Playoff } else { Life::CutAnnounced };
        if let Some(next) = self.next_playoff() {
            self.rounds.push(next);
            self.life = Life::Playoff;
        }
    }

    /// Keeps a Swiss draft that is out of date, where everybody has a place.
    pub fn keep(&mut self) -> bool {
        let Some(draft) = self.draft().filter(|_| !self.is_over()) else {
            return false;
        };
        if !self.is_made_from_other(draft) || self.somebody_is_missing(draft) {
            return false;
        }
        self.basis = self.paired_from(self.rounds.len());
        self.as_paired = false;
        true
    }

    fn next_swiss(&self, with_reason: bool) -> Option<Round> {
        let number = self.rounds.len() + 1;
        if number > self.setup.swiss_rounds as usize {
            return None;
        }
        let round = self.paired(number)?;
        // T19: a small field needs a reason; a playoff is planned, which makes every tournament two rounds long
        let least = if self.setup.regular { 4 } else { 16 };
        (with_reason || number > 1 || round.everybody().count() >= least).then_some(round)
    }

    /// Round 1 with who is here: the others are dropped in the same step.
    pub fn draft_present(&mut self) -> bool {
        let here = |number: &Number| self.people[*number as usize - 1].here;
        let here = self.active(1).into_iter().filter(here).count();
        // who waits and is here moves up, but the players who are here have to make a round
        sizes(here, !self.setup.regular).is_some() && self.drop_absent() && self.make_draft(true)
    }

    /// The playoff has one right pairing.
    pub fn draft_again(&mut self) -> bool {
        let Some(draft) = self.draft().filter(|_| !self.is_over()) else {
            return false;
        };
        if draft.stage == Stage::Playoff {
            let accepted = self.has_other_pods();
            if accepted {
                self.remake_playoff();
            }
            return accepted;
        }
        self.take_round_away();
        self.basis = self.paired_from(self.rounds.len() + 1);
        self.as_paired = true;
        let next = self.paired(self.rounds.len() + 1);
        let accepted = next.is_some();
        self.rounds.extend(next);
        accepted
    }

    pub fn discard(&mut self) -> bool {
        if self.draft().is_none() || self.is_over() {
            return false;
        }
        self.take_round_away();
        self.enter_earlier(self.rounds.len() + 1);
        self.life = match self.cut {
            Some(_) if self.playoff().next().is_some() => Life::Playoff,
            Some(_) => Life::CutAnnounced,
            None if self.rounds.is_empty() => Life::Registration,
            None => Life::Swiss,
        };
        // where registration is open again, who waits moves up
        self.promote(false);
        true
    }

    /// Who wanted to leave at the end of a round that was not played has left before it (T10).
    fn take_round_away(&mut self) {
        self.rounds.pop();
        let last = self.rounds.len();
        for person in &mut self.people {
            person.dropped_after = person.dropped_after.map(|after| after.min(last));
            person.disqualified_after = person.disqualified_after.map(|after| after.min(last));
        }
    }

    /// Players who came while a round was published enter it when it is a draft again, or drafted again.
    fn enter_earlier(&mut self, round: usize) {
        for person in self.people.iter_mut().filter(|person| person.entry_round == round + 1) {
            person.entry_round = round;
        }
    }

    fn the_draft(&mut self) -> Option<&mut Round> {
        let is_over = self.is_over();
        let last = self.rounds.last_mut();
        last.filter(|round| round.life == RoundLife::Draft && !is_over)
    }

    /// The round that people can still change by hand.
    fn changeable(&mut self) -> Option<&mut Round> {
        let is_over = self.is_over();
        self.rounds.last_mut().filter(|round| round.is_open() && !is_over)
    }

    /// Two players change places, seat for seat or seat for bye.
    pub fn swap(&mut self, one: Number, other: Number) -> bool {
        let Some(draft) = self.changeable() else {
            return false;
        };
        let is_placed = |number: Number| draft.has_place_for(number) && !draft.match_losses.contains(&number);
        // T15: who sits where in the playoff follows from the seeds
        if draft.stage == Stage::Playoff || one == other || !is_placed(one) || !is_placed(other) {
            return false;
        }
        let touched = |pod: &&mut Pod| pod.seats.contains(&one) || pod.seats.contains(&other);
        for pod in draft.pods.iter_mut().filter(touched) {
            // who sat where when it was played is not changed
            if pod.outcome.is_some() {
                return false;
            }
            pod.void();
        }
        let seats = draft.pods.iter_mut().flat_map(|pod| &mut pod.seats);
        for number in seats.chain(&mut draft.byes) {
            if *number == one {
                *number = other;
            } else if *number == other {
                *number = one;
            }
        }
        self.as_paired = false;
        true
    }

    /// The pod at one table moves to another; where there is one, they change tables.
    pub fn move_table(&mut self, from: i64, to: i64) -> bool {
        let Some(draft) = self.changeable() else {
            return false;
        };
        if from == to || to < 1 || !draft.pods.iter().any(|pod| pod.table == from) {
            return false;
        }
        for pod in &mut draft.pods {
            if pod.table == from {
                pod.table = to;
            } else if pod.table == to {
                pod.table = from;
            }
        }
        true
    }

    pub fn publish(&mut self) -> bool {
        let outdated = self.draft().is_some_and(|draft| {
            self.somebody_is_missing(draft) || self.is_made_from_other(draft) || self.has_other_pods()
        });
        match self.the_draft() {
            Some(draft) if !outdated => {
                draft.life = RoundLife::Published;
                true
            }
            _ => false,
        }
    }

    /// A round that runs already stays as it is.
    pub fn start(&mut self) -> bool {
        let is_over = self.is_over();
        match self.rounds.last_mut() {
            Some(round) if round.takes_results() && !is_over => {
                round.life = RoundLife::Running;
                true
            }
            _ => false,
        }
    }

    pub fn publish_and_start(&mut self) -> bool {
        self.publish() && self.start()
    }

    /// Undoes the start, as long as there is no result.
    pub fn unstart(&mut self) -> bool {
        self.step_back(RoundLife::Running, RoundLife::Published)
    }

    /// Unpublishes the round, as long as there is no result.
    pub fn unpublish(&mut self) -> bool {
        let accepted = self.step_back(RoundLife::Published, RoundLife::Draft);
        if accepted {
            // what was reported holds for no other pairing
            let pods = self.rounds.last_mut().map(|round| &mut round.pods);
            for pod in pods.into_iter().flatten() {
                pod.void();
            }
            self.enter_earlier(self.rounds.len());
        }
        accepted
    }

    fn step_back(&mut self, from: RoundLife, to: RoundLife) -> bool {
        let is_over = self.is_over();
        let careless = self.misreading == Misreading::ResultsDoNotKeepPublication;
        match self.rounds.last_mut() {
            Some(round) if round.life == from && !is_over && (careless || !round.has_results()) => {
                round.life = to;
                true
            }
            _ => false,
        }
    }

    /// T16: where everybody of a playoff round is alone it is done without having been started.
    pub fn finish_round(&mut self) -> bool {
        let is_over = self.is_over();
        match self.rounds.last_mut() {
            Some(round) if round.takes_results() && round.is_complete() && !is_over => {
                round.life = RoundLife::Finished;
                true
            }
            _ => false,
        }
    }

    /// The newest round runs again, until a later step is made.
    pub fn reopen_round(&mut self, number: i64) -> bool {
        let is_newest_step = match self.rounds.last() {
            Some(last) => match last.stage {
                Stage::Swiss => self.life == Life::Swiss,
                Stage::Playoff => self.life == Life::Playoff,
            },
            None => false,
        };
        let is_newest = number == self.rounds.len() as i64;
        match self.rounds.last_mut() {
            Some(round) if is_newest && is_newest_step && !round.is_open() => {
                round.life = RoundLife::Running;
                true
            }
            _ => false,
        }
    }

    /// Lets somebody into the Swiss round that is drafted, published or runs: `None` is somebody new. Who has a match loss there
    /// plays after all.
    pub fn enter(&mut self, who: Option<Number>, how: Entry) -> bool {
        let number = self.rounds.len();
        let fits = !self.is_over()
            && self
                .rounds
                .last()
                .is_some_and(|round| round.stage == Stage::Swiss && round.is_open())
            && match who {
                Some(who) => {
                    let here = self.person(who).is_some_and(Person::has_place);
                    let round = &self.rounds[number - 1];
                    here && (!round.has_place_for(who) || round.match_losses.contains(&who))
                }
                // whom the desk seats has a place, whatever the maximum says
                None => true,
            };
        if !fits {
            return false;
        }
        let who_enters = who.unwrap_or(self.people.len() as Number + 1);
        self.as_paired = false;
        let round = &mut self.rounds[number - 1];
        round.match_losses.retain(|placed| *placed != who_enters);
        match how {
            Entry::Loss => round.match_losses.push(who_enters),
            Entry::Bye => round.byes.push(who_enters),
            Entry::Table(table) => {
                let pod = round.at_table(table);
                let Some(pod) = pod.filter(|pod| pod.seats.len() < POD && pod.outcome.is_none()) else {
                    return false;
                };
                pod.seats.push(who_enters);
                // what was reported without them holds no more
                pod.void();
            }
        }
        match who {
            Some(who) => {
                let first = &mut self.people[who as usize - 1].entry_round;
                *first = number.min(*first);
            }
            None => self.people.push(Person {
                status: Status::Registered,
                here: true,
                dropped_after: None,
                disqualified_after: None,
                entry_round: number,
            }),
        }
        true
    }
}
