## Références pour les arbitres.

for-table = Pour la table { $table }

### Les portes.

cards = Qui peut montrer une carte
cards-about = Selon la zone, le propriétaire, le contrôleur et qui peut la regarder.
priority = Qui a la priorité
priority-about = Si un joueur la demande puis ne fait rien.
loops = Où une boucle s’arrête
loops-about = Selon ce que chaque joueur propose, dans l’ordre du tour.
leaving = Ce qui part avec un joueur
leaving-about = Ce qui lui appartient, ce qui est sous son contrôle, et ce qu’il a sur la pile.
chance = Pièces et dés
chance-about = Tirage vérifiable, enregistré avec le joueur qui l’a demandé.
information = Informations et raccourcis
information-about = Ce que les joueurs doivent dire, ce qu’ils peuvent dire, et ce qui est supposé.
checklists = Avant la partie, deck checks
checklists-about = Les étapes dans l’ordre, pour Commander.
penalties = Pénalités en un coup d’œil
penalties-about = La table des pénalités utilisée, avec les changements pour le multijoueur.
end-of-round = Fin de la ronde
end-of-round-about = À la fin du temps : les derniers tours, et les nuls.

### Parties communes.

players = Joueurs
take-players = Prendre ces joueurs
no-such-table = Il n’y a pas de table { $table } dans la dernière ronde : la réponse vaut pour une table en général.
name-and-seat = { $name } (siège { $seat })
answer = Réponse
not-answered = Pas de réponse
choose = Choisir
who-left = Qui a quitté la partie
have-left = Ont quitté la partie
whose-turn = À qui est le tour
owner = Propriétaire
controller = Contrôleur
owner-has-it = Le propriétaire
game-over = La partie est finie.

### Montrer une carte cachée.

where-card-is = Où est la carte
zone-library = Bibliothèque
zone-hand = Main
zone-exile = Exil, face cachée
zone-other = Autre zone, face cachée pour l’instant
zone-battlefield = Champ de bataille, face cachée
zone-stack = Pile, face cachée
who-may-look = Qui peut la regarder maintenant, d’après une instruction
who-may-show = Qui peut la montrer
nobody-may-show = Personne ne peut la montrer.
may-show = { $count ->
    [one] { $names } peut la montrer, personne d’autre.
   *[other] { $names } peuvent la montrer, personne d’autre.
}
because = { $reason } (MTR-A 3.13A)
because-library = Seul son propriétaire montre une carte d’une bibliothèque, et seulement pendant qu’une instruction la lui fait regarder.
because-hand = C’est à son propriétaire de montrer sa main.
because-exile = Une carte exilée face cachée peut être montrée par un joueur à qui une instruction en cours permet de la regarder.
because-other = Une telle carte peut être montrée par un joueur à qui une instruction en cours permet de la regarder.
because-battlefield = C’est à son contrôleur de montrer un permanent face cachée.
because-stack = C’est à son contrôleur de montrer un sort face cachée.
may-say-not-show = Un autre joueur pouvait la regarder : il peut dire ce qu’il a vu, mais pas la montrer.
theirs-alone = Cette permission n’appartient qu’à ce joueur : la personne qui le contrôle ne l’a pas.
anyone-may-say = Chacun peut dire ce qu’il y a sur une carte cachée, que ce soit vrai ou non.

### La priorité.

priority-lead = Un joueur a demandé la priorité, ou arrêté la partie, et ne fait rien ensuite (MTR-A 4.2A).
who-asked = Qui a demandé et ne fait rien
choose-turn-and-asker = Choisis à qui est le tour et qui a demandé la priorité.
has-left-game = { $name } a quitté la partie et n’a pas de priorité à demander.
game-over-no-priority = La partie est finie : personne n’a la priorité.
takes-no-part = { $name } n’y participe pas.
request-void = { $name } : la demande ne compte pas.
turn-has-priority = { $name }, à qui est le tour, a la priorité.
next-has-priority = { $active } est hors jeu, donc la priorité va à la personne suivante dans l’ordre du tour : { $name }.
nobody-has-priority = Personne n’a la priorité.
had-passed = { $count ->
    [one] { $names } avait passé avant : cela ne compte pas, la partie revient juste après la dernière chose faite.
   *[other] { $names } avaient passé avant : cela ne compte pas, la partie revient juste après la dernière chose faite.
}
may-act-or-pass = { $name } peut agir, ou passer ; personne d’autre n’agit avant.

### Où une boucle s'arrête.

