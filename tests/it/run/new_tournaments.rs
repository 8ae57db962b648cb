//! How a tournament begins: with names that are pasted, from a preset, as a copy of another; and from its making to a
//! running round.

use chrono::Duration;
use podium_base::clock;
use podium_event::deck::{Bracket, Format};
use podium_ops::people::decks::{NewRules, Upload, set_rules};
use podium_ops::site::accounts::proof::PROOF_MINUTES;
use podium_ops::site::{links, secrets};
use podium_ops::tournaments::{self, Settings, notices};
use podium_store::site::{accounts, sessions};
use podium_store::tournaments::decks;
use podium_store::{DbError, PageText, Role, RoundState, SiteRole, TournamentState};

use crate::face;
use crate::harness::http::{PASSWORD, Page, Service, Visitor};
use crate::harness::{TestDb, both_databases};

const NEW: &str = "/tournaments/new";
const PRESET: &str = "/desk/settings/preset";

/// Sixteen names, one per line.
fn sixteen() -> String {
    let names: Vec<String> = ('A'..='P').map(|letter| format!("Player {letter}")).collect();
    names.join("\n")
}

/// Makes a tournament with the form of the page; the address of its desk.
fn make(visitor: &Visitor, page: &str, fields: &[(&str, &str)]) -> String {
    let form = visitor.see(page).form(NEW);
    let form = fields.iter().fold(form, |form, (name, value)| form.set(name, value));
    let mut made = visitor.send(&form);
    // names are looked at first
    if made.status == 200 {
        made = visitor.send(&made.form(NEW));
    }
    assert_eq!(made.status, 303, "{}", made.text());
    made.location
}

fn is_there(db: &TestDb, slug: &str) -> bool {
    let found = db.db.read(|conn| podium_store::tournaments::by_slug(conn, slug));
    found.expect("the database answers").is_some()
}

fn settings_of(db: &TestDb, slug: &str) -> Settings {
    Settings::of(&db.load(slug).tournament).expect("settings")
}

/// Sends the form of a page as it is.
fn press(visitor: &Visitor, page: &str, action: &str) -> Page {
    visitor.send(&visitor.see(page).form(action))
}

/// The address that a new tournament starts from by the preset of a name.
fn start_of(visitor: &Visitor, name: &str) -> String {
    let page = visitor.see(NEW).body;
    let before = page.split(&format!(">{name}</a>")).next().unwrap_or_default();
    let link = before.rsplit("href=\"").next().and_then(|rest| rest.split('"').next());
    let link = link.unwrap_or_default();
    assert!(
        link.starts_with("/tournaments/new?preset="),
        "{name} is not offered: {page}"
    );
    link.to_owned()
}

/// A tournament whose settings are not the usual ones, with staff and rules for decklists. Returns its slug.
fn unusual(db: &TestDb, service: &Service<'_>, organizer: &Visitor) -> String {
    let desk = make(
        organizer,
        NEW,
        &[
            ("name", "Spring Open"),
            ("held_on", "2026-04-01"),
            ("place", "Town hall"),
            ("time_zone", "lisbon"),
            ("level", "competitive"),
            ("swiss_rounds", "5"),
            ("playoff_cut", "16"),
            ("long_turns_at_table", "on"),
            ("own_time_minutes", "25"),
            ("skipped_tables", "13"),
            ("registration", "approval"),
            ("players", &sixteen()),
        ],
    );
    assert_eq!(desk, "/t/spring-open/desk");
    let slug = "spring-open";
    db.in_database_profile(slug, |profile| profile.games_public = true);
    db.act(slug, |work| notices::announce_time(work, true)).expect("wanted");
    face::write(
        db,
        slug,
        "Bring a deck.",
        &[(PageText::Schedule, "* 9:00 Doors")],
        "#8b1f5f",
    );
    for (name, role) in [
        ("judy", Role::Judge),
        ("sam", Role::Scorekeeper),
        ("gone", Role::HeadJudge),
    ] {
        service.in_database_account(name, SiteRole::Staff);
        db.in_database_join(slug, name, role);
    }
    let disabled: Result<(), DbError> = db.db.write(|conn| {
        let gone = accounts::by_name_key(conn, "gone")?.expect("the account");
        accounts::set_disabled(conn, &gone.id, true)
    });
    disabled.expect("stored");
    let rules = NewRules {
        format: Format::Commander,
        deadline: Some(clock::now() - Duration::days(1)),
        banned: Upload::Replace("Sol Ring".to_owned()),
        cards: Upload::Keep,
        highest_bracket: Bracket::new(3),
    };
    db.act(slug, |work| set_rules(work, 0, &rules)).expect("asked for");
    slug.to_owned()
}

