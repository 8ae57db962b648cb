-- What a card says about decks. NULL: it was loaded by an earlier version, or its file does not say it.
-- The type line of the side that counts in a deck.
ALTER TABLE cards ADD COLUMN type_line TEXT;
ALTER TABLE cards ADD COLUMN mana_cost TEXT;
-- NULL too if it is not a whole number.
ALTER TABLE cards ADD COLUMN mana_value BIGINT;
-- Abilities about the construction of decks, one per line.
ALTER TABLE cards ADD COLUMN abilities TEXT;
-- Whether it may be in a Commander deck.
ALTER TABLE cards ADD COLUMN legality TEXT CHECK (legality IN ('legal', 'not_legal', 'banned'));
ALTER TABLE cards ADD COLUMN game_changer BOOLEAN;
-- What the list says about the card: no deck may have it; any may, whatever the card data says; it cannot be a companion.
ALTER TABLE banned_cards ADD COLUMN ban TEXT NOT NULL DEFAULT 'banned' CHECK (ban IN ('banned', 'allowed', 'companion'));
-- The highest bracket of Commander decks that is allowed; NULL = any.
ALTER TABLE deck_rules ADD COLUMN highest_bracket BIGINT CHECK (highest_bracket BETWEEN 1 AND 5);
-- The bracket that a player states for their deck; NULL = not stated.
ALTER TABLE players ADD COLUMN stated_bracket BIGINT CHECK (stated_bracket BETWEEN 1 AND 5);
