## Die Uhr einer Runde, Zeit für Tische, Deck-Checks, Münzen und Würfel.

no-published-round = Es gibt keine veröffentlichte Runde { $number }.
finished-with-clock = { $round } ist beendet, und damit auch die Uhr.
not-started = { $round } ist nicht gestartet. Starte die Runde, dann läuft ihre Uhr.
no-table-needs-time = { $round } ist beendet: Kein Tisch braucht dort noch Zeit.
no-such-table = Es gibt { $round-in } keinen Tisch { $table }.
reported-already = Tisch { $table }: Das Ergebnis ist schon gemeldet. Lösche es zuerst, wenn der Tisch weiterspielt.
running-already = { $round } läuft schon.
changed-stands = Jemand hat inzwischen die Uhr { $round-of } geändert: Sie steht jetzt. Sieh sie dir an und entscheide noch einmal.
changed-runs = Jemand hat inzwischen die Uhr { $round-of } geändert: Sie läuft jetzt. Sieh sie dir an und entscheide noch einmal.
minutes-missing = Minuten: Gib an, wie viele dazukommen.
minutes-out-of-range = Minuten: { $minutes } liegt nicht zwischen { $least } und { $most }.
limit-out-of-range = Zeitlimit: { $limit } liegt nicht zwischen { $least } und { $most } Minuten.
reason-missing = Grund: Schreib, warum. Es wird im Log festgehalten.
stands-already = Die Uhr steht schon.
runs-already = Die Uhr läuft schon.
no-limit = Diese Runde hat kein Zeitlimit. Leg zuerst eines fest, dann kannst du Zeit geben.
too-many-taken = { $count ->
    [one] Minuten: Die Runde hat insgesamt { $count } Minute; nimm weniger weg.
   *[other] Minuten: Die Runde hat insgesamt { $count } Minuten; nimm weniger weg.
}
limit-too-short = { $count ->
    [one] Zeitlimit: Von dieser Runde wurde schon { $count } Minute weggenommen; das Limit muss länger sein.
   *[other] Zeitlimit: Von dieser Runde wurden schon { $count } Minuten weggenommen; das Limit muss länger sein.
}

## Extrazeit für einen Tisch.

extension-reason = Grund: Schreib, warum dieser Tisch Extrazeit bekommt.
extension-minutes = Minuten: Gib eine Zahl von 1 bis { $most } ein.
no-extension = Diese Extrazeit gibt es hier nicht.
withdrawn-already = Das wurde schon zurückgezogen.

## Deck-Checks.

check-runs = Tisch { $table }: Dort läuft schon ein Deck-Check.
check-ended = { $count ->
    [one] Dieser Deck-Check ist schon beendet; der Tisch hat { $count } Minute bekommen.
   *[other] Dieser Deck-Check ist schon beendet; der Tisch hat { $count } Minuten bekommen.
}
label-found = Was gefunden wurde
no-deck = Es gibt kein Deck auszulosen: Kein Tisch spielt, oder jedes Deck dort ist schon geprüft.

## Münzen und Würfel.

label-what-for = Wofür
die-instead = Würfel statt Münze: eine gerade Seitenzahl von 2 bis { $most }.
sides = Seiten: eine Zahl von 1 bis { $most }.
dice = Würfel: eine Zahl von 1 bis { $most }.

## Was Münze oder Würfel ergaben.

flipped = { $player } wirft eine Münze: { $face }.
rolled-for-coin = { $player } wirft wie von allen vereinbart statt einer Münze einen Würfel mit { $sides } Seiten: { $rolled }, { $face }.
rolled-die = { $player } wirft einen Würfel mit { $sides } Seiten: { $rolled }.
rolled-dice = { $player } wirft { $count } Würfel mit { $sides } Seiten: { $rolled }.
heads-uncalled = Kopf; ohne Ansage gewinnt niemand
tails-uncalled = Zahl; ohne Ansage gewinnt niemand
heads-won = Kopf, angesagt Kopf: gewonnen
tails-won = Zahl, angesagt Zahl: gewonnen
heads-lost = Kopf, angesagt Zahl: verloren
tails-lost = Zahl, angesagt Kopf: verloren
