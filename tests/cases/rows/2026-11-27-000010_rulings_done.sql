UPDATE ruling_players SET done_by = 'a2', done_at = '2026-01-02 03:19:05.000006' WHERE ruling_id = 'v1' AND player_id = 'p1';
