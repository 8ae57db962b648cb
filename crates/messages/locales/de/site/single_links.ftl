### Links, die einmal gelten.

## Titel.

set-up-podium = Podium einrichten
join-tournament = Mitarbeiten: { $tournament }
join-site = Diesem Podium beitreten
new-password-title = Neues Passwort wählen

## Was der Link bietet.

set-up-what = Erstelle das erste Konto. Du wirst Admin der Website: Du legst Turniere an und lädst andere ein.
join-what = Du bist ins Team eingeladen, mit der Rolle { $role }.
join-as-administrator = Du bist als Admin der Website eingeladen: Du verwaltest Turniere und Konten.
join-as-organizer = Du bist als Turnierleitung eingeladen: Du kannst eigene Turniere anlegen.
join-as-staff = Du bist eingeladen, ein Konto zu erstellen; Turniere laden dich dann in ihr Team ein.
reset-what = Für das Konto { $account }. Es wird überall sonst abgemeldet, und seine Zugriffstoken werden widerrufen.
from-until = Von { $name }. Der Link gilt einmal, bis { $until } ({ $zone }).
until = Der Link gilt einmal, bis { $until } ({ $zone }).

## Die Formulare.

signed-in-as = Du bist angemeldet als <b>{ $name }</b>.
join-with-this = Mit diesem Konto beitreten
not-you = Nicht du? Melde dich auf <a>der Seite deines Kontos</a> ab und öffne den Link dann noch einmal.
new-password = Neues Passwort
password-hint = Mindestens 12 Zeichen, etwa drei oder vier Wörter.
set-password = Passwort setzen
user-name-hint = Damit meldest du dich an; andere im Team sehen ihn.
make-account = Konto erstellen
have-account = Du hast schon ein Konto? <a>Melde dich an</a>, dann tritt es bei.

## Hinweise.

signed-in = Du bist angemeldet.
first-account-made = Das Konto ist erstellt. Jetzt das erste Turnier: Sein Name genügt.
password-changed = Das Passwort ist geändert. Melde dich damit und mit einem Code an.
link-still-works = Es wurde nichts geändert, und der Link gilt noch. Korrigiere, was markiert ist.
joined = Du bist beigetreten.

## Die Seite, die einen neuen Link einmal zeigt.

shown-once = <b>Diese Seite zeigt den Link einmal.</b> Kopiere ihn oder lass den Code jetzt scannen. Er gilt einmal und läuft ab nach: { $holds }.
link-label = Link
