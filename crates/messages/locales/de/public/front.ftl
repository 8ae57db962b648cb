## Die Startseite.

title = Turniere
nothing-listed = Noch ist kein Turnier gelistet
nothing-listed-text = Turniere erscheinen hier, wenn die Turnierleitung sie listet. Ein Turnier, das nicht gelistet ist, hat seinen eigenen Link.
nothing-listed-organizers = Wer Turniere leitet, legt eines unter <a>den eigenen Turnieren</a> an.
is-new = Dieses Podium ist neu
is-new-text = Öffne den Einrichtungslink, den Podium beim Start ausgegeben hat, um das erste Konto zu erstellen. Leg dann ein Turnier an; Turniere erscheinen hier.
running-now = Läuft gerade
coming = Demnächst
past = Vergangene
statistics = Statistik über mehrere davon
subscribe = Kalender dieser Turniere abonnieren
download = Herunterladen (.ics)
calendar = Kalender dieser Turniere (.ics)
