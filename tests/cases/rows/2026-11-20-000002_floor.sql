-- A paused clock, a running deck check, a call, a followed game with an undone action, an appealed ruling, a report.
UPDATE tournaments SET floor_version = 3;
INSERT INTO clocks (round_id, limit_minutes, started_at, paused_at, paused_microseconds, added_minutes, version)
VALUES ('r1', 75, '2026-01-02 03:04:05.000006', '2026-01-02 03:34:05.000006', 60000000, 5, 2);
INSERT INTO time_extensions VALUES ('x1', 'd1', 'ruling', '2026-01-02 03:14:05.000006', '2026-01-02 03:18:05.000006', 4, 'Layers', 'a2', FALSE),
                                   ('x2', 'd2', 'deck_check', '2026-01-02 03:14:05.000006', NULL, NULL, '', 'a2', FALSE);
INSERT INTO covers VALUES ('d1', 'a2', '2026-01-02 03:04:05.000006');
INSERT INTO calls (id, tournament_id, pod_id, player_id, made_by, made_at, what, state, claimed_by, claimed_at, escalated_by,
    escalated_at, resolved_by, resolved_at, answer, version)
VALUES ('c1', 't1', 'd1', 'p1', NULL, '2026-01-02 03:10:05.000006', 'A trigger', 'claimed', 'a2',
    '2026-01-02 03:11:05.000006', NULL, NULL, NULL, NULL, NULL, 2);
INSERT INTO followed_games (id, pod_id, number, setup, state, started_by, started_at, closed_by, closed_at, version)
VALUES ('m1', 'd1', 1, '{}', 'open', 'a2', '2026-01-02 03:04:05.000006', NULL, NULL, 3);
INSERT INTO game_actions (game_id, number, action, account_id, at, undone_by, undone_at) VALUES ('m1', 1, '{"do":"end_turn","marker":1}', 'a2', '2026-01-02 03:06:05.000006', NULL, NULL),
                                ('m1', 2, '{"do":"end_turn","marker":1}', 'a2', '2026-01-02 03:07:05.000006', 'a2', '2026-01-02 03:08:05.000006');
INSERT INTO rulings (id, tournament_id, number, round, pod_id, call_id, what, answer, rule, state, made_by, made_at, appealed_at,
    decided_by, decided_at, decision, extension_id, version)
VALUES ('v1', 't1', 1, 1, 'd1', 'c1', 'What happened', 'What was answered', 'CR 800.4a', 'appealed', 'a2',
    '2026-01-02 03:18:05.000006', '2026-01-02 03:19:05.000006', NULL, NULL, NULL, 'x1', 1);
INSERT INTO ruling_players (ruling_id, tournament_id, player_id, infraction, penalty, proposed, drops, effect, game_id, game_action)
VALUES ('v1', 't1', 'p1', '2.5', 'warning', 'skip_turn', FALSE, 'game', 'm1', 2),
       ('v1', 't1', 'p2', NULL, NULL, NULL, FALSE, NULL, NULL, NULL);
INSERT INTO reports VALUES ('o1', 'd3', 't1', 'p1', '1', '[]', '2026-01-02 05:04:05.000006', 'waiting', NULL, NULL, NULL, 1);
INSERT INTO deck_rules (tournament_id, format, deadline, banned, cards, version) VALUES ('t1', 'commander', '2026-01-02 03:04:05.000006', 'Ancestral Recall', NULL, 1);
