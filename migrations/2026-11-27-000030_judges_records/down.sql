ALTER TABLE rulings DROP COLUMN withdrawn_name;
ALTER TABLE ruling_players DROP COLUMN due_round;
DROP TABLE checked_decks;
DROP TABLE judge_notes;
