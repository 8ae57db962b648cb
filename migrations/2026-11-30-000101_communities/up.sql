-- Communities, the people behind the entries of their tournaments, and what each entry came to in a finished one.
CREATE TABLE communities (
    id TEXT NOT NULL PRIMARY KEY,
    -- the part of its addresses that names it, as in /c/SLUG
    slug TEXT NOT NULL UNIQUE CHECK (slug <> ''),
    name TEXT NOT NULL CHECK (name <> ''),
    description TEXT NOT NULL,
    time_zone TEXT NOT NULL,
    -- tag of BCP 47
    language TEXT NOT NULL,
    names_shown TEXT NOT NULL CHECK (names_shown IN ('full', 'initial')),
    created_by TEXT REFERENCES accounts (id),
    created_at TIMESTAMP NOT NULL,
    -- counts changes of what its home page shows
    version BIGINT NOT NULL CHECK (version > 0),
    -- counts changes of its people and finished tournaments, which pages of history show
    history_version BIGINT NOT NULL CHECK (history_version > 0),
    -- counts changes of its settings
    settings_version BIGINT NOT NULL CHECK (settings_version > 0),
    -- counts changes of who won what, which ratings are computed from
    results_version BIGINT NOT NULL CHECK (results_version > 0)
);

CREATE TABLE community_staff (
    community_id TEXT NOT NULL REFERENCES communities (id),
    account_id TEXT NOT NULL REFERENCES accounts (id),
    role TEXT NOT NULL CHECK (role IN ('organizer', 'head_judge', 'judge', 'scorekeeper')),
    since TIMESTAMP NOT NULL,
    PRIMARY KEY (community_id, account_id)
);
CREATE INDEX community_staff_of_account ON community_staff (account_id);

ALTER TABLE tournaments ADD COLUMN community_id TEXT REFERENCES communities (id);
CREATE INDEX tournaments_of_community ON tournaments (community_id, held_on);

CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    community_id TEXT NOT NULL REFERENCES communities (id),
    -- the short number people see; never reused
    number BIGINT NOT NULL CHECK (number > 0),
    name TEXT NOT NULL CHECK (name <> ''),
    -- lower case, with single spaces
    name_key TEXT NOT NULL,
    -- the same for names that look alike
    look_key TEXT NOT NULL,
    -- what lists are sorted by: last name first
    order_key TEXT NOT NULL,
    -- under what lists have them, "García Márquez, Gabriel"; NULL = as their name is read
    sorted_under TEXT,
    email TEXT,
    -- in lower case
    email_key TEXT,
    -- what everybody sees: what the person and everybody who was merged into them chose
    shows_name BOOLEAN NOT NULL,
    shows_results BOOLEAN NOT NULL,
    shows_tables BOOLEAN NOT NULL,
    shows_commanders BOOLEAN NOT NULL,
    shows_rating BOOLEAN NOT NULL,
    -- of the secret link, for the person as a whole: with those who were merged into them
    link_generation BIGINT NOT NULL CHECK (link_generation > 0),
    -- whether the personal data was removed
    anonymous BOOLEAN NOT NULL,
    merged_into TEXT REFERENCES people (id),
    made_at TIMESTAMP NOT NULL,
    version BIGINT NOT NULL CHECK (version > 0),
    -- JSON: what the person alone chose to show
    chosen TEXT NOT NULL,
    UNIQUE (community_id, number)
);
CREATE INDEX people_by_look ON people (community_id, look_key);
CREATE INDEX people_by_mail ON people (community_id, email_key);
CREATE INDEX people_in_order ON people (community_id, order_key);
CREATE INDEX people_merged ON people (merged_into);

-- How the words of people's names begin: two and three letters, by which a search finds them.
CREATE TABLE person_leads (
    community_id TEXT NOT NULL REFERENCES communities (id),
    lead TEXT NOT NULL,
    person_id TEXT NOT NULL REFERENCES people (id),
    PRIMARY KEY (community_id, lead, person_id)
);
CREATE INDEX person_leads_of_person ON person_leads (person_id);

-- Who an entry is; NULL = nobody has said it.
ALTER TABLE players ADD COLUMN person_id TEXT REFERENCES people (id);
-- Whether they take part in this one evening alone.
ALTER TABLE players ADD COLUMN guest BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX players_of_person ON players (person_id, tournament_id);
-- of those who are in the tournament, one entry is a person's
CREATE UNIQUE INDEX one_entry_of_person ON players (person_id, tournament_id) WHERE status <> 'removed';

