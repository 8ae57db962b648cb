//! Draws recomputed from the secret: by `podium verify`, and by a program written from the documentation alone.

use std::path::Path;
use std::process::{Command, Output};

use podium_document::EventDocument;
use podium_document::event::{About, AboutRound, LogEntry, write};
use podium_event::profile::{Level, PlayoffSeats, UnevenPods};
use podium_event::{Event, PlayerIx, Pod, PodResult, Profile, Round, Stage};
use podium_rules::draws::{Drawn, Draws, Purpose};
use podium_rules::pairing::{Request, pair};
use podium_rules::playoff::{Next, draw_seats, next};
use podium_rules::simulation;

const SECRET: &[u8] = b"0123456789abcdef0123456789abcdef";

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Returns the document of a finished event of 18 players with every kind of draw.
fn document(uneven: UnevenPods) -> EventDocument {
    let draws = Draws::new(SECRET);
    let mut profile = Profile::standard(Level::Competitive);
    profile.uneven_pods = uneven;
    let mut event = simulation::event(18, profile).expect("18 players");
    let mut about = About {
        name: "Autumn Open".to_owned(),
        commitment: Some(draws.commitment()),
        secret: Some(hex(SECRET)),
        ..About::default()
    };
    for round in 1..=3 {
        let mut request = Request::new(&draws, Some(3));
        request.draw_counter = round % 2 + 1; // some drafts were paired again
        let pairing = pair(&event, &request).expect("18 players can be paired");
        about.draws.extend(pairing.draws.clone());
        about.rounds.push(AboutRound {
            draw_counter: Some(request.draw_counter),
            ..AboutRound::default()
        });
        event = simulation::play(event, &pairing, "autumn").expect("a right round");
    }
    for (counter, sides) in [(1, 6), (2, 20), (3, 129)] {
        let rolled = draws.die(2, counter, sides).expect("a die");
        about.draws.push(Drawn::roll(Purpose::Die, 2, counter, sides, rolled));
    }
    let side = draws.coin(3, 1) as u32 + 1;
    about.draws.push(Drawn::roll(Purpose::Flip, 3, 1, 2, side));
    EventDocument { event, about }
}

fn written(document: &EventDocument, folder: &Path) -> std::path::PathBuf {
    let path = folder.join("event.json");
    std::fs::write(&path, write(document)).expect("the folder can be written");
    path
}

fn verify(document: &EventDocument) -> Output {
    let folder = tempfile::tempdir().expect("a folder");
    Command::new(env!("CARGO_BIN_EXE_podium"))
        .arg("verify")
        .arg(written(document, folder.path()))
        .output()
        .expect("podium runs")
}

#[test]
fn verify_agrees_with_what_was_drawn() {
    for uneven in [UnevenPods::Byes, UnevenPods::SmallerPods] {
        let output = verify(&document(uneven));
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success(), "{text}");
        assert!(!text.contains("DIFFERS"), "{text}");
        for line in ["Commitment", "order of the players", "seats", "die", "coin"] {
            assert!(text.contains(&format!("{line}\n")), "no {line}: {text}");
        }
    }
}

#[test]
fn verify_finds_what_was_changed() {
    let mut changed = document(UnevenPods::Byes);
    let last = changed.about.draws.len() - 1;
    changed.about.draws[last].rolled = changed.about.draws[last].rolled.map(|side| 3 - side);
    changed.about.draws[0].order.swap(3, 7);
    let output = verify(&changed);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(1), "{text}");
    assert_eq!(text.matches("DIFFERS").count(), 2, "{text}");
}

/// A cut of sixteen in its first round, with drawn seats.
fn playoff(seats: PlayoffSeats) -> EventDocument {
    let EventDocument { event, mut about } = document(UnevenPods::Byes);
    let mut parts = event.into_parts();
    parts.profile.house.playoff_seats = seats;
    parts.cut = Some((0..16).map(PlayerIx).collect());
    let event = Event::new(parts).expect("an announced cut");
    let Ok(Next::Round { mut pods, .. }) = next(&event) else {
        panic!("a round");
    };
    let number = event.next_number();
    about
        .draws
        .push(draw_seats(&event, &mut pods, &Draws::new(SECRET), number, 2));
    about.rounds.push(AboutRound {
        draw_counter: Some(2),
        ..AboutRound::default()
    });
    let mut parts = event.into_parts();
    let pods = pods.into_iter().zip(1..).map(|(seats, table)| Pod {
        table,
        seats,
        left: Vec::new(),
        result: PodResult::NotReported,
    });
    parts.rounds.push(Round {
        number,
        stage: Stage::Playoff,
        pods: pods.collect(),
        byes: Vec::new(),
        match_losses: Vec::new(),
    });
    EventDocument {
        event: Event::new(parts).expect("a playoff"),
        about,
    }
}

