## Round previsti non adatti al numero di giocatori.

recommended-from = I round sono raccomandati a partire da { $fewest } giocatori; qui sono { $players }.
too-few-players = { $least ->
    [one] Un torneo { $level } ha almeno { $least } giocatore; qui sono { $players } ({ $rule }).
   *[other] Un torneo { $level } ha almeno { $least } giocatori; qui sono { $players } ({ $rule }).
}
too-few-rounds = { $least ->
    [one] Un torneo { $level } ha almeno { $least } round; qui sono { $rounds } ({ $rule }).
   *[other] Un torneo { $level } ha almeno { $least } round; qui sono { $rounds } ({ $rule }).
}