-- Whether an entry, or another person, may be a person. Each is asked once.
CREATE TABLE person_doubts (
    id TEXT NOT NULL PRIMARY KEY,
    community_id TEXT NOT NULL REFERENCES communities (id),
    player_id TEXT REFERENCES players (id),
    other_id TEXT REFERENCES people (id),
    person_id TEXT NOT NULL REFERENCES people (id),
    because TEXT NOT NULL CHECK (because IN ('name', 'look', 'mail')),
    asked_at TIMESTAMP NOT NULL,
    -- NULL = open
    answer TEXT CHECK (answer IN ('same', 'other')),
    answered_by TEXT REFERENCES accounts (id),
    answered_at TIMESTAMP,
    UNIQUE (player_id, person_id),
    UNIQUE (other_id, person_id),
    CHECK ((player_id IS NULL) <> (other_id IS NULL)),
    CHECK ((answer IS NULL) = (answered_at IS NULL))
);
CREATE INDEX person_doubts_open ON person_doubts (community_id, answer, asked_at);
CREATE INDEX person_doubts_of_person ON person_doubts (person_id);

CREATE TABLE person_merges (
    id TEXT NOT NULL PRIMARY KEY,
    community_id TEXT NOT NULL REFERENCES communities (id),
    -- from 1
    number BIGINT NOT NULL CHECK (number > 0),
    kept_id TEXT NOT NULL REFERENCES people (id),
    gone_id TEXT NOT NULL REFERENCES people (id),
    at TIMESTAMP NOT NULL,
    account_id TEXT REFERENCES accounts (id),
    -- JSON: the entries that moved, and whether the kept person has chosen what to show since
    moved TEXT NOT NULL,
    undone_by TEXT REFERENCES accounts (id),
    undone_at TIMESTAMP,
    UNIQUE (community_id, number)
);
CREATE INDEX person_merges_of_kept ON person_merges (kept_id);
CREATE INDEX person_merges_of_gone ON person_merges (gone_id);

-- Texts that may still name somebody whose personal data was removed, until somebody has looked at them.
CREATE TABLE person_mentions (
    person_id TEXT NOT NULL REFERENCES people (id),
    -- which column: see crates/store/src/community/free_text.rs
    place TEXT NOT NULL,
    row_id TEXT NOT NULL,
    PRIMARY KEY (person_id, place, row_id)
);

-- Whom a typed name means, as the staff said it once: it is not asked again.
CREATE TABLE person_names (
    community_id TEXT NOT NULL REFERENCES communities (id),
    name_key TEXT NOT NULL,
    person_id TEXT NOT NULL REFERENCES people (id),
    answer TEXT NOT NULL CHECK (answer IN ('same', 'other')),
    PRIMARY KEY (community_id, name_key, person_id)
);
CREATE INDEX person_names_of_person ON person_names (person_id);

CREATE TABLE community_log (
    id TEXT NOT NULL PRIMARY KEY,
    community_id TEXT NOT NULL REFERENCES communities (id),
    -- from 1
    number BIGINT NOT NULL CHECK (number > 0),
    at TIMESTAMP NOT NULL,
    account_id TEXT REFERENCES accounts (id),
    actor TEXT NOT NULL,
    verb TEXT NOT NULL,
    -- people are {person:ID}
    what TEXT NOT NULL,
    -- JSON
    before TEXT,
    after TEXT,
    reason TEXT,
    token TEXT,
    UNIQUE (community_id, number)
);

-- What an entry came to in a finished tournament of a community: made from its rounds by each command that changes them.
CREATE TABLE finishes (
    player_id TEXT NOT NULL PRIMARY KEY REFERENCES players (id),
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    -- NULL = disqualified (T38)
    place BIGINT CHECK (place > 0),
    -- the places of all who are equal in every tiebreaker (T9)
    shared_first BIGINT,
    shared_last BIGINT,
    -- how many took part
    players BIGINT NOT NULL,
    -- of the Swiss rounds
    match_points BIGINT NOT NULL,
    byes BIGINT NOT NULL,
    -- of all rounds
    wins BIGINT NOT NULL,
    draws BIGINT NOT NULL,
    losses BIGINT NOT NULL,
    -- JSON: matches and wins in each seat, the first seat first
    seats TEXT NOT NULL,
    -- JSON: the commanders that public pages show
    commanders TEXT NOT NULL
);
CREATE INDEX finishes_of_tournament ON finishes (tournament_id);

-- The games of a finished tournament, as ratings need them: made with its finishes.
CREATE TABLE played_games (
    tournament_id TEXT NOT NULL PRIMARY KEY REFERENCES tournaments (id),
    -- JSON: the entries with their commanders, and by round the tables with their groups
    games TEXT NOT NULL,
    -- counts changes of them
    version BIGINT NOT NULL CHECK (version > 0)
);
