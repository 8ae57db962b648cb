-- A penalty that does not stand any more and was carried out in a match that is still played: a judge undoes it at the table.
-- NULL: nothing to undo, or it is done.
ALTER TABLE ruling_players ADD COLUMN to_undo TEXT;
