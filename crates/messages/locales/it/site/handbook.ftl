### Attorno al manuale.

title-of = { $what }: Manuale
contents = Indice
search = Cerca nel manuale
nothing-found = Non è stato trovato nulla
try-one-word = Prova con una sola parola, o con quella sul pulsante della pagina. <a>Sfoglia l’indice</a>.
found-for = { $count ->
    [one] { $count } risultato per «<bdi>{ $typed }</bdi>».
   *[other] { $count } risultati per «<bdi>{ $typed }</bdi>».
}
some-found = Nulla contiene tutto «<bdi>{ $typed }</bdi>». Questi ne contengono una parte.
parts = Parti del manuale
on-this-page = In questa pagina
no-part = Il manuale non ha una parte con questo nome.
no-picture = Il manuale non ha questa immagine.
no-contact = Questa installazione non dice a chi segnalare una vulnerabilità.
older = Il capitolo inglese è cambiato dopo questa traduzione: una parte potrebbe non essere aggiornata.
