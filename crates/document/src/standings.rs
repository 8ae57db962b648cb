//! Writing standings and final places as JSON and CSV.

use serde_json::{Value, json};

use super::event::EventDocument;
use podium_event::Event;
use podium_event::profile::Tiebreaker;
use podium_rules::playoff::{FinalPlace, FinalPlaces};
use podium_rules::standings::{Row, Standings};

/// Writes a list in rank order; the ratios are exact fractions as text. Tiebreakers that the addendum does not have are
/// there if the tournament names them.
#[must_use]
pub fn standings_json(document: &EventDocument, standings: &Standings) -> Value {
    let row = |row: &Row| {
        let player = document.event.player(row.player);
        let mut fields = json!({
            "rank": row.rank,
            "id": player.id,
            "name": player.name,
            "match_points": row.match_points,
            "match_win_percentage": row.mw.to_string(),
            "opponents_average_match_points": row.oamp.to_string(),
            "opponents_match_win_percentage": row.omw.to_string(),
            "matches_played": row.matches_played,
            "wins": row.wins,
            "draws": row.draws,
            "losses": row.losses,
            "byes": row.byes,
        });
        for tiebreaker in further(document) {
            let value = row.further(tiebreaker).map(|value| value.to_string());
            fields[tiebreaker.as_str()] = json!(value);
        }
        fields
    };
    standings.rows().iter().map(row).collect()
}

/// Writes standings for spreadsheets: a header line, then a line a player; percentages and averages with two decimals.
/// No private data.
#[must_use]
pub fn standings_csv(document: &EventDocument, standings: &Standings) -> String {
    let mut text = String::from(
        "rank,id,player,match_points,match_win_percentage,opponents_average_match_points,\
         opponents_match_win_percentage,matches_played,wins,draws,losses,byes",
    );
    for tiebreaker in further(document) {
        text.push(',');
        text.push_str(tiebreaker.as_str());
    }
    text.push('\n');
    for row in standings.rows() {
        let player = document.event.player(row.player);
        let mut cells = vec![
            row.rank.to_string(),
            cell(&player.id),
            cell(&player.name),
            row.match_points.to_string(),
            row.mw.percent(),
            row.oamp.decimal(),
            row.omw.percent(),
            row.matches_played.to_string(),
            row.wins.to_string(),
            row.draws.to_string(),
            row.losses.to_string(),
            row.byes.to_string(),
        ];
        // empty where head to head does not decide
        cells.extend(further(document).map(|tiebreaker| {
            let value = row.further(tiebreaker);
            value.map_or_else(String::new, |_| row.shown(tiebreaker))
        }));
        text.push_str(&cells.join(","));
        text.push('\n');
    }
    text
}

/// Returns the tiebreakers of a tournament that the addendum does not have.
fn further(document: &EventDocument) -> impl Iterator<Item = Tiebreaker> {
    let named = document.event.profile().tiebreakers.iter().copied();
    named.filter(|tiebreaker| !Tiebreaker::STANDARD.contains(tiebreaker))
}

/// Writes a list in order of place, without players who have no place yet.
#[must_use]
pub fn places_json(event: &Event, places: &FinalPlaces) -> Value {
    let place = |place: &FinalPlace| {
        let player = event.player(place.player);
        json!({
            "place": place.place,
            "id": player.id,
            "name": player.name,
            "reached": place.reached.map(|reached| reached.word()),
            "seed": place.seed,
        })
    };
    places.given().iter().map(place).collect()
}

/// Writes final places for spreadsheets: a header line, then a line a player.
#[must_use]
pub fn places_csv(event: &Event, places: &FinalPlaces) -> String {
    let mut text = String::from("place,id,player,reached,seed\n");
    for place in places.given() {
        let player = event.player(place.player);
        let cells = [
            place.place.to_string(),
            cell(&player.id),
            cell(&player.name),
            place.reached.map_or_else(String::new, |reached| reached.word()),
            place.seed.map_or_else(String::new, |seed| seed.to_string()),
        ];
        text.push_str(&cells.join(","));
        text.push('\n');
    }
    text
}

/// Formats a text as a CSV cell: quoted if necessary; a text that a spreadsheet would treat as a formula is marked as
/// text.
#[must_use]
pub fn cell(text: &str) -> String {
    // Names come from registration forms, and a spreadsheet would evaluate text that begins like a formula.
    let formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let text = if formula { format!("'{text}") } else { text.to_owned() };
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}

/// Formats a tiebreaker of a row for people, with two decimals.
#[must_use]
pub fn shown(row: &Row, tiebreaker: Tiebreaker) -> String {
    row.shown(tiebreaker)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::read;
    use podium_rules::standings::standings;

    fn document() -> EventDocument {
        let text = br#"{"format": "podium-event/1", "tournament": {"name": "Cup"},
            "players": [{"id": "a", "name": "Ash, Ann"}, {"id": "b", "name": "=1+1"}, {"id": "c", "name": "C \"X\""}],
            "rounds": [{"number": 1, "pods": [{"seats": ["a", "b", "c"], "result": {"winner": "b"}}]}]}"#;
        read(text).expect("a sound document")
    }

    #[test]
    fn json_has_the_exact_fractions() {
        let document = document();
        let list = standings_json(&document, &standings(&document.event, None));
        assert_eq!(list[0]["name"], "=1+1");
        assert_eq!(list[1]["opponents_average_match_points"], "5/2");
        assert_eq!(list[1]["opponents_match_win_percentage"], "3/5");
    }

    #[test]
    fn csv_quotes_and_disarms_formulas() {
        let document = document();
        let csv = standings_csv(&document, &standings(&document.event, None));
        let lines: Vec<_> = csv.lines().skip(1).collect();
        assert_eq!(
            lines,
            [
                "1,b,'=1+1,5,100.00,0.00,20.00,1,1,0,0,0",
                "2,a,\"Ash, Ann\",0,0.00,2.50,60.00,1,0,0,1,0",
                "2,c,\"C \"\"X\"\"\",0,0.00,2.50,60.00,1,0,0,1,0"
            ]
        );
    }
}
