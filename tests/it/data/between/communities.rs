//! Commands on a community and on its tournaments, which change the same people. Each takes the community's lock.

use podium_ops::community::entry::Who;
use podium_ops::community::erase::erase;
use podium_ops::community::link;
use podium_ops::community::merge::merge;
use podium_ops::community::person::{self, PersonInput, Shows};
use podium_ops::community::settle::settle;
use podium_ops::people::players;
use podium_ops::{OpError, Work};

use super::{Named, each_against_each};
use crate::harness::TestDb;
use crate::harness::raw::Raw;

/// A community with two evenings: of Ann and Bo, and of Annie.
struct World<'d> {
    db: &'d TestDb,
    community: String,
    first: String,
    second: String,
}

impl<'d> World<'d> {
    fn new(db: &'d TestDb) -> Self {
        let community = db.community("World").slug;
        let first = db.evening_of(&community, "First", &["Ann Ash", "Bo Birch"]);
        let second = db.evening_of(&community, "Second", &["Annie Ash"]);
        Self {
            db,
            community,
            first,
            second,
        }
    }

    fn edit(&self, name: &str, edit: fn(&mut Shows)) -> Result<(), OpError> {
        let done = self.db.in_community(&self.community, |work| {
            // the form was made from what is there now
            let row = person::now(work, 1)?;
            let input = PersonInput {
                name: name.to_owned(),
                ..PersonInput::default()
            };
            let mut shows = Shows::of(&row);
            edit(&mut shows);
            person::edit(work, 1, row.version, &input, shows)
        });
        done.map(drop)
    }

    fn act<T>(&self, slug: &str, act: impl Fn(&mut Work<'_, '_>) -> Result<T, OpError>) -> Result<(), OpError> {
        self.db.act(slug, act).map(drop)
    }

    /// What the commands can have left, without ids and times.
    fn rows(&self, raw: &mut Raw) -> String {
        let id = self.db.community_of(&self.community).id;
        let lines = raw.lines(&format!(
            "SELECT concat_ws(' ', p.number, p.name, p.shows_name, p.shows_tables, p.link_generation, p.anonymous, kept.number,
                 (SELECT string_agg(concat_ws('/', t.name, e.number, e.guest, e.link_generation), ',' ORDER BY t.name, e.number)
                     FROM players e JOIN tournaments t ON t.id = e.tournament_id WHERE e.person_id = p.id)) AS line
             FROM people p LEFT JOIN people kept ON kept.id = p.merged_into WHERE p.community_id = '{id}' ORDER BY p.number"
        ));
        lines.join("\n")
    }
}

#[test]
#[ignore = "needs PostgreSQL: bash tests/all.sh"]
fn two_commands_on_people_end_as_one_after_the_other() {
    let db = TestDb::postgres();
    let commands: [Named<World<'_>>; 7] = [
        ("edit", |world| world.edit("Anne Ash", |_| ())),
        ("hide", |world| world.edit("Ann Ash", |shows| shows.tables = false)),
        ("renew the link of a person", |world| {
            world
                .db
                .in_community(&world.community, |work| link::renew(work, 1))
                .map(drop)
        }),
        ("renew the link of an entry", |world| {
            world.act(&world.first, |work| players::renew_link(work, 1))
        }),
        ("merge", |world| {
            world
                .db
                .in_community(&world.community, |work| merge(work, 3, 1, ""))
                .map(drop)
        }),
        ("make an entry a guest", |world| {
            world.act(&world.second, |work| settle(work, 1, &Who::Guest))
        }),
        ("erase", |world| {
            world
                .db
                .in_community(&world.community, |work| erase(work, 1, "", &[]))
                .map(drop)
        }),
    ];
    each_against_each(&db, &commands, || World::new(&db), World::rows);
}
