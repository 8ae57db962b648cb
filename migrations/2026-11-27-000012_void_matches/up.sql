-- The newest round when a player was removed with all of their Swiss matches, which count for nobody since. NULL: theirs count.
ALTER TABLE players ADD COLUMN void_after BIGINT CHECK (void_after >= 0);
