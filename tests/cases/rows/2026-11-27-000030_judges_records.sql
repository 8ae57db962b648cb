-- A note about a player at a table, one about a table, the statement of a witness; a deck that was checked.
INSERT INTO judge_notes VALUES ('n1', 't1', 'p1', 1, 1, NULL, '', 'Plays slowly', 'a2', '2026-01-02 03:12:05.000006'),
                               ('n2', 't1', NULL, 1, 1, NULL, '', 'The lamp flickers', 'a2', '2026-01-02 03:13:05.000006'),
                               ('n3', 't1', NULL, NULL, NULL, 'v1', 'Somebody else', 'They looked', 'a2', '2026-01-02 03:14:05.000006');
INSERT INTO checked_decks SELECT 'k1', 't1', id, 'p1', 'A card too many' FROM time_extensions ORDER BY id LIMIT 1;
UPDATE ruling_players SET due_round = 1 WHERE ruling_id = 'v1' AND player_id = 'p1';
UPDATE rulings SET withdrawn_name = 'jo' WHERE id = 'v1';
