## De link

your-link = Je link
scan-code = Scan de code met een andere telefoon om je pagina ook daar te openen. Wie deze link heeft, handelt namens jou: laat hem aan niemand zien.
secret-link = Geheime link
your-page = Je pagina

## Een browser met de pagina van iemand anders

whose-page = Wiens pagina?
whose-page-is-this = Van wie is deze pagina?
question =
    Deze browser heeft de pagina van <b><bdi>{ $held }</bdi></b>. De link die je hebt geopend, is van
    <b><bdi>{ $name }</bdi></b>. Ga alleen verder als deze telefoon vanaf nu voor <bdi>{ $name }</bdi> moet doorgeven en handelen: voor de pagina van
    <bdi>{ $held }</bdi> is dan weer de eigen link nodig.
change-to = Overstappen naar { $name }
stay-with = Bij { $held } blijven

## Foutpagina

no-such-link = Deze link leidt naar geen enkele speler. Misschien is hij maar half gekopieerd of is hij vernieuwd: vraag de staf om de nieuwe.
