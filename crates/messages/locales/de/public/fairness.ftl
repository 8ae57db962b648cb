## Die Seite, auf der alle prüfen können, dass die Auslosungen fair waren.

what-it-is = Alles Zufällige in diesem Turnier (Runde 1, Freilose, Sitze, die Reihenfolge bei Gleichstand, Münzen und Würfel) wird aus einem einzigen Geheimnis berechnet, das vor Beginn feststand. Sein SHA-256, das Commitment, steht hier von Anfang an: Kein anderes Geheimnis hat dasselbe. Das Geheimnis wird veröffentlicht, wenn das Turnier beendet ist; dann kann jede Auslosung nachgerechnet werden. Es bleibt öffentlich, wenn das Turnier wieder geöffnet wird: Was ab dann ausgelost wird, hätte man vorher wissen können.
the-secret = Das Geheimnis
commitment = Commitment (SHA-256 des Geheimnisses)
secret = Geheimnis
secret-follows = Wird veröffentlicht, wenn das Turnier beendet ist.

## Nachgerechnete Auslosungen.

computed-again = Nachgerechnet
summary-agree = { $all } nachgerechnet: { $agree } stimmen.
summary-changed = { $all } nachgerechnet: { $agree } stimmen, { $changed } geändert wie festgehalten.
summary-unexplained = { $all } nachgerechnet: { $agree } stimmen, { $wrong } ohne Erklärung.
summary-both = { $all } nachgerechnet: { $agree } stimmen, { $changed } geändert wie festgehalten, { $wrong } ohne Erklärung.
checks-caption = Aus dem Geheimnis nachgerechnete Auslosungen
column-what = Was
column-verdict = Befund
column-note = Hinweis
verdict-agrees = stimmt
verdict-changed = geändert
verdict-differs = weicht ab
changed-means = „Geändert“ heißt, dass die Paarung nach der Auslosung von Hand geändert wurde. <a>Was geändert wurde und warum</a>, ist öffentlich.

## Alle Auslosungen.

every-draw = Alle Auslosungen
nothing-drawn = Noch nichts ausgelost
nothing-drawn-text = Die Auslosungen einer Runde erscheinen hier, wenn sie veröffentlicht wird.
draws = Auslosungen
playoff = Playoff
before-first-round = Vor Runde 1
paired-again = { $count }-mal gepaart: Auslosung { $count } zählt.
draw = Auslosung { $number }: { $what }
draw-places = { $draw }, Plätze { $from } bis { $last } von { $all }
drawn-order = Reihenfolge der Spieler
drawn-equal = Reihenfolge bei Gleichstand: { $players }
more-players = { $count } weitere
drawn-byes = Freilose
drawn-seats = Sitze
drawn-coin = Münze
drawn-die = Würfel
heads = Kopf
tails = Zahl
rolled = { $rolled } bei { $sides } Seiten

## Ohne Podium prüfen.

check-yourself = Selbst nachprüfen
check-secret = Notiere das Commitment vor Runde 1. Wenn das Geheimnis veröffentlicht ist, nimm seine Bytes (je zwei Hexadezimalziffern) und berechne ihren SHA-256. Ist das nicht das Commitment, wurde das Geheimnis geändert.
check-order = Nimm die Bezeichnung einer Auslosung, etwa <code>seats/3/1</code>: wofür sie ist, die Runde und wie oft sie gezogen wurde. Schreib für alle Spieler die Bezeichnung, einen Schrägstrich und ihre ID (in Klammern), also <code>seats/3/1/p7</code>, und berechne den HMAC-SHA256 dieses Textes mit den Bytes des Geheimnisses als Schlüssel. Nach diesen Hexadezimalzahlen sortiert, die kleinste zuerst, stehen die Spieler in der ausgelosten Reihenfolge.
check-rounds = Runde 1 ist die Reihenfolge aller ohne Freilos, in Pods geteilt; die Freilose sind die Ersten einer eigenen Auslosung. In jedem Pod sitzen die Spieler in der Reihenfolge der Auslosung der Sitze. Werden Sitze ausgeglichen, entscheidet sie zwischen gleich guten Anordnungen.
check-dice = Ein Würfel mit <em>n</em> Seiten ist der HMAC von <code>die/</code>, Runde, Schrägstrich, Nummer: Nimm davon das erste Byte, das kleiner ist als das größte Vielfache von <em>n</em> bis 256; das Ergebnis ist der Rest bei Division durch <em>n</em>, plus 1. Eine Münze ist ein Würfel mit zwei Seiten unter dem Wort <code>flip</code>; 1 ist Kopf.
check-with-program = Alles davon steht im <a>Turnierdokument</a>. Mit dem Programm selbst: <code>podium verify event.json</code>.
not-proved = Was das nicht beweisen kann
not-proved-text = Wer den Server betreibt und das Geheimnis vorher liest, könnte eine Runde so oft neu paaren, bis die Auslosung gefällt; die Nummer der Auslosung würde das aber zeigen. Von außen lässt sich nicht prüfen, dass das Geheimnis zufällig gewählt wurde, nur, dass es sich nach der Veröffentlichung des Commitments nicht geändert hat.
