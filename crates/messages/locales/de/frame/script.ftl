nobody = Niemand mit diesem Namen. Versuch es mit weniger Buchstaben.
many-players = Viele Spieler. Gib mehr Buchstaben ein.
show-it = Anzeigen
has-changed = Das hat sich geändert, seit du zu tippen begonnen hast.
offline = Offline. Stand: { $time }.
signed-out = Du bist abgemeldet. Lade die Seite neu, um dich wieder anzumelden.
moved = Diese Seite ist umgezogen. Lade sie neu, um weiterzumachen.
gone = Diese Seite gibt es nicht mehr.

## Wenn das Netz nicht antwortet.

act-made-by = Von { $name }; wird gesendet, wenn dieses Konto angemeldet ist.
act-of-player = Es bleibt auf diesem Handy und wird gesendet, sobald das Netz antwortet. Heb solange die Hand.
may-have-arrived = Vielleicht ist es schon angekommen.
acts-ask = Nicht gesendet: Hier gibt es noch Fragen
acts-full = Mehr als { $most } werden nicht aufbewahrt: Die letzte fehlt.
acts-moved = Am Tisch ist es weitergegangen, seit du gedrückt hast, oder das Pult hat eine Frage. Es wird nichts ausgeführt, bevor du antwortest.
acts-of-staff = Sie bleiben auf diesem Gerät und werden in dieser Reihenfolge gesendet, sobald das Netz antwortet. Du kannst die Seite schließen.
acts-unsent = { $count ->
    [one] { $count } Aktion ist noch nicht gesendet
   *[other] { $count } Aktionen sind noch nicht gesendet
}
close = Schließen
close-message = Hinweis schließen
do-not-send = Nicht senden
sending-file = Die Datei wird gesendet. Lass diese Seite offen.
not-carried-out = Es wurde nicht ausgeführt.
not-sent = Nicht gesendet
not-sent-why = Das Netz antwortet nicht. Was du eingegeben hast, ist noch da: Sende es gleich noch einmal.
send-still = Trotzdem senden
signed-out-unsent = Du bist abgemeldet. Es wurde nichts gespeichert, und was du eingegeben hast, ist noch da. Melde dich an, komm zurück und sende es noch einmal.
somebody = jemand
