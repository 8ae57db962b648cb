ALTER TABLE accounts DROP COLUMN language;
ALTER TABLE tournaments DROP COLUMN language;
