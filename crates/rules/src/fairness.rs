//! The recomputation of every draw of an event from its secret (T32), for the fairness page and `podium verify`.

use std::collections::BTreeSet;

use serde::Serialize;

use super::draws::{Coin, DraftDraws, Drawn, Draws, Purpose};
use super::pairing::{english, seats};
use super::playoff::{chooses_first, draw_seats, turned};
use super::pods::sizes;
use podium_event::profile::{PlayoffSeats, SmallerPodsAt};
use podium_event::{Event, EventParts, PlayerIx, Problem, Round, Stage};
use say::{Message, draw_checks as t, fairness as words};

/// The check of one draw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Check {
    /// What was recomputed, such as "Round 1: order of the players".
    #[serde(serialize_with = "english::one")]
    pub what: Message,
    pub agrees: bool,
    /// Whether the public record explains a difference: a change by hand, or players kept apart.
    pub explained: bool,
    /// The difference or its explanation; empty if the draw agrees.
    #[serde(serialize_with = "english::one")]
    pub note: Message,
}

impl Check {
    fn new(what: Message, agrees: bool, note: Message) -> Self {
        Self {
            what,
            agrees,
            explained: false,
            note: if agrees { Message::default() } else { note },
        }
    }

    fn explained(self, by_record: bool) -> Self {
        Self {
            // A draw that agrees needs no explanation, even if the pairing was changed elsewhere.
            explained: !self.agrees && by_record,
            ..self
        }
    }

    /// Whether the draw agrees or its difference is explained.
    #[must_use]
    pub fn is_fine(&self) -> bool {
        self.agrees || self.explained
    }
}

/// The public record of the pairings, besides pods and draws. A draft is identified by its round and the counter of its
/// draws.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Record {
    /// For each round of the event, the counter of its pairing's draws.
    pub counters: Vec<u32>,
    /// Drafts that were changed by hand, or in which pods were kept by hand.
    pub by_hand: BTreeSet<(u32, u32)>,
    /// Drafts of round 1 in which players of one household or team were kept apart after the draw.
    pub kept_apart: BTreeSet<(u32, u32)>,
}

/// Summarizes checks: "31 recomputed: 30 agree, 1 changed as is recorded."
#[must_use]
pub fn summary(checks: &[Check]) -> String {
    let count = |is: fn(&Check) -> bool| checks.iter().filter(|check| is(check)).count();
    let mut text = format!("{} recomputed: {} agree", checks.len(), count(|check| check.agrees));
    match count(|check| check.explained) {
        0 => {}
        changed => text += &format!(", {changed} changed as is recorded"),
    }
    match count(|check| !check.is_fine()) {
        0 => text + ".",
        wrong => format!("{text}, {wrong} without an explanation."),
    }
}

/// Most equal players that a title names.
const NAMED: usize = 3;

/// Describes what was drawn, with the names of players who were equal.
#[must_use]
pub fn title(event: &Event, drawn: &Drawn) -> Message {
    match drawn.purpose {
        Purpose::Order => words::drawn_order(),
        Purpose::Tie => {
            let by_id = event.by_id();
            let name = |id: &String| match by_id.get(id.as_str()) {
                Some(&player) => Message::from(&event.player(player).name),
                None => id.into(),
            };
            let named = drawn.order.iter().take(NAMED).map(name);
            let more = drawn.order.len().saturating_sub(NAMED);
            let more = (more > 0).then(|| words::more_players(more));
            words::drawn_equal(Message::joined(named.chain(more), ", "))
        }
        Purpose::Bye => words::drawn_byes(),
        Purpose::Seats => words::drawn_seats(),
        Purpose::Flip => words::drawn_coin(),
        Purpose::Die => words::drawn_die(),
    }
}

