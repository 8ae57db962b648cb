## Rondes prévues qui ne vont pas avec le nombre de joueurs.

recommended-from = Des rondes sont recommandées à partir de { $fewest } joueurs ; ici il y en a { $players }.
too-few-players = { $least ->
    [one] Un tournoi { $level } doit compter au moins { $least } joueur ; ici il y en a { $players } ({ $rule }).
   *[other] Un tournoi { $level } doit compter au moins { $least } joueurs ; ici il y en a { $players } ({ $rule }).
}
too-few-rounds = { $least ->
    [one] Un tournoi { $level } doit compter au moins { $least } ronde ; ici il y en a { $rounds } ({ $rule }).
   *[other] Un tournoi { $level } doit compter au moins { $least } rondes ; ici il y en a { $rounds } ({ $rule }).
}
