-- How a table ends its round where it departs from its tournament (MTR-A 2.5A), and why. Both or neither.
ALTER TABLE pods ADD COLUMN end_of_round TEXT;
ALTER TABLE pods ADD COLUMN end_of_round_reason TEXT;
