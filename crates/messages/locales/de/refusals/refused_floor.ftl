## Arbeit der Judges im Saal: Rufe, betreute Tische, Notizen, Zeitmessungen.

takes-signed-in = Dafür muss jemand vom Team angemeldet sein.
no-table-now = Tisch { $table } gibt es in keiner Runde, die gerade gespielt wird.
no-player = Die Spielernummer { $number } gibt es in diesem Turnier nicht.
not-at-table = Nummer { $number } sitzt nicht an Tisch { $table }. Wähle jemanden von diesem Tisch.
no-watch = An Tisch { $table } läuft keine Zeitmessung mehr.

## Namen von Eingaben.

label-about = Worum es geht
label-for-head-judge = Für Head Judge
label-what-happened = Was geschehen ist
label-why = Warum

## Ein Ruf.

only-players-call = Hier können nur Spieler dieses Turniers einen Judge rufen. Frag am Orga-Tisch.
have-called = Du hast um { $time } schon einen Judge gerufen. { $now } Zieh diesen Ruf zurück, bevor du noch einmal rufst.
call-from-another-table = Du hast einen Judge gerufen, bevor sich dein Tisch geändert hat, deshalb kommt niemand. Wenn du jetzt einen Judge brauchst, ruf noch einmal.
table-wrote-much = Worum es geht: Dein Tisch hat schon viel geschrieben. Lass es weg: Ein Judge kommt trotzdem.
say-where = Worum es geht: Schreib dazu, wo abseits der Tische du bist und was los ist.
no-open-call = Du hast keinen offenen Ruf: Er wurde schon erledigt oder zurückgezogen.
no-such-call = Diesen Ruf gibt es in diesem Turnier nicht.
waits-for-chief = Dieser Ruf wartet auf den Head Judge: Head Judge oder Turnierleitung übernehmen und erledigen ihn.
no-round-at-tables = Tisch: Gerade läuft keine Runde. Lass den Tisch weg und schreib, wo es ist.
call-no-table = Tisch: Es gibt { $round-in } keinen Tisch { $table }. Sieh im Saal nach seiner Nummer.
hand-to-judge = Übergeben an: Wähle jemanden vom Team, der hier Judge ist.
hand-to-other = Übergeben an: Wähle jemanden, der ihn nicht schon hat.
call-at-no-table = Minuten: Dieser Ruf gehört zu keinem Tisch.
call-changed = Tisch { $table }: { $now } Es wurde nichts geändert.
call-changed-away = Abseits der Tische: { $now } Es wurde nichts geändert.

## Was aus einem Ruf wurde.

call-waits = Der Ruf wartet seit { $time } auf einen Judge.
call-waits-for-head-judge = Der Ruf wartet seit { $time } auf den Head Judge.
call-handed = { $by } hat den Ruf um { $time } an { $to } übergeben.
call-handed-to-you = { $by } hat dir den Ruf um { $time } übergeben.
call-handed-by-you = Du hast den Ruf um { $time } an { $to } übergeben.
call-taken = { $by } hat den Ruf seit { $time }.
call-taken-by-you = Du hast den Ruf seit { $time }.
call-resolved = { $by } hat den Ruf um { $time } erledigt.
call-resolved-by-you = Du hast den Ruf um { $time } erledigt.
call-withdrawn = Der Ruf wurde um { $time } vom Tisch zurückgezogen.
somebody-opening = Jemand

## Nach einem Ruling zu einem Ruf.

call-stays = Der Ruf bleibt offen: Ein anderer Judge hat ihn.
call-ended = Der Ruf ist beendet.

## Betreute Tische.

covered-by = Tisch { $table } wird von { $name } betreut. Bitte { $name }, ihn freizugeben, oder den Head Judge, ihn dir zu geben.
covers-all = Du betreust sie alle schon.
only-chiefs-give = Head Judge und Turnierleitung geben anderen Tische. Du kannst dir selbst Tische nehmen.
judge-of-staff = Judge: Wähle jemanden vom Team, der hier Judge ist.
theirs-to-release = Tisch { $table } wird von { $name } betreut: Nur { $name } kann ihn freigeben.
nobody-covers = Diese Tische betreut niemand.
none-free-as-before = Von den Tischen der vorigen Runde ist keiner frei, der wie dort betreut werden könnte.
no-round-to-cover = Gerade läuft keine Runde. Judges können Tische nehmen, wenn eine Runde veröffentlicht ist.
tables-unreadable = Tische: { $part } ist nicht lesbar. Schreib Nummern und Bereiche, etwa 1-20, 31.
tables-empty = Tische: Schreib Nummern und Bereiche, etwa 1-20, 31.
no-table-to-cover = Tische: Es gibt { $round-in } keinen Tisch { $table }.
no-tables-to-cover = Tische: Es gibt { $round-in } keinen Tisch von { $from } bis { $to }.

## Das Ende einer Schicht.

ends-own-shift = Head Judge und Turnierleitung beenden die Schichten anderer. Du kannst deine eigene beenden.
nothing-to-hand-over = Es gibt nichts zu übergeben: kein betreuter Tisch, kein übernommener Ruf, keine Zeitmessung und kein Deck-Check.
successor-other = Wer übernimmt: Wähle jemand anderen.
successor-of-staff = Wer übernimmt: Wähle jemanden vom Team, der hier Judge ist.

## Was ein Judge gerade hat.

hand-table = Tisch { $table }
hand-tables = Tische { $tables }
hand-calls = { $count ->
    [one] { $count } Ruf
   *[other] { $count } Rufe
}
hand-watches = { $count ->
    [one] { $count } Zeitmessung
   *[other] { $count } Zeitmessungen
}
hand-deck-checks = { $count ->
    [one] { $count } Deck-Check
   *[other] { $count } Deck-Checks
}

## Notizen und Aussagen.

note-about = Wähle die Person oder den Tisch, um die es geht.
no-note = Diese Notiz gibt es nicht mehr.
note-of-other = Diese Notiz ist von einem anderen Judge: Entfernen kann sie, wer sie geschrieben hat, oder der Head Judge.
note-empty = Schreib etwas auf.
witness-missing = Wer es sagt: Wähle jemanden aus oder gib einen Namen ein.
not-missing-here = Nummer { $number } spielt gerade nicht an Tisch { $table }. Sieh dir den Tisch noch einmal an.
