-- The tables as they were: SQLite adds no column that must have a value. Webhooks of communities are lost.
CREATE TABLE kept_webhooks AS SELECT * FROM webhooks WHERE tournament_id IS NOT NULL;
CREATE TABLE kept_deliveries AS SELECT * FROM deliveries WHERE tournament_id IS NOT NULL;
DROP TABLE deliveries;
DROP TABLE webhooks;
CREATE TABLE webhooks (
    id TEXT NOT NULL PRIMARY KEY,
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    shape TEXT NOT NULL CHECK (shape IN ('standard', 'chat')),
    -- sealed with a key of the installation: a chat's address lets anybody write there
    address TEXT NOT NULL CHECK (address <> ''),
    -- names of events, with spaces between
    events TEXT NOT NULL,
    -- of the signing secret, which follows from it and a key of the installation
    generation BIGINT NOT NULL CHECK (generation > 0),
    -- when it was made; the secret before signs too for a day
    rotated_at TIMESTAMP,
    state TEXT NOT NULL CHECK (state IN ('active', 'disabled')),
    reason TEXT CHECK (reason IN ('gone', 'failing', 'unreadable')),
    -- of the state
    since TIMESTAMP NOT NULL,
    -- the first failure since the last success
    failing_since TIMESTAMP,
    created_by TEXT REFERENCES accounts (id),
    created_at TIMESTAMP NOT NULL,
    last_sequence BIGINT NOT NULL,
    -- when something is to be sent; NULL = nothing waits
    due_at TIMESTAMP,
    -- the instance that sends now, and until when it has the right to
    claimed_by TEXT,
    claimed_until TIMESTAMP,
    version BIGINT NOT NULL,
    CHECK ((reason IS NULL) = (state = 'active'))
);
CREATE INDEX webhooks_of_tournament ON webhooks (tournament_id);
CREATE INDEX webhooks_due ON webhooks (state, due_at);
ALTER TABLE webhooks ADD COLUMN name TEXT NOT NULL DEFAULT '';
ALTER TABLE webhooks ADD COLUMN signs_from BIGINT NOT NULL DEFAULT 1;
INSERT INTO webhooks (id, tournament_id, shape, address, events, generation, rotated_at, state, reason, since, failing_since, created_by, created_at, last_sequence,
    due_at, claimed_by, claimed_until, version, name, signs_from)
    SELECT id, tournament_id, shape, address, events, generation, rotated_at, state, reason, since, failing_since, created_by, created_at, last_sequence,
    due_at, claimed_by, claimed_until, version, name, signs_from
    FROM kept_webhooks;
DROP TABLE kept_webhooks;

CREATE TABLE deliveries (
    -- what the receiver tells two sendings of the same apart by
    id TEXT NOT NULL PRIMARY KEY,
    webhook_id TEXT NOT NULL REFERENCES webhooks (id),
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    -- counts what is told to the webhook
    sequence BIGINT NOT NULL CHECK (sequence > 0),
    event TEXT NOT NULL,
    -- JSON without names and texts: those are read when it is sent
    what TEXT NOT NULL,
    -- of the tournament, after the command
    tournament_version BIGINT NOT NULL,
    made_at TIMESTAMP NOT NULL,
    -- not told before, as an announcement that is shown later
    due_from TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'given_up', 'dropped')),
    done_at TIMESTAMP,
    tries BIGINT NOT NULL CHECK (tries >= 0),
    next_try_at TIMESTAMP NOT NULL,
    -- of the last try: the HTTP status, how the answer begins, why there is none
    status BIGINT,
    answer TEXT,
    error TEXT,
    CHECK ((done_at IS NULL) = (state = 'waiting')),
    UNIQUE (webhook_id, sequence)
);
CREATE INDEX deliveries_in_order ON deliveries (webhook_id, state, due_from, sequence);
CREATE INDEX deliveries_done ON deliveries (done_at);
CREATE INDEX deliveries_of_state ON deliveries (state);
CREATE INDEX deliveries_of_tournament ON deliveries (tournament_id);
INSERT INTO deliveries (id, webhook_id, tournament_id, sequence, event, what, tournament_version, made_at, due_from, expires_at, state, done_at, tries, next_try_at,
    status, answer, error)
    SELECT id, webhook_id, tournament_id, sequence, event, what, tournament_version, made_at, due_from, expires_at, state, done_at, tries, next_try_at,
    status, answer, error
    FROM kept_deliveries;
DROP TABLE kept_deliveries;
