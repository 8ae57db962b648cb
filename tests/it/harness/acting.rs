//! Acting on a tournament without a browser: `db.act(&slug, |work| rounds::publish(work, version, 1))` as the command line,
//! and [`TestDb::act_as`] as somebody, with the right that their page would ask for.

use podium_base::clock;
use podium_ops::command::rights::Right;
use podium_ops::site::secrets;
use podium_ops::{Command, OpError, Sender, SiteWork, Work};
use podium_store::DbError;
use podium_store::site::accounts;
use podium_store::site::sessions::{self, Session};
use podium_store::tournaments::players;

use super::TestDb;

impl TestDb {
    /// Runs a command as the command line, which may do everything.
    pub fn act<T>(&self, slug: &str, act: impl Fn(&mut Work<'_, '_>) -> Result<T, OpError>) -> Result<T, OpError> {
        self.act_as(slug, Sender::CommandLine, act)
    }

    /// Runs a command as somebody.
    pub fn act_as<T>(
        &self,
        slug: &str,
        sender: Sender,
        act: impl Fn(&mut Work<'_, '_>) -> Result<T, OpError>,
    ) -> Result<T, OpError> {
        Command::on(slug, sender).run(&self.db, act)
    }

    /// Runs a command on no tournament as somebody.
    pub fn act_on_site<T>(
        &self,
        sender: Sender,
        act: impl Fn(&mut SiteWork<'_, '_>) -> Result<T, OpError>,
    ) -> Result<T, OpError> {
        Command::on_site(sender).run_on_site(&self.db, act)
    }

    /// The account of a name, in a new session, acting by a right.
    pub fn staff<R: Right>(&self, name: &str) -> Sender {
        Sender::staff::<R>(&self.in_database_session_of(name))
    }

    /// A player, by the link as it is now.
    pub fn player(&self, slug: &str, number: i64) -> Sender {
        let tournament = self.tournament(slug).id;
        let row = self.db.read(|conn| players::by_number(conn, &tournament, number));
        Sender::player(&row.expect("players are read").expect("the player is there"))
    }

    /// Begins a session of an account straight in the database; the hash of its token.
    pub fn in_database_session_of(&self, name: &str) -> String {
        secrets::hash_token(&self.in_database_begin_session(name))
    }

    /// Begins a session of an account straight in the database; its token.
    pub fn in_database_begin_session(&self, name: &str) -> String {
        let token = secrets::random_token();
        let begun: Result<(), DbError> = self.db.write(|conn| {
            let account = accounts::by_name_key(conn, &name.to_lowercase())?.expect("the account is there");
            let session = Session {
                token_hash: secrets::hash_token(&token),
                account_id: account.id,
                created_at: clock::now(),
                seen_at: clock::now(),
                expires_at: clock::now() + chrono::Duration::days(1),
                device: String::new(),
                address: String::new(),
                proven_at: clock::now(),
            };
            sessions::insert(conn, &session)
        });
        begun.expect("a session begins");
        token
    }
}
