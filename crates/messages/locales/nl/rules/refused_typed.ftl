no-seat = Deze pod heeft geen stoel { $seat }: geef 1 tot { $seats }, of D voor een gelijkspel.
no-result = “{ $typed }” is geen uitslag: geef de stoel van de winnaar, 1 tot { $seats }, of D voor een gelijkspel.
say-who-won = Zeg wie heeft gewonnen: de stoel, 1 tot { $seats }, of D voor een gelijkspel.
out-cannot-win = Stoel { $seat } heeft de match opgegeven of kreeg een match loss en kan die niet winnen. Kies een andere winnaar, of haal de opgave of match loss weg.
