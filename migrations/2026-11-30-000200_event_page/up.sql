-- The colour of an event's own page, as '#1f5f8b'; without a row it is Podium's.
CREATE TABLE tournament_pages (
    tournament_id TEXT NOT NULL PRIMARY KEY REFERENCES tournaments (id),
    accent TEXT NOT NULL CHECK (length(accent) = 7)
);
-- Its texts, in Markdown; the description is in its tournament.
CREATE TABLE page_texts (
    id TEXT NOT NULL PRIMARY KEY,
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    part TEXT NOT NULL CHECK (part IN ('schedule', 'entry', 'prizes', 'venue', 'rules', 'decklists', 'organizer', 'contact',
        'map', 'discord', 'stream')),
    text TEXT NOT NULL,
    UNIQUE (tournament_id, part)
);
-- Pictures as the service made them from what was uploaded.
CREATE TABLE pictures (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    kind TEXT NOT NULL CHECK (kind IN ('cover', 'cover_small', 'logo')),
    -- of the bytes, in hexadecimal: their address
    hash TEXT NOT NULL CHECK (length(hash) = 32),
    content_type TEXT NOT NULL CHECK (content_type IN ('image/jpeg', 'image/png')),
    width BIGINT NOT NULL CHECK (width BETWEEN 1 AND 4096),
    height BIGINT NOT NULL CHECK (height BETWEEN 1 AND 4096),
    bytes BYTEA NOT NULL,
    PRIMARY KEY (tournament_id, kind)
);
-- What a preset keeps of the look: the colour and the logo.
CREATE TABLE preset_looks (
    preset_id TEXT NOT NULL PRIMARY KEY REFERENCES presets (id),
    accent TEXT CHECK (length(accent) = 7),
    logo_hash TEXT CHECK (length(logo_hash) = 32),
    logo_width BIGINT,
    logo_height BIGINT,
    -- a PNG
    logo BYTEA,
    CHECK ((logo IS NULL) = (logo_hash IS NULL) AND (logo IS NULL) = (logo_width IS NULL)
        AND (logo IS NULL) = (logo_height IS NULL))
);
