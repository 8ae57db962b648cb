//! Every form on no tournament, sent twice at once as a double click does: one acts, and the other gets the answer of a form
//! that was sent before.

use std::time::Duration;

use podium_base::clock;
use podium_ops::Sender;
use podium_ops::command::rights::Settings;
use podium_ops::site::accounts::second_factor;
use podium_ops::site::{links, secrets};
use podium_ops::tournaments::presets;
use podium_store::site::accounts;
use podium_store::{DbError, Role, SiteRole};
use totp_rs::{Builder, Secret};

use crate::access::in_database_account;
use crate::files::imports::LEAGUE;
use crate::harness::http::{PASSWORD, Page, Service, Visitor};
use crate::harness::raw::Raw;
use crate::harness::{TestDb, both_databases};

/// Where the forms are sent from.
struct World<'s> {
    service: &'s Service<'s>,
    /// In the names of whatever a form needs, so that no form finds another one's.
    mark: String,
}

/// A form as it was filled in, and its sender.
struct Filled {
    sender: Visitor,
    path: String,
    fields: Vec<(String, String)>,
}

/// Makes what a form needs, and fills it in.
type Fill = fn(&World<'_>) -> Filled;

/// The forms that `src/web` registers outside of tournaments and runs as commands on the site.
const FORMS: [(&str, Fill); 21] = [
    ("accept a link", |world| {
        let link = world.invitation(SiteRole::Staff);
        let visitor = world.service.anonymous();
        let form = visitor.see(&link).form(&link);
        let form = form
            .set("name", &format!("Made {}", world.mark))
            .set("password", PASSWORD);
        Filled {
            sender: visitor,
            path: link,
            fields: form.fields,
        }
    }),
    ("join by a link", |world| {
        let path = format!("{}/join", world.invitation(SiteRole::Administrator));
        world.form(&world.somebody(), &path, &[])
    }),
    ("make a token", |world| {
        let fields = [("name", "bot"), ("scopes", "read"), ("tournament", ""), ("days", "30")];
        world.form(&world.somebody(), "/account/tokens", &fields)
    }),
    ("revoke a token", |world| {
        let owner = world.somebody();
        let fields = [("name", "bot"), ("scopes", "read"), ("tournament", ""), ("days", "30")];
        assert_eq!(owner.post("/account/tokens", &fields).status, 200);
        let form = owner.see("/account/tokens").form("/account/tokens/revoke");
        Filled {
            path: form.action.clone(),
            fields: form.fields,
            sender: owner,
        }
    }),
    ("renew the calendar", |world| {
        world.form(&world.somebody(), "/account/calendar/renew", &[])
    }),
    ("begin a second factor", |world| {
        world.form(&world.somebody(), "/account/second-factor/begin", &[])
    }),
    ("confirm a second factor", |world| {
        let owner = world.somebody();
        owner.post("/account/second-factor/begin", &[]);
        let key = second_factor::app_key(&world.service.db.secrets(), &world.account()).expect("a key");
        let secret = Secret::try_from_base32(key).expect("base32");
        let now = clock::now().and_utc().timestamp().unsigned_abs();
        let code = Builder::new()
            .with_secret(secret)
            .build()
            .expect("an app")
            .generate(now)
            .to_string();
        world.form(&owner, "/account/second-factor/confirm", &[("code", &code)])
    }),
    ("make recovery codes", |world| {
        let owner = world.somebody();
        world.in_database_factor();
        world.form(&owner, "/account/second-factor/codes", &[])
    }),
    ("end a session", |world| {
        let owner = world.somebody();
        let other = secrets::hash_token(
            &world
                .service
                .db
                .in_database_session(&world.name(), SiteRole::Staff)
                .token,
        );
        world.form(&owner, "/account/sessions/end", &[("session", &other)])
    }),
    ("end the other sessions", |world| {
        let owner = world.somebody();
        world.service.db.in_database_session(&world.name(), SiteRole::Staff);
        world.form(&owner, "/account/sessions/end-others", &[])
    }),
    ("invite to the site", |world| {
        world.form(
            &world.service.administrator(),
            "/accounts/invitations",
            &[("role", "staff")],
        )
    }),
    ("withdraw an invitation", |world| {
        let link = world.invitation(SiteRole::Staff);
        let hash = secrets::hash_token(link.rsplit('/').next().expect("a token"));
        world.form(
            &world.service.administrator(),
            "/accounts/invitations/withdraw",
            &[("invitation", &hash)],
        )
    }),
    ("demand a second factor no longer", |world| {
        world.form(
            &world.service.administrator(),
            "/accounts/second-factor",
            &[("demanded", "no")],
        )
    }),
    ("change a role", |world| {
        world.somebody();
        world.about_somebody("role", &[("role", "organizer")])
    }),
    ("disable", |world| {
        world.somebody();
        world.about_somebody("disable", &[("confirm", &world.name())])
    }),
    ("enable", |world| {
        world.somebody();
        let account = world.account().id;
        let disabled: Result<(), DbError> = world
            .service
            .db
            .db
            .write(|conn| accounts::set_disabled(conn, &account, true));
        disabled.expect("disabled");
        world.about_somebody("enable", &[])
    }),
    ("remove somebody's second factor", |world| {
        world.somebody();
        world.in_database_factor();
        world.about_somebody("second-factor/remove", &[])
    }),
    ("make a reset link", |world| {
        world.somebody();
        world.about_somebody("reset", &[])
    }),
    ("create a tournament", |world| {
        let organizer = world.service.organizer();
        let form = organizer.see("/tournaments/new").form("/tournaments/new");
        let form = form.set("name", &format!("Made {}", world.mark));
        Filled {
            path: form.action.clone(),
            fields: form.fields,
            sender: organizer,
        }
    }),
    ("import a file", |world| {
        let organizer = world.service.organizer();
        let form = organizer.see("/tournaments/from-file").form("/tournaments/from-file");
        let preview = crate::files::imports::pages::upload(&organizer, &form, LEAGUE.as_bytes());
        let form = preview.form("/tournaments/from-file/create");
        Filled {
            path: form.action.clone(),
            fields: form.fields,
            sender: organizer,
        }
    }),
    ("remove a preset", |world| {
        let organizer = world.service.organizer();
        let db = world.service.db;
        let slug = db.in_database_tournament(&format!("Kept {}", world.mark), 0);
        db.in_database_join(&slug, "ora", Role::Organizer);
        db.act_as(&slug, db.staff::<Settings>("ora"), |work| {
            presets::keep(work, &world.mark, false)
        })
        .expect("kept");
        let form = organizer.see("/tournaments").form("/tournaments/presets/remove");
        Filled {
            path: form.action.clone(),
            fields: form.fields,
            sender: organizer,
        }
    }),
];

impl World<'_> {
    fn name(&self) -> String {
        format!("Somebody {}", self.mark)
    }

    fn somebody(&self) -> Visitor {
        self.service.in_database_account(&self.name(), SiteRole::Staff)
    }

    fn account(&self) -> accounts::Account {
        in_database_account(self.service.db, &self.name())
    }

    fn in_database_factor(&self) {
        let id = self.account().id;
        let stored: Result<(), DbError> = self.service.db.db.write(|conn| {
            accounts::begin_factor(conn, &id, "salt")?;
            accounts::confirm_factor(conn, &id, 1, clock::now())
        });
        stored.expect("a second factor");
    }

    /// The path of an invitation to the site.
    fn invitation(&self, role: SiteRole) -> String {
        let made = self
            .service
            .db
            .act_on_site(Sender::CommandLine, |work| links::invite_to_site(work, role));
        links::path(&made.expect("an invitation"))
    }

    fn form(&self, sender: &Visitor, path: &str, fields: &[(&str, &str)]) -> Filled {
        let mut all: Vec<(String, String)> = fields.iter().map(|(n, v)| ((*n).to_owned(), (*v).to_owned())).collect();
        all.push(("form_id".to_owned(), secrets::random_token()));
        Filled {
            sender: sender.clone(),
            path: path.to_owned(),
            fields: all,
        }
    }

    /// A form of an administrator's about an account.
    fn about_somebody(&self, action: &str, fields: &[(&str, &str)]) -> Filled {
        let account = self.account();
        let version = account.version.to_string();
        let mut all = fields.to_vec();
        all.push(("version", &version));
        self.form(
            &self.service.administrator(),
            &format!("/accounts/{}/{action}", account.id),
            &all,
        )
    }
}

