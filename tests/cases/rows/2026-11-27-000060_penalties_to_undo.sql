UPDATE ruling_players SET to_undo = 'game_loss' WHERE ruling_id = 'v1' AND player_id = 'p1';
