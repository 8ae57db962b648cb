no-seat = Deze pod heeft geen stoel { $seat }: geef 1 tot { $seats }, of D voor een gelijkspel.
no-result = “{ $typed }” is geen uitslag: geef de stoel van de winnaar, 1 tot { $seats }, of D voor een gelijkspel.
say-still-in = Typ na = de stoelen die nog in de game zaten, twee of meer van 1 tot { $seats }, zoals =12. Dit is voor matches van één game.
say-places = Typ alle stoelen, 1 tot { $seats }, vanaf de eerste plaats met > ertussen, zoals 3>1>4>2. Tussen spelers die tegelijk afvielen typ je =, zoals 3>1=4>2.
say-who-won = Zeg wie heeft gewonnen: de stoel, 1 tot { $seats }, of D voor een gelijkspel.
out-cannot-win = Stoel { $seat } heeft de match opgegeven of kreeg een match loss en kan die niet winnen. Kies een andere winnaar, of haal de opgave of match loss weg.
