//! What is seen of a tournament, a line each: as the model has it, and as the service's rows say it.

use std::collections::BTreeSet;

use podium_event::PlayerIx;
use podium_ops::run::playoff::winner;
use podium_ops::run::rounds::outstanding;
use podium_rules::playoff::{Reached, final_places};
use podium_rules::standings::standings;
use podium_store::floor::reports::ReportRow;
use podium_store::tournaments::events::{Loaded, LoadedRound};
use podium_store::tournaments::players::PlayerRow;
use podium_store::tournaments::rounds::PodRow;
use podium_store::{PlayerStatus, ReportState, RoundState, StageWord, TournamentState};

use super::tournament::{Claim, Life, Number, Outcome, Person, Round, RoundLife, Stage, Status, Tournament};

fn list<T: ToString>(all: impl IntoIterator<Item = T>) -> String {
    let all: Vec<String> = all.into_iter().map(|one| one.to_string()).collect();
    all.join(" ")
}

fn sorted(mut all: Vec<Number>) -> String {
    all.sort_unstable();
    list(all)
}

fn of_person(number: Number, person: &Person, is_before_rounds: bool) -> String {
    // who is at the door is of no meaning once the rounds have begun
    let here = is_before_rounds && person.here;
    let (dropped, disqualified) = (person.dropped_after, person.disqualified_after);
    format!(
        "player {number}: {:?}, here {here}, dropped after {dropped:?}, disqualified after {disqualified:?}",
        person.status
    )
}

fn of_outcome(outcome: Option<&Outcome>) -> String {
    match outcome {
        None => "no result".to_owned(),
        Some(Outcome::Won(winner)) => format!("won by {winner}"),
        Some(Outcome::Drawn(sharing)) => format!("drawn among {}", list(sharing)),
    }
}

impl Tournament {
    /// All that is seen of it, as the model has it.
    pub fn facts(&self) -> Vec<String> {
        let mut facts = vec![format!("tournament: {:?}", self.life)];
        for (person, number) in self.people.iter().zip(1..) {
            facts.push(of_person(number, person, self.is_before_rounds()));
        }
        for (round, number) in self.rounds.iter().zip(1..) {
            facts.extend(of_round(number, round));
        }
        if let Some(open) = self.open_round() {
            let mut tables: Vec<i64> = (open.pods.iter().filter(|pod| pod.outcome.is_none()))
                .map(|pod| pod.table)
                .collect();
            tables.sort_unstable();
            facts.push(format!("outstanding: {}", list(tables)));
            let claimed = open.pods.iter().filter_map(|pod| match &pod.claimed {
                Claim::Nothing => None,
                Claim::Waits { by, .. } => Some(format!("table {}: the report of {by} waits", pod.table)),
                Claim::Disputed { .. } => Some(format!("table {}: disputed", pod.table)),
            });
            facts.extend(claimed);
        }
        let mut standings = self.standings(self.finished_swiss());
        // equal players stay in the order of their numbers
        standings.sort_by(|(_, one), (_, other)| other.cmp(one));
        facts.push(format!(
            "standings: {}",
            list(standings.iter().map(|(number, _)| number))
        ));
        for (number, standing) in &standings {
            // T9: equal players share a rank, and the next one skips as many
            let rank = 1 + standings.iter().filter(|(_, other)| other > standing).count();
            let (points, mw, oamp, omw) = standing;
            facts.push(format!("standing of {number}: rank {rank}, {points} {mw} {oamp} {omw}"));
        }
        if let Some(seeds) = &self.cut {
            facts.push(format!("cut: {}", list(seeds)));
        }
        // T38: who was disqualified has none of the final places
        let is_out = |number: &Number| {
            self.person(*number)
                .is_some_and(|person| person.disqualified_after.is_some())
        };
        let has_place = |number: &Number| self.life != Life::Finished || !is_out(number);
        let champion = self.champion().filter(has_place);
        facts.extend(champion.map(|champion| format!("champion: {champion}")));
        facts
    }
}

fn of_round(number: i64, round: &Round) -> Vec<String> {
    let (byes, losses) = (sorted(round.byes.clone()), sorted(round.match_losses.clone()));
    let mut facts = vec![format!(
        "round {number}: {:?}, {:?}, byes [{byes}], match losses [{losses}]",
        round.stage, round.life
    )];
    let mut pods: Vec<_> = round.pods.iter().collect();
    pods.sort_by_key(|pod| pod.table);
    for pod in pods {
        let outcome = of_outcome(pod.outcome.as_ref());
        facts.push(format!(
            "round {number} table {}: {}, {outcome}",
            pod.table,
            list(&pod.seats)
        ));
    }
    facts
}

/// What the service has of a tournament.
pub struct Seen {
    pub loaded: Loaded,
    pub reports: Vec<ReportRow>,
}

