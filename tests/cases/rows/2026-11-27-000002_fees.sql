-- A player who has paid.
UPDATE players SET fee_collected = TRUE WHERE id = 'p1';
