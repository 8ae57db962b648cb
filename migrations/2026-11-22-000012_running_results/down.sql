UPDATE tournaments
SET profile = replace(replace(profile, ',"running_results_public":false', ''), ',"running_results_public":true', '');
