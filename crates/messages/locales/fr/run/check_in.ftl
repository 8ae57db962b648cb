## Check-in à l'entrée.

all-players = Tous les joueurs
collect-fees = Encaisser les frais
without-fees = Sans les frais
over = Le check-in est terminé
over-text = Il s’est terminé au début des rondes. Pour qui arrive maintenant, passe par <a>l’arrivée tardive</a> ; les joueurs partis sont dans <a>la liste des joueurs</a>.
nobody-yet = Pas encore de joueurs
nobody-yet-text = Ils s’affichent ici quand on les <a>ajoute</a> ou qu’ils <a>s’inscrivent</a>.

### Combien sont là.

here-of = <b>{ $here }</b> sur { $all } là
players-here = Joueurs présents
nobody-missing = personne ne manque
not-here = { $count } pas là
for-approval = { $count } à approuver
here-waiting = { $count } là, sur la liste d’attente
fees-collected = { $paid } frais encaissés sur { $all }

### La recherche et la caméra.

name-or-number = Nom ou numéro
scan = Scanner
enter-hint = Si un seul nom correspond, Entrée fait le check-in.
camera = L’image de la caméra
close-camera = Fermer la caméra

### La liste.

nobody-fits = Aucun résultat
nobody-fits-text = Essaie avec moins de lettres. Tu peux ajouter ici un joueur qui n’est pas dans la liste, <a>avec plus de champs</a>, ou lui envoyer le <a>lien d’inscription</a>.
add-and-check-in = Ajouter « <bdi>{ $name }</bdi> » avec check-in
somebody-else = Quelqu’un d’autre ? <a>Ajoute un joueur</a>, ou montre le <a>lien d’inscription</a>.
press-approve = Approuver, check-in
press-check-in = Check-in
press-here = Là
press-look = Voir
press-to-undo = (toucher pour annuler)
fee = Frais
fee-collected-undo = { $name } : frais encaissés (toucher pour annuler)
fee-collect = { $name } : encaisser les frais
already-entered = Déjà dans la liste ?
disqualified = Disqualification
dropped = Drop

### Tout le monde à la fois.

everybody-at-once = Tout le monde à la fois
everybody-here = Tout le monde est là
check-in-everybody = Check-in pour tous
everybody-means = { $count ->
    [one] Check-in pour { $count } joueur qui a une place.
   *[other] Check-in pour les { $count } joueurs qui ont une place.
}
begin-again = Recommencer
check-out-everybody = Annuler les check-ins
nobody-means = Plus aucun joueur, liste d’attente comprise, n’a de check-in, comme si le check-in venait de commencer.
drop-absent = Dropper les absents
drop-not-here = Dropper les joueurs sans check-in
drop-means = { $count ->
    [one] { $count } joueur n’a pas fait son check-in. Il est droppé avant la ronde 1, et les places libres vont à ceux de la liste d’attente qui sont là. Tu peux annuler chaque drop sur la page du joueur.
   *[other] { $count } joueurs n’ont pas fait leur check-in. Ils sont droppés avant la ronde 1, et les places libres vont à ceux de la liste d’attente qui sont là. Tu peux annuler chaque drop sur la page du joueur.
}
type-word = Rien n’a été modifié. Écris { $word } pour confirmer.
everybody-checked-in = Check-in fait pour tout le monde ; il en manquait { $count }.
nobody-checked-in = Plus personne n’a de check-in (avant : { $count }).
were-dropped = Drop : { $names }.

### Ce qui vient de se passer.

here-on-waiting-list = { $name } est là, sur la liste d’attente.
is-here = { $name } est là.
here-already = { $name } est déjà là.
checked-out = { $name } : check-in annulé.
fee-is-collected = { $name } : frais encaissés.
fee-not-collected = { $name } : frais non encaissés.
several-fit = { $count ->
    [one] { $count } joueur correspond. Écris plus de lettres, ou touche-le.
   *[other] { $count } joueurs correspondent. Écris plus de lettres, ou touches-en un.
}
no-number = Il n’y a pas de joueur numéro { $number }.
nobody-called = Personne ne s’appelle « { $typed } ».
for-another-tournament = Ce code est pour un autre tournoi.
is-secret-link = C’est le lien secret d’un joueur. Le code pour l’entrée est sur la page qu’il ouvre : « { $link } ».
no-check-in-code = Ce n’est pas un code de check-in de Podium. Cherche le joueur par nom ou par numéro.
no-player-named = Le formulaire n’indique aucun joueur. Rouvre la page et touche le bouton là-bas.
back-to-check-in = Retour au check-in
to-check-in = Aller au check-in

### La page d'un code.

now-here = Est là
is-here-already = Est déjà là
undo-check-out = Annuler le check-in
waits-for-approval = Attend l’approbation.
approve-and-check-in = Approuver <bdi>{ $name }</bdi> avec check-in
check-in-player = Check-in : <bdi>{ $name }</bdi>
player-page = La page du joueur
all-at-check-in = Tous les joueurs au check-in
is-checked-in = { $name } : check-in fait.

### Le code sur le téléphone du joueur.

code-title = Code de check-in
you-are-checked-in = Ton check-in est fait
show-this = Montre ceci au check-in, ou dis ton numéro.
is-over = Le check-in est terminé.
you-wait = Tu attends l’approbation. Le staff peut te la donner en scannant ceci.
on-waiting-list = Tu es sur la liste d’attente. Les places libres vont à ceux qui sont là.
not-in-tournament = Tu n’es plus dans le tournoi. Si tu devrais y être, va voir le staff.