both_databases! {
    fn the_set_up_link_leads_to_a_running_round_in_four_forms(db) {
        let service = Service::start(db);
        let link = links::path(&links::set_up(&db.db).expect("the database answers").expect("nobody is here yet"));
        let visitor = service.anonymous();
        let account = visitor.see(&link).form(&link).set("name", "Ora").set("password", PASSWORD);
        let made = visitor.send(&account);
        assert_eq!((made.status, made.location.as_str()), (303, NEW));
        assert!(visitor.see(NEW).text().contains("Now the first tournament"));
        let desk = make(&visitor, NEW, &[("name", "Friday"), ("players", &sixteen())]);
        let page = visitor.see(&desk);
        assert!(page.text().contains("with 16 players") && page.text().contains("The tournament begins when round 1 is paired"), "{}", page.text());
        for (form, state) in [("/desk/rounds", RoundState::Draft), ("/publish-and-start", RoundState::Running)] {
            let done = press(&visitor, &desk, form);
            assert_eq!((done.status, done.location.as_str()), (303, desk.as_str()), "{form}: {}", done.text());
            assert_eq!(db.load("friday").rounds[0].row.state, state);
        }
        let loaded = db.load("friday");
        assert_eq!((loaded.tournament.state, loaded.rounds[0].pods.len()), (TournamentState::Swiss, 4));
        let text = visitor.see(&desk).text();
        assert!(text.contains("Players find their seats on the page of pairings"), "{text}");
    }

    fn names_that_are_refused_come_back_with_the_form(db) {
        let service = Service::start(db);
        let organizer = service.organizer();
        let typed = "Ann Ash\nBo Birch\nann ash\nCleo; Dag; Eve";
        let form = organizer.see(NEW).form(NEW).set("name", "Friday").set("players", typed);
        let wrong = organizer.send(&form);
        assert_eq!(wrong.status, 422);
        let text = wrong.text();
        assert!(text.contains("Same name as row 1 of this list") && text.contains("There are more than two names"), "{text}");
        let again = wrong.form(NEW);
        assert_eq!((again.value("players"), again.value("name")), (typed, "Friday"), "what was typed is there");
        assert!(!is_there(db, "friday"), "nothing was made");
        // edited, it is looked at once more
        let looked = organizer.send(&again.set("players", "Ann Ash\n\nBo Birch; Cleo Cedar\nDana White;Team Fog\nDana White\n"));
        assert_eq!(looked.status, 200, "{}", looked.text());
        assert!(looked.text().contains("4 rows") && !is_there(db, "friday"), "{}", looked.text());
        // a line is left out, and nobody becomes a team without being asked
        let mut form = looked.form(NEW);
        form.fields.push(("leave_out".to_owned(), "5 Dana White".to_owned()));
        let made = organizer.send(&form);
        assert_eq!(made.status, 303, "{}", made.text());
        let players = db.load("friday").players;
        assert_eq!(players.iter().map(|row| row.name.as_str()).collect::<Vec<_>>(), ["Ann Ash", "Bo Birch", "Dana White"]);
        assert!(players.iter().all(|row| row.team_mate.is_none()));
        let form = organizer.see(NEW).form(NEW).set("name", "Teams").set("players", "Bo Birch; Cleo Cedar");
        let looked = organizer.send(&form).form(NEW).set("second", "team_mate");
        assert_eq!(organizer.send(&looked).status, 303);
        assert_eq!(db.load("teams").players[0].team_mate.as_deref(), Some("Cleo Cedar"));
    }

    fn names_are_pasted_on_the_desk_and_lead_back_to_it(db) {
        let service = Service::start(db);
        let organizer = service.organizer();
        let desk = make(&organizer, NEW, &[("name", "Friday")]);
        assert!(press(&organizer, &desk, "/players/list").text().contains("There are no names"), "an empty list comes back");
        let preview = organizer.send(&organizer.see(&desk).form("/players/list").set("text", &sixteen()));
        assert!(preview.text().contains("16 rows"), "{}", preview.text());
        let added = organizer.send(&preview.form("/players/list/add"));
        assert_eq!((added.status, added.location.as_str()), (303, desk.as_str()));
        // once the tournament is open, a list that has to be corrected keeps the way back
        let other = make(&organizer, NEW, &[("name", "Saturday")]);
        assert_eq!(press(&organizer, &other, "/desk/open").status, 303);
        let wrong = organizer.send(&organizer.see(&other).form("/players/list").set("text", "A; B; C\nD"));
        assert_eq!(wrong.status, 422);
        // starting over keeps the names
        let mut over = wrong.form("/players/list/add").set("do", "over");
        over.action = over.action.replace("/add", "");
        assert_eq!(organizer.send(&over).form("/players/list").value("text"), "A; B; C\nD");
        // a line that cannot be taken is left out, and another one edited
        let mut corrected = wrong.form("/players/list/add").set("text", "A; B; C\nDana White;Team Fog");
        corrected.fields.push(("leave_out".to_owned(), "1 A".to_owned()));
        let added = organizer.send(&corrected);
        assert_eq!((added.status, added.location.as_str()), (303, other.as_str()), "{}", added.text());
        let slug = other.trim_start_matches("/t/").trim_end_matches("/desk");
        let players = db.load(slug).players;
        assert_eq!((players.len(), players[0].name.as_str(), players[0].team_mate.as_deref()), (1, "Dana White", None));
    }

    fn settings_are_kept_in_one_press_and_offered_to_a_new_tournament(db) {
        let service = Service::start(db);
        let organizer = service.organizer();
        let slug = unusual(db, &service, &organizer);
        let settings = format!("/t/{slug}/desk/settings");
        let kept = press(&organizer, &settings, PRESET);
        assert_eq!((kept.status, kept.location.as_str()), (303, settings.as_str()));
        let name = "Competitive, 75 min, 5 rounds, top 16";
        assert!(organizer.see(&settings).text().contains(&format!("“{name}” is kept")));

        let start = start_of(&organizer, name);
        let form = organizer.see(&start).form(NEW);
        assert_eq!((form.value("name"), form.value("held_on"), form.value("place")), ("", "", "Town hall"));
        assert_eq!(make(&organizer, &start, &[("name", "Summer Open")]), "/t/summer-open/desk");
        let expected = Settings {
            name: "Summer Open".to_owned(),
            held_on: None,
            description: String::new(),
            ..settings_of(db, &slug)
        };
        assert_eq!(settings_of(db, "summer-open"), expected);
        assert!(expected.profile.games_public, "also what has a separate page");
        assert_eq!(expected.profile.own_time_minutes, Some(25));
        assert!(expected.profile.long_turns_at_table);
        assert_eq!(db.load("summer-open").players.len(), 0);

        // one of the same name is replaced
        organizer.send(&organizer.see(&settings).form("/desk/settings").set("place", "Castle"));
        organizer.send(&organizer.see(&settings).form(PRESET).set("preset", &name.to_uppercase()));
        let list = organizer.see("/tournaments");
        assert_eq!(list.body.matches("/tournaments/new?preset=").count(), 1);
        let again = start_of(&organizer, &name.to_uppercase());
        assert_eq!(organizer.see(&again).form(NEW).value("place"), "Castle");

        for (typed, sentence) in [("", "type one"), (&*"n".repeat(81), "too many")] {
            let wrong = organizer.send(&organizer.see(&settings).form(PRESET).set("preset", typed));
            assert_eq!(wrong.status, 422);
            assert!(wrong.text().contains(sentence), "{}", wrong.text());
            assert_eq!(wrong.form(PRESET).value("preset"), typed);
            assert_eq!(wrong.form("/desk/settings").value("place"), "Castle", "the settings themselves are as stored");
        }
    }

    fn a_preset_is_its_owners_or_everybodys(db) {
        let service = Service::start(db);
        let (organizer, root) = (service.organizer(), service.administrator());
        let slug = unusual(db, &service, &organizer);
        let settings = format!("/t/{slug}/desk/settings");
        organizer.send(&organizer.see(&settings).form(PRESET).set("preset", "Mine"));
        let everybodys = organizer.send(&organizer.see(&settings).form(PRESET).set("for_everybody", "on"));
        assert_eq!(everybodys.status, 403, "{}", everybodys.text());
        let kept = root.send(&root.see(&settings).form(PRESET).set("preset", "Ours").set("for_everybody", "on"));
        assert_eq!(kept.status, 303, "{}", kept.text());

        let other = service.in_database_account("olga", SiteRole::Organizer);
        start_of(&other, "Ours");
        assert!(!other.see(NEW).body.contains("Mine") && !root.see(NEW).body.contains("Mine"));
        let list = other.see("/tournaments");
        assert!(list.text().contains("Ours") && !list.body.contains("/tournaments/presets/remove"), "{}", list.text());
        let (mine, ours) = (start_of(&organizer, "Mine"), start_of(&organizer, "Ours"));
        let id = |start: &str| start.rsplit('=').next().unwrap_or_default().to_owned();
        assert_eq!(other.post("/tournaments/presets/remove", &[("preset", &id(&mine))]).status, 404);
        assert_eq!(other.post("/tournaments/presets/remove", &[("preset", &id(&ours))]).status, 403);
        // a foreign id starts from the addendum's defaults, and says nothing of the preset
        assert_eq!(other.see(&mine).form(NEW).value("place"), "");
        assert_eq!(other.see("/tournaments/new?preset=none&x").form(NEW).value("place"), "");

        // removed while somebody fills the form in: what they typed is there, and acts without the preset
        let open = organizer.see(&mine).form(NEW).set("name", "Late");
        let removed = press(&organizer, "/tournaments", "/tournaments/presets/remove");
        assert_eq!((removed.status, removed.location.as_str()), (303, "/tournaments"));
        let late = organizer.send(&open);
        assert_eq!(late.status, 409);
        assert!(late.text().contains("The preset was removed"), "{}", late.text());
        let again = late.form(NEW);
        assert_eq!((again.value("name"), again.value("place"), again.value("preset")), ("Late", "Town hall", ""));
        assert_eq!(organizer.send(&again).status, 303);
        let twice = organizer.post("/tournaments/presets/remove", &[("preset", &id(&mine))]);
        assert_eq!(twice.status, 404);
    }

    fn a_copy_has_settings_staff_and_deck_rules_and_no_players(db) {
        let service = Service::start(db);
        let organizer = service.organizer();
        let slug = unusual(db, &service, &organizer);
        let before = db.load(&slug);
        let copy = format!("/t/{slug}/desk/copy");
        assert!(organizer.see("/tournaments").body.contains(&copy));
        let page = organizer.see(&copy);
        assert!(page.text().contains("2 people besides you"), "{}", page.text());
        let form = page.form("/desk/copy");
        assert_eq!((form.value("name"), form.value("held_on")), ("Spring Open", ""));
        assert_eq!((form.value("staff"), form.value("deck_rules")), ("on", "on"));
        let looked = organizer.send(&form.set("name", "Autumn Open").set("players", "Ann\nBo"));
        let made = organizer.send(&looked.form("/desk/copy"));
        assert_eq!((made.status, made.location.as_str()), (303, "/t/autumn-open/desk"), "{}", made.text());

        let copied = db.load("autumn-open");
        let expected = Settings { name: "Autumn Open".to_owned(), held_on: None, ..settings_of(db, &slug) };
        assert_eq!(settings_of(db, "autumn-open"), expected);
        assert!(expected.profile.games_public && copied.tournament.state == TournamentState::Setup);
        assert!(copied.tournament.announces_time, "the minutes left are announced as before");
        assert_ne!(copied.tournament.secret, before.tournament.secret, "it has its own draws");
        assert_eq!(copied.players.len(), 2, "the names that were typed, and nobody of the other tournament");
        assert_eq!(staff(db, "autumn-open"), ["judge judy", "organizer ora", "scorekeeper sam"]);
        let rules = deck_rules(db, "autumn-open").expect("rules");
        assert_eq!((rules.deadline, rules.banned.as_deref(), rules.version), (None, Some("Sol Ring"), 1));
        assert_eq!(rules.highest_bracket, Some(3));

        let after = db.load(&slug);
        assert_eq!(after.tournament.version, before.tournament.version, "no page of the first one changes");
        let log = |slug: &str| organizer.see(&format!("/t/{slug}/desk/log")).text();
        assert!(log(&slug).contains("made as a copy of this one"));
        assert!(log("autumn-open").contains("judy is judge, as in the tournament"), "{}", log("autumn-open"));
        let security = service.administrator().see("/security-log").text();
        assert!(security.contains("Made judy judge") && security.contains("Made sam scorekeeper"), "{security}");
    }

    fn what_does_not_come_along_stays_where_it_is(db) {
        let service = Service::start(db);
        let organizer = service.organizer();
        let slug = unusual(db, &service, &organizer);
        let copy = format!("/t/{slug}/desk/copy");
        let mut form = organizer.see(&copy).form("/desk/copy").set("name", "Alone");
        form.fields.retain(|(name, _)| name != "staff" && name != "deck_rules");
        let wrong = organizer.send(&form.clone().set("name", " ").set("players", "Ann"));
        assert_eq!(wrong.status, 422);
        let again = wrong.form("/desk/copy");
        assert_eq!((again.value("players"), again.value("staff"), again.value("place")), ("Ann", "", "Town hall"));
        let made = organizer.send(&form);
        assert_eq!(made.status, 303, "{}", made.text());
        assert_eq!(staff(db, "alone"), ["organizer ora"]);
        assert_eq!(deck_rules(db, "alone"), None);
        // sent twice it is made once
        assert_eq!(organizer.send(&form).location, made.location);
        assert!(!is_there(db, "alone-2"));
    }

    fn the_staff_is_copied_by_who_types_the_password_again(db) {
        let service = Service::start(db);
        let organizer = service.organizer();
        let slug = unusual(db, &service, &organizer);
        let form = organizer.see(&format!("/t/{slug}/desk/copy")).form("/desk/copy");
        let form = form.set("name", "Later").set("players", &sixteen());
        let token = organizer.cookie("podium_session").expect("a session");
        let long_ago = clock::now() - Duration::minutes(PROOF_MINUTES);
        let aged: Result<(), DbError> = db.db.write(|conn| sessions::prove(conn, &secrets::hash_token(&token), long_ago));
        aged.expect("stored");
        let question = organizer.send(&form);
        assert_eq!(question.status, 403);
        assert!(question.text().contains("Your password, please") && !is_there(db, "later"), "{}", question.text());
        let looked = organizer.send(&question.form("/desk/copy").set("own_password", PASSWORD));
        let made = organizer.send(&looked.form("/desk/copy"));
        assert_eq!((made.status, made.location.as_str()), (303, "/t/later/desk"), "{}", made.text());
        assert_eq!(db.load("later").players.len(), 16, "the names went along with the question");
    }

    fn a_tournament_that_is_over_is_copied_from_its_desk(db) {
        let service = Service::start(db);
        let organizer = service.organizer();
        let slug = unusual(db, &service, &organizer);
        let desk = format!("/t/{slug}/desk");
        let structure = db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| tournaments::cancel(work, structure, "No hall")).expect("cancelled");
        assert!(organizer.see(&desk).body.contains(&format!("{desk}/copy")));
        let made = organizer.send(&organizer.see(&format!("{desk}/copy")).form("/desk/copy").set("name", "Next"));
        assert_eq!(made.status, 303, "{}", made.text());
        // an organizer who was invited, and creates no tournaments, is not led to a page that refuses
        let invited = service.in_database_staff(&slug, Role::Organizer);
        assert!(!invited.see(&desk).body.contains("/desk/copy"));
        assert!(!invited.see(&format!("{desk}/settings")).body.contains(PRESET));
    }
}

/// Role and name of everybody on the staff.
fn staff(db: &TestDb, slug: &str) -> Vec<String> {
    let id = db.load(slug).tournament.id;
    let staff = db.db.read(|conn| accounts::staff_of(conn, &id)).expect("the staff");
    let mut names: Vec<String> = staff
        .into_iter()
        .map(|(row, account)| format!("{} {}", row.role.as_str(), account.name))
        .collect();
    names.sort();
    names
}

fn deck_rules(db: &TestDb, slug: &str) -> Option<decks::DeckRulesRow> {
    let id = db.load(slug).tournament.id;
    db.db.read(|conn| decks::of_tournament(conn, &id)).expect("the rules")
}
