//! Communities for tests: made by the commands that pages call, with evenings that are played in a few lines.

use podium_ops::community::link::link_path;
use podium_ops::community::person::{self, PersonInput};
use podium_ops::community::{self as ops, Settings};
use podium_ops::people::players::{PlayerData, SameNames, bulk_add};
use podium_ops::run::results::{Typed, report};
use podium_ops::run::{playoff, rounds};
use podium_ops::tournaments;
use podium_ops::{Command, CommunityWork, OpError, Sender};
use podium_store::community::people::{self, PersonRow};
use podium_store::community::{self, Community, CommunityStaff};
use podium_store::site::accounts;
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::{DbError, Role, TournamentState};

use super::TestDb;
use super::http::{Service, Visitor};
use super::tournament::settings;

impl Service<'_> {
    /// The browser of a person: it has opened their secret link.
    pub fn in_database_person(&self, community: &str, number: i64) -> Visitor {
        let (row, person) = (self.db.community_of(community), self.db.person(community, number));
        let visitor = self.anonymous();
        let opened = visitor.get(&link_path(&self.db.secrets(), &row, &person));
        assert_eq!(opened.status, 303, "{opened:?}");
        visitor
    }
}

impl TestDb {
    /// Makes a community; its slug is the name folded.
    pub fn community(&self, name: &str) -> Community {
        let settings = Settings {
            name: name.to_owned(),
            time_zone: "Europe/Lisbon".to_owned(),
            ..Settings::standard()
        };
        self.act_on_site(Sender::CommandLine, |work| ops::create(work, &settings))
            .expect("a community")
    }

    /// Makes a community with a person.
    pub fn in_database_community(&self, name: &str, person: &str) -> (Community, PersonRow) {
        let community = self.community(name);
        let input = PersonInput {
            name: person.to_owned(),
            ..PersonInput::default()
        };
        let person = self.in_community(&community.slug, |work| person::add(work, &input, false));
        (community, person.expect("a person"))
    }

    /// Gives an account a role in a community straight in the database.
    pub fn in_database_community_staff(&self, community: &Community, name: &str, role: Role) {
        let stored: Result<(), DbError> = self.db.write(|conn| {
            let account = accounts::by_name_key(conn, &name.to_lowercase())?.expect("the account is there");
            let row = CommunityStaff {
                community_id: community.id.clone(),
                account_id: account.id,
                role,
                since: podium_base::clock::now(),
            };
            community::set_staff(conn, &row)
        });
        stored.expect("the role is stored");
    }

    /// Runs a command on a community as the command line, which may do everything.
    pub fn in_community<T>(
        &self,
        slug: &str,
        act: impl Fn(&mut CommunityWork<'_, '_>) -> Result<T, OpError>,
    ) -> Result<T, OpError> {
        self.in_community_as(slug, Sender::CommandLine, act)
    }

    /// Runs a command on a community as somebody.
    pub fn in_community_as<T>(
        &self,
        slug: &str,
        sender: Sender,
        act: impl Fn(&mut CommunityWork<'_, '_>) -> Result<T, OpError>,
    ) -> Result<T, OpError> {
        Command::in_community(slug, sender).run_in_community(&self.db, act)
    }

    /// The community with a slug.
    pub fn community_of(&self, slug: &str) -> Community {
        let found = self.db.read(|conn| community::by_slug(conn, slug));
        found.expect("read").expect("the community is there")
    }

    /// The person with a number.
    pub fn person(&self, community: &str, number: i64) -> PersonRow {
        let id = self.community_of(community).id;
        let found = self.db.read(|conn| people::by_number(conn, &id, number));
        found.expect("read").expect("the person is there")
    }

    /// The entry with a number.
    pub fn entry(&self, slug: &str, number: i64) -> PlayerRow {
        let id = self.tournament(slug).id;
        let found = self.db.read(|conn| players::by_number(conn, &id, number));
        found.expect("read").expect("the entry is there")
    }

    /// An open tournament of a community, without players. Returns its slug.
    pub fn evening(&self, community: &str, name: &str) -> String {
        let slug = self
            .act_on_site(Sender::CommandLine, |work| tournaments::create(work, &settings(name)))
            .expect("created");
        let structure = self.tournament(&slug).structure_version;
        self.act(&slug, |work| tournaments::open(work, structure))
            .expect("opened");
        self.act(&slug, |work| ops::choose(work, Some(community)))
            .expect("chosen");
        slug
    }

    /// An evening with players of these names.
    pub fn evening_of(&self, community: &str, name: &str, names: &[&str]) -> String {
        let slug = self.evening(community, name);
        let list: Vec<PlayerData> = names
            .iter()
            .map(|name| PlayerData {
                name: (*name).to_owned(),
                ..PlayerData::default()
            })
            .collect();
        self.act(&slug, |work| bulk_add(work, &list, SameNames::Add))
            .expect("added");
        slug
    }

    /// Plays one round of an evening, in which the first seat of each table wins, and finishes it.
    pub fn play(&self, slug: &str) {
        let number = self.next_round(slug);
        let loaded = self.load(slug);
        let first = Typed {
            games: "1".to_owned(),
            ..Typed::default()
        };
        for pod in &loaded.rounds.last().expect("a round").pods {
            self.act(slug, |work| report(work, pod.table_number, &first, None))
                .expect("reported");
        }
        let structure = self.tournament(slug).structure_version;
        self.act(slug, |work| rounds::finish(work, structure, number))
            .expect("the round is finished");
        let structure = self.tournament(slug).structure_version;
        self.act(slug, |work| playoff::finish_tournament(work, structure, "a test"))
            .expect("the evening is finished");
    }

    /// Lists a tournament, or takes it off the lists, by its settings; one that is finished is opened for it.
    pub fn set_listed(&self, slug: &str, listed: bool) {
        let structure = || self.tournament(slug).structure_version;
        let finished = structure();
        let is_finished = self.tournament(slug).state == TournamentState::Finished;
        if is_finished {
            self.act(slug, |work| playoff::reopen_tournament(work, finished, "a test"))
                .expect("opened again");
        }
        let before = self.tournament(slug);
        let settings = tournaments::Settings {
            listed,
            ..tournaments::Settings::of(&before).expect("settings")
        };
        self.act(slug, |work| {
            tournaments::change(work, before.settings_version, &settings)
        })
        .expect("changed");
        if is_finished {
            let opened = structure();
            self.act(slug, |work| playoff::finish_tournament(work, opened, "a test"))
                .expect("finished again");
        }
    }
}
