-- The player in the third seat of a match without a result is missing.
UPDATE places SET missing_since = '2026-11-29 10:02:00' WHERE seat = 3 AND outcome IS NULL;
