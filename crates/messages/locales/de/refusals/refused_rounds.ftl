## Runden, der Cut und das Ende eines Turniers.

published-already = { $round } ist schon veröffentlicht. Nimm die Veröffentlichung zuerst zurück, solange es kein Ergebnis gibt.
no-draft = Es gibt keinen Entwurf { $round-of }.
tournament-finished = Dieses Turnier ist beendet. Öffne es zuerst wieder.
not-finished-tournament = Dieses Turnier ist nicht beendet.
rounds-unreadable = Die Runden vor dieser sind nicht lesbar.

## Eine Runde wird gepaart.

drafted-already = { $round } ist schon als Entwurf da. Veröffentliche den Entwurf, paare ihn neu oder verwirf ihn.
choose-who = { $here } von { $all } Spielern sind eingecheckt. Wähle, wer gepaart wird: nur sie oder alle { $all }.
too-few-here = { $here ->
    [one] Nur { $here } von { $all } Spielern ist da, zu wenig für eine Schweizer Runde. Checke ein, wer da ist, oder paare alle { $all }.
   *[other] Nur { $here } von { $all } Spielern sind da, zu wenig für eine Schweizer Runde. Checke ein, wer da ist, oder paare alle { $all }.
}
finish-then-pair = { $round } ist nicht beendet. Beende die Runde und paare dann die nächste.
no-result-at = Es fehlt { $round-in } ein Ergebnis an { $tables }. Trag ein, was fehlt, und beende dann die Runde.
tables = { $count ->
    [one] Tisch { $tables }
   *[other] den Tischen { $tables }
}
no-tables = keinem Tisch
no-rounds-planned = Es sind keine Schweizer Runden geplant. Lege ihre Zahl in den Optionen fest, dann paare Runde 1.
plan-is-played = { $count ->
    [one] Geplant ist { $count } Schweizer Runde, und sie ist gespielt. Gib den Cut bekannt oder plane in den Optionen mehr Runden.
   *[other] Geplant sind { $count } Schweizer Runden, und sie sind gespielt. Gib den Cut bekannt oder plane in den Optionen mehr Runden.
}
reason-to-continue = { $warnings } Um trotzdem weiterzumachen, gib einen Grund an; er wird festgehalten.
playoff-has-winner = Das Playoff ist entschieden. Beende das Turnier.
one-pairing-of-playoff = Eine Playoff-Runde folgt aus den Seeds: Es gibt nur eine Paarung dafür.
no-pod-to-keep = An Tisch { $table } gibt es in diesem Entwurf keinen Pod. Behalte Tische, die der Entwurf hat.
keep-pods-reason = Schreib, warum Pods behalten werden: Alle können es lesen.
draft-up-to-date = Der Entwurf ist aktuell: Es gibt nichts zu entscheiden.
tables-of-playoff-follow = Die Tische einer Playoff-Runde folgen aus den Seeds. Erstelle sie neu.
keep-draft-reason = Schreib, warum der Entwurf behalten wird: Alle können es lesen.

## Ein veralteter Entwurf.

give-places = { $missing } Paare den Entwurf neu oder gib allen davon einen Sitz, ein Freilos oder einen Match Loss; veröffentliche ihn dann.
out-of-date = Der Entwurf ist veraltet. { $changes } Paare ihn neu oder behalte ihn, wie er ist; veröffentliche ihn dann.
no-place = { $count ->
    [one] { $names } hat in dieser Runde keinen Platz.
   *[other] { $names } haben in dieser Runde keinen Platz.
}
left-since-draft = { $count ->
    [one] { $names } ist ausgestiegen, seit der Entwurf erstellt wurde.
   *[other] { $names } sind ausgestiegen, seit der Entwurf erstellt wurde.
}
results-corrected = Ergebnisse wurden korrigiert: { $scores }.
points-instead = { $points ->
    [one] { $name } hat { $points } Punkt statt { $then }
   *[other] { $name } hat { $points } Punkte statt { $then }
}
groups-changed = Gruppen, die nicht gegeneinander gepaart werden, haben sich geändert bei: { $names }.
fixed-tables-changed = Feste Tische wurden geändert: { $moves }.
awarded-byes-changed = Zugesprochene Freilose dieser Runde wurden geändert: { $players }.
to-table = { $name } an Tisch { $table }
pod-size-changed = Die Podgröße ist jetzt { $now }; der Entwurf wurde für { $then } erstellt.
settings-changed = Diese Einstellungen wurden geändert: { $settings }.
setting-uneven-pods = Freilose oder kleinere Pods
setting-smaller-pods = welche Pods kleiner sind
setting-seating = wie Sitze vergeben werden
setting-tables = die Tischnummern
other-pods = Ein Ergebnis wurde korrigiert, oder jemand ist ausgestiegen oder zurückgekommen: Die Seeds ergeben andere Pods.
more = { $count } weitere

