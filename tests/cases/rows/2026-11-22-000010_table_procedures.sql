-- A table that finishes the turn where the others have extra turns.
UPDATE pods SET end_of_round = 'finish_turn', end_of_round_reason = 'Under the lights' WHERE id = 'd3';
