UPDATE tournaments SET registrations_per_address = 50, registration_code = TRUE, code_generation = 2 WHERE id = 't1';
INSERT INTO registration_buckets VALUES ('t1', '00ff', 1500, '2026-01-02 03:04:05.000006');
