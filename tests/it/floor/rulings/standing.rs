//! After any sequence of rulings, appeals, changes and withdrawals, what a player may win, who is counted in N, the public page and the
//! count for upgrades are those of the rulings that stand (T52, T56).

use podium_event::penalties::Penalty;
use podium_ops::OpError;
use podium_ops::run::results::{Typed, report};

use super::*;
use crate::floor::in_database_clock;

/// A ruling that stands, as this test keeps it.
#[derive(Debug, Clone, Copy)]
struct Standing {
    number: i64,
    seat: usize,
    penalty: Penalty,
    /// Whether a judge gave it: it can be appealed, and waits from a Game Loss on.
    is_judges: bool,
    /// Whether it waits for the head judge.
    is_open: bool,
}

impl Standing {
    /// What it does now: nothing, while it waits to be confirmed.
    fn carried_out(&self) -> Penalty {
        match self.is_open && self.penalty >= Penalty::GameLoss {
            true => Penalty::None,
            false => self.penalty,
        }
    }
}

/// A small generator: the sequence of a seed is always the same.
struct Steps(u64);

impl Steps {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % most as u64) as usize
    }
}

const PENALTIES: [(&str, Penalty); 4] = [
    ("2.5", Penalty::Warning),
    ("3.4", Penalty::GameLoss),
    ("4.2", Penalty::MatchLoss),
    ("4.8", Penalty::Disqualification),
];

/// A table of a round whose time is up, its head judge, and what was done there.
struct Table<'v, 'd> {
    venue: &'v Venue<'d>,
    head: Visitor,
    judge: Visitor,
    seats: Vec<i64>,
    standing: Vec<Standing>,
    given: i64,
}

impl Table<'_, '_> {
    fn heaviest(&self, seat: usize) -> Penalty {
        let of_seat = self.standing.iter().filter(|ruling| ruling.seat == seat);
        of_seat.map(Standing::carried_out).max().unwrap_or(Penalty::None)
    }

    fn out(&self) -> usize {
        (0..4).filter(|seat| self.heaviest(*seat) >= Penalty::GameLoss).count()
    }

    /// Does one thing that may be done now.
    fn step(&mut self, steps: &mut Steps) {
        let chosen = (!self.standing.is_empty()).then(|| steps.below(self.standing.len()));
        match (steps.below(7), chosen) {
            (0, Some(at)) => {
                let ruling = self.standing.remove(at);
                let done = self
                    .venue
                    .press(&self.head, ruling.number, "withdraw", &[("reason", "A slip")]);
                assert_eq!(done.status, 303, "{ruling:?}: {}", done.text());
            }
            (1, Some(at)) if self.standing[at].penalty > Penalty::Warning => {
                let number = self.standing[at].number;
                let fields = [("lighter", "warning"), ("lighter_reason", "It was less")];
                let done = self.venue.press(&self.head, number, "lighter", &fields);
                assert_eq!(done.status, 303, "ruling {number}: {}", done.text());
                self.standing[at].penalty = Penalty::Warning;
                // The head judge's word ends it.
                (self.standing[at].is_judges, self.standing[at].is_open) = (false, false);
            }
            (2, Some(at)) if self.standing[at].is_judges && !self.standing[at].is_open => {
                let ruling = &mut self.standing[at];
                // A Game Loss or more was confirmed by the head judge: that word ends it.
                if ruling.penalty < Penalty::GameLoss {
                    let done = self.venue.press(&self.judge, ruling.number, "appeal", &[]);
                    assert_eq!(done.status, 303, "{ruling:?}: {}", done.text());
                    ruling.is_open = true;
                }
            }
            (3 | 4, Some(at)) if self.standing[at].is_open => self.decide(at, steps.below(2) == 0),
            _ => self.rule(steps),
        }
    }

    /// The head judge upholds or overturns what waits.
    fn decide(&mut self, at: usize, uphold: bool) {
        let verdict = if uphold { "uphold" } else { "overturn" };
        let ruling = &mut self.standing[at];
        let fields = [
            ("verdict", verdict),
            ("decision", "So it is"),
            ("disqualify_word", "disqualify"),
            ("disqualify_public", "yes"),
        ];
        let done = self.venue.press(&self.head, ruling.number, "decide", &fields);
        assert_eq!(done.status, 303, "{ruling:?}: {}", done.text());
        (ruling.is_open, ruling.is_judges) = (false, false);
        if !uphold {
            self.standing.remove(at);
        }
    }

