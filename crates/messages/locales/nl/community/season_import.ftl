## Eerdere uitslagen in een seizoen importeren

title = Eerdere uitslagen importeren
intro = Importeer avonden van vóór je Podium gebruikte: toernooien als JSON van Podium of TopDeck, of tabellen met plaatsen uit een spreadsheet. Je ziet wat er in de bestanden staat voordat er iets wordt opgeslagen.
files = Bestanden
files-hint = JSON, CSV, Excel of OpenDocument. Je kunt er meer kiezen. De eerste regel van een tabel noemt de kolommen: place en name, en als je ze hebt date, evening, points, wins, draws, losses.
pasted = Of plak een tabel
usual = Voor tabellen zonder deze kolommen
usual-name = Avond
usual-day = Datum
look = Bestanden controleren
cannot = De bestanden kunnen niet worden geïmporteerd
cannot-text = Verbeter deze problemen in je bestanden en verstuur ze opnieuw:

## Wat in de bestanden staat

preview-title = Wat in de bestanden staat
nothing-stored = Er is nog niets opgeslagen.
column-content = Inhoud
whole-event = { $players ->
    [one] Toernooi met { $players } speler
   *[other] Toernooi met { $players } spelers
}
places-alone = { $people ->
    [one] Plaats van { $people } persoon
   *[other] Plaatsen van { $people } mensen
}
not-finished = niet afgelopen: telt zodra je het afsluit
people = Mensen
known-people = { $count ->
    [0] Er staat nog niemand van hen in de community.
    [one] { $count } persoon staat al in de community.
   *[other] { $count } mensen staan al in de community.
}
new-people = { $count ->
    [0] Niemand is nieuw.
    [one] { $count } persoon is nieuw.
   *[other] { $count } mensen zijn nieuw.
}
who-is = Wie zijn deze mensen?
who-is-hint = Deze namen lijken op namen in de community, of twee mensen op één avond heten zo. Kies wie elk van hen is.
choose = Kiezen
this-person = { $person }, nummer { $number }
somebody-new = Nieuwe persoon
nobody = Een gast (telt niet)
import = Importeren
other-files = Andere bestanden kiezen
imported = { $count ->
    [one] { $count } avond geïmporteerd.
   *[other] { $count } avonden geïmporteerd.
}
people-added = { $count ->
    [one] { $count } persoon toegevoegd.
   *[other] { $count } mensen toegevoegd.
}
unfinished = { $count ->
    [one] { $count } toernooi is niet afgelopen: het telt zodra je het afsluit.
   *[other] { $count } toernooien zijn niet afgelopen: ze tellen zodra je ze afsluit.
}
replaced = { $count ->
    [one] { $count } avond heeft die van een eerdere import vervangen.
   *[other] { $count } avonden hebben die van een eerdere import vervangen.
}
had = { $count ->
    [one] { $count } avond zat al in het seizoen.
   *[other] { $count } avonden zaten al in het seizoen.
}
replaces = vervangt de avond met deze datum en naam
is-tournament = al een toernooi van de community: wordt niet opnieuw geïmporteerd
is-twice = twee keer in de bestanden: wordt één keer geïmporteerd
on-evening = op { $evening }
nameless = { $count ->
    [one] { $count } persoon zonder naam in de bestanden wordt geïmporteerd als gast.
   *[other] { $count } mensen zonder naam in de bestanden worden geïmporteerd als gasten.
}
