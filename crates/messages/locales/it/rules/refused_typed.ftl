## Che cosa non va in un risultato scritto.

no-seat = Questo pod non ha il posto { $seat }: scrivi da 1 a { $seats }, o D per la patta.
no-result = «{ $typed }» non è un risultato: scrivi il posto di chi ha vinto, da 1 a { $seats }, o D per la patta.
say-still-in = Dopo = scrivi i posti ancora in partita, due o più da 1 a { $seats }, come =12. Vale per gli incontri di una partita.
say-places = Scrivi tutti i posti, da 1 a { $seats }, dalla prima posizione in poi con > in mezzo, come 3>1>4>2. Tra chi ha lasciato insieme la partita scrivi =, come 3>1=4>2.
say-who-won = Indica chi ha vinto: il posto, da 1 a { $seats }, o D per la patta.
out-cannot-win = Il posto { $seat } ha concesso l’incontro o ha avuto un match loss e non può vincerlo. Scegli un altro vincitore, o togli la concessione o il match loss.
