-- Texts that may still name a player whose personal data was removed, until somebody has looked at them. Which part of the
-- name is in them is not stored.
CREATE TABLE mentions (
    tournament_id TEXT NOT NULL,
    player_id TEXT NOT NULL,
    -- what kind of text, as "ruling_answer"
    place TEXT NOT NULL,
    -- the row that the text is in
    row_id TEXT NOT NULL,
    PRIMARY KEY (player_id, place, row_id),
    FOREIGN KEY (player_id, tournament_id) REFERENCES players (id, tournament_id)
);

-- What a sent form led to was stored with the secret link of a player who registered; now it is the player's id.
DELETE FROM forms_used WHERE answer LIKE '/p/%';