impl Filled {
    /// Sends it from another tab: what an answer does to the cookies is not seen by the first one.
    fn send(&self) -> Page {
        let fields: Vec<(&str, &str)> = self.fields.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        self.sender.clone().post(&self.path, &fields)
    }

    /// Sends it from two tabs at once. Neither is carried out before both are on their way.
    fn send_twice(&self, db: &TestDb) -> [Page; 2] {
        let tabs = [0, 1].map(|_| Filled {
            sender: self.sender.clone(),
            path: self.path.clone(),
            fields: self.fields.clone(),
        });
        let mut beside = Raw::connect(&db.address);
        beside.execute(match beside {
            Raw::Pg(_) => "BEGIN; LOCK TABLE forms_used IN SHARE MODE",
            Raw::Sqlite(_) => "BEGIN IMMEDIATE",
        });
        std::thread::scope(|scope| {
            let sent = tabs.map(|tab| scope.spawn(move || tab.send()));
            // asserted later: the table is not held when the test fails
            let came = wait_for_both(db);
            beside.execute("COMMIT");
            assert!(came, "two forms were sent, and none waits for the table");
            sent.map(|tab| tab.join().expect("an answer"))
        })
    }
}

/// Waits until a command waits for the table, and gives the other one time to come: where its lane has a second connection, it
/// waits for the table too, and otherwise for its turn. SQLite does not tell who waits. Returns whether one came.
fn wait_for_both(db: &TestDb) -> bool {
    let mut beside = Raw::connect(&db.address);
    let came = (0..1_000).any(|_| {
        std::thread::sleep(Duration::from_millis(5));
        db.db.is_sqlite() || beside.somebody_waits()
    });
    std::thread::sleep(Duration::from_millis(20));
    came
}

