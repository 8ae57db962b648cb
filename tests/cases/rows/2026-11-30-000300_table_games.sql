-- A tournament whose tables keep their games, and a step that one player did and undid at the table.
UPDATE tournaments SET profile = replace(profile, '"tables_keep_games":false', '"tables_keep_games":true') WHERE id = 't1';
INSERT INTO game_actions VALUES ('m1', 3, '{"do":"set_status","player":"p1","life":39}', NULL, '2026-01-02 03:08:05.000006', NULL, '2026-01-02 03:09:05.000006', 'p1', 'p1');