## Änderungen von Hand.

no-table-number = Ein Tisch hat eine Nummer von 1 bis 99999.
other-round-now = Inzwischen ist es eine andere Runde. Sieh dir ihre Tische an und wähle noch einmal.
stage-no-table = Tisch: Es gibt { $round-in } keinen Tisch { $table }.
tables-stay = { $round } ist beendet: Die Tische ändern sich nicht mehr.
seats-of-playoff-follow = Die Sitze einer Playoff-Runde folgen aus den Seeds: Verschiebe nur Tische.
result-there = An { $tables } gibt es ein Ergebnis. Lösche es zuerst, wenn auf falschen Sitzen gespielt wurde.
nobody-chooses-first = An Tisch { $table } bestimmt niemand, wer beginnt: Die Sitze bleiben, wie sie sind.
game-has-begun = Die begleitete Partie an Tisch { $table } hat begonnen, deshalb bleiben die Sitze, wie sie sind. Soll sie neu beginnen, mach zuerst die Schritte am Partie-Pult rückgängig.
two-players = Wähle zwei verschiedene Spieler.
another-table = Wähle einen anderen Tisch.
no-pod-at = An Tisch { $table } gibt es keinen Pod.
no-seat-and-bye = Nummer { $number } hat in dieser Runde weder Sitz noch Freilos.
change-reason = Schreib, warum: Alle können es lesen.
one-has-no-place = Eine der beiden Personen hat in dieser Runde keinen Platz.
void-and-again = Was an diesen Tischen gemeldet wurde, ist dann ungültig, und eine dort begleitete Partie beginnt neu.
change-places = { $a } und { $b } tauschen die Plätze.
table-moves = Tisch { $from } wird zu Tisch { $to }.

## Veröffentlichen, starten, beenden und das Gegenteil davon.

publish-first = { $round } ist ein Entwurf. Veröffentliche die Runde zuerst.
is-finished = { $round } ist beendet.
draft-already = { $round } ist schon ein Entwurf.
under-way = { $round } läuft: Die Paarungen bleiben. Korrigiere stattdessen an den Tischen, was nicht stimmt.
not-newest = { $round } ist nicht der neueste Schritt: Nur der neueste wird rückgängig gemacht. Korrigiere stattdessen Ergebnisse.
cut-is-announced = Der Cut nach dieser Runde ist bekannt gegeben. Nimm zuerst den Cut zurück oder korrigiere stattdessen das Ergebnis.
not-running = { $round } läuft nicht: Es gibt keinen Start, der rückgängig gemacht werden kann.
start-stays = { $round } läuft: Es gibt Ergebnisse, also bleibt der Start.
not-all-checked-in = { $here } der { $all } Spieler in diesem Entwurf sind eingecheckt. Die anderen werden auch gepaart.

## Was eine Korrektur nach sich zieht.

made-with-old-result = { $round } ist ein Entwurf mit dem alten Ergebnis: Erstelle ihn danach neu.
paired-with-old-result = { $round } ist schon mit dem alten Ergebnis gepaart, und das bleibt so.
cut-would-be-other = Der Cut ist bekannt gegeben; mit diesem Ergebnis wäre er ein anderer. Die bekannt gegebenen Seeds und der Turnierbaum bleiben; die Korrektur wird festgehalten.

