-- For how many of the first rounds a player has a bye that was awarded before the tournament.
ALTER TABLE players ADD COLUMN awarded_byes BIGINT NOT NULL DEFAULT 0 CHECK (awarded_byes BETWEEN 0 AND 3);
