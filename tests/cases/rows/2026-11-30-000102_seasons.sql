-- A season with a tournament and an evening from before, and ratings.
INSERT INTO seasons (id, community_id, slug, name, description, begins_on, ends_on, rules, closed_at, final_id, created_by,
    created_at, version, settings_version)
VALUES ('s1', 'c1', 'spring', 'Spring 🌱', '', '2026-01-01', '2026-03-31', '{"participation":1}', NULL, NULL, 'a1',
    '2026-01-02 03:04:05.000006', 1, 1),
       ('s2', 'c1', 'winter', 'Winter', 'Every Friday', NULL, NULL, '{"match_point":1}', '2026-01-02 03:04:05.000006', 't1', NULL,
    '2026-01-02 03:04:05.000006', 2, 1);
INSERT INTO season_tournaments VALUES ('s1', 't1', 1);
INSERT INTO past_evenings VALUES ('v1', 's1', 'Friday', '2025-12-19', 2, 9, 'a1', '2026-01-02 03:04:05.000006');
INSERT INTO past_places VALUES ('v1', 'e1', 1, 2, 10, 2, 0, 1);
INSERT INTO community_ratings VALUES ('c1', 5, TRUE);
