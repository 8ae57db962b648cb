your-decklist = La tua decklist
in-zone = { $moment } ({ $zone })
hand-in-until = Consegnala entro: { $moment }.
hand-in-until-round = Consegnala prima del round 1.
until-then = Fino ad allora puoi sostituirla e lo staff non può leggerla.
replace-until = Si può sostituire fino a: { $moment }.
replace-until-round = Si può sostituire fino all’inizio del round 1.
taken-until = Termine per la consegna delle decklist: { $moment }.
taken-until-round = Le decklist si potevano consegnare fino all’inizio del round 1.
everyone-reads = Quando il torneo è concluso, tutti possono leggerla.
deadline-over = Il termine è scaduto: rivolgiti allo staff.
not-asked = In questo torneo non sono richieste decklist.
to-your-page = Vai alla tua pagina

### Stato della lista.

state-missing = Mancante
state-handed-in = Consegnata
state-no-problem = Nessun problema
state-problems = Problemi
problems = { $count ->
    [one] { $count } problema
   *[other] { $count } problemi
}

### Che cosa è stato consegnato.

what-you-handed-in = Che cosa hai consegnato
link-not-opened = Il link viene conservato così com’è. Non viene mai aperto, quindi la lista non è controllata.
cards-kept = { $count ->
    [one] { $count } carta, conservata così com’è.
   *[other] { $count } carte, conservate così come sono.
}
fix-below = Correggila qui sotto e consegnala di nuovo.
not-checked = Non controllato
your-list = La tua lista

### Il modulo.

decklist = Decklist
decklist-hint =
    Un link, oppure la lista: una carta per riga, per esempio 1 Sol Ring. Scrivi Commander sopra il comandante e Deck sopra le altre carte, come fanno i siti di decklist.
hand-in = Consegna la decklist
handed-in = Hai consegnato la decklist. L’esito del controllo è qui sotto.
withdrawn = La tua decklist è stata ritirata.
nothing-handed-in = Non è stato consegnato nulla. Correggi la lista e inviala di nuovo.
back-to-decklist = Torna alla decklist
