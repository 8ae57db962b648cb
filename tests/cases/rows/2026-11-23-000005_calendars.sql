-- An account whose calendar has its third address.
UPDATE accounts SET calendar_generation = 2 WHERE id = 'a1';
