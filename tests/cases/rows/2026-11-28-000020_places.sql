-- The winner of a match has the first place.
UPDATE places SET place = 1 WHERE outcome = 'won';
