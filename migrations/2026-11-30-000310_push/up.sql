-- Browsers that get news by Web Push (RFC 8030): of a player in a tournament, or of a judge.
CREATE TABLE push_browsers (
    id TEXT NOT NULL PRIMARY KEY,
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    player_id TEXT REFERENCES players (id),
    -- of the player's link: a renewed one ends the news of the old one; 0 for a judge
    link_generation BIGINT NOT NULL,
    account_id TEXT REFERENCES accounts (id),
    -- where the browser's push service takes messages; only the holder of the key pair of this installation may send there
    address TEXT NOT NULL CHECK (address <> ''),
    -- of the address, for comparing
    mark TEXT NOT NULL,
    -- with which messages are encrypted (RFC 8291), in base64url
    browser_key TEXT NOT NULL,
    browser_secret TEXT NOT NULL,
    language TEXT NOT NULL,
    made_at TIMESTAMP NOT NULL,
    CHECK ((player_id IS NULL) <> (account_id IS NULL))
);
CREATE INDEX push_browsers_of_tournament ON push_browsers (tournament_id);
CREATE INDEX push_browsers_of_player ON push_browsers (player_id);
CREATE INDEX push_browsers_of_account ON push_browsers (account_id);
-- Messages that wait to be sent to them. What is sent, or is not worth sending any more, has no row.
CREATE TABLE push_messages (
    id TEXT NOT NULL PRIMARY KEY,
    browser_id TEXT NOT NULL REFERENCES push_browsers (id),
    -- JSON without names and texts: those are read when it is sent
    what TEXT NOT NULL,
    -- a later message about the same replaces it
    topic TEXT NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    tries BIGINT NOT NULL,
    -- while it is being sent: when another instance may try it
    next_try_at TIMESTAMP NOT NULL
);
CREATE INDEX push_messages_of_browser ON push_messages (browser_id);
CREATE INDEX push_messages_due ON push_messages (next_try_at);
