-- What programs show to the API in the place of a session: made by an account, for what its owner may do.
CREATE TABLE access_tokens (
    id TEXT NOT NULL PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    -- the one tournament that it is for; NULL = every one in which the account has a role
    tournament_id TEXT REFERENCES tournaments (id),
    name TEXT NOT NULL CHECK (name <> ''),
    -- SHA-256 of the token, lower-case hex
    token_hash TEXT NOT NULL UNIQUE,
    -- the token's beginning, by which its owner knows it again
    hint TEXT NOT NULL,
    -- labels with a space between them
    scopes TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP,
    used_at TIMESTAMP
);
CREATE INDEX access_tokens_of_account ON access_tokens (account_id);
-- the name of the token by which the account acted
ALTER TABLE log ADD COLUMN token TEXT;
-- what a call of the API under a key was, as a hash; NULL = a form
ALTER TABLE forms_used ADD COLUMN content TEXT;
