nobody = Niemand met die naam. Probeer minder letters.
many-players = Veel spelers. Typ meer letters.
show-it = Tonen
has-changed = Dit is veranderd sinds je begon te typen.
offline = Offline. Laatst bijgewerkt: { $time }.
signed-out = Je bent uitgelogd. Laad de pagina opnieuw om in te loggen.
moved = Deze pagina is verplaatst. Laad opnieuw om verder te gaan.
gone = Deze pagina is er niet meer.

## Vellen en meldingen boven een pagina

close = Sluiten
close-message = Dit bericht sluiten

## Een formulier dat niet kon worden verstuurd

not-sent = Niet verstuurd
not-sent-why = Het netwerk antwoordt niet. Wat je hebt getypt, staat er nog: verstuur het zo meteen opnieuw.
signed-out-unsent = Je bent uitgelogd. Er is niets opgeslagen, en wat je hebt getypt, staat er nog. Log in, kom terug en verstuur het opnieuw.
sending-file = Het bestand wordt verzonden. Houd deze pagina open.
not-carried-out = Het is niet uitgevoerd.

## Handelingen die op dit apparaat wachten

acts-unsent = { $count ->
    [one] { $count } handeling is nog niet verstuurd
   *[other] { $count } handelingen zijn nog niet verstuurd
}
acts-ask = Niet verstuurd: hier is eerst je antwoord nodig
act-of-player = Het blijft op deze telefoon en wordt verstuurd zodra het netwerk antwoordt. Steek intussen je hand op.
may-have-arrived = Misschien is het al aangekomen.
acts-of-staff = Ze blijven op dit apparaat en worden in deze volgorde verstuurd zodra het netwerk antwoordt. Je kunt de pagina sluiten.
acts-moved = De tafel is sinds je tik verdergegaan, of de gamepagina heeft een vraag. Er wordt niets uitgevoerd voordat je antwoordt.
acts-full = Er worden er niet meer dan { $most } bewaard: de laatste niet.
act-made-by = Gedaan door { $name }; wordt pas verstuurd als { $name } is ingelogd.
somebody = iemand
send-still = Toch versturen
do-not-send = Niet versturen
