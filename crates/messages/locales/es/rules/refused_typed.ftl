## Qué está mal en un resultado escrito

no-seat = Este pod no tiene ningún asiento { $seat }: indica del 1 al { $seats }, o D si fue empate.
no-result = «{ $typed }» no es un resultado: indica el asiento que ganó, del 1 al { $seats }, o D si fue empate.
say-who-won = Indica quién ganó: el asiento, del 1 al { $seats }, o D si fue empate.
out-cannot-win = El asiento { $seat } concedió la partida o recibió una pérdida de partida, y no puede ganarla. Elige quién ganó, o quita la concesión o la pérdida de partida.
