//! The languages: which one an address and a reader have, pages that are the same for everybody in each, and texts that no
//! catalogue has.

use std::collections::{BTreeMap, BTreeSet};

use podium_event::penalties::STANDARD;
use podium_store::tournaments::players;
use podium_store::{DbError, Role};
use say::Language;

use crate::floor::game::Hall;
use crate::harness::both_databases;
use crate::harness::http::{Page, Service, Visitor};
use crate::public::Play;

/// What the pages of the tests contain that no catalogue has: names, what people typed, what has to be typed, citations
/// of English documents, and the names of languages.
const NOT_TRANSLATED: [&str; 25] = [
    "Podium",
    "Spring Open",
    "Europe/Lisbon",
    "MTR-A",
    "Appendix",
    "OAMP",
    "OMW",
    "TopDeck",
    "JSON",
    "CSV",
    "English",
    "Português (Brasil)",
    "Português (Portugal)",
    "Español",
    "Français",
    "Italiano",
    "Deutsch",
    "Nederlands",
    "Polski",
    "First",
    "Last",
    "https",
    "decks.example",
    "drop",
    // what commands refuse
    "The staff enter the results here. Tell the staff yours.",
];

/// Asks for an address as a browser with a language does, without following what it answers.
fn asked(visitor: &Visitor, path: &str, accepts: &str) -> Page {
    let page = visitor.try_exactly("GET", path, &[("accept-language", accepts)], None);
    page.expect("an answer")
}

/// Returns the texts of a page: what stands between tags, and what is in attributes that people read or hear.
fn texts(html: &str) -> Vec<String> {
    let mut texts = Vec::new();
    // where a long address may break
    let html = html.replace("<wbr>", "");
    let mut rest = html.as_str();
    while let Some((text, after)) = rest.split_once('<') {
        texts.push(text.to_owned());
        let (tag, after) = after.split_once('>').unwrap_or((after, ""));
        for attribute in [" aria-label=\"", " title=\"", " alt=\"", " placeholder=\""] {
            if let Some((_, value)) = tag.split_once(attribute) {
                texts.push(value.split('"').next().unwrap_or_default().to_owned());
            }
        }
        let closing = ["script", "style"].into_iter().find(|name| tag.starts_with(name));
        rest = match closing {
            Some(name) => after.split_once(&format!("</{name}>")).map_or("", |(_, after)| after),
            None => after,
        };
    }
    texts
}

/// Returns the texts of a made-up page with words that have no accents, beside those that are the same in all languages.
/// `known`: what was found in the texts of other pages, which share most of theirs; each is looked at once.
fn plain_texts(html: &str, typed: &[&str], known: &mut BTreeMap<String, Option<String>>) -> BTreeSet<String> {
    let mut plain = BTreeSet::new();
    for text in texts(html) {
        let found = known.entry(text).or_insert_with_key(|text| plain_text(text, typed));
        plain.extend(found.clone());
    }
    plain
}

/// Returns a text without names, what people typed, citations, and what the catalogues do not have yet, if it has words
/// without accents.
fn plain_text(text: &str, typed: &[&str]) -> Option<String> {
    let text = typed
        .iter()
        .fold(text.to_owned(), |text, known| text.replace(known, " "));
    // addresses, and the "and" of lists, which ICU writes for the language of the tag
    let said: Vec<&str> = text
        .split_whitespace()
        .filter(|word| !word.contains(|c: char| c == '/' || c.is_ascii_digit()) && *word != "and")
        .collect();
    let said = said.join(" ");
    let mut words = said.split(|letter: char| !letter.is_alphabetic());
    let is_plain = |word: &str| word.len() > 2 && word.bytes().all(|letter| letter.is_ascii_alphabetic());
    words.any(is_plain).then(|| text.trim().to_owned())
}

