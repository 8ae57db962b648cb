//! `podium rounds --players N --level L`: the recommended Swiss rounds and cut (T18).

use clap::{Args, ValueEnum};
use serde_json::json;

use crate::cli::{Failure, output};
use podium_event::bracket::offered;
use podium_event::profile::{Level, Profile};
use podium_rules::pods::split;
use podium_rules::rounds::{Recommendation, recommend};

/// Rules enforcement level.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum LevelArgument {
    Regular,
    Competitive,
    Professional,
}

impl From<LevelArgument> for Level {
    fn from(level: LevelArgument) -> Self {
        match level {
            LevelArgument::Regular => Self::Regular,
            LevelArgument::Competitive => Self::Competitive,
            LevelArgument::Professional => Self::Professional,
        }
    }
}

#[derive(Debug, Args)]
pub struct Arguments {
    /// Number of players
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(..=100_000))]
    players: u32,
    /// Rules enforcement level
    #[arg(long, value_enum)]
    level: LevelArgument,
    /// Standard pod size
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(3..=128))]
    pod_size: u32,
    /// Byes in the first round [default: the level's]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(..=128))]
    byes: Option<u32>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Prints the recommendation.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let level = Level::from(arguments.level);
    let byes = arguments.byes.unwrap_or_else(|| {
        // T36: the level decides between byes and smaller pods.
        let uneven = Profile::standard(level).uneven_pods;
        let byes = split(arguments.players as usize, arguments.pod_size, uneven).byes;
        u32::try_from(byes).expect("fewer than the players")
    });
    let recommended = recommend(level, arguments.pod_size, arguments.players, byes).map_err(Failure::input)?;
    output::print(&if arguments.json {
        output::json(&json!({
            "players": recommended.players,
            "byes": recommended.byes,
            "counted_as": recommended.counted_as,
            "swiss_rounds": recommended.swiss_rounds,
            "playoff_cut": recommended.playoff_cut,
        }))
    } else {
        text(level, arguments.pod_size, &recommended)
    })
}

fn text(level: Level, pod_size: u32, recommended: &Recommendation) -> String {
    let players = recommended.players;
    let mut lines = vec![match recommended.byes {
        0 => format!("{players} players, {}", level.name()),
        byes => format!(
            "{players} players, {}; {byes} with a bye in round 1: rounds as for {} players",
            level.name(),
            recommended.counted_as
        ),
    }];
    lines.push(match recommended.swiss_rounds {
        0 => "Swiss rounds: none, one elimination pod".to_owned(),
        rounds => format!("Swiss rounds: {rounds}"),
    });
    lines.push(format!("Playoff:      Top {}", recommended.playoff_cut));
    let others: Vec<_> = offered(pod_size)
        .into_iter()
        // A cut needs as many players (T15).
        .filter(|&cut| cut != recommended.playoff_cut && cut <= players)
        .map(|cut| cut.to_string())
        .collect();
    if !others.is_empty() {
        lines.push(format!("Other cuts:   {}", others.join(", ")));
    }
    lines.extend(
        recommended
            .warnings
            .iter()
            .map(|warning| format!("Note: {}", warning.message)),
    );
    lines.join("\n") + "\n"
}
