//! `podium standings EVENT`: the standings or the final places as a table, JSON or CSV.

use clap::Args;

use crate::cli::{Failure, input, output};
use podium_document::standings::{places_csv, places_json, shown, standings_csv, standings_json};
use podium_event::Event;
use podium_rules::playoff::{FinalPlaces, final_places};
use podium_rules::standings::{Standings, standings};

#[derive(Debug, Args)]
pub struct Arguments {
    /// An event document; - is standard input
    event: String,
    /// Standings after this Swiss round
    #[arg(long, value_name = "N")]
    after_round: Option<u32>,
    /// Print final places: the playoff first, then the Swiss order
    #[arg(long = "final", conflicts_with = "after_round")]
    is_final: bool,
    /// Print a JSON list, with percentages as exact fractions
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// Print CSV for spreadsheets
    #[arg(long)]
    csv: bool,
}

/// Prints the standings.
///
/// # Errors
/// Refuses a round that the event does not have.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let document = input::event(&arguments.event)?;
    let event = &document.event;
    if let Some(round) = arguments.after_round
        // A round that was never played would silently print the standings of the last one.
        && !event.swiss().iter().any(|swiss| swiss.number == round)
    {
        return Err(Failure::input(match event.swiss() {
            [] => format!("There is no Swiss round {round}: the event has no rounds yet."),
            swiss => format!(
                "There is no Swiss round {round}: the event has rounds 1 to {}.",
                swiss.len()
            ),
        }));
    }
    if arguments.is_final {
        let places = final_places(event);
        return output::print(&if arguments.json {
            output::json(&places_json(event, &places))
        } else if arguments.csv {
            places_csv(event, &places)
        } else {
            places_table(event, &places)
        });
    }
    let standings = standings(event, arguments.after_round);
    let text = if arguments.json {
        output::json(&standings_json(&document, &standings))
    } else if arguments.csv {
        standings_csv(&document, &standings)
    } else {
        table(event, &standings)
    };
    output::print(&text)
}

/// Returns the standings as a table with the event's own tiebreakers.
fn table(event: &Event, standings: &Standings) -> String {
    let tiebreakers = &event.profile().tiebreakers;
    let mut head = vec!["Rank".to_owned(), "Player".to_owned()];
    head.extend(tiebreakers.iter().map(|tiebreaker| tiebreaker.name().to_owned()));
    head.extend(["Won-lost-drawn".to_owned(), "Byes".to_owned()]);
    let rows = standings.rows().iter().map(|row| {
        let mut cells = vec![row.rank.to_string(), event.player(row.player).name.clone()];
        cells.extend(tiebreakers.iter().map(|&tiebreaker| shown(row, tiebreaker)));
        cells.push(format!("{}-{}-{}", row.wins, row.losses, row.draws));
        cells.push(row.byes.to_string());
        cells
    });
    output::table(&head, &rows.collect::<Vec<_>>(), &[1])
}

/// Returns the final places as a table; of who is equal it says so.
fn places_table(event: &Event, places: &FinalPlaces) -> String {
    let head = ["Place", "Player", "Seed", "Reached"].map(str::to_owned);
    let rows = places.given().iter().map(|place| {
        let reached = place.reached.map(|reached| reached.title());
        let equal = place
            .shared
            .as_ref()
            .map(|equal| format!("equal {}-{}", equal.start(), equal.end()));
        vec![
            place.place.to_string(),
            event.player(place.player).name.clone(),
            place.seed.map_or_else(String::new, |seed| seed.to_string()),
            reached.or(equal).unwrap_or_default(),
        ]
    });
    output::table(&head, &rows.collect::<Vec<_>>(), &[1, 3])
}
