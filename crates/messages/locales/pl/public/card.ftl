## Obrazek dla linku

nameless = Turniej Magic dla wielu graczy
