-- A community with a tournament, two people who were made one, an open doubt, and what an entry came to.
INSERT INTO communities (id, slug, name, description, time_zone, language, names_shown, created_by, created_at, version,
    history_version, settings_version, results_version)
VALUES ('c1', 'friday-night', 'Friday Night', '', 'Europe/Berlin', 'en', 'full', 'a1', '2026-01-02 03:04:05.000006', 1, 1, 1, 1);
INSERT INTO community_staff VALUES ('c1', 'a1', 'organizer', '2026-01-02 03:04:05.000006');
UPDATE tournaments SET community_id = 'c1' WHERE id = 't1';
INSERT INTO people (id, community_id, number, name, name_key, look_key, order_key, sorted_under, email, email_key, shows_name,
    shows_results, shows_tables, shows_commanders, shows_rating, link_generation, anonymous, merged_into, made_at, version, chosen)
VALUES ('e1', 'c1', 1, 'Zoë 🃏', 'zoë 🃏', 'zoe 🃏', 'zoe', NULL, 'Zoe@mail.example', 'zoe@mail.example', TRUE, TRUE, FALSE, TRUE,
    FALSE, 1, FALSE, NULL, '2026-01-02 03:04:05.000006', 1,
    '{"name":true,"results":true,"tables":true,"commanders":true,"rating":false}'),
       ('e2', 'c1', 2, 'Zoe', 'zoe', 'zoe', 'zoe', 'Zoe', NULL, NULL, TRUE, TRUE, FALSE, TRUE, FALSE, 2, FALSE, 'e1',
    '2026-01-02 03:04:05.000006', 2, '{"name":true,"results":true,"tables":false,"commanders":true,"rating":false}'),
       ('e3', 'c1', 3, 'Player 3', 'player 3', 'player 3', 'player 3', NULL, NULL, NULL, FALSE, FALSE, FALSE, FALSE, FALSE, 2, TRUE,
    NULL, '2026-01-02 03:04:05.000006', 2, '{"name":false,"results":false,"tables":false,"commanders":false,"rating":false}');
INSERT INTO person_leads VALUES ('c1', 'zo', 'e1'), ('c1', 'zoe', 'e1');
UPDATE players SET person_id = 'e1' WHERE id = 'p1';
UPDATE players SET guest = TRUE WHERE id = 'p2';
INSERT INTO person_doubts VALUES ('b1', 'c1', 'p3', NULL, 'e1', 'mail', '2026-01-02 03:04:05.000006', NULL, NULL, NULL),
    ('b2', 'c1', NULL, 'e2', 'e1', 'look', '2026-01-02 03:04:05.000006', 'same', 'a1', '2026-01-03 03:04:05.000006');
INSERT INTO person_merges VALUES ('m1', 'c1', 1, 'e1', 'e2', '2026-01-03 03:04:05.000006', 'a1', '{"entries":[],"chosen_since":false}', NULL, NULL);
INSERT INTO person_mentions VALUES ('e3', 'description', 'c1');
INSERT INTO person_names VALUES ('c1', 'zo', 'e1', 'same');
INSERT INTO community_log VALUES ('o1', 'c1', 1, '2026-01-03 03:04:05.000006', 'a1', 'Ann', 'person.merge',
    '{person:e2} is {person:e1}.', NULL, NULL, NULL, NULL);
INSERT INTO finishes VALUES ('p1', 't1', 1, 1, 1, 8, 5, 0, 1, 0, 0, '[[1,1]]', '[]');
INSERT INTO played_games VALUES ('t1', '{"entries":[["p1",[]]],"rounds":[[[[0]]]]}', 1);
