-- Settings that organizers keep for tournaments to come.
CREATE TABLE presets (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL CHECK (name <> ''),
    -- whose it is; NULL = offered to everybody who creates tournaments here
    account_id TEXT REFERENCES accounts (id),
    -- JSON: the settings without name, date and description
    settings TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL
);
CREATE INDEX presets_of_account ON presets (account_id);
