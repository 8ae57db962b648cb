## Der Cut.

cut = Cut
cut-hint = Bei 7, 10, 13 oder 40 überspringen die besten Seeds die erste Playoff-Runde.
top = Top { $count }
show-who = Zeigen, wer drin ist
no-cut = Noch kein Cut

### Die Liste der Seeds.

announced-seeds = Bekannt gegebene Seeds
would-be-in = Wer drin wäre
column-note = Hinweis
left = ausgestiegen
waits = wartet
drawn = bei Gleichstand ausgelost

### Bekannt geben.

seeds-are-fixed = Mit der Bekanntgabe des Cuts stehen die Seeds fest: Wer später aussteigt, wird nicht ersetzt.
why-now = Warum jetzt
rounds-played = { $played } von { $planned } geplanten Schweizer Runden sind gespielt.
announced = Der Cut auf die Top { $count } ist bekannt gegeben.
revoked = Cut zurückgenommen.

### Das Ende ohne Playoff.

finish-without = Turnier ohne Playoff beenden
why-ends = Warum das Turnier jetzt endet
