## Round previsti non adatti al numero di giocatori.

recommended-from = I round sono raccomandati a partire da { $fewest } giocatori; qui sono { $players }.
too-few-players = { $least ->
    [one] A livello { $level } un torneo ha almeno { $least } giocatore; qui sono { $players } ({ $rule }).
   *[other] A livello { $level } un torneo ha almeno { $least } giocatori; qui sono { $players } ({ $rule }).
}
too-few-rounds = { $least ->
    [one] A livello { $level } un torneo ha almeno { $least } round; qui sono { $rounds } ({ $rule }).
   *[other] A livello { $level } un torneo ha almeno { $least } round; qui sono { $rounds } ({ $rule }).
}