/// Recomputes the commitment, every recorded draw, and the pods of round 1, byes and seats as they were played.
#[must_use]
pub fn check(
    event: &Event,
    draws: &Draws,
    commitment: Option<&str>,
    recorded: &[Drawn],
    record: &Record,
) -> Vec<Check> {
    let recomputation = Recomputation {
        event,
        draws,
        recorded,
        record,
    };
    let mut checks = Vec::new();
    if let Some(commitment) = commitment {
        let agrees = commitment == draws.commitment();
        checks.push(Check::new(t::commitment(), agrees, t::other_secret()));
    }
    checks.extend(recorded.iter().map(|drawn| recomputation.drawn(drawn)));
    // Playoff seats follow the seeds, unless the tournament draws them (T14).
    let has_drawn_seats =
        |round: &Round| round.stage == Stage::Swiss || event.profile().house.playoff_seats != PlayoffSeats::Seed;
    for (round, &counter) in event.rounds().iter().zip(&record.counters) {
        if round.number == 1 && round.stage == Stage::Swiss {
            checks.push(recomputation.first_round(round, counter));
            checks.extend(recomputation.byes_as_drawn(round, counter));
        }
        if has_drawn_seats(round) {
            checks.push(recomputation.seats(round, counter));
        }
    }
    checks
}

/// What the draws are recomputed from.
struct Recomputation<'a> {
    event: &'a Event,
    draws: &'a Draws,
    recorded: &'a [Drawn],
    record: &'a Record,
}

