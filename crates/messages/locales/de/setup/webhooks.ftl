## Webhooks.

### Die Liste.

title = Webhooks
what-they-do = Eine Adresse hier erfährt, was in diesem Turnier geschieht, sobald es öffentlich ist: ein Chatkanal, ein Bot, ein Overlay, die Website einer Liga.
what-they-do-in-community = Eine Adresse hier erfährt, was in dieser Community geschieht, sobald es öffentlich ist: Abende, Ergebnisse freier Pods und die Ranglisten von Saisons.
none-yet = Noch keine Webhooks
add-below = Füge unten eine Adresse hinzu und sende ihr dann einen Test.
column-webhook = Webhook
column-for = Für
column-events = Ereignisse
not-answered = hat seit { $since } nicht geantwortet
unreadable-address = eine nicht lesbare Adresse
add-heading = Webhook hinzufügen
added = Der Webhook ist hinzugefügt. Sende ihm einen Test.

### Der Stand.

active = Aktiv
fails = Gestört
disabled = Aus

### Das Formular.

name-hint = Ein Name für dein Team, etwa „Liga-Website“.
address-hint = Wo dein Bot zuhört, oder die Webhook-Adresse eines Discord-Kanals. Wer sie kennt, kann dort schreiben: Sie wird versiegelt gespeichert und nie wieder ganz gezeigt.
address-stays = Leer: wie bisher, { $address }.
what-is-sent = Was gesendet wird
for-program = Für ein Programm
for-program-hint = Signiertes JSON nach Standard Webhooks: für Bots, Overlays und Liga-Websites.
for-chat = Für einen Chat
for-chat-hint = Eine Nachricht mit dem Link, wie Webhooks von Discord sie annehmen.
no-shape = Was gesendet wird: Wähle eines von beiden.
shape-program = Programm
shape-chat = Chat
events = Ereignisse
events-hint = Ereignisse, die diese rückgängig machen, werden auch gesendet.
add = Webhook hinzufügen

### Ereignisse.

round-published = Eine Runde ist veröffentlicht
round-unpublished = Eine Veröffentlichung ist zurückgenommen
round-started = Eine Runde startet
round-unstarted = Ein Start ist rückgängig gemacht
round-finished = Eine Runde ist beendet
round-reopened = Eine Runde läuft wieder
table-result = Das Ergebnis eines Tisches, sobald alle es sehen
cut-announced = Der Cut ist bekannt gegeben
cut-revoked = Der Cut ist zurückgenommen
tournament-over = Das Turnier ist beendet oder abgesagt
has-champion = Der Turniersieg steht fest
tournament-reopened = Das Turnier ist wieder geöffnet
tournament-cancelled = Das Turnier ist abgesagt
announcement = Eine Durchsage an alle
announcement-withdrawn = Eine Durchsage ist zurückgezogen
players-change = Spieler kommen, gehen oder ändern ihren Namen
evening-opened = Ein Abend ist geöffnet
evening-over = Ein Abend ist vorbei oder abgesagt
evening-reopened = Ein Abend ist wieder offen
evening-cancelled = Ein Abend ist abgesagt
season-changed = Die Rangliste oder die Abende einer Saison ändern sich
season-closed = Eine Saison ist geschlossen
season-reopened = Eine Saison ist wieder offen
free-pod-result = Ein Ergebnis eines freien Pods zählt
a-test = Ein Test
