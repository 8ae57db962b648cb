//! The model's reading of who is in the tournament: added, registered, given a place, at the door, gone.

use super::tournament::{Life, Number, Person, RoundLife, SelfRegistration, Stage, Status, Tournament};

impl Tournament {
    /// Whether one more may take a place.
    pub fn has_room(&self) -> bool {
        let taken = self.people.iter().filter(|person| person.has_place()).count();
        self.setup.max_players.is_none_or(|most| taken < most as usize)
    }

    /// Whether somebody who was not in the tournament may come into it: until the Swiss rounds are over.
    fn takes_players(&self) -> bool {
        matches!(self.life, Life::Setup | Life::Registration | Life::Swiss)
    }

    /// The first round that is not made yet; a draft is made again with the newcomer.
    fn next_round(&self) -> usize {
        self.rounds.len() + usize::from(self.draft().is_none())
    }

    fn add_person(&mut self, status: Status) {
        let entry_round = self.next_round();
        self.people.push(Person {
            status,
            here: false,
            dropped_after: None,
            disqualified_after: None,
            entry_round,
        });
    }

    /// Beyond the maximum people wait.
    fn place_or_wait(&self) -> Status {
        if self.has_room() {
            Status::Registered
        } else {
            Status::Waitlisted
        }
    }

    pub fn add(&mut self, count: usize) -> bool {
        let accepted = self.takes_players();
        for _ in 0..if accepted { count } else { 0 } {
            self.add_person(self.place_or_wait());
        }
        accepted
    }

    /// Registration is open while the tournament is in it, by its settings.
    pub fn register(&mut self) -> bool {
        if self.life != Life::Registration {
            return false;
        }
        match self.setup.registration {
            SelfRegistration::Closed => return false,
            SelfRegistration::Approval => self.add_person(Status::Pending),
            SelfRegistration::Open => self.add_person(self.place_or_wait()),
        }
        true
    }

    pub fn admit(&mut self, number: Number) -> bool {
        let (open, room, entry_round) = (self.takes_players(), self.has_room(), self.next_round());
        let Some(person) = self.person_mut(number) else {
            return false;
        };
        let placed = if room { Status::Registered } else { Status::Waitlisted };
        if !open || person.status == Status::Registered || person.status == placed {
            return false;
        }
        person.status = placed;
        person.entry_round = entry_round;
        // who dropped and is brought back plays
        person.dropped_after = None;
        true
    }

    pub fn refuse_pending(&mut self, number: Number) -> bool {
        let is_over = self.is_over();
        match self.person_mut(number) {
            Some(person) if !is_over && person.status == Status::Pending => {
                person.status = Status::Removed;
                true
            }
            _ => false,
        }
    }

    /// Who never was in a round can be taken off the list.
    pub fn remove(&mut self, number: Number) -> bool {
        let placed = self.last_placed(number) > 0;
        let seeded = self.cut.as_ref().is_some_and(|seeds| seeds.contains(&number));
        let is_over = self.is_over();
        match self.person_mut(number) {
            Some(person) if !is_over && !placed && !seeded && person.status != Status::Removed => {
                person.status = Status::Removed;
                person.here = false;
                self.promote(false);
                true
            }
            _ => false,
        }
    }

    /// Who leaves before the rounds makes room for the first of those who wait.
    pub fn promote(&mut self, only_present: bool) {
        while self.is_before_rounds() && self.has_room() {
            let waits = |person: &&mut Person| {
                person.status == Status::Waitlisted && !person.has_left() && (person.here || !only_present)
            };
            let Some(first) = self.people.iter_mut().find(waits) else {
                return;
            };
            first.status = Status::Registered;
        }
    }

    pub fn check_in(&mut self, number: Number, here: bool) -> bool {
        let before = self.is_before_rounds();
        match self.person_mut(number) {
            Some(person)
                if before && !person.has_left() && matches!(person.status, Status::Registered | Status::Waitlisted) =>
            {
                person.here = here;
                true
            }
            _ => false,
        }
    }

    /// From their own page, once registration is open.
    pub fn check_in_self(&mut self, number: Number) -> bool {
        self.life == Life::Registration && self.check_in(number, true)
    }

    pub fn check_in_all(&mut self) -> bool {
        let before = self.is_before_rounds();
        for person in self.people.iter_mut().filter(|person| before && person.has_place()) {
            person.here = true;
        }
        before
    }

