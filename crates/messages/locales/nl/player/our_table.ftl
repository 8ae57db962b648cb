## De game van een tafel, die de spelers op hun telefoons bijhouden. Korte woorden

lay-down = Op tafel leggen
in-hand = In de hand houden
your-page = Je pagina
start = Onze game starten
start-means = Houd hier bij hoeveel life iedereen heeft, wie aan de beurt is en wie afvalt. Elke speler kan dat, op de eigen telefoon, en judges zien het.
life-unknown = Stel het life in dat nog niet bekend is.
set-life = Life instellen
life-of-each = Life van elke speler aan het begin
pass = Beurt doorgeven
pass-of = Beurt van { $player } doorgeven
turn-number = Beurt { $number }
call-time = De tijd is om: laatste beurten tellen
judge-ends-turn = Een judge volgt de stack en beëindigt deze beurt.
whose-turn = De tijd is om. Wie is aan de beurt?
chance = Munt en dobbelstenen
coin = Munt
die = d{ $sides }
more = Meer
i-am-out = Ik lig eruit
is-out = { $player } ligt eruit
have-you-lost = Heb je de game verloren?
has-lost = Heeft { $player } de game verloren?
i-have-lost = Ik heb verloren
they-have-lost = { $player } heeft verloren
said-by = { $player } heeft ingevoerd dat je hebt verloren.
i-concede = Ik geef op
concede-means = Je geeft deze game op. In een match van één game geef je daarmee de match op, en krijg je geen punten als die gelijk eindigt.
concede = Game opgeven
next-means = De uitslag van deze game telt dan in de match. Alleen een judge kan hem heropenen.
begin-next = Volgende game beginnen
too-few-for-another = Er zijn te weinig spelers over voor nog een game hier. Speel door en geef de uitslag door.
recent = Laatste stappen
last-step = de laatste stap
but-stays = { $step } (blijft: { $drawn })
waits = wacht op verzending
other-result = Andere uitslag doorgeven
more-about-result = Meer over de uitslag
judge-called = Judge geroepen
life-change = { $before } → { $after } life
life-now = { $life } life
everybody-starts = Iedereen begint met { $life } life
lost-by = { $player } heeft verloren: { $why }

## Knoppen met een teken: wat ze doen, voor schermlezers

less-life = { $player }: { $count } life verliezen
more-life = { $player }: { $count } life erbij
damage-from = Commanderschade: { $player }
less-damage = { $player }: 1 commanderschade minder ({ $from })
more-damage = { $player }: { $count } commanderschade meer ({ $from })
less-poison = { $player }: 1 poison minder
more-poison = { $player }: 1 poison meer
fewer-casts = { $player }: commander 1 keer minder gecast
more-casts = { $player }: commander 1 keer meer gecast
fewer-second-casts = { $player }: tweede commander 1 keer minder gecast
more-second-casts = { $player }: tweede commander 1 keer meer gecast
