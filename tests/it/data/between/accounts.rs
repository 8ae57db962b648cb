//! Commands on an account, and on what belongs to it.

use argon2::{Algorithm, Argon2, Params, PasswordHash, PasswordHasher, Version};
use podium_base::clock;
use podium_ops::command::rights::{Need, Settings};
use podium_ops::site::access_tokens::{self, NewToken};
use podium_ops::site::accounts::{self as ops, Change, EnterCode, Owner, SignIn, second_factor};
use podium_ops::site::secrets::{self, Secrets};
use podium_ops::site::sessions::{self, Client};
use podium_ops::site::{calendars, links};
use podium_ops::tournaments::presets;
use podium_ops::{Command, OpError, Sender};
use podium_store::site::access_tokens::{AccessToken, Scope};
use podium_store::site::accounts::{self, Account, StaffRow};
use podium_store::site::links::Link;
use podium_store::site::second_factors::{self, BegunSignIn};
use podium_store::{DbError, LinkPurpose, Role, SiteRole, new_id, site, tournaments};
use totp_rs::{Builder, Secret};

use super::{Named, each_against_each};
use crate::harness::TestDb;
use crate::harness::http::PASSWORD;
use crate::harness::raw::Raw;

/// The passwords that are chosen while a test runs.
const CHOSEN: &str = "seven quiet harbors sing";
const RESET: &str = "nine purple anvils dance";

/// An account that commands act on, with what belongs to it.
struct World<'d> {
    db: &'d TestDb,
    secrets: &'d Secrets,
    account: Account,
    /// The hash of its session's token.
    session: String,
    reset: String,
    invitation: String,
    token: String,
    /// The token of a sign-in that waits for its code.
    begun: String,
    /// Codes of its app: of now, and the next one.
    codes: [String; 2],
}

/// What stays the same for all worlds of a test.
struct Site<'d> {
    db: &'d TestDb,
    secrets: Secrets,
    password_hash: String,
    tournaments: [String; 2],
}

impl<'d> Site<'d> {
    fn new(db: &'d TestDb) -> Self {
        db.in_database_session("Root", SiteRole::Administrator);
        // verified as it was made, hundreds of times: what a hash costs changes nothing of what commands do to each other
        let quick = Params::new(64, 1, 1, None).expect("parameters");
        let quick = Argon2::new(Algorithm::Argon2id, Version::V0x13, quick);
        let password: PasswordHash = quick.hash_password(PASSWORD.as_bytes()).expect("a hash");
        Self {
            db,
            secrets: db.secrets(),
            password_hash: password.to_string(),
            tournaments: ["One", "Two"].map(|name| db.in_database_tournament(name, 0)),
        }
    }

    /// A new account; `in_force`: its second factor is, and not only begun.
    fn world(&self, in_force: bool) -> World<'_> {
        let account = self.account(in_force);
        let app = second_factor::app_key(
            &self.secrets,
            &Account {
                factor_since: None,
                ..account.clone()
            },
        );
        let secret = Secret::try_from_base32(app.expect("a key")).expect("base32");
        let totp = Builder::new().with_secret(secret).build().expect("an app");
        let now = clock::now().and_utc().timestamp().unsigned_abs();
        let [reset, invitation, token, begun] = std::array::from_fn(|_| secrets::random_token());
        let world = World {
            db: self.db,
            secrets: &self.secrets,
            session: secrets::hash_token(&secrets::random_token()),
            reset,
            invitation,
            token: new_id(),
            begun,
            codes: [0, 30].map(|later| totp.generate(now + later).to_string()),
            account,
        };
        world.store(&token, &self.tournaments);
        world
    }

    fn account(&self, in_force: bool) -> Account {
        let id = new_id();
        Account {
            name: format!("Ann {id}"),
            name_key: format!("ann {id}"),
            id,
            password_hash: self.password_hash.clone(),
            site_role: SiteRole::Organizer,
            disabled: false,
            created_at: clock::now(),
            version: 1,
            factor_salt: Some("salt".to_owned()),
            factor_since: in_force.then(clock::now),
            factor_step: 0,
            calendar_generation: 0,
            language: None,
        }
    }

    /// What the commands can have left, without what is new in every world.
    fn rows(&self, world: &World<'_>, raw: &mut Raw) -> String {
        let (id, hash) = (&world.account.id, &self.password_hash);
        let of = |table: &str, more: &str| format!("(SELECT count(*) FROM {table} WHERE account_id = a.id{more})");
        let lines = raw.lines(&format!(
            "SELECT concat_ws(' ', a.site_role, 'disabled', a.disabled, 'version', a.version,
                 'first password', a.password_hash = '{hash}', 'salt', coalesce(a.factor_salt, 'none') = 'salt',
                 'none', a.factor_salt IS NULL, 'factor', a.factor_since IS NOT NULL, 'code', a.factor_step > 0,
                 'calendar', a.calendar_generation, 'sessions', {}, 'tokens', {}, 'links', {}, 'presets', {},
                 'recovery codes', {}, 'staff', {}, 'begun', {}, 'log', (SELECT string_agg(s.kind, ' ' ORDER BY s.kind)
                     FROM security_log s WHERE s.account_id = a.id OR s.subject_id = a.id)) AS line
             FROM accounts a WHERE a.id = '{id}'",
            of("sessions", ""),
            of("access_tokens", ""),
            of("links", " AND used_at IS NULL"),
            of("presets", ""),
            of("recovery_codes", ""),
            of("staff", ""),
            of("sign_ins_begun", ""),
        ));
        lines.concat()
    }
}

