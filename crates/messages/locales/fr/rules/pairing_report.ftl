## Pourquoi une ronde est appariée ainsi.

nobody-again = Aucun joueur ne retrouve un adversaire déjà rencontré.
again-by-hand-nobody-before = { $count ->
    [one] { $count } paire se retrouve ; avant le changement à la main, aucune.
   *[other] { $count } paires se retrouvent ; avant le changement à la main, aucune.
}
again-by-hand = { $count ->
    [one] { $count } paire se retrouve.
   *[other] { $count } paires se retrouvent.
}
again-strictly = { $count ->
    [one] { $count } paire se retrouve : cette ronde ne l’évite pas.
   *[other] { $count } paires se retrouvent : cette ronde ne l’évite pas.
}
again-all-tried = { $count ->
    [one] { $count } paire se retrouve ; le minimum possible est { $least } (tous les appariements ont été essayés ou exclus).
   *[other] { $count } paires se retrouvent ; le minimum possible est { $least } (tous les appariements ont été essayés ou exclus).
}
again-searched = { $count ->
    [one] { $count } paire se retrouve ; le minimum possible est { $least } (la recherche n’a rien trouvé de mieux).
   *[other] { $count } paires se retrouvent ; le minimum possible est { $least } (la recherche n’a rien trouvé de mieux).
}
again-kept-all-tried = { $count ->
    [one] { $count } paire se retrouve ; le minimum possible avec les pods gardés est { $least } (tous les appariements ont été essayés ou exclus).
   *[other] { $count } paires se retrouvent ; le minimum possible avec les pods gardés est { $least } (tous les appariements ont été essayés ou exclus).
}
again-kept-searched = { $count ->
    [one] { $count } paire se retrouve ; le minimum possible avec les pods gardés est { $least } (la recherche n’a rien trouvé de mieux).
   *[other] { $count } paires se retrouvent ; le minimum possible avec les pods gardés est { $least } (la recherche n’a rien trouvé de mieux).
}
rest-by-hand = Le reste vient de changements à la main.
meet-again = { $first } et { $second } se retrouvent, déjà ensemble à la ronde { $round }.
meet-nth-time = { $first } et { $second } se retrouvent pour la { $nth } fois, déjà ensemble aux rondes { $rounds }.
third-meetings = { $count ->
    [one] En tout, { $count } paire se retrouve pour la troisième fois ou plus.
   *[other] En tout, { $count } paires se retrouvent pour la troisième fois ou plus.
}
not-kept-apart = { $first } et { $second } ne doivent pas se rencontrer, mais il a été impossible de les séparer.
round-at-random = Cette ronde est appariée au hasard.
round-mixed = Cette ronde mélange les joueurs forts et faibles.
round-by-standings = Cette ronde est appariée selon le classement.
round-strict = Cette ronde est appariée strictement selon le classement.

## Écarts de points dans un pod.

all-equal = Chacun joue contre des joueurs qui ont autant de points de match.
spread-least = Sur tous les pods, les écarts de points de match font { $sum }, le minimum possible.
spread-more = Sur tous les pods, les écarts de points de match font { $sum } ; le minimum serait { $least } si personne ne s’était encore rencontré.
wide-pods = { $count ->
    [one] { $count } pod avec un écart de deux victoires ou plus.
   *[other] { $count } pods avec un écart de deux victoires ou plus.
}
moved-up = { $name } ({ $points }) joue contre un score plus haut à la table { $table } : { $against }.
moved-down = { $name } ({ $points }) joue contre un score plus bas à la table { $table } : { $against }.
more-moved = { $count ->
    [one] { $count } autre joueur est face à un autre score.
   *[other] { $count } autres joueurs sont face à un autre score.
}

## Pods plus petits.

smaller-pods = { $count ->
    [one] { $count } pod plus petit ; { $again }.
   *[other] { $count } pods plus petits ; { $again }.
}
smaller-pods-uneven = { $count ->
    [one] { $count } pod plus petit, car { $players } joueurs ne remplissent pas des pods de { $size } ; { $again }.
   *[other] { $count } pods plus petits, car { $players } joueurs ne remplissent pas des pods de { $size } ; { $again }.
}
nobody-again-smaller = personne n’y est pour la deuxième fois
sat-before = { $count ->
    [one] déjà dans un pod plus petit : { $names }
   *[other] déjà dans un pod plus petit : { $names }
}
many-sat-before = { $count ->
    [one] { $count } joueur a déjà été dans un pod plus petit
   *[other] { $count } joueurs ont déjà été dans un pod plus petit
}

## Tables fixes.

away-taken = { $name } est à la table { $table } : sa table fixe, la { $fixed }, est aussi la table fixe d’un autre joueur ({ $other }).
away = { $name } est à la table { $table }, alors que sa table fixe est la { $fixed }.

## Pourquoi un bye.

bye-awarded = { $name } a le bye : il a été accordé avant le tournoi.
bye-drawn = { $name } a le bye : en ronde 1, les byes sont tirés au sort.
bye-by-hand = { $name } ({ $points }) a le bye, donné à la main : d’après le classement, il irait à { $other } ({ $others-points }).
bye-lowest = { $name } a le bye : dernière place du classement parmi ceux qui n’en ont pas encore eu ({ $points }).
bye-fewest = { $name } a le bye : dernière place parmi ceux qui ont le moins de byes ({ $points }, { $had } avant).
bye-saves-repeat = À égalité, le tirage n’a pas été suivi : il aurait fait se retrouver des adversaires.
bye-not-drawn = { $name } a le bye, donné à la main : le tirage donnait { $drawn }.

## Pourquoi un pod est ainsi.

no-points-yet = Personne n’a encore de points.
ranks-here = Places { $ranks } du classement.
drawn-at-random = Par tirage au sort.
all-on = Tous à { $points }.
from-to = De { $high } à { $low }.
fills-no-pods = { $count ->
    [one] { $count } joueur a { $points } ou plus, ce qui ne remplit pas des pods entiers.
   *[other] { $count } joueurs ont { $points } ou plus, ce qui ne remplit pas des pods entiers.
}
alone-all-on = Selon les points seuls : tous à { $points } ; éviter que des adversaires se retrouvent passe avant.
alone-from-to = Selon les points seuls : de { $high } à { $low } ; éviter que des adversaires se retrouvent passe avant.
up = { $name } ({ $points }) joue contre un score plus haut.
down = { $name } ({ $points }) joue contre un score plus bas.
pod-meet-again = { $first } et { $second } se retrouvent (ronde { $round }).
pod-meet-nth-time = { $first } et { $second } se retrouvent pour la { $nth } fois (rondes { $rounds }).
should-not-meet = { $first } et { $second } ne doivent pas se rencontrer.
smaller-pod = Un pod plus petit.
smaller-pod-uneven = { $players ->
    [one] Un pod plus petit : { $players } joueur ne remplit pas des pods de { $size }.
   *[other] Un pod plus petit : { $players } joueurs ne remplissent pas des pods de { $size }.
}
pod-sat-before = { $count ->
    [one] Déjà dans un pod plus petit : { $names }.
   *[other] Déjà dans un pod plus petit : { $names }.
}
fixed-for = { $name } a la table { $table } comme table fixe.
kept-by-hand = Gardé à la main.
