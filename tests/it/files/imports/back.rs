//! Podium's export in TopDeck's shape comes back with the same standings, whatever was played.

use podium_document::EventDocument;
use podium_document::event::{About, AboutPlayer, AboutPod, AboutRound};
use podium_document::file::read_file;
use podium_document::standings::standings_json;
use podium_event::labels::RoundState;
use podium_event::profile::{Level, Tiebreaker};
use podium_event::{Event, PodResult, Profile};
use podium_ops::tournaments::archive::import;
use podium_rules::draws::Draws;
use podium_rules::pairing::{Request, pair};
use podium_rules::playoff::{draw_cut, final_places};
use podium_rules::simulation;
use podium_rules::standings::standings;

use super::QUALIFIER;
use crate::harness::both_databases;
use crate::harness::http::Service;
use podium_testing::choices::Choices;
use podium_testing::documents::event;

/// Bytes that are the same in every run.
fn bytes(seed: u64) -> Vec<u8> {
    let mut state = seed.wrapping_mul(0xd134_2543_de82_ef95) | 1;
    let byte = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u8
    };
    std::iter::repeat_with(byte).take(3_000).collect()
}

/// A random event's Swiss rounds, every table with a result.
fn random(seed: u64) -> Event {
    let bytes = bytes(seed);
    let mut parts = event(&mut Choices(bytes.iter())).into_parts();
    parts.rounds.retain(|round| round.stage == podium_event::Stage::Swiss);
    parts.cut = None;
    // TopDeck's shape has no word for a match that counts for nobody
    parts.players.iter_mut().for_each(|player| player.void_after = None);
    // nor for the games of a match
    parts.profile.tiebreakers.retain(|one| *one != Tiebreaker::GamesWon);
    if parts.profile.tiebreakers.is_empty() {
        parts.profile.tiebreakers.push(Tiebreaker::MatchPoints);
    }
    for pod in parts.rounds.iter_mut().flat_map(|round| &mut round.pods) {
        if pod.result == PodResult::NotReported {
            pod.result = PodResult::Won(pod.seats[0]);
        }
    }
    Event::new(parts).expect("a sound event")
}

/// A whole simulated event, played to its champion.
fn whole(seed: &str, players: u32) -> Event {
    let draws = Draws::new(seed.as_bytes());
    let mut event = simulation::event(players, Profile::standard(Level::Competitive)).expect("players");
    for _ in 0..3 {
        event = simulation::come_and_go(event, seed).expect("a sound event");
        let pairing = pair(&event, &Request::new(&draws, Some(3))).expect("they can be paired");
        event = simulation::play(event, &pairing, seed).expect("a right round");
    }
    let (cut, _) = draw_cut(&event, 10, &draws).expect("enough players");
    let mut parts = event.into_parts();
    parts.cut = Some(cut.seeds);
    simulation::play_off(Event::new(parts).expect("a right cut"), seed).expect("a champion")
}

fn document(event: Event, name: &str) -> EventDocument {
    let about = About {
        name: name.to_owned(),
        slug: Some(name.to_owned()),
        players: vec![AboutPlayer::default(); event.players().len()],
        rounds: event
            .rounds()
            .iter()
            .map(|round| AboutRound {
                state: Some(RoundState::Finished),
                pods: vec![AboutPod::default(); round.pods.len()],
                ..AboutRound::default()
            })
            .collect(),
        ..About::default()
    };
    EventDocument { event, about }
}

both_databases! {
    fn the_export_in_topdecks_shape_is_read_again_with_the_same_standings(db) {
        let service = Service::start(db);
        let anybody = service.anonymous();
        let events = (1..=24).map(random).chain((0..4).map(|number| whole(&format!("back {number}"), 19 + 5 * number)));
        let mut rows = 0;
        for (number, event) in events.enumerate() {
            let first = document(event, &format!("event-{number}"));
            let slug = import(&db.db, &first, "test").ok().expect("imported");
            let exported = anybody.see(&format!("/t/{slug}/export/topdeck.json")).body;
            let again = read_file(exported.as_bytes()).unwrap_or_else(|problems| panic!("{slug}: {problems:?}\n{exported}"));
            assert_eq!(again.lost, Vec::<String>::new(), "{slug}: {exported}");
            let table = |document: &EventDocument| standings_json(document, &standings(&document.event, None));
            let (before, after) = (table(&first), table(&again.document));
            assert_eq!(after, before, "{slug}");
            assert_eq!(final_places(&again.document.event), final_places(&first.event), "{slug}");
            rows += before.as_array().map_or(0, Vec::len);
            let stored = import(&db.db, &again.document, "test").ok().expect("imported again");
            assert_ne!(stored, slug);
        }
        assert!(rows > 200, "only {rows} rows were compared");
    }

    /// Nothing in such a file says who made the cut: who plays in the playoff did.
    fn a_playoff_of_another_program_is_stored_with_its_places(db) {
        let service = Service::start(db);
        let anybody = service.anonymous();
        let mut running: serde_json::Value = serde_json::from_str(QUALIFIER).expect("JSON");
        let last = running["rounds"].as_array_mut().and_then(|rounds| rounds.last_mut()).expect("a round");
        for table in last["tables"].as_array_mut().expect("tables") {
            for member in ["winner", "winner_id"] {
                table[member] = serde_json::Value::Null;
            }
            table["status"] = "Active".into();
        }
        for (text, state) in [(QUALIFIER.to_owned(), "finished"), (running.to_string(), "playoff")] {
            let read = read_file(text.as_bytes()).unwrap_or_else(|problems| panic!("{problems:?}"));
            let slug = import(&db.db, &read.document, "test").ok().expect("imported");
            let loaded = db.load(&slug);
            assert_eq!(loaded.tournament.state.as_str(), state);
            assert_eq!(loaded.event, read.document.event);
            let seeds = loaded.event.cut().expect("seeds");
            let table = standings(&loaded.event, None);
            let ranks: Vec<_> = seeds.iter().map(|seed| table.row(*seed).expect("a place").rank).collect();
            assert!(seeds.len() >= 4 && ranks.is_sorted(), "{ranks:?}");
            for page in ["", "/bracket", "/standings", "/pairings", "/players/1", "/export/topdeck.json"] {
                anybody.see(&format!("/t/{slug}{page}"));
            }
        }
    }
}
