-- The second factor of an account: codes of an authenticator app, whose secret is made of this salt and a key that is not
-- in the database. Without factor_since it is being set up.
ALTER TABLE accounts ADD COLUMN factor_salt TEXT;
ALTER TABLE accounts ADD COLUMN factor_since TIMESTAMP;
-- the step of thirty seconds whose code was used last: codes of it and before are refused
ALTER TABLE accounts ADD COLUMN factor_step BIGINT NOT NULL DEFAULT 0;

-- Codes that stand in for the app, each once.
CREATE TABLE recovery_codes (
    account_id TEXT NOT NULL REFERENCES accounts (id),
    code_hash TEXT NOT NULL,
    PRIMARY KEY (account_id, code_hash)
);

-- Sign-ins whose password was right and whose code is still asked for.
CREATE TABLE sign_ins_begun (
    token_hash TEXT NOT NULL PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    -- the password that was right: another one since then ends it
    password_hash TEXT NOT NULL,
    expires_at TIMESTAMP NOT NULL
);
CREATE INDEX sign_ins_begun_by_age ON sign_ins_begun (expires_at);

-- For the owner's eyes: "Firefox on Android", and where it was used last.
ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN address TEXT NOT NULL DEFAULT '';
-- when the password was typed in it last
ALTER TABLE sessions ADD COLUMN proven_at TIMESTAMP NOT NULL DEFAULT '1970-01-01 00:00:00';
UPDATE sessions SET proven_at = created_at;
