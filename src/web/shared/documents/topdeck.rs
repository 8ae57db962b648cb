//! The tournament as JSON in the format of TopDeck.gg's API, which statistics sites read.

use serde_json::{Map, Value, json};

use crate::web::shared::view::commanders::{deck_object, decklist};
use crate::web::shared::view::{RoundView, View};
use podium_document::topdeck::OWN;
use podium_event::event::{PlayerIx, Stage};
use podium_event::result::Outcome;
use podium_rules::Ratio;
use podium_rules::playoff::FinalPlace;
use podium_rules::standings::Row;
use podium_store::RoundState;

/// Returns the document of a tournament with its public data.
pub fn document(view: &View<'_>) -> Value {
    let tournament = view.tournament();
    let start = tournament.held_on.and_then(|day| day.and_hms_opt(0, 0, 0));
    json!({
        "TID": tournament.slug,
        "tournamentName": tournament.name,
        "swissNum": view.plan().map_or(view.event().swiss().len() as u32, |plan| plan.swiss_rounds),
        "startDate": start.map(|at| at.and_utc().timestamp()),
        "game": "Magic: The Gathering",
        "format": "EDH",
        "topCut": view.plan().map_or(0, |plan| plan.cut),
        "standings": standing_list(view),
        "rounds": view.rounds().map(|round| round_value(view, round)).collect::<Vec<_>>(),
        OWN: own(view),
    })
}

/// Returns the data that the format has no place for, but that an import needs to compute the same standings:
/// statistics sites ignore it.
fn own(view: &View<'_>) -> Value {
    let (event, profile) = (view.event(), view.profile());
    let id = |player: &PlayerIx| event.player(*player).id.as_str();
    let players = event.indices().map(|ix| {
        let player = event.player(ix);
        let mut fields = Map::new();
        fields.insert("id".into(), json!(player.id));
        fields.insert("name".into(), json!(view.name_alone(ix)));
        let rounds = [
            ("entry_round", Some(player.entry_round).filter(|&round| round > 1)),
            ("dropped_after", player.dropped_after),
            ("disqualified_after", player.disqualified_after),
            ("void_after", player.void_after),
        ];
        for (name, round) in rounds {
            fields.extend(round.map(|round| (name.to_owned(), json!(round))));
        }
        Value::Object(fields)
    });
    let (mut losses, mut draws, mut places) = (Vec::new(), Vec::new(), Vec::new());
    for round in view.rounds() {
        if !round.round.match_losses.is_empty() {
            let players: Vec<&str> = round.round.match_losses.iter().map(id).collect();
            losses.push(json!({"round": round.round.number, "players": players}));
        }
        let takes_places = view.round_name(round.round).takes_places(profile);
        for (ix, pod) in round.round.pods.iter().enumerate() {
            // T45, T60: what the format means by a winner leaves the other places open
            let groups = round
                .result(ix)
                .places(&pod.seats, profile.shares_draw_still_in())
                .filter(|_| takes_places);
            if let Some(groups) = groups {
                let groups: Vec<Vec<&str>> = groups.iter().map(|group| group.iter().map(id).collect()).collect();
                places.push(json!({"round": round.round.number, "table": pod.table, "places": groups}));
                continue;
            }
            // T3: a draw that the whole table shares is what the format means by a draw
            if let Some(Outcome::Drawn(shared)) = round.outcome(ix, profile)
                && shared.len() < pod.seats.len()
            {
                let players: Vec<&str> = shared.iter().map(id).collect();
                draws.push(json!({"round": round.round.number, "table": pod.table, "players": players}));
            }
        }
    }
    let mut own = Map::new();
    own.insert("tournament".into(), own_settings(view));
    own.insert("players".into(), players.collect());
    if let Some(seeds) = event.cut() {
        own.insert("seeds".into(), seeds.iter().map(id).collect());
    }
    for (name, list) in [("match_losses", losses), ("draws", draws), ("places", places)] {
        if !list.is_empty() {
            own.insert(name.into(), Value::Array(list));
        }
    }
    Value::Object(own)
}

/// Returns the settings for computing standings, as in `podium-event/1`.
fn own_settings(view: &View<'_>) -> Value {
    let (tournament, profile) = (view.tournament(), view.profile());
    let mut settings = json!({
        "name": tournament.name,
        "slug": tournament.slug,
        "state": tournament.state,
        "time_zone": tournament.time_zone,
        "rules_enforcement_level": profile.level,
        "pod_size": profile.pod_size,
        "uneven_pods": profile.uneven_pods,
        "smaller_pods_at": profile.smaller_pods_at,
        "games_to_win": profile.games_to_win,
        "points": profile.points,
        "tiebreakers": profile.tiebreakers,
        // house rules of overtime are refused beside another end
        "end_of_round": profile.end_of_round,
    });
    for (name, value) in [
        ("swiss_rounds", json!(profile.swiss_rounds)),
        ("playoff_cut", json!(profile.playoff_cut)),
    ] {
        if !value.is_null() {
            settings[name] = value;
        }
    }
    if let Some(settings) = settings.as_object_mut() {
        settings.extend(profile.house.unusual());
    }
    settings
}

