### Die Stapel einer begleiteten Partie.

## Was auf einem Stapel liegt.

on-stack = Auf dem Stapel von Marker { $marker }, von oben: { $objects }.
object = { $object } ({ $player })
object-with-targets = { $object } ({ $player }), Ziel: { $targets }

## Was jemand tut.

passes = { $player } passt
passes-at = { $player } passt (Marker { $marker })
does-nothing = { $player } macht nichts damit
does-nothing-at = { $player } macht nichts damit (Marker { $marker })
announces = { $player } sagt an
announces-at = { $player } sagt an (Marker { $marker })
casts-spell = { $player } wirkt einen Zauberspruch
casts-spell-at = { $player } wirkt einen Zauberspruch (Marker { $marker })
activates-ability = { $player } aktiviert eine Fähigkeit
activates-ability-at = { $player } aktiviert eine Fähigkeit (Marker { $marker })
has-triggered-ability = { $player } hat eine ausgelöste Fähigkeit
has-triggered-ability-at = { $player } hat eine ausgelöste Fähigkeit (Marker { $marker })
makes-copy = { $player } macht eine Kopie
makes-copy-at = { $player } macht eine Kopie (Marker { $marker })

## Die Formulare.

priority = Priorität
priority-hint = Wenn alle Beteiligten nacheinander passen, wird das oberste Objekt verrechnet oder die Phase endet (CR 117.4).
onto-stack = Auf einen Stapel
who-does-what = Wer was tut
put = Auf den Stapel legen
put-there = Auf diesen Stapel legen
with-targets = Mit Zielen
caused-by-something = Von etwas verursacht
caused-by = Verursacht von
targets-if-any = Ziele, falls es welche gibt
targets = Ziele
target-players = Spieler als Ziel
controller = Kontrolliert von
what-it-is = Was es ist
spell = Zauberspruch
activated = Aktivierte Fähigkeit
triggered = Ausgelöste Fähigkeit
copy = Kopie
marker-and-player = Marker { $marker }, { $player }
on-stack-of = Auf dem Stapel von
off-stack = Von einem Stapel
leaves-stack = Ohne Verrechnen entfernen

## Schleifen.

loop-asked = Schleife: Frage an { $player }
loop-so-far = { $player } hat { $iterations } Durchläufe mit { $points } Punkten angekündigt; jetzt endet sie in Durchlauf { $iteration } nach Punkt { $point }.
nothing-earlier = Nichts Früheres
stop-in-iteration = Halt in Durchlauf
after-point = Nach Punkt
proposes-stop = Diesen Halt vorschlagen
loop-title = Schleife
who = Wer
iterations = Durchläufe
points-of-iteration = Punkte eines Durchlaufs
announce-loop = Schleife ankündigen
