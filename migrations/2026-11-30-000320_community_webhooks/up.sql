-- Webhooks of communities: a webhook is of a tournament or of a community.
ALTER TABLE webhooks ADD COLUMN own_tournament TEXT REFERENCES tournaments (id);
UPDATE webhooks SET own_tournament = tournament_id;
DROP INDEX webhooks_of_tournament;
ALTER TABLE webhooks DROP COLUMN tournament_id;
ALTER TABLE webhooks RENAME COLUMN own_tournament TO tournament_id;
CREATE INDEX webhooks_of_tournament ON webhooks (tournament_id);
ALTER TABLE webhooks ADD COLUMN community_id TEXT REFERENCES communities (id)
    CHECK ((community_id IS NULL) <> (tournament_id IS NULL));
CREATE INDEX webhooks_of_community ON webhooks (community_id);

-- What is told to a webhook of a community has no tournament; its version is the community's.
ALTER TABLE deliveries ADD COLUMN own_tournament TEXT REFERENCES tournaments (id);
UPDATE deliveries SET own_tournament = tournament_id;
DROP INDEX deliveries_of_tournament;
ALTER TABLE deliveries DROP COLUMN tournament_id;
ALTER TABLE deliveries RENAME COLUMN own_tournament TO tournament_id;
CREATE INDEX deliveries_of_tournament ON deliveries (tournament_id);
