//! The ratings of a community as of a version: of its people, and of commanders. They are computed from the games of all its
//! finished tournaments, day by day and round by round, so that no order in which they were entered makes a difference.

mod games;
mod store;

pub use store::RatingStore;

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::sync::Arc;

use chrono::NaiveDate;
pub use podium_rating::Rating;
use podium_rating::{Game, Ladder};
use podium_store::community::people::{self, PersonOutline};
use podium_store::community::{self, Community};
use podium_store::season::ratings::{self, RatingSettings};
use podium_store::{DbError, Reader};

use crate::names;
use games::{AllGames, Day};

/// The ratings of a community.
#[derive(Debug)]
pub struct Ratings {
    pub community: Community,
    /// `None`: the community does not want ratings, and none are computed.
    pub settings: Option<RatingSettings>,
    /// Everybody who played, by rating; those with too few games last.
    pub people: Vec<RatedPerson>,
    /// Commanders, the same way.
    pub commanders: Vec<RatedCommander>,
    /// Index of each person, by id.
    by_id: HashMap<String, u32>,
    /// The ids of the people who do not show their commanders.
    hiding: BTreeSet<String>,
    /// What the ratings are made from, for the next version.
    played: Arc<Played>,
}

/// What was played, as of a version of the community's results: names and choices of people make no difference.
#[derive(Debug, Default)]
struct Played {
    version: i64,
    games: AllGames,
    /// Whose the entries are: the ids of entry and person.
    who: Vec<(String, String)>,
    /// Everybody who has an entry.
    people: Vec<Standing>,
}

/// The rating of a person whose name is not known yet.
#[derive(Debug, Clone)]
struct Standing {
    id: String,
    rating: Rating,
    course: Vec<(Option<NaiveDate>, i64)>,
}

/// The rating of a person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatedPerson {
    pub id: String,
    pub number: i64,
    /// As public pages show it.
    pub name: String,
    /// Whether everybody sees the rating: the person decides it.
    pub is_public: bool,
    /// Whether everybody sees on which days they played.
    pub shows_days: bool,
    pub rating: Rating,
    /// Among those with enough games; equal ratings share a rank.
    pub rank: Option<u32>,
    /// The rating after each day on which they played; `None`: the days of tournaments without a date.
    pub course: Vec<(Option<NaiveDate>, i64)>,
}

/// The rating of a commander, or of two that lead a deck together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatedCommander {
    pub names: Vec<String>,
    pub rating: Rating,
    pub rank: Option<u32>,
}

impl Ratings {
    /// Computes the ratings of a community. What was played is not computed again if no result has changed since an earlier
    /// version, and games of evenings that have not changed are not read again.
    ///
    /// # Errors
    /// There is no such community; the rows of a tournament contradict each other.
    pub fn read(conn: &mut Reader<'_>, slug: &str, earlier: Option<&Self>) -> Result<Self, DbError> {
        let community = community::by_slug(conn, slug)?.ok_or(DbError::NotFound)?;
        let settings = ratings::settings(conn, &community.id)?;
        let mut made = Self {
            community,
            settings,
            people: Vec::new(),
            commanders: Vec::new(),
            by_id: HashMap::new(),
            hiding: BTreeSet::new(),
            played: Arc::default(),
        };
        if let Some(settings) = made.settings.clone() {
            made.played = Played::at(conn, &made.community, earlier.map(|earlier| &earlier.played))?;
            let ids: Vec<String> = made.played.people.iter().map(|one| one.id.clone()).collect();
            let rows = people::outlines(conn, &ids)?;
            let hides = |row: &&PersonOutline| !(row.shows_name && row.shows_commanders);
            made.hiding = rows.iter().filter(hides).map(|row| row.id.clone()).collect();
            if settings.commanders {
                made.commanders = made.rated_commanders(&settings, earlier);
            }
            made.people = made.rated_people(rows, &settings);
            let ids = made.people.iter().map(|person| person.id.clone());
            made.by_id = ids.zip(0..).collect();
        }
        Ok(made)
    }

    /// Returns the rating of a person, whether or not everybody sees it.
    pub fn of(&self, person: &str) -> Option<&RatedPerson> {
        self.by_id.get(person).map(|ix| &self.people[*ix as usize])
    }

    /// Gives the people who played their names and ranks.
    fn rated_people(&self, rows: Vec<PersonOutline>, settings: &RatingSettings) -> Vec<RatedPerson> {
        let how = self.community.names_shown;
        let standings: HashMap<&str, &Standing> = self.played.people.iter().map(|one| (one.id.as_str(), one)).collect();
        let mut rated = Vec::with_capacity(rows.len());
        for row in rows {
            // who only played with guests has no game that counts
            let standing = standings.get(row.id.as_str()).filter(|one| one.rating.games > 0);
            let Some(standing) = standing else { continue };
            rated.push(RatedPerson {
                name: names::of_person(&row, how),
                is_public: row.shows_rating && row.shows_name && !row.anonymous,
                shows_days: row.shows_results,
                number: row.number,
                rating: standing.rating,
                rank: None,
                course: standing.course.clone(),
                id: row.id,
            });
        }
        rank(
            &mut rated,
            settings,
            |person| (person.rating, person.number),
            |person, rank| {
                person.rank = rank;
            },
        );
        rated
    }

