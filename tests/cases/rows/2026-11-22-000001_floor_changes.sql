-- A report at a table, and a table that a judge covers.
INSERT INTO floor_changes VALUES ('t1', 2, 'p1 p2'), ('t1', 3, '');
