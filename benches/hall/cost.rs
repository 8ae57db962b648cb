//! What a stretch of time has cost: processor time of the instances, of PostgreSQL and of this client, statements.

use super::Result;
use super::database::{Home, PostgresUsage};
use super::server::{Server, Usage, own_usage};

/// The running instances with their database.
pub struct House {
    pub home: Home,
    pub servers: Vec<Server>,
}

/// The counters of a house at one moment, or their difference between two.
#[derive(Debug, Clone, Copy, Default)]
pub struct Cost {
    /// Processor time in seconds: of all instances, of PostgreSQL, of this client.
    pub server: f64,
    pub postgres: f64,
    pub client: f64,
    /// Statements that the instances sent to the database.
    pub statements: u64,
    /// Transactions as PostgreSQL counts them.
    pub transactions: i64,
}

impl House {
    /// Starts so many instances on a database.
    pub fn start(home: Home, instances: usize) -> Result<Self> {
        let servers = (0..instances).map(|number| Server::start(&home.address, home.path(), number));
        Ok(Self {
            servers: servers.collect::<Result<_>>()?,
            home,
        })
    }

    /// The counters now.
    pub async fn counters(&self) -> Result<Cost> {
        let PostgresUsage {
            processor,
            transactions,
            ..
        } = self.home.postgres_usage()?;
        let mut cost = Cost {
            postgres: processor,
            transactions,
            client: own_usage()?.processor,
            ..Cost::default()
        };
        for server in &self.servers {
            cost.server += server.usage()?.processor;
            cost.statements += server.statements().await?;
        }
        Ok(cost)
    }

    /// Memory and threads of all instances together.
    pub fn usage(&self) -> Result<Usage> {
        let mut all = Usage::default();
        for server in &self.servers {
            let one = server.usage()?;
            all.megabytes += one.megabytes;
            all.peak += one.peak;
            all.threads += one.threads;
        }
        Ok(all)
    }

    /// Prints how many lines of the instances' logs are warnings or errors, with the first of them.
    pub fn report_complaints(&self) -> Result<()> {
        let mut lines = Vec::new();
        for number in 0..self.servers.len() {
            let log = std::fs::read_to_string(self.home.path().join(format!("{number}.log")))?;
            let wrong = |line: &&str| line.contains(" WARN ") || line.contains(" ERROR ");
            lines.extend(log.lines().filter(wrong).map(str::to_owned));
        }
        if let Some(first) = lines.first() {
            println!(
                "<!-- {} warnings and errors in the logs, the first: {first} -->",
                lines.len()
            );
        }
        Ok(())
    }
}

impl Cost {
    /// Both together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            server: self.server + other.server,
            postgres: self.postgres + other.postgres,
            client: self.client + other.client,
            statements: self.statements + other.statements,
            transactions: self.transactions + other.transactions,
        }
    }

    /// From these counters to later ones.
    #[must_use]
    pub fn until(self, later: Self) -> Self {
        Self {
            server: later.server - self.server,
            postgres: later.postgres - self.postgres,
            client: later.client - self.client,
            statements: later.statements - self.statements,
            transactions: later.transactions - self.transactions,
        }
    }
}
