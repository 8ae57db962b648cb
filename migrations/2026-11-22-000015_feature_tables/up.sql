-- The table of a round that a stream shows. None: the first one.
ALTER TABLE pods ADD COLUMN featured BOOLEAN NOT NULL DEFAULT FALSE;
CREATE UNIQUE INDEX one_featured_pod ON pods (round_id) WHERE featured;
