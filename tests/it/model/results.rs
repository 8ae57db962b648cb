//! The model's reading of results: typed by the staff, corrected, reported by players and confirmed, disputed, cleared.

use super::tournament::{Claim, Misreading, Number, Outcome, Pod, RoundLife, Stage, Tournament, Typed};

/// A table of the round that takes results.
struct Table {
    round: usize,
    pod: usize,
}

impl Tournament {
    /// What a typed result comes to for a pod; `None` where it does not fit (T2, T3, T17).
    fn outcome(&self, stage: Stage, seats: &[Number], typed: &Typed) -> Option<Outcome> {
        let out: Vec<usize> = typed.conceded.iter().chain(&typed.match_losses).copied().collect();
        let is_seat = |seat: &usize| (1..=seats.len()).contains(seat);
        let has_both_marks = typed.conceded.iter().any(|seat| typed.match_losses.contains(seat));
        if !out.iter().all(is_seat) || has_both_marks {
            return None;
        }
        let in_match: Vec<usize> = (1..=seats.len()).filter(|seat| !out.contains(seat)).collect();
        let mut winner = None;
        for game in typed.games.split_whitespace().filter(|game| *game != "D") {
            // T2: who conceded or has a match loss cannot win
            winner = Some(game.parse().ok().filter(|seat| in_match.contains(seat))?);
        }
        let is_drawn_by_all = out.is_empty() && typed.games == "D";
        let outcome = match (in_match.as_slice(), winner) {
            // T3: nobody is left to share it
            ([], _) => Outcome::Drawn(Vec::new()),
            ([alone], _) if !is_drawn_by_all => Outcome::Won(seats[alone - 1]),
            _ if typed.games.is_empty() => return None,
            (_, Some(winner)) => Outcome::Won(seats[winner - 1]),
            (_, None) => {
                let mut sharing = in_match;
                if self.misreading == Misreading::ConcedingPlayersShareDraws {
                    sharing.extend(&typed.conceded);
                    sharing.sort_unstable();
                }
                Outcome::Drawn(sharing.iter().map(|seat| seats[seat - 1]).collect())
            }
        };
        // T17: a game of the playoff that is drawn is played again
        let is_replayed = stage == Stage::Playoff && matches!(outcome, Outcome::Drawn(_));
        (!is_replayed).then_some(outcome)
    }

    /// Finds a table of the published or running round.
    fn open_table(&self, table: i64) -> Option<Table> {
        let round = self.rounds.len().checked_sub(1)?;
        let open = self
            .open_round()
            .filter(|open| open.takes_results() && !self.is_over())?;
        let pod = open.pods.iter().position(|pod| pod.table == table)?;
        Some(Table { round, pod })
    }

    fn pod(&mut self, at: &Table) -> &mut Pod {
        &mut self.rounds[at.round].pods[at.pod]
    }

    /// Stores a result of the open round, which has begun with it; what players said is overtaken.
    fn store(&mut self, at: &Table, typed: &Typed, outcome: Outcome) {
        self.rounds[at.round].life = RoundLife::Running;
        let pod = self.pod(at);
        pod.outcome = Some(outcome);
        pod.entered = Some(typed.clone());
        pod.overtake();
    }

    fn read(&self, at: &Table, typed: &Typed) -> Option<Outcome> {
        let round = &self.rounds[at.round];
        self.outcome(round.stage, &round.pods[at.pod].seats, typed)
    }

    /// As [`Self::read`], where it can be stored: a disqualified player wins nothing from then on, and what they had won
    /// before stays (T10).
    fn read_to_store(&self, at: &Table, typed: &Typed) -> Option<Outcome> {
        let outcome = self.read(at, typed)?;
        let stored = &self.rounds[at.round].pods[at.pod].outcome;
        let is_out = |number: Number| {
            let left = self.person(number).and_then(|person| person.disqualified_after);
            left.is_some_and(|last| last <= at.round + 1)
        };
        match outcome {
            Outcome::Won(winner) if *stored != Some(Outcome::Won(winner)) && is_out(winner) => None,
            outcome => Some(outcome),
        }
    }

    /// The staff's result; another one is only replaced by who has seen it.
    pub fn result(&mut self, table: i64, typed: &Typed, knowing: bool) -> bool {
        let Some(at) = self.open_table(table) else {
            return false;
        };
        let Some(outcome) = self.read_to_store(&at, typed) else {
            return false;
        };
        let stands = self.pod(&at).entered.clone();
        if stands.as_ref() == Some(typed) {
            return true;
        }
        let accepted = knowing || stands.is_none();
        if accepted {
            self.store(&at, typed, outcome);
            self.pod(&at).is_first_entry = stands.is_none();
        }
        accepted
    }

    /// A first entry is undone by its author, and what the players had reported counts again. The round has still
    /// begun.
    pub fn undo_entry(&mut self, table: i64) -> bool {
        let Some(at) = self.open_table(table) else {
            return false;
        };
        let pod = self.pod(&at);
        let accepted = pod.is_first_entry;
        if accepted {
            pod.outcome = None;
            pod.entered = None;
            pod.claimed = std::mem::replace(&mut pod.overtaken, Claim::Nothing);
            pod.is_first_entry = false;
        }
        accepted
    }

