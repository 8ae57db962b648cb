//! A community of thousands of people, a thousand evenings and ten seasons: what its pages cost when they are made again and
//! when they are kept, and how soon all of them follow the correction of an old result.

use std::rc::Rc;
use std::time::{Duration, Instant};

use chrono::Days;
use podium_base::clock;
use podium_event::season::{Reward, RewardKind, RuleParts};
use podium_ops::community::{self as communities, Settings};
use podium_ops::run::playoff;
use podium_ops::run::results::{TableVersion, Typed, correct};
use podium_ops::season::{SeasonInput, create, edit, ratings};
use podium_ops::{Command, Sender};
use podium_store::season::ratings::{PlayedGames, games_of};
use podium_store::tournaments::events;
use podium_store::{DbError, community, season};

use super::client::Browser;
use super::cost::House;
use super::database::Home;
use super::event::{self, Session};
use super::figures::{head, row, span};
use super::host::fill::{COPY, Raw, play};
use super::phone::staff;
use super::{Options, Result};

/// People of the community, its evenings, players of each, its seasons.
const PEOPLE: usize = 5_000;
const EVENINGS: usize = 1_000;
const ENTRIES: usize = 40;
const SEASONS: usize = 10;
/// Entries that are the same people on each evening; the others come in turns.
const REGULARS: usize = 8;
/// How often each page is made again, and asked for while it is kept.
const MADE: usize = 20;
const KEPT: usize = 500;
/// Milliseconds of processor time within which a page should be made, and within which all should follow a correction.
const PAGE: f64 = 50.0;
const CORRECTION: f64 = 1_000.0;
const COMMUNITY: &str = "friday";

pub async fn run(options: &Options) -> Result<()> {
    let home = options.home()?;
    let begun = Instant::now();
    let first = fill(&home)?;
    println!(
        "\n{PEOPLE} people, {EVENINGS} evenings of {ENTRIES}, {SEASONS} seasons; filled in {:.0} s",
        begun.elapsed().as_secs_f64()
    );
    let organizer = event::organizer(&home, &first)?;
    Raw::open(&home.address)?.run(&format!(
        "INSERT INTO community_staff (community_id, account_id, role, since) \
         SELECT c.id, s.account_id, 'organizer', s.since FROM communities c CROSS JOIN staff s \
         JOIN tournaments t ON t.id = s.tournament_id WHERE c.slug = '{COMMUNITY}' AND t.slug = '{first}'"
    ))?;
    let house = Rc::new(House::start(home, options.instances)?);
    measure_pages(&house, &organizer, &first).await?;
    measure_correction(&house, &first).await?;
    house.report_complaints()
}

/// Makes the community: one evening is played through the program and copied in the database, and so are its people.
/// Returns the evening.
fn fill(home: &Home) -> Result<String> {
    let house = Command::on_site(Sender::CommandLine);
    let settings = Settings {
        name: "Friday".to_owned(),
        ..Settings::standard()
    };
    house.run_on_site(&home.db, |work| communities::create(work, &settings))?;
    let first = play(home, ENTRIES, 3, true)?;
    let mut raw = Raw::open(&home.address)?;
    raw.run("UPDATE players SET commander = 'Commander ' || (number % 20)")?;
    Command::on(&first, Sender::CommandLine).run(&home.db, |work| communities::choose(work, Some(COMMUNITY)))?;
    let tournament = home.db.read(|conn| events::load(conn, &first))?.tournament;
    let games = home.db.read(|conn| games_of(conn, &[&tournament.id]))?;
    let games = games.get(&tournament.id).ok_or("no games")?;

    // everybody shows everything: pages have all that they can have
    raw.run("UPDATE people SET shows_tables = TRUE, shows_commanders = TRUE, shows_rating = TRUE")?;
    raw.run("BEGIN")?;
    people(&mut raw)?;
    let today = clock::now().date();
    for number in 1..EVENINGS {
        let day = today - Days::new(number as u64);
        raw.copy(&tournament.id, number, number, &format!("'{day}'"))?;
        whose(&mut raw, &tournament.id, number)?;
        let copied = PlayedGames {
            entries: (games.entries.iter())
                .map(|(id, commanders)| (format!("{id}{COPY}{number}"), commanders.clone()))
                .collect(),
            ..games.clone()
        };
        raw.run(&format!(
            "INSERT INTO played_games (tournament_id, games, version) VALUES ('{}{COPY}{number}', '{}', 1)",
            tournament.id,
            serde_json::to_string(&copied)?
        ))?;
    }
    raw.run("COMMIT")?;
    seasons(home, &mut raw, &tournament.id)?;
    Ok(first)
}

