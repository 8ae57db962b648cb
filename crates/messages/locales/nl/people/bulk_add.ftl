title = Veel spelers toevoegen
intro = Er wordt niets toegevoegd voordat je de lijst hebt bekeken.
paste = Namen plakken
names = Namen
names-hint = Eén per regel. Bij een team van twee: beide namen met een puntkomma ertussen; je krijgt nog een vraag voordat ze één speler worden.
look-at-names = Namen bekijken
send-file = Bestand sturen
file = CSV-bestand of werkblad
file-hint = Kolommen: name (of first name en last name), email, decklist, commander, commander 2, pronouns, team mate, table, group. De volgorde maakt niet uit; andere kolommen worden weggelaten; zonder kop is de eerste kolom de naam. Gescheiden door komma's, puntkomma's of tabs; of een werkblad van Excel (.xlsx) of OpenDocument (.ods).
written-by = Geschreven door
written-by-hint = Een lijst van een ander programma wordt gelezen met de kolomkoppen daarvan; wie niet speelt, wordt weggelaten.
look-at-file = Bestand bekijken
no-names = Er zijn geen namen: schrijf er één per regel.
no-file = Kies een bestand met minstens één speler erin.

## Het voorbeeld

preview-title = Lijst bekijken
nothing-added = Er is nog niets toegevoegd.
read-as = Het bestand is geen UTF-8: het is gelezen als { $encoding }. Controleer letters met accenten.
this-sheet = Dit is het werkblad “{ $sheet }” van het bestand.
sheet-of-file = Werkblad van het bestand
read-sheet = Dit werkblad lezen
edit-list = Lijst bewerken
the-list = De lijst
check-again = Opnieuw controleren
add-these = Deze spelers toevoegen
start-over = Opnieuw beginnen

## De lijst

not-readable = Niet te lezen
rows-wrong = { $count ->
    [one] { $count } van { $all } rijen heeft een probleem
   *[other] { $count } van { $all } rijen hebben een probleem
}
fix-or-leave-out = Verbeter ze in de lijst hieronder, of laat ze weg. Er wordt geen speler toegevoegd voordat elke rij klopt.
rows = { $count ->
    [one] { $count } rij
   *[other] { $count } rijen
}
rows-shown = { $count ->
    [one] { $count } rij; { $shown } getoond, die met problemen eerst
   *[other] { $count } rijen; { $shown } getoond, die met problemen eerst
}
column-line = Regel
column-problem = Probleem
leave-out = Weglaten
leave-out-player = { $player } weglaten
column-left-out = Weggelaten
column-mail = E-mail
problem-in-column = Kolom { $column }: { $problem }
same-name-as = Zelfde naam als { $who }
looks-like = Lijkt op { $who }, in andere letters
unknown-card = De kaartgegevens kennen <bdi>{ $card }</bdi> niet. Controleer de spelling.

## Keuzes onder de lijst

same-names = Namen die al in de lijst staan
same-names-out = Weglaten
same-names-out-hint = De lijst is al eerder toegevoegd, of bevat een naam twee keer.
same-names-add = Ook toevoegen
same-names-add-hint = Het zijn verschillende mensen met dezelfde naam.
second-name = De tweede naam in een regel
second-out = Weglaten
second-out-hint = De naam van een team, een club of een notitie is geen speler.
second-team-mate = Het is de teamgenoot
second-team-mate-hint = Twee spelers die als één spelen.
commas = Komma's tussen namen
commas-players = Ze scheiden spelers
commas-one = Een regel is één speler
commas-one-hint = Achternaam, voornaam.

## Na het toevoegen

nobody-added = Er is niemand toegevoegd.
added = { $count ->
    [one] Er is één speler toegevoegd.
   *[other] Er zijn { $count } spelers toegevoegd.
}
waiting = { $count ->
    [one] { $count } van hen staat op de wachtlijst.
   *[other] { $count } van hen staan op de wachtlijst.
}
one-left-out = { $player } is weggelaten: de naam staat er al.
many-left-out = { $count ->
    [one] { $count } is weggelaten: de naam staat er al.
   *[other] { $count } zijn weggelaten: hun namen staan er al.
}