impl Recomputation<'_> {
    /// Checks a recorded draw.
    fn drawn(&self, drawn: &Drawn) -> Check {
        let Drawn {
            purpose,
            round,
            counter,
            ..
        } = *drawn;
        let what = t::draw(round, counter, title(self.event, drawn));
        let expected = match purpose {
            // T32: a coin is a die of two sides, of which 1 is heads.
            Purpose::Flip => Some(u32::from(self.draws.coin(round, counter) == Coin::Tails) + 1),
            Purpose::Die => self.draws.die(round, counter, drawn.sides.unwrap_or_default()),
            Purpose::Bye => return self.byes(drawn, what),
            Purpose::Order | Purpose::Tie | Purpose::Seats => {
                // The recorded order names who was drawn: sorted again by the secret it must come out the same.
                let right = sorted(self.draws.draft(round, counter), purpose, &drawn.order);
                return Check::new(what, right == drawn.order, t::draw_gives(named(self.event, &right)));
            }
        };
        let note = expected.map_or_else(t::sides_of_die, t::draw_gives);
        Check::new(what, expected.is_some() && drawn.rolled == expected, note)
    }

    /// Checks the byes of round 1: they are the first of an order of everybody who was paired, without the players of
    /// kept pods.
    fn byes(&self, drawn: &Drawn, what: Message) -> Check {
        // T11: the byes are drawn among everybody in the round, and those with a bye sit in no pod.
        let paired = self.find(Purpose::Order, drawn.round, drawn.counter);
        let played = self.event.swiss().iter().find(|round| round.number == drawn.round);
        // The recorded order names everybody in the draw; without one the players of the round are taken.
        let all: BTreeSet<String> = match (paired, played) {
            (Some(paired), _) => paired.order.iter().cloned().collect(),
            (None, Some(round)) => {
                let players = round.pods.iter().flat_map(|pod| &pod.seats).chain(&round.byes);
                players
                    .map(|&player| self.event.player(player).id.clone())
                    .chain(drawn.order.iter().cloned())
                    .collect()
            }
            (None, None) => drawn.order.iter().cloned().collect(),
        };
        let awarded = self.awarded_byes(drawn.round);
        let all: BTreeSet<String> = all.into_iter().filter(|id| !awarded.contains(id.as_str())).collect();
        let draft = self.draws.draft(drawn.round, drawn.counter);
        let mut right = sorted(draft, drawn.purpose, &all.into_iter().collect::<Vec<_>>());
        right.truncate(drawn.order.len());
        let by_hand = self.record.by_hand.contains(&(drawn.round, drawn.counter));
        let note = match by_hand {
            true => t::by_hand(),
            false => t::draw_gives(named(self.event, &right)),
        };
        Check::new(what, right == drawn.order, note).explained(by_hand)
    }

    /// Returns the ids of the players with an awarded bye in a round (T46).
    fn awarded_byes(&self, round: u32) -> BTreeSet<&str> {
        let players = self.event.players().iter();
        let awarded = players.filter(|player| player.has_awarded_bye(round));
        awarded.map(|player| player.id.as_str()).collect()
    }

    /// Checks that the byes of round 1 went to the players to whom the secret gives them; late entries were in no draw.
    /// `None` if nobody had a bye.
    fn byes_as_drawn(&self, round: &Round, counter: u32) -> Option<Check> {
        let order = &self.find(Purpose::Order, round.number, counter)?.order;
        // T46: an awarded bye is not drawn
        let awarded = self.awarded_byes(round.number);
        let in_draw: Vec<String> = (order.iter())
            .filter(|id| !awarded.contains(id.as_str()))
            .cloned()
            .collect();
        let in_draw = &in_draw;
        let mut right = sorted(self.draws.draft(round.number, counter), Purpose::Bye, in_draw);
        let byes = self.find(Purpose::Bye, round.number, counter);
        // How many byes there are follows from T11 and was no draw; late entries may have added more.
        right.truncate(byes.map_or(0, |drawn| drawn.order.len()));
        let ids = round.byes.iter().map(|&player| self.event.player(player).id.clone());
        let had: Vec<String> = ids.filter(|id| in_draw.contains(id)).collect();
        if right.is_empty() && had.is_empty() {
            return None;
        }
        let by_hand = self.record.by_hand.contains(&(round.number, counter));
        let note = t::byes_differ(named(self.event, &right), named(self.event, &had));
        let note = Message::joined([note].into_iter().chain(by_hand.then(t::by_hand)), " ");
        // A bye is a bye: the order in which they were drawn decides nothing.
        let same: BTreeSet<&String> = right.iter().collect();
        let agrees = same == had.iter().collect();
        Some(Check::new(t::byes_as_drawn(), agrees, note).explained(by_hand))
    }

    /// Checks that round 1 is the drawn order cut into pods (T13), without the players with byes.
    fn first_round(&self, round: &Round, counter: u32) -> Check {
        let what = t::pods_follow();
        let ids = |players: &[PlayerIx]| -> Vec<String> {
            let ids = players.iter().map(|&player| self.event.player(player).id.clone());
            ids.collect()
        };
        let mut seated: Vec<PlayerIx> = round.pods.iter().flat_map(|pod| pod.seats.iter().copied()).collect();
        // `order` gives the same for every input; sorting keeps even its intermediate list independent of the tables.
        seated.sort_unstable();
        let order = sorted(self.draws.draft(1, counter), Purpose::Order, &ids(&seated));
        let profile = self.event.profile();
        let Ok(mut sizes) = sizes(seated.len(), profile.pod_size, profile.uneven_pods) else {
            return Check::new(what, false, t::too_few_players());
        };
        if profile.smaller_pods_at == SmallerPodsAt::Highest {
            // `sizes` lists the larger pods first; with smaller pods at the top they are dealt the other way round
            // (T12).
            sizes.pods.reverse();
        }
        let mut rest = &order[..];
        // Pods are compared as sets of sets: tables and seats are numbered later, by separate draws.
        let mut right = BTreeSet::new();
        for size in sizes.pods {
            let (pod, after) = rest.split_at(size);
            right.insert(pod.iter().cloned().collect::<BTreeSet<String>>());
            rest = after;
        }
        let played: BTreeSet<BTreeSet<String>> = round
            .pods
            .iter()
            .map(|pod| ids(&pod.seats).into_iter().collect())
            .collect();
        let by_hand = self.record.by_hand.contains(&(1, counter));
        // Players of one household or team are kept apart after the draw.
        let groups = self.record.kept_apart.contains(&(1, counter))
            || self.event.players().iter().any(|player| player.avoid_group.is_some());
        let note = match (by_hand, groups) {
            (true, _) => t::by_hand(),
            (_, true) => t::kept_apart(),
            _ => t::unexplained(),
        };
        Check::new(what, right == played, note).explained(by_hand || groups)
    }

    /// Checks that the seats of a round are the drawn ones: in a Swiss round also balanced from them, in the playoff also
    /// turned to whom the best seed chose to begin (T14).
    fn seats(&self, round: &Round, counter: u32) -> Check {
        let what = t::seats(round.number);
        // Who sits together is taken from the round: this check is about the order within the pods.
        let mut right: Vec<Vec<PlayerIx>> = round.pods.iter().map(|pod| pod.seats.clone()).collect();
        // The draws that come with the seats are those of the record, checked one by one above; here only where people
        // sit counts.
        if round.stage == Stage::Playoff {
            let _ = draw_seats(self.event, &mut right, self.draws, round.number, counter);
            for (right, pod) in right.iter_mut().zip(&round.pods) {
                if chooses_first(self.event, &pod.seats).is_some() {
                    *right = turned(right, pod.seats[0]);
                }
            }
        } else {
            let Ok(before) = self.before(round) else {
                return Check::new(what, false, t::rounds_unreadable());
            };
            let _ = seats::seat(&before, &mut right, self.draws.draft(round.number, counter));
        }
        let wrong: Vec<Message> = round
            .pods
            .iter()
            .zip(&right)
            .filter(|(pod, right)| pod.seats != **right)
            .map(|(pod, _)| pod.table.into())
            .collect();
        let agrees = wrong.is_empty();
        let by_hand = self.record.by_hand.contains(&(round.number, counter));
        let note = t::other_seats(wrong.len(), say::list(wrong));
        let note = Message::joined([note].into_iter().chain(by_hand.then(t::by_hand)), " ");
        Check::new(what, agrees, note).explained(by_hand)
    }

    /// Returns the event before a round: balanced seats depend on its rounds alone.
    fn before(&self, round: &Round) -> Result<Event, Vec<Problem>> {
        let rounds = self.event.rounds().iter();
        Event::new(EventParts {
            profile: self.event.profile().clone(),
            players: self.event.players().to_vec(),
            rounds: rounds
                .take_while(|other| other.number < round.number)
                .cloned()
                .collect(),
            cut: None,
        })
    }

    /// Finds a recorded draw.
    fn find(&self, purpose: Purpose, round: u32, counter: u32) -> Option<&Drawn> {
        self.recorded
            .iter()
            .find(|drawn| (drawn.purpose, drawn.round, drawn.counter) == (purpose, round, counter))
    }
}

