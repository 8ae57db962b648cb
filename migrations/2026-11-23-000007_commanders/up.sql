-- The one or two commanders of a player; empty: none. Colours are card data's and are stored with no player.
ALTER TABLE players ADD COLUMN commander TEXT NOT NULL DEFAULT '';
ALTER TABLE players ADD COLUMN second_commander TEXT NOT NULL DEFAULT '';

-- Card data and the banned list of the whole site, as `podium cards` loads them: what decklists are checked by unless a
-- tournament has its own.
CREATE TABLE cards (
    name_key TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,
    colors TEXT NOT NULL,
    basic BOOLEAN NOT NULL,
    copies BIGINT
);
CREATE TABLE banned_cards (
    name_key TEXT PRIMARY KEY NOT NULL
);
-- What was loaded, and of which day it is. The id changes with every loading.
CREATE TABLE card_files (
    kind TEXT PRIMARY KEY NOT NULL CHECK (kind IN ('cards', 'banned')),
    id TEXT NOT NULL,
    dated DATE NOT NULL,
    loaded_at TIMESTAMP NOT NULL,
    names BIGINT NOT NULL
);
