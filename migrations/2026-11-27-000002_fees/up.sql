-- Whether the organizer has a player's entry fee. Only the staff knows.
ALTER TABLE players ADD COLUMN fee_collected BOOLEAN NOT NULL DEFAULT FALSE;
