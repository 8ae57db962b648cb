UPDATE tournaments
SET profile = replace(replace(profile, ',"tables_keep_games":false', ''), ',"tables_keep_games":true', '');
ALTER TABLE game_actions DROP COLUMN undone_by_player;
ALTER TABLE game_actions DROP COLUMN player_id;