/// Names players for people and programs: "Ann Ash (p3), Bob Birch (p1)".
fn named(event: &Event, ids: &[String]) -> String {
    let by_id = event.by_id();
    let name = |id: &String| match by_id.get(id.as_str()) {
        Some(&player) => format!("{} ({id})", event.player(player).name),
        None => id.clone(),
    };
    ids.iter().map(name).collect::<Vec<_>>().join(", ")
}

/// Returns ids in drawn order.
fn sorted(draft: DraftDraws<'_>, purpose: Purpose, ids: &[String]) -> Vec<String> {
    let by_ref: Vec<&str> = ids.iter().map(String::as_str).collect();
    let places = draft.order(purpose, &by_ref);
    places.into_iter().map(|place| ids[place].clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pairing::{Request, pair};
    use crate::simulation;
    use podium_event::profile::{Level, Profile, Seating};

    /// Plays an event and returns it with its draws and their record.
    fn played(seating: Seating) -> (Event, Draws, Vec<Drawn>) {
        let draws = Draws::new(b"autumn");
        let mut profile = Profile::standard(Level::Competitive);
        profile.seating = seating;
        let mut event = simulation::event(18, profile).expect("18 players");
        let mut recorded = vec![Drawn::roll(
            Purpose::Die,
            1,
            1,
            20,
            draws.die(1, 1, 20).expect("20 sides"),
        )];
        for _ in 0..3 {
            let pairing = pair(&event, &Request::new(&draws, Some(3))).expect("18 players can be paired");
            recorded.extend(pairing.draws.clone());
            event = simulation::play(event, &pairing, "autumn").expect("a right round");
        }
        (event, draws, recorded)
    }

    /// Returns the record of an event whose rounds were all drafted once.
    fn record() -> Record {
        Record {
            counters: vec![1; 3],
            ..Record::default()
        }
    }

    fn disagreeing(checks: &[Check]) -> Vec<String> {
        checks
            .iter()
            .filter(|check| !check.agrees)
            .map(|check| check.what.to_string())
            .collect()
    }

    #[test]
    fn every_draw_of_a_played_event_agrees() {
        for seating in [Seating::Random, Seating::Balanced] {
            let (event, draws, recorded) = played(seating);
            let checks = check(&event, &draws, Some(&draws.commitment()), &recorded, &record());
            assert_eq!(disagreeing(&checks), Vec::<String>::new());
            assert!(checks.len() >= 1 + 1 + 2 + 3 + 4, "{checks:?}");
        }
    }

    #[test]
    fn another_secret_agrees_with_nothing() {
        let (event, draws, recorded) = played(Seating::Random);
        let checks = check(
            &event,
            &Draws::new(b"winter"),
            Some(&draws.commitment()),
            &recorded,
            &record(),
        );
        let agreeing: Vec<_> = checks.iter().filter(|check| check.agrees).collect();
        // A tie of two comes out the same for every second secret.
        assert!(
            agreeing
                .iter()
                .all(|check| check.what.to_string().contains("equal players")),
            "{agreeing:?}"
        );
    }

    #[test]
    fn what_is_recorded_as_done_by_hand_explains_a_difference() {
        let (event, draws, recorded) = played(Seating::Random);
        let mut parts = event.into_parts();
        parts.rounds[1].pods[2].seats.swap(0, 1);
        let event = Event::new(parts).expect("still an event");
        let mut record = record();
        record.by_hand.insert((2, 2));
        let wrong = |record: &Record| {
            let checks = check(&event, &draws, None, &recorded, record);
            checks.iter().filter(|check| !check.is_fine()).count()
        };
        assert_eq!(wrong(&record), 1, "another draft of the round was changed");
        record.by_hand.insert((2, 1));
        assert_eq!(wrong(&record), 0);
    }

    #[test]
    fn what_was_tampered_with_is_named() {
        let (event, draws, mut recorded) = played(Seating::Random);
        recorded[0].rolled = recorded[0].rolled.map(|rolled| rolled % 20 + 1);
        let mut parts = event.into_parts();
        parts.rounds[1].pods[2].seats.swap(0, 1);
        let (a, b) = (parts.rounds[0].pods[0].seats[0], parts.rounds[0].pods[1].seats[0]);
        for pod in &mut parts.rounds[0].pods {
            pod.result = podium_event::PodResult::NotReported;
        }
        parts.rounds[0].pods[0].seats[0] = b;
        parts.rounds[0].pods[1].seats[0] = a;
        let event = Event::new(parts).expect("still an event");
        let checks = check(&event, &draws, None, &recorded, &record());
        let wrong = disagreeing(&checks);
        for expected in [
            "Round 1, draw 1: die",
            "Round 1: pods follow the drawn order",
            "Round 2: seats",
        ] {
            assert!(wrong.iter().any(|what| what == expected), "{expected}: {wrong:?}");
        }
    }
}
