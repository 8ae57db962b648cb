//! Stories in pictures: their numbers against the standings and the rounds; the page of a finished event.

use std::collections::BTreeMap;

use chrono::TimeDelta;
use podium_base::clock::Moment;
use podium_document::event::read;
use podium_event::result::Outcome;
use podium_ops::tournaments::archive::import;
use podium_rules::standings::standings;
use podium_store::DbError;
use podium_store::tournaments::rounds::{self, RoundRow};

use super::values;
use crate::harness::http::Service;
use crate::harness::{TestDb, both_databases};
use crate::public::Play;

/// Lets the rounds of a tournament begin an hour earlier; no page was asked for before.
fn in_database_began_earlier(db: &TestDb, slug: &str) {
    let rows: Vec<RoundRow> = db.load(slug).rounds.into_iter().map(|round| round.row).collect();
    let stored: Result<(), DbError> = db.db.write(|conn| {
        for row in &rows {
            let earlier = |at: Moment| at - TimeDelta::hours(1);
            let row = RoundRow {
                published_at: row.published_at.map(earlier),
                started_at: row.started_at.map(earlier),
                ..row.clone()
            };
            rounds::update_round(conn, &row)?;
        }
        Ok(())
    });
    stored.expect("the times are set");
}

/// The text between two others.
fn between<'t>(text: &'t str, before: &str, after: &str) -> &'t str {
    let rest = text.split_once(before).map_or("", |(_, rest)| rest);
    rest.split_once(after).map_or("", |(found, _)| found)
}

both_databases! {
    fn the_field_is_that_of_the_standings(db) {
        let play = Play::of(db, 18);
        let service = Service::start(db);
        let anybody = service.anonymous();
        assert!(anybody.see(&play.at("/story")).text().contains("No charts yet"));
        assert!(!anybody.see(&play.at("")).body.contains("/story\""), "there is nothing to link to");
        play.round();
        play.round_won_by("D");
        play.round_won_by("3");
        assert!(anybody.see(&play.at("")).body.contains("/story\""));
        let body = anybody.see(&play.at("/story")).body;
        let event = play.load().event;
        let mut expected = Vec::new();
        for round in 1..=3 {
            let mut players: BTreeMap<u32, u32> = BTreeMap::new();
            for row in standings(&event, Some(round)).rows() {
                *players.entry(row.match_points).or_default() += 1;
            }
            let with: Vec<String> = players.iter().rev().map(|(points, count)| format!("{count} with {points}")).collect();
            expected.push(format!("R{round}: {}.", with.join(", ")));
        }
        assert_eq!(between(&body, "<desc id=\"field-description\">", "</desc>"), expected.join(" "));
        // every player is in one dot of each round
        let field = between(&body, "<svg class=\"picture field\"", "</svg>");
        let mut in_column: BTreeMap<&str, u32> = BTreeMap::new();
        let dots = values(field, "cx");
        let numbers: Vec<u32> = field
            .split("<circle")
            .skip(1)
            .filter_map(|dot| between(dot, "\">", "</text>").rsplit('>').next()?.parse().ok())
            .collect();
        assert_eq!(dots.len(), numbers.len());
        for (x, number) in dots.iter().zip(&numbers) {
            *in_column.entry(x).or_default() += number;
        }
        assert_eq!(in_column.values().copied().collect::<Vec<_>>(), [18, 18, 18]);
        // the table beside it counts the rounds
        for round in event.rounds() {
            let drawn = round.pods.iter().filter(|pod| matches!(pod.result.outcome(&pod.seats, 1), Some(Outcome::Drawn(_))));
            let line = format!(
                "Round {} 18 {} {} {}",
                round.number,
                round.pods.len(),
                round.byes.len(),
                drawn.count()
            );
            let text = anybody.see(&play.at("/story")).text();
            assert!(text.contains(&line), "{line}: {text}");
        }
    }

    fn times_and_seats_are_public_when_the_tournament_is_finished(db) {
        let play = Play::new(db);
        play.round();
        play.round();
        let service = Service::start(db);
        let anybody = service.anonymous();
        let story = || anybody.see(&play.at("/story")).body;
        assert!(!story().contains("id=\"the-times\"") && !story().contains("id=\"seats\""));
        play.cut(4);
        play.round();
        play.end();
        let body = story();
        assert!(body.contains("id=\"seats\"") && body.contains("bracket-wide"), "{body}");
        assert!(body.len() <= 150_000, "{} bytes", body.len());
    }

    fn no_length_of_a_match_is_made_up_for_an_imported_event(db) {
        let play = Play::new(db);
        play.round();
        play.round();
        play.end();
        in_database_began_earlier(db, &play.slug);
        let service = Service::start(db);
        let anybody = service.anonymous();
        let own = anybody.see(&play.at("/story"));
        assert!(own.body.contains("id=\"the-times\""), "{}", own.text());
        // everybody's document says when rounds began and ended, and not when a table reported
        let document = anybody.see(&play.at("/export/event.json")).body;
        assert!(document.contains("\"started_at\"") && !document.contains("\"reported_at\""), "{document}");
        let copy = import(&db.db, &read(document.as_bytes()).expect("a sound document"), "somebody");
        let copy = copy.ok().expect("imported");
        let story = anybody.see(&format!("/t/{copy}/story"));
        assert!(story.text().contains("Round 2") && !story.body.contains("id=\"the-times\""), "{}", story.text());
    }

    fn a_finished_event_says_who_won_and_how(db) {
        let play = Play::new(db);
        play.round();
        play.round();
        play.cut(4);
        play.round();
        let champion = podium_ops::run::playoff::winner(&play.load()).expect("a champion");
        play.end();
        let service = Service::start(db);
        let page = service.anonymous().see(&play.at(""));
        let text = page.text();
        let name = play.load().row(champion).name.clone();
        assert!(text.contains(&format!("The path of {name}")) && text.contains("The final"), "{text}");
        let path = between(&page.body, "<ol class=\"winners-path\">", "</ol>");
        assert_eq!(path.matches("<li").count(), 3, "two Swiss rounds and the final: {path}");
        assert!(path.contains("<b>Final</b>") && path.contains("<b>Round 1</b>"), "{path}");
        let finalists = between(&page.body, "<ol class=\"final-pod\">", "</ol>");
        assert_eq!(finalists.matches("<li").count(), 4);
        assert_eq!(finalists.matches("Champion").count(), 1);
        // everybody finds their place by their name
        assert!(page.body.contains("Find your place"));
        let found = service.anonymous().see(&play.at("/standings?q=First7"));
        assert!(found.text().contains("First7") && !found.text().contains("First8"), "{}", found.text());
        assert!(page.body.contains("/card/"), "the champion's card");
    }
}