/// Copies the people of the first evening until there are enough.
fn people(raw: &mut Raw) -> Result<()> {
    let copies = PEOPLE / ENTRIES - 1;
    for (table, id) in [("people", "id"), ("person_leads", "person_id")] {
        let columns = raw.columns(table)?;
        let value = |column: &String| match column.as_str() {
            name if name == id => format!("t.{name} || '{COPY}' || n.i"),
            "number" => format!("t.number + {ENTRIES} * n.i"),
            name @ ("name" | "name_key" | "look_key" | "order_key") => format!("t.{name} || ' ' || n.i"),
            name => format!("t.{name}"),
        };
        let values: Vec<String> = columns.iter().map(value).collect();
        raw.run(&format!(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {copies}) \
             INSERT INTO {table} ({}) SELECT {} FROM {table} t CROSS JOIN n",
            columns.join(", "),
            values.join(", ")
        ))?;
    }
    Ok(())
}

/// Says who the entries of a copied evening are.
fn whose(raw: &mut Raw, id: &str, evening: usize) -> Result<()> {
    let turns = PEOPLE / ENTRIES;
    let turn = format!("(({evening} * 7 + number) % {turns})");
    raw.run(&format!(
        "UPDATE players SET person_id = person_id || '{COPY}' || {turn} \
         WHERE tournament_id = '{id}{COPY}{evening}' AND number > {REGULARS} AND {turn} <> 0"
    ))?;
    Ok(())
}

fn seasons(home: &Home, raw: &mut Raw, tournament: &str) -> Result<()> {
    let house = Command::in_community(COMMUNITY, Sender::CommandLine);
    house.run_in_community(&home.db, |work| {
        ratings::set(work, Some(ratings::USUAL_LEAST_GAMES), true)
    })?;
    let invitation = Reward {
        kind: RewardKind::Invitation,
        name: String::new(),
        top: Some(8),
        points: None,
        byes: None,
    };
    let each = EVENINGS / SEASONS;
    for number in 0..SEASONS {
        let season = SeasonInput {
            name: format!("Season {number}"),
            description: String::new(),
            begins_on: None,
            ends_on: None,
            rules: RuleParts {
                rewards: vec![invitation.clone()],
                planned_evenings: Some(each as u32 + 1),
                ..RuleParts::usual()
            },
        };
        let slug = house.run_in_community(&home.db, |work| create(work, &season))?;
        for evening in number * each..(number + 1) * each {
            let copy = match evening {
                0 => String::new(),
                number => format!("{COPY}{number}"),
            };
            raw.run(&format!(
                "INSERT INTO season_tournaments (season_id, tournament_id, weight) \
                 SELECT id, '{tournament}{copy}', 1 FROM seasons WHERE slug = '{slug}'"
            ))?;
        }
    }
    Ok(())
}

/// Changes something that the community shows, so that each of its pages is made again.
fn change(home: &Home, number: usize) -> Result<()> {
    let last = home.db.read(|conn| {
        let community = community::by_slug(conn, COMMUNITY)?.ok_or(DbError::NotFound)?;
        let seasons = season::of_community(conn, &community.id)?;
        seasons.into_iter().next_back().ok_or(DbError::NotFound)
    })?;
    let changed = SeasonInput {
        description: format!("The season of the {number}. change"),
        ..SeasonInput::of(&last)?
    };
    Command::in_community(COMMUNITY, Sender::CommandLine)
        .run_in_community(&home.db, |work| edit(work, &last.slug, last.settings_version, &changed))?;
    Ok(())
}

/// Pages that everybody reads; the first person is a regular, the last one comes in turns.
const PUBLIC: [&str; 20] = [
    "",
    "/calendar.ics",
    "/people/1",
    "/people/4990",
    "/ratings",
    "/ratings.csv",
    "/ratings/commanders",
    "/ratings/people/1",
    "/s/season-5",
    "/s/season-5/standings.csv",
    "/s/season-5/evenings",
    "/s/season-5/records",
    "/s/season-5/needs",
    "/s/season-5/commanders",
    "/s/season-5/rules",
    "/s/season-5/people/1",
    "api/people/1",
    "api/ratings",
    "api/seasons/season-5",
    "api/seasons/season-5/standings",
];
/// Pages of the staff.
const STAFF: [&str; 9] = [
    "/desk",
    "/people",
    "/people?q=lastname",
    "/people/1/edit",
    "/doubts",
    "/merges",
    "/log",
    "/seasons",
    "/seasons/season-5",
];

