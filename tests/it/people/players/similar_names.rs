//! Names that look like another player's: pointed out to the staff, and to who registers, wherever one player is added. Nothing is
//! refused.

use podium_store::{PlayerStatus, Registration, Role};

use super::pages::{follow, form};
use super::{add_named, all, named, set, tournament};
use crate::harness::both_databases;
use crate::harness::http::Service;

/// "Anna Petrova" in letters that look alike: two of them are Cyrillic.
const CYRILLIC: &str = "\u{410}nn\u{430} Petrova";

both_databases! {
    fn a_similar_name_is_pointed_out_where_a_player_is_added(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |_| {});
        add_named(&db.db, &slug, &["José Núñez", "Anna Petrova", "Amie Ash"]);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let at = format!("/t/{slug}/desk/players");
        let add = |name: &str| follow(&keeper, &keeper.send(&form(&keeper.see(&format!("{at}/add")), "/add").set("name", name)));
        let added = add("Jose Nunez");
        assert!(added.contains("Jose Nunez is number 4. Similar name: José Núñez, player 1."), "{added}");
        assert!(add(CYRILLIC).contains("Similar name: Anna Petrova, player 2."));
        let other = add("Arnie Ash");
        assert!(!other.contains("Similar name: Amie"), "two names of one alphabet: {other}");
        // in the list and on the page of each of the two
        let list = keeper.see(&at).text();
        for hint in ["José Núñez, player 1", "Jose Nunez, player 4", "Anna Petrova, player 2"] {
            assert_eq!(list.matches(&format!("Similar name: {hint}.")).count(), 1, "{hint}: {list}");
        }
        assert!(keeper.see(&format!("{at}/1")).text().contains("Similar name: Jose Nunez, player 4."));
        assert!(!keeper.see(&format!("{at}/3")).text().contains("Similar name"));
        // at the door
        let door = format!("/t/{slug}/desk/check-in?q=JOS%C3%89+Nunez");
        let walked_in = keeper.send(&form(&keeper.see(&door), "/check-in").set("add", "JOSÉ Nunez"));
        assert!(follow(&keeper, &walked_in).contains("Similar name: José Núñez, player 1."));
        // an edit says so, and takes it away
        let edit = |number: i64, name: &str| {
            let one = format!("{at}/{number}");
            follow(&keeper, &keeper.send(&form(&keeper.see(&one), &format!("/players/{number}")).set("name", name)))
        };
        assert!(edit(3, "Ánna Petrova").contains("Similar name: Anna Petrova, player 2."));
        assert!(!edit(3, "Amie Oak").contains("Similar name"));
        assert_eq!(all(&db.db, &slug).len(), 7, "nobody was refused");
    }

    fn who_registers_sees_a_similar_name_of_the_public_list_alone(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |_| {});
        add_named(&db.db, &slug, &["José Núñez"]);
        let at = format!("/t/{slug}/register");
        let register = |name: &str| {
            let visitor = service.anonymous();
            visitor.send(&form(&visitor.see(&at), "/register").set("name", name)).text()
        };
        let done = register("Jose Nunez");
        assert!(done.contains("similar name: José Núñez, player 1. If that is you"), "{done}");
        assert!(!register("Bo Birch").contains("similar name"));
        // who waits for approval is on no public page
        set(&db.db, &slug, |settings| settings.registration = Registration::Approval);
        register("Zoë Ash");
        assert_eq!(all(&db.db, &slug)[3].status, PlayerStatus::Pending);
        assert!(!register("Zoe Ash").contains("similar name"));
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let pending = keeper.see(&format!("/t/{slug}/desk/players/5")).text();
        assert!(pending.contains("Similar name: Zoë Ash, player 4."), "{pending}");
        let names: Vec<String> = all(&db.db, &slug).into_iter().map(|row| row.name).collect();
        assert_eq!(names[4], named("Zoe Ash").name);
    }
}
