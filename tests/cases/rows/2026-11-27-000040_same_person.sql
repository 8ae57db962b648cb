-- A registration that was an entry of the staff, and was brought back since.
UPDATE players SET same_as = 'p1 0' WHERE id = 'p8';
