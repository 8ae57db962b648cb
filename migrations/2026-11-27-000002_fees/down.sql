ALTER TABLE players DROP COLUMN fee_collected;
