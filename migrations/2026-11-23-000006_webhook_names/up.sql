-- What people call a webhook; may be empty.
ALTER TABLE webhooks ADD COLUMN name TEXT NOT NULL DEFAULT '';
-- The generation of the oldest signing secret that signs for a day beside the current one.
ALTER TABLE webhooks ADD COLUMN signs_from BIGINT NOT NULL DEFAULT 1;
UPDATE webhooks SET signs_from = generation - 1 WHERE generation > 1;
