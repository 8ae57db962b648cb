### La pagina con il link.

your-link = Il tuo link
scan-code = Scansiona il codice con un altro telefono per aprire la tua pagina anche lì. Chi ha questo link agisce a tuo nome: non mostrarlo a nessuno.
secret-link = Link segreto
your-page = La tua pagina

### Il browser ha la pagina di un altro giocatore.

whose-page = Di chi è la pagina?
whose-page-is-this = Di chi è questa pagina?
question =
    Questo browser ha la pagina di <b><bdi>{ $held }</bdi></b>. Il link che hai aperto è quello di
    <b><bdi>{ $name }</bdi></b>. Continua solo se d’ora in poi questo telefono deve comunicare risultati e agire per <bdi>{ $name }</bdi>: la pagina di
    <bdi>{ $held }</bdi> avrà poi di nuovo bisogno del suo link.
change-to = Passa a { $name }
stay-with = Resta con { $held }

### Pagina di errore.

no-such-link =
    Questo link non porta a nessun giocatore. Forse è stato copiato solo in parte, oppure è stato rinnovato: chiedi quello nuovo allo staff.
