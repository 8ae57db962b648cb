-- A webhook of a community, and a delivery to it.
INSERT INTO webhooks (id, tournament_id, community_id, shape, address, events, generation, rotated_at, state, reason, since, failing_since,
    created_by, created_at, last_sequence, due_at, claimed_by, claimed_until, version, name, signs_from) VALUES
    ('w3', NULL, 'c1', 'standard', '00fd', 'season.changed', 1, NULL, 'active', NULL, '2026-01-02 03:04:05.000006', NULL,
     'a1', '2026-01-02 03:04:05.000006', 1, NULL, NULL, NULL, 1, '', 1);
INSERT INTO deliveries (id, webhook_id, tournament_id, sequence, event, what, tournament_version, made_at, due_from, expires_at, state, done_at,
    tries, next_try_at, status, answer, error) VALUES
    ('d3', 'w3', NULL, 1, 'season.changed', '{}', 3, '2026-01-02 03:04:05.000006', '2026-01-02 03:04:05.000006',
     '2026-01-04 03:04:05.000006', 'sent', '2026-01-02 03:04:05.000006', 1, '2026-01-02 03:04:05.000006', 200, NULL, NULL);
