ALTER TABLE pods DROP COLUMN end_of_round_reason;
ALTER TABLE pods DROP COLUMN end_of_round;
