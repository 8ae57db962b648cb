ALTER TABLE accounts DROP COLUMN calendar_generation;
