//! Seasons for tests: made by the commands that pages call.

use chrono::NaiveDate;
use podium_event::season::{PlaceLine, RuleParts};
use podium_ops::run::playoff;
use podium_ops::run::results::{TableVersion, Typed, correct};
use podium_ops::season::history::{self, History, PastEveningInput, PastPlaceInput};
use podium_ops::season::{self, SeasonInput, evenings};

use super::TestDb;

/// 10, 6 and 3 points for the first three places, and 1 for everybody who came.
pub fn three_places() -> RuleParts {
    let line = |place, points| PlaceLine {
        from: place,
        to: Some(place),
        points,
    };
    RuleParts {
        places: vec![line(1, 10), line(2, 6), line(3, 3)],
        participation: 1,
        ..RuleParts::default()
    }
}

/// An evening of which only the places are known: each name has a separate place.
pub fn places(name: &str, held_on: &str, names: &[impl AsRef<str>]) -> PastEveningInput {
    let place = |(place, name): (u32, &str)| PastPlaceInput {
        name: name.to_owned(),
        first: place,
        last: place,
        match_points: 0,
        wins: 0,
        draws: 0,
        losses: 0,
    };
    PastEveningInput {
        name: name.to_owned(),
        held_on: held_on.parse::<NaiveDate>().expect("a day"),
        places: (1..).zip(names.iter().map(AsRef::as_ref)).map(place).collect(),
    }
}

impl TestDb {
    /// A season with evenings. Returns its slug.
    pub fn season(&self, community: &str, name: &str, rules: &RuleParts, tournaments: &[&str]) -> String {
        let input = SeasonInput {
            name: name.to_owned(),
            rules: rules.clone(),
            ..SeasonInput::default()
        };
        let slug = self
            .in_community(community, |work| season::create(work, &input))
            .expect("a season");
        let all: Vec<String> = tournaments.iter().map(|slug| (*slug).to_owned()).collect();
        self.in_community(community, |work| evenings::put(work, &slug, &all, 1))
            .expect("evenings");
        slug
    }

    /// Imports evenings of which only the places are known.
    pub fn past_evenings(&self, community: &str, season: &str, evenings: Vec<PastEveningInput>) {
        let history = History {
            evenings,
            ..History::default()
        };
        self.in_community(community, |work| history::import(work, season, &history))
            .expect("imported");
    }

    /// Opens a finished evening of one round again, corrects its first table so that the second seat won, and finishes it.
    pub fn correct_the_first_table(&self, slug: &str) {
        let reason = "the slip says so";
        let structure = || self.tournament(slug).structure_version;
        let finished = structure();
        self.act(slug, |work| playoff::reopen_tournament(work, finished, reason))
            .expect("opened again");
        let loaded = self.load(slug);
        let round = loaded.rounds.last().expect("a round");
        let place = TableVersion {
            round: round.row.number,
            table: round.pods[0].table_number,
            version: round.pods[0].version,
        };
        let second = Typed {
            games: "2".to_owned(),
            ..Typed::default()
        };
        self.act(slug, |work| correct(work, place, Some(&second), reason))
            .expect("corrected");
        let opened = structure();
        self.act(slug, |work| playoff::finish_tournament(work, opened, reason))
            .expect("finished again");
    }
}
