-- A preset of an account and one of the installation.
INSERT INTO presets VALUES ('e1', '75 min, 5 rounds, top 16', 'a1', '{"place":"Hall"}', '2026-01-02 03:04:05.000006'),
                           ('e2', 'Friday', NULL, '{}', '2026-01-02 03:04:05.000006');
