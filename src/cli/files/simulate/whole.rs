//! Simulated events as documents: each with its playoff, its draws and the secret that they are recomputed from.

use std::fs::File;
use std::io::Write;
use std::path::Path;

use super::{Played, Simulation};
use crate::cli::Failure;
use podium_document::event::{About, AboutPlayer, AboutPod, AboutRound, write as document};
use podium_document::{EventDocument, file};
use podium_event::Event;
use podium_event::labels::{RoundState, TournamentState};
use podium_rules::draws::{Drawn, Draws};
use podium_rules::plan::plan as planned;
use podium_rules::playoff::draw_cut;
use podium_rules::simulation;

/// Plays the event's playoff and writes its document into the folder. Returns a line that says where.
pub(super) fn write(folder: &Path, plan: &Simulation, played: Played) -> Result<String, Failure> {
    let wrong = |what: String| Failure::input(format!("Event {}: {what}", plan.id));
    let mut draws = played.draws;
    let event = with_playoff(played.event, plan, &mut draws).map_err(wrong)?;
    let about = About {
        name: format!("Simulated event {}", plan.id),
        state: Some(TournamentState::Finished),
        commitment: Some(Draws::new(plan.seed.as_bytes()).commitment()),
        secret: Some(plan.seed.bytes().map(|byte| format!("{byte:02x}")).collect()),
        players: vec![AboutPlayer::default(); event.players().len()],
        rounds: event
            .rounds()
            .iter()
            .map(|round| AboutRound {
                state: Some(RoundState::Finished),
                draw_counter: Some(1),
                pods: vec![AboutPod::default(); round.pods.len()],
                ..AboutRound::default()
            })
            .collect(),
        draws,
        ..About::default()
    };
    let line = format!("{} players, {} rounds", event.players().len(), event.rounds().len());
    let text = document(&EventDocument { event, about });
    // the output must be readable: a seed may be longer than a document's secret
    if let Err(problems) = file::read_file(text.as_bytes()) {
        return Err(wrong(problems[0].to_string()));
    }
    let plain = |c: char| {
        if c.is_ascii_alphanumeric() || "._-".contains(c) {
            c
        } else {
            '-'
        }
    };
    let path = folder.join(format!("{}.json", plan.id.chars().map(plain).collect::<String>()));
    let unwritten = |error| Failure::input(format!("{} cannot be written: {error}.", path.display()));
    std::fs::create_dir_all(folder).map_err(unwritten)?;
    // never overwrite an existing file
    let mut file = File::create_new(&path).map_err(unwritten)?;
    file.write_all(text.as_bytes()).map_err(unwritten)?;
    Ok(format!("{}: {line}\n", path.display()))
}

/// Announces the planned cut and plays it, where enough players are left for one.
fn with_playoff(event: Event, plan: &Simulation, draws: &mut Vec<Drawn>) -> Result<Event, String> {
    let cut = planned(&event).cut as usize;
    if cut == 0 || event.active(event.next_number()).len() < cut {
        return Ok(event);
    }
    let secret = Draws::new(plan.seed.as_bytes());
    let (candidates, drawn) = draw_cut(&event, cut, &secret).map_err(|refusal| refusal.message.to_string())?;
    draws.extend(drawn);
    let mut parts = event.into_parts();
    parts.cut = Some(candidates.seeds);
    let event = Event::new(parts).map_err(|problems| problems[0].to_string())?;
    simulation::play_off(event, &plan.seed)
}
