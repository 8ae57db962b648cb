ALTER TABLE ruling_players DROP COLUMN done_at;
ALTER TABLE ruling_players DROP COLUMN done_by;
