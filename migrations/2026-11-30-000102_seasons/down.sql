DROP TABLE community_ratings;
DROP TABLE past_places;
DROP TABLE past_evenings;
DROP TABLE season_tournaments;
DROP TABLE seasons;
