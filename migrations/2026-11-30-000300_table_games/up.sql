-- The player who did a step of a game at the table itself, and the one who undid it; NULL = somebody else.
ALTER TABLE game_actions ADD COLUMN player_id TEXT;
ALTER TABLE game_actions ADD COLUMN undone_by_player TEXT;
-- Players may keep their table's game, by default at Regular. A tournament that has begun goes on as its players know it. Its
-- profile is one JSON object.
UPDATE tournaments
SET profile = substr(profile, 1, length(profile) - 1) || ',"tables_keep_games":false}'
WHERE state IN ('swiss', 'cut_announced', 'playoff') AND profile LIKE '{"%}';
