-- A watch that has ended and one that runs; a ruling that was built on another, which does not stand.
INSERT INTO watches VALUES ('w1', 't1', 'd1', 'p1', 'a2', '2026-01-02 03:12:05.000006', '2026-01-02 03:14:05.000006'),
                           ('w2', 't1', 'd1', 'p2', 'a2', '2026-01-02 03:14:05.000006', NULL);
UPDATE ruling_players SET built_on = '1 3' WHERE ruling_id = 'v1' AND player_id = 'p1';
UPDATE rulings SET flagged_at = '2026-01-02 03:20:05.000006' WHERE id = 'v1';
