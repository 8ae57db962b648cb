ALTER TABLE tournaments DROP COLUMN announces_time;
ALTER TABLE announcements DROP COLUMN player_id;
ALTER TABLE announcements DROP COLUMN table_number;
ALTER TABLE announcements DROP COLUMN round;
ALTER TABLE announcements DROP COLUMN shown_from;
ALTER TABLE announcements DROP COLUMN pinned;
