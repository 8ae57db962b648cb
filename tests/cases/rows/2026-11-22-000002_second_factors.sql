-- An account with a second factor, recovery codes of it, and somebody who has typed the password and not yet the code.
UPDATE accounts SET factor_salt = 'salt', factor_since = '2026-01-02 03:04:05.000006', factor_step = 58911042 WHERE id = 'a1';
INSERT INTO recovery_codes VALUES ('a1', 'c1'), ('a1', 'c2');
INSERT INTO sign_ins_begun VALUES ('b1', 'a1', 'hash', '2026-01-02 03:14:05.000006');
UPDATE sessions SET device = 'Firefox on Android', address = '192.0.2.7' WHERE token_hash = 's1';
