ALTER TABLE pods DROP COLUMN left_seats;