/// How many rows each table has, but for the site's settings: each is one row from the first time it is stored.
fn rows(db: &TestDb) -> Vec<(String, usize)> {
    let all = Raw::connect(&db.address).rows().into_iter();
    all.filter(|(table, _)| table != "settings")
        .map(|(table, rows)| (table, rows.len()))
        .collect()
}

both_databases! {
    fn a_form_that_is_sent_twice_at_once_acts_once(db) {
        let service = Service::start(db);
        service.administrator();
        service.organizer();
        for (name, fill) in FORMS {
            let world = |tab: &str| World { service: &service, mark: format!("{tab} {name}") };
            let made = |before: &[(String, usize)]| -> Vec<(String, usize)> {
                let after = rows(db).into_iter().zip(before);
                after.map(|((table, now), (_, then))| (table, now.wrapping_sub(*then))).collect()
            };
            // one after the other
            let form = fill(&world("a"));
            let before = rows(db);
            let first = form.send();
            assert!(first.status < 400, "{name}: {}", first.text());
            let of_one = made(&before);
            let again = form.send();
            assert_eq!(made(&before), of_one, "{name}");

            let form = fill(&world("b"));
            let before = rows(db);
            let mut both = form.send_twice(db).map(|page| page.status);
            both.sort_unstable();
            let mut expected = [first.status, again.status];
            expected.sort_unstable();
            assert_eq!(both, expected, "{name}");
            assert_eq!(made(&before), of_one, "{name}");
        }
    }
}
