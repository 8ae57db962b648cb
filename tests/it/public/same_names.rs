//! Players of one name have their numbers beside it wherever a table is looked up.

use podium_ops::people::players::{Edit, PlayerInput, edit};
use podium_store::Role;

use crate::harness::both_databases;
use crate::harness::http::Service;

both_databases! {
    fn who_shares_a_name_is_shown_with_their_number(db) {
        let slug = db.in_database_tournament("Two Sams", 8);
        for number in [3, 5] {
            let sam = PlayerInput { name: "Sam Smith".into(), ..PlayerInput::default() };
            let data = Edit { data: sam.check().expect("whole"), same_name_is_fine: true, ..Edit::default() };
            let version = db.load(&slug).players[number as usize - 1].version;
            db.act(&slug, |work| edit(work, number, version, &data)).expect("named");
        }
        let service = Service::start(db);
        let staff = service.in_database_staff(&slug, Role::Organizer);
        let structure = db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| podium_ops::run::rounds::draft(work, structure, "a test")).expect("drafted");
        let draft = staff.see(&format!("/t/{slug}/desk/rounds/1"));
        for number in [3, 5] {
            let name = format!("Sam Smith ({number})");
            assert!(draft.body.matches(&name).count() >= 2, "at a table and to choose: {}", draft.text());
        }
        let structure = db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| podium_ops::run::rounds::publish(work, structure, 1)).expect("published");
        let public = service.anonymous();
        for page in ["", "/slips"] {
            let text = public.see(&format!("/t/{slug}/pairings/1{page}")).text();
            assert!(text.contains("Sam Smith (3)") && text.contains("Sam Smith (5)"), "{page}: {text}");
            assert!(text.contains("Player 001") && !text.contains("Player 001 ("), "{page}: {text}");
        }
        for page in ["?by=name", "/names"] {
            let text = public.see(&format!("/t/{slug}/pairings/1{page}")).text();
            assert!(text.contains("Sam (3)") && text.contains("Sam (5)"), "{page}: {text}");
        }
        let api = public.see(&format!("/api/v1/tournaments/{slug}/rounds/1"));
        assert!(api.body.contains("\"name\":\"Sam Smith\""), "a program has the number beside the name: {}", api.body);
    }
}
