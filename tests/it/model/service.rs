//! The real commands behind the model's: each is sent to the service, whose rows are read afterwards.

use podium_event::profile::Level;
use podium_ops::command::rights::Results;
use podium_ops::people::players::{self, PlayerData, SameNames, SelfRegistration as Sent};
use podium_ops::run::playoff;
use podium_ops::run::reports as players_reports;
use podium_ops::run::results::{self, Reported, TableVersion};
use podium_ops::run::rounds::{self, Change, LateEntry, LatePlayer};
use podium_ops::site::secrets::Secrets;
use podium_ops::tournaments::{self, Settings};
use podium_ops::{OpError, Sender, Work};
use podium_store::floor::reports;
use podium_store::site::accounts;
use podium_store::tournaments::events::LoadedRound;
use podium_store::tournaments::players::PlayerRow;
use podium_store::tournaments::rounds::PodRow;
use podium_store::{Registration, Role, SiteRole};

use super::command::{Command, Entry};
use super::facts::Seen;
use super::tournament::{Number, SelfRegistration, Setup, Typed};
use crate::harness::TestDb;

const REASON: &str = "The model does so.";

/// A tournament of the service.
pub struct Service<'d> {
    db: &'d TestDb,
    secrets: Secrets,
    slug: String,
    /// Who enters results, and undoes entries.
    scorer: Sender,
    pub seen: Seen,
    /// Numbers people who are added, so that no name is given twice.
    named: usize,
}

impl<'d> Service<'d> {
    /// Creates a tournament with these settings.
    pub fn new(db: &'d TestDb, setup: Setup) -> Self {
        let level = if setup.regular {
            Level::Regular
        } else {
            Level::Competitive
        };
        let mut settings = Settings::standard("Model", level);
        settings.registration = match setup.registration {
            SelfRegistration::Closed => Registration::Closed,
            SelfRegistration::Approval => Registration::Approval,
            SelfRegistration::Open => Registration::Open,
        };
        settings.max_players = setup.max_players;
        // all of them come from one place
        settings.registrations_per_address = 100_000;
        settings.profile.swiss_rounds = Some(setup.swiss_rounds);
        settings.profile.players_report = Some(setup.players_report);
        let slug = db
            .act_on_site(Sender::CommandLine, |work| tournaments::create(work, &settings))
            .expect("a tournament is created");
        let mut row = db.load(&slug).tournament;
        row.secret = format!("{:02x}", setup.draws).repeat(32);
        let stored: Result<(), OpError> = db.db.write(|conn| Ok(podium_store::tournaments::update(conn, &row)?));
        stored.expect("the secret is stored");
        Self {
            seen: see(db, &slug),
            scorer: scorer(db, &slug),
            db,
            secrets: db.secrets(),
            slug,
            named: 0,
        }
    }

    /// Sends a command: what refuses it, where something does.
    ///
    /// # Panics
    /// When the database fails.
    pub fn send(&mut self, command: &Command) -> Result<(), OpError> {
        let answer = self.answer(command);
        if let Err(OpError::Db(problem)) = &answer {
            panic!("{command:?}: the database fails: {problem}");
        }
        self.seen = see(self.db, &self.slug);
        answer
    }

    fn act<T>(&self, act: impl Fn(&mut Work<'_, '_>) -> Result<T, OpError>) -> Result<(), OpError> {
        self.db.act(&self.slug, act).map(drop)
    }

    /// As the player, by their own link.
    fn act_as<T>(
        &self,
        number: Option<Number>,
        act: impl Fn(&mut Work<'_, '_>) -> Result<T, OpError>,
    ) -> Result<(), OpError> {
        let row = number.and_then(|number| self.player(number)).ok_or_else(nobody)?;
        self.db.act_as(&self.slug, Sender::player(row), act).map(drop)
    }

    fn player(&self, number: Number) -> Option<&PlayerRow> {
        let loaded = &self.seen.loaded;
        loaded
            .players
            .iter()
            .chain(&loaded.unregistered)
            .find(|row| row.number == number)
    }

    fn newest(&self) -> Option<&LoadedRound> {
        self.seen.loaded.rounds.last()
    }

    fn pod(&self, round: i64, table: i64) -> Option<&PodRow> {
        self.seen
            .loaded
            .round(round)?
            .pods
            .iter()
            .find(|pod| pod.table_number == table)
    }

    /// Who sits at a seat of the newest round.
    fn seated(&self, table: i64, seat: usize) -> Option<Number> {
        let round = self.seen.round(self.seen.loaded.rounds.len().checked_sub(1)?);
        let pod = round.pods.iter().find(|pod| pod.table == table)?;
        pod.seats.get(seat.checked_sub(1)?).copied()
    }