fn address(page: &str) -> String {
    match page.strip_prefix("api") {
        Some(read) => format!("/api/v1/communities/{COMMUNITY}{read}"),
        None if page.contains('.') || STAFF.contains(&page) => format!("/c/{COMMUNITY}{page}"),
        None => format!("/en/c/{COMMUNITY}{page}"),
    }
}

async fn measure_pages(house: &Rc<House>, organizer: &Session, tournament: &str) -> Result<()> {
    head(&[
        "page",
        "made again",
        "made again : goal of 50 ms",
        "kept",
        "size",
        "status",
    ]);
    let server = house.servers[0].address;
    let standings = format!("/en/t/{tournament}/standings");
    let public = PUBLIC.iter().map(|page| (false, address(page)));
    let desk = STAFF.iter().map(|page| (true, address(page)));
    for (is_staff, page) in std::iter::once((false, standings)).chain(public).chain(desk) {
        let mut browser = match is_staff {
            true => staff(server, organizer),
            false => Browser::new(server),
        };
        browser.get(&page).await?;
        let mut made = 0.0;
        let (mut bytes, mut status) = (0, 0);
        for number in 0..MADE {
            change(&house.home, number)?;
            let before = house.counters().await?;
            let answer = browser.get(&page).await?;
            (bytes, status) = (answer.bytes(), answer.status);
            made += before.until(house.counters().await?).server;
        }
        let before = house.counters().await?;
        for _ in 0..KEPT {
            browser.get(&page).await?;
        }
        let kept = before.until(house.counters().await?).server;
        let made = made * 1e3 / MADE as f64;
        row(&[
            page,
            span(made),
            format!("{:.2}", made / PAGE),
            span(kept * 1e3 / KEPT as f64),
            format!("{:.1} KB", bytes as f64 / 1e3),
            status.to_string(),
        ]);
    }
    let usage = house.usage()?;
    println!(
        "<!-- memory {:.0} MB, at most {:.0} MB -->",
        usage.megabytes, usage.peak
    );
    Ok(())
}

/// Corrects a result of an evening in the middle, and asks for everything that follows from it.
async fn measure_correction(house: &Rc<House>, first: &str) -> Result<()> {
    let slug = format!("{first}{COPY}{}", EVENINGS / 2);
    let season = EVENINGS / 2 / (EVENINGS / SEASONS);
    let pages = [
        format!("/s/season-{season}"),
        format!("/s/season-{season}/needs"),
        "/ratings".to_owned(),
        "/people/1".to_owned(),
    ];
    let mut browser = Browser::new(house.servers[0].address);
    let standings = address(&format!("/s/season-{season}/standings.csv"));
    let before = browser.get(&standings).await?.body.to_vec();
    for page in &pages {
        browser.get(&address(page)).await?;
    }
    let begun = Instant::now();
    correct_one(&house.home, &slug)?;
    let mut steps = vec![("reopened, corrected, finished".to_owned(), begun.elapsed())];
    for page in &pages {
        let asked = Instant::now();
        browser.get(&address(page)).await?;
        steps.push((page.clone(), asked.elapsed()));
    }
    let all = begun.elapsed();
    if browser.get(&standings).await?.body == before {
        return Err("the season's standings are those of before the correction".into());
    }
    head(&["a correction of an old result", "answered after"]);
    for (what, took) in steps {
        row(&[what, milliseconds(took)]);
    }
    row(&[
        format!(
            "all of it : goal of a second: {:.2}",
            all.as_secs_f64() * 1e3 / CORRECTION
        ),
        milliseconds(all),
    ]);
    Ok(())
}

fn milliseconds(took: Duration) -> String {
    span(took.as_secs_f64() * 1e3)
}

/// Gives the first table of the last round to another player, with the commands of its staff: the first places change.
fn correct_one(home: &Home, slug: &str) -> Result<()> {
    let house = Command::on(slug, Sender::CommandLine);
    let version = event::structure(home, slug)?;
    house.run(&home.db, |work| playoff::reopen_tournament(work, version, "measured"))?;
    let loaded = home.db.read(|conn| events::load(conn, slug))?;
    let round = loaded.rounds.last().ok_or("no round")?;
    let pod = round.pods.first().ok_or("no table")?;
    let place = TableVersion {
        round: round.row.number,
        table: pod.table_number,
        version: pod.version,
    };
    let other = Typed {
        games: "3".to_owned(),
        ..Typed::default()
    };
    house.run(&home.db, |work| correct(work, place, Some(&other), "measured"))?;
    let version = event::structure(home, slug)?;
    Ok(house.run(&home.db, |work| playoff::finish_tournament(work, version, "measured"))?)
}
