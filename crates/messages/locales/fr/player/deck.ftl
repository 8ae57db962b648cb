your-decklist = Ta decklist
in-zone = { $moment } ({ $zone })
hand-in-until = À déposer avant : { $moment }.
hand-in-until-round = À déposer avant la ronde 1.
until-then = D’ici là, tu peux la remplacer, et le staff ne peut pas la lire.
replace-until = Tu peux la remplacer avant : { $moment }.
replace-until-round = Tu peux la remplacer avant la ronde 1.
taken-until = Date limite des decklists : { $moment }.
taken-until-round = Les decklists étaient à déposer avant la ronde 1.
everyone-reads = Quand le tournoi sera terminé, tout le monde pourra la lire.
deadline-over = La date limite est passée : va voir le staff.
not-asked = Ce tournoi ne demande pas de decklist.
to-your-page = Aller à ta page

## The state of the list.

state-missing = Manquante
state-handed-in = Déposée
state-no-problem = Aucun problème
state-problems = Problèmes
problems = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}

## What was handed in, and its check.

what-you-handed-in = Ce que tu as déposé
link-not-opened = Un lien est gardé tel quel. Il n’est jamais ouvert, donc sa liste n’est pas vérifiée.
cards-kept = { $count ->
    [one] { $count } carte, gardée telle quelle.
   *[other] { $count } cartes, gardées telles quelles.
}
fix-below = Corrige-la ci-dessous et dépose-la de nouveau.
not-checked = Ce qui n’est pas vérifié
your-list = Ta liste

## The form.

decklist = Decklist
decklist-hint = Un lien, ou la liste : une carte par ligne, comme 1 Sol Ring. Écris Commander au-dessus du commandant et Deck au-dessus des autres cartes, comme sur les sites de decks.
hand-in = Déposer la decklist
handed-in = Ta decklist est déposée. Le résultat de la vérification est ci-dessous.
withdrawn = Ta decklist est retirée.
nothing-handed-in = Rien n’a été déposé. Corrige la liste et renvoie-la.
back-to-decklist = Retour à ta decklist
