## Geplante Runden, die nicht zur Spielerzahl passen.

recommended-from = Runden werden ab { $fewest } Spielern empfohlen; hier sind es { $players }.
too-few-players = Ein Turnier auf Level { $level } hat mindestens { $least } Spieler; hier sind es { $players } ({ $rule }).
too-few-rounds = { $least ->
    [one] Ein Turnier auf Level { $level } hat mindestens { $least } Runde; hier sind es { $rounds } ({ $rule }).
   *[other] Ein Turnier auf Level { $level } hat mindestens { $least } Runden; hier sind es { $rounds } ({ $rule }).
}
