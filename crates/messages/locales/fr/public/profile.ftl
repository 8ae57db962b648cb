what-it-is = Ce tournoi suit l’addendum multijoueur aux règles de tournoi Magic (Multiplayer Addendum to the Magic Tournament Rules, MTR-A). Cette page montre ce que cela veut dire, et les écarts.
chosen-otherwise = Ce qui diffère
nothing-chosen = Rien : tous les réglages suivent l’addendum.
settings = Réglages
open-questions = Questions ouvertes dans le texte
open-questions-text = Comment Podium interprète ce que l’addendum laisse ouvert, dans tout tournoi concerné.
code-of-conduct = Code de conduite
conduct-violation = Toute violation est une Conduite antisportive.
checked-draws = Tirages vérifiables
checked-draws-text = Chaque choix aléatoire de ce tournoi (ronde 1, byes, sièges, égalités) est calculé à partir d’un secret. Son SHA-256 est affiché ici depuis le début ; le secret suit quand le tournoi est terminé, et chacun peut alors recalculer tous les tirages.
secret-hash = SHA-256 du secret
secret = Secret
secret-follows = Publié quand le tournoi est terminé.
every-draw = Tous les tirages, et comment les vérifier toi-même

## The tables of deviations.

deviations-caption = Écarts par rapport à l’addendum
readings-caption = Interprétations de l’addendum
column-about = Sujet
column-addendum = L’addendum
column-here = Ici
column-rule = Règle
label-addendum = Addendum :
label-here = Ici :

## Settings.

level = Niveau d’application des règles
level-regular-means = Jeu convivial : les arbitres expliquent et aident, les pénalités sont rares.
level-competitive-means = On connaît les règles et les procédures ; les erreurs entraînent des pénalités.
level-professional-means = Comme Compétitif, avec moins de tolérance pour le jeu négligé.

pods = Pods
pods-of = { $size } joueurs chacun
pods-means = Le nombre de joueurs à une table. Les points en dépendent, même dans un pod plus petit.

uneven = Si le nombre de joueurs ne remplit pas les pods
uneven-byes = Byes
uneven-byes-means = Les joueurs en trop pour remplir un pod ont un bye : par tirage au sort en ronde 1, ensuite aux derniers du classement qui n’en ont pas encore eu.
uneven-lowest = Pods plus petits, parmi les scores les plus bas
uneven-highest = Pods plus petits, parmi les scores les plus hauts
uneven-smaller-means = Tout le monde joue : certains pods ont un joueur de moins. On évite, si possible, d’y remettre les mêmes la fois suivante.
uneven-larger-highest = Pods plus grands, parmi les scores les plus hauts
uneven-larger-lowest = Pods plus grands, parmi les scores les plus bas
uneven-larger-means = Tout le monde joue : certains pods ont un joueur de plus. Si cela ne suffit pas, certains ont plutôt un joueur de moins.
uneven-lowest-then-byes = Pods plus petits, parmi les scores les plus bas ; un bye au plus
uneven-highest-then-byes = Pods plus petits, parmi les scores les plus hauts ; un bye au plus
uneven-then-byes-means = Autant de pods que possible sont complets. Les autres ont un joueur de moins, pour qu’un seul joueur au plus ait un bye : par tirage au sort en ronde 1, ensuite le dernier du classement qui n’en a pas encore eu.

rounds = Rondes
rounds-recommended = selon la recommandation pour ce nombre de joueurs
rounds-means = Leur nombre sera connu dès qu’il y aura au moins quatre joueurs.
swiss-rounds = Rondes suisses
swiss-rounds-means = Tout le monde les joue toutes, quels que soient les résultats, sauf en cas de drop.
playoff = Phase finale
playoff-none = aucune
playoff-top = le top { $cut }
playoff-none-means = Le classement après la dernière ronde décide.
playoff-means = Les meilleurs des rondes suisses continuent en pods, selon leur seed ; dans chaque pod, qui gagne reste en lice.
as-recommended = { $setting }, comme recommandé

pairing = Appariement
pairing-here = Ronde 1 au hasard, ensuite selon les points
pairing-by-kinds = ronde 1 au hasard, ensuite selon le réglage de chaque ronde
pairing-by-kinds-means = On ne retrouve le même adversaire que si c’est inévitable, sauf dans une ronde strictement selon le classement.
pairing-means = On ne retrouve le même adversaire que si c’est inévitable, et on joue avec des personnes qui ont à peu près autant de points.

