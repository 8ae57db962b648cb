## Instellingen van een seizoen

title-new = Nieuw seizoen
title-edit = Instellingen van het seizoen
title-list = Seizoenen
none-yet = Nog geen seizoenen
none-yet-hint = Een seizoen telt de avonden van een paar weken of maanden op in één stand.
new-season = Nieuw seizoen
create = Seizoen aanmaken
save = Instellingen opslaan
created = Het seizoen is aangemaakt. Voeg de avonden toe.
saved = De instellingen zijn opgeslagen.
field-name = Naam
field-description = Beschrijving
field-description-hint = Staat op de pagina van het seizoen.
field-begins-on = Eerste dag
field-ends-on = Laatste dag
field-planned = Geplande avonden
field-planned-hint = Vul je dit in, dan tonen de pagina's van het seizoen wie zich nog kan kwalificeren.
field-places = Punten naar eindplaats
field-places-hint = Eén regel per plaats of reeks: “1: 10”, “3-4: 5”, “9+: 1”.
field-shared = Mensen die plaatsen delen
field-match-point = Punten per matchpunt
field-participation = Punten voor het meedoen
field-participation-every = Punten voor het meedoen tellen van elke avond
field-best = Beste avonden die tellen
field-best-hint = Leeg: alle avonden tellen.
field-attendance-every = Avonden per aanwezigheidsbonus
field-attendance-every-hint = Leeg: geen bonus.
field-attendance-points = Punten per bonus
field-attendance-most = Maximum aantal bonussen
field-least = Avonden die nodig zijn voor een prijs
field-tiebreakers = Tiebreakers, in deze volgorde
field-tiebreaker = Tiebreaker { $number }
no-tiebreaker = Geen
field-achievements = Achievements
field-achievements-hint = Eén per regel, met de punten en hoe vaak die op een avond kan tellen: “First blood: 1”, “Gewonnen met een precon: 2, 3 times”.
field-achievements-every = Achievements tellen van elke avond
field-rewards = Prijzen
field-rewards-hint = Eén per regel: “invitation: top 16”, “1 bye: top 4”, “seed: 30 points”, als je wilt met een naam erachter: “invitation: top 16, Invitational in juni”.
shared-first = krijgen de punten van de beste van hun plaatsen
shared-last = krijgen de punten van de slechtste van hun plaatsen
shared-split = delen de punten gelijk, naar beneden afgerond
part-scoring = Punten op een avond
part-counting = Welke avonden tellen
part-achievements = Achievements
part-rewards = Prijzen
part-pods = Avonden met vrije pods
field-pods-places = Punten voor plaatsen in een vrije pod
field-pods-places-hint = Het aantal spelers, dan de punten voor elke plaats: “4: 5 3 2 1”.
field-pods-drawn = Punten voor een gelijkspel
field-pods-drawn-hint = Het aantal spelers dat het gelijkspel deelt, dan de punten voor elk: “4: 1”.
wrong-number-line = “{ $line }” heeft niet de vorm “4: 5 3 2 1”, of het getal vooraan komt twee keer voor.
wrong-place-line = “{ $line }” heeft niet de vorm “1: 10”, “3-4: 5” of “9+: 1”.
wrong-achievement-line = “{ $line }” heeft niet de vorm “First blood: 1” of “Gewonnen met een precon: 2, 3 times”.
wrong-reward-line = “{ $line }” heeft niet de vorm “invitation: top 16” of “1 bye: 30 points”.
not-a-date = Schrijf de datum als 2026-03-31.

## Avonden

evenings = Avonden
add-evenings = Avonden toevoegen
add-evenings-hint = Toernooien van deze community die niet in dit seizoen zitten.
no-others = Alle toernooien van deze community zitten in dit seizoen.
add = Aan het seizoen toevoegen
added = { $count ->
    [one] { $count } avond toegevoegd.
   *[other] { $count } avonden toegevoegd.
}
nothing-added = Kies minstens één toernooi.
remove = Uit het seizoen halen
removed = { $evening } zit niet meer in het seizoen.
weight = Hoe vaak geteld
weight-saved = Opgeslagen hoe vaak de avond telt.
set-weight = Opslaan

## Sluiten en verwijderen

close = Seizoen sluiten
close-explained = De lijnen staan dan vast. Correcties van eerdere uitslagen tellen nog steeds.
reopen = Seizoen heropenen
closed = Het seizoen is gesloten.
reopened = Het seizoen is heropend.
delete = Seizoen verwijderen
deleted = Het seizoen is verwijderd.

## De finale

title-final = Gekwalificeerden
final-hint = Iedereen die nu boven een lijn staat, in de volgorde van de stand van het seizoen. Ze worden toegevoegd aan het toernooi dat je kiest, met hun toegekende byes.
final-open = Het seizoen is nog open, dus latere uitslagen kunnen deze lijst veranderen.
nobody-qualified-yet = Nog niemand gekwalificeerd
nobody-qualified-hint = Stel in wie zich kwalificeert bij de instellingen van het seizoen, onder “Prijzen”.
column-gets = Prijs
the-final = Finale
no-tournament-open = Geen enkel toernooi van deze community neemt spelers aan. Maak er eerst een aan.
enter-qualified = Iedereen toevoegen
entered = { $count ->
    [0] Er is niemand toegevoegd aan { $tournament }.
    [one] { $count } persoon toegevoegd aan { $tournament }.
   *[other] { $count } mensen toegevoegd aan { $tournament }.
}
entered-waiting = { $count ->
    [one] { $count } van hen staat op de wachtlijst.
   *[other] { $count } van hen staan op de wachtlijst.
}
entered-before = { $count ->
    [one] { $count } deed al mee; daaraan is niets veranderd.
   *[other] { $count } deden al mee; daaraan is niets veranderd.
}

## Eerdere uitslagen

import = Eerdere uitslagen importeren
not-public = telt zodra iedereen het kan vinden
tied = Gelijk op de lijn
tied-hint = Deze mensen zijn in elke tiebreaker gelijk. Kies wie wordt toegevoegd: allemaal, of wie de loting aanwijst.
tied-person = { $name }: { $gets }
