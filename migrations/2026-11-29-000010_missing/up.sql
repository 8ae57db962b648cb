-- Since when a judge has noted that the player is missing from their table; only while its match has no result.
ALTER TABLE places ADD COLUMN missing_since TIMESTAMP;
