-- A player's browser with a message that waits, and a judge's.
INSERT INTO push_browsers VALUES
    ('b1', 't1', 'p1', 0, NULL, 'https://updates.push.services.mozilla.com/wpush/v2/a', 'aa', 'BA', 'AA', 'en', '2026-01-02 03:04:05.000006'),
    ('b2', 't1', NULL, 0, 'a1', 'https://fcm.googleapis.com/fcm/send/b', 'bb', 'BB', 'AB', 'de', '2026-01-02 03:04:05.000006');
INSERT INTO push_messages VALUES
    ('m1', 'b1', '{"kind":"seat","round":1,"table":1,"seat":2}', 'seat', '2026-01-02 03:34:05.000006', 0, '2026-01-02 03:04:05.000006');
