## Nachschlagen für Judges.

for-table = Für Tisch { $table }

### Die Türen.

cards = Wer eine Karte zeigen darf
cards-about = Nach Zone, Besitzer, Kontrolle und wer sie ansehen darf.
priority = Wer Priorität hat
priority-about = Wenn jemand darum bittet und dann nichts macht.
loops = Wo eine Schleife endet
loops-about = Nach den Vorschlägen aller, in Zugreihenfolge.
leaving = Was mit jemandem die Partie verlässt
leaving-about = Was die Person besitzt, kontrolliert und auf dem Stapel hat.
chance = Münze und Würfel
chance-about = Fair ausgelost und festgehalten, mit der Person, die gefragt hat.
information = Information und Abkürzungen
information-about = Was Spieler sagen müssen, was sie sagen dürfen und was angenommen wird.
checklists = Vor der Partie, Deck-Checks
checklists-about = Die Schritte der Reihe nach, für Commander.
penalties = Strafen auf einen Blick
penalties-about = Die geltende Straftabelle mit den Änderungen für Multiplayer.
end-of-round = Ende der Runde
end-of-round-about = Beim Zeitende: die letzten Züge und Unentschieden.

### Teile aller Fragen.

players = Spieler
take-players = Diese Spieler nehmen
no-such-table = Tisch { $table } gibt es in der neuesten Runde nicht: Die Antwort gilt für einen Tisch im Allgemeinen.
name-and-seat = { $name } (Sitz { $seat })
answer = Antwort
not-answered = Keine Antwort
choose = Wählen
who-left = Wer die Partie verlassen hat
have-left = Nicht mehr in der Partie
whose-turn = Am Zug
owner = Besitzer
controller = Kontrolle
owner-has-it = Der Besitzer
game-over = Die Partie ist vorbei.

### Wer eine verdeckte Karte zeigen darf.

where-card-is = Wo die Karte ist
zone-library = Bibliothek
zone-hand = Hand
zone-exile = Exil, verdeckt
zone-other = Andere Zone, vorerst verdeckt
zone-battlefield = Im Spiel, verdeckt
zone-stack = Stapel, verdeckt
who-may-look = Wer sie jetzt durch eine Anweisung ansehen darf
who-may-show = Wer darf sie zeigen?
nobody-may-show = Niemand darf sie zeigen.
may-show = { $count ->
    [one] { $names } darf sie zeigen, sonst niemand.
   *[other] { $names } dürfen sie zeigen, sonst niemand.
}
because = { $reason } (MTR-A 3.13A)
because-library = Eine Karte in einer Bibliothek darf nur ihr Besitzer zeigen, und nur solange er sie nach einer Anweisung ansieht.
because-hand = Handkarten darf nur zeigen, wem sie gehören.
because-exile = Eine verdeckt ins Exil geschickte Karte darf zeigen, wer sie nach einer aktuellen Anweisung ansehen darf.
because-other = So eine Karte darf zeigen, wer sie nach einer aktuellen Anweisung ansehen darf.
because-battlefield = Eine verdeckte bleibende Karte darf zeigen, wer sie kontrolliert.
because-stack = Einen verdeckten Zauberspruch darf zeigen, wer ihn kontrolliert.
may-say-not-show = Wer sie außerdem ansehen durfte, darf sagen, was zu sehen war, die Karte aber nicht zeigen.
theirs-alone = Die Erlaubnis ist persönlich: Wer diesen Spieler kontrolliert, hat sie nicht.
anyone-may-say = Alle dürfen sagen, was auf einer verdeckten Karte steht, wahr oder nicht.

### Wer Priorität hat.

priority-lead = Jemand hat um Priorität gebeten oder die Partie angehalten und macht dann nichts (MTR-A 4.2A).
who-asked = Wer gefragt hat und nichts macht
choose-turn-and-asker = Wähle, wer am Zug ist und wer um Priorität gebeten hat.
has-left-game = { $name } ist nicht mehr in der Partie und kann nicht um Priorität bitten.
game-over-no-priority = Die Partie ist vorbei: Niemand hat Priorität.
takes-no-part = { $name } nimmt nicht teil.
request-void = Die Bitte von { $name } gilt nicht.
turn-has-priority = { $name } ist am Zug und hat Priorität.
next-has-priority = { $active } ist nicht mehr in der Partie, also geht die Priorität in Zugreihenfolge weiter an { $name }.
nobody-has-priority = Niemand hat Priorität.
had-passed = { $count ->
    [one] { $names } hatte vorher gepasst: Das zählt nicht, die Partie geht zurück zu dem Moment gleich nach der letzten Handlung.
   *[other] { $names } hatten vorher gepasst: Das zählt nicht, die Partie geht zurück zu dem Moment gleich nach der letzten Handlung.
}
may-act-or-pass = { $name } darf handeln oder passen; niemand sonst handelt vorher.

### Wo eine Schleife endet.

