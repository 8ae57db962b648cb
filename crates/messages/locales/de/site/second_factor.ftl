### Der zweite Faktor.

on-since = seit { $since } UTC. Beim Anmelden brauchst du nach dem Passwort einen Code aus deiner App.

## Codes ohne das Handy.

recovery-codes = Ersatzcodes
codes-left = { $count ->
    [one] { $count } ist übrig. Jeder meldet dich einmal ohne das Handy an. Neue machen die alten ungültig.
   *[other] { $count } sind übrig. Jeder meldet dich einmal ohne das Handy an. Neue machen die alten ungültig.
}
no-codes-left = Keine sind übrig: Ohne dein Handy kannst du dich nicht anmelden. Jeder meldet dich einmal ohne das Handy an. Neue machen die alten ungültig.
make-codes = Neue Ersatzcodes erstellen
your-codes = Deine Ersatzcodes
shown-once = <b>Diese Seite zeigt sie einmal.</b> Drucke sie oder schreib sie auf, und bewahre sie getrennt vom Handy auf. Jeder meldet { $name } einmal bei { $site } ohne das Handy an, nach dem Passwort.
have-them = Ich habe sie

## Ausschalten.

switch-off = Ausschalten
for-new-phone = Auch für ein neues Handy: Schalte ihn aus und richte ihn dann wieder ein.
administrators-need-one = Admins brauchen hier einen.
code-hint-off = Der aktuelle Code der App oder ein Ersatzcode.
is-off = Der zweite Faktor ist aus: Dein Passwort allein meldet dich an.
still-on = Der zweite Faktor ist noch an.

## Einrichten.

demanded = <b>Admins brauchen hier einen zweiten Faktor</b>, und dein Konto hat noch keinen. Richte ihn ein, um weiterzumachen.
why = Ein Passwort allein lässt sich ausspähen oder erraten. Mit einem zweiten Faktor brauchst du zusätzlich einen Code aus einer Authenticator-App auf deinem Handy. Jede App mit zeitbasierten Codes geht.
scan = 1. Scanne das mit der App
or-type = Oder gib diesen Schlüssel ein: <code>{ $key }</code>
on-phone = Auf dem Handy selbst: <a>App öffnen</a>.
type-code = 2. Gib den Code ein, den sie zeigt
code-hint-on = Sechs Ziffern. Andere Browser werden abgemeldet.
switch-on = Einschalten
begin-again = Mit neuem Schlüssel beginnen
not-on-yet = Der zweite Faktor ist noch nicht an.
