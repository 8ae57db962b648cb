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
use podium_store::community::people::{self, PersonRow};
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
    /// The games by tournament, for the next version.
    games: Arc<AllGames>,
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
    /// Computes the ratings of a community. Games of tournaments that have not changed since an earlier version are not
    /// read again.
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
            games: Arc::default(),
        };
        if let Some(settings) = made.settings.clone() {
            made.games = Arc::new(AllGames::read(
                conn,
                &made.community.id,
                earlier.map(|earlier| &*earlier.games),
            )?);
            let who = made.games.people(conn)?;
            let ids: BTreeSet<String> = who.iter().map(|(_, person)| person.clone()).collect();
            let rows = people::by_ids(conn, &ids.into_iter().collect::<Vec<_>>())?;
            if settings.commanders {
                made.commanders = rated_commanders(&made.games, &hiding(&who, &rows), &settings);
            }
            made.people = made.rated_people(&who, rows, &settings);
            let ids = made.people.iter().map(|person| person.id.clone());
            made.by_id = ids.zip(0..).collect();
        }
        Ok(made)
    }

    /// Returns the rating of a person, whether or not everybody sees it.
    pub fn of(&self, person: &str) -> Option<&RatedPerson> {
        self.by_id.get(person).map(|ix| &self.people[*ix as usize])
    }

    /// Rates people; `who`: whose the entries are.
    fn rated_people(
        &self,
        who: &[(String, String)],
        rows: Vec<PersonRow>,
        settings: &RatingSettings,
    ) -> Vec<RatedPerson> {
        let people: BTreeSet<&str> = who.iter().map(|(_, person)| person.as_str()).collect();
        let competitors: HashMap<&str, u32> = people.into_iter().zip(0..).collect();
        let entries: HashMap<&str, u32> = who
            .iter()
            .map(|(entry, person)| (entry.as_str(), competitors[person.as_str()]))
            .collect();
        let mut ladder = Ladder::new(competitors.len());
        let mut courses: Vec<Vec<(Option<NaiveDate>, i64)>> = vec![Vec::new(); competitors.len()];
        for Day { held_on, rounds } in self.games.by_day() {
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
        let how = self.community.names_shown;
        let mut rated = Vec::with_capacity(rows.len());
        for row in rows {
            let one = competitors[row.id.as_str()];
            let rating = ladder.rating(one);
            // who only played with guests has no game that counts
            if rating.games == 0 {
                continue;
            }
            rated.push(RatedPerson {
                name: names::of_person(&row, how),
                is_public: row.shows_rating && row.shows_name && !row.anonymous,
                shows_days: row.shows_results,
                number: row.number,
                id: row.id,
                rating,
                rank: None,
                course: std::mem::take(&mut courses[one as usize]),
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

    /// Returns its approximate size in bytes.
    pub fn bytes(&self) -> usize {
        let courses: usize = self.people.iter().map(|person| person.course.len()).sum();
        4 * 1024 + self.people.len() * 300 + courses * 24 + self.commanders.len() * 150 + self.games.bytes()
    }
}

/// Returns the entries of people who do not show their commanders; `who`: whose the entries are.
fn hiding<'w>(who: &'w [(String, String)], rows: &[PersonRow]) -> HashSet<&'w str> {
    let hides = |row: &&PersonRow| !(row.shows_name && row.shows_commanders);
    let people: HashSet<&str> = rows.iter().filter(hides).map(|row| row.id.as_str()).collect();
    let theirs = who.iter().filter(|(_, person)| people.contains(person.as_str()));
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