loops-lead = Jemand kündigt eine Schleife an und wie oft sie läuft. In Zugreihenfolge dürfen alle eine frühere Stelle zum Anhalten nennen, bis es niemand mehr tut (MTR-A 4.4A).
who-announces = Wer die Schleife ankündigt
how-often = Wie oft sie läuft
points-in-iteration = Punkte in einem Durchlauf
earliest-stops = Der früheste gewünschte Halt, je Spieler
stops-hint = Lass leer, wer nichts Früheres vorschlägt. Ein Punkt ist ein Moment, in dem jemand handeln könnte, ab 1 gezählt; leer heißt der letzte.
iteration = Durchlauf
point = Punkt
where-it-stops = Wo endet sie?
choose-turn-and-announcer = Wähle, wer am Zug ist und wer die Schleife angekündigt hat.
type-loop = Gib ein, wie oft die Schleife laufen soll und wie viele Punkte sie hat: Zahlen ab 1.
announcer-in-game = Wer eine Schleife ankündigt, ist in der Partie.
loop-not-possible = Diese Schleife kann nicht angekündigt werden: Gib Zahlen ab 1 ein.
loop-not-settled = Die Schleife ist nicht geklärt: Prüfe die Vorschläge noch einmal.
proposes-nothing = { $name } schlägt nichts Früheres vor.
stops-at-point = Sie endet in Durchlauf { $iteration }, nach Punkt { $point }.
stops-after = Sie endet nach Durchlauf { $iteration }.
runs-as-announced = { $count ->
    [one] Sie läuft wie angekündigt, { $count }-mal.
   *[other] Sie läuft wie angekündigt, { $count }-mal.
}
priority-there = Dort hat { $name } Priorität.
nobody-priority-there = Dort hat niemand Priorität.
priority-after = Danach hat { $name } Priorität.
nobody-priority-after = Danach hat niemand Priorität.
stop-would-be-void = Wenn { $name } dann nichts macht, gilt der Halt nicht, wie eine zurückgezogene Bitte (MTR-A 4.2A): { $active } hat Priorität.

### Was mit jemandem die Partie verlässt.

who-leaves = Wer ausscheidet
followed-hint = Die Partie an diesem Tisch wird begleitet: Die Antwort enthält, was dort notiert ist.
object-number = Objekt { $number }
what-it-is = Was es ist
kind-permanent = Bleibende Karte
kind-token = Spielstein
kind-spell = Zauberspruch auf dem Stapel
kind-ability = Fähigkeit auf dem Stapel
kind-copy = Kopie auf dem Stapel
if-not-owner = Wenn nicht der Besitzer
by-effect = durch einen Effekt, der die Kontrolle gibt
came-under-control = es kam unter dieser Kontrolle ins Spiel
what-leaves = Was verlässt die Partie?
more-objects = Mehr Objekte
choose-leaver = Wähle, wer ausscheidet.
nobody-left = Niemand ist übrig.
choose-owner = { $object }: Wähle den Besitzer.
name-objects = Nenne die Objekte, um die es geht, und frag noch einmal.
nothing-changes = Davon ändert sich nichts.
nothing-leaves-followed = In der begleiteten Partie verlässt dadurch nichts die Partie.
has-left-followed = In der begleiteten Partie ist { $name } schon ausgeschieden.
in-followed-game = In der begleiteten Partie: { $what }.
nothing-comes = Nichts kommt mehr unter die Kontrolle dieser Person, und keine ihrer ausgelösten Fähigkeiten kommt auf einen Stapel (CR 800.4).
in-order = In dieser Reihenfolge (CR 800.4a)
order-owned = Alles, was der Spieler besitzt, verlässt die Partie, egal wer es kontrolliert.
order-effects = Effekte, die dem Spieler Kontrolle über etwas geben, enden.
order-stack = Was er auf einem Stapel kontrolliert, hört auf zu existieren, wenn es keine Karte ist.
order-exiled = Was er dann noch kontrolliert, wird ins Exil geschickt.
after-leaving = Hatte die Person Priorität, geht die Priorität an den nächsten Spieler. Schaden an ihr wird nicht zugefügt, Kosten an sie werden nicht bezahlt, und ihre Entscheidungen trifft jemand anderes. Ihr Zug geht ohne aktiven Spieler weiter.

### Münzen und Würfel.

who-asks = Wer fragt
number-hint = Die Spielernummer: Sie wird festgehalten.
recorded-hint = Es wird festgehalten.
what-for = Wofür
coin = Münze
call = Ansage
no-call = Keine Ansage
heads = Kopf
tails = Zahl
call-hint = Nur wer wirft, kann gewinnen oder verlieren, und nur mit Ansage (CR 705.2).
die-instead = Würfel statt Münze
die-hint = Eine gerade Seitenzahl, wenn alle zustimmen: Ungerade ist Kopf (CR 705.1).
flip = Werfen
dice = Würfel
sides = Seiten
roll = Würfeln
type-who-asks = Wer fragt: Gib die Spielernummer ein; sie wird festgehalten.
drawn-here = Hier ausgelost
nothing-drawn = Noch nichts. Jede Auslosung wird aus dem Geheimnis des Turniers und der nächsten Nummer berechnet, alle können sie später nachrechnen: <a>Faire Auslosung</a>.
drawn-for-everyone = <a>Faire Auslosung</a> zeigt sie allen.
go-back = Zurück
