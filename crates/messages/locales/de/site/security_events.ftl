### Das Sicherheitslog.

title = Sicherheitslog
intro = Anmeldungen und Fehlversuche, Änderungen an Konten, Team, Links und persönlichen Daten. Neueste zuerst, Zeiten in UTC; Einträge werden nach { $days } Tagen gelöscht.
what-happened = Was geschehen ist
network-address = Netzwerkadresse
show = Zeigen
everything = Alles
nothing-fits = Nichts gefunden
change-filter = Ändere, wonach gesucht wird, oder <a>sieh dir alles an</a>.
nothing-yet = Noch ist nichts geschehen
next-sign-in = Die nächste Anmeldung erscheint hier.
nothing-older = Nichts Älteres
to-latest = <a>Zu den neuesten Einträgen</a>
caption = Sicherheitsereignisse, neueste zuerst
who = Wer
from = Von
when-utc = Wann (UTC)
when = Wann
refused = Abgelehnt
older = Ältere Einträge
no-such-account = Kein Konto hat diesen Benutzernamen. Versuche unter Namen, die es nicht gibt, stehen unter ihrer Adresse.
no-address = Das ist keine Adresse: Gib eine ein wie 192.0.2.7 oder 2001:db8::7.

## Arten von Einträgen.

group-sign-ins = Anmeldungen
group-failures = Fehlversuche und Ablehnungen
group-passwords = Passwörter und zweite Faktoren
group-accounts = Konten
group-staff = Teams von Turnieren
group-players = Links und Daten von Spielern
group-keys = Schlüssel der Installation

## Was geschehen ist.

account-gone = ein Konto, das es nicht mehr gibt
no-account = ein Name, den kein Konto hat
player = Spielernummer { $number }
role = Rolle
signed-in = Angemeldet
sign-in-failed = Falsches Passwort: { $whom }
second-factor-failed = Richtiges Passwort und falscher Code: { $whom }
sign-in-refused = Richtiges Passwort, Konto gesperrt: { $whom }
player-tries-limited = Zu viele Versuche bei der getippten Adresse: { $player }. Die nächsten warten
tries-limited = Zu viele Versuche: { $whom }. Die nächsten warten
signed-out = Abgemeldet
sessions-ended = { $count ->
    [one] { $count } Browser abgemeldet
   *[other] { $count } Browser abgemeldet
}
password-confirmed = Passwort noch einmal eingegeben
password-not-confirmed = Auf Nachfrage ein falsches Passwort eingegeben
password-changed = Eigenes Passwort geändert
password-reset = Neues Passwort statt eines verlorenen gewählt: { $whom }
second-factor-on = Zweiten Faktor eingeschaltet: { $whom }
second-factor-off = Zweiten Faktor ausgeschaltet: { $whom }
recovery-codes-made = Neue Ersatzcodes erstellt: { $whom }
recovery-code-used = { $count ->
    [one] Ersatzcode verwendet: { $whom }; { $count } ist übrig
   *[other] Ersatzcode verwendet: { $whom }; { $count } sind übrig
}
account-made = Konto erstellt: { $whom }, { $role }
account-role-changed = Rolle auf der Website geändert: { $whom }, jetzt { $role }
account-disabled = Gesperrt: { $whom }
account-enabled = Entsperrt: { $whom }
reset-link-made = Link für ein verlorenes Passwort erstellt: { $whom }
site-invitation-made = Auf die Website eingeladen, Rolle: { $role }
site-invitation-withdrawn = Eine Einladung auf die Website zurückgezogen
staff-invited = Ins Team eingeladen, Rolle: { $role }
staff-invitation-withdrawn = Eine Einladung ins Team zurückgezogen
staff-joined = Ins Team gekommen: { $whom }, { $role }
staff-role-changed = Rolle geändert: { $whom }, jetzt { $role }
staff-removed = Aus dem Team entfernt: { $whom }
right-refused = Formular ohne diese Berechtigung gesendet: { $right }
left-out = Zu viele Einträge der Art „{ $kind }“: { $whom }. Die nächsten stehen nur im Log des Dienstes
player-link-renewed = Geheimen Link erneuert: { $player }
player-links-shown = { $count ->
    [one] Geheimen Link von { $count } Spieler angesehen
   *[other] Geheime Links von { $count } Spielern angesehen
}
personal-data-removed = Persönliche Daten entfernt: { $player }
private-export = Heruntergeladen: { $what }
calendar-renewed = Adresse des eigenen Kalenders erneuert
keys-replaced = Ersetzt: { $what }
access-token-made = Zugriffstoken erstellt: { $token }
access-token-revoked = Zugriffstoken widerrufen: { $token }
