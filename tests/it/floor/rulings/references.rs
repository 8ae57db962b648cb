//! Desk references answer: from what is asked in the address, with the players of a table where one is named.

use podium_ops::floor::follow::{DeskAction, GameVersion, act};
use podium_ops::run::chance::{Draw, draw};
use podium_rules::draws::{Coin, Draws};
use podium_store::tournaments::notices;

use super::*;

/// What the page answers.
fn answer(venue: &Venue<'_>, reader: &Visitor, question: &str) -> String {
    let page = reader.see(&venue.at(&format!("desk/references/{question}")));
    let (_, after) = page
        .body
        .split_once("id=\"answer\">Answer</h2>")
        .unwrap_or_else(|| panic!("no answer in {}", page.text()));
    let end = after.find("</section>").expect("it ends");
    let text = Page {
        body: after[..end].to_owned(),
        ..page.clone()
    }
    .text();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

both_databases! {
    fn every_page_opens_for_the_staff(db) {
        let venue = Venue::new(db);
        let scorekeeper = venue.staff(Role::Scorekeeper);
        for page in ["", "/cards", "/priority", "/loops", "/leaving", "/chance", "/information", "/checklists", "/penalties", "/end-of-round"] {
            scorekeeper.see(&venue.at(&format!("desk/references{page}")));
        }
        let penalties = scorekeeper.see(&venue.at("desk/references/penalties")).text();
        assert!(penalties.contains("3.3 Slow Play") && penalties.contains("Warning number 2 in a day: Game Loss"), "{penalties}");
        let end = scorekeeper.see(&venue.at("desk/references/end-of-round")).text();
        assert!(end.contains("75 minutes, then one more turn for each player"), "{end}");
    }

    fn who_may_show_a_card(db) {
        let venue = Venue::new(db);
        let judge = venue.staff(Role::Judge);
        let cases = [
            ("zone=hand&owner=2", "Player 2 may show it, nobody else."),
            ("zone=library&owner=1", "Nobody may show it."),
            ("zone=library&owner=1&looks=1", "Player 1 may show it, nobody else."),
            ("zone=library&owner=1&looks=2", "Nobody may show it."),
            ("zone=exile&owner=1&looks=2&looks=3", "Player 2 and Player 3 may show it, nobody else."),
            ("zone=exile&owner=1", "Nobody may show it."),
            ("zone=battlefield&owner=1&controller=4", "Player 4 may show it, nobody else."),
            ("zone=stack&owner=1", "Player 1 may show it, nobody else."),
            ("zone=other&owner=1&looks=1", "Player 1 may show it, nobody else."),
        ];
        for (asked, expected) in cases {
            let answered = answer(&venue, &judge, &format!("cards?ask=1&{asked}"));
            assert!(answered.starts_with(expected), "{asked}: {answered}");
        }
        let names = answer(&venue, &judge, "cards?ask=1&table=1&zone=hand&owner=2");
        assert!(names.starts_with(&venue.player(venue.seats(1)[1]).name), "{names}");
    }

    fn who_has_priority_after_a_request_is_withdrawn(db) {
        let venue = Venue::new(db);
        let judge = venue.staff(Role::Judge);
        let answered = answer(&venue, &judge, "priority?ask=1&active=2&asker=4");
        assert!(answered.starts_with("The request of Player 4 is void. Player 2, whose turn it is, has priority."), "{answered}");
        assert!(answered.contains("Player 2 and Player 3 had passed before"), "{answered}");
        // the turn of a player who left goes on without them (CR 800.4j)
        let answered = answer(&venue, &judge, "priority?ask=1&active=2&asker=4&out=2");
        assert!(answered.contains("Player 2 has left, so priority goes to the next in turn order: Player 3."), "{answered}");
        let answered = answer(&venue, &judge, "priority?ask=1&active=1&asker=3&out=3");
        assert!(answered.contains("has left the game"), "{answered}");
    }

    fn where_a_loop_stops(db) {
        let venue = Venue::new(db);
        let judge = venue.staff(Role::Judge);
        let base = "loops?ask=1&active=1&announcer=1&iterations=100&points=2";
        let answered = answer(&venue, &judge, base);
        assert!(answered.starts_with("It runs as announced, 100 times. Player 1 has priority after it."), "{answered}");
        let answered = answer(&venue, &judge, &format!("{base}&iteration_3=10&point_3=1"));
        assert!(answered.starts_with("It stops in iteration 10, after point 1. Player 3 has priority there."), "{answered}");
        assert!(answered.contains("If Player 3 then does nothing") && answered.contains("Player 1 has priority"), "{answered}");
        // the earliest of all holds; of two who name the same, who named it first
        let answered = answer(&venue, &judge, &format!("{base}&iteration_2=10&point_2=1&iteration_3=5&point_3=2&iteration_4=5&point_4=2"));
        assert!(answered.starts_with("It stops in iteration 5, after point 2. Player 3 has priority there."), "{answered}");
        // the announcer may shorten it too, when the round comes to them
        let answered = answer(&venue, &judge, &format!("{base}&iteration_1=3&point_1=1&iteration_4=7&point_4=1"));
        assert!(answered.starts_with("It stops in iteration 3, after point 1. Player 1 has priority there."), "{answered}");
    }

    fn what_leaves_with_a_player(db) {
        let venue = Venue::new(db);
        let judge = venue.staff(Role::Judge);
        let answered = answer(
            &venue,
            &judge,
            "leaving?ask=1&leaver=1&rows=5&name_0=Own&kind_0=card&owner_0=1&controller_0=2&how_0=effect\
             &name_1=Stolen&kind_1=card&owner_1=2&controller_1=1&how_1=effect\
             &name_2=Reanimated&kind_2=card&owner_2=3&controller_2=1&how_2=entered\
             &name_3=Trigger&kind_3=ability&owner_3=1&name_4=Theirs&kind_4=card&owner_4=4",
        );
        for part in ["Own leaves the game", "Stolen", "Reanimated is exiled", "Trigger ceases to exist"] {
            assert!(answered.contains(part), "{part} is not in {answered}");
        }
        assert!(answered.contains("control") && !answered.contains("Theirs"), "{answered}");
        let nothing = answer(&venue, &judge, "leaving?ask=1&leaver=1&rows=1&name_0=Theirs&kind_0=card&owner_0=4");
        assert!(nothing.starts_with("Nothing of these changes."), "{nothing}");
    }

    fn what_leaves_a_followed_game_is_answered_from_it(db) {
        let venue = Venue::new(db);
        let judge = venue.staff(Role::Judge);
        venue.follow(1);
        let seats = venue.seats(1);
        let key = venue.player(seats[1]).key;
        let object = serde_json::json!({"do": "object", "object": "Sol Ring", "owner": key});
        let (at, actions) = (GameVersion::new(1, 1), [DeskAction::Do(object)]);
        db.act(&venue.slug, |work| act(work, at, &actions)).expect("an object");
        let answered = answer(&venue, &judge, "leaving?ask=1&table=1&leaver=2");
        assert!(answered.contains("In the followed game: Sol Ring leaves the game"), "{answered}");
        assert_eq!(venue.steps(1).len(), 1, "asking changes nothing");
    }

    fn who_asks_for_a_coin_is_chosen_at_their_table(db) {
        let venue = Venue::new(db);
        let judge = venue.staff(Role::Judge);
        // From the table's page over the references to the coin, without typing a number.
        let references = venue.at("desk/references?table=1");
        assert!(judge.see(&venue.at("desk/floor/1")).body.contains(&format!("href=\"{references}\"")));
        assert!(judge.see(&venue.at("desk/rulings/new?table=1")).body.contains(&format!("href=\"{references}\"")));
        assert!(!judge.see(&venue.at("desk/references?table=x%22y")).text().contains("For table"));
        let at = venue.at("desk/references/chance");
        assert!(judge.see(&references).body.contains(&format!("href=\"{at}?table=1\"")));
        let page = judge.see(&format!("{at}?table=1"));
        let second = venue.player(venue.seats(1)[1]);
        let option = format!("<option value=\"{}\">{}</option>", second.number, second.name);
        assert!(page.body.contains(&option), "{option} is not in {}", page.body);
        let flip = page.form(&at).set("asked_by", &second.number.to_string()).set("what", "flip");
        let sent = judge.send(&flip);
        assert_eq!(sent.status, 303, "{}", sent.text());
        let after = judge.see(&format!("{at}?player={}&table=1", second.number));
        assert!(after.text().contains(&format!("{} flips a coin", second.name)), "{}", after.text());
        assert!(after.body.contains(&format!("<option value=\"{}\" selected>", second.number)));
        // A table that is not there: the number is typed, and what was wrong is said.
        let wrong = judge.see(&format!("{at}?table=99"));
        assert!(wrong.text().contains("no table 99") && wrong.text().contains("Their number"), "{}", wrong.text());
        let refused = judge.post(&at, &[("what", "flip"), ("table", "1"), ("asked_by", "")]);
        assert!(refused.status == 422 && refused.body.contains(&option), "{}", refused.text());
    }

    fn coins_and_dice_are_drawn_from_the_secret_and_recorded(db) {
        let venue = Venue::new(db);
        let judge = venue.staff(Role::Judge);
        let at = venue.at("desk/references/chance");
        let player = venue.seats(1)[0].to_string();
        let sent = |fields: &[(&str, &str)]| {
            let mut all = vec![("asked_by", player.as_str())];
            all.extend(fields);
            judge.post(&at, &all)
        };
        assert_eq!(sent(&[("what", "flip"), ("call", "heads"), ("remark", "Krark's Thumb")]).status, 303);
        assert_eq!(sent(&[("what", "flip"), ("call", "")]).status, 303);
        assert_eq!(sent(&[("what", "roll"), ("sides", "20"), ("count", "3")]).status, 303);
        assert_eq!(sent(&[("what", "flip"), ("instead", "6")]).status, 303);
        let tournament = venue.tournament();
        let secret = Draws::new(&tournament.secret_bytes().expect("a secret"));
        let rows: Result<_, DbError> = db.db.read(|conn| notices::draws(conn, &tournament.id));
        let rows: Vec<(String, i64, i64, u32)> = rows
            .expect("read")
            .into_iter()
            .filter(|row| matches!(row.purpose.as_str(), "flip" | "die"))
            .map(|row| {
                let drawn: serde_json::Value = serde_json::from_str(&row.drawn).expect("JSON");
                (row.purpose, row.round, row.counter, drawn["rolled"].as_u64().expect("a number") as u32)
            })
            .collect();
        let coin = |counter| if secret.coin(1, counter) == Coin::Heads { 1 } else { 2 };
        let die = |counter, sides| secret.die(1, counter, sides).expect("a die");
        assert_eq!(rows, [
            ("flip".to_owned(), 1, 1, coin(1)),
            ("flip".to_owned(), 1, 2, coin(2)),
            ("die".to_owned(), 1, 1, die(1, 20)),
            ("die".to_owned(), 1, 2, die(2, 20)),
            ("die".to_owned(), 1, 3, die(3, 20)),
            ("die".to_owned(), 1, 4, die(4, 6)),
        ]);
        let page = judge.see(&at).text();
        let name = venue.player(venue.seats(1)[0]).name;
        for part in [&format!("{name} flips a coin") as &str, "called heads", "without a call nobody wins it", "3 dice of 20", "instead of a coin", "Krark's Thumb", "judge"] {
            assert!(page.contains(part), "{part} is not in {page}");
        }
        // everybody can look them up, and recompute them once the secret is out
        assert!(venue.service.anonymous().see(&venue.at("fairness")).text().contains("flip/1/1"));
        for (fields, says) in [
            (&[("what", "flip"), ("instead", "7")] as &[_], "an even number of sides"),
            (&[("what", "roll"), ("sides", "257")], "no number from 1 to 256"),
            (&[("what", "roll"), ("count", "21")], "no number from 1 to 20"),
        ] {
            let wrong = sent(fields);
            assert!(wrong.status == 422 && wrong.text().contains(says), "{says}: {}", wrong.text());
        }
        let nobody = judge.post(&at, &[("what", "flip")]);
        assert!(nobody.status == 422 && nobody.text().contains("Who asks"), "{}", nobody.text());
        assert_eq!(venue.staff(Role::Scorekeeper).post(&at, &[("what", "flip"), ("asked_by", "1")]).status, 403);
    }

    fn recorded_coins_and_dice_verify(db) {
        let venue = Venue::new(db);
        for what in [Draw::Coin { call: Some(Coin::Tails) }, Draw::Dice { sides: 6, count: 2 }, Draw::DieForCoin { sides: 4, call: None }] {
            db.act(&venue.slug, |work| draw(work, 1, what, "")).expect("drawn");
        }
        let checks: Result<_, podium_ops::OpError> = db.db.read(|conn| {
            let document = podium_ops::tournaments::archive::document(conn, &venue.slug, podium_ops::tournaments::archive::Audience::Organizer)?;
            let secret = venue.tournament().secret_bytes()?;
            Ok::<_, podium_ops::OpError>(podium_document::fairness::verify(&document, &secret))
        });
        let checks = checks.expect("checked");
        let drawn: Vec<_> = checks.iter().map(|check| check.what.to_string()).filter(|what| what.ends_with("coin") || what.ends_with("die")).collect();
        assert_eq!(drawn.len(), 4);
        assert!(checks.iter().all(|check| check.agrees), "{checks:?}");
    }
}
