ALTER TABLE calls DROP COLUMN handed_by;
ALTER TABLE calls DROP COLUMN stays_by;
ALTER TABLE calls DROP COLUMN escalated_note;
ALTER TABLE calls DROP COLUMN first_taken_at;
ALTER TABLE calls DROP COLUMN joined;
