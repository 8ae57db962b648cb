-- One tree for SQLite and PostgreSQL: BIGINT, TEXT, BOOLEAN, TIMESTAMP (UTC, microseconds), DATE. Ids are UUIDv7 text made by the program.
-- No CASCADE anywhere: what is deleted is deleted by name.

CREATE TABLE settings (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

-- Accounts and access ------------------------------------------------------------------------------------------------

CREATE TABLE accounts (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
    -- lower case, so that "Ann" and "ann" are one
    name_key TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    site_role TEXT NOT NULL CHECK (site_role IN ('administrator', 'organizer', 'staff')),
    disabled BOOLEAN NOT NULL,
    created_at TIMESTAMP NOT NULL,
    version BIGINT NOT NULL
);

CREATE TABLE sessions (
    token_hash TEXT NOT NULL PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    created_at TIMESTAMP NOT NULL,
    seen_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL
);
CREATE INDEX sessions_of_account ON sessions (account_id);

CREATE TABLE sign_in_failures (
    id TEXT NOT NULL PRIMARY KEY,
    name_key TEXT NOT NULL,
    address TEXT NOT NULL,
    at TIMESTAMP NOT NULL
);
CREATE INDEX sign_in_failures_of_name ON sign_in_failures (name_key, at);
CREATE INDEX sign_in_failures_of_address ON sign_in_failures (address, at);

CREATE TABLE forms_used (
    id TEXT NOT NULL PRIMARY KEY,
    -- where the first sending led to
    answer TEXT NOT NULL,
    at TIMESTAMP NOT NULL
);
CREATE INDEX forms_used_by_age ON forms_used (at);

-- Tournaments --------------------------------------------------------------------------------------------------------

CREATE TABLE tournaments (
    id TEXT NOT NULL PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
    state TEXT NOT NULL CHECK (state IN ('setup', 'registration', 'swiss', 'cut_announced', 'playoff', 'finished', 'cancelled')),
    held_on DATE,
    place TEXT NOT NULL,
    time_zone TEXT NOT NULL,
    description TEXT NOT NULL,
    -- rules::Profile as JSON, checked by its constructor
    profile TEXT NOT NULL,
    first_table BIGINT NOT NULL CHECK (first_table >= 1),
    -- JSON list of numbers
    skipped_tables TEXT NOT NULL,
    registration TEXT NOT NULL CHECK (registration IN ('closed', 'approval', 'open')),
    max_players BIGINT CHECK (max_players >= 1),
    names_shown TEXT NOT NULL CHECK (names_shown IN ('full', 'initial')),
    listed BOOLEAN NOT NULL,
    indexed BOOLEAN NOT NULL,
    -- 32 bytes, lower-case hex on the way in; an imported one may be of another length (RULINGS T32)
    secret TEXT NOT NULL CHECK (length(secret) BETWEEN 2 AND 2000),
    cut_size BIGINT CHECK (cut_size >= 1),
    cut_announced_at TIMESTAMP,
    created_by TEXT REFERENCES accounts (id),
    created_at TIMESTAMP NOT NULL,
    finished_at TIMESTAMP,
    -- counts every change: what rendered pages are kept by
    version BIGINT NOT NULL,
    -- counts pair, publish, finish, cut, …: what structural forms are checked against
    structure_version BIGINT NOT NULL,
    -- counts changes of the settings
    settings_version BIGINT NOT NULL,
    CHECK ((cut_size IS NULL) = (cut_announced_at IS NULL)),
    CHECK (state NOT IN ('cut_announced', 'playoff') OR cut_size IS NOT NULL),
    CHECK ((state = 'finished') = (finished_at IS NOT NULL))
);

CREATE TABLE staff (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    account_id TEXT NOT NULL REFERENCES accounts (id),
    role TEXT NOT NULL CHECK (role IN ('organizer', 'head_judge', 'judge', 'scorekeeper')),
    since TIMESTAMP NOT NULL,
    PRIMARY KEY (tournament_id, account_id)
);
CREATE INDEX staff_of_account ON staff (account_id);

-- One-use links: set-up of the first account, invitation to a tournament's staff or to the site, a lost password.
CREATE TABLE links (
    token_hash TEXT NOT NULL PRIMARY KEY,
    purpose TEXT NOT NULL CHECK (purpose IN ('setup', 'staff', 'site', 'reset')),
    tournament_id TEXT REFERENCES tournaments (id),
    role TEXT CHECK (role IN ('organizer', 'head_judge', 'judge', 'scorekeeper')),
    site_role TEXT CHECK (site_role IN ('administrator', 'organizer', 'staff')),
    account_id TEXT REFERENCES accounts (id),
    made_by TEXT REFERENCES accounts (id),
    made_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    used_at TIMESTAMP,
    CHECK ((purpose = 'staff') = (tournament_id IS NOT NULL AND role IS NOT NULL)),
    CHECK ((purpose = 'reset') = (account_id IS NOT NULL)),
    CHECK ((purpose IN ('setup', 'site')) = (site_role IS NOT NULL))
);

-- Players ------------------------------------------------------------------------------------------------------------

CREATE TABLE players (
    id TEXT NOT NULL PRIMARY KEY,
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    -- the short number people see; never reused
    number BIGINT NOT NULL CHECK (number >= 1),
    -- the id in documents and draws (RULINGS T32); never reused
    key TEXT NOT NULL CHECK (length(key) BETWEEN 1 AND 100),
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
    team_mate TEXT,
    pronouns TEXT,
    email TEXT,
    decklist TEXT,
    status TEXT NOT NULL CHECK (status IN ('registered', 'pending', 'waitlisted', 'removed')),
    checked_in BOOLEAN NOT NULL,
    dropped_after BIGINT CHECK (dropped_after >= 0),
    disqualified_after BIGINT CHECK (disqualified_after >= 0),
    entry_round BIGINT NOT NULL CHECK (entry_round >= 1),
    fixed_table BIGINT CHECK (fixed_table >= 1),
    avoid_group TEXT,
    -- personal data was removed: the name is "Player 17"
    anonymous BOOLEAN NOT NULL,
    -- the player's secret link is an HMAC of id and this; raising it makes older links void
    link_generation BIGINT NOT NULL,
    registered_at TIMESTAMP NOT NULL,
    version BIGINT NOT NULL,
    UNIQUE (tournament_id, number),
    UNIQUE (tournament_id, key),
    UNIQUE (id, tournament_id)
);

CREATE TABLE cut_seeds (
    tournament_id TEXT NOT NULL,
    seed BIGINT NOT NULL CHECK (seed >= 1),
    player_id TEXT NOT NULL,
    PRIMARY KEY (tournament_id, seed),
    UNIQUE (tournament_id, player_id),
    FOREIGN KEY (player_id, tournament_id) REFERENCES players (id, tournament_id)
);

-- Rounds -------------------------------------------------------------------------------------------------------------

CREATE TABLE rounds (
    id TEXT NOT NULL PRIMARY KEY,
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    number BIGINT NOT NULL CHECK (number >= 1),
    stage TEXT NOT NULL CHECK (stage IN ('swiss', 'playoff')),
    state TEXT NOT NULL CHECK (state IN ('draft', 'published', 'running', 'finished')),
    -- how often this round was drawn anew (RULINGS T32)
    draw_counter BIGINT NOT NULL CHECK (draw_counter >= 0),
    created_at TIMESTAMP NOT NULL,
    published_at TIMESTAMP,
    started_at TIMESTAMP,
    finished_at TIMESTAMP,
    UNIQUE (tournament_id, number),
    UNIQUE (id, tournament_id),
    CHECK ((state = 'draft') = (published_at IS NULL)),
    CHECK ((state IN ('running', 'finished')) = (started_at IS NOT NULL)),
    CHECK ((state = 'finished') = (finished_at IS NOT NULL))
);
-- the next round begins when this one is finished
CREATE UNIQUE INDEX one_open_round ON rounds (tournament_id) WHERE state <> 'finished';

CREATE TABLE pods (
    id TEXT NOT NULL PRIMARY KEY,
    round_id TEXT NOT NULL REFERENCES rounds (id),
    -- 1 = the highest scorers' pod
    position BIGINT NOT NULL CHECK (position >= 1),
    table_number BIGINT NOT NULL CHECK (table_number >= 1),
    -- NULL = not reported
    result TEXT CHECK (result IN ('won', 'drawn', 'games')),
    reported_by TEXT REFERENCES accounts (id),
    reported_at TIMESTAMP,
    note TEXT,
    version BIGINT NOT NULL,
    UNIQUE (round_id, table_number),
    UNIQUE (round_id, position),
    UNIQUE (id, round_id),
    CHECK ((result IS NULL) = (reported_at IS NULL))
);

-- Where each player is in a round: once, whatever it is.
CREATE TABLE places (
    round_id TEXT NOT NULL,
    tournament_id TEXT NOT NULL,
    player_id TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('seat', 'bye', 'match_loss')),
    pod_id TEXT,
    seat BIGINT CHECK (seat >= 1),
    -- of the match, where the result is "won" or "drawn"
    outcome TEXT CHECK (outcome IN ('won', 'drew', 'lost')),
    conceded BOOLEAN NOT NULL,
    match_loss BOOLEAN NOT NULL,
    PRIMARY KEY (round_id, player_id),
    UNIQUE (pod_id, seat),
    UNIQUE (pod_id, player_id),
    FOREIGN KEY (round_id, tournament_id) REFERENCES rounds (id, tournament_id),
    FOREIGN KEY (player_id, tournament_id) REFERENCES players (id, tournament_id),
    FOREIGN KEY (pod_id, round_id) REFERENCES pods (id, round_id),
    CHECK ((kind = 'seat') = (pod_id IS NOT NULL)),
    CHECK ((kind = 'seat') = (seat IS NOT NULL)),
    CHECK (kind = 'seat' OR outcome IS NULL),
    CHECK (outcome IS NULL OR outcome = 'lost' OR NOT (conceded OR match_loss))
);
CREATE UNIQUE INDEX one_winner ON places (pod_id) WHERE outcome = 'won';
CREATE INDEX places_of_player ON places (player_id);

