## Die Seite eines Turniers.

pairings-of = Paarungen { $round-of }
times-are-in = Zeitzone: { $zone }.
before-first = Runde 1 ist noch nicht gepaart. Checke auf deiner Seite oder am Orga-Tisch ein.
cancelled-on = Abgesagt am { $date }
results-so-far = Bisherige Ergebnisse
won = { $name } hat gewonnen
drawn = unentschieden
announcements = Durchsagen
about = Über das Turnier
pages = Seiten
community = Community
ask-to-take-part = Teilnahme anfragen
register = Registrieren

## Fakten.

fact-players = Spieler
of-at-most = { $count } von höchstens { $most }
fact-level = Level
fact-rounds = Runden
plan = { $rounds ->
    [0] Keine Schweizer Runden
    [one] { $rounds } Schweizer Runde
   *[other] { $rounds } Schweizer Runden
}, { $cut ->
    [0] kein Playoff
   *[other] dann ein Playoff der Top { $cut }
}
plan-as-recommended = { $rounds ->
    [0] Keine Schweizer Runden
    [one] { $rounds } Schweizer Runde
   *[other] { $rounds } Schweizer Runden
}, { $cut ->
    [0] kein Playoff
   *[other] dann ein Playoff der Top { $cut }
} (für diese Spielerzahl empfohlen)

## Der Stand der Registrierung

registration = Registrierung
places-full = Voll
places-left = { $left } von { $most } Plätzen frei
places-without-limit = Keine Höchstzahl
places-taken = { $waiting ->
    [0] Alle { $most } Plätze sind vergeben
    [one] Alle { $most } Plätze sind vergeben, { $waiting } Person wartet
   *[other] Alle { $most } Plätze sind vergeben, { $waiting } Personen warten
}
places-approved = Die Turnierleitung bestätigt jede Registrierung.
places-until = Die Registrierung endet, wenn Runde 1 gepaart wird.
