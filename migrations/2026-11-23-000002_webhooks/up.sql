-- Addresses that are told what happens in a tournament, and what is told to each.
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
