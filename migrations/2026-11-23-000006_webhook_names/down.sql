ALTER TABLE webhooks DROP COLUMN signs_from;
ALTER TABLE webhooks DROP COLUMN name;
