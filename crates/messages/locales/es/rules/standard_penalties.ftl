## La tabla de penalizaciones incluida

### Infracciones

missed-trigger = Habilidad disparada olvidada
extra-cards = Mirar cartas adicionales
hidden-card = Error de carta oculta
mulligan = Error en el procedimiento de mulligan
rule-violation = Violación de las reglas de juego
game-state = No mantener el estado del juego
tardiness = Tardanza
assistance = Ayuda externa
slow-play = Juego lento
decklist = Problema de lista de mazo
deck = Problema de mazo
limited-procedure = Violación de los procedimientos de Limitado
communication = Violación de la política de comunicación
marked-cards = Cartas marcadas
shuffling = Barajado insuficiente
conduct-minor = Conducta antideportiva menor
conduct-major = Conducta antideportiva mayor
determining-winner = Determinar un ganador de forma inapropiada
bribery = Sobornos y apuestas
aggressive = Comportamiento agresivo
theft = Robo de material del torneo
stalling = Retraso intencional
cheating = Trampas

### Casos

late-under-minute = menos de 1 minuto de retraso
late-ten-minutes = 10 minutos de retraso o más
with-case = { $infraction }: { $case }

### Lo que cambia con varios jugadores

trigger-remark = Si la habilidad aún ocurre lo deciden por mayoría los rivales que siguen en el juego; con un empate, se olvidó.
hidden-card-remark = Los rivales eligen la carta por mayoría; si no la hay, elige un rival por sorteo.
rule-violation-remark = Señalarlo es deber de todos en el pod.
game-state-remark = No se aplica: nadie recibe una penalización por lo que hizo mal otra persona.
tardiness-remark = Pérdida de turno, del primero, en lugar de la pérdida de juego.
assistance-remark = Solo la ayuda que viene de fuera del pod o va a alguien de fuera; los consejos dentro del pod son parte del juego.
slow-play-remark = Sin turnos adicionales. Después del final del tiempo, quien cometió la infracción se salta sus turnos y no cuenta para los turnos que quedan.
deck-remark = Lo que se encontró se enseña a todos los rivales del pod.
conduct-remark = Solo se va quien empezó; los demás siguen jugando.
bribery-remark = Los acuerdos sobre lo que ocurre dentro del juego no son soborno.
