-- A round whose second table was chosen for the stream.
UPDATE pods SET featured = TRUE WHERE id = 'd3';
