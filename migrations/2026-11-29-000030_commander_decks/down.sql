ALTER TABLE players DROP COLUMN stated_bracket;
ALTER TABLE deck_rules DROP COLUMN highest_bracket;
-- an earlier version bans every card on the list
DELETE FROM banned_cards WHERE ban <> 'banned';
UPDATE card_files SET names = (SELECT COUNT(*) FROM banned_cards) WHERE kind = 'banned';
-- an empty list would pass every deck
DELETE FROM card_files WHERE kind = 'banned' AND names = 0;
ALTER TABLE banned_cards DROP COLUMN ban;
ALTER TABLE cards DROP COLUMN game_changer;
ALTER TABLE cards DROP COLUMN legality;
ALTER TABLE cards DROP COLUMN abilities;
ALTER TABLE cards DROP COLUMN mana_value;
ALTER TABLE cards DROP COLUMN mana_cost;
ALTER TABLE cards DROP COLUMN type_line;
