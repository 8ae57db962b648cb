-- The place of a player in a match that scores by places; those who left the game together have the same, the first of theirs.
ALTER TABLE places ADD COLUMN place BIGINT CHECK (place >= 1);
