ALTER TABLE players DROP COLUMN awarded_byes;
