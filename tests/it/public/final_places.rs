//! Final places (T38): after the playoff the champion is first wherever a ranking is shown.

use podium_ops::people::players;
use serde_json::Value;

use super::Play;
use crate::harness::both_databases;
use crate::harness::http::{Page, Service};

/// The rows of a page's table, without tags.
fn rows(page: &Page) -> Vec<String> {
    let table = page.body.split("<tbody>").nth(1).expect("a table");
    let rows = table.split("</tbody>").next().unwrap_or_default().split("</tr>");
    rows.map(crate::harness::form::text_of)
        .filter(|row| !row.is_empty())
        .collect()
}

both_databases! {
    fn the_champion_is_first_on_every_page_and_in_every_export(db) {
        let play = Play::new(db);
        play.round();
        play.cut(10);
        let service = Service::start(db);
        let anybody = service.anonymous();
        let standings = |path: &str| anybody.see(&play.at(path));
        assert!(standings("/standings").text().contains("Standings after round 1"), "a cut gives no places");
        play.round_won_by("4");
        let half = rows(&standings("/standings"));
        assert_eq!(half.iter().filter(|row| row.contains("Still in the playoff")).count(), 4, "{half:?}");
        assert!(half[4].starts_with("5 ") && half[4].contains("Semi-finalist"), "{half:?}");

        play.round_won_by("4");
        play.end();
        let loaded = play.load();
        let last = loaded.event.rounds().last().expect("the final").pods[0].seats.clone();
        let (champion, finalist) = (loaded.row(last[3]), loaded.row(last[0]));
        let all = rows(&standings("/standings"));
        assert!(all[0].starts_with("1 ") && all[0].contains(&champion.name) && all[0].contains("Champion"), "{all:?}");
        assert!(all[1].starts_with("2 ") && all[1].contains(&finalist.name) && all[1].contains("Finalist"), "{all:?}");
        assert!(all[10].starts_with("11 ") && all[15].starts_with("11 "), "equal places: {all:?}");
        assert!(standings("/standings/1").text().contains("Standings after round 1"), "Swiss ranks do not change");

        let csv = standings("/export/standings.csv").body;
        let lines: Vec<&str> = csv.lines().collect();
        assert!(lines[0].starts_with("place,reached,seed,rank,number,player,"), "{csv}");
        assert!(lines[1].starts_with("1,champion,") && lines[1].contains(&champion.name), "{csv}");
        assert!(lines[5].starts_with("5,semifinal,") && lines[11].starts_with("11,,,"), "{csv}");

        let topdeck: Value = serde_json::from_str(&standings("/export/topdeck.json").body).expect("JSON");
        let of: Vec<u64> = topdeck["standings"].as_array().expect("a list").iter().map(|row| row["standing"].as_u64().expect("a place")).collect();
        assert_eq!(of, (1..=16).collect::<Vec<_>>());
        assert_eq!(topdeck["standings"][0]["name"], champion.name.as_str());

        let document: Value = serde_json::from_str(&standings("/export/event.json").body).expect("JSON");
        let first = &document["final_places"][0];
        assert_eq!((&first["player"], &first["reached"]), (&champion.key.clone().into(), &"champion".into()));

        let profile = standings(&format!("/players/{}", champion.number)).text();
        assert!(profile.contains("Final place 1") && profile.contains("champion"), "{profile}");
        let own = service.in_database_player(&play.slug, champion.number).see(&play.at("/me")).text();
        assert!(own.contains("Champion 1st of 16"), "{own}");
    }

    fn a_playoff_that_needs_no_game_has_a_champion_on_every_page(db) {
        let play = Play::new(db);
        play.round();
        play.cut(4);
        let loaded = play.load();
        let seeds = loaded.event.cut().expect("seeds");
        let champion = loaded.row(seeds[2]);
        let service = Service::start(db);
        let anybody = service.anonymous();
        assert!(anybody.see(&play.at("/standings")).text().contains("Standings after round 1"), "nobody has won");
        for seed in [0, 1, 3] {
            let number = loaded.row(seeds[seed]).number;
            db.act(&play.slug, |work| players::drop(work, number, "").map(drop)).expect("dropped");
        }
        play.end();

        let home = anybody.see(&play.at("")).text();
        assert!(home.contains("Won the playoff of 4.") && home.contains(&champion.name), "{home}");
        let all = rows(&anybody.see(&play.at("/standings")));
        assert!(all[0].starts_with("1 ") && all[0].contains(&champion.name) && all[0].contains("Champion"), "{all:?}");
        assert!(all[1].starts_with("2 ") && all[1].contains("Finalist"), "{all:?}");
        let csv = anybody.see(&play.at("/export/standings.csv")).body;
        assert!(csv.lines().nth(1).is_some_and(|line| line.starts_with("1,champion,3,")), "{csv}");
        let bracket = anybody.see(&play.at("/bracket")).text();
        assert!(bracket.contains(&format!("Playoff of 4: {} won, seed 3.", champion.name)), "{bracket}");
        let profile = anybody.see(&play.at(&format!("/players/{}", champion.number)));
        assert!(profile.text().contains("Final place 1"), "{}", profile.text());
        assert!(profile.body.contains("1st of 16 · "), "the card to share");
        let read = anybody.see(&format!("/api/v1/tournaments/{}", play.slug)).body;
        let read: Value = serde_json::from_str(&read).expect("JSON");
        assert_eq!(read["champions"].as_array().map(Vec::len), Some(1), "{read}");
    }
}
