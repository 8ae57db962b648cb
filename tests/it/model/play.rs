//! Playing a course twice, by the model and by the service, and comparing after every command.

use std::cell::Cell;
use std::collections::BTreeSet;

use super::command::Command;
use super::facts::difference;
use super::service::Service;
use super::steps::Refusal;
use super::tournament::{Misreading, Number, Round, Setup, Stage, Tournament};
use crate::harness::TestDb;

/// Settings, and what is done one after the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Course {
    pub setup: Setup,
    pub commands: Vec<Command>,
}

impl Course {
    /// Reads a course: the settings, then a command a line.
    ///
    /// # Errors
    /// What is wrong with which line.
    pub fn read(text: &str) -> Result<Self, String> {
        let mut lines = text.lines();
        let setup = lines.next().ok_or("the settings are missing")?;
        let setup = serde_json::from_str(setup).map_err(|problem| format!("the settings: {problem}"))?;
        let commands = lines.map(|line| serde_json::from_str(line).map_err(|problem| format!("{line}: {problem}")));
        Ok(Self {
            setup,
            commands: commands.collect::<Result<_, _>>()?,
        })
    }

    /// The course as [`Course::read`] reads it.
    pub fn write(&self) -> String {
        let mut text = serde_json::to_string(&self.setup).expect("settings are JSON");
        for command in &self.commands {
            text.push('\n');
            text += &serde_json::to_string(command).expect("a command is JSON");
        }
        text + "\n"
    }
}

/// What came of a course.
#[derive(Debug, Clone, Copy, Default)]
pub struct Played {
    pub accepted: usize,
    pub has_champion: bool,
}

/// Plays a course. `seen` counts its commands as they are played.
///
/// # Errors
/// The first difference, in words.
pub fn play(db: &TestDb, course: &Course, misreading: Misreading, seen: &Cell<usize>) -> Result<Played, String> {
    let mut model = Tournament::new(course.setup, misreading);
    let mut service = Service::new(db, course.setup);
    let mut played = Played::default();
    for (command, number) in course.commands.iter().zip(1..) {
        seen.set(seen.get() + 1);
        let at = |what: &str| format!("command {number}, {command:?}: {what}");
        let before = model.clone();
        let expected = model.step(command);
        match (expected, service.send(command)) {
            (true, Err(refusal)) => return Err(at(&format!("the model accepts it, the service refuses: {refusal}"))),
            (false, Ok(())) => return Err(at("the model refuses it, the service accepts")),
            (false, Err(refusal)) => {
                let (foretold, kind) = (before.refuses_as(command), Refusal::of(&refusal));
                if let Some(foretold) = foretold.filter(|foretold| *foretold != kind) {
                    return Err(at(&format!(
                        "the model refuses it as {foretold:?}, the service as {kind:?}: {refusal}"
                    )));
                }
            }
            (true, Ok(())) => {}
        }
        if expected {
            played.accepted += 1;
            adopt(&mut model, &before, command, &service).map_err(|problem| at(&problem))?;
        }
        if let Some(lines) = difference(&model.facts(), &service.seen.facts()) {
            return Err(at(&format!("\n{lines}")));
        }
        played.has_champion |= model.champion().is_some();
    }
    Ok(played)
}

/// Takes over what the model does not foretell, after a look at it: pairings, and lots between equal players.
fn adopt(model: &mut Tournament, before: &Tournament, command: &Command, service: &Service<'_>) -> Result<(), String> {
    match command {
        Command::Draft | Command::DraftWithoutReason | Command::DraftPresent | Command::DraftAgain => {
            let at = model.rounds.len() - 1;
            if model.rounds[at].stage == Stage::Swiss && service.seen.loaded.rounds.len() == at + 1 {
                let paired = service.seen.round(at);
                pairing(model, &paired)?;
                model.rounds[at] = paired;
            }
        }
        Command::Publish | Command::PublishAndStart => checked(model, service)?,
        Command::Cut(_) => {
            let seeds = service.seen.loaded.event.cut().unwrap_or_default();
            let seeds = service.seen.numbers(seeds);
            cut(before, model, &seeds)?;
            model.cut = Some(seeds);
        }
        _ => {}
    }
    Ok(())
}

