## Les parties suivies tour par tour.

so-already = C’est déjà le cas : rien n’a été fait.
is-draft = { $round-draft }. Publie-le avant de suivre des parties.
no-round = Aucune ronde n’est en cours. On suit des parties dans une ronde publiée.
none-followed = Aucune partie n’est plus suivie à la table { $table }.
changed-not-done = Quelqu’un a agi à la table { $table } entre-temps. Ton action n’est pas faite.
changed = Quelqu’un a agi à la table { $table } entre-temps.
only-in-game-wins = Seul un joueur encore en jeu gagne la partie.
ruling-took-out = Une décision a sorti ce joueur de la partie. Retire la décision : la partie suit.
no-step = Il n’y a aucune étape à annuler.
draw-stays = Un lancer de pièce ou de dé ne peut pas être annulé.
ruling-would-not-fit = Une décision d’une étape ultérieure n’irait plus avec la partie. Retire d’abord la décision.
clear-result-first = La table { $table } a son résultat. Efface-le d’abord, sur la page de résultat de la table.
give-up-first = La partie { $game } est suivie maintenant. Abandonne son suivi avant de rouvrir la précédente.
none-confirmed = Aucune partie de cette table n’a été confirmée.
cancelled-not-opened = Le tournoi a été annulé : plus rien n’y est rouvert.
paired-again = La table { $table } a été appariée de nouveau depuis le suivi de sa partie. Saisis le résultat sur la page de résultat de la table.
not-over = La partie { $game } de la table { $table } n’est pas finie.
decided-with-game = Le match de la table { $table } est décidé par la partie { $game } : il n’y en a pas d’autre.
time-called-in-game = La fin du temps a été annoncée dans la partie { $game } de la table { $table } : il n’y en a pas d’autre.

## Le début d'une partie.

followed-already = La partie { $game } de la table { $table } est déjà suivie.
has-result = La table { $table } a son résultat. Efface-le sur la page de résultat de la table avant de suivre une autre partie.
match-decided = Le match de la table { $table } est décidé. Annule la confirmation, ou saisis son résultat.
too-few = { $count ->
    [one] Il reste { $count } joueur de la table { $table } dans le match, et une partie multijoueur commence à trois. Saisis le résultat sur la page de résultat de la table.
   *[other] Il reste { $count } joueurs de la table { $table } dans le match, et une partie multijoueur commence à trois. Saisis le résultat sur la page de résultat de la table.
}
cannot-be-followed = La table { $table } ne peut pas être suivie : { $problem }

## Le temps et la fin d'une ronde à une table.

ends-as-all = La table { $table } termine sa ronde comme tout le tournoi. Le head judge peut en décider autrement pour elle, avec une raison, sur la page de la table.
has-time-left = La table { $table } a encore { $minutes } min, et la fin du temps n’est pas annoncée. Si elle finit quand même maintenant, annonce-la encore une fois avec une raison.
end-reason = Raison : dis pourquoi cette table termine sa ronde autrement. Tout le monde peut la lire.
has-result-already = La table { $table } a déjà son résultat.
undo-call-first = La fin du temps est annoncée à la table { $table }. Annule cette annonce avant de changer la fin de sa ronde.
ends-so-already = La table { $table } termine déjà sa ronde ainsi.
turn-to-player = Le tour va à un joueur en jeu, là où l’on joue un tour à la fois.
turn-does-not-come = Le tour de ce joueur ne vient plus.

## Dans la salle.

turn-ends-with-stack = Le tour se terminerait avec { $objects } sur sa pile. Termine-le sur la page de suivi, qui demande d’abord.
nobody-in-seat = Personne au siège { $seat } de la table { $table } ne joue cette partie.
ended-otherwise = La partie de la table { $table } s’est terminée autrement. Annule son dernier tour, ou saisis le résultat sur la page des résultats.
followed-meanwhile = Quelqu’un a commencé entre-temps à suivre la partie de la table { $table }. Ton action n’est pas faite.
reported-before = Le résultat de la table { $table } était déjà annoncé : { $stored }. Le tien n’est pas enregistré : s’il est faux, remplace-le sur la page des résultats.
draw-asks-still-in = Table { $table } : seuls ceux qui sont encore dans la partie partagent un nul. Marque d’abord qui est hors jeu, ou saisis le nul sur la page des résultats.
places-ask-order = Table { $table } : ici, les places rapportent des points. Touche chaque joueur au moment où il quitte la partie, ou saisis les places sur la page des résultats.
