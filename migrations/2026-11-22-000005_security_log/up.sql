-- The security log: sign-ins, changes of accounts, staff, links and keys, and what happened to personal data. It belongs
-- to the site, and what it refers to may be gone: its ids are no references.
CREATE TABLE security_log (
    id TEXT NOT NULL PRIMARY KEY,
    at TIMESTAMP NOT NULL,
    -- what happened: ops::security_log::SecurityEvent
    kind TEXT NOT NULL,
    -- who did it: an account, or what stands in its place, as 'command line'
    account_id TEXT,
    actor TEXT NOT NULL,
    -- the client's IP address; none for the command line
    address TEXT,
    -- to whom
    subject_id TEXT,
    tournament_id TEXT,
    player_id TEXT,
    -- a label or a number of the program's own, as a role; never what somebody typed
    detail TEXT
);
CREATE INDEX security_log_by_age ON security_log (at);
CREATE INDEX security_log_of_kind ON security_log (kind, id);
CREATE INDEX security_log_of_account ON security_log (account_id, id);
CREATE INDEX security_log_of_subject ON security_log (subject_id, id);
CREATE INDEX security_log_of_address ON security_log (address, id);
