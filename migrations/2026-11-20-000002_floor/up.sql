-- The judges' floor: clocks, calls, followed games, rulings, players' own reports, decklists.

-- counts changes that only the staff and the players concerned see; `version` counts those of public pages
ALTER TABLE tournaments ADD COLUMN floor_version BIGINT NOT NULL DEFAULT 0;

-- Time ---------------------------------------------------------------------------------------------------------------

-- The clock of a round that has begun.
CREATE TABLE clocks (
    round_id TEXT NOT NULL PRIMARY KEY REFERENCES rounds (id),
    -- NULL = untimed
    limit_minutes BIGINT CHECK (limit_minutes >= 1),
    started_at TIMESTAMP NOT NULL,
    -- since when it stands still
    paused_at TIMESTAMP,
    -- how long it stood still before
    paused_microseconds BIGINT NOT NULL CHECK (paused_microseconds >= 0),
    -- for everybody, on top of the limit; below zero takes time away
    added_minutes BIGINT NOT NULL,
    version BIGINT NOT NULL
);

-- Time given to one table (RULINGS T21), and deck checks that still run.
CREATE TABLE time_extensions (
    id TEXT NOT NULL PRIMARY KEY,
    pod_id TEXT NOT NULL REFERENCES pods (id),
    kind TEXT NOT NULL CHECK (kind IN ('given', 'deck_check', 'ruling')),
    -- of a deck check: when it began; else when the time was given
    started_at TIMESTAMP NOT NULL,
    -- NULL = the deck check still runs
    ended_at TIMESTAMP,
    minutes BIGINT CHECK (minutes BETWEEN 0 AND 1440),
    reason TEXT NOT NULL CHECK (length(reason) <= 2000),
    made_by TEXT REFERENCES accounts (id),
    withdrawn BOOLEAN NOT NULL,
    CHECK ((ended_at IS NULL) = (minutes IS NULL)),
    CHECK (kind = 'deck_check' OR minutes IS NOT NULL)
);
CREATE INDEX time_extensions_of_pod ON time_extensions (pod_id);

-- Judges -------------------------------------------------------------------------------------------------------------

-- Who of the staff covers a table.
CREATE TABLE covers (
    pod_id TEXT NOT NULL PRIMARY KEY REFERENCES pods (id),
    account_id TEXT NOT NULL REFERENCES accounts (id),
    since TIMESTAMP NOT NULL
);

-- Calls for a judge.
CREATE TABLE calls (
    id TEXT NOT NULL PRIMARY KEY,
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    -- NULL = away from the tables
    pod_id TEXT REFERENCES pods (id),
    -- who called; NULL = the staff noted it
    player_id TEXT,
    -- the judge who noted it
    made_by TEXT REFERENCES accounts (id),
    made_at TIMESTAMP NOT NULL,
    what TEXT NOT NULL CHECK (length(what) <= 2000),
    state TEXT NOT NULL CHECK (state IN ('waiting', 'claimed', 'escalated', 'resolved', 'withdrawn')),
    claimed_by TEXT REFERENCES accounts (id),
    claimed_at TIMESTAMP,
    escalated_by TEXT REFERENCES accounts (id),
    escalated_at TIMESTAMP,
    resolved_by TEXT REFERENCES accounts (id),
    resolved_at TIMESTAMP,
    -- how it was resolved
    answer TEXT CHECK (length(answer) <= 2000),
    version BIGINT NOT NULL,
    FOREIGN KEY (player_id, tournament_id) REFERENCES players (id, tournament_id),
    -- of an imported call nobody here knows who claimed it
    CHECK (claimed_by IS NULL OR claimed_at IS NOT NULL),
    CHECK (state <> 'claimed' OR claimed_at IS NOT NULL),
    CHECK (state <> 'escalated' OR escalated_at IS NOT NULL),
    CHECK ((state IN ('resolved', 'withdrawn')) = (resolved_at IS NOT NULL))
);
CREATE INDEX calls_of_tournament ON calls (tournament_id, state);

-- Games that are followed --------------------------------------------------------------------------------------------

CREATE TABLE followed_games (
    id TEXT NOT NULL PRIMARY KEY,
    pod_id TEXT NOT NULL REFERENCES pods (id),
    -- of the match, from 1
    number BIGINT NOT NULL CHECK (number >= 1),
    -- podium-game/1 without actions: variant, edition, seats (players' keys), ranges, seed
    setup TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'confirmed', 'abandoned')),
    started_by TEXT REFERENCES accounts (id),
    started_at TIMESTAMP NOT NULL,
    -- who confirmed its outcome, or gave it up
    closed_by TEXT REFERENCES accounts (id),
    closed_at TIMESTAMP,
    version BIGINT NOT NULL,
    CHECK ((state = 'open') = (closed_at IS NULL))
);
CREATE INDEX followed_games_of_pod ON followed_games (pod_id);
CREATE UNIQUE INDEX one_open_game ON followed_games (pod_id) WHERE state = 'open';
CREATE UNIQUE INDEX one_confirmed_game ON followed_games (pod_id, number) WHERE state = 'confirmed';