    fn rule(&mut self, steps: &mut Steps) {
        let (seat, (code, mut penalty)) = (steps.below(4), PENALTIES[steps.below(4)]);
        // A disqualified player gets no further penalty, and somebody has to be left to play.
        if self.heaviest(seat) == Penalty::Disqualification || self.out() > 1 && penalty > Penalty::Warning {
            return;
        }
        // the penalty is named, so that no upgrade changes it
        if code == "4.2" && self.heaviest(seat) >= Penalty::MatchLoss {
            penalty = Penalty::Warning;
        }
        // One that waits would be too much once it is confirmed.
        let waits = self
            .standing
            .iter()
            .any(|ruling| ruling.is_open && ruling.penalty >= Penalty::GameLoss);
        if waits && penalty >= Penalty::GameLoss {
            return;
        }
        let is_judges = steps.below(2) == 0;
        let who = if is_judges { &self.judge } else { &self.head };
        let done = self.venue.rules(who, 1, self.seats[seat], code, penalty.as_str());
        assert_eq!(done.status, 303, "{code} {penalty:?}: {}", done.text());
        self.given += 1;
        self.standing.push(Standing {
            number: self.given,
            seat,
            penalty,
            is_judges,
            is_open: is_judges && penalty >= Penalty::GameLoss,
        });
    }

    fn holds(&self, said: &str) {
        let (venue, n) = (self.venue, 4 - self.out());
        for seat in 0..4 {
            let typed = Typed {
                games: (seat + 1).to_string(),
                ..Typed::default()
            };
            let tried: Result<(), OpError> = venue.db.act(&venue.slug, |work| {
                report(work, 1, &typed, None)?;
                // tried only: nothing is stored
                Err(OpError::NotFound("it would be stored".into()))
            });
            let may_win = tried.is_err_and(|error| error.to_string() == "it would be stored");
            let heaviest = self.heaviest(seat);
            assert_eq!(
                may_win,
                heaviest < Penalty::GameLoss,
                "{said}: seat {seat} {heaviest:?}"
            );
            let player = venue.player(self.seats[seat]);
            assert_eq!(
                player.disqualified_after.is_some(),
                heaviest == Penalty::Disqualification,
                "{said}"
            );
            let fields = [
                ("table", "1"),
                ("player", &*self.seats[seat].to_string()),
                ("propose", "penalties"),
            ];
            let form = self.head.post(&venue.at("desk/rulings/new"), &fields).text();
            let counted = self
                .standing
                .iter()
                .filter(|ruling| ruling.seat == seat && ruling.penalty > Penalty::None);
            assert_eq!(
                form.contains("No penalty earlier today."),
                counted.count() == 0,
                "{said}: {form}"
            );
        }
        let time = self.head.see(&venue.at("desk/floor?show=time")).text();
        let turns = if n == 1 {
            "1 turn follows".to_owned()
        } else {
            format!("{n} turns follow")
        };
        assert!(time.contains(&turns), "{said}: not {turns} in {time}");
        let changes = venue.service.anonymous().see(&venue.at("changes")).text();
        let disqualified = (0..4)
            .filter(|seat| self.heaviest(*seat) == Penalty::Disqualification)
            .count();
        let lines = changes.matches(" was disqualified ").count() - changes.matches("(revoked)").count();
        assert_eq!(lines, disqualified, "{said}: {changes}");
    }
}

both_databases! {
    fn everything_is_that_of_the_rulings_that_stand(db) {
        for seed in 1..=3 {
            let slug = db.in_database_tournament(&format!("Seed {seed}"), 8);
            db.next_round(&slug);
            let structure = db.load(&slug).tournament.structure_version;
            db.act(&slug, |work| podium_ops::run::rounds::start(work, structure, 1)).expect("started");
            in_database_clock(db, &slug, 80, Some(75));
            let venue = Venue { db, slug, service: Service::start(db) };
            let mut table = Table {
                head: venue.staff(Role::HeadJudge),
                judge: venue.staff(Role::Judge),
                seats: venue.seats(1),
                standing: Vec::new(),
                given: 0,
                venue: &venue,
            };
            let mut steps = Steps(seed);
            for at in 0..12 {
                table.step(&mut steps);
                table.holds(&format!("seed {seed}, step {at}, {:?}", table.standing));
            }
        }
    }
}
