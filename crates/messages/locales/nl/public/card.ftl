nameless = Een multiplayertoernooi Magic
place-of = { $place } van { $players }
place-after = { $place } van { $players } na ronde { $round }
share = Afbeelding om te delen
none-yet = Er is geen afbeelding van deze speler totdat een ronde is afgerond.
