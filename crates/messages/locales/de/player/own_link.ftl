## Der geheime Link.

### Die Seite mit dem Link.

your-link = Dein Link
scan-code = Scanne den Code mit einem anderen Handy, um deine Seite auch dort zu öffnen. Wer diesen Link hat, handelt in deinem Namen: Zeig ihn niemandem.
secret-link = Geheimer Link
your-page = Deine Seite

### Ein Link wurde im Browser einer anderen Person geöffnet.

whose-page = Wessen Seite?
whose-page-is-this = Wessen Seite ist das?
question =
    Dieser Browser hat die Seite von <b><bdi>{ $held }</bdi></b>. Der Link, den du geöffnet hast, gehört
    <b><bdi>{ $name }</bdi></b>. Mach nur weiter, wenn dieses Handy ab jetzt für <bdi>{ $name }</bdi> melden und handeln soll: Die Seite von
    <bdi>{ $held }</bdi> braucht dann wieder ihren eigenen Link.
change-to = Zu { $name } wechseln
stay-with = Bei { $held } bleiben

### Fehlerseite.

no-such-link =
    Dieser Link führt zu niemandem. Vielleicht wurde er nur zum Teil kopiert, oder er wurde erneuert: Frag das Turnierteam nach dem neuen.
