## Ce qu'une décision a fait.

waits = Elle attend le head judge ; rien n’est encore appliqué.
table-got-time = La table a { $minutes } min de plus.
time-stays = Le temps accordé à la table reste : il était perdu de toute façon.
time-withdrawn = Le temps accordé à la table pour cela a été retiré.
was-built-on = La décision { $number } s’appuyait dessus : le head judge la revoit.
carried-out = La décision { $number } est appliquée à la table.
undone-at-table = L’effet de la décision { $number } est annulé à la table.

## Appliqué.

disqualified = { $who } : disqualification, hors du tournoi.
dropped = { $who } est hors du tournoi (drop).
for-next-match = { $who } n’a pas de match en cours : la pénalité { $penalty } s’applique au début de son prochain match. Préviens cette personne.
skips-in-game = { $who } passe son prochain tour dans la partie suivie.
left-game = { $who } a quitté la partie suivie ; le pod continue à jouer.
game-refused = La partie suivie de la table { $table } n’a pas pu en tenir compte : { $why }
skips-at-table = À la table : { $who } passe son prochain tour. La partie n’est pas suivie ici.
leaves-at-table = À la table : { $who } quitte la partie maintenant, le pod continue à jouer. La partie n’est pas suivie ici.
match-loss-next = { $who } n’a pas de match en cours : le Match Loss s’applique à son prochain match, sauf si tu corriges le résultat du dernier.
result-has-loss = Le résultat de la table { $table } compte maintenant le Match Loss ({ $who }). Résultat : { $result }.
out-of-match = { $who } est hors du match : le résultat de la table { $table } prendra le Match Loss à sa saisie.

## Levé.

undone-in-game = { $who } : la pénalité est levée dans la partie suivie.
not-undone-in-game = Après la pénalité, la partie suivie a continué d’une façon qui ne peut pas être annulée ici : { $who } n’y joue toujours plus.
undo-at-table = À la table, { $who } avait la pénalité { $penalty } : lève-la là-bas, autant que la partie le permet.
judge-tells = L’arbitre de la table { $table } doit le dire à la table.
in-tournament-again = { $who } est de nouveau dans le tournoi.
result-without-loss = Le résultat de la table { $table } ne compte plus le Match Loss ({ $who }). Résultat : { $result }.
in-match-again = { $who } est de nouveau dans le match de la table { $table }.
result-of-round-without-loss = Le résultat de la table { $table } { $round-in } ne compte plus le Match Loss ({ $who }). Résultat : { $result }.
finished = { $round-over } : { $what }
not-dropped = { $who } : le drop est annulé.
drop-stays = Le drop reste ({ $who }) : { $why }

## Rappels à côté du résultat d'une table.

reminder-waits = { $penalty } attend le head judge
reminder-match = { $penalty } : ni victoire du match, ni points de nul
reminder-left-game = Game Loss : a quitté la partie
reminder-skips = Skip Turn : passe son prochain tour

## Qui doit confirmer une décision.

the-head-judge = le head judge
the-organizer = l’organisation
