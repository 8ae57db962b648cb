publish-and-start = Publiceren en starten: { $round }
publish-only = Alleen publiceren
start = Starten: { $round }
finish = Afronden: { $round }
pair-again = Opnieuw indelen
tables-again = Tafels opnieuw maken
look-at-draft = Concept bekijken
keep-draft = Concept behouden
keep-draft-means = Het wordt gepubliceerd zoals het is gemaakt, ook al is het verouderd.
undo-last = Laatste stap ongedaan maken
to-print = Om af te drukken

## Hoe goed de pairings zijn

pairs-again = { $count ->
    [one] duo treft elkaar weer
   *[other] duo's treffen elkaar weer
}
paired-up-or-down = hoger of lager ingedeeld
byes = { $count ->
    [one] bye
   *[other] byes
}
smaller-pods = { $count ->
    [one] kleinere pod
   *[other] kleinere pods
}

## Redenen

reason = Reden
everybody-reads = iedereen kan dit lezen
in-log = Het wordt in het logboek vastgelegd.

## De klok van de ronde

resume = Hervatten
pause = Pauzeren
minutes = Minuten
other-minutes = Andere minuten
below-zero = Met een negatief getal, zoals −5, gaat er tijd af.
add-time = Tijd toevoegen
