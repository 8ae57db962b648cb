DROP TABLE card_files;
DROP TABLE banned_cards;
DROP TABLE cards;
ALTER TABLE players DROP COLUMN second_commander;
ALTER TABLE players DROP COLUMN commander;
