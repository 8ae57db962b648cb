-- A player with byes for the first two rounds.
UPDATE players SET awarded_byes = 2 WHERE id = 'p1';