## Wer spät kommt, ausscheidet oder nicht kommt.

no-swiss-round-to-enter = Es gibt keine Schweizer Runde, in die jemand einsteigen kann. Füge die Person stattdessen für die nächste Runde hinzu.
late-has-result = Tisch { $table } hat schon ein Ergebnis. Wähle einen anderen.
late-full = Tisch { $table } ist voll. Wähle einen kleineren Pod, ein Freilos oder einen Match Loss.
same-name = Nummer { $number } hat denselben Namen. Wenn es zwei Personen sind, füge die zweite auf der Seite „Spieler“ hinzu und wähle sie hier als registriert aus.
no-registered-player = Registriert ist niemand mit der Nummer { $number }.
has-left = { $name } ist ausgestiegen. Mach zuerst das rückgängig.
has-place = { $name } hat in dieser Runde schon einen Platz.
no-round-to-drop = Gerade läuft keine Schweizer Runde. Trag den Ausstieg auf der Seite der Person ein.
no-table-or-player = Tisch { $table } oder Spielernummer { $player } gibt es in Runde { $round } nicht.
clear-if-never-came = Tisch { $table } hat ein Ergebnis. Lösche es zuerst, wenn { $name } nie gekommen ist.
not-at-table-any-more = { $name } sitzt nicht mehr an Tisch { $table }. Sieh dir den Tisch noch einmal an.
too-small-without = Ohne { $name } ist Tisch { $table } zu klein für eine Partie. Tausche die Plätze mit jemandem von einem anderen Tisch, oder trag das Ergebnis mit dem Match Loss und dem Ausstieg ein.
too-few-left = { $count ->
    [one] An Tisch { $table } bliebe nur { $count } Person, zu wenig für eine Partie: Das Match bleibt, und sein Ergebnis wird wie immer eingetragen.
   *[other] An Tisch { $table } blieben nur { $count } Spieler, zu wenig für eine Partie: Das Match bleibt, und sein Ergebnis wird wie immer eingetragen.
}
followed-with-all = Die Partie an Tisch { $table } wurde mit allen begleitet: Das Match bleibt, und sein Ergebnis wird wie immer eingetragen.
drop-at-end = { $count ->
    [one] { $names } steigt nach { $round-dative } aus.
   *[other] { $names } steigen nach { $round-dative } aus.
}

## Der Cut und das Ende des Turniers.

finish-then-cut = { $round } ist nicht beendet. Beende die Runde, dann kommt der Cut.
finish-then-cut-at = { $round } ist nicht beendet: kein Ergebnis an { $tables }. Beende die Runde, dann kommt der Cut.
finish-round-first = { $round } ist nicht beendet. Beende zuerst die Runde.
swiss-left-out = { $played } von { $planned } geplanten Schweizer Runden sind gespielt.
playoff-left-out = Das geplante Playoff mit { $players } Spielern wurde nicht gespielt.
swiss-and-playoff-left-out = { $played } von { $planned } geplanten Schweizer Runden sind gespielt, und das geplante Playoff mit { $players } Spielern wurde nicht gespielt.
cut-already = Der Cut ist schon bekannt gegeben.
cut-reason = { $played } von { $planned } geplanten Schweizer Runden sind gespielt. Für den Cut jetzt schreib, warum: Alle können es lesen.
discard-playoff-first = Es gibt Runden des Playoffs. Verwirf zuerst diese.
no-cut = Es gibt keinen bekannt gegebenen Cut, der zurückgenommen werden kann.
cancel-instead = Es wurde keine Runde gespielt. Sag das Turnier stattdessen ab.
playoff-no-winner = Das Playoff ist noch nicht entschieden. Spielt es zu Ende, oder nimm den Cut zurück.
finish-reason = { $left-out } Um das Turnier jetzt zu beenden, schreib, warum: Alle können es lesen.
reopen-reason = Schreib, warum das Turnier wieder geöffnet wird: Alle können es lesen.