CREATE TABLE game_actions (
    game_id TEXT NOT NULL REFERENCES followed_games (id),
    -- in the order they were done, from 1; undone ones keep theirs
    number BIGINT NOT NULL CHECK (number >= 1),
    -- an action of podium-game/1
    action TEXT NOT NULL,
    account_id TEXT REFERENCES accounts (id),
    at TIMESTAMP NOT NULL,
    undone_by TEXT REFERENCES accounts (id),
    undone_at TIMESTAMP,
    PRIMARY KEY (game_id, number),
    CHECK (undone_by IS NULL OR undone_at IS NOT NULL)
);

-- Rulings ------------------------------------------------------------------------------------------------------------

CREATE TABLE rulings (
    id TEXT NOT NULL PRIMARY KEY,
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    -- the short number people see
    number BIGINT NOT NULL CHECK (number >= 1),
    -- 0 = before the first round
    round BIGINT NOT NULL CHECK (round >= 0),
    pod_id TEXT REFERENCES pods (id),
    call_id TEXT REFERENCES calls (id),
    what TEXT NOT NULL CHECK (length(what) <= 4000),
    answer TEXT NOT NULL CHECK (length(answer) <= 4000),
    rule TEXT NOT NULL CHECK (length(rule) <= 200),
    state TEXT NOT NULL CHECK (state IN ('given', 'appealed', 'upheld', 'overturned', 'withdrawn')),
    made_by TEXT REFERENCES accounts (id),
    made_at TIMESTAMP NOT NULL,
    appealed_at TIMESTAMP,
    decided_by TEXT REFERENCES accounts (id),
    decided_at TIMESTAMP,
    -- the head judge's word
    decision TEXT CHECK (length(decision) <= 4000),
    -- time given with it
    extension_id TEXT REFERENCES time_extensions (id),
    version BIGINT NOT NULL,
    UNIQUE (tournament_id, number),
    UNIQUE (id, tournament_id),
    CHECK (state NOT IN ('appealed', 'upheld', 'overturned') OR appealed_at IS NOT NULL),
    CHECK ((state IN ('upheld', 'overturned')) = (decided_at IS NOT NULL))
);

-- The players a ruling is about, each with an infraction and a penalty or with neither.
CREATE TABLE ruling_players (
    ruling_id TEXT NOT NULL,
    tournament_id TEXT NOT NULL,
    player_id TEXT NOT NULL,
    -- a code of the tournament's penalty table
    infraction TEXT,
    penalty TEXT CHECK (penalty IN ('caution', 'warning', 'skip_turn', 'game_loss', 'match_loss', 'disqualification')),
    -- what the desk proposed, where the judge decided otherwise
    proposed TEXT CHECK (proposed IN ('none', 'caution', 'warning', 'skip_turn', 'game_loss', 'match_loss', 'disqualification')),
    -- with it the player is dropped
    drops BOOLEAN NOT NULL,
    -- how the penalty was carried out: by the judge at the table, in the followed game, in the match, in the tournament;
    -- NULL = there is nothing to carry out, or it waits for the head judge
    effect TEXT CHECK (effect IN ('at_table', 'game', 'match', 'tournament', 'taken_back')),
    -- the followed game that it went into, which may be gone since, and the number of its action there
    game_id TEXT,
    game_action BIGINT,
    PRIMARY KEY (ruling_id, player_id),
    FOREIGN KEY (ruling_id, tournament_id) REFERENCES rulings (id, tournament_id),
    FOREIGN KEY (player_id, tournament_id) REFERENCES players (id, tournament_id),
    CHECK (penalty IS NULL OR infraction IS NOT NULL)
);
CREATE INDEX ruling_players_of_player ON ruling_players (player_id);

-- What players say themselves ----------------------------------------------------------------------------------------

-- Results that players report: they count when another player of the pod confirms.
CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY,
    pod_id TEXT NOT NULL REFERENCES pods (id),
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    player_id TEXT NOT NULL,
    -- as typed: one token a game, a seat or D
    games TEXT NOT NULL,
    -- JSON lists of seats
    conceded TEXT NOT NULL,
    at TIMESTAMP NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'confirmed', 'disputed', 'withdrawn', 'overtaken')),
    answered_by TEXT,
    answered_at TIMESTAMP,
    -- what the player who disputes it says
    objection TEXT CHECK (length(objection) <= 2000),
    version BIGINT NOT NULL,
    FOREIGN KEY (player_id, tournament_id) REFERENCES players (id, tournament_id),
    FOREIGN KEY (answered_by, tournament_id) REFERENCES players (id, tournament_id),
    CHECK (state NOT IN ('confirmed', 'disputed') OR answered_by IS NOT NULL),
    CHECK (answered_by IS NULL OR answered_by <> player_id),
    CHECK ((state = 'waiting') = (answered_at IS NULL))
);
CREATE INDEX reports_of_pod ON reports (pod_id);
CREATE UNIQUE INDEX one_waiting_report ON reports (pod_id) WHERE state = 'waiting';

-- How decklists are taken and checked; no row: none are asked for.
CREATE TABLE deck_rules (
    tournament_id TEXT NOT NULL PRIMARY KEY REFERENCES tournaments (id),
    format TEXT NOT NULL CHECK (format IN ('commander', 'commander_draft', 'other')),
    deadline TIMESTAMP,
    -- card names, one a line; NULL = not loaded
    banned TEXT,
    -- JSON: card → what the check needs of it; NULL = not loaded
    cards TEXT,
    version BIGINT NOT NULL
);
