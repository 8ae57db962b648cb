## Waarom iets met een avond met vrije pods niet kan

name-of-evening = Naam
day-of-evening = Datum
too-many-evenings = Een community heeft hoogstens { $most } avonden met vrije pods.
no-such-evening = Deze community heeft geen avond met vrije pods met nummer { $number }.
changed-meanwhile = Iemand heeft “{ $evening }” intussen gewijzigd. Bekijk die wijzigingen en sla de jouwe opnieuw op.
closed-already = “{ $evening }” is al gesloten.
open-already = “{ $evening }” is al open.
is-closed = “{ $evening }” is gesloten. De staf kan de avond heropenen.
pods-still-play = { $count ->
    [one] { $count } pod heeft geen bevestigde uitslag. Voer die eerst in, of laat de pod vervallen.
   *[other] { $count } pods hebben geen bevestigde uitslag. Voer die eerst in, of laat de pods vervallen.
}

## Wachten

bracket-range = Een bracket is { $least } tot { $most }, niet { $given }.
plays-already = { $person } speelt al aan tafel { $table }.
too-many-people = Op een avond kunnen hoogstens { $most } mensen komen.
nobody-called = Niemand in deze community heet “{ $typed }”. Typ de hele naam, of het nummer van de persoon.
may-mean = “{ $typed }” kan zijn: { $people }. Typ het nummer.
does-not-wait = { $person } staat niet in de wachtrij.
too-few-wait = { $count ->
    [0] De wachtrij is leeg. Voor een pod zijn drie mensen nodig.
    [one] Er staat { $count } persoon in de wachtrij. Voor een pod zijn er drie nodig.
   *[other] Er staan { $count } mensen in de wachtrij. Voor een pod zijn er drie nodig.
}
too-many-pods = Een avond heeft hoogstens { $most } pods.

## Uitslagen

no-such-pod = Deze avond heeft geen pod met nummer { $number }.
pod-changed-meanwhile = Iemand heeft de uitslag van tafel { $table } intussen gewijzigd. Bekijk hem opnieuw.
sits-elsewhere = Je zit niet aan tafel { $table }.
is-confirmed = De uitslag van tafel { $table } is bevestigd. Alleen de staf kan hem corrigeren.
is-void = Tafel { $table } is vervallen. Alleen de staf kan een uitslag invoeren.
sits-twice = { $person } heeft twee stoelen aan tafel { $table }. De pod blijft vervallen.
no-result-yet = Tafel { $table } heeft nog geen uitslag.
confirmed-by-another = Jij hebt deze uitslag doorgegeven. Iemand anders aan de tafel moet hem bevestigen.
place-of-everybody = Kies een plaats voor elke speler aan de tafel.
give-a-reason = Geef een reden: deze uitslag was al bevestigd of vervallen.
sat-together = { $person } en { $other } speelden op “{ $evening }” in dezelfde pod, dus het zijn verschillende mensen.
no-season = “{ $evening }” telt voor geen seizoen en heeft dus geen achievements.
no-such-achievement = Deze achievement is er niet meer in het seizoen.
