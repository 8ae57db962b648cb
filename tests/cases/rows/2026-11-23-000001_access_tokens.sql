-- A token of every tournament and one of one, a line of the log by a token, a call under a key.
INSERT INTO access_tokens VALUES ('k1', 'a1', NULL, 'overlay', 'h1', 'podium_4fk2', 'read', '2026-01-02 03:04:05.000006', NULL, NULL),
    ('k2', 'a2', 't1', 'bot', 'h2', 'podium_9abc', 'read results', '2026-01-02 03:04:05.000006', '2026-02-02 03:04:05.000006',
        '2026-01-03 03:04:05.000006');
UPDATE log SET token = 'bot' WHERE id = 'g1';
UPDATE forms_used SET content = 'hash' WHERE id = 'u1';
