floor = De zaal
attention = Vraagt aandacht
nothing = Niets vraagt je aandacht.

## Een woord per soort

word-calls = Oproepen
word-rulings = Rulings
word-late = Te laat
word-disputes = Betwist
word-deck-checks = Deckchecks
word-missing = Afwezig
word-decklists = Decklists
word-registrations = Inschrijvingen
word-waiting-list = Wachtlijst
word-draft = Concept
word-webhooks = Webhooks
word-unheard = Geen antwoord

## Een zin per soort

calls = { $count ->
    [one] { $count } oproep wacht op een judge
   *[other] { $count } oproepen wachten op een judge
}
rulings = { $count ->
    [one] { $count } ruling wacht op de head judge
   *[other] { $count } rulings wachten op de head judge
}
late = { $count ->
    [one] { $count } uitslag is te laat
   *[other] { $count } uitslagen zijn te laat
}
disputed = { $count ->
    [one] { $count } uitslag wordt betwist
   *[other] { $count } uitslagen worden betwist
}
deck-checks = { $count ->
    [one] Er loopt nu { $count } deckcheck
   *[other] Er lopen nu { $count } deckchecks
}
missing = { $count ->
    [one] { $count } speler is niet ingecheckt
   *[other] { $count } spelers zijn niet ingecheckt
}
decklists = { $count ->
    [one] { $count } decklist ontbreekt
   *[other] { $count } decklists ontbreken
}
registrations = { $count ->
    [one] { $count } speler wacht op goedkeuring
   *[other] { $count } spelers wachten op goedkeuring
}
waiting-list = { $count ->
    [one] { $count } speler staat op de wachtlijst
   *[other] { $count } spelers staan op de wachtlijst
}
draft = Het concept van { $round } is verouderd
webhooks-disabled = { $count ->
    [one] { $count } webhook is uitgeschakeld
   *[other] { $count } webhooks zijn uitgeschakeld
}
webhooks-unheard = { $count ->
    [one] { $count } webhook antwoordt al een uur of langer niet
   *[other] { $count } webhooks antwoorden al een uur of langer niet
}

## Korte links

table-since = Tafel { $table } sinds { $time }
earlier-since = Een eerdere ronde sinds { $time }
elsewhere-since = Ergens anders sinds { $time }
