## Warum eine Strafe vorgeschlagen wird.

because-case = { $case }: { $penalty }.
because-multiplayer = { $penalty } im Multiplayer; die Grundstrafe ist { $base }.
because-base = { $penalty } ist die Grundstrafe.
regular-disqualification = Auf Level Regular hat ein Ruling höchstens eine Ermahnung. Wer nicht weiterspielen darf, wird auf der eigenen Spielerseite disqualifiziert, vom Head Judge oder von der Turnierleitung.
regular-caution = Auf Level Regular ist eine Ermahnung das Höchste: Erkläre es, bring es in Ordnung und mach eine Notiz.
because-repeated = { $penalty }: Es ist heute die { $nth } Verwarnung für { $code } { $infraction }.

## Wie die Straftabelle eines Turniers von der eingebauten abweicht.

the-table = die Tabelle { $table }
the-table-differs = die Tabelle { $table }: { $differences }
infraction-added = { $code } { $infraction } hinzugefügt: { $penalty }
penalty-instead = { $code } { $infraction }: { $penalty } statt { $instead }
infraction-changed = { $code } { $infraction } geändert
infraction-gone = { $code } { $infraction } entfernt

## Was an einer Straftabelle nicht stimmt.

missing = { $what }: Die Angabe fehlt.
too-long = { $what }: eine Zeile mit höchstens { $most } Zeichen, nicht { $length }.
the-table-name = Name der Tabelle
the-code = Code
the-name = Name
the-remark = Bemerkung
the-case = Wann der Fall gilt
the-case-without-semicolon = Wann der Fall gilt (ohne Semikolon)
infractions-count = Eine Tabelle hat 1 bis { $most } Regelverstöße, nicht { $count }.
code-twice = Der Code { $code } kommt zweimal vor.
code-signs = Der Code „{ $code }“ hat andere Zeichen als Buchstaben, Ziffern, Punkte und Bindestriche.
cases-count = Ein Regelverstoß hat höchstens { $most } Fälle, nicht { $count }.
upgrade-nth = Eine Verschärfung kommt mit der 2. bis { $most } Verwarnung, nicht mit der { $nth }
upgrade-to = Eine Verschärfung führt zu mehr als einer Verwarnung, nicht zu "{ $penalty }".
not-one-of = „{ $text }“ ist keines von { $words }.
after-comma = „{ $text }“: Nach dem Komma steht "drop" oder nichts.
no-upgrade = „{ $text }“ ist keine Verschärfung wie "4: game_loss".