loops-lead = Un joueur annonce une boucle et combien de fois elle se déroule. Dans l’ordre du tour, chaque joueur peut proposer de l’arrêter plus tôt, jusqu’à ce que plus personne ne le fasse (MTR-A 4.4A).
who-announces = Qui annonce la boucle
how-often = Combien de fois
points-in-iteration = Points par itération
earliest-stops = L’arrêt le plus tôt voulu par chaque joueur
stops-hint = Laisse vide un joueur qui ne propose rien. Un point est un moment où quelqu’un pourrait agir, compté à partir de 1 ; vide veut dire le dernier.
iteration = Itération
point = Point
where-it-stops = Où elle s’arrête
choose-turn-and-announcer = Choisis à qui est le tour et qui a annoncé la boucle.
type-loop = Écris combien de fois la boucle doit se dérouler et combien de points elle a : des nombres à partir de 1.
announcer-in-game = Qui annonce une boucle doit être en jeu.
loop-not-possible = Cette boucle ne peut pas être annoncée : écris des nombres à partir de 1.
loop-not-settled = La boucle n’est pas réglée : revois les propositions.
proposes-nothing = { $name } ne propose rien avant.
stops-at-point = Elle s’arrête à l’itération { $iteration }, après le point { $point }.
stops-after = Elle s’arrête après l’itération { $iteration }.
runs-as-announced = { $count ->
    [one] Elle se déroule comme annoncé, { $count } fois.
   *[other] Elle se déroule comme annoncé, { $count } fois.
}
priority-there = { $name } y a la priorité.
nobody-priority-there = Personne n’y a la priorité.
priority-after = { $name } a ensuite la priorité.
nobody-priority-after = Personne n’a ensuite la priorité.
stop-would-be-void = Si { $name } ne fait alors rien, l’arrêt ne compte pas, comme une demande retirée (MTR-A 4.2A) : { $active } a la priorité.

### Ce qui part avec un joueur.

who-leaves = Qui part
followed-hint = La partie à cette table est suivie : la réponse tient compte de ce qui y est noté.
object-number = Objet { $number }
what-it-is = Ce que c’est
kind-permanent = Permanent
kind-token = Jeton
kind-spell = Sort sur la pile
kind-ability = Capacité sur la pile
kind-copy = Copie sur la pile
if-not-owner = Si ce n’est pas le propriétaire
by-effect = par un effet qui donne le contrôle
came-under-control = arrivé sous son contrôle
what-leaves = Ce qui part
more-objects = Autres objets
choose-leaver = Choisis qui part.
nobody-left = Il ne reste personne.
choose-owner = { $object } : choisis son propriétaire.
name-objects = Nomme les objets qui comptent, puis demande de nouveau.
nothing-changes = Rien de cela ne change.
nothing-leaves-followed = Rien de la partie suivie ne part avec cette personne.
has-left-followed = Dans la partie suivie, { $name } est déjà hors jeu.
in-followed-game = Dans la partie suivie : { $what }.
nothing-comes = Plus rien n’arrive sous son contrôle, et aucune de ses capacités déclenchées ne va sur une pile (CR 800.4).
in-order = Dans cet ordre (CR 800.4a)
order-owned = Tout ce qui appartient à ce joueur quitte la partie, peu importe qui le contrôle.
order-effects = Les effets qui donnent à ce joueur le contrôle de quelque chose se terminent.
order-stack = Ce qu’il contrôle sur une pile et qui n’est pas une carte cesse d’exister.
order-exiled = Ce qu’il contrôle encore est exilé.
after-leaving = S’il avait la priorité, elle va au joueur suivant. Les blessures qui lui seraient infligées ne le sont pas, les coûts à lui payer ne le sont pas, et un autre joueur fait ses choix. Son tour continue sans joueur actif.

### Pièces et dés.

who-asks = Qui demande
number-hint = Son numéro : il est enregistré.
recorded-hint = C’est enregistré.
what-for = Pour quoi
coin = Pièce
call = Annonce
no-call = Pas d’annonce
heads = Face
tails = Pile
call-hint = Seul le joueur qui lance peut gagner ou perdre, et seulement avec une annonce (CR 705.2).
die-instead = Dé à la place
die-hint = Un nombre pair de faces, si tous les joueurs sont d’accord : impair, c’est face (CR 705.1).
flip = Lancer
dice = Dés
sides = Faces
roll = Lancer
type-who-asks = Qui demande : écris le numéro du joueur, il est enregistré.
drawn-here = Tiré ici
nothing-drawn = Rien pour l’instant. Chaque tirage est calculé à partir du secret du tournoi et du numéro suivant, donc chacun peut le recalculer plus tard : <a>Tirages vérifiables</a>.
drawn-for-everyone = Les <a>Tirages vérifiables</a> les montrent à tout le monde.
go-back = Retour
