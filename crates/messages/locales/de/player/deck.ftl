## Die eigene Deckliste.

your-decklist = Deine Deckliste
in-zone = { $moment } ({ $zone })
hand-in-until = Abgabe bis { $moment }.
hand-in-until-round = Abgabe bis Runde 1.
until-then = Bis dahin kannst du sie ersetzen, und das Turnierteam kann sie nicht lesen.
replace-until = Du kannst sie bis { $moment } ersetzen.
replace-until-round = Du kannst sie bis Runde 1 ersetzen.
taken-until = Decklisten wurden bis { $moment } angenommen.
taken-until-round = Decklisten wurden bis Runde 1 angenommen.
everyone-reads = Wenn das Turnier beendet ist, können alle sie lesen.
deadline-over = Die Frist ist vorbei: Geh zum Turnierteam.
not-asked = In diesem Turnier werden keine Decklisten verlangt.
to-your-page = Zu deiner Seite

### Der Stand der Liste.

state-missing = Fehlt
state-handed-in = Abgegeben
state-no-problem = Kein Problem gefunden
state-problems = Probleme
problems = { $count ->
    [one] { $count } Problem
   *[other] { $count } Probleme
}

### Was abgegeben wurde.

what-you-handed-in = Was du abgegeben hast
link-not-opened = Ein Link bleibt, wie er ist. Er wird nie geöffnet, deshalb wird seine Liste nicht geprüft.
cards-kept = { $count ->
    [one] { $count } Karte, gespeichert wie eingegeben.
   *[other] { $count } Karten, gespeichert wie eingegeben.
}
fix-below = Korrigiere sie unten und gib sie noch einmal ab.
not-checked = Nicht geprüft
your-list = Deine Liste

### Das Formular.

decklist = Deckliste
decklist-hint =
    Ein Link oder die Liste: eine Karte pro Zeile, zum Beispiel 1 Sol Ring. Schreib Commander über den Commander und Deck über die anderen Karten, wie es Deck-Websites tun.
hand-in = Deckliste abgeben
handed-in = Deine Deckliste ist abgegeben. Das Ergebnis der Prüfung steht unten.
withdrawn = Deine Deckliste wurde zurückgezogen.
nothing-handed-in = Es wurde nichts abgegeben. Korrigiere die Liste und sende sie noch einmal.
back-to-decklist = Zurück zu deiner Deckliste