    fn names(&mut self, count: usize) -> Vec<PlayerData> {
        let first = self.named;
        self.named += count;
        let of = |number: usize| PlayerData {
            name: format!("Person {number}"),
            ..PlayerData::default()
        };
        (first + 1..=first + count).map(of).collect()
    }

    fn answer(&mut self, command: &Command) -> Result<(), OpError> {
        match command {
            Command::Add(count) => {
                let people = self.names(*count);
                self.act(|work| players::bulk_add(work, &people, SameNames::Add))
            }
            Command::Register => {
                let sent = Sent {
                    data: self.names(1).remove(0),
                    ..Sent::default()
                };
                let registered = self.db.act_as(&self.slug, Sender::Visitor, |work| {
                    players::register(work, &self.secrets, &sent)
                });
                registered.map(drop)
            }
            Command::EnterNew(how) => {
                let name = self.names(1).remove(0).name;
                self.enter(&LatePlayer::New(name), *how)
            }
            Command::Enter(number, how) => self.enter(&LatePlayer::Registered(*number), *how),
            Command::Result { table, typed, knowing } => self.result(*table, typed, *knowing),
            Command::Correct { round, table, typed } => self.correct(*round, *table, typed.as_ref()),
            Command::Tell { table, seat, typed } => {
                let typed = as_typed(typed);
                self.act_as(self.seated(*table, *seat), |work| players_reports::report(work, &typed))
            }
            Command::Agree { table, seat } => {
                let report = self.reported(*table);
                self.act_as(self.seated(*table, *seat), |work| {
                    players_reports::confirm(work, &report)
                })
            }
            Command::Object { table, seat } => {
                let report = self.reported(*table);
                self.act_as(self.seated(*table, *seat), |work| {
                    players_reports::dispute(work, &report, REASON)
                })
            }
            Command::WithdrawReport { table, seat } => {
                let report = self.reported(*table);
                self.act_as(self.seated(*table, *seat), |work| {
                    players_reports::withdraw(work, &report)
                })
            }
            Command::UndoEntry { table } => self.undo_entry(*table),
            Command::CountReport { table } => {
                let said = players_reports::Said::read(&self.reported(*table));
                self.counted(|work| players_reports::confirm_by_staff(work, *table, &said).map(|(claimed, _)| claimed))
            }
            Command::ByOldForm(command) => self.of_structure(command, self.structure() - 1),
            other => match self.of_players(other) {
                Some(answer) => answer,
                None => self.of_structure(other, self.structure()),
            },
        }
    }

    /// Commands on one player, or on all of them.
    fn of_players(&self, command: &Command) -> Option<Result<(), OpError>> {
        Some(match command {
            Command::Admit(number) => self.act(|work| players::admit(work, *number)),
            Command::RefusePending(number) => self.act(|work| players::refuse_pending(work, *number, REASON)),
            Command::Remove(number) => self.act(|work| players::remove(work, *number, REASON)),
            Command::CheckIn(number) => self.act(|work| players::check_in(work, *number, true)),
            Command::CheckOut(number) => self.act(|work| players::check_in(work, *number, false)),
            Command::CheckInSelf(number) => self.act_as(Some(*number), players::check_in_by_player),
            Command::CheckInAll => self.act(players::check_in_all),
            Command::CheckOutAll => self.act(players::check_out_all),
            Command::DropAbsent => self.act(players::drop_absent),
            Command::Drop(number) => self.act(|work| players::drop(work, *number, REASON)),
            Command::DropSelf(number) => self.act_as(Some(*number), players::drop_by_player),
            Command::UndoDrop(number) => self.act(|work| players::undo_drop(work, *number, REASON)),
            Command::Disqualify(number) => self.act(|work| players::disqualify(work, *number, REASON, true)),
            Command::UndoDisqualification(number) => {
                self.act(|work| players::undo_disqualification(work, *number, REASON))
            }
            _ => return None,
        })
    }

    /// What a page that is loaded now sends along.
    fn structure(&self) -> i64 {
        self.seen.loaded.tournament.structure_version
    }

