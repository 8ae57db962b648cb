no-round = Er is geen ronde { $number }.
no-table = Er is geen tafel { $table } in { $round }.
no-table-look = Er is geen tafel { $table } in { $round }. Kijk in de pairings naar het nummer.
no-table-this-round = Er is geen tafel { $table } in deze ronde.
only-chief-corrects = Uitslagen van afgeronde rondes corrigeert de head judge of een organisator.
draft-no-results = { $number ->
    [one] { $round } is een concept: er zijn geen uitslagen van.
   *[other] { $round } zijn een concept: er zijn geen uitslagen van.
}
draft-publish-first = { $number ->
    [one] { $round } is een concept. Publiceer de ronde voordat er uitslagen worden ingevoerd.
   *[other] { $round } zijn een concept. Publiceer de ronde voordat er uitslagen worden ingevoerd.
}
no-round-running = Er is geen ronde bezig. Uitslagen van afgeronde rondes corrigeer je bij hun tafels.
for-other-round = { $number ->
    [one] { $now } krijgt nu uitslagen, en deze is voor { $then }. Er is niets opgeslagen: bekijk de tafels zoals ze nu zijn.
   *[other] { $now } krijgen nu uitslagen, en deze is voor { $then }. Er is niets opgeslagen: bekijk de tafels zoals ze nu zijn.
}
no-drop-in-finished = { $number ->
    [one] { $round } is afgerond: niemand kan daarin meer droppen. Laat spelers droppen op hun eigen pagina.
   *[other] { $round } zijn afgerond: niemand kan daarin meer droppen. Laat spelers droppen op hun eigen pagina.
}
later-round-made = Uit de winnaars van { $round } is al een latere play-offronde gemaakt. Gooi die ronde eerst weg.
finished-not-cleared = { $number ->
    [one] { $round } is afgerond: uitslagen kunnen worden gecorrigeerd, maar niet gewist. Heropen de ronde om er een te wissen.
   *[other] { $round } zijn afgerond: uitslagen kunnen worden gecorrigeerd, maar niet gewist. Heropen de ronde om er een te wissen.
}
change-reason = Schrijf waarom de uitslag verandert: het wordt vastgelegd.
has-this-result = Tafel { $table } heeft deze uitslag al.
playoff-has-winner = Tafel { $table }: een play-offmatch heeft een winnaar. Laat nog een game spelen met opnieuw gelote stoelen en voer in wie heeft gewonnen.
at-table = Tafel { $table }: { $problem }
contradicts = Deze uitslag zou in strijd zijn met de rest van het toernooi.
both-marks = Tafel { $table }: stoel { $seat } heeft beide markeringen. Zeg óf dat de match is opgegeven, óf dat er een match loss was.
everyone-shares = hier speelt iedereen gelijk die aan de match begon. Typ D, en C en een stoel voor wie heeft opgegeven, zoals c2
no-places-here = plaatsen geven hier geen punten. Typ de stoel van de winnaar, of D voor een gelijkspel
place-and-loss = stoel { $seat } heeft een match loss en daarom geen plaats. Verwijder de plaats of de markering m{ $seat }
say-turn-order = spelers die tegelijk afvielen, worden hier op beurtvolgorde geplaatst: wie het verst van de actieve speler zat, viel het eerst af. Geef elk een eigen plaats
no-seat-to-drop = Tafel { $table }: er is geen stoel { $seat } die kan droppen. Typ een stoel van 1 tot { $last }.
changed-not-undone = De uitslag van tafel { $table } is intussen gewijzigd. Er is niets ongedaan gemaakt.
too-late-to-undo = Tafel { $table }: wie een uitslag heeft ingevoerd, kan dat { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} lang ongedaan maken. Wijzig hem bij de tafel, met een reden.
has-result-by-now = Tafel { $table } heeft intussen een uitslag: { $stored }. De jouwe is niet opgeslagen.
cleared-meanwhile = De uitslag van tafel { $table } is intussen gewist. De jouwe is niet opgeslagen.
player-not-at-table = De speler zit niet aan tafel { $table }.
correct-by-hand = corrigeer de uitslag van tafel { $table }, waar de speler een Match Loss had, met de hand.

## Wie door een ruling niet kan winnen

ruled-out = Tafel { $table }: { $why } (MTR-A 2.1A).
ruled-out-of-game = Tafel { $table }: { $why }. Volgde er nog een game, voer ze dan allebei op volgorde in, als D{ $seat } (MTR-A 2.1A).
player-ruled-out = { $why } (MTR-A 2.1A).
player-ruled-out-of-game = { $why } (MTR-A 2.1A). Volgde er nog een game, noem dan alle games op volgorde.
cannot-win-match = { $who } heeft een { $penalty } (ruling { $ruling }) en kan de match niet winnen
did-not-win-game = { $who } verliet de game met een { $penalty } (ruling { $ruling }) en heeft die niet gewonnen
seat = stoel { $seat }
conceded-cannot-win = Speler { $number } heeft de match opgegeven of kreeg een match loss en kan de match niet winnen.
a-player = Een speler
disqualified-cannot-win = Tafel { $table }: { $name } is gediskwalificeerd en kan de match niet winnen (MTR-A 2.1A).

## Uitslagen die spelers doorgeven

only-others-concessions = Alleen met de opgave van anderen zegt dit wie heeft gewonnen: een judge bevestigt het.
nobody-reports-conceded = Niemand geeft meer door dat je hebt opgegeven. Bekijk de uitslag zoals die nu is.
report-changed = Tafel { $table }: de spelers hebben hun melding gewijzigd of ingetrokken. Er is niets opgeslagen: controleer het opnieuw.
staff-enters = De staf voert hier de uitslagen in. Geef de jouwe door aan de staf.
disqualified-reports-not = Je bent gediskwalificeerd: de andere spelers van de tafel geven de uitslag door.
alone = Je zit alleen aan deze tafel: er is niets door te geven.
has-result-meanwhile = De uitslag van tafel { $table } is intussen binnen. Klopt hij niet, roep dan een judge.
disputed = De uitslag van tafel { $table } wordt betwist: de staf beslist nu. Blijf aan de tafel of roep een judge.
none-waiting = Er wacht geen melding: die is intussen ingetrokken of beantwoord.
own-report = Je hebt dit zelf doorgegeven: een andere speler van de tafel moet het bevestigen.
only-reporter-withdraws = Alleen de speler die de uitslag heeft doorgegeven, kan dat intrekken. Klopt hij niet, betwist hem dan.
another-reported = Er is intussen een andere uitslag doorgegeven. Bekijk hem zoals hij nu is en beslis opnieuw.
report-not-stored = { $why } Je melding is niet opgeslagen: { $own }.
no-table-of-yours = Je zit aan geen tafel van een ronde waarvoor uitslagen worden aangenomen. Klopt een uitslag niet, zeg het dan tegen de staf.
objection-missing = Schrijf in één zin wat er niet klopt: de staf leest het.
label-wrong = Wat er niet klopt

## Een uitslag die niet kan

not-seated = Deze speler zit niet aan de tafel.
twice = Deze speler staat al in de lijst.
empty-place = Niemand heeft deze plaats.
decided-before = De match was beslist met game { $game }; een volgende game kan niet tellen.
too-many-games = Een match heeft hoogstens { $most } games; hier zijn het er { $games }.
