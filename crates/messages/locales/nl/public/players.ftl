nobody-registered = Er is nog niemand ingeschreven
nobody-registered-text = Spelers staan hier zodra ze zijn ingeschreven.
to-your-line = Naar jouw regel
find-name = Zoek een naam
nobody-by-name = Niemand met die naam
try-fewer = Probeer minder letters, of <a>toon iedereen</a>.
names = Namen
players-by-name = Spelers op naam

## Bij een speler die niet meer speelt

left-after = weg na ronde { $round }
dropped-before-first = gedropt vóór ronde 1
awarded-bye = bye in ronde { $round }
awarded-byes = bye in ronde { $first }–{ $last }
dropped-after = gedropt na ronde { $round }
