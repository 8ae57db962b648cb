-- A tournament that says how much time is left; a pinned announcement for a table and a player, which is shown later.
UPDATE tournaments SET announces_time = TRUE WHERE id = 't1';
UPDATE announcements SET pinned = TRUE, shown_from = '2026-01-02 04:00:00.000007', round = 2, table_number = 1, player_id = 'p4'
WHERE id = 'n1';
