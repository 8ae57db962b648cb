-- How many may register from one address in an hour, all at once or one after the other.
ALTER TABLE tournaments ADD COLUMN registrations_per_address BIGINT NOT NULL DEFAULT 300
    CHECK (registrations_per_address BETWEEN 1 AND 100000);
-- Whether who registers needs a code: an HMAC of the tournament's id and the generation; raising it makes older codes void.
ALTER TABLE tournaments ADD COLUMN registration_code BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE tournaments ADD COLUMN code_generation BIGINT NOT NULL DEFAULT 0;

-- The name without its case and spaces, by which players of the same name are found. Empty until the row is written next.
ALTER TABLE players ADD COLUMN name_key TEXT NOT NULL DEFAULT '';
CREATE INDEX players_of_name ON players (tournament_id, name_key);
-- Places and the waiting list are counted in the index alone.
CREATE INDEX players_of_status ON players (tournament_id, status, dropped_after, disqualified_after);

-- Registrations from one address, as a bucket that empties evenly within an hour.
CREATE TABLE registration_buckets (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    -- a keyed hash, not the address
    address TEXT NOT NULL,
    -- thousandths of registrations that were in the bucket …
    filled BIGINT NOT NULL CHECK (filled >= 0),
    -- … at this time
    at TIMESTAMP NOT NULL,
    PRIMARY KEY (tournament_id, address)
);
