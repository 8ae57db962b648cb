## Ce qu'un changement à la main fait d'un appariement.

worse = { $what } : { $before } avant, { $after } après (moins bien).
better = { $what } : { $before } avant, { $after } après (mieux).
pairs-again = Paires qui se retrouvent
pairs-of-group = Paires d’un même foyer ou d’une même équipe
players-away = Joueurs loin de leur table fixe
wide-pods = Pods avec un écart de points de deux victoires ou plus
sum-of-differences = Somme des écarts de points
third-meetings = Paires qui se retrouvent au moins pour la troisième fois
rank-distance = Écart de rang
smaller-again = Joueurs de nouveau dans un pod plus petit
would-meet-again = { $first } et { $second } se retrouveraient, déjà ensemble à la ronde { $round }.
would-meet-nth-time = { $first } et { $second } seraient ensemble pour la { $nth } fois, déjà ensemble aux rondes { $rounds }.
should-not-meet = { $first } et { $second } ne doivent pas se rencontrer, et se rencontreraient.
would-be-away = { $name } serait à la table { $table } ; sa table fixe est la { $fixed }.
new-bye = Nouveau bye.
