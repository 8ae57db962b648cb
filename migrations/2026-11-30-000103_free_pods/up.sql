-- Evenings of free pods: who is there, their pods, and what is tapped at the tables.
CREATE TABLE free_evenings (
    id TEXT NOT NULL PRIMARY KEY,
    community_id TEXT NOT NULL REFERENCES communities (id),
    -- counted in the community: the part of its addresses that names it
    number BIGINT NOT NULL CHECK (number > 0),
    name TEXT NOT NULL CHECK (name <> ''),
    held_on DATE NOT NULL,
    -- NULL = it counts for no season
    season_id TEXT REFERENCES seasons (id),
    -- how many times it counts
    weight BIGINT NOT NULL CHECK (weight > 0),
    -- NULL = it goes on
    closed_at TIMESTAMP,
    created_by TEXT REFERENCES accounts (id),
    created_at TIMESTAMP NOT NULL,
    version BIGINT NOT NULL CHECK (version > 0),
    UNIQUE (community_id, number)
);
CREATE INDEX free_evenings_of_season ON free_evenings (season_id, held_on);

-- Who is there.
CREATE TABLE free_arrivals (
    evening_id TEXT NOT NULL REFERENCES free_evenings (id),
    person_id TEXT NOT NULL REFERENCES people (id),
    -- NULL = they wait for no pod: they play, or have left
    waiting_since TIMESTAMP,
    -- the bracket that they want to play; NULL = any
    bracket BIGINT CHECK (bracket BETWEEN 1 AND 5),
    PRIMARY KEY (evening_id, person_id)
);
CREATE INDEX free_arrivals_of_person ON free_arrivals (person_id);

CREATE TABLE free_pods (
    id TEXT NOT NULL PRIMARY KEY,
    evening_id TEXT NOT NULL REFERENCES free_evenings (id),
    -- counted on the evening
    number BIGINT NOT NULL CHECK (number > 0),
    table_number BIGINT NOT NULL CHECK (table_number > 0),
    state TEXT NOT NULL CHECK (state IN ('playing', 'reported', 'confirmed', 'void')),
    formed_at TIMESTAMP NOT NULL,
    -- who tapped the result; NULL = nobody yet, or the staff
    reported_by TEXT REFERENCES people (id),
    -- when it was confirmed or declared void
    ended_at TIMESTAMP,
    version BIGINT NOT NULL CHECK (version > 0),
    UNIQUE (evening_id, number),
    CHECK ((ended_at IS NULL) = (state IN ('playing', 'reported')))
);

CREATE TABLE free_seats (
    pod_id TEXT NOT NULL REFERENCES free_pods (id),
    seat BIGINT NOT NULL CHECK (seat > 0),
    person_id TEXT NOT NULL REFERENCES people (id),
    -- the first of the places that they share; NULL = there is no result
    place BIGINT CHECK (place > 0),
    PRIMARY KEY (pod_id, seat),
    UNIQUE (pod_id, person_id)
);
CREATE INDEX free_seats_of_person ON free_seats (person_id);

-- Achievements of the season that were tapped.
CREATE TABLE free_achievements (
    pod_id TEXT NOT NULL REFERENCES free_pods (id),
    person_id TEXT NOT NULL REFERENCES people (id),
    -- its id in the rules of the season
    achievement TEXT NOT NULL CHECK (achievement <> ''),
    times BIGINT NOT NULL CHECK (times > 0),
    PRIMARY KEY (pod_id, person_id, achievement)
);
CREATE INDEX free_achievements_of_person ON free_achievements (person_id);
