### Anmelden.

user-name = Benutzername
password = Passwort
players-need-none = Spieler brauchen kein Konto: Sie öffnen den Link oder scannen den Code, den sie von der Turnierleitung bekommen.
staff-by-invitation = Wer im Team mitarbeitet, bekommt ein Konto per Einladung. Wenn du dein Passwort verloren hast, bitte einen Admin der Website um einen Link.

## Der Code.

your-code = Dein Code
code = Code
code-hint = Die sechs Ziffern, die deine Authenticator-App jetzt zeigt.
without-phone = Ohne das Handy: Gib einen deiner Ersatzcodes ein. Jeder gilt einmal.
without-both = Ohne beides: Ein Admin der Website kann den zweiten Faktor ausschalten.
too-late = Zu spät
recovery-codes-left = { $left ->
    [one] Du bist angemeldet. { $left } Ersatzcode ist übrig: Erstelle neue oder richte ein anderes Handy ein.
   *[other] Du bist angemeldet. { $left } Ersatzcodes sind übrig: Erstelle neue oder richte ein anderes Handy ein.
}
last-recovery-code = Du bist angemeldet. Das war der letzte Ersatzcode: Erstelle neue oder richte ein anderes Handy ein.
wait = { $seconds ->
    [one] Es gab mehrere Fehlversuche. Warte { $seconds } Sekunde und versuche es dann noch einmal; niemand wird ausgesperrt.
   *[other] Es gab mehrere Fehlversuche. Warte { $seconds } Sekunden und versuche es dann noch einmal; niemand wird ausgesperrt.
}
signed-out = Du bist abgemeldet.

## Das Passwort noch einmal.

why-again = Gib dein Passwort noch einmal ein, bevor du Konten, Team oder persönliche Daten änderst, falls jemand anderes diesen Browser offen gefunden hat. Danach wirst du eine Stunde lang nicht gefragt. <b>Es wurde noch nichts geändert</b>, und diese Seite behält deine Eingaben.
your-password = Dein Passwort
go-on = Weiter
remembered = Dein Passwort gilt jetzt eine Stunde lang. Mach weiter.

## Ein Formular, für das man sich erst anmelden musste.

was-not-stored = Das wurde <b>nicht gespeichert</b>: Du hast dich an- oder abgemeldet, seit die Seite geöffnet wurde. Wenn jemand inzwischen dasselbe geändert hat, wirst du gefragt.
send = Senden
do-not-send = Nicht senden
