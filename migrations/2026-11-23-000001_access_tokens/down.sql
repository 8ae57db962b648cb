ALTER TABLE forms_used DROP COLUMN content;
ALTER TABLE log DROP COLUMN token;
DROP TABLE access_tokens;
