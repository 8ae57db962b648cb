//! A player whose personal data was removed is called by their number, in the language of each reader: alone and in sentences.

use podium_ops::floor;
use podium_ops::floor::rulings::{NewPenalty, NewRuling, record};
use podium_ops::people::players::forget;
use podium_store::Role;
use say::Language;

use super::Play;
use crate::harness::both_databases;
use crate::harness::http::Service;

/// Plays a round whose first table is corrected so that its second seat won, and begins another, in which that player calls a
/// judge and a ruling is about them. Then their data is removed; returns their number.
fn played(play: &Play<'_>) -> i64 {
    play.publish(play.draft());
    play.report_all();
    play.finish(1);
    let loaded = play.load();
    let tables = &loaded.event.rounds()[0].pods;
    let first = tables.iter().find(|pod| pod.table == 1).expect("there is a table 1");
    let number = loaded.row(first.seats[1]).number;
    play.correct(1, 1, "The slip was misread");
    play.publish(play.draft());
    let caller = play.db.player(&play.slug, number);
    let called = play
        .db
        .act_as(&play.slug, caller, |work| floor::call(work, "A trigger"));
    called.expect("called");
    let ruling = NewRuling {
        players: vec![NewPenalty {
            number,
            ..NewPenalty::default()
        }],
        what: "Asked how a trigger is put on the stack".to_owned(),
        ..NewRuling::default()
    };
    let ruled = play.db.act(&play.slug, |work| record(work, &ruling));
    ruled.expect("recorded");
    let removed = play.db.act(&play.slug, |work| forget(work, number, "asked for it"));
    removed.expect("removed");
    number
}

both_databases! {
    fn somebody_without_a_name_is_named_in_the_language_of_the_reader(db) {
        let play = Play::of(db, 8);
        let number = played(&play);
        let service = Service::start(db);
        let (staff, anybody) = (service.organizer(), service.anonymous());
        db.in_database_join(&play.slug, "ora", Role::Organizer);
        for language in [Language::German, Language::Japanese] {
            staff.keep("podium_language", language.tag());
            let named = say::common::nameless(number).in_language(language);
            let of_staff = [
                "/desk/log".to_owned(),
                "/desk/calls".to_owned(),
                "/desk/rulings".to_owned(),
                "/desk/rulings/1".to_owned(),
                "/desk/rounds/1".to_owned(),
                "/desk/results/1/1".to_owned(),
                "/desk/players".to_owned(),
                format!("/desk/players/{number}"),
            ];
            let of_everybody = [
                "/changes".to_owned(),
                "/pairings/1".to_owned(),
                "/pairings/2?by=name".to_owned(),
                "/standings/1".to_owned(),
                format!("/standings/1/{number}"),
                format!("/players/{number}"),
            ];
            let of_staff = of_staff.iter().map(|page| staff.see(&play.at(page)));
            let everywhere = |page: &String| anybody.see(&format!("/{}{}", language.segment(), play.at(page)));
            for page in of_staff.chain(of_everybody.iter().map(everywhere)) {
                let text = page.text();
                assert!(text.contains(&named) && !text.contains(&format!("Player {number}")), "{named}: {text}");
            }
            let won = say::pods::won(say::common::nameless(number)).in_language(language);
            let result = staff.see(&play.at("/desk/results/1/1")).text();
            assert!(result.contains(&won), "{won}: {result}");
            let log = staff.see(&play.at("/desk/log")).text();
            assert!(log.contains(&format!("won by {named}")), "the sentences of the log are in English: {log}");
        }
        // readers of English, and programs
        let english = anybody.see(&play.at("/changes")).text();
        assert!(english.contains(&format!("won by Player {number}")), "{english}");
        let file = staff.see(&play.at("/desk/log.csv")).body;
        assert!(file.contains(&format!("won by Player {number}")), "{file}");
    }
}
