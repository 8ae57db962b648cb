//! Cards of players to share: their place, in the form in which the tournament shows names, without removed data.

use podium_base::config::PublicUrl;
use podium_ops::people::players::{self, forget};
use podium_store::NamesShown;

use super::{png, send_picture, write};
use crate::harness::http::{Service, Visitor};
use crate::harness::{TestDb, both_databases};
use crate::public::Play;
use podium_store::Role;

fn known(db: &TestDb) -> Service<'_> {
    Service::start_with(db, |settings| {
        settings.public_url = Some(PublicUrl::parse("https://podium.example").expect("an address"));
    })
}

/// What the head of a page says.
fn said(somebody: &Visitor, page: &str, property: &str) -> String {
    let body = somebody.see(page).body;
    let rest = body.split_once(&format!("<meta property=\"{property}\" content=\""));
    let value = rest.and_then(|(_, rest)| rest.split('"').next());
    value.unwrap_or_default().to_owned()
}

/// The address of the card that a player's page names.
fn card(somebody: &Visitor, play: &Play<'_>, player: i64) -> String {
    let address = said(somebody, &play.at(&format!("/players/{player}")), "og:image");
    address
        .strip_prefix("https://podium.example")
        .unwrap_or_default()
        .to_owned()
}

both_databases! {
    fn a_card_says_what_place_a_player_took(db) {
        let play = Play::new(db);
        let service = known(db);
        let chat = service.anonymous();
        let before = card(&chat, &play, 1);
        assert!(!before.contains("/card/1/"), "there is none before the first round: {before}");
        assert_eq!(chat.get(&play.at("/card/1/x.png")).status, 404);
        play.round();
        let page = play.at("/players/1");
        let description = said(&chat, &page, "og:description");
        assert!(description.contains(" of 16 after round 1 · ") && description.ends_with(" · Spring Open"), "{description}");
        let during = card(&chat, &play, 1);
        assert!(during.starts_with(&play.at("/card/1/")), "{during}");
        assert!(chat.see(&page).body.contains(&format!("href=\"{during}\"")), "a link to share it");
        let drawn = chat.see(&during);
        assert_eq!(drawn.header("content-type"), "image/png");
        assert!(drawn.body.contains("IHDR"));
        let winner = play.load().event.rounds()[0].pods[0].seats[0];
        play.round();
        play.end();
        let number = play.load().row(winner).number;
        let over = said(&chat, &play.at(&format!("/players/{number}")), "og:description");
        assert!(over.contains(" of 16 · ") && !over.contains("after"), "{over}");
        assert_ne!(card(&chat, &play, 1), during);
        assert_eq!(chat.get(&during).location, card(&chat, &play, 1), "an old address leads to the new card");
        assert_eq!(chat.get(&play.at("/card/99/x.png")).status, 404);
    }

    fn a_card_shows_names_as_the_pages_do(db) {
        let play = Play::new(db);
        play.round();
        let service = known(db);
        let chat = service.anonymous();
        let full = card(&chat, &play, 1);
        play.set(|settings| settings.names_shown = NamesShown::Initial);
        let short = card(&chat, &play, 1);
        assert_ne!(full, short);
        let name = play.load().players.iter().find(|row| row.number == 1).expect("a player").name.clone();
        assert!(!chat.see(&play.at("/players/1")).body.contains(&name));
        // a player who was forgotten is gone from their card, too
        db.act(&play.slug, |work| forget(work, 1, "They asked for it").map(drop)).expect("forgotten");
        let forgotten = card(&chat, &play, 1);
        assert_ne!(forgotten, short);
        assert_eq!(chat.get(&short).location, forgotten, "nothing is drawn at the old address");
        assert_eq!(chat.see(&forgotten).header("content-type"), "image/png");
    }

    fn players_who_have_left_have_cards_like_their_lines_of_the_standings(db) {
        let play = Play::new(db);
        play.round();
        let service = known(db);
        let chat = service.anonymous();
        let (dropped, disqualified) = (card(&chat, &play, 1), card(&chat, &play, 2));
        assert!(dropped.contains("/card/1/") && disqualified.contains("/card/2/"), "{dropped}, {disqualified}");
        db.act(&play.slug, |work| players::drop(work, 1, "").map(drop)).expect("dropped");
        db.act(&play.slug, |work| players::disqualify(work, 2, "Cheating", true).map(drop)).expect("disqualified");
        assert!(card(&chat, &play, 1).contains("/card/1/"), "who drops keeps a rank");
        assert!(!card(&chat, &play, 2).contains("/card/2/"), "who is disqualified is in no standings (T10)");
        assert_eq!(chat.get(&disqualified).status, 404);
    }

    fn marks_without_a_card_take_no_room(db) {
        let play = Play::new(db);
        play.round();
        let service = known(db);
        let chat = service.anonymous();
        let address = card(&chat, &play, 1);
        chat.see(&address);
        let (_, kept) = service.state.pictures.kept();
        for mark in 0..30 {
            assert_eq!(chat.get(&play.at(&format!("/card/1/{mark}.png"))).location, address);
        }
        assert_eq!(chat.get(&play.at("/card/x.png")).status, 303);
        assert_eq!(service.state.pictures.kept().1, kept);
        assert_eq!(chat.see(&address).header("content-type"), "image/png");
        assert!(service.state.pictures.kept().1 == kept && kept > 0);
    }

    fn cards_have_the_organizers_look(db) {
        let play = Play::new(db);
        play.round();
        let service = known(db);
        let chat = service.anonymous();
        let of_link = |page: &str| said(&chat, &play.at(page), "og:image");
        let (link, player) = (of_link(""), of_link("/players/1"));
        write(db, &play.slug, "", &[], "#8b1f5f");
        let (coloured, of_player) = (of_link(""), of_link("/players/1"));
        assert!(coloured != link && of_player != player, "other colours have other addresses");
        // where the staff signs in by any name
        let desk = Service::start(db);
        let organizer = desk.in_database_staff(&play.slug, Role::Organizer);
        let sent = send_picture(&organizer, &play.slug, "logo", "l.png", &png(200, 100));
        assert_eq!(sent.status, 303, "{}", sent.text());
        let with_logo = of_link("");
        assert_ne!(with_logo, coloured);
        let path = with_logo.strip_prefix("https://podium.example").expect("its address");
        assert_eq!(chat.see(path).header("content-type"), "image/png");
    }
}