/// Returns the standings after the finished Swiss rounds; once the playoff is over, the final places (T38).
fn standing_list(view: &View<'_>) -> Vec<Value> {
    if view.finished_swiss() == 0 {
        return Vec::new();
    }
    let table = view.standings(view.finished_swiss());
    let ranked: Vec<(u32, &Row)> = match view.final_places().filter(|places| places.is_complete()) {
        Some(places) => {
            let row = |place: &FinalPlace| Some((place.place, table.row(place.player)?));
            places.given().iter().filter_map(row).collect()
        }
        None => table.rows().iter().map(|row| (row.rank, row)).collect(),
    };
    ranked
        .into_iter()
        .map(|(standing, row)| {
            json!({
                "standing": standing,
                "name": view.name_alone(row.player),
                "id": view.row(row.player).key,
                // both are null until they are public
                "decklist": decklist(view, row.player),
                "deckObj": deck_object(view, row.player),
                "points": row.match_points,
                "winRate": share(row.mw),
                "opponentWinRate": share(row.omw),
            })
        })
        .collect()
}

/// A ratio as a JSON number with four decimals.
fn share(ratio: Ratio) -> Value {
    ratio
        .percent()
        // the only floats: the format requires JSON numbers
        .parse::<f64>()
        .map_or(Value::Null, |percent| json!((percent * 100.0).round() / 10_000.0))
}

fn player_value(view: &View<'_>, player: PlayerIx) -> Value {
    let mut value = json!({"name": view.name_alone(player), "id": view.row(player).key});
    // sites that count games by seat look for the commanders here
    if let Some(deck) = deck_object(view, player) {
        value["deckObj"] = deck;
    }
    value
}

fn round_value(view: &View<'_>, round: RoundView<'_>) -> Value {
    let number = match round.round.stage {
        Stage::Swiss => json!(round.number),
        Stage::Playoff => {
            let leg = round.number as usize - 1 - view.event().swiss().len();
            let players = view.legs().get(leg).map(|leg| leg.players);
            players.map_or_else(
                || json!(view.title(round.round).to_string()),
                |players| json!(format!("Top {players}")),
            )
        }
    };
    let mut tables: Vec<Value> = round
        .round
        .pods
        .iter()
        .enumerate()
        .map(|(ix, pod)| {
            let outcome = round.outcome(ix, view.profile());
            let is_over = outcome.is_some();
            let (winner, winner_id) = match outcome {
                None => (Value::Null, Value::Null),
                Some(Outcome::Drawn(_)) => (json!("Draw"), json!("Draw")),
                Some(Outcome::Won(player)) => (json!(view.name_alone(player)), json!(view.row(player).key)),
            };
            json!({
                "table": pod.table,
                "players": pod.seats.iter().map(|&seat| player_value(view, seat)).collect::<Vec<_>>(),
                "winner": winner,
                "winner_id": winner_id,
                "status": match round.state {
                    // A view has no drafts; this is only for the match.
                    RoundState::Draft | RoundState::Published => "Pending",
                    RoundState::Running if is_over => "Completed",
                    RoundState::Running => "Active",
                    RoundState::Finished => "Completed",
                },
            })
        })
        .collect();
    if !round.round.byes.is_empty() {
        tables.push(json!({
            "table": "Byes",
            "players": round.round.byes.iter().map(|&player| player_value(view, player)).collect::<Vec<_>>(),
            "winner": null,
            "winner_id": null,
            "status": "Bye",
        }));
    }
    json!({"round": number, "tables": tables})
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::frame::fixture::{Fixture, drawn, won};

    fn running() -> Fixture {
        Fixture::new(&["Ann Ash", "Bob Birch", "Cat Cedar", "Dan Dogwood", "Eve Elm"])
            .swiss_with_byes(RoundState::Finished, &[(&[0, 1, 2, 3], won(1))], &[4])
            .swiss_with_byes(RoundState::Finished, &[(&[4, 1, 2, 0], drawn(&[4, 1, 2, 0]))], &[3])
            .swiss_with_byes(RoundState::Running, &[(&[1, 2, 3, 4], won(4))], &[0])
    }

    #[test]
    fn it_has_a_running_result_where_that_is_public() {
        let snapshot = running().snapshot();
        let table = &document(&View::of(&snapshot))["rounds"][2]["tables"][0];
        assert_eq!(
            (&table["winner_id"], &table["status"]),
            (&json!("p5"), &json!("Completed"))
        );
    }

    #[test]
    fn it_has_the_shape_that_statistics_sites_read_and_no_running_result() {
        let snapshot = running().quiet().snapshot();
        let value = document(&View::of(&snapshot));
        assert_eq!(value["startDate"], 1795132800);
        assert_eq!(value["standings"][0]["name"], "Bob Birch");
        assert_eq!(value["standings"][0]["winRate"], 0.6);
        let tables = |round: usize| &value["rounds"][round]["tables"];
        assert_eq!(tables(0)[0]["winner_id"], "p2");
        assert_eq!(
            tables(0)[1],
            json!({"table": "Byes", "players": [{"name": "Eve Elm", "id": "p5"}],
            "winner": null, "winner_id": null, "status": "Bye"})
        );
        assert_eq!(tables(1)[0]["winner_id"], "Draw");
        assert_eq!(tables(2)[0]["winner_id"], Value::Null);
        assert_eq!(tables(2)[0]["status"], "Active");
        let text = value.to_string();
        assert!(!text.contains("mail.example") && !text.contains("decks.example"));
    }
}
