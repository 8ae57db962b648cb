-- A tournament whose organizer shows results as they come in.
UPDATE tournaments SET profile = replace(profile, '"running_results_public":false', '"running_results_public":true') WHERE id = 't1';
