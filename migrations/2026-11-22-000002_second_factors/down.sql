ALTER TABLE sessions DROP COLUMN proven_at;
ALTER TABLE sessions DROP COLUMN address;
ALTER TABLE sessions DROP COLUMN device;
DROP TABLE sign_ins_begun;
DROP TABLE recovery_codes;
ALTER TABLE accounts DROP COLUMN factor_step;
ALTER TABLE accounts DROP COLUMN factor_since;
ALTER TABLE accounts DROP COLUMN factor_salt;
