-- Who carried a penalty out at the table, and when; NULL while a judge still has to. A penalty that a followed game took is
-- carried out with it.
ALTER TABLE ruling_players ADD COLUMN done_by TEXT;
ALTER TABLE ruling_players ADD COLUMN done_at TIMESTAMP;
