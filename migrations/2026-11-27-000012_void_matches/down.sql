ALTER TABLE players DROP COLUMN void_after;
