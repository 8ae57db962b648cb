## Ein Webhook.

title = Webhook
mark-and-address = Webhook { $mark } an { $address }
mark-only = Webhook { $mark }
since = seit { $since }
not-heard = Keine Antwort
trouble-gone = Sein Empfänger hat geantwortet, dass es ihn nicht mehr gibt (410). Bring das in Ordnung und schalte ihn dann wieder ein.
trouble-week = Seit einer Woche ist dort nichts angekommen. Bring das in Ordnung und schalte ihn dann wieder ein.
trouble-unreadable = Seine Adresse ist mit den Schlüsseln dieser Installation nicht lesbar. Gib sie noch einmal ein und schalte den Webhook dann ein.
trouble-since = Seit { $since } ist dort nichts angekommen. Podium versucht es weiter; nach einer Woche wird er ausgeschaltet.
send-test = Test senden
enable = Wieder einschalten

## Was gesendet wurde.

deliveries = Zustellungen
nothing-sent = Noch nichts gesendet
listed-here = Zustellungen ab jetzt stehen hier 30 Tage lang.
deliveries-caption = Neueste zuerst. Eine fehlgeschlagene Zustellung wird zwei Tage lang erneut versucht, und spätere warten, damit alle der Reihe nach ankommen.
column-what = Was
column-when = Wann
column-answer = Antwort
column-tries = Versuche
column-again = Noch einmal
send-again = Noch einmal senden
waits = Wartet
tried-again = Neuer Versuch
arrived = Angekommen
given-up = Aufgegeben
not-sent = Nicht gesendet

## Worauf eine Zustellung wartet.

not-while-disabled = kein Versuch, solange er ausgeschaltet ist
not-before = nicht vor { $at }
waits-for-earlier = wartet auf die davor
next-now = nächster jetzt
next-at = nächster um { $time }

## Das Signaturgeheimnis.

signing-secret = Signaturgeheimnis
signing-secret-means = Zustellungen werden damit nach Standard Webhooks signiert, damit dein Empfänger prüfen kann, dass sie von hier kommen.
old-secrets = { $count ->
    [one] Das vorige Geheimnis gilt auch noch, bis { $until }.
   *[other] Die { $count } vorigen Geheimnisse gelten auch noch, bis { $until }.
}
new-secret = Neues Geheimnis erstellen

## Ändern und entfernen.

change-it = Ändern
remove-heading = Webhook entfernen
remove-means = Es wird nichts mehr dorthin gesendet, und die Liste der Zustellungen wird gelöscht.

## Hinweise und ein Fehler.

changed = Der Webhook ist geändert.
removed = Der Webhook ist entfernt.
secret-made = Es gibt ein neues Signaturgeheimnis. Die davor gelten noch einen Tag.
test-is-sent = Ein Test wird gesendet: Was daraus wurde, steht in der Liste der Zustellungen.
test-in-queue = { $count ->
    [one] Ein Test steht in der Warteschlange. { $count } Zustellung wartet davor und wird jetzt versucht.
   *[other] Ein Test steht in der Warteschlange. { $count } Zustellungen warten davor; sie werden jetzt versucht.
}
it-is-sent = Sie wird gesendet: Was daraus wurde, steht in der Liste der Zustellungen.
it-in-queue = { $count ->
    [one] Sie steht in der Warteschlange. { $count } Zustellung wartet davor und wird jetzt versucht.
   *[other] Sie steht in der Warteschlange. { $count } Zustellungen warten davor; sie werden jetzt versucht.
}
enabled-nothing-waits = Er ist eingeschaltet, und nichts wartet: Sende ihm einen Test.
enabled-after-gone = Es wird jetzt wieder versucht; antwortet sein Empfänger noch immer mit 410, wird er wieder ausgeschaltet.
enabled = Er ist eingeschaltet, und wartende Zustellungen werden jetzt versucht.
no-such = Diesen Webhook gibt es hier nicht (mehr).
to-webhooks = Zu den Webhooks
