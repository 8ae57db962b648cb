-- Seasons of a community: their tournaments, evenings from before Podium, and whether the community has ratings.
CREATE TABLE seasons (
    id TEXT NOT NULL PRIMARY KEY,
    community_id TEXT NOT NULL REFERENCES communities (id),
    -- the part of its addresses that names it, as in /c/COMMUNITY/s/SLUG
    slug TEXT NOT NULL CHECK (slug <> ''),
    name TEXT NOT NULL CHECK (name <> ''),
    description TEXT NOT NULL,
    begins_on DATE,
    ends_on DATE,
    -- JSON: how it scores, and what it leads to
    rules TEXT NOT NULL,
    -- NULL = there are evenings to come
    closed_at TIMESTAMP,
    -- where it leads to
    final_id TEXT REFERENCES tournaments (id),
    created_by TEXT REFERENCES accounts (id),
    created_at TIMESTAMP NOT NULL,
    -- counts changes of the season and of which evenings it has
    version BIGINT NOT NULL CHECK (version > 0),
    -- counts changes of its settings alone: a form of them is not outdated by an evening
    settings_version BIGINT NOT NULL CHECK (settings_version > 0),
    UNIQUE (community_id, slug),
    CHECK (begins_on IS NULL OR ends_on IS NULL OR begins_on <= ends_on)
);

CREATE TABLE season_tournaments (
    season_id TEXT NOT NULL REFERENCES seasons (id),
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    -- how many times it counts
    weight BIGINT NOT NULL CHECK (weight > 0),
    PRIMARY KEY (season_id, tournament_id)
);
CREATE INDEX seasons_of_tournament ON season_tournaments (tournament_id);

-- Evenings of which only the places are known.
CREATE TABLE past_evenings (
    id TEXT NOT NULL PRIMARY KEY,
    season_id TEXT NOT NULL REFERENCES seasons (id),
    name TEXT NOT NULL CHECK (name <> ''),
    held_on DATE NOT NULL,
    weight BIGINT NOT NULL CHECK (weight > 0),
    -- how many took part, with those who are nobody's entry
    players BIGINT NOT NULL CHECK (players > 0),
    made_by TEXT REFERENCES accounts (id),
    made_at TIMESTAMP NOT NULL
);
CREATE INDEX past_evenings_of_season ON past_evenings (season_id, held_on);

CREATE TABLE past_places (
    evening_id TEXT NOT NULL REFERENCES past_evenings (id),
    person_id TEXT NOT NULL REFERENCES people (id),
    -- the first and the last of the places that the person shares
    first_place BIGINT NOT NULL CHECK (first_place > 0),
    last_place BIGINT NOT NULL,
    match_points BIGINT NOT NULL CHECK (match_points >= 0),
    wins BIGINT NOT NULL CHECK (wins >= 0),
    draws BIGINT NOT NULL CHECK (draws >= 0),
    losses BIGINT NOT NULL CHECK (losses >= 0),
    PRIMARY KEY (evening_id, person_id),
    CHECK (first_place <= last_place)
);
CREATE INDEX past_places_of_person ON past_places (person_id);

-- A community that wants ratings.
CREATE TABLE community_ratings (
    community_id TEXT NOT NULL PRIMARY KEY REFERENCES communities (id),
    -- below, a rating is not ranked
    least_games BIGINT NOT NULL CHECK (least_games > 0),
    -- whether commanders are rated too
    commanders BOOLEAN NOT NULL
);
