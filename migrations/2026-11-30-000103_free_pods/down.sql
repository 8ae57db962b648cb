DROP TABLE free_achievements;
DROP TABLE free_seats;
DROP TABLE free_pods;
DROP TABLE free_arrivals;
DROP TABLE free_evenings;
