nobody = Niemand mit diesem Namen. Versuche es mit weniger Buchstaben.
many-players = Viele Spieler. Gib mehr Buchstaben ein.
show-it = Anzeigen
has-changed = Das hat sich geändert, seit du zu tippen begonnen hast.
offline = Offline. Stand: { $time }.
signed-out = Du bist abgemeldet. Lade die Seite neu, um dich wieder anzumelden.
moved = Diese Seite ist umgezogen. Lade sie neu, um weiterzumachen.
gone = Diese Seite gibt es nicht mehr.
