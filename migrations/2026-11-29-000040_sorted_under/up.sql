-- Under what lists by last name have a player, "García Márquez, Gabriel"; NULL = as their name is read.
ALTER TABLE players ADD COLUMN sorted_under TEXT;
