-- Who left the table of a published or running round before its match had a result: a JSON list of ids of players with the
-- seat of each. NULL: nobody.
ALTER TABLE pods ADD COLUMN left_seats TEXT;
