-- A sign-in, a failed one under no account's name, and a player's link that the command line renewed.
INSERT INTO security_log VALUES
    ('s1', '2026-11-22 08:00:00.000001', 'signed_in', 'a1', 'Ann', '192.0.2.7', NULL, NULL, NULL, NULL),
    ('s2', '2026-11-22 08:01:00', 'sign_in_failed', NULL, 'visitor', '2001:db8::1', NULL, NULL, NULL, NULL),
    ('s3', '2026-11-22 08:02:00', 'player_link_renewed', NULL, 'command line', NULL, NULL, 't1', 'p1', NULL);
