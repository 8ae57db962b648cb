ALTER TABLE ruling_players DROP COLUMN to_undo;
