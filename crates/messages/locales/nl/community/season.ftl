## Een seizoen van een community

evenings = { $count ->
    [one] { $count } avond
   *[other] { $count } avonden
}
people = { $count ->
    [one] { $count } persoon
   *[other] { $count } mensen
}
played-of = { $played } van { $planned } avonden
closed = Seizoen gesloten
from-to = { $first } – { $last }
from = Vanaf { $date }
until = Tot en met { $date }

## Namen van de pagina's van een seizoen

page-standings = Stand
page-evenings = Avonden
page-records = Records
page-needs = Wat iedereen nodig heeft
page-rules = Puntentelling
page-commanders = Commanders
pages-of-season = Pagina's van dit seizoen
to-community = { $community }

## De stand

nobody-yet = Nog geen uitslagen
nobody-yet-hint = Uitslagen tellen zodra een avond is afgelopen.
nobody-by-that-name = Niemand met die naam in dit seizoen
choose-a-name = Kies een naam om te zien waar de punten vandaan komen.
standings-as-csv = Stand als CSV
needs-to-print = Wat iedereen nodig heeft (om af te drukken)
column-person = Naam
column-points = Punten
column-evenings = Avonden
column-won = Gewonnen
column-places = Beste plaatsen
column-best = Beste avond
column-match-wins = Gewonnen matches
column-match-win-percentage = MW%
column-latest = Laatste avond
places-and-more = { $places }, …

## Waar het seizoen toe leidt

leads-to = Prijzen
top-gets = { $top ->
    [one] { $reward }: plaats 1
   *[other] { $reward }: top { $top }
}
points-get = { $points ->
    [one] { $reward }: iedereen met { $points } punt
   *[other] { $reward }: iedereen met { $points } punten
}
line-now = De lijn ligt tussen { $last } en { $next } punten.
line-tied = De mensen net boven en onder de lijn zijn in elke tiebreaker gelijk.
line-open = Boven de lijn is nog plek.
least-evenings = { $count ->
    [one] Minstens { $count } avond is nodig.
   *[other] Minstens { $count } avonden zijn nodig.
}
reward-invitation = Uitnodiging voor de finale
reward-byes = { $byes ->
    [one] { $byes } bye in de finale
   *[other] { $byes } byes in de finale
}
reward-seed = Seed in de finale
line-of = Lijn: { $reward }

## De kans van een persoon op een prijs

secured = Zeker
above-by = { $lead ->
    [0] Boven de lijn, met evenveel punten als de volgende
    [one] { $lead } punt boven de lijn
   *[other] { $lead } punten boven de lijn
}
above = Boven de lijn
evenings-missing = { $count ->
    [one] Er is nog { $count } avond nodig.
   *[other] Er zijn nog { $count } avonden nodig.
}
needs-points = { $points ->
    [one] Nog { $points } punt nodig om boven de huidige lijn te komen.
   *[other] Nog { $points } punten nodig om boven de huidige lijn te komen.
}
needs-in-one-evening = { $points ->
    [one] In één avond is daar { $points } punt voor nodig, omdat die een avond vervangt die nu telt.
   *[other] In één avond zijn daar { $points } punten voor nodig, omdat die een avond vervangt die nu telt.
}
tied = Op de lijn: { $people } mensen zijn in elke tiebreaker gelijk, en { $room ->
    [one] { $room } van hen krijgt de prijs
   *[other] { $room } van hen krijgen de prijs
}
by-coming = Meedoen aan één avond is genoeg.
by-place = { $place ->
    [1] Eén avond winnen is genoeg.
   *[other] Plaats { $place } of beter op één avond is genoeg.
}
by-place-alone = { $place ->
    [1] Eén avond winnen is genoeg als niemand de eerste plaats deelt.
   *[other] Plaats { $place } of beter op één avond is genoeg als niemand die plaats deelt.
}
by-no-place = Eén avond is niet genoeg.
out-points = Niet meer haalbaar: de overgebleven avonden geven niet genoeg punten.
out-over = Onder de lijn.
out-evenings = Niet meer haalbaar: er zijn te weinig avonden over.
needs-explained = Berekend met de huidige lijn, die verschuift als anderen punten halen. Bij gelijke punten beslissen tiebreakers.
evenings-left = { $left ->
    [0] Er komen geen avonden meer.
    [one] Er komt nog { $left } avond.
   *[other] Er komen nog { $left } avonden.
}
evenings-left-unknown = Hoeveel avonden er gepland zijn, is niet ingesteld.

## Het seizoen van een persoon

title-person = { $person } · { $season }
rank-of = Plaats { $rank } van { $people }
numbers = Punten en tiebreakers, op volgorde
chances = Kansen
best-of = De beste { $best } van { $all } avonden tellen.
all-count = Alle avonden tellen.
evening-by-evening = Avond voor avond
caption-evenings = Punten per avond
column-evening = Avond
column-place = Plaats
column-how = Waarvoor
not-counted = telt niet
places-shared = { $first }–{ $last }
part-place = { $points } voor de plaats
part-match-points = { $matches ->
    [one] { $points } voor { $matches } matchpunt
   *[other] { $points } voor { $matches } matchpunten
}
part-pods = { $pods ->
    [one] { $points } voor { $pods } pod
   *[other] { $points } voor { $pods } pods
}
part-participation = { $points } voor het meedoen
part-achievement = { $times ->
    [one] { $points } voor “{ $name }”
   *[other] { $points } voor “{ $name }” ({ $times } keer)
}
part-achievement-most = { $points } voor “{ $name }” (geteld: { $times } van { $tapped } keer)
part-weighted = ({ $sum }) × { $weight }
part-nothing = niets
attendance = Aanwezigheid
attendance-how = { $times ->
    [one] { $points } voor { $every } avonden
   *[other] { $times } × { $points }: één keer per { $every } avonden
}
together = Totaal
record = { $wins } gewonnen en { $draws } gelijk van { $matches } matches
not-in-season = Persoon { $number } heeft geen openbare uitslag in dit seizoen.
page-of-person = Pagina van { $person } in de community
page-season-standings = Stand van het seizoen

## Avonden

no-evening-yet = Nog geen avonden
no-evening-yet-hint = Avonden staan hier zodra de organisator ze toevoegt.
caption-season-evenings = Avonden van het seizoen
column-date = Datum
column-winner = Winnaar
column-players = Spelers
counts-times = telt { $weight } keer
to-come = komt nog
cancelled = afgelast
from-places = alleen plaatsen
free-pods = vrije pods
no-winner = –

## Records

records-none = Nog geen records
record-evenings-won = Meeste gewonnen avonden
record-best-evening = Meeste punten op één avond
record-evenings = Meeste avonden
record-match-wins = Meeste gewonnen matches
record-streak = Meeste avonden op rij

## Commanders

no-commander = Nog geen commanders bekend
column-entries = Deelnames
column-matches = Matches
a-player = Een speler
