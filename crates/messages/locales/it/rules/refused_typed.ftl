## Che cosa non va in un risultato scritto.

no-seat = Questo pod non ha il posto { $seat }: scrivi da 1 a { $seats }, o D per la patta.
no-result = «{ $typed }» non è un risultato: scrivi il posto di chi ha vinto, da 1 a { $seats }, o D per la patta.
say-who-won = Indica chi ha vinto: il posto, da 1 a { $seats }, o D per la patta.
out-cannot-win = Il posto { $seat } ha concesso l’incontro o ha avuto un match loss e non può vincerlo. Scegli un altro vincitore, o togli la concessione o il match loss.