both_databases! {
    fn an_address_without_a_language_leads_to_the_one_of_its_reader(db) {
        let play = Play::new(db);
        let service = Service::start(db);
        let anybody = service.anonymous();
        let standings = play.at("/standings");
        for (accepts, segment) in [("es-MX,es;q=0.9,en;q=0.5", "es"), ("pt", "pt-br"), ("xx", "en"), ("", "en")] {
            let page = asked(&anybody, &standings, accepts);
            assert_eq!((page.status, page.location), (303, format!("/{segment}{standings}")), "{accepts}");
        }
        assert_eq!(asked(&anybody, "/", "fr").location, "/fr");

        // the chosen language comes before the browser's, and leads back to the page
        let back = format!("{}/es{standings}?q=a", service.base);
        let chosen = anybody.try_exactly("GET", "/language/pl", &[("referer", &back)], None).expect("an answer");
        assert_eq!((chosen.status, chosen.location), (303, format!("/pl{standings}?q=a")));
        assert_eq!(asked(&anybody, &standings, "es").location, format!("/pl{standings}"));
        let elsewhere = [("referer", "https://example.org/es")];
        assert_eq!(anybody.try_exactly("GET", "/language/pl", &elsewhere, None).expect("an answer").location, "/pl");
        assert_eq!(asked(&anybody, "/language/tlh", "").status, 404);
    }

    fn no_language_in_an_address_leads_to_another_site(db) {
        let service = Service::start(db);
        let anybody = service.anonymous();
        for path in ["/es//evil.example/", "/es+en//evil.example", "/en/es//evil.example"] {
            let mut page = asked(&anybody, path, "es");
            while page.status == 308 {
                let to = page.location;
                assert!(to.starts_with('/') && !to.starts_with("//"), "{path}: {to}");
                page = asked(&anybody, &to, "es");
            }
            assert_eq!(page.status, 404, "{path}");
        }
        // nor does a choice on a page that is not there
        let from = format!("{}/es//evil.example", service.base);
        let chosen = anybody.try_exactly("GET", "/language/pl", &[("referer", &from)], None).expect("an answer");
        assert_eq!((chosen.status, chosen.location.as_str()), (303, "/es//evil.example"));
    }

    fn a_page_is_the_same_for_everybody_in_each_language(db) {
        let play = Play::new(db);
        let service = Service::start(db);
        let mut seen = BTreeSet::new();
        for language in Language::ALL {
            let path = format!("/{}{}", language.segment(), play.at("/players"));
            let page = asked(&service.anonymous(), &path, "en");
            assert_eq!(page.status, 200, "{path}");
            assert_eq!(page.body, asked(&service.organizer(), &path, "ja").body, "{path}");
            assert!(page.body.contains(&format!("<html lang=\"{}\"", language.tag())), "{path}");
            for other in Language::OFFERED {
                let link = format!("hreflang=\"{}\" href=\"/{}{}\"", other.tag(), other.segment(), play.at("/players"));
                assert!(page.body.contains(&link), "{path}: {link}");
            }
            let links = page.body.split("href=\"").skip(1).filter_map(|link| link.split('"').next());
            let home = format!("/{}{}", language.segment(), play.at(""));
            assert!(links.into_iter().any(|link| link == home), "{path} leads to {home}");
            seen.insert(page.body);
        }
        assert_eq!(seen.len(), Language::ALL.len(), "every language has its own texts");
    }

    fn no_english_is_left_on_the_pages_of_everybody_and_of_players(db) {
        let play = Play::new(db);
        let service = Service::start(db);
        let player = service.in_database_player(&play.slug, 1);
        let mut left = Vec::new();
        let mut known = BTreeMap::new();
        let mut look = |who: &Visitor, path: String| {
            let page = asked(who, &path, "en-XA");
            assert_eq!(page.status, 200, "{path}: {page:?}");
            let plain = plain_texts(&page.body, &NOT_TRANSLATED, &mut known);
            if !plain.is_empty() {
                left.push(format!("{path}: {plain:?}"));
            }
        };
        let public = |page: &str| match page {
            "" => format!("/en-xa{}", play.at("")),
            page => format!("/en-xa{}", play.at(page)),
        };
        player.keep("podium_language", "en-XA");
        let anybody = service.anonymous();
        for step in ["before", "drawn", "finished"] {
            match step {
                "drawn" => play.publish(play.draft()),
                "finished" => {
                    play.report_all();
                    play.finish(1);
                }
                _ => {}
            }
            for page in ["", "/pairings", "/standings", "/players", "/players/1", "/bracket", "/fairness", "/statistics"] {
                look(&anybody, public(page));
            }
            if step != "before" {
                for page in ["/pairings/1", "/pairings/1/names", "/pairings/1/slips", "/pairings?by=name", "/projector"] {
                    look(&anybody, public(page));
                }
            }
            for page in ["/me", "/me/link"] {
                look(&player, play.at(page));
            }
        }
        look(&anybody, public("/standings/1/1"));
        look(&anybody, "/en-xa".to_owned());
        assert!(left.is_empty(), "without a catalogue:\n{}", left.join("\n"));
    }

    fn pages_of_one_reader_have_no_language_in_their_addresses(db) {
        let play = Play::new(db);
        let service = Service::start(db);
        let organizer = service.organizer();
        for path in [play.at("/me"), play.at("/desk"), "/account".to_owned()] {
            let page = asked(&organizer, &format!("/es{path}"), "es");
            assert_eq!((page.status, page.location), (308, path.clone()));
            let page = asked(&organizer, &path, "es");
            assert!(page.body.contains("<html lang=\"es\""), "{path}: {page:?}");
        }
        // one address is one page for each language of its readers
        let start = play.at("/me");
        let anybody = service.anonymous();
        assert_ne!(asked(&anybody, &start, "es").body, asked(&anybody, &start, "de").body);
        assert_eq!(asked(&anybody, &start, "es").body, asked(&anybody, &start, "es-AR").body);
    }

    fn the_tournament_has_a_language_for_readers_who_ask_for_none_and_for_its_sheets(db) {
        let play = Play::new(db);
        let service = Service::start(db);
        let organizer = service.organizer();
        db.in_database_join(&play.slug, "ora", Role::Organizer);
        let settings = organizer.see(&play.at("/desk/settings"));
        let form = settings.form("/desk/settings").set("language", "pt-PT");
        assert_eq!(organizer.send(&form).status, 303);
        play.publish(play.draft());

        let anybody = service.anonymous();
        let standings = play.at("/standings");
        for (accepts, segment) in [("", "pt-pt"), ("xx", "pt-pt"), ("en", "en"), ("ja", "ja")] {
            assert_eq!(asked(&anybody, &standings, accepts).location, format!("/{segment}{standings}"), "{accepts}");
        }
        let desk = asked(&organizer, &play.at("/desk"), "en").body;
        for sheet in ["/pairings/1/names", "/pairings/1/slips"] {
            assert!(desk.contains(&format!("\"/pt-pt{}\"", play.at(sheet))), "{sheet} in {desk}");
        }
        let document = asked(&organizer, &play.at("/export/event.json"), "en").body;
        assert!(document.contains("\"language\": \"pt-PT\""), "{document}");
    }

    fn a_sheet_is_printed_in_two_languages(db) {
        let play = Play::new(db);
        play.publish(play.draft());
        let service = Service::start(db);
        let anybody = service.anonymous();
        let slips = asked(&anybody, &format!("/es+ja{}", play.at("/pairings/1/slips")), "en");
        let in_one = |language: Language| say::paper_parts::signature().in_language(language);
        let both = format!("{} / {}", in_one(Language::Spanish), in_one(Language::Japanese));
        assert!(slips.body.contains(&both), "{both} in {}", slips.body);
        // what both say in the same way is there once
        assert!(slips.body.contains("<b>Spring Open</b>"), "{}", slips.body);
        let alone = asked(&anybody, &format!("/es{}", play.at("/pairings/1/slips")), "en");
        let way = format!("\"/es+ja{}\"", play.at("/pairings/1/slips"));
        assert!(!alone.body.contains(&both) && alone.body.contains(&way), "{}", alone.body);
        // any other page is in one
        let players = asked(&anybody, &format!("/es+ja{}", play.at("/players")), "en");
        assert_eq!((players.status, players.location), (200, String::new()));
        assert!(!players.body.contains(" / "), "{}", players.body);
        assert_eq!(asked(&anybody, &format!("/es+xx{}", play.at("/players")), "en").status, 404);
    }

    fn an_account_brings_its_language_to_another_browser(db) {
        Play::new(db);
        let service = Service::start(db);
        let organizer = service.organizer();
        asked(&organizer, "/language/pl", "en");
        let elsewhere = service.organizer();
        assert!(asked(&elsewhere, "/account", "de").body.contains("<html lang=\"pl\""));
        assert_eq!(elsewhere.cookie("podium_language").as_deref(), Some("pl"));
        // what is chosen here counts more here
        let third = service.organizer();
        third.keep("podium_language", "ja");
        assert!(asked(&third, "/account", "de").body.contains("<html lang=\"ja\""));
    }

    fn no_english_is_left_on_the_pages_of_the_staff(db) {
        let play = Play::new(db);
        let service = Service::start(db);
        let organizer = service.organizer();
        db.in_database_join(&play.slug, "ora", Role::Organizer);
        play.publish(play.draft());
        play.report_all();
        play.finish(1);
        play.publish(play.draft());
        let on_the_floor = on_the_floor(&service, &play);
        let typed = [&NAMES[..], &NOT_TRANSLATED].concat();
        let mut known = BTreeMap::new();
        let (mut left, mut not_read) = (BTreeSet::new(), BTreeSet::from_iter(&on_the_floor));
        let roles = [Role::HeadJudge, Role::Judge, Role::Scorekeeper].map(|role| service.in_database_staff(&play.slug, role));
        for reader in [organizer, service.administrator()].into_iter().chain(roles) {
            reader.keep("podium_language", "en-XA");
            let mut seen = BTreeSet::new();
            let mut open = vec![play.at("/desk"), play.at("/desk/floor"), "/tournaments".to_owned(), "/account".to_owned()];
            open.extend(on_the_floor.iter().cloned());
            while let Some(path) = open.pop() {
                let page = asked(&reader, &path, "en-XA");
                if page.status != 200 || !page.header("content-type").starts_with("text/html") {
                    continue;
                }
                not_read.remove(&path);
                // lines of the log are stored in English; a poster is in the tournament's language
                let is_stored = path.ends_with("/desk/log") || path.ends_with("/desk/page/poster");
                let plain = plain_texts(&page.body, &typed, &mut known).into_iter();
                left.extend(plain.filter(|text| !is_stored && !ALONE.contains(&text.as_str())).map(|text| format!("{}: {text}", shape(&path))));
                for link in page.body.split("href=\"").skip(1).filter_map(|link| link.split('"').next()) {
                    let link = link.split('#').next().unwrap_or_default().replace("&#38;", "&");
                    let is_ours = ["/t/", "/account", "/tournaments", "/new"].iter().any(|start| link.starts_with(start));
                    if is_ours && !link.contains("/export/") && seen.len() < 400 && seen.insert(shape(&link)) {
                        open.push(link);
                    }
                }
            }
            assert!(seen.len() > 20, "few pages were found: {seen:?}");
        }
        let left: Vec<String> = left.into_iter().collect();
        assert!(left.is_empty(), "without a catalogue:\n{}", left.join("\n"));
        assert!(not_read.is_empty(), "nobody reads {not_read:?}");
    }

    fn the_built_in_penalties_are_in_the_readers_language_and_typed_ones_as_they_are(db) {
        let play = Play::new(db);
        let service = Service::start(db);
        let organizer = service.organizer();
        db.in_database_join(&play.slug, "ora", Role::Organizer);
        let list = |language: &str| asked(&organizer, &play.at("/desk/references/penalties"), language).text();
        for said in ["3.3 Juego lento", "10 minutos de retraso o más: Pérdida de partida", "no son soborno."] {
            assert!(list("es").contains(said), "{said} in {}", list("es"));
        }
        assert!(list("en").contains("3.3 Slow Play") && list("en").contains("10 minutes late or more: Match Loss"));
        // one name is another one now, and the others are still those of the built-in table
        let settings = organizer.see(&play.at("/desk/settings/penalties"));
        let form = settings.form("/desk/settings/penalties").set("name_8", "Dawdling").set("name", "house");
        assert_eq!(organizer.send(&form).status, 303);
        assert!(list("es").contains("3.3 Dawdling") && list("es").contains("4.7 Retraso intencional"), "{}", list("es"));
        let rules = asked(&service.anonymous(), &format!("/es{}", play.at("/profile")), "es").text();
        assert!(rules.contains("3.3 Dawdling"), "{rules}");
    }

    fn a_list_by_name_is_in_the_order_of_its_language(db) {
        let play = Play::new(db);
        let rows = db.load(&play.slug).players;
        let stored: Result<(), DbError> = db.db.write(|conn| {
            for (mut row, name) in rows.clone().into_iter().zip(["Eva Ñuflo", "Eva Nzoto", "Jan Łukasik", "Jan Luzak"]) {
                row.name = name.to_owned();
                players::update(conn, &row)?;
            }
            Ok(())
        });
        stored.expect("names are stored");
        play.publish(play.draft());
        let service = Service::start(db);
        let organizer = service.organizer();
        db.in_database_join(&play.slug, "ora", Role::Organizer);
        let order = |who: &Visitor, path: &str, language: &str| {
            let page = asked(who, path, language);
            assert_eq!(page.status, 200, "{path}: {page:?}");
            let mut names = ["Ñuflo", "Nzoto", "Łukasik", "Luzak"];
            names.sort_by_key(|name| page.body.find(name).unwrap_or_else(|| panic!("{name} in {path}")));
            names.join(" ")
        };
        let (usual, spanish, polish) = (
            "Łukasik Luzak Ñuflo Nzoto",
            "Łukasik Luzak Nzoto Ñuflo",
            "Luzak Łukasik Ñuflo Nzoto",
        );
        let anybody = service.anonymous();
        for page in ["/players", "/pairings?by=name", "/pairings/1/names", "/projector"] {
            for (segment, expected) in [("en", usual), ("es", spanish), ("pl", polish), ("ja", usual)] {
                let path = format!("/{segment}{}", play.at(page));
                assert_eq!(order(&anybody, &path, segment), expected, "{path}");
            }
        }
        // a sheet in two languages has the order of the first
        for (segment, expected) in [("es+pl", spanish), ("pl+es", polish)] {
            let path = format!("/{segment}{}", play.at("/pairings/1/names"));
            assert_eq!(order(&anybody, &path, "en"), expected, "{path}");
        }
        for page in ["/desk/players", "/desk/players/links"] {
            assert_eq!(order(&organizer, &play.at(page), "es"), spanish, "{page}");
            assert_eq!(order(&organizer, &play.at(page), "en"), usual, "{page}");
        }
        // names to choose from begin with the given one: two Evas, two Jans
        assert_eq!(order(&anybody, &play.at("/me"), "pl"), "Ñuflo Nzoto Luzak Łukasik");
    }
}

