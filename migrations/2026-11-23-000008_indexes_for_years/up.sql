-- What one tournament asks for, or what refers to a row that it deletes, is found without looking at those of all others.
CREATE INDEX reports_of_tournament ON reports (tournament_id, player_id);
CREATE INDEX watches_of_tournament ON watches (tournament_id, player_id);
CREATE INDEX calls_of_pod ON calls (pod_id);
CREATE INDEX rulings_of_pod ON rulings (pod_id);
CREATE INDEX rulings_of_call ON rulings (call_id);
CREATE INDEX rulings_of_extension ON rulings (extension_id);
CREATE INDEX announcements_to_player ON announcements (player_id);
CREATE INDEX links_of_tournament ON links (tournament_id);
CREATE INDEX links_of_account ON links (account_id);
CREATE INDEX ruling_players_of_tournament ON ruling_players (tournament_id, ruling_id, player_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE INDEX sign_in_failures_by_age ON sign_in_failures (at);
