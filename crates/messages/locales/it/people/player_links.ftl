## I link segreti dei giocatori.

secret-link-title = Link segreto
secret-link-means = Con questo link il giocatore trova il suo tavolo, fa il check-in e il drop, senza un account. Chiunque abbia il link agisce a nome del giocatore: non darlo a nessun altro.
secret-link = Link segreto
to-type = Da scrivere: <span>{ $address }</span>
wrong-hands = Il link è finito nelle mani sbagliate?
new-one = Uno nuovo annulla quello vecchio, su carta e in ogni browser che l’ha usato.
of-person = Anche il suo link della community non vale più. Quelli delle altre serate restano validi: per sostituire anche questi, rinnova i link sulla pagina della persona nella community.
renew = Rinnova il link
renewed = Il link è rinnovato. Quello vecchio, su carta e nei browser, non funziona più.
no-player = In questo torneo non c’è nessun giocatore numero { $number } con un link.

## Tutti i link.

to-print = Link da stampare
how-to-use = Otto per foglio, per cognome. Ogni link è di un giocatore: tagliali e dai a ciascuno il suo.
back-to-prints = Torna alle altre stampe
also-on-page = Il link di un giocatore è anche sulla sua pagina, fra i <a>giocatori</a>.
none-yet = Ancora nessun giocatore
none-yet-text = I loro link compaiono qui quando sono iscritti.
print = { $part }: { $players }, { $sheets }
everybody = Tutti
sheets = { $count ->
    [one] { $count } foglio
   *[other] { $count } fogli
}
your-own-page = La tua pagina: tavolo, posto, classifica, check-in, drop. Tienila per te.
without-camera = Senza fotocamera, scrivi: <span>{ $address }</span>
