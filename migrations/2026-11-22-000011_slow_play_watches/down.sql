ALTER TABLE rulings DROP COLUMN flagged_at;
ALTER TABLE ruling_players DROP COLUMN built_on;
DROP TABLE watches;
