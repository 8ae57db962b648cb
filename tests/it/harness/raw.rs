//! Looking at a database from outside the program: connections, catalogues and rows as text.

use std::collections::{BTreeMap, BTreeSet};

use diesel::connection::SimpleConnection;
use diesel::{Connection, PgConnection, QueryableByName, RunQueryDsl, SqliteConnection};
use podium_base::config::DatabaseAddress;

/// A connection beside the program's own.
pub enum Raw {
    Pg(PgConnection),
    Sqlite(SqliteConnection),
}

/// The same expression for both kinds of connection.
macro_rules! on_either {
    ($raw:expr, |$c:ident| $body:expr) => {
        match $raw {
            $crate::harness::raw::Raw::Pg($c) => $body,
            $crate::harness::raw::Raw::Sqlite($c) => $body,
        }
    };
}
pub(crate) use on_either;

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = diesel::sql_types::Text)]
    line: String,
}

/// A step of a statement, as SQLite compiled it.
#[derive(QueryableByName)]
struct Step {
    #[diesel(sql_type = diesel::sql_types::Text)]
    opcode: String,
    /// The number of a cursor.
    #[diesel(sql_type = diesel::sql_types::Integer)]
    p1: i32,
    /// Of a cursor that is opened: the first page of its table or index.
    #[diesel(sql_type = diesel::sql_types::Integer)]
    p2: i32,
}

impl Raw {
    pub fn connect(address: &DatabaseAddress) -> Self {
        match address {
            DatabaseAddress::Sqlite(path) => {
                let mut connection = SqliteConnection::establish(&path.to_string_lossy()).expect("the file opens");
                connection
                    .batch_execute("PRAGMA busy_timeout = 10000")
                    .expect("a pragma");
                Self::Sqlite(connection)
            }
            DatabaseAddress::Postgres(url) => Self::Pg(PgConnection::establish(url).expect("the server answers")),
        }
    }

    /// Lets what is written here from now on wait for no disk: no test cuts the power.
    pub fn without_waiting(&mut self) {
        if let Self::Sqlite(connection) = self {
            connection
                .batch_execute("PRAGMA synchronous = OFF")
                .expect("no transaction is open");
        }
    }

    /// Runs statements.
    pub fn execute(&mut self, sql: &str) {
        self.try_execute(sql)
            .unwrap_or_else(|e| panic!("{e}, in {}…", sql.chars().take(200).collect::<String>()));
    }

    /// Runs statements, of which one may be refused.
    pub fn try_execute(&mut self, sql: &str) -> diesel::QueryResult<()> {
        on_either!(self, |c| c.batch_execute(sql))
    }

    /// The texts that a query with one column called `line` finds.
    pub fn lines(&mut self, sql: &str) -> Vec<String> {
        let query = diesel::sql_query(sql);
        let lines: diesel::QueryResult<Vec<Line>> = on_either!(self, |c| query.load(c));
        let lines = lines.unwrap_or_else(|e| panic!("{e}, in {}…", sql.chars().take(200).collect::<String>()));
        lines.into_iter().map(|l| l.line).collect()
    }

    /// Whether somebody waits for what another transaction on the server has locked. SQLite does not tell.
    pub fn somebody_waits(&mut self) -> bool {
        let waiting = "SELECT pid::text AS line FROM pg_stat_activity
             WHERE datname = current_database() AND wait_event_type = 'Lock'";
        matches!(self, Self::Pg(_)) && !self.lines(waiting).is_empty()
    }

    /// The tables and indexes of an SQLite file that a statement reads from end to end, also to look for rows that refer to one
    /// that it deletes.
    pub fn read_from_end_to_end(&mut self, statement: &str) -> BTreeSet<String> {
        let Self::Sqlite(connection) = self else {
            panic!("only SQLite tells its steps");
        };
        // its parameters stay without values
        let steps: Vec<Step> = diesel::sql_query(format!("EXPLAIN {statement}"))
            .load(connection)
            .unwrap_or_else(|e| panic!("{e}, in {statement}"));
        let cursors = |opcodes: &[&str]| -> BTreeSet<i32> {
            let of = steps.iter().filter(|step| opcodes.contains(&step.opcode.as_str()));
            of.map(|step| step.p1).collect()
        };
        let begun = cursors(&["Rewind", "Last"]);
        let all: BTreeSet<i32> = begun.intersection(&cursors(&["Next", "Prev"])).copied().collect();
        let bounded = cursors(&["IdxGE", "IdxGT", "IdxLE", "IdxLT"]);
        let opened = steps
            .iter()
            .filter(|step| ["OpenRead", "OpenWrite"].contains(&step.opcode.as_str()));
        let opened: Vec<i32> = opened
            .filter(|step| all.contains(&step.p1) && !bounded.contains(&step.p1))
            .map(|step| step.p2)
            .collect();
        opened
            .iter()
            .flat_map(|page| {
                self.lines(&format!(
                    "SELECT tbl_name || ' by ' || name AS line FROM sqlite_schema WHERE rootpage = {page}"
                ))
            })
            .collect()
    }

