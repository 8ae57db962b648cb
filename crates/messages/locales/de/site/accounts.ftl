### Die Seiten der Admins: alle Konten.

title = Konten
find-name = Namen suchen
nobody-by-name = Niemand mit diesem Namen
caption = Alle, die sich hier anmelden können. Zeiten in UTC.
role-on-site = Rolle auf der Website
role = Rolle
state = Status
since = Seit
disabled = Gesperrt
can-sign-in = Kann sich anmelden
command-line = Kommandozeile

## Jemanden auf die Website einladen.

invite = Jemanden einladen
make-invitation = Einladung erstellen
administrator-hint = Alles: jedes Turnier und alle Konten.
organizer-hint = Legt eigene Turniere an.
staff-hint = Arbeitet nur dort mit, wo ein Turnier einlädt.
choose-role = Wähle eine der Rollen.
until-utc = Bis (UTC)
invitation = Einladung
for-one-new = Für eine neue Person mit der Rolle { $role } auf dieser Website.
back-to-accounts = Zurück zu den Konten
invitation-revoked = Einladung widerrufen.

## Zweiter Faktor der Admins.

factor-of-administrators = Zweiter Faktor der Admins
demanded = Verlangt
demanded-what = Admins ohne einen müssen ihn zuerst einrichten.
stop-demanding = Nicht mehr verlangen
not-demanded = Das Passwort eines Admins öffnet hier alles. Verlange zusätzlich einen Code aus einer Authenticator-App.
demand = Verlangen
set-up-own = Zuerst <a>deinen eigenen einrichten</a>.
now-demanded = Alle Admins brauchen ab jetzt einen zweiten Faktor.
no-longer-demanded = Admins können sich nur mit ihrem Passwort anmelden.

## Die Seite eines Kontos.

since-utc = seit { $since } UTC
on-staff-of = Im Team von
change-role = Rolle ändern
enable-heading = Konto entsperren
enable-what = Es kann sich mit seinem alten Passwort wieder anmelden.
enable = Entsperren
lost-password = Passwort verloren
lost-password-what = Erstellt einen Link, der eine Stunde gilt, um ein neues Passwort zu wählen. Ältere Links werden ungültig.
make-link = Link erstellen
lost-phone = Handy verloren
lost-phone-what = Schaltet den zweiten Faktor aus und meldet das Konto überall ab. Vergewissere dich, wer darum bittet: Danach genügt das Passwort.
disable-heading = Konto sperren
disable-what = Meldet das Konto überall ab und verhindert neue Anmeldungen. Sein Name bleibt in den Logs, und du kannst es wieder entsperren.
disable = Sperren
type-name = Gib { $name } genau so ein, wie es hier steht.
not-disabled = Das Konto wurde nicht gesperrt.
no-account = Unter dieser Adresse gibt es kein Konto.
to-accounts = Zu den Konten
reset-title = Link für ein verlorenes Passwort
reset-what = Für { $name }: Mit ihm wird ein neues Passwort gewählt.
back-to-account = Zurück zum Konto
only-administrators = Nur ein Admin der Website darf Konten verwalten.

## Hinweise.

role-changed = { $name } hat jetzt die Rolle { $role }.
is-disabled = { $name } ist gesperrt und überall abgemeldet.
is-enabled = { $name } kann sich wieder anmelden.
factor-removed = { $name } meldet sich jetzt nur mit dem Passwort an und ist überall abgemeldet.

## In der Liste aller Turniere.

