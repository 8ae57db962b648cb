-- Slow-play watches: how long a player took, as a judge beside the table timed it.
CREATE TABLE watches (
    id TEXT NOT NULL PRIMARY KEY,
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    pod_id TEXT NOT NULL REFERENCES pods (id),
    player_id TEXT NOT NULL,
    -- the judge who watches
    account_id TEXT NOT NULL REFERENCES accounts (id),
    started_at TIMESTAMP NOT NULL,
    -- NULL = it runs
    ended_at TIMESTAMP,
    FOREIGN KEY (player_id, tournament_id) REFERENCES players (id, tournament_id)
);
CREATE INDEX watches_of_pod ON watches (pod_id);
CREATE UNIQUE INDEX one_running_watch ON watches (pod_id) WHERE ended_at IS NULL;

-- numbers of the earlier rulings that a proposed upgrade counted, as "1 3"
ALTER TABLE ruling_players ADD COLUMN built_on TEXT NOT NULL DEFAULT '';
-- since when one of them does not stand any more, and the head judge has not looked at this one again
ALTER TABLE rulings ADD COLUMN flagged_at TIMESTAMP;
