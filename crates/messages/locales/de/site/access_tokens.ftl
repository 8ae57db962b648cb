### Zugriffstoken.

access-tokens = Zugriffstoken
times-in-utc = Zeiten in UTC.
what-they-are = Ein Programm sendet ein Token an die <a>API</a> und handelt als du, mit deiner jeweiligen Rolle. Das Log nennt das Token.
none-yet = Deine Token erscheinen hier.

## Die Liste.

token = Token
may = Darf
tournament = Turnier
expires = Läuft ab
hint-and-made = { $hint }…, erstellt { $made }
nothing = nichts
all = alle
never-used = nie
never-expires = nie
expired = Abgelaufen
revoke = { $name } widerrufen
revoked = Das Token ist widerrufen: Es öffnet nichts mehr.

## Ein neues.

make-heading = Token erstellen
name = Name
name-hint = Was es verwendet, etwa „Overlay des Streams“. Es steht dann im Log.
may-be-used-for = Wofür es verwendet werden darf
scope-read = Sehen, was deine Rolle sieht: Entwürfe, laufende Ergebnisse, Status
scope-players = Spieler hinzufügen, ändern, einchecken, aussteigen lassen
scope-results = Ergebnisse eintragen
scope-rounds = Runden entwerfen, veröffentlichen, starten und beenden
scope-webhooks = Webhooks erstellen, ändern und entfernen
scope-settings = Turniere anlegen und ihre Einstellungen ändern
for-label = Für
all-your-tournaments = Alle deine Turniere
expires-after = Läuft ab nach
one-year = Ein Jahr
no-end = Läuft nicht ab
choose-expiry = Wähle, wann das Token abläuft.
make = Token erstellen

## Die Seite, die ein neues Token einmal zeigt.

your-new-token = Dein neues Token
shown-once = <b>Diese Seite zeigt das Token einmal.</b> Kopiere es jetzt nach „{ $name }“ und bewahre es auf wie ein Passwort: Wer es hat, handelt als du.
example = Ein Programm sendet es bei jedem Aufruf mit. Dieser Aufruf zeigt, was das Token darf:
more-calls = <a>Die Dokumentation der API</a> hat die übrigen Aufrufe und einen Bot für den Anfang.
have-it = Ich habe es