impl Seen {
    /// All that is seen of it, as the service has it.
    pub fn facts(&self) -> Vec<String> {
        let loaded = &self.loaded;
        let life = life(loaded.tournament.state);
        let mut facts = vec![format!("tournament: {life:?}")];
        let mut rows: Vec<&PlayerRow> = loaded.players.iter().chain(&loaded.unregistered).collect();
        rows.sort_by_key(|row| row.number);
        let is_before_rounds = matches!(life, Life::Setup | Life::Registration);
        facts.extend(
            rows.iter()
                .map(|row| of_person(row.number, &person(row), is_before_rounds)),
        );
        for (at, row) in loaded.rounds.iter().enumerate() {
            facts.extend(of_round(row.row.number, &self.round(at)));
        }
        if let Some(open) = loaded.open_round() {
            facts.push(format!("outstanding: {}", list(outstanding(open))));
            facts.extend(self.claimed(open));
        }
        let after = loaded.finished_swiss();
        let all = standings(&loaded.event, Some(after));
        let number = |player: PlayerIx| loaded.row(player).number;
        let order = all.rows().iter().map(|row| number(row.player));
        facts.push(format!("standings: {}", list(order)));
        for row in all.rows() {
            facts.push(format!(
                "standing of {}: rank {}, {} {} {} {}",
                number(row.player),
                row.rank,
                row.match_points,
                row.mw,
                row.oamp,
                row.omw
            ));
        }
        if let Some(seeds) = loaded.event.cut() {
            facts.push(format!("cut: {}", list(self.numbers(seeds))));
        }
        let champion = match loaded.tournament.state {
            // T38: it is the first of the final places
            TournamentState::Finished => {
                let places = final_places(&loaded.event);
                let first = places.given().first();
                first
                    .filter(|first| first.reached == Some(Reached::Champion))
                    .map(|first| first.player)
            }
            _ if loaded.open_round().is_some() => None,
            _ => winner(loaded),
        };
        let champion = champion.filter(|_| loaded.event.cut().is_some());
        facts.extend(champion.map(|champion| format!("champion: {}", loaded.row(champion).number)));
        facts
    }

    pub fn numbers(&self, players: &[PlayerIx]) -> Vec<Number> {
        players.iter().map(|player| self.loaded.row(*player).number).collect()
    }

    /// A round as the model has rounds, by its index.
    pub fn round(&self, at: usize) -> Round {
        let (row, event) = (&self.loaded.rounds[at].row, &self.loaded.event.rounds()[at]);
        let to_win = self.loaded.event.profile().games_to_win;
        let pods = event.pods.iter().map(|pod| {
            let outcome = pod.result.outcome(&pod.seats, to_win).map(|outcome| match outcome {
                podium_event::Outcome::Won(winner) => Outcome::Won(self.loaded.row(winner).number),
                podium_event::Outcome::Drawn(sharing) => Outcome::Drawn(self.numbers(&sharing)),
            });
            super::tournament::Pod {
                outcome,
                ..super::tournament::Pod::new(i64::from(pod.table), self.numbers(&pod.seats))
            }
        });
        Round {
            stage: match row.stage {
                StageWord::Swiss => Stage::Swiss,
                StageWord::Playoff => Stage::Playoff,
            },
            life: match row.state {
                RoundState::Draft => RoundLife::Draft,
                RoundState::Published => RoundLife::Published,
                RoundState::Running => RoundLife::Running,
                RoundState::Finished => RoundLife::Finished,
            },
            pods: pods.collect(),
            byes: self.numbers(&event.byes),
            match_losses: self.numbers(&event.match_losses),
        }
    }

    /// Reports of a table that have no answer yet, oldest first.
    pub fn open_reports(&self, pod: &PodRow) -> impl Iterator<Item = &ReportRow> {
        let open = |row: &&ReportRow| matches!(row.state, ReportState::Waiting | ReportState::Disputed);
        self.reports.iter().filter(|row| row.pod_id == pod.id).filter(open)
    }

    /// What players reported at the tables of the open round.
    fn claimed(&self, open: &LoadedRound) -> Vec<String> {
        let mut tables: Vec<_> = open.pods.iter().filter(|pod| pod.result.is_none()).collect();
        tables.sort_by_key(|pod| pod.position);
        let claimed = tables.into_iter().filter_map(|pod| {
            let mut open = self.open_reports(pod).peekable();
            let is_disputed = open.peek().is_some();
            if let Some(waits) = open.find(|row| row.state == ReportState::Waiting) {
                let by = self.loaded.players.iter().find(|row| row.id == waits.player_id);
                let by = by.map_or(0, |row| row.number);
                return Some(format!("table {}: the report of {by} waits", pod.table_number));
            }
            is_disputed.then(|| format!("table {}: disputed", pod.table_number))
        });
        claimed.collect()
    }
}

fn life(state: TournamentState) -> Life {
    match state {
        TournamentState::Setup => Life::Setup,
        TournamentState::Registration => Life::Registration,
        TournamentState::Swiss => Life::Swiss,
        TournamentState::CutAnnounced => Life::CutAnnounced,
        TournamentState::Playoff => Life::Playoff,
        TournamentState::Finished => Life::Finished,
        TournamentState::Cancelled => Life::Cancelled,
    }
}

fn person(row: &PlayerRow) -> Person {
    let round = |number: i64| usize::try_from(number).expect("a round's number");
    Person {
        status: match row.status {
            PlayerStatus::Registered => Status::Registered,
            PlayerStatus::Pending => Status::Pending,
            PlayerStatus::Waitlisted => Status::Waitlisted,
            PlayerStatus::Removed => Status::Removed,
        },
        here: row.checked_in,
        dropped_after: row.dropped_after.map(round),
        disqualified_after: row.disqualified_after.map(round),
        entry_round: round(row.entry_round),
    }
}

/// Lines that only one of them has.
pub fn difference(model: &[String], service: &[String]) -> Option<String> {
    let (ours, theirs): (BTreeSet<_>, BTreeSet<_>) = (model.iter().collect(), service.iter().collect());
    let mut lines: Vec<String> = ours
        .difference(&theirs)
        .map(|line| format!("model:   {line}"))
        .collect();
    lines.extend(theirs.difference(&ours).map(|line| format!("service: {line}")));
    (!lines.is_empty()).then(|| lines.join("\n"))
}
