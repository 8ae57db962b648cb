-- Whom a change that only the floor sees concerns among the players; no row: everybody. Recent ones only: their phones
-- were told, and whoever comes later asks anew.
CREATE TABLE floor_changes (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    -- the tournament's floor_version that the change made
    floor_version BIGINT NOT NULL,
    -- ids with a space between them; empty: no player
    players TEXT NOT NULL,
    PRIMARY KEY (tournament_id, floor_version)
);
