-- Announcements that stay above the others, that are shown from a time on, and that are for one table or one player.
ALTER TABLE announcements ADD COLUMN pinned BOOLEAN NOT NULL DEFAULT FALSE;
-- NULL = at once
ALTER TABLE announcements ADD COLUMN shown_from TIMESTAMP;
-- for whoever sits at this table in this round, whatever pod that is; NULL = for no table
ALTER TABLE announcements ADD COLUMN round BIGINT CHECK (round > 0);
ALTER TABLE announcements ADD COLUMN table_number BIGINT CHECK (table_number > 0);
-- for this player alone; NULL = for no player
ALTER TABLE announcements ADD COLUMN player_id TEXT REFERENCES players (id);

-- whether everybody is told when a round has ten and five minutes left
ALTER TABLE tournaments ADD COLUMN announces_time BOOLEAN NOT NULL DEFAULT FALSE;