/// The checker finds nothing in a published Swiss round that no staff was asked about: nobody without a place (T55), and nothing at
/// all in a round that nobody changed by hand.
fn checked(model: &Tournament, service: &Service<'_>) -> Result<(), String> {
    let event = &service.seen.loaded.event;
    let report = podium_check::check(event, model.setup.swiss_rounds, &[]);
    let of_this = |finding: &&podium_check::Finding| finding.round as usize == model.rounds.len();
    let is_asked = |finding: &&podium_check::Finding| model.as_paired || finding.check <= 2;
    let findings = report.findings.iter().filter(of_this).filter(is_asked);
    let wrong: Vec<&str> = findings
        .filter(|finding| finding.severity == podium_check::Severity::Wrong)
        .map(|finding| finding.message.as_str())
        .collect();
    match wrong.is_empty() {
        true => Ok(()),
        false => Err(format!("the checker says: {}", wrong.join(" "))),
    }
}

/// T11, T12: everybody who plays has one place, pods have their sizes, byes go to the lowest who had fewest.
fn pairing(model: &Tournament, paired: &Round) -> Result<(), String> {
    let foretold = model.rounds.last().expect("a draft");
    let everybody = |round: &Round| {
        let mut all: Vec<Number> = round.everybody().collect();
        all.sort_unstable();
        all
    };
    if everybody(paired) != everybody(foretold) {
        return Err(format!(
            "other players are paired than {:?}: {paired:?}",
            everybody(foretold)
        ));
    }
    let sizes = |round: &Round| {
        let mut sizes: Vec<usize> = round.pods.iter().map(|pod| pod.seats.len()).collect();
        sizes.sort_unstable();
        sizes
    };
    if sizes(paired) != sizes(foretold) || paired.byes.len() != foretold.byes.len() {
        return Err(format!("pods of other sizes than {:?}: {paired:?}", sizes(foretold)));
    }
    let tables: BTreeSet<i64> = paired.pods.iter().map(|pod| pod.table).collect();
    if tables != (1..=paired.pods.len() as i64).collect() {
        return Err(format!("other tables than from 1 on: {paired:?}"));
    }
    let played = model.rounds.len() - 1;
    if played > 0 {
        let standings = model.standings(played);
        let claim = |number: &Number| {
            let standing = standings
                .iter()
                .find(|(of, _)| of == number)
                .map(|(_, standing)| standing);
            (model.byes_of(*number, played), standing)
        };
        let greatest = paired.byes.iter().map(claim).max();
        let least = paired.pods.iter().flat_map(|pod| &pod.seats).map(claim).min();
        if greatest > least && greatest.is_some() {
            return Err(format!("somebody else should have had the bye: {paired:?}"));
        }
    }
    Ok(())
}

/// The seeds are the best of the standings in their order; lots decide between equal ones only (T9, T16).
fn cut(before: &Tournament, model: &Tournament, seeds: &[Number]) -> Result<(), String> {
    let candidates = before.candidates();
    let standing = |number: &Number| {
        candidates
            .iter()
            .find(|(of, _)| of == number)
            .map(|(_, standing)| standing)
    };
    let foretold = model.cut.as_deref().unwrap_or_default();
    let distinct: BTreeSet<Number> = seeds.iter().copied().collect();
    let same = seeds.iter().map(standing).eq(foretold.iter().map(standing));
    if !same || distinct.len() != seeds.len() || !seeds.iter().all(|seed| standing(seed).is_some()) {
        return Err(format!(
            "other seeds than {foretold:?}, or others who are equal to them: {seeds:?}"
        ));
    }
    Ok(())
}
