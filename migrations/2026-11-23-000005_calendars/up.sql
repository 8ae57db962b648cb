-- Counts the renewals of the secret address of an account's calendar. The address is made of it with a key of the
-- installation; it is in no row.
ALTER TABLE accounts ADD COLUMN calendar_generation BIGINT NOT NULL DEFAULT 0;