    /// Corrects or clears (`None`) a result of any round; nobody is paired again.
    pub fn correct(&mut self, round: i64, table: i64, typed: Option<&Typed>) -> bool {
        let Some(at) = usize::try_from(round - 1).ok().and_then(|round| {
            let found = self.rounds.get(round)?;
            let pod = found.pods.iter().position(|pod| pod.table == table)?;
            Some(Table { round, pod })
        }) else {
            return false;
        };
        let of = &self.rounds[at.round];
        // a later playoff round was made from this one
        let is_built_on = of.stage == Stage::Playoff && at.round + 1 < self.rounds.len();
        // a finished round has all its results
        let would_miss = of.life == RoundLife::Finished && typed.is_none();
        if self.is_over() || is_built_on || would_miss || of.life == RoundLife::Draft {
            return false;
        }
        let outcome = match typed {
            Some(typed) => match self.read_to_store(&at, typed) {
                Some(outcome) => Some(outcome),
                None => return false,
            },
            None => None,
        };
        if self.rounds[at.round].life == RoundLife::Published && outcome.is_some() {
            self.rounds[at.round].life = RoundLife::Running;
        }
        let pod = self.pod(&at);
        if pod.entered.as_ref() == typed {
            return false;
        }
        pod.outcome = outcome;
        pod.entered = typed.cloned();
        pod.overtake();
        true
    }

    /// The player at a seat of the open round.
    fn seated(&self, table: i64, seat: usize) -> Option<(Table, Number)> {
        let at = self.open_table(table)?;
        let by = *self.rounds[at.round].pods[at.pod].seats.get(seat.checked_sub(1)?)?;
        self.setup.players_report.then_some((at, by))
    }

    /// The first report waits, an equal second one confirms it, a different one disputes it.
    pub fn tell(&mut self, table: i64, seat: usize, typed: &Typed) -> bool {
        let Some((at, by)) = self.seated(table, seat) else {
            return false;
        };
        if self.read(&at, typed).is_none() {
            return false;
        }
        if let Some(stands) = &self.pod(&at).entered {
            return stands == typed;
        }
        if !self.may_report(&at, by) {
            return false;
        }
        match self.pod(&at).claimed.clone() {
            Claim::Disputed { .. } => return false,
            Claim::Waits { by: first, typed: said } if first != by && said == *typed => {
                return self.store_agreed(&at, typed, [first, by]);
            }
            Claim::Waits { by: first, typed: said } if first != by => {
                self.pod(&at).claimed = Claim::Disputed { typed: said };
            }
            _ => {
                let pod = self.pod(&at);
                pod.void();
                pod.claimed = Claim::Waits {
                    by,
                    typed: typed.clone(),
                };
            }
        }
        true
    }

    /// Who was disqualified has no word any more, and who is alone at the table nothing to say.
    fn may_report(&self, at: &Table, by: Number) -> bool {
        let is_in = self
            .person(by)
            .is_some_and(|person| person.disqualified_after.is_none());
        is_in && self.rounds[at.round].pods[at.pod].seats.len() > 1
    }

    /// What waits at a table, for somebody who sits there.
    fn waiting(&mut self, table: i64, seat: usize) -> Option<(Table, Number, Number, Typed)> {
        let (at, by) = self.seated(table, seat).filter(|(at, by)| self.may_report(at, *by))?;
        match self.pod(&at).claimed.clone() {
            Claim::Waits { by: first, typed } => Some((at, by, first, typed)),
            _ => None,
        }
    }

    pub fn agree(&mut self, table: i64, seat: usize) -> bool {
        let Some((at, by, first, typed)) = self.waiting(table, seat) else {
            return false;
        };
        let fits = by != first && self.read(&at, &typed).is_some();
        fits && self.store_agreed(&at, &typed, [first, by])
    }

    /// Stores what two players agree on. T53: of its concessions those count that the two made themselves.
    fn store_agreed(&mut self, at: &Table, typed: &Typed, agreed: [Number; 2]) -> bool {
        let seats = &self.rounds[at.round].pods[at.pod].seats;
        let made = |seat: &usize| agreed.contains(&seats[seat - 1]);
        let sure = Typed {
            conceded: typed.conceded.iter().copied().filter(made).collect(),
            ..typed.clone()
        };
        let outcome = self.read_to_store(at, &sure);
        let accepted = outcome.is_some();
        if let Some(outcome) = outcome {
            self.store(at, &sure, outcome);
        }
        accepted
    }

    pub fn object(&mut self, table: i64, seat: usize) -> bool {
        let Some((at, by, first, typed)) = self.waiting(table, seat) else {
            return false;
        };
        if by != first {
            self.pod(&at).claimed = Claim::Disputed { typed };
        }
        by != first
    }

    pub fn withdraw_report(&mut self, table: i64, seat: usize) -> bool {
        let Some((at, by, first, _)) = self.waiting(table, seat) else {
            return false;
        };
        if by == first {
            self.pod(&at).claimed = Claim::Nothing;
        }
        by == first
    }

    /// The staff counts what was reported first.
    pub fn count_report(&mut self, table: i64) -> bool {
        let Some(at) = self.open_table(table) else {
            return false;
        };
        let typed = match &self.pod(&at).claimed {
            Claim::Waits { typed, .. } | Claim::Disputed { typed } => typed.clone(),
            Claim::Nothing => return false,
        };
        let outcome = self.read_to_store(&at, &typed);
        let accepted = outcome.is_some();
        if let Some(outcome) = outcome {
            self.store(&at, &typed, outcome);
            self.pod(&at).is_first_entry = true;
        }
        accepted
    }
}
