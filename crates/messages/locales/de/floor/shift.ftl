### Das Ende einer Schicht.

shift-of = Schicht von <bdi>{ $judge }</bdi>
your-shift = Deine Schicht
nothing-in-hand = nichts zu übergeben
empty = Nichts zu übergeben
empty-means = Betreute Tische, übernommene Rufe und laufende Zeitmessungen und Deck-Checks werden hier übergeben.

## Was jemand in der Hand hat.

tables = Tische
away = Abseits der Tische
watch = Zeitmessung
call-taken = Ruf übernommen { $time }
call-taken-about = Ruf übernommen { $time }: <bdi>{ $what }</bdi>
timed = Zeitmessung für <bdi>{ $player }</bdi> seit { $time }

## Wer übernimmt.

who-takes-over = Wer übernimmt
choose = Judge wählen
nobody = Niemand
nobody-means = Die Tische sind frei, die Rufe warten wieder, und Zeitmessungen enden.
note = Was man wissen sollte
note-hint = Alle Judges lesen es hier.
hand-over = Übergeben
handed-over = Übergeben: { $what }.
ended = Beendet: { $what }. Die Tische sind frei, die Rufe warten wieder, und Zeitmessungen enden.

## Andere Schichten.

others = Schichten der anderen
past = Übergeben
past-line = <bdi>{ $from }</bdi> → <bdi>{ $to }</bdi>: { $what }
past-line-nobody = <bdi>{ $from }</bdi> → niemand: { $what }
