DROP TABLE floor_changes;
