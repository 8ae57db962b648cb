-- A tournament that prints in Portuguese, and an account that reads Polish.
UPDATE tournaments SET language = 'pt-PT' WHERE id = 't1';
UPDATE accounts SET language = 'pl' WHERE id = 'a1';
