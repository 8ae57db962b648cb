-- A tournament whose tables keep their games, and a step that a player did and undid at the table.
UPDATE tournaments SET profile = replace(profile, '"tables_keep_games":false', '"tables_keep_games":true') WHERE id = 't1';
UPDATE game_actions SET player_id = 'p1', undone_by_player = 'p1' WHERE game_id = 'm1' AND number = 2;
