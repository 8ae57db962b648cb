-- Somebody who did not come to their table.
UPDATE pods SET left_seats = '[{"player":"p1","seat":1}]' WHERE result IS NULL;
