-- An active webhook that fails and has a new secret, and a disabled one of a chat; a delivery that waits and one that was sent.
INSERT INTO webhooks (id, tournament_id, shape, address, events, generation, rotated_at, state, reason, since, failing_since,
    created_by, created_at, last_sequence, due_at, claimed_by, claimed_until, version) VALUES
    ('w1', 't1', 'standard', '00ff', 'round.published result', 2, '2026-01-02 03:04:05.000006', 'active', NULL,
     '2026-01-02 03:04:05.000006', '2026-01-02 03:04:05.000007', 'a1', '2026-01-02 03:04:05.000006', 2,
     '2026-01-02 03:04:06.000006', 'i1', '2026-01-02 03:04:07.000006', 2),
    ('w2', 't1', 'chat', '00fe', '', 1, NULL, 'disabled', 'gone', '2026-01-02 03:04:05.000006', NULL, NULL,
     '2026-01-02 03:04:05.000006', 0, NULL, NULL, NULL, 1);
INSERT INTO deliveries (id, webhook_id, tournament_id, sequence, event, what, tournament_version, made_at, due_from, expires_at, state, done_at,
    tries, next_try_at, status, answer, error) VALUES
    ('d1', 'w1', 't1', 1, 'round.published', '{}', 3, '2026-01-02 03:04:05.000006', '2026-01-02 03:04:05.000006',
     '2026-01-04 03:04:05.000006', 'sent', '2026-01-02 03:04:05.000006', 1, '2026-01-02 03:04:05.000006', 200, 'ok', NULL),
    ('d2', 'w1', 't1', 2, 'result', '{}', 4, '2026-01-02 03:04:05.000007', '2026-01-02 03:04:05.000007',
     '2026-01-04 03:04:05.000006', 'waiting', NULL, 2, '2026-01-02 03:04:06.000006', NULL, NULL, 'no answer');
