-- Results of a running round may be public as they come in, by default at Regular. A tournament that has begun goes on as
-- its players know it: its results are public when their round is finished. Its profile is one JSON object.
UPDATE tournaments
SET profile = substr(profile, 1, length(profile) - 1) || ',"running_results_public":false}'
WHERE state IN ('swiss', 'cut_announced', 'playoff') AND profile LIKE '{"%}';
