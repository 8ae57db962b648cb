ALTER TABLE players DROP COLUMN same_as;
