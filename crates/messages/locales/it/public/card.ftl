nameless = Un torneo multiplayer di Magic
place-of = { $place } su { $players }
place-after = { $place } su { $players } dopo il round { $round }
share = Immagine da condividere
none-yet = Non c’è un’immagine di questo giocatore finché un round non è concluso.
