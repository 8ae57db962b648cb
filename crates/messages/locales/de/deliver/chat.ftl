## Nachrichten in einem Chat.

round-published = { $opening } ist veröffentlicht: { $tables }.
round-unpublished = { $opening } ist nicht mehr veröffentlicht: Die Veröffentlichung wurde zurückgenommen.
round-running = { $opening } läuft.
round-unstarted = { $opening } läuft nicht mehr: Der Start wurde rückgängig gemacht.
round-finished = { $opening } ist beendet.
round-reopened = { $opening } läuft wieder: Die Runde wurde wieder geöffnet.
result-won = Tisch { $table }, { $round }: { $winner } gewinnt.
result-draw = Tisch { $table }, { $round }: unentschieden.
result-cleared = Tisch { $table }, { $round }: Das Ergebnis wurde gelöscht.
cut = Der Cut ist bekannt gegeben: Die Top { $size } spielen weiter.
cut-revoked = Der bekannt gegebene Cut wurde zurückgenommen.
event-finished = { $event } ist beendet.
event-reopened = { $event } ist wieder geöffnet.
event-cancelled = { $event } ist abgesagt.
champion = { $player } gewinnt { $event }!
announcement-withdrawn = Eine Durchsage wurde zurückgezogen.
test = Ein Test: Dieser Kanal bekommt Neuigkeiten von { $event }.

## Spieler.

players-added = Spieler: { $who } hinzugefügt.
players-changed = Spieler: { $who } geändert.
players-dropped = Spieler: { $who } ausgestiegen.
players-disqualified = Spieler: { $who } disqualifiziert.
players-back = Spieler: { $who } zurück.
players-removed = Spieler: { $who } entfernt.
player-number = Nummer { $number }

## Communitys.

evening-opened = { $evening } ist geöffnet.
evening-finished = { $evening } ist vorbei.
evening-reopened = { $evening } ist wieder offen.
evening-cancelled = { $evening } ist abgesagt.
season-changed = Saison { $season }: Die Rangliste oder die Abende haben sich geändert.
season-closed = Saison { $season } ist geschlossen.
season-reopened = Saison { $season } ist wieder offen.
free-pod-won = Tisch { $table }, { $evening }: { $winner } gewinnt.
free-pod-drawn = Tisch { $table }, { $evening }: unentschieden.
free-pod-void = Tisch { $table }, { $evening }: Der Pod ist ungültig und zählt für niemanden.
