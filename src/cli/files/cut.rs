//! `podium cut EVENT --seed TEXT`: the next playoff round.

use clap::Args;
use serde_json::{Value, json};

use crate::cli::{Failure, input, output};
use podium_document::EventDocument;
use podium_event::profile::PlayoffSeats;
use podium_event::{Event, PlayerIx};
use podium_rules::draws::Draws;
use podium_rules::plan::plan;
use podium_rules::playoff::{Next, draw_cut, draw_seats, next};
use podium_rules::tables::Tables;

#[derive(Debug, Args)]
pub struct Arguments {
    /// An event document; - is standard input
    event: String,
    /// Secret text from which ties are drawn (docs/formats/draws.md)
    #[arg(long, value_name = "TEXT")]
    seed: String,
    /// Players in the playoff, unless a cut is announced [default: the event's plan, or as recommended]
    #[arg(long, value_name = "N")]
    size: Option<u32>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Prints the next playoff round, or the champion.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let EventDocument { event, about } = input::event(&arguments.event)?;
    // T16: an announced cut is fixed; before, it is made of the standings as they are now.
    let (event, draws) = match event.cut() {
        Some(_) => (event, Vec::new()),
        None => announce(event, arguments)?,
    };
    let seeds = event.cut().unwrap_or_default();
    match next(&event).map_err(Failure::input)? {
        Next::Champion(champion) => {
            let player = event.player(champion);
            output::print(&if arguments.json {
                output::json(&json!({"champion": player.id}))
            } else {
                format!("{} has won the playoff.\n", player.name)
            })
        }
        Next::Round {
            mut pods,
            waiting,
            name,
        } => {
            if event.profile().house.playoff_seats != PlayoffSeats::Seed {
                let draws = Draws::new(arguments.seed.as_bytes());
                draw_seats(&event, &mut pods, &draws, event.next_number(), 1);
            }
            // As in a Swiss round: fixed tables are kept in the playoff too.
            let fixed: Vec<Vec<u32>> = pods
                .iter()
                .map(|pod| {
                    pod.iter()
                        .filter_map(|&player| event.player(player).fixed_table)
                        .collect()
                })
                .collect();
            let tables = Tables {
                first: about.first_table.unwrap_or(1),
                skipped: about.skipped_tables,
            };
            let round = PlayoffRound {
                event: &event,
                seeds,
                draws: &draws,
                pods: tables.number(&fixed).into_iter().zip(pods).collect(),
                waiting,
                name,
            };
            output::print(&if arguments.json {
                output::json(&round.json())
            } else {
                round.text()
            })
        }
    }
}

/// Announces the cut in the event as of now. Returns the ties that were drawn for it, too.
fn announce(event: Event, arguments: &Arguments) -> Result<(Event, Vec<Vec<PlayerIx>>), Failure> {
    let size = match arguments.size.unwrap_or_else(|| plan(&event).cut) {
        0 => {
            return Err(Failure::input(
                "The event has no playoff planned. Give its size with --size.",
            ));
        }
        size => size as usize,
    };
    let (candidates, _) = draw_cut(&event, size, &Draws::new(arguments.seed.as_bytes())).map_err(Failure::input)?;
    let mut parts = event.into_parts();
    parts.cut = Some(candidates.seeds);
    // Only a document with playoff rounds but without seeds can fail here: the seeds may not be those who played.
    let event = Event::new(parts).map_err(|problems| {
        let problems = input::all(&arguments.event, &problems);
        let what_to_do = "The playoff rounds do not fit this cut: give its size, or its seeds as \"cut\".";
        Failure::input(format!("{problems}\n{what_to_do}"))
    })?;
    Ok((event, candidates.draws))
}

/// A playoff round with its tables.
struct PlayoffRound<'a> {
    event: &'a Event,
    seeds: &'a [PlayerIx],
    /// Ties that were drawn for the cut, each in drawn order.
    draws: &'a [Vec<PlayerIx>],
    /// Table and players of each pod.
    pods: Vec<(u32, Vec<PlayerIx>)>,
    waiting: Vec<PlayerIx>,
    name: String,
}

impl PlayoffRound<'_> {
    fn ids(&self, players: &[PlayerIx]) -> Vec<&str> {
        players
            .iter()
            .map(|&player| self.event.player(player).id.as_str())
            .collect()
    }

    fn json(&self) -> Value {
        let pods = self
            .pods
            .iter()
            .map(|(table, seats)| json!({"table": table, "seats": self.ids(seats)}));
        json!({
            "round": self.event.next_number(),
            "pods": pods.collect::<Vec<_>>(),
            "byes": [],
            "waiting": self.ids(&self.waiting),
            "report": {
                "name": self.name,
                "seeds": self.ids(self.seeds),
                "ties_drawn": self.draws.iter().map(|tie| self.ids(tie)).collect::<Vec<_>>(),
            },
        })
    }

    fn text(&self) -> String {
        let seeded = |player: &PlayerIx| {
            let seed = self
                .seeds
                .iter()
                .position(|seeded| seeded == player)
                .unwrap_or_default()
                + 1;
            format!("{} ({seed})", self.event.player(*player).name)
        };
        let line = |players: &[PlayerIx]| players.iter().map(seeded).collect::<Vec<_>>().join(", ");
        let mut text = format!("Round {}: {}\n", self.event.next_number(), self.name);
        for (table, seats) in &self.pods {
            text.push_str(&format!("Table {table}: {}\n", line(seats)));
        }
        if !self.waiting.is_empty() {
            text.push_str(&format!("Waiting: {}\n", line(&self.waiting)));
        }
        for tie in self.draws {
            text.push_str(&format!("Tie drawn: {}\n", self.ids(tie).join(", ")));
        }
        text
    }
}