impl World<'_> {
    fn store(&self, token: &str, slugs: &[String; 2]) {
        let soon = clock::now() + chrono::Duration::hours(1);
        let link = |purpose, secret: &str| Link {
            token_hash: secrets::hash_token(secret),
            made_at: clock::now(),
            expires_at: soon,
            ..Link::new(purpose, None)
        };
        let stored: Result<(), DbError> = self.db.db.write(|conn| {
            accounts::insert(conn, &self.account)?;
            let session = |token_hash: String| site::sessions::Session {
                token_hash,
                account_id: self.account.id.clone(),
                created_at: clock::now(),
                seen_at: clock::now(),
                expires_at: soon,
                device: String::new(),
                address: String::new(),
                proven_at: clock::now(),
            };
            site::sessions::insert(conn, &session(self.session.clone()))?;
            site::sessions::insert(conn, &session(new_id()))?;
            let reset = Link {
                account_id: Some(self.account.id.clone()),
                ..link(LinkPurpose::Reset, &self.reset)
            };
            site::links::insert(conn, &reset)?;
            let role = Some(SiteRole::Administrator);
            let invitation = Link {
                site_role: role,
                ..link(LinkPurpose::Site, &self.invitation)
            };
            site::links::insert(conn, &invitation)?;
            let begun = BegunSignIn {
                token_hash: secrets::hash_token(&self.begun),
                account_id: self.account.id.clone(),
                password_hash: self.account.password_hash.clone(),
                expires_at: soon,
            };
            second_factors::begin(conn, &begun)?;
            let token = AccessToken {
                id: self.token.clone(),
                account_id: self.account.id.clone(),
                tournament_id: None,
                name: "a program".to_owned(),
                token_hash: secrets::hash_token(token),
                hint: String::new(),
                scopes: Scope::Read.as_str().to_owned(),
                created_at: clock::now(),
                expires_at: None,
                used_at: None,
            };
            site::access_tokens::insert(conn, &token)?;
            for slug in slugs {
                let tournament = tournaments::by_slug(conn, slug)?.expect("the tournament");
                let row = StaffRow {
                    tournament_id: tournament.id,
                    account_id: self.account.id.clone(),
                    role: Role::Organizer,
                    since: clock::now(),
                };
                accounts::set_staff(conn, &row)?;
            }
            Ok(())
        });
        stored.expect("the world is stored");
    }

    fn client(&self) -> Client {
        Client {
            address: std::net::Ipv4Addr::LOCALHOST.into(),
            device: String::new(),
        }
    }

    fn owner(&self) -> Sender {
        Sender::session(&self.session, Need::Owner)
    }

    /// Changes the account on the command line.
    fn change(&self, change: Change) -> Result<(), OpError> {
        self.db
            .act_on_site(Sender::CommandLine, |work| {
                ops::change(work, &self.account.id, None, change)
            })
            .map(drop)
    }

    /// Keeps the settings of a tournament under a name that is the same for all.
    fn keep(&self, slug: &str) -> Result<(), OpError> {
        let sender = Sender::staff::<Settings>(&self.session);
        self.db
            .act_as(slug, sender, |work| presets::keep(work, "Friday", false))
    }

    fn with_session<T>(&self, act: impl Fn(&Owner<'_>) -> Result<T, OpError>) -> Result<(), OpError> {
        act(&Owner {
            session: &self.session,
            client: &self.client(),
        })
        .map(drop)
    }
}

fn reset_password(world: &World<'_>) -> Result<(), OpError> {
    let chosen = links::Chosen {
        name: String::new(),
        password: RESET.to_owned(),
    };
    let command = Command::on_site(Sender::Visitor);
    let client = world.client();
    links::accept(&world.db.db, world.secrets, &command, &world.reset, &client, &chosen).map(drop)
}