swiss-seats = Sièges en rondes suisses
seats-random = au hasard
seats-balanced = répartis au fil des rondes de chacun
seats-means = La liste d’un pod est l’ordre du tour : le premier siège commence, puis vient le suivant à sa gauche.

games = Parties
games-one = une partie par match
games-first-to = en { $wins } parties gagnantes
games-means = Si le temps met fin au match avant que quelqu’un ait assez de victoires, le plus grand nombre de parties gagnées l’emporte ; à égalité, c’est un nul.

round-time = Durée des rondes
no-limit = sans limite
round-time-means = Les arbitres accordent plus de temps à un pod pour les longues décisions et les deck checks.

after-time = À la fin du temps
extra-turns = tours additionnels
extra-turns-means = À la fin du temps, on finit le tour en cours, puis on joue autant de tours qu’il reste de joueurs en jeu.
finish-turn = finir le tour
finish-turn-means = À la fin du temps, on finit le tour en cours, et il n’y en a pas d’autre.

breaks = Pauses
breaks-none = aucune prévue
breaks-mean = Une pause commence quand le dernier résultat de sa ronde est enregistré.
break-minutes = après la ronde { $round } : { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
break-until = après la ronde { $round } : jusqu’à { $time }
break-named = { $break }, { $name }

playoff-time = Durée en phase finale
playoff-time-means = Une partie de phase finale doit être gagnée : une partie nulle est rejouée.

match-points = Points de match
match-points-here = victoire { $win }, nul { $draw }, défaite { $loss }, bye { $bye }
match-points-by-place = selon la place, match loss { $loss }, bye { $bye }
match-points-mean = Un match nul donne son point à chaque personne qui l’a commencé, sauf concession du match ou match loss.

reporting = Annonce d’un résultat
reporting-players = par les joueurs, sur leur page
reporting-players-means = Une personne du pod annonce, et cela compte quand une autre confirme. Une contestation va au staff, qui a le dernier mot.
reporting-staff = au staff
reporting-staff-means = Le staff saisit le résultat de chaque table.

running-results = Résultats d’une ronde en cours
running-public = publics dès leur arrivée
running-public-means = Pendant une ronde, les appariements, le tableau final et l’accueil montrent chaque résultat dès sa saisie. Le classement suit quand la ronde est terminée. C’est l’usage en Convivial ; au-dessus, l’organisation le choisit avant la ronde 1.
running-finished = publics quand la ronde est terminée
running-finished-means = Pendant une ronde, seuls le staff et les joueurs d’une table voient son résultat. C’est l’usage aux niveaux supérieurs ; en Convivial, l’organisation le choisit avant la ronde 1.
table-games = Parties notées aux tables
table-games-players = les joueurs peuvent les noter
table-games-players-means = Les joueurs peuvent noter sur leur téléphone les points de vie, les tours et les éliminations à leur table. Leur table et le staff le voient, et tout le monde aussi après le tournoi si l’organisation rend les parties publiques. Un résultat doit toujours être annoncé et confirmé. C’est l’usage en Convivial.
table-games-judges = seuls les arbitres suivent des parties
table-games-judges-means = Les joueurs n’ont pas de suivi commun de leur partie. C’est l’usage aux niveaux supérieurs.
long-turn = Tours longs
long-turn-means = Dans les parties notées aux tables, les arbitres voient quels tours durent plus longtemps. Cela n’a pas d’autre effet.
long-turn-table-means = Dans les parties notées aux tables, les arbitres et les joueurs de la table voient quels tours durent plus longtemps. Cela n’a pas d’autre effet.
own-time = Temps propre de chaque joueur
own-time-means = Dans une partie notée à la table, les tours de chaque joueur sont décomptés de ce temps. Les arbitres voient qui l’a épuisé et décident de la suite.

commanders = Commandants
commanders-never = seulement pour le staff
commanders-never-means = Aucune page publique et aucun export ne montre le commandant d’un deck.
commanders-pairings = publics avec les appariements
commanders-pairings-means = Dès les premiers appariements publiés, tout le monde voit le commandant de chaque deck. C’est l’usage en Convivial.
commanders-after = publics après le tournoi
commanders-after-means = Tout le monde voit le commandant de chaque deck une fois le tournoi terminé. C’est l’usage aux niveaux supérieurs, où le savoir d’avance est un avantage.

standings = Classement
first-then = { $first }, puis { $second }
standings-mean = En cas d’égalité sur tous ces critères, le rang est partagé ; quand il faut un ordre, il est tiré au sort.
imaginary-opponents-mean = Ils comptent dans le pourcentage des adversaires de la personne. Ils n’ont pas de points de match et ne changent pas les appariements.
byes-as-wins-mean = Dans le pourcentage qu’un joueur donne à ses adversaires, chaque bye compte comme match gagné.
rounding-means = Des pourcentages égaux une fois arrondis comptent comme une égalité ; le départage suivant décide.
floor-means = Un adversaire au pourcentage plus bas compte avec celui-ci.
win-by-size-means = Une victoire compte selon le nombre de joueurs à la table, y compris dans les pourcentages. Les points d’un bye n’en dépendent pas.
wager-means = Qui gagne un match prend toutes les mises. Ceux qui partagent un nul récupèrent la leur et se partagent celles des autres. Un match loss coûte la mise, un bye ne change rien. Dans les pourcentages, une victoire compte { $win }, un nul { $draw } et une défaite { $loss }.
place-points-means = Les joueurs marquent selon le moment où ils quittent la partie : le dernier en jeu a la première place. Ceux qui sortent ensemble ont les points de la dernière de leurs places.
draw-points-means = Si une partie est nulle, ceux qui y sont encore marquent selon leur nombre, et les autres selon leur place.
tied-places-means = Parmi ceux qui sortent ensemble, le plus éloigné du joueur actif dans l’ordre du tour sort en premier.
spared-first-means = Qui a joué dans un pod plus petit n’y retourne pas tant que d’autres n’y ont pas été, même si les points diffèrent davantage.
round-table-means = C’est le nombre de joueurs en ronde 1 qui décide. Au-delà de la dernière ligne, on suit la recommandation de l’addendum.
round-kinds-mean = Mélangés : chaque pod a des joueurs du haut au bas du classement. Strictement : les premiers du classement jouent ensemble, puis les suivants, même s’ils se sont déjà rencontrés.
drawn-best-seed-means = Si un match de phase finale est nul, le meilleur seed de ceux qui partagent le nul se qualifie, avec la même place qu’en cas de victoire.
overtime-means = { $minutes ->
    [one] À la fin du temps, le tour en cours se termine en { $minutes } minute au plus. Ensuite, un arbitre met fin à la partie.
   *[other] À la fin du temps, le tour en cours se termine en { $minutes } minutes au plus. Ensuite, un arbitre met fin à la partie.
}
overtime-staff-means = Seul le staff voit ce qui reste de la prolongation.
end-step-means = Si quelqu’un agit pendant l’étape de fin quand la fin du temps est annoncée, un tour de plus est joué ensuite.
most-life-means = Si personne n’a gagné à la fin du dernier tour, qui a le plus de points de vie gagne. À égalité, c’est le siège le plus éloigné de celui du premier joueur.
drawn-games-mean = Aucune autre partie n’est jouée, même s’il reste du temps.
own-turn-means = Les joueurs concèdent pendant leur propre tour, avec la priorité et la pile vide. Qui concède à un autre moment sort du tournoi jusqu’à ce que l’organisation permette son retour. Un arbitre joue ce qui doit encore arriver.
no-show-means = { $minutes ->
    [one] La partie commence quand tout le monde est là, ou après { $minutes } minute de ronde, sans les absents.
   *[other] La partie commence quand tout le monde est là, ou après { $minutes } minutes de ronde, sans les absents.
}
shared-by-still-in-means = Qui a quitté la partie avant le nul a perdu le match.
playoff-seats-random-means = Les sièges d’un match de phase finale, et donc qui commence, sont tirés au sort comme dans les rondes suisses.
playoff-seats-chosen-means = Les sièges d’un match de phase finale sont tirés au sort comme dans les rondes suisses. Ensuite, le meilleur seed de la table choisit qui commence, et l’ordre autour de la table reste celui du tirage.
playoff-places-means = Quand quelqu’un a gagné la finale, les autres continuent jusqu’à ce qu’il n’en reste qu’un. Les places suivent l’ordre dans lequel ils sont sortis ; ceux qui sont sortis ensemble sont classés par seed.

decklists = Decklists
open-at-end = ouvertes à tout le monde à la fin
decklists-mean = Une fois le tournoi terminé, tout le monde peut les lire sur les pages des joueurs. D’ici là, seulement le staff.
followed-games = Parties suivies
followed-games-mean = Les arbitres suivent certaines parties tour par tour. Une fois le tournoi terminé, tout le monde peut les parcourir.
feature-game = Partie de la feature table
while-played = montrée pendant qu’elle se joue
feature-game-means = Tout le monde voit les points de vie, les blessures et les tours de la feature table sur le stream, et ses points de vie sur le projecteur.
