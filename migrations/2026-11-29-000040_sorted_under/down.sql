ALTER TABLE players DROP COLUMN sorted_under;