    /// Tables of the program, by name.
    pub fn tables(&mut self) -> Vec<String> {
        self.lines(match self {
            Self::Pg(_) => {
                "SELECT table_name::text AS line FROM information_schema.tables
                 WHERE table_schema = 'public' AND table_name <> '__diesel_schema_migrations' ORDER BY 1"
            }
            Self::Sqlite(_) => {
                "SELECT name AS line FROM sqlite_schema
                 WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name <> '__diesel_schema_migrations' ORDER BY 1"
            }
        })
    }

    /// Columns of a table in their order, as "name type nullability key".
    pub fn columns(&mut self, table: &str) -> Vec<String> {
        self.lines(&match self {
            Self::Pg(_) => format!(
                "SELECT concat_ws(' ', c.column_name, replace(c.data_type, ' without time zone', ''),
                     CASE c.is_nullable WHEN 'YES' THEN 'nullable' END, CASE WHEN k.column_name IS NOT NULL THEN 'key' END) AS line
                 FROM information_schema.columns c
                 LEFT JOIN (SELECT u.column_name FROM information_schema.table_constraints t
                     JOIN information_schema.key_column_usage u USING (constraint_schema, constraint_name)
                     WHERE t.constraint_type = 'PRIMARY KEY' AND t.table_name = '{table}') k ON k.column_name = c.column_name
                 WHERE c.table_schema = 'public' AND c.table_name = '{table}' ORDER BY c.ordinal_position"
            ),
            Self::Sqlite(_) => format!(
                "SELECT name || ' ' || lower(type) || iif(\"notnull\", '', ' nullable') || iif(pk, ' key', '') AS line
                 FROM pragma_table_info('{table}') ORDER BY cid"
            ),
        })
    }

    /// Everything the catalogue says about the schema: columns, keys, checks and indexes.
    pub fn schema(&mut self) -> Vec<String> {
        let mut schema = match self {
            // all tables at once: each question to `information_schema` takes tens of milliseconds
            Self::Pg(_) => self.lines(
                "SELECT concat(r.relname, ': ', concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod),
                     CASE WHEN NOT a.attnotnull THEN 'nullable' END, CASE WHEN a.attnum = ANY (k.conkey) THEN 'key' END)) AS line
                 FROM pg_class r JOIN pg_attribute a ON a.attrelid = r.oid AND a.attnum > 0 AND NOT a.attisdropped
                 LEFT JOIN pg_constraint k ON k.conrelid = r.oid AND k.contype = 'p'
                 WHERE r.relnamespace = 'public'::regnamespace AND r.relkind = 'r' ORDER BY r.relname, a.attnum",
            ),
            Self::Sqlite(_) => {
                let mut columns = Vec::new();
                for table in self.tables() {
                    columns.extend(self.columns(&table).iter().map(|c| format!("{table}: {c}")));
                }
                columns
            }
        };
        schema.extend(self.lines(match self {
            Self::Pg(_) => {
                "SELECT conrelid::regclass || ': ' || pg_get_constraintdef(oid) AS line FROM pg_constraint
                 WHERE connamespace = 'public'::regnamespace
                 UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1"
            }
            Self::Sqlite(_) => {
                "SELECT type || ' ' || name || ': ' || coalesce(sql, '') AS line FROM sqlite_schema
                 ORDER BY 1"
            }
        }));
        schema.retain(|line| !line.contains("__diesel_schema_migrations"));
        schema
    }

    /// All rows of all tables as JSON texts, sorted.
    pub fn rows(&mut self) -> BTreeMap<String, Vec<String>> {
        let tables = self.tables();
        tables
            .into_iter()
            .map(|table| (table.clone(), self.rows_of(&table)))
            .collect()
    }

    fn rows_of(&mut self, table: &str) -> Vec<String> {
        match self {
            Self::Pg(_) => self.lines(&format!("SELECT to_jsonb(t)::text AS line FROM {table} t ORDER BY 1")),
            Self::Sqlite(_) => {
                let pairs = self.lines(&format!(
                    // no JSON holds bytes
                    "SELECT '''' || name || ''', iif(typeof(\"' || name || '\") = ''blob'', hex(\"' || name || '\"), \"' || name || '\")' AS line
                     FROM pragma_table_info('{table}') ORDER BY cid"
                ));
                self.lines(&format!(
                    "SELECT json_object({}) AS line FROM {table} ORDER BY 1",
                    pairs.join(", ")
                ))
            }
        }
    }
}

/// Everything that a database holds: its cells as text, and on SQLite the bytes of its files.
pub fn everything(address: &DatabaseAddress) -> String {
    let mut all = format!("{:?}", Raw::connect(address).rows());
    if let DatabaseAddress::Sqlite(path) = address {
        for suffix in ["", "-wal", "-shm"] {
            let file = format!("{}{suffix}", path.display());
            all += &String::from_utf8_lossy(&std::fs::read(file).unwrap_or_default());
        }
    }
    all
}