/// Has a game followed at table 1 that goes on, one at table 2 that is over, and a ruling; returns the addresses of what the
/// staff reads about them.
fn on_the_floor(service: &Service<'_>, play: &Play<'_>) -> Vec<String> {
    let hall = Hall {
        slug: play.slug.clone(),
        judge: service.in_database_staff(&play.slug, Role::Judge),
    };
    hall.follow(1);
    // what is typed has no letters of English
    let spell = ("object", "Ölänß");
    hall.does(
        1,
        "do=put_on_stack",
        &[spell, ("act", "controller=1;kind=spell;stack=1")],
    );
    hall.does(1, "do=pass_priority;stack=1;player=1", &[]);
    hall.does(1, "do=counter", &[spell]);
    hall.does(1, "do=end_turn;marker=1", &[]);
    hall.does(1, "do=extra_turn", &[("player", "2")]);
    hall.does(1, "do=flip", &[("player", "2"), ("call", "heads")]);
    hall.does(1, "do=leave;why=conceded", &[("players", "4")]);
    hall.does(1, "do=call_time", &[("turn", "2")]);
    hall.follow(2);
    hall.does(2, "do=end_turn;marker=1", &[]);
    hall.does(2, "do=leave;why=lost", &[("players", "4")]);
    hall.does(2, "do=won", &[("player", "2")]);
    assert_eq!(hall.sends(2, "confirm", &[("next", "end")]).status, 303);

    let loaded = play.load();
    let pods = &loaded.event.rounds().last().expect("a round").pods;
    let player = loaded.row(pods[0].seats[0]).number;
    let (infraction, penalty) = (format!("infraction_{player}"), format!("penalty_{player}"));
    let ruling = [
        ("table", "1"),
        ("player", &player.to_string()),
        (&infraction, "3.3=warning"),
        (&penalty, ""),
        ("what", "Ölänß"),
    ];
    let given = hall.judge.post(&play.at("/desk/rulings/new"), &ruling);
    assert_eq!(given.status, 303, "{}", given.text());
    let pages = [
        "/desk/game/1",
        "/desk/game/2",
        "/desk/games",
        "/desk/games/2/2/1/1",
        "/desk/games/2/2/1/3",
        "/desk/rulings/1",
        &format!("/desk/rulings/new?table=1&player={player}"),
        &format!("/desk/players/{player}"),
        "/desk/references/penalties",
        "/desk/settings/penalties",
        "/desk/references/loops?ask=1&players=4&active=1&announcer=1&iterations=5&points=2&iteration_2=3&point_2=1",
        "/desk/references/leaving?ask=1&players=4&leaver=1&name_0=%C3%96l&kind_0=card&owner_0=1",
    ];
    pages.map(|page| play.at(page)).to_vec()
}

/// What the staff's pages contain beside: names of accounts, of programs, of the table of penalties, and of months, which ICU
/// writes.
const NAMES: [&str; 12] = [
    STANDARD,
    "head_judge",
    "scorekeeper",
    "judge",
    "ora",
    "root",
    "Discord",
    "Wizards EventLink",
    "melee.gg",
    "Oct",
    "Nov",
    "Dec",
];

/// Texts that stay alone: the scopes of tokens.
const ALONE: [&str; 6] = ["read", "results", "rounds", "settings", "players", "webhooks"];

/// Returns an address without its numbers and marks: pages of one kind have the same.
fn shape(path: &str) -> String {
    let is_mark = |part: &str| part.len() > 20 || part.bytes().any(|byte| byte.is_ascii_digit());
    let parts = path
        .split(['/', '='])
        .map(|part| if is_mark(part) { "…" } else { part });
    parts.collect::<Vec<_>>().join("/")
}