fn sign_in(world: &World<'_>) -> Result<(), OpError> {
    let attempt = SignIn {
        name: &world.account.name,
        password: PASSWORD,
        client: &world.client(),
        session_before: None,
        secrets: world.secrets,
        mark: "",
    };
    attempt.run(&world.db.db).map(drop)
}

fn enter_code(world: &World<'_>) -> Result<(), OpError> {
    let attempt = EnterCode {
        token: &world.begun,
        code: &world.codes[0],
        client: &world.client(),
        session_before: None,
    };
    attempt.run(&world.db.db, world.secrets).map(drop)
}

fn make_token(world: &World<'_>) -> Result<(), OpError> {
    let new = NewToken {
        name: "bot".to_owned(),
        scopes: vec![Scope::Read],
        ..NewToken::default()
    };
    world
        .db
        .act_on_site(world.owner(), |work| access_tokens::make(work, &new))
        .map(drop)
}

fn confirm_factor(world: &World<'_>) -> Result<(), OpError> {
    let confirm = |work: &mut podium_ops::SiteWork<'_, '_>| {
        second_factor::confirm(work, world.secrets, &world.codes[0], &world.session)
    };
    world.db.act_on_site(world.owner(), confirm).map(drop)
}

fn accept_invitation(world: &World<'_>) -> Result<(), OpError> {
    let command = Command::on_site(Sender::session(&world.session, Need::SignedIn));
    links::accept_as(&world.db.db, &command, &world.invitation).map(drop)
}

fn make_reset(world: &World<'_>) -> Result<(), OpError> {
    let made = |work: &mut podium_ops::SiteWork<'_, '_>| links::make_reset(work, &world.account.id);
    world.db.act_on_site(Sender::CommandLine, made).map(drop)
}

/// Every command that changes an account or what belongs to it.
fn on_an_account<'d>() -> Vec<Named<World<'d>>> {
    vec![
        ("reset the password", reset_password),
        ("change the own password", |world| {
            world.with_session(|owner| owner.change_password(&world.db.db, PASSWORD, CHOSEN, ""))
        }),
        ("type the password again", |world| {
            world.with_session(|owner| owner.prove(&world.db.db, PASSWORD))
        }),
        ("demote", |world| world.change(Change::Role(SiteRole::Staff))),
        ("disable", |world| world.change(Change::Disable)),
        ("enable", |world| world.change(Change::Enable)),
        ("remove their second factor", |world| {
            world.change(Change::RemoveSecondFactor)
        }),
        ("begin a second factor", |world| {
            world.db.act_on_site(world.owner(), second_factor::begin)
        }),
        ("confirm the second factor", confirm_factor),
        ("remove the own second factor", |world| {
            world.with_session(|owner| owner.remove_second_factor(&world.db.db, world.secrets, &world.codes[1]))
        }),
        ("make recovery codes", |world| {
            world
                .db
                .act_on_site(world.owner(), second_factor::new_recovery_codes)
                .map(drop)
        }),
        ("sign in", sign_in),
        ("enter a code", enter_code),
        ("accept an invitation", accept_invitation),
        ("make a token", make_token),
        ("revoke a token", |world| {
            world
                .db
                .act_on_site(world.owner(), |work| access_tokens::revoke(work, &world.token))
        }),
        ("end the other sessions", |world| {
            world
                .db
                .act_on_site(world.owner(), |work| sessions::end_others(work, &world.session, ""))
                .map(drop)
        }),
        ("renew the calendar", |world| {
            world.db.act_on_site(world.owner(), calendars::renew)
        }),
        ("make a reset link", make_reset),
        ("keep a preset", |world| world.keep("one")),
        ("keep a preset of another tournament", |world| world.keep("two")),
    ]
}

#[test]
#[ignore = "needs PostgreSQL: bash tests/all.sh"]
fn commands_on_an_account_do_not_undo_each_other() {
    let db = TestDb::postgres();
    let site = Site::new(&db);
    each_against_each(
        &db,
        &on_an_account(),
        || site.world(false),
        |world, raw| site.rows(world, raw),
    );
}

/// The same for an account that signs in with codes.
#[test]
#[ignore = "needs PostgreSQL: bash tests/all.sh"]
fn commands_on_an_account_with_a_second_factor_do_not_undo_each_other() {
    let db = TestDb::postgres();
    let site = Site::new(&db);
    let about_it = [
        "reset the password",
        "demote",
        "disable",
        "remove their second factor",
        "remove the own second factor",
        "make recovery codes",
        "enter a code",
        "make a token",
    ];
    let mut commands = on_an_account();
    commands.retain(|(name, _)| about_it.contains(name));
    assert_eq!(commands.len(), about_it.len());
    each_against_each(&db, &commands, || site.world(true), |world, raw| site.rows(world, raw));
}
