DROP TABLE preset_looks;
DROP TABLE pictures;
DROP TABLE page_texts;
DROP TABLE tournament_pages;
-- an earlier version does not know this place of a text
DELETE FROM mentions WHERE place = 'page_text';
