### „Dein Konto“.

your-tournaments = Deine Turniere
your-role = Deine Rolle

## Der Kalender.

your-calendar = Dein Kalender
calendar-what = Ein Kalender, der diese Adresse abonniert, zeigt die Turniere, bei denen du mitarbeitest, auch noch nicht geöffnete. Halte sie geheim: Wer sie hat, sieht sie.
calendar-address = Adresse deines Kalenders
calendar-subscribe = <a>Mit dem Kalenderprogramm dieses Geräts abonnieren</a>: Es öffnet das Programm, das fragt, bevor es den Kalender hinzufügt. Wenn sich nichts öffnet, kopiere die Adresse in das Programm. Wird die Adresse erneuert, gilt die alte nicht mehr: Kalender damit werden leer.
renew-address = Adresse erneuern
address-renewed = Dein Kalender hat eine neue Adresse. Die alte zeigt nichts mehr.

## Das Passwort.

change-password = Passwort ändern
current-password = Aktuelles Passwort
password-hint = Mindestens 12 Zeichen. Du wirst überall sonst abgemeldet, und deine Zugriffstoken werden widerrufen.
password-changed = Das Passwort ist geändert. Du bist überall sonst abgemeldet, und frühere Zugriffstoken sind widerrufen. Benachrichtigungen auf anderen Geräten sind ausgeschaltet.
password-not-changed = Das Passwort wurde nicht geändert. Korrigiere, was markiert ist.

## Der zweite Faktor.

second-factor = Zweiter Faktor
on = An
off = Aus
on-since = seit { $since } UTC.
password-alone = Dein Passwort allein meldet dich an.
set-it-up = Einrichten

## Wo das Konto angemeldet ist.

signed-in-where = Wo du angemeldet bist
in-browsers = { $count ->
    [one] Nur in diesem Browser.
   *[other] In { $count } Browsern.
}
see-browsers = { $count ->
    [one] Ansehen
   *[other] Ansehen
}
sign-out = Abmelden
browsers-line = Zeiten in UTC. Ein Browser, der 30 Tage nicht verwendet wird, wird abgemeldet.
browser = Browser
address = Adresse
last-used = Zuletzt, etwa
signed-in = Angemeldet
unknown-browser = Unbekannter Browser
unknown = unbekannt
this-browser = Dieser Browser
sign-it-out = Abmelden
sign-out-here = Hier abmelden
sign-out-elsewhere = Überall sonst abmelden
not-yours = Ein Browser, der nicht deiner ist? Melde ihn ab und <a>ändere dann dein Passwort</a>.
browser-signed-out = Dieser Browser ist abgemeldet.
others-signed-out = { $count ->
    [one] { $count } anderer Browser ist abgemeldet. Benachrichtigungen auf anderen Geräten sind ausgeschaltet.
   *[other] { $count } andere Browser sind abgemeldet. Benachrichtigungen auf anderen Geräten sind ausgeschaltet.
}
nowhere-else = Du warst sonst nirgends angemeldet.

## Zugriffstoken.

programs = { $count ->
    [one] { $count } Programm darf als du handeln.
   *[other] { $count } Programme dürfen als du handeln.
}
no-program = Kein Programm handelt als du.
all-accounts = Alle Konten dieser Website
your-account = Dein Konto
no-such-account = Dieses Konto gibt es nicht mehr.
