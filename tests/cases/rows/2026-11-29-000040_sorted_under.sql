-- A player who is sorted under something else than the last word of their name.
UPDATE players SET sorted_under = 'García Márquez, Gabriel' WHERE id = 'p1';
