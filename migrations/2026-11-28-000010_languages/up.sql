-- The language of what a tournament prints and projects, and of readers who ask for none that Podium speaks: a tag of BCP 47.
ALTER TABLE tournaments ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
-- The language that an account chose last. NULL: none yet, so its browser decides.
ALTER TABLE accounts ADD COLUMN language TEXT;
