//! A call for a judge on the page of a table's game: all its phones see who called and who comes, the caller withdraws it there.

use podium_store::{Role, SiteRole};

use super::Round;
use crate::harness::both_databases;
use crate::harness::form::Form;
use crate::harness::http::{Page, Service};

fn forms(page: &Page, end: &str) -> usize {
    Form::all(&page.body)
        .iter()
        .filter(|form| form.action.ends_with(end))
        .count()
}

both_databases! {
    fn a_call_is_shown_and_withdrawn_at_the_table(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let (ann, bo) = (round.phone(1), round.phone(2));
        round.begin(&ann);
        let page = ann.see(&round.at());
        let place = |part: &str| page.body.find(part).unwrap_or_else(|| panic!("no {part} in {}", page.body));
        let call = place("data-live-part=\"judge\"");
        assert!(place("data-live-part=\"board\"") < call && call < place("data-live-part=\"recent\""), "{}", page.body);
        assert_eq!(ann.send(&page.form("/me/call")).status, 303);

        let (own, other) = (ann.see(&round.at()), bo.see(&round.at()));
        assert!(own.text().contains("Judge called") && own.text().contains("Stay where you are."), "{}", own.text());
        assert!(other.text().contains(&format!("by {}", round.name(1))), "who called: {}", other.text());
        assert_eq!((forms(&own, "/me/call/take-back"), forms(&other, "/me/call/take-back")), (1, 0));
        assert_eq!((forms(&own, "/me/call"), forms(&other, "/me/call")), (0, 0));
        assert!(other.text().contains("Add a note"), "{}", other.text());

        let jo = service.in_database_account("Jo", SiteRole::Staff);
        db.in_database_join(&round.slug, "Jo", Role::Judge);
        let list = jo.see(&format!("/t/{}/desk/calls", round.slug));
        assert_eq!(jo.send(&list.form("/claim")).status, 303);
        for phone in [&ann, &bo] {
            let text = phone.see(&round.at()).text();
            assert!(text.contains("Jo is coming"), "{text}");
        }

        let withdrawn = ann.send(&ann.see(&round.at()).form("/me/call/take-back"));
        assert_eq!((withdrawn.status, withdrawn.location.as_str()), (303, round.at().as_str()), "the phone stays at its game");
        let after = bo.see(&round.at());
        assert!(!after.text().contains("Judge called") && forms(&after, "/me/call") == 1, "{}", after.text());
        // from the player's page it leads back there
        let me = format!("/t/{}/me", round.slug);
        assert_eq!(ann.send(&ann.see(&me).form("/me/call")).status, 303);
        let withdrawn = ann.send(&ann.see(&me).form("/me/call/take-back"));
        assert_eq!((withdrawn.status, withdrawn.location), (303, me));
    }
}