    pub fn check_out_all(&mut self) -> bool {
        let before = self.is_before_rounds();
        let is_here =
            |person: &&mut Person| before && person.here && (person.has_place() || person.status == Status::Waitlisted);
        let mut accepted = false;
        for person in self.people.iter_mut().filter(is_here) {
            person.here = false;
            accepted = true;
        }
        accepted
    }

    /// Everybody who is absent is dropped before round 1.
    pub fn drop_absent(&mut self) -> bool {
        let placed = || self.people.iter().filter(|person| person.has_place());
        let is_split = placed().any(|person| person.here) && placed().any(|person| !person.here);
        if !is_split || !self.is_before_rounds() || !self.rounds.is_empty() {
            return false;
        }
        for person in self
            .people
            .iter_mut()
            .filter(|person| person.has_place() && !person.here)
        {
            person.dropped_after = Some(0);
        }
        self.promote(true);
        true
    }

    /// T10: out after the last published round they have a place in; their place in a draft is empty.
    pub fn drop_player(&mut self, number: Number) -> bool {
        let last = self.last_played(number);
        let is_over = self.is_over();
        match self.person_mut(number) {
            Some(person) if !is_over && person.has_place() => {
                person.dropped_after = Some(last);
                self.leave_draft(number);
                self.promote(false);
                true
            }
            _ => false,
        }
    }

    /// Back from the next round on; before the rounds only while there is room.
    pub fn undo_drop(&mut self, number: Number) -> bool {
        let fits = !self.is_over() && (!self.is_before_rounds() || self.has_room());
        match self.person_mut(number) {
            Some(person) if fits && person.status == Status::Registered && person.dropped_after.is_some() => {
                person.dropped_after = None;
                self.come_back(number);
                true
            }
            _ => false,
        }
    }

    /// T10, T30; also of who has dropped.
    pub fn disqualify(&mut self, number: Number) -> bool {
        let last = self.last_played(number);
        let is_over = self.is_over();
        match self.person_mut(number) {
            Some(person) if !is_over && person.status == Status::Registered && person.disqualified_after.is_none() => {
                person.disqualified_after = Some(last);
                self.leave_draft(number);
                self.promote(false);
                true
            }
            _ => false,
        }
    }

    /// An earlier drop remains.
    pub fn undo_disqualification(&mut self, number: Number) -> bool {
        let fits = !self.is_over() && (!self.is_before_rounds() || self.has_room());
        match self.person_mut(number) {
            Some(person) if fits && person.status == Status::Registered && person.disqualified_after.is_some() => {
                person.disqualified_after = None;
                self.come_back(number);
                true
            }
            _ => false,
        }
    }

    /// Who never had a place enters as a newcomer; for anybody else the published Swiss rounds they missed are losses (T8, T55).
    fn come_back(&mut self, number: Number) {
        let (played, next) = (self.last_played(number), self.next_round());
        let person = &mut self.people[number as usize - 1];
        if played == 0 {
            person.entry_round = next;
        }
        let (first, last) = (person.entry_round, person.dropped_after.unwrap_or(usize::MAX));
        for (round, at) in self.rounds.iter_mut().zip(1..) {
            let counts = round.stage == Stage::Swiss && round.life != RoundLife::Draft;
            if counts && (first..=last).contains(&at) && !round.has_place_for(number) {
                round.match_losses.push(number);
            }
        }
        self.leave_draft(number);
    }

    /// A draft without the player's place: a pod closes up, or is no pod any more; a playoff round is made again.
    fn leave_draft(&mut self, number: Number) {
        if self.draft().is_some_and(|draft| draft.stage == Stage::Playoff) {
            let is_placed = self.draft().is_some_and(|draft| draft.has_place_for(number));
            if is_placed || self.has_other_pods() {
                self.remake_playoff();
            }
            return;
        }
        let draft = self.rounds.last_mut().filter(|round| round.life == RoundLife::Draft);
        let Some(draft) = draft.filter(|draft| draft.has_place_for(number)) else {
            return;
        };
        draft.byes.retain(|placed| *placed != number);
        draft.match_losses.retain(|placed| *placed != number);
        for pod in &mut draft.pods {
            pod.seats.retain(|seated| *seated != number);
        }
        draft.pods.retain(|pod| pod.seats.len() >= 3);
        self.as_paired = false;
    }

    /// Who can be paired in a round.
    pub fn active(&self, round: usize) -> Vec<Number> {
        let plays = |number: &Number| {
            let person = &self.people[*number as usize - 1];
            let left = [person.dropped_after, person.disqualified_after];
            person.status == Status::Registered
                && left.into_iter().flatten().all(|after| after >= round)
                && person.entry_round <= round
        };
        self.numbers().filter(plays).collect()
    }
}