CREATE TABLE games (
    pod_id TEXT NOT NULL REFERENCES pods (id),
    number BIGINT NOT NULL CHECK (number >= 1),
    -- NULL = drawn
    winner_id TEXT,
    PRIMARY KEY (pod_id, number),
    FOREIGN KEY (pod_id, winner_id) REFERENCES places (pod_id, player_id)
);

-- What was said and done ---------------------------------------------------------------------------------------------

CREATE TABLE draws (
    id TEXT NOT NULL PRIMARY KEY,
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    purpose TEXT NOT NULL,
    round BIGINT NOT NULL CHECK (round >= 0),
    counter BIGINT NOT NULL CHECK (counter >= 0),
    -- rules::draws::Drawn as JSON
    drawn TEXT NOT NULL,
    at TIMESTAMP NOT NULL,
    UNIQUE (tournament_id, purpose, round, counter)
);

CREATE TABLE announcements (
    id TEXT NOT NULL PRIMARY KEY,
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
    made_by TEXT REFERENCES accounts (id),
    at TIMESTAMP NOT NULL,
    withdrawn BOOLEAN NOT NULL
);
CREATE INDEX announcements_of_tournament ON announcements (tournament_id, at);

CREATE TABLE log (
    id TEXT NOT NULL PRIMARY KEY,
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    number BIGINT NOT NULL CHECK (number >= 1),
    at TIMESTAMP NOT NULL,
    account_id TEXT REFERENCES accounts (id),
    -- who, where it is no account: "player", "command line", or the name in an imported log
    actor TEXT NOT NULL,
    -- the command, as "player.drop"
    verb TEXT NOT NULL,
    -- a sentence in which people stand as {player:ID}
    what TEXT NOT NULL,
    -- JSON
    before TEXT,
    after TEXT,
    reason TEXT,
    -- manual changes of pairings and corrections are for everybody
    public BOOLEAN NOT NULL,
    UNIQUE (tournament_id, number)
);
