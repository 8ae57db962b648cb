-- What judges write down without a ruling, about a player or a table; and the statements of a ruling.
CREATE TABLE judge_notes (
    id TEXT NOT NULL PRIMARY KEY,
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    -- whom it is about; of a statement who made it
    player_id TEXT,
    -- where it was written; NULL = at no table
    round BIGINT,
    table_number BIGINT,
    -- the ruling that it is a statement for
    ruling_id TEXT REFERENCES rulings (id),
    -- who made the statement, if it was no player
    witness TEXT NOT NULL DEFAULT '' CHECK (length(witness) <= 200),
    text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 4000),
    -- the account of the judge
    made_by TEXT,
    made_at TIMESTAMP NOT NULL,
    FOREIGN KEY (player_id, tournament_id) REFERENCES players (id, tournament_id)
);
CREATE INDEX judge_notes_of_tournament ON judge_notes (tournament_id);

-- The decks of a deck check, and what was found in each; empty: nothing, or the check runs.
CREATE TABLE checked_decks (
    id TEXT NOT NULL PRIMARY KEY,
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    extension_id TEXT NOT NULL REFERENCES time_extensions (id),
    player_id TEXT NOT NULL,
    found TEXT NOT NULL DEFAULT '' CHECK (length(found) <= 2000),
    FOREIGN KEY (player_id, tournament_id) REFERENCES players (id, tournament_id)
);
CREATE UNIQUE INDEX checked_once ON checked_decks (extension_id, player_id);
CREATE INDEX checked_decks_of_tournament ON checked_decks (tournament_id);

-- The round in which a penalty is carried out that was given between matches; NULL: that of its ruling.
ALTER TABLE ruling_players ADD COLUMN due_round BIGINT;
-- Who withdrew a ruling that was imported: a document has no accounts.
ALTER TABLE rulings ADD COLUMN withdrawn_name TEXT;
