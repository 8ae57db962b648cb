UPDATE tournaments
SET profile = replace(replace(profile, ',"tables_keep_games":false', ''), ',"tables_keep_games":true', '');
ALTER TABLE clocks DROP COLUMN pauses;
DROP INDEX followed_games_changed;
ALTER TABLE game_actions DROP COLUMN changed;
ALTER TABLE followed_games DROP COLUMN changed;
ALTER TABLE tournaments DROP COLUMN games_version;
ALTER TABLE game_actions DROP COLUMN undone_by_player;
ALTER TABLE game_actions DROP COLUMN player_id;
