-- Set when the staff says that a registration is a player whom they had entered before: that player's id, and the generation of their
-- link, to which the link of the registration leads. NULL: any other player.
ALTER TABLE players ADD COLUMN same_as TEXT;