    /// Returns the ratings of commanders: those of an earlier version, if nothing has changed that they depend on.
    fn rated_commanders(&self, settings: &RatingSettings, earlier: Option<&Self>) -> Vec<RatedCommander> {
        let is_same = |earlier: &&Self| {
            let (own, others) = (&self.settings, &earlier.settings);
            Arc::ptr_eq(&self.played, &earlier.played) && self.hiding == earlier.hiding && own == others
        };
        match earlier.filter(is_same) {
            Some(earlier) => earlier.commanders.clone(),
            None => rated_commanders(&self.played.games, &hiding(&self.played.who, &self.hiding), settings),
        }
    }

    /// Returns its approximate size in bytes.
    pub fn bytes(&self) -> usize {
        let courses: usize = self.people.iter().map(|person| person.course.len()).sum();
        let played = self.played.games.bytes() + self.played.who.len() * 120 + self.played.people.len() * 100;
        4 * 1024 + self.people.len() * 300 + courses * 48 + self.commanders.len() * 150 + played
    }
}

impl Played {
    /// Reads what was played in a community, or returns what was read earlier if no result has changed since.
    fn at(conn: &mut Reader<'_>, community: &Community, earlier: Option<&Arc<Self>>) -> Result<Arc<Self>, DbError> {
        if let Some(earlier) = earlier.filter(|earlier| earlier.version == community.results_version) {
            return Ok(Arc::clone(earlier));
        }
        let games = AllGames::read(conn, &community.id, earlier.map(|earlier| &earlier.games))?;
        let who = games.people(conn)?;
        Ok(Arc::new(Self {
            version: community.results_version,
            people: standings(&games, &who),
            games,
            who,
        }))
    }
}

/// Rates people, day by day; `who`: whose the entries are.
fn standings(games: &AllGames, who: &[(String, String)]) -> Vec<Standing> {
    let people: BTreeSet<&str> = who.iter().map(|(_, person)| person.as_str()).collect();
    let competitors: HashMap<&str, u32> = people.iter().copied().zip(0..).collect();
    let entries: HashMap<&str, u32> = who
        .iter()
        .map(|(entry, person)| (entry.as_str(), competitors[person.as_str()]))
        .collect();
    let mut ladder = Ladder::new(competitors.len());
    let mut courses: Vec<Vec<(Option<NaiveDate>, i64)>> = vec![Vec::new(); competitors.len()];
    for Day { held_on, rounds } in games.by_day() {
        let mut played: Vec<u32> = Vec::new();
        for tables in rounds {
            let games: Vec<Game> = tables.iter().map(|table| table.of_people(&entries)).collect();
            played.extend(games.iter().flat_map(Game::competitors));
            ladder.play(&games);
        }
        played.sort_unstable();
        played.dedup();
        for one in played {
            courses[one as usize].push((held_on, ladder.rating(one).shown()));
        }
    }
    let standing = |(id, (one, course)): (&str, (u32, Vec<_>))| Standing {
        id: id.to_owned(),
        rating: ladder.rating(one),
        course,
    };
    people.into_iter().zip((0..).zip(courses)).map(standing).collect()
}

/// Returns the entries of some people; `who`: whose the entries are.
fn hiding<'w>(who: &'w [(String, String)], people: &BTreeSet<String>) -> HashSet<&'w str> {
    let theirs = who.iter().filter(|(_, person)| people.contains(person));
    theirs.map(|(entry, _)| entry.as_str()).collect()
}

/// Rates commanders, table by table: of several tables of a round on which one was played each counts after the other, in an
/// order that depends on their content alone.
fn rated_commanders(games: &AllGames, hiding: &HashSet<&str>, settings: &RatingSettings) -> Vec<RatedCommander> {
    let mut competitors: BTreeMap<&[String], u32> = BTreeMap::new();
    for names in games.commanders() {
        let next = competitors.len() as u32;
        competitors.entry(names).or_insert(next);
    }
    let mut ladder = Ladder::new(competitors.len());
    for Day { rounds, .. } in games.by_day() {
        for mut tables in rounds {
            tables.sort_by(|a, b| a.by_commanders().cmp(&b.by_commanders()));
            for table in &tables {
                ladder.play(table.of_commanders(&competitors, hiding).as_slice());
            }
        }
    }
    let all = competitors.iter().map(|(names, one)| RatedCommander {
        names: names.to_vec(),
        rating: ladder.rating(*one),
        rank: None,
    });
    let mut rated: Vec<RatedCommander> = all.filter(|one| one.rating.games > 0).collect();
    rank(
        &mut rated,
        settings,
        |one| (one.rating, one.names.clone()),
        |one, rank| one.rank = rank,
    );
    rated
}

/// Ranks what has enough games by its shown rating; the rest follows in the same order, without a rank.
fn rank<T, K: Ord>(
    all: &mut [T],
    settings: &RatingSettings,
    of: impl Fn(&T) -> (Rating, K),
    set: impl Fn(&mut T, Option<u32>),
) {
    let is_ranked = |rating: Rating| i64::from(rating.games) >= settings.least_games;
    all.sort_by_cached_key(|one| {
        let (rating, name) = of(one);
        (!is_ranked(rating), std::cmp::Reverse(rating.shown()), name)
    });
    let mut last = (None, 0);
    for (place, one) in (1..).zip(all) {
        let rating = of(one).0;
        if !is_ranked(rating) {
            break;
        }
        if last.0 != Some(rating.shown()) {
            last = (Some(rating.shown()), place);
        }
        set(one, Some(last.1));
    }
}
