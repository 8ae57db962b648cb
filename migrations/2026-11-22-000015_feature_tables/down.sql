DROP INDEX one_featured_pod;
ALTER TABLE pods DROP COLUMN featured;
