no-round-text = Een ronde wordt ingedeeld op het overzicht. Het concept ziet alleen de staf, totdat het wordt gepubliceerd.
column-state = Status
column-tables = Tafels
column-outstanding = Open
to-desk = Naar het overzicht
to-rounds = Naar de rondes

## Eén ronde

reported-of = { $reported } van { $all } binnen
print-again = Opnieuw afdrukken
changed-at = Stoelen of tafels zijn om { $time } gewijzigd: vellen zonder deze tijd in de kop zijn verouderd.
outstanding = Nog open:
draft = Het concept
draw-of-round = Loting { $number } van deze ronde.
not-reported = Nog geen uitslag
correct = Corrigeren
correct-table = Tafel { $table } corrigeren
report-table = Uitslag van tafel { $table } invoeren
byes = Byes
match-losses = Match losses buiten een pod

## Met de hand wijzigen

by-hand = Met de hand
players-number = Nummer van speler
changes-with-number = wisselt van plek met nummer
changes-with = wisselt van plek met
moves-to = verhuist naar tafel
see-costs = Bekijken wat het kost
or-place = Of plaats speler
in-draft = in dit concept
place-player = Speler plaatsen

## Opnieuw indelen

pair-again-means = De loting krijgt het volgende nummer, dat iedereen kan zien. Pods aan aangevinkte tafels blijven zoals ze zijn.
keep-pods = Pods behouden aan tafels
keep-pods-hint = getallen en reeksen: 1-20, 31
keep = Behouden
reason-when-kept = nodig als pods blijven

## Later instappen

late-entry = Later instappen
registered-player = Ingeschreven speler
new-player = een nieuwe speler
registered-number = Nummer van een ingeschreven speler
registered-number-hint = leeg: een nieuwe speler
name-of-new = Naam van een nieuwe speler
enters = Stapt in
at-seat = aan tafel { $table }, stoel { $seat }
with-match-loss = met een match loss
with-bye = met een bye
late-entry-means = Verder wordt niemand opnieuw ingedeeld: een stoel vult een kleinere tafel, een verlies of bye verandert geen tafel.
enter-player = Speler laten instappen

## Meldingen na een stap

now-drafted = { $number ->
    [one] Het concept is gemaakt: { $round }. Alleen de staf ziet het totdat je het publiceert.
   *[other] Het concept is gemaakt: { $round }. Alleen de staf ziet het totdat je het publiceert.
}
now-published = { $number ->
    [one] { $round } is gepubliceerd.
   *[other] { $round } zijn gepubliceerd.
}
now-published-and-running = { $number ->
    [one] { $round } is gepubliceerd en bezig.
   *[other] { $round } zijn gepubliceerd en bezig.
}
now-running = { $number ->
    [one] { $round } is bezig.
   *[other] { $round } zijn bezig.
}
now-finished = { $number ->
    [one] { $round } is afgerond.
   *[other] { $round } zijn afgerond.
}
now-running-again = { $number ->
    [one] { $round } is weer bezig.
   *[other] { $round } zijn weer bezig.
}
now-published-only = { $number ->
    [one] { $round } is gepubliceerd en niet bezig.
   *[other] { $round } zijn gepubliceerd en niet bezig.
}
now-draft-again = { $number ->
    [one] { $round } is weer een concept.
   *[other] { $round } zijn weer een concept.
}
now-discarded = { $number ->
    [one] { $round } is weggegooid.
   *[other] { $round } zijn weggegooid.
}
now-paired-again = { $number ->
    [one] { $round } is opnieuw ingedeeld.
   *[other] { $round } zijn opnieuw ingedeeld.
}
draft-kept = Het concept blijft zoals het is.
player-in-round = De speler doet mee in { $round }.
now-begins = { $player } begint aan tafel { $table }. De anderen volgen in de gelote volgorde.
keep-unreadable = Behouden: { $typed } is niet te lezen. Schrijf getallen en reeksen, zoals 1-20, 31.
choose-how = Kies hoe de speler instapt: een stoel, een bye of een match loss.
