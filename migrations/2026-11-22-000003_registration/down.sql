DROP TABLE registration_buckets;
DROP INDEX players_of_status;
DROP INDEX players_of_name;
ALTER TABLE players DROP COLUMN name_key;
ALTER TABLE tournaments DROP COLUMN code_generation;
ALTER TABLE tournaments DROP COLUMN registration_code;
ALTER TABLE tournaments DROP COLUMN registrations_per_address;
