-- The player who did a step of a game at the table itself, and the one who undid it; NULL = somebody else.
ALTER TABLE game_actions ADD COLUMN player_id TEXT;
ALTER TABLE game_actions ADD COLUMN undone_by_player TEXT;
-- A counter of the changes in the games of a tournament's tables, which most of its pages do not show, and its value with the last
-- change of each game and of each step: who has read some reads only what came later.
ALTER TABLE tournaments ADD COLUMN games_version BIGINT NOT NULL DEFAULT 0;
ALTER TABLE followed_games ADD COLUMN changed BIGINT NOT NULL DEFAULT 0;
ALTER TABLE game_actions ADD COLUMN changed BIGINT NOT NULL DEFAULT 0;
CREATE INDEX followed_games_changed ON followed_games (changed);
-- The pauses of a clock that have ended, oldest first: a JSON list of pairs of microseconds since 1970. Turns do not count them.
ALTER TABLE clocks ADD COLUMN pauses TEXT NOT NULL DEFAULT '[]';
-- Players may keep their table's game, by default at Regular. A tournament that has begun, or is over, stays as its players know it. Its
-- profile is one JSON object.
UPDATE tournaments
SET profile = substr(profile, 1, length(profile) - 1) || ',"tables_keep_games":false}'
WHERE state NOT IN ('setup', 'registration') AND profile LIKE '{"%}';
