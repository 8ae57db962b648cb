### Ogni immagine.

amount = { $label } { $amount }

### Grafico a linee.

chart = { $what }: { $points }.

### Quote con il loro intervallo.

interval = { $label } { $share }, fra { $least } e { $most }
dashed-line = La linea tratteggiata è a { $share }.

### I posti di un tavolo in cerchio.

ring = Tavolo { $table }, in ordine di turno: { $seats }.
ring-seat = posto { $number }: { $player }
ring-seat-own = posto { $number }: { $player }, tu
ring-seat-active = posto { $number }: { $player }, di turno
ring-seat-out = posto { $number }: { $player }, fuori

### Una partita seguita in cerchio.

game-ring = { $seats } posti in ordine di turno, { $playing } in partita
marker-in-turn = { $player } al posto { $seat } gioca il turno con l’indicatore { $marker }
marker-in-turn-designated = { $player } al posto { $seat } gioca il turno con l’indicatore { $marker }, destinato a essere rimosso
marker-waits = { $player } al posto { $seat } attende con l’indicatore { $marker }
marker-waits-designated = { $player } al posto { $seat } attende con l’indicatore { $marker }, destinato a essere rimosso
neighbours = Posti da { $first } a { $last } di { $all }, il successivo in ordine di turno è sotto.

### Tabellone dei playoff.

bracket-waiting = Direttamente alla fase successiva
bracket-seed = Seed { $number }
bracket-seat-won = vince
bracket-seat-by-seed = per seed
bracket-seat-out = fuori
bracket-none = Nessun playoff.
bracket-won = Playoff a { $players }: vince { $winner }, seed { $seed }.
bracket-without-winner = Playoff a { $players }, senza vincitore.
bracket-open = { $stages ->
    [one] Playoff a { $players } in { $stages } fase, non ancora deciso.
   *[other] Playoff a { $players } in { $stages } fasi, non ancora deciso.
}

### I punti per round e i tempi dei tavoli

field-points = { $players } con { $points }
field-round = { $round }: { $players }.
minutes = { $count } min
minutes-of = { $round }: da { $least } a { $most } minuti, mediana { $median }.
