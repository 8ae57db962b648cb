## Avonden met vrije pods

title-list = Vrije pods
intro = Een avond zonder rondes: mensen gaan op hun telefoon in de wachtrij, jij vormt pods met één druk op de knop, en spelers voeren hun uitslag in.
new-evening = Nieuwe avond
open-evening = Avond openen
evenings = Avonden
opened = De avond is open. Mensen kunnen op hun telefoon in de wachtrij gaan, of jij voegt ze toe.
field-name = Naam
field-day = Datum
field-season = Telt voor
no-season = Geen seizoen
settings = Instellingen
saved = De instellingen zijn opgeslagen.
desk = Overzicht

## De avond

closed = Voorbij
everybody = Openbare pagina
take-part = Meedoen
waiting = Wachtrij
nobody-waits = De wachtrij is leeg.
now-playing = Lopende pods
ended = Uitslagen
table = Tafel { $table }
playing = bezig
reported = uitslag doorgegeven, niet bevestigd
confirmed = uitslag bevestigd
void = vervallen
times-of = { $times ->
    [1] { $name }
   *[other] { $name } × { $times }
}
points-of = { $points ->
    [one] { $name } ({ $points } punt)
   *[other] { $name } ({ $points } punten)
}
times = { $times ->
    [0] nee
    [one] ja
   *[other] { $times } keer
}
bracket = Bracket { $bracket }
any-bracket = Elk bracket

## De eigen pagina van een persoon

queue = Wachtrij
waits = Je bent nummer { $place } van { $waiting } in de wachtrij.
wants = Gewenst bracket
join = In de wachtrij gaan
change-wish = Bracket wijzigen
leave = Wachtrij verlaten
joined = Je staat in de wachtrij. Je tafel verschijnt hier.
left = Je staat niet meer in de wachtrij.
is-over = Deze avond is voorbij.
who-won = Wie heeft gewonnen?
drawn = Gelijkspel
all-places = Alle plaatsen invoeren
equal-places = Geef spelers die tegelijk afvielen dezelfde plaats.
choose = Kiezen
save-places = Plaatsen opslaan
is-this-right = Iemand aan je tafel heeft deze uitslag doorgegeven. Klopt het?
confirm = Uitslag bevestigen
another-result = Andere uitslag invoeren
somebody-confirms = Iemand anders aan de tafel moet deze uitslag bevestigen.
result-tapped = De uitslag is doorgegeven. Iemand anders aan de tafel moet hem bevestigen.
result-counts = De uitslag is bevestigd.
achievements = Achievements
save-achievements = Achievements opslaan
achievements-saved = De achievements zijn opgeslagen.

## De pagina van de staf

form-pods = { $count ->
    [one] Pods vormen met { $count } persoon
   *[other] Pods vormen met { $count } mensen
}
pods-formed = { $count ->
    [one] { $count } pod gevormd.
   *[other] { $count } pods gevormd.
}
has-left = Uit de wachtrij halen
add = Aan de wachtrij toevoegen
person = { $person }, nummer { $number }
waits-now = { $person } staat in de wachtrij.
waits-no-longer = { $person } staat niet meer in de wachtrij.
correct = Uitslag corrigeren
reason = Reden
declare-void = Pod laten vervallen
is-void-now = De pod is vervallen.
close = Avond sluiten
reopen = Avond heropenen
evening-closed = De avond is gesloten.
evening-reopened = De avond is heropend.
