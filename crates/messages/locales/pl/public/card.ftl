## Obrazek dla odnośnika

nameless = Turniej Magic dla wielu graczy
