-- A text that may still name somebody.
INSERT INTO mentions VALUES ('t1', 'p3', 'ruling_answer', 'v1');