    /// Commands on the tournament and its rounds, by a form of the page as it was at a version of its structure.
    fn of_structure(&self, command: &Command, now: i64) -> Result<(), OpError> {
        let newest = self.newest().map_or(1, |round| round.row.number);
        match command {
            Command::Open => self.act(|work| tournaments::open(work, now)),
            Command::Draft => self.act(|work| rounds::draft(work, now, REASON)),
            Command::DraftWithoutReason => self.act(|work| rounds::draft(work, now, "")),
            Command::DraftPresent => self.act(|work| rounds::draft_present(work, now, REASON)),
            Command::DraftAgain => self.act(|work| rounds::redraft(work, now, newest, &[], REASON)),
            Command::Discard => self.act(|work| rounds::discard(work, now, newest)),
            Command::Keep => self.act(|work| rounds::keep_draft(work, now, newest, REASON)),
            Command::Swap(one, other) => self.change(now, Change::Swap(*one, *other)),
            Command::MoveTable(from, to) => self.change(now, Change::MoveTable { from: *from, to: *to }),
            Command::Publish => self.act(|work| rounds::publish(work, now, newest)),
            Command::Start => self.act(|work| rounds::start(work, now, newest)),
            Command::PublishAndStart => self.act(|work| rounds::publish_and_start(work, now, newest)),
            Command::Unpublish => self.act(|work| rounds::unpublish(work, now, newest)),
            Command::Unstart => self.act(|work| rounds::unstart(work, now, newest)),
            Command::FinishRound => self.act(|work| rounds::finish(work, now, newest)),
            Command::ReopenRound(number) => self.act(|work| rounds::reopen(work, now, *number)),
            Command::Cut(size) => self.act(|work| playoff::announce(work, now, *size, REASON)),
            Command::UndoCut => self.act(|work| playoff::take_back(work, now)),
            Command::FinishTournament => self.act(|work| playoff::finish_tournament(work, now, REASON)),
            Command::ReopenTournament => self.act(|work| playoff::reopen_tournament(work, now, REASON)),
            Command::Cancel => self.act(|work| tournaments::cancel(work, now, REASON)),
            _ => unreachable!("{command:?} is sent by another name"),
        }
    }

    fn change(&self, now: i64, change: Change) -> Result<(), OpError> {
        let newest = self.newest().map_or(1, |round| round.row.number);
        self.act(|work| rounds::change_draft(work, now, newest, change, REASON))
    }

    fn enter(&self, who: &LatePlayer, how: Entry) -> Result<(), OpError> {
        let now = self.structure();
        let how = match how {
            Entry::Loss => LateEntry::MatchLoss,
            Entry::Bye => LateEntry::Bye,
            Entry::Table(table) => LateEntry::Table(table),
        };
        self.act(|work| rounds::enter_late(work, now, who, how))
    }

    fn result(&self, table: i64, typed: &Typed, knowing: bool) -> Result<(), OpError> {
        let newest = self.newest().map_or(1, |round| round.row.number);
        let known = self.pod(newest, table).map(|pod| pod.version).filter(|_| knowing);
        let typed = as_typed(typed);
        self.counted(|work| results::report(work, table, &typed, known))
    }

    /// A result that stands against the one that is sent refuses it.
    fn counted(&self, act: impl Fn(&mut Work<'_, '_>) -> Result<Reported, OpError>) -> Result<(), OpError> {
        match self.db.act_as(&self.slug, self.scorer.clone(), act)? {
            Reported::Stored | Reported::AlreadySo => Ok(()),
            Reported::Differs { .. } => Err(OpError::Conflict("Another result stands.".into())),
        }
    }

    fn undo_entry(&self, table: i64) -> Result<(), OpError> {
        let round = self.newest().map_or(1, |round| round.row.number);
        let place = TableVersion {
            round,
            table,
            version: self.pod(round, table).map_or(1, |pod| pod.version),
        };
        self.db
            .act_as(&self.slug, self.scorer.clone(), |work| results::undo(work, place))
    }

    fn correct(&self, round: i64, table: i64, typed: Option<&Typed>) -> Result<(), OpError> {
        let place = TableVersion {
            round,
            table,
            version: self.pod(round, table).map_or(1, |pod| pod.version),
        };
        let typed = typed.map(as_typed);
        self.act(|work| results::correct(work, place, typed.as_ref(), REASON))
    }

    /// The report of a table that was there first and has no answer, or no id.
    fn reported(&self, table: i64) -> String {
        let pod = self
            .newest()
            .and_then(|round| round.pods.iter().find(|pod| pod.table_number == table));
        let open = pod.and_then(|pod| self.seen.open_reports(pod).next());
        open.map_or_else(|| "none".to_owned(), |report| report.id.clone())
    }
}

/// Somebody of the staff, whose account all tournaments of a database share.
fn scorer(db: &TestDb, slug: &str) -> Sender {
    let known = db.db.read(|conn| accounts::by_name_key(conn, "scorer"));
    if known.expect("accounts are read").is_none() {
        db.in_database_session("Scorer", SiteRole::Staff);
    }
    db.in_database_join(slug, "Scorer", Role::Scorekeeper);
    db.staff::<Results>("Scorer")
}

fn see(db: &TestDb, slug: &str) -> Seen {
    let loaded = db.load(slug);
    let reports = db.db.read(|conn| reports::of_tournament(conn, &loaded.tournament.id));
    Seen {
        reports: reports.expect("the reports"),
        loaded,
    }
}

fn nobody() -> OpError {
    OpError::NotFound("Nobody is there.".into())
}

fn as_typed(typed: &Typed) -> results::Typed {
    results::Typed {
        games: typed.games.clone(),
        conceded: typed.conceded.clone(),
        match_losses: typed.match_losses.clone(),
    }
}
