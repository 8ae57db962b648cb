## Die Partie eines Tisches, von seinen Spielern auf ihren Handys geführt: Lebenspunkte, Züge, wer raus ist. Kurze Wörter.

lay-down = Auf den Tisch legen
in-hand = In der Hand halten
your-page = Deine Seite
start = Unsere Partie starten
start-means = Haltet hier fest, wie viele Lebenspunkte ihr habt, wer am Zug ist und wer ausscheidet. Alle können das, auf dem eigenen Handy, und Judges sehen es.
life-unknown = Setz die Lebenspunkte, die noch nicht bekannt sind.
set-life = Lebenspunkte setzen
life-of-each = Lebenspunkte zu Beginn, pro Spieler
pass = Zug weitergeben
pass-of = Zug von { $player } weitergeben
turn-number = Zug { $number }
call-time = Die Zeit ist um: letzte Züge zählen
judge-ends-turn = Ein Judge begleitet den Stapel und beendet diesen Zug.
whose-turn = Die Zeit ist um. Wer ist am Zug?
chance = Münze und Würfel
coin = Münze
die = W{ $sides }
more = Mehr
i-am-out = Ich bin raus
is-out = { $player } ist raus
have-you-lost = Hast du die Partie verloren?
has-lost = Hat { $player } die Partie verloren?
i-have-lost = Ich habe verloren
they-have-lost = { $player } hat verloren
said-by = { $player } hat eingetragen, dass du verloren hast.
i-concede = Ich gebe auf
concede-means = Du gibst diese Partie auf. In einem Match mit nur einer Partie gibst du damit das Match auf und bekommst keine Punkte, wenn es unentschieden endet.
concede = Partie aufgeben
next-means = Das Ergebnis dieser Partie zählt dann im Match. Wieder öffnen kann sie nur ein Judge.
begin-next = Nächste Partie beginnen
too-few-for-another = Für eine weitere Partie hier seid ihr zu wenige. Spielt weiter und meldet das Ergebnis.
recent = Letzte Schritte
last-step = der letzte Schritt
but-stays = { $step } (bleibt: { $drawn })
waits = wird noch gesendet
other-result = Anderes Ergebnis melden
more-about-result = Mehr zum Ergebnis
judge-called = Judge gerufen
life-change = { $before } → { $after } Leben
life-now = { $life } Leben
everybody-starts = Alle beginnen mit { $life } Leben
lost-by = { $player } hat verloren: { $why }

## Buttons mit einem Zeichen: was sie tun, für Screenreader.

less-life = { $player }: { $count } Leben verlieren
more-life = { $player }: { $count } Leben dazubekommen
damage-from = Commander-Schaden: { $player }
less-damage = { $player }: 1 Commander-Schaden weniger ({ $from })
more-damage = { $player }: { $count } Commander-Schaden mehr ({ $from })
less-poison = { $player }: 1 Giftmarke weniger
more-poison = { $player }: 1 Giftmarke mehr
fewer-casts = { $player }: Commander 1-mal weniger gewirkt
more-casts = { $player }: Commander 1-mal mehr gewirkt
fewer-second-casts = { $player }: zweiter Commander 1-mal weniger gewirkt
more-second-casts = { $player }: zweiter Commander 1-mal mehr gewirkt
