## Wer etwas nicht darf.

not-on-staff = Du bist nicht im Team dieses Turniers. Dir fehlt die Berechtigung: { $what }. Frag die Turnierleitung.
is-organizer = Deine Rolle hier ist Turnierleitung. Dir fehlt die Berechtigung: { $what }. Frag die Turnierleitung.
is-head-judge = Deine Rolle hier ist Head Judge. Dir fehlt die Berechtigung: { $what }. Frag die Turnierleitung.
is-judge = Deine Rolle hier ist Judge. Dir fehlt die Berechtigung: { $what }. Frag die Turnierleitung.
is-scorekeeper = Deine Rolle hier ist Scorekeeper. Dir fehlt die Berechtigung: { $what }. Frag die Turnierleitung.

## Berechtigungen.

may-see-inside = die Seiten des Teams sehen
may-enter-results = Ergebnisse eintragen
may-manage-players = Spieler verwalten
may-pair = Runden paaren und veröffentlichen
may-judge = als Judge handeln
may-choose-table-ends = bestimmen, wie ein Tisch seine Runde beendet
may-run-clock = die Uhr bedienen
may-correct = beendete Runden korrigieren
may-read-records = das ganze Log und die privaten Exporte lesen
may-choose-stage = bestimmen, was ein Stream zeigt
may-announce = Durchsagen machen
may-change-settings = die Einstellungen ändern
may-remove-personal-data = persönliche Daten entfernen
may-choose-staff = das Team zusammenstellen

## Wer jemand ist.

sign-in-first = Melde dich zuerst an.
only-administrator = Nur ein Admin der Website darf Konten verwalten.
not-signed-in-any-more = Du bist nicht mehr angemeldet, deshalb wurde nichts geändert. Melde dich an und sende es noch einmal.
password-too-long-ago = Dein Passwort wurde vor zu langer Zeit eingegeben, deshalb wurde nichts geändert. Sende es noch einmal, dann wirst du danach gefragt.
factor-due = Admins brauchen hier einen zweiten Faktor, und dein Konto hat keinen. Richte ihn zuerst auf der Seite deines Kontos ein.
link-not-valid = Dieser Link gilt nicht mehr, deshalb wurde nichts geändert. Frag das Turnierteam nach dem neuen.
link-of-tournament = Der Link eines Spielers gilt für ein Turnier.
only-player = Das dürfen nur Spieler, über ihren geheimen Link.

## Zugriffstoken.

token-ended = Dieses Token wurde widerrufen oder ist abgelaufen, deshalb wurde nichts geändert.
token-is-no-password = Dafür ist dein Passwort nötig, das kein Token ersetzt. Mach es angemeldet in einem Browser.
token-elsewhere = Dieses Token ist für ein anderes Turnier.
token-lacks-scope = Diesem Token fehlt der Scope „{ $scope }“. Erstelle auf der Seite deines Kontos eines, das ihn hat.

## Eine Seite, die nicht mehr aktuell ist.

no-such-tournament = Dieses Turnier gibt es hier nicht.
tournament-cancelled = Dieses Turnier wurde abgesagt.
no-round-now = Das Turnier hat sich geändert, seit du nachgesehen hast, und hat jetzt keine Runde. Sieh es dir an, wie es jetzt ist, und entscheide noch einmal.
round-is-draft = { $round } ist jetzt ein Entwurf: Die Runden haben sich geändert, seit du nachgesehen hast, vielleicht weil du das zweimal gesendet hast. Sieh dir das Turnier an, wie es jetzt ist, und entscheide noch einmal.
round-is-published = { $round } ist jetzt veröffentlicht: Die Runden haben sich geändert, seit du nachgesehen hast, vielleicht weil du das zweimal gesendet hast. Sieh dir das Turnier an, wie es jetzt ist, und entscheide noch einmal.
round-is-running = { $round } läuft jetzt: Die Runden haben sich geändert, seit du nachgesehen hast, vielleicht weil du das zweimal gesendet hast. Sieh dir das Turnier an, wie es jetzt ist, und entscheide noch einmal.
round-is-finished = { $round } ist jetzt beendet: Die Runden haben sich geändert, seit du nachgesehen hast, vielleicht weil du das zweimal gesendet hast. Sieh dir das Turnier an, wie es jetzt ist, und entscheide noch einmal.
