-- A webhook that was given a name.
UPDATE webhooks SET name = 'League site' WHERE id = 'w1';
