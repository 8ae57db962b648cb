ALTER TABLE places DROP COLUMN missing_since;
