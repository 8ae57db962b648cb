until-time = tot { $time }
until-round-one = tot ronde 1
time-in-zone = { $time } ({ $zone })

## Decklists

none-asked = Voor dit toernooi worden geen decklists gevraagd.
not-in-tournament = Je doet niet meer mee aan dit toernooi.
have-left = Je bent uit het toernooi: een decklist is niet nodig.
were-taken = Decklists konden worden ingeleverd { $until }. Vraag de staf als de jouwe moet veranderen.
paste-list = Plak je lijst, of een link ernaartoe.
list-changed = Iemand heeft deze speler intussen gewijzigd. Bekijk de lijst zoals die nu is en verstuur de jouwe opnieuw.
data-removed = De persoonsgegevens van deze speler zijn verwijderd, en de decklist ook.
reason-after-deadline = De deadline is voorbij: schrijf waarom de lijst verandert. Het wordt vastgelegd.
not-taken-any-more = Decklists worden niet meer aangenomen: laat hem weg en vraag de staf.
changes-among-lists = In dit toernooi worden decklists ingeleverd en gecontroleerd: de lijst van een speler wijzig je bij de decklists.
commanders-until = Decklists kunnen worden ingeleverd { $until }: tot dan gaan de spelers over hun eigen commander.

## De eigen commander

no-commanders = In dit toernooi wordt niet met commanders gespeeld.
commander-rounds-begun = De rondes zijn begonnen. Vraag de staf als je commander een andere is.
commander-lists-taken = Decklists konden worden ingeleverd { $until }. Vraag de staf als je commander een andere is.
list-names-commander = Je decklist noemt je commander: wijzig hem daar.

## Regels voor decklists, bestanden met kaarten

rules-changed = Iemand heeft de regels voor decklists intussen gewijzigd. Vergelijk met wat ze nu zijn en verstuur de jouwe opnieuw.
too-large = Dat is { $size } kB: het maximum is { $most } kB.
nothing-in-it = Er staat niets in. Stuur een bestand met namen van kaarten.
no-card-in-file = Er staat geen kaart in het bestand: er is niets gewijzigd.
file-of-future = { $day } ligt in de toekomst: er is niets gewijzigd. Zeg met --date van welke dag het bestand is.