/// The document with other seats at the second table of its last round.
fn reseated(document: &EventDocument, change: impl FnOnce(&mut [PlayerIx])) -> EventDocument {
    let mut parts = document.event.clone().into_parts();
    change(&mut parts.rounds.last_mut().expect("a round").pods[1].seats);
    EventDocument {
        event: Event::new(parts).expect("still an event"),
        about: document.about.clone(),
    }
}

#[test]
fn drawn_playoff_seats_are_held_against_the_draw() {
    let differs = |document: &EventDocument| -> usize {
        let text = String::from_utf8_lossy(&verify(document).stdout).into_owned();
        text.matches("DIFFERS").count()
    };
    for seats in [PlayoffSeats::Random, PlayoffSeats::BestSeedChooses] {
        let right = playoff(seats);
        assert_eq!(differs(&right), 0, "{seats:?}");
        assert_eq!(differs(&reseated(&right, |pod| pod.swap(0, 1))), 1, "{seats:?}");
        let may_turn = seats == PlayoffSeats::BestSeedChooses;
        let turned = reseated(&right, |pod| pod.rotate_left(3));
        assert_eq!(
            differs(&turned),
            usize::from(!may_turn),
            "{seats:?}: the best seed may choose who begins"
        );
    }
}

#[test]
fn an_awarded_bye_is_in_no_draw() {
    let right = document(UnevenPods::Byes);
    let mut parts = right.event.clone().into_parts();
    let byes = parts.rounds[0].byes.clone();
    parts.players[byes[0].ix()].awarded_byes = 1;
    let awarded = EventDocument {
        event: Event::new(parts).expect("still an event"),
        about: right.about,
    };
    let text = String::from_utf8_lossy(&verify(&awarded).stdout).into_owned();
    let wrong: Vec<&str> = text.lines().filter(|line| line.contains("DIFFERS")).collect();
    assert_eq!(wrong.len(), 2, "the recorded byes, and those that were had: {text}");
}

#[test]
fn verify_needs_the_secret() {
    let mut running = document(UnevenPods::Byes);
    running.about.secret = None;
    let output = verify(&running);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1));
    assert!(said.contains("published when the tournament is finished"), "{said}");
}

#[test]
#[ignore = "needs python3: bash tests/all.sh"]
fn a_program_from_the_documentation_alone_agrees() {
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/recompute/verify_draws.py");
    let run = |document: &EventDocument| {
        let folder = tempfile::tempdir().expect("a folder");
        let output = Command::new("python3")
            .arg(program)
            .arg(written(document, folder.path()))
            .output();
        output.expect("python3 runs")
    };
    for uneven in [UnevenPods::Byes, UnevenPods::SmallerPods] {
        let output = run(&document(uneven));
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    }
    for seats in [PlayoffSeats::Random, PlayoffSeats::BestSeedChooses] {
        let output = run(&playoff(seats));
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
        let changed = run(&reseated(&playoff(seats), |pod| pod.swap(0, 1)));
        assert_eq!(changed.status.code(), Some(1), "{seats:?}");
    }
    let mut changed = document(UnevenPods::Byes);
    changed.about.draws[0].order.swap(3, 7);
    let output = run(&changed);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(String::from_utf8_lossy(&output.stdout).matches("DIFFERS").count(), 1);

    // Two players changed places in round 2: a difference, unless the public log says so.
    let mut by_hand = document(UnevenPods::Byes);
    let mut parts = by_hand.event.clone().into_parts();
    let (a, b) = (parts.rounds[1].pods[0].seats[0], parts.rounds[1].pods[1].seats[0]);
    parts.rounds[1].pods[0].seats[0] = b;
    parts.rounds[1].pods[1].seats[0] = a;
    for pod in &mut parts.rounds[1].pods[..2] {
        pod.result = PodResult::Won(pod.seats[1]);
        pod.seats.sort_unstable();
    }
    by_hand.event = Event::new(parts).expect("still an event");
    let said = |output: &Output| String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(run(&by_hand).status.code(), Some(1));
    by_hand.about.log.push(LogEntry {
        at: chrono::DateTime::UNIX_EPOCH,
        by: "Host".to_owned(),
        verb: Some("round.change".to_owned()),
        after: Some(serde_json::json!({"round": 2, "draw_counter": 1})),
        what: "Two players changed places.".to_owned(),
        why: None,
        before: None,
        public: true,
    });
    let output = run(&by_hand);
    assert!(output.status.success(), "{}", said(&output));
    assert_eq!(said(&output).matches("changed ").count(), 1, "{}", said(&output));
    by_hand.about.log[0].public = false;
    assert_eq!(
        run(&by_hand).status.code(),
        Some(1),
        "a line that nobody sees explains nothing"
    );
}
