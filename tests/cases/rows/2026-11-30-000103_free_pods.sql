-- Evenings of free pods: one that goes on, with a pod of each state.
INSERT INTO free_evenings VALUES
    ('f1', 'c1', 1, 'Commander night 🌱', '2026-01-09', 's1', 1, NULL, 'a1', '2026-01-02 03:04:05.000006', 3),
    ('f2', 'c1', 2, 'Commander night', '2026-01-16', NULL, 2, '2026-01-02 03:04:05.000006', NULL, '2026-01-02 03:04:05.000006', 1);
INSERT INTO free_arrivals VALUES ('f1', 'e1', '2026-01-02 03:04:05.000006', 3), ('f2', 'e1', NULL, NULL);
INSERT INTO free_pods VALUES
    ('q1', 'f1', 1, 1, 'playing', '2026-01-02 03:04:05.000006', NULL, NULL, 1),
    ('q2', 'f1', 2, 2, 'reported', '2026-01-02 03:04:05.000006', 'e1', NULL, 2),
    ('q3', 'f1', 3, 1, 'confirmed', '2026-01-02 03:04:05.000006', 'e1', '2026-01-02 03:04:05.000006', 3),
    ('q4', 'f2', 1, 1, 'void', '2026-01-02 03:04:05.000006', NULL, '2026-01-02 03:04:05.000006', 2);
INSERT INTO free_seats VALUES ('q1', 1, 'e1', NULL), ('q2', 1, 'e1', 2), ('q3', 2, 'e1', 1), ('q4', 1, 'e1', NULL);
INSERT INTO free_achievements VALUES ('q3', 'e1', 'h1', 2);
