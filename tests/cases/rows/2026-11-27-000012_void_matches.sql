-- Somebody who was removed with all of their matches.
UPDATE players SET void_after = 1 WHERE dropped_after IS NOT NULL;
