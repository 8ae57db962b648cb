## Rondas que no encajan con el número de jugadores

recommended-from = Las rondas se recomiendan a partir de { $fewest } jugadores; aquí hay { $players }.
too-few-players = { $least ->
    [one] Un torneo de nivel { $level } tiene al menos { $least } jugador; aquí hay { $players } ({ $rule }).
   *[other] Un torneo de nivel { $level } tiene al menos { $least } jugadores; aquí hay { $players } ({ $rule }).
}
too-few-rounds = { $least ->
    [one] Un torneo de nivel { $level } tiene al menos { $least } ronda; aquí hay { $rounds } ({ $rule }).
   *[other] Un torneo de nivel { $level } tiene al menos { $least } rondas; aquí hay { $rounds } ({ $rule }).
}
