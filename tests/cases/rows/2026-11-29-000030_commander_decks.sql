-- Card data with types, texts and legalities, a card that the list allows, a limit for brackets, and a player who states one.
UPDATE cards SET type_line = 'Legendary Creature — Merfolk', mana_cost = '{1}{U}{W}', mana_value = 3,
    abilities = 'may lead
partner', legality = 'legal', game_changer = FALSE WHERE name_key = 'vael, keeper of tides';
INSERT INTO banned_cards (name_key, ban) VALUES ('lumen stone', 'allowed');
UPDATE deck_rules SET highest_bracket = 3;
UPDATE players SET stated_bracket = 2 WHERE id = 'p1';
