## Fehlerseiten.

status = Fehler { $status }
request-id = Wenn du um Hilfe bittest, nenne diese Anfrage: <code>{ $id }</code>

## Überschriften.

not-here = Hier ist nichts
no-permission = Dafür fehlt dir die Berechtigung
incomplete-request = Unvollständige Anfrage
not-this-way = So geht es nicht
not-saved = Nicht gespeichert
not-stored = Nicht gespeichert
one-moment = Einen Moment
perhaps-stored = Vielleicht gespeichert
went-wrong = Das ist schiefgegangen
changed-first = Jemand anderes hat das zuerst geändert
too-many-tries = Zu viele Versuche
too-much-at-once = Das ist zu viel auf einmal
form-too-old = Dieses Formular ist zu alt
no-place-now = Gerade kein Platz

## Buttons und Links.

to-front-page = Zur Startseite
ask-again = Jetzt neu laden
go-back = Zurück
back-to-your-page = Zurück zu deiner Seite
to-the-tournament = Zum Turnier
sign-in = Anmelden

## Sätze.

busy-form = Der Server ist überlastet, es wurde nichts gespeichert. Sende es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal. Wenn du dein Formular nicht mehr siehst, geh zurück: Was du eingegeben hast, ist noch da.
busy-page = Der Server ist überlastet. Diese Seite versucht es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} erneut.
perhaps-stored-detail = Das wurde gesendet, aber die Antwort, ob es gespeichert ist, ging verloren. Sende dasselbe Formular noch einmal: Es wird nur einmal ausgeführt. Wenn du dein Formular nicht mehr siehst, schau nach, ob alles da ist, bevor du ein neues ausfüllst.
unexpected = Bei uns ist etwas Unerwartetes passiert; was genau, steht im Log des Dienstes.
unexpected-nothing-changed = Bei uns ist etwas Unerwartetes passiert. Es wurde nichts geändert; was passiert ist, steht im Log des Dienstes.
page-not-made = Die Seite konnte nicht erstellt werden.
fix-and-send = Geh zurück, korrigiere, was hier steht, und sende es noch einmal. Es wurde nichts geändert.
wait-seconds = Warte { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} und versuche es dann noch einmal.
nothing-here = Unter dieser Adresse gibt es nichts.
no-page = Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie falsch geschrieben, oder der Link ist alt.
no-tournament = Unter dieser Adresse gibt es kein Turnier.
no-stage = Das ist nicht die Adresse der Stream-Ansicht dieses Turniers. Das Team findet die richtige auf der Seite Stream.
no-file = Diese Datei gibt es nicht.
bad-query = Was in dieser Adresse hinter dem ? steht, ist nicht lesbar. Folge stattdessen einem Link.
method-refused = Diese Adresse nimmt keine Anfragen vom Typ { $method } an.

## Die Datenbank speichert oder antwortet nicht.

read-only-page = Die Datenbank dieses Dienstes kann im Moment nur gelesen werden. Diese Seite versucht es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} erneut.
read-only-form = Die Datenbank dieses Dienstes kann im Moment nur gelesen werden, deshalb wurde nichts geändert. Wende dich an den Betrieb des Servers und sende es dann noch einmal.
full-page = Der Datenträger dieses Dienstes ist voll. Diese Seite versucht es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} erneut.
full-form = Der Datenträger dieses Dienstes ist voll, deshalb wurde nichts geändert. Wende dich an den Betrieb des Servers und sende es dann noch einmal.
disk-page = Der Datenträger dieses Dienstes hat im Moment einen Fehler. Diese Seite versucht es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} erneut.
disk-form = Der Datenträger dieses Dienstes hat im Moment einen Fehler, deshalb wurde nichts geändert. Wende dich an den Betrieb des Servers und sende es dann noch einmal.
locked-page = Ein anderes Programm schreibt gerade in die Datenbank dieses Dienstes. Diese Seite versucht es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} erneut.
locked-form = Ein anderes Programm schreibt gerade in die Datenbank dieses Dienstes, deshalb wurde nichts geändert. Sende es gleich noch einmal.
silent-page = Die Datenbank antwortet im Moment nicht. Diese Seite versucht es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} erneut.
silent-form = Die Datenbank antwortet im Moment nicht, deshalb wurde nichts geändert. Sende es gleich noch einmal.

## Links, die man einmal verwenden kann.

link-unknown = Dieser Link ist nicht bekannt
link-used = Dieser Link wurde schon verwendet
link-expired = Dieser Link ist abgelaufen
link-void = Dieser Link gilt nicht mehr

## Formulare, die nicht lesbar sind oder von anderswo kommen.

foreign-form = Dieses Formular wurde von einer anderen Website gesendet. Öffne die Seite hier und sende es noch einmal.
unknown-player = Dieser Browser weiß nicht, wessen Seite das war. Öffne deinen geheimen Link noch einmal.
other-session = Du hast dich an- oder abgemeldet, seit diese Seite geöffnet wurde. Geh zurück, lade die Seite neu und sende es noch einmal.
takes-no-file = Dieses Formular nimmt keine Datei an. Öffne die Seite noch einmal und sende es von dort.
nul-in-form = Das Formular enthält ein Zeichen, das in keinem Text vorkommt (NUL). Geh zurück, entferne es und sende es noch einmal.
form-unreadable = Das Formular ist nicht lesbar. Öffne die Seite noch einmal und sende es von dort.
upload-unreadable = Die hochgeladene Datei ist nicht lesbar. Öffne die Seite noch einmal und sende es von dort.
form-broke-off = Die Übertragung des Formulars ist abgebrochen. Sende es noch einmal.
form-late = Das Formular kam nicht rechtzeitig an, deshalb wurde nichts geändert. Prüfe die Verbindung und sende es dann noch einmal.
form-too-large = Dieses Formular nimmt höchstens { $most } an. Sende es in kleineren Teilen; es wurde nichts geändert.
no-place-detail = Zu viele Seiten sind geöffnet, deshalb aktualisiert sich diese nicht von selbst. Lade sie neu, um Neues zu sehen.

## Adressen.

key-reused = unter diesem Schlüssel wurde schon etwas anderes gesendet
no-host = Die Anfrage sagt nicht, für welchen Host sie ist.
open-it = Öffnen
other-name = Dieser Dienst heißt anders
service-has-no-name = Dieser Dienst kennt von sich nur Adressen aus Zahlen wie http://192.0.2.7:8080 und localhost. Wer ihn betreibt, kann ihm mit --public-url einen Namen geben.
service-is-at = Dieser Dienst ist unter { $address } zu finden. Öffne diese Adresse.
strange-address = Diese Adresse enthält ein Zeichen, das in keiner Adresse dieses Dienstes vorkommt.
