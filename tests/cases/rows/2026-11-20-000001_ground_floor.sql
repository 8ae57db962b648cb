-- A tournament whose cut is announced after one round: a won pod with two games, a drawn one, a bye and a late entry.
INSERT INTO settings VALUES ('key', 'value');
INSERT INTO accounts (id, name, name_key, password_hash, site_role, disabled, created_at, version)
VALUES ('a1', 'Ann', 'ann', 'hash', 'administrator', FALSE, '2026-01-02 03:04:05.000006', 1);
INSERT INTO accounts (id, name, name_key, password_hash, site_role, disabled, created_at, version)
VALUES ('a2', 'Bob', 'bob', 'hash', 'staff', TRUE, '2026-01-02 03:04:05.000006', 2);
INSERT INTO sessions (token_hash, account_id, created_at, seen_at, expires_at)
VALUES ('s1', 'a1', '2026-01-02 03:04:05.000006', '2026-01-02 03:04:05.000006', '2026-02-02 03:04:05.000006');
INSERT INTO sign_in_failures VALUES ('f1', 'ann', '127.0.0.1', '2026-01-02 03:04:05.000006');
INSERT INTO forms_used (id, answer, at) VALUES ('u1', '/', '2026-01-02 03:04:05.000006');
INSERT INTO tournaments (id, slug, name, state, held_on, place, time_zone, description, profile, first_table, skipped_tables,
    registration, max_players, names_shown, listed, indexed, secret, cut_size, cut_announced_at, created_by, created_at,
    finished_at, version, structure_version, settings_version)
VALUES ('t1', 'open-1', 'Open', 'cut_announced', '2026-01-02', 'Hall', 'Europe/Berlin', '', '{"level":"regular"}', 1, '[]',
    'open', 64, 'full', TRUE, FALSE, '00ff', 4, '2026-01-02 03:04:05.000006', 'a1', '2026-01-02 03:04:05.000006',
    NULL, 1, 1, 1);
INSERT INTO staff VALUES ('t1', 'a2', 'judge', '2026-01-02 03:04:05.000006');
INSERT INTO links VALUES ('l1', 'staff', 't1', 'judge', NULL, NULL, 'a1', '2026-01-02 03:04:05.000006', '2026-01-03 03:04:05.000006', NULL);
INSERT INTO links VALUES ('l2', 'reset', NULL, NULL, NULL, 'a2', 'a1', '2026-01-02 03:04:05.000006', '2026-01-03 03:04:05.000006', NULL);
INSERT INTO players (id, tournament_id, number, key, name, status, checked_in, dropped_after, entry_round, anonymous, link_generation, registered_at, version)
VALUES ('p1', 't1', 1, '1', 'Zoë 🃏', 'registered', TRUE, NULL, 1, FALSE, 0, '2026-01-02 03:04:05.000006', 1),
       ('p2', 't1', 2, '2', 'اسم', 'registered', TRUE, NULL, 1, FALSE, 0, '2026-01-02 03:04:05.000006', 1),
       ('p3', 't1', 3, '3', 'Cid', 'registered', TRUE, 1, 1, FALSE, 0, '2026-01-02 03:04:05.000006', 1),
       ('p4', 't1', 4, '4', 'Dee', 'registered', TRUE, NULL, 1, FALSE, 0, '2026-01-02 03:04:05.000006', 1),
       ('p5', 't1', 5, '5', 'Eve', 'registered', TRUE, NULL, 1, FALSE, 0, '2026-01-02 03:04:05.000006', 1),
       ('p6', 't1', 6, '6', 'Fay', 'registered', TRUE, NULL, 1, FALSE, 0, '2026-01-02 03:04:05.000006', 1),
       ('p7', 't1', 7, '7', 'Gus', 'registered', TRUE, NULL, 1, FALSE, 0, '2026-01-02 03:04:05.000006', 1),
       ('p8', 't1', 8, '8', 'Player 8', 'registered', TRUE, NULL, 2, TRUE, 1, '2026-01-02 03:04:05.000006', 1);
INSERT INTO cut_seeds VALUES ('t1', 1, 'p1'), ('t1', 2, 'p4'), ('t1', 3, 'p5'), ('t1', 4, 'p7');
INSERT INTO rounds (id, tournament_id, number, stage, state, draw_counter, created_at, published_at, started_at, finished_at) VALUES ('r1', 't1', 1, 'swiss', 'finished', 0, '2026-01-02 03:04:05.000006',
    '2026-01-02 03:04:05.000006', '2026-01-02 03:04:05.000006', '2026-01-02 05:04:05.000006');
INSERT INTO rounds (id, tournament_id, number, stage, state, draw_counter, created_at, published_at, started_at, finished_at) VALUES ('r2', 't1', 2, 'playoff', 'published', 0, '2026-01-02 03:04:05.000006', '2026-01-02 05:04:05.000006', NULL, NULL);
INSERT INTO pods (id, round_id, position, table_number, result, reported_by, reported_at, note, version) VALUES ('d1', 'r1', 1, 1, 'games', 'a2', '2026-01-02 04:04:05.000006', 'late', 2),
                        ('d2', 'r1', 2, 2, 'drawn', NULL, '2026-01-02 04:04:05.000006', NULL, 1),
                        ('d3', 'r2', 1, 1, NULL, NULL, NULL, NULL, 1);
INSERT INTO places (round_id, tournament_id, player_id, kind, pod_id, seat, outcome, conceded, match_loss)
VALUES                   ('r1', 't1', 'p1', 'seat', 'd1', 1, 'won', FALSE, FALSE),
                          ('r1', 't1', 'p2', 'seat', 'd1', 2, 'lost', TRUE, FALSE),
                          ('r1', 't1', 'p3', 'seat', 'd1', 3, 'lost', FALSE, TRUE),
                          ('r1', 't1', 'p4', 'seat', 'd2', 1, 'drew', FALSE, FALSE),
                          ('r1', 't1', 'p5', 'seat', 'd2', 2, 'drew', FALSE, FALSE),
                          ('r1', 't1', 'p6', 'seat', 'd2', 3, 'lost', FALSE, FALSE),
                          ('r1', 't1', 'p7', 'bye', NULL, NULL, NULL, FALSE, FALSE),
                          ('r1', 't1', 'p8', 'match_loss', NULL, NULL, NULL, FALSE, FALSE),
                          ('r2', 't1', 'p1', 'seat', 'd3', 1, NULL, FALSE, FALSE),
                          ('r2', 't1', 'p4', 'seat', 'd3', 2, NULL, FALSE, FALSE),
                          ('r2', 't1', 'p5', 'seat', 'd3', 3, NULL, FALSE, FALSE),
                          ('r2', 't1', 'p7', 'seat', 'd3', 4, NULL, FALSE, FALSE);
INSERT INTO games VALUES ('d1', 1, 'p1'), ('d1', 2, NULL);
INSERT INTO draws VALUES ('w1', 't1', 'tiebreak', 0, 0, '["1","2"]', '2026-01-02 03:04:05.000006');
INSERT INTO announcements (id, tournament_id, text, made_by, at, withdrawn) VALUES ('n1', 't1', 'Lunch', 'a1', '2026-01-02 03:04:05.000006', FALSE);
INSERT INTO log (id, tournament_id, number, at, account_id, actor, verb, what, before, after, reason, public)
VALUES ('g1', 't1', 1, '2026-01-02 03:04:05.000006', 'a1', 'Ann', 'tournament.create', 'Made', NULL, '{}', NULL, FALSE);
