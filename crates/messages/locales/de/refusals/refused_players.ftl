## Was jemand mit Spielern macht.

no-such-number = Die Spielernummer { $number } gibt es in diesem Turnier nicht.
finished = Das Turnier ist beendet: Öffne es zuerst wieder.
cancelled = Das Turnier ist abgesagt: An seinen Spielern ändert sich nichts mehr.
check-in-ended = Der Check-in endete mit dem Beginn der Runden.
approve-first = { $name } wartet auf Bestätigung: Bestätige zuerst die Registrierung.
bring-back-first = { $name } wurde entfernt: Mach zuerst das rückgängig.
registered-already = { $name } ist schon registriert.
swiss-over = Die Schweizer Runden sind vorbei: Niemand kann mehr dazukommen.
removed-already = { $name } wurde schon entfernt.
has-place = { $name } hat { $round-in } schon einen Platz: Trag einen Ausstieg ein, damit die Runden bleiben, wie sie sind.
in-cut = { $name } ist im bekannt gegebenen Cut: Trag einen Ausstieg ein.
has-not-dropped = { $name } ist nicht ausgestiegen.
disqualified-already = { $name } wurde schon disqualifiziert.
was-not-disqualified = { $name } wurde nicht disqualifiziert.
pending = { $name } wartet auf Bestätigung und ist noch nicht im Turnier.
waits = { $name } steht auf der Warteliste und ist noch nicht im Turnier: Entferne stattdessen die Registrierung.
was-removed = { $name } wurde entfernt.
was-disqualified = { $name } wurde disqualifiziert.
dropped-before-round-one = { $name } ist schon vor Runde 1 ausgestiegen.
dropped-after = { $name } ist schon nach { $round-dative } ausgestiegen.
same-name = Nummer { $number } hat denselben Namen. Wenn es zwei Personen sind, sag es; sonst ist nichts zu tun.
player-number = Nummer { $number }
row-of-list = Zeile { $row } dieser Liste

## Spieler hinzufügen.

list-empty = Die Liste ist leer: Es wurde niemand hinzugefügt.
tournament-finished = Das Turnier ist beendet: Niemand kann mehr dazukommen.
tournament-cancelled = Das Turnier ist abgesagt: Niemand kann mehr dazukommen.
most-rounds = Ein Turnier hat höchstens { $most } Runden: Niemand kann mehr dazukommen.
most-players = Ein Turnier hat höchstens { $most } Spieler: Es wurde niemand hinzugefügt.
all-places-taken = Alle { $most } Plätze sind vergeben: Trag einen Ausstieg ein oder erhöhe die Höchstzahl in den Optionen.
all-places-taken-meanwhile = Alle { $most } Plätze sind inzwischen vergeben: Trag einen anderen Ausstieg ein oder erhöhe die Höchstzahl in den Optionen.
over = Das Turnier ist vorbei: Niemand wird mehr abgelehnt.
does-not-wait = { $name } wartet nicht auf Bestätigung.
not-with-this-name = Nummer { $number } ist nicht mit dem Namen { $name } im Turnier. Bestätige die Registrierung oder lehne sie ab.
only-waiting = Nur wartende Registrierungen lassen sich zusammen ablehnen.
none-waits = Davon wartet keine mehr.
none-removed = Davon ist keine mehr entfernt: Es gibt nichts rückgängig zu machen.

## Check-in.

foreign-code = Dieser Code gehört hier zu niemandem, oder der Link wurde seitdem erneuert. Such nach Name oder Nummer.
approve-same-name = Nummer { $entry } hat denselben Namen: { $name }. Öffne die Seite von Nummer { $number } und gib an, ob das eine Person ist.
check-in-not-open = Der Check-in ist noch nicht geöffnet.
nobody-checked-in = Es ist niemand eingecheckt.
round-drawn = Runde { $number } ist schon ausgelost. Verwirf den Entwurf, lass die Abwesenden aussteigen und paare neu.
nobody-here = Niemand ist eingecheckt, also würden alle aussteigen. Checke zuerst die ein, die da sind.
everybody-here = Alle sind eingecheckt: Niemand ist ausgestiegen.

## Ausstieg und Disqualifikation.

reason-everybody-reads = Schreib, warum: Alle können es lesen.
reason-is-kept = Schreib, warum: Der Grund bleibt im Log.
no-match-to-void = Es wurde noch keine Runde gespielt: Es gibt kein Match, das ungültig werden könnte.
ruling-disqualified = Die Disqualifikation von { $name } kommt aus Ruling { $ruling }: Zieh das Ruling zurück, dann wird alles, was es bewirkt hat, rückgängig gemacht.
only-head-judge = Nur der Head Judge kann disqualifizieren oder das aufheben: Frag { $name }.

## Was folgt, wenn jemand ausscheidet.

leave-nothing-void = { $name } hat kein Match ohne Ergebnis: Nichts wird ungültig.
leave-table = { $name } verlässt jetzt Tisch { $table }: Die { $others } anderen spielen weiter. Für { $name } zählt in dieser Runde weder ein Match noch eine Niederlage.
leave-void-tables = An den ungültigen Tischen hat niemand Punkte, ein Match oder Gegner. Für spätere Paarungen haben sich diese Spieler getroffen.
leave-seen-after = Alle sehen es in der Rangliste nach { $round-dative }; noch läuft die Runde.
leave-unreadable = Ohne diese Matches ist das Turnier nicht lesbar.

## Persönliche Daten entfernen.

data-removed-already = Die persönlichen Daten von Nummer { $number } wurden schon entfernt.
text-looked-at = Jemand hat diesen Text inzwischen geprüft: Er ist nicht mehr aufgeführt.
text-gone = Diesen Text gibt es nicht mehr.
text-changed = Jemand hat diesen Text inzwischen geändert. Sieh ihn dir an, wie er jetzt ist.
leave-words = Text: Lass ein, zwei Wörter stehen, damit die Zeile sagt, worum es ging.

## Spieler registrieren sich selbst.

waiting-list-full = Die Warteliste ist voll. Frag die Turnierleitung, ob es einen Platz für dich gibt.
same-name-choose = Nummer { $number } hat denselben Namen. Wähle, ob du das bist.
registration-not-open = Die Registrierung ist noch nicht geöffnet.
no-registration-here = Hier kann man sich nicht selbst registrieren: Frag die Turnierleitung nach einem Platz.
registration-cancelled = Das Turnier ist abgesagt.
registration-over = Das Turnier ist vorbei.
registration-closed = Die Registrierung ist geschlossen: Die Runden haben begonnen. Frag die Turnierleitung, ob du noch mitspielen kannst.
type-code = Gib den Code auf dem Plakat ein oder scanne das Plakat noch einmal.
wrong-code = Das ist nicht der Code, oder nicht mehr: Sieh auf das Plakat oder scanne es noch einmal.
