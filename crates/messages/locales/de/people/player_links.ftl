## Die geheimen Links der Spieler.

secret-link-title = Geheimer Link
secret-link-means = Mit diesem Link findet die Person ihren Tisch, checkt ein und steigt aus, ohne Konto. Wer diesen Link hat, handelt in ihrem Namen: Gib ihn sonst niemandem.
secret-link = Geheimer Link
to-type = Zum Eintippen: <span>{ $address }</span>
wrong-hands = Ist der Link in falsche Hände geraten?
new-one = Ein neuer macht den alten ungültig, auf Papier und in jedem Browser, der ihn verwendet hat.
of-person = Auch der Link der Person für die Community gilt dann nicht mehr. Die Links ihrer anderen Abende gelten weiter: Um auch sie zu ersetzen, erneuere die Links auf der Seite der Person in der Community.
renew = Link erneuern
renewed = Der Link ist erneuert. Der alte, auf Papier und in Browsern, gilt nicht mehr.
no-player = Eine Spielernummer { $number } mit Link gibt es in diesem Turnier nicht.

## Alle.

to-print = Links zum Ausdrucken
how-to-use = Acht pro Blatt, nach Nachnamen. Jeder Link gehört einer Person: Schneide sie auseinander und gib allen den eigenen.
back-to-prints = Zurück zu den anderen Ausdrucken
also-on-page = Der Link einer Person steht auch auf ihrer Seite unter <a>Spieler</a>.
none-yet = Noch keine Spieler
none-yet-text = Ihre Links erscheinen hier, wenn sie registriert sind.
print = { $part }: { $players }, { $sheets }
everybody = Alle
sheets = { $count ->
    [one] { $count } Blatt
   *[other] { $count } Blätter
}
your-own-page = Deine eigene Seite: Tisch, Sitz, Stand, Check-in, Ausstieg. Behalte sie für dich.
without-camera = Ohne Kamera eintippen: <span>{ $address }</span>
