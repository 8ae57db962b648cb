## Qué está mal en un resultado escrito

no-seat = Este pod no tiene ningún asiento { $seat }: indica del 1 al { $seats }, o D si fue empate.
no-result = «{ $typed }» no es un resultado: indica el asiento que ganó, del 1 al { $seats }, o D si fue empate.
say-still-in = Después de = indica los asientos que seguían en el juego, dos o más del 1 al { $seats }, como =12. Es para partidas de un solo juego.
say-places = Indica todos los asientos, del 1 al { $seats }, desde el primer puesto con > entre ellos, como 3>1>4>2. Entre quienes salieron a la vez escribe =, como 3>1=4>2.
say-who-won = Indica quién ganó: el asiento, del 1 al { $seats }, o D si fue empate.
out-cannot-win = El asiento { $seat } concedió la partida o recibió una pérdida de partida, y no puede ganarla. Elige quién ganó, o quita la concesión o la pérdida de partida.
