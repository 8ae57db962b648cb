## La partie d’une table, que ses joueurs notent sur leurs téléphones.

lay-down = Le poser sur la table
in-hand = Le tenir en main
your-page = Ta page
start = Commencer notre partie
start-means = Note ici les points de vie, les tours et les éliminations à ta table. Chaque joueur peut le faire sur son propre téléphone, et les arbitres le voient.
life-unknown = Indique les points de vie qui ne sont pas encore connus.
set-life = Enregistrer les points de vie
life-of-each = Points de vie de départ de chaque joueur
pass-of = Finir le tour ({ $player })
turn-number = Tour { $number }
call-time = Temps écoulé : compter les derniers tours
call-time-means = Tu ne peux annuler ici ni cela, ni aucune étape précédente. Seul un arbitre le peut.
count-last-turns = Compter les derniers tours
judge-ends-turn = Un arbitre suit la pile et finira ce tour.
whose-turn = Le temps est écoulé. À qui est le tour ?
chance = Pièce et dés
coin = Pièce
die = d{ $sides }
more = Plus
other-counters = Autres marqueurs
i-am-out = Je suis hors jeu
is-out = { $player } est hors jeu
have-you-lost = As-tu perdu la partie ?
has-lost = { $player } a perdu la partie ?
i-have-lost = J’ai perdu
they-have-lost = { $player } a perdu
lost-together = { $names } ont perdu en même temps
said-by = { $player } a indiqué que tu as perdu.
i-concede = Je concède
concede-means = Tu concèdes cette partie. Dans un match en une partie, tu concèdes le match, et un nul ne te donne aucun point.
concede = Concéder la partie
next-means = Le résultat de cette partie compte alors dans le match. Seul un arbitre peut la rouvrir.
begin-next = Commencer la partie suivante
too-few-for-another = Il reste trop peu de joueurs pour une autre partie ici. Continue à jouer, et annonce le résultat.
recent = Dernières étapes
last-step = la dernière étape
but-stays = { $step } (reste : { $drawn })
waits = en attente d’envoi
other-result = Annoncer un autre résultat
more-about-result = Plus sur le résultat
own-left = reste { $time }
own-over = { $time } en trop
long-turn = tour long
life-change = { $before } → { $after } PV
life-now = { $life } PV
everybody-starts = Tout le monde commence à { $life } PV
lost-by = { $player } a perdu : { $why }

## Ce que font les boutons avec un signe, pour les lecteurs d’écran.

less-life = { $count ->
    [one] { $player } : perdre { $count } point de vie
   *[other] { $player } : perdre { $count } points de vie
}
more-life = { $count ->
    [one] { $player } : gagner { $count } point de vie
   *[other] { $player } : gagner { $count } points de vie
}
damage-from = Blessures de commandant : { $player }
less-damage = { $player } : 1 blessure de commandant de moins ({ $from })
more-damage = { $count ->
    [one] { $player } : { $count } blessure de commandant de plus ({ $from })
   *[other] { $player } : { $count } blessures de commandant de plus ({ $from })
}
less-poison = { $player } : 1 marqueur poison de moins
more-poison = { $player } : 1 marqueur poison de plus
fewer-counters = { $player } : { $counter }, 1 de moins
more-counters = { $player } : { $counter }, 1 de plus
fewer-casts = { $player } : 1 lancement du commandant de moins
more-casts = { $player } : 1 lancement du commandant de plus
fewer-second-casts = { $player } : 1 lancement du second commandant de moins
more-second-casts = { $player } : 1 lancement du second commandant de plus
