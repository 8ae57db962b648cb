all-decklists = Alle decklists
to-decklists = Naar de decklists
the-player = De speler

## De spelers

change-rules = Wijzigen wat wordt gevraagd
ask-for-lists = Decklists vragen
none-asked = Er worden geen decklists gevraagd
none-asked-means = Als een organisator decklists vraagt, leveren spelers ze in op hun eigen pagina, en zie je hier wie ontbreekt.
asked-until = { $format }, in te leveren tot { $moment }.
asked-until-round = { $format }, in te leveren tot ronde 1.
deadline-over = De deadline is voorbij: je kunt de lijsten lezen, en alleen met een reden wijzigen.
read-after-deadline = Na de deadline kun je de lijsten lezen.
count-handed-in = ingeleverd
count-missing = ontbrekend
count-with-problems = met problemen
which-lists = Welke lijsten
filter-all = Alle
filter-missing = Ontbrekend
filter-wrong = Met problemen
find-player = Speler zoeken
nobody-here = Niemand hier
no-player-fits = Geen speler gevonden. Probeer minder letters.
everybody-handed-in = Iedereen heeft een lijst ingeleverd.
no-list-is-wrong = De controle vindt in geen lijst een probleem.
players-appear = Spelers staan hier zodra ze zijn ingeschreven.
names = Namen
caption = Spelers en hun decklists
column-no = Nr.

## De staat van een lijst

link-not-checked = Een link, niet gecontroleerd
to-look-at = { $count } te bekijken

## De lijst van een speler

title-of = Decklist van { $name }
heading-of = Decklist van <bdi>{ $name }</bdi>
lists-until = Lijsten worden ingeleverd tot { $moment }. Daarna kun je ze lezen.
lists-until-round = Lijsten worden ingeleverd tot ronde 1. Daarna kun je ze lezen.
no-decklist = Geen decklist
none-handed-in = De speler heeft er geen ingeleverd.
link-kept = Een link wordt bewaard zoals hij is en nooit geopend door deze dienst: er wordt niets van gecontroleerd.
card-count = { $count ->
    [one] { $count } kaart.
   *[other] { $count } kaarten.
}
hand-in-another = Een andere lijst voor de speler inleveren
hand-in = Een lijst voor de speler inleveren
list-hint = Een link, of de lijst: één kaart per regel. Laat leeg om de lijst in te trekken.
reason-hint = Verplicht na de deadline. De reden wordt vastgelegd.
save-list = Decklist opslaan
list-saved = De decklist is opgeslagen.
back-to-list = Terug naar de decklist
to-list = Naar de decklist

## Een vel voor de deckcheck

link-to-sheet = Vel voor de deckcheck
deck-check = Deckcheck
player-number = speler { $number }
cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
from-check = Uit de controle
line-table = Tafel, ronde
line-taken = Meegenomen om, terug om
line-minutes = Gegeven minuten: duur en 4 (MTR-A X.5A)
line-judge = Judge
before-deadline = Decklists worden na de deadline gelezen.
nothing-to-print = Er is geen lijst om af te drukken: er is er geen ingeleverd, of een link.

## Deckchecks aan de tafels

deck-checks = Deckchecks
unchecked = { $count ->
    [one] { $count } deck aan de tafels is nog niet gecontroleerd.
   *[other] { $count } decks aan de tafels zijn nog niet gecontroleerd.
}
draw = Een deck loten
draw-means = De loting is een dobbelsteenworp uit het geheim van het toernooi. Die staat in het logboek, en iedereen kan hem narekenen als het toernooi is afgelopen.
none-checked = Er is nog geen deck gecontroleerd
none-checked-means = Begin een check op de pagina van een tafel. Van wie het deck was, wie het controleerde en wat er is gevonden, staat hier.
in-progress = bezig
nothing-found = Niets gevonden
drawn = { $among ->
    [one] Geloot uit { $among } deck dat nog niet is gecontroleerd: { $player }, tafel { $table }. Begin de check als je daar bent.
   *[other] Geloot uit { $among } decks die nog niet zijn gecontroleerd: { $player }, tafel { $table }. Begin de check als je daar bent.
}
