## Décisions.

about = Décisions sur <bdi>{ $player }</bdi>
player-number = joueur { $number }
as-csv = En CSV
which-rulings = Quelles décisions
filter-all = Toutes
filter-mine = À moi
filter-head-judge = Pour le head judge : { $count }
new-ruling = Nouvelle décision
none-of-these = Aucune de celles-ci
all-rulings = Toutes les décisions
none-yet = Pas encore de décision
none-yet-means = Les décisions des arbitres aux tables s’affichent ici : qui, ce qui s’est passé, la réponse, les pénalités et les appels.
ruling = Décision { $number }
ruling-inside = décision { $number }
no-description = Pas encore de description.

### Une décision.

to-rulings = Voir les décisions
check-again = À revoir
was-overturned = la décision { $number } a été annulée
was-withdrawn = la décision { $number } a été retirée
no-infraction = Sans infraction.
had-proposed = Podium avait proposé : { $penalty }.
built-on-one = S’appuie sur la <a>décision { $one }</a>.
built-on-two = S’appuie sur la <a>décision { $one }</a> et la <a>décision { $two }</a>.
built-on-three = S’appuie sur la <a>décision { $one }</a>, la <a>décision { $two }</a> et la <a>décision { $three }</a>.
dropped-with-it = S’y ajoute un drop du tournoi.

### Libellés.

what-happened = Ce qui s’est passé
not-written = pas encore écrit
time-given = Temps accordé
minutes = { $count } min
given-by = Rendue par
for-head-judge = Pour le head judge
to-head-judge = Au head judge
upheld-by = Confirmée par
overturned-by = Annulée par
changed-by = Modifiée par
withdrawn-by = Retirée par
why = Pourquoi
before-change = Avant la modification
until = modifié par <bdi>{ $when }</bdi>

### Déclarations.

statements = Déclarations
written-by = notée par <bdi>{ $when }</bdi>
remove-statement = Supprimer la déclaration : { $name }
add-statement = Ajouter une déclaration
who-says = Qui le dit
somebody-else = Quelqu’un d’autre
somebodys-name = Nom de cette autre personne
witness-hint = Quelqu’un du public, un arbitre.
in-their-words = Avec ses mots.
keep-statement = Garder la déclaration

### Textes.

change-texts = Modifier les textes
answer-hint = Ce que tu as dit aux joueurs.
rule-hint = Comme CR 800.4a ou MTR-A 4.2A.
write-down = Noter
save-texts = Enregistrer les textes

### Le head judge.

confirm-or-not = Confirmer ou non
look-again = À revoir
decide-appeal = Trancher l’appel
heads-word = L’avis du head judge
uphold = Confirmer
overturn = Annuler
uphold-carries-out = La décision tient et sa pénalité est appliquée.
uphold-stands = La décision tient telle quelle.
overturn-nothing = Rien n’est appliqué ; enregistre une autre décision à la place.
overturn-undoes = Ce qui a été appliqué est annulé autant que possible ; enregistre une autre décision à la place.
decision-hint = Pourquoi ; nécessaire pour l’annuler.
decide = Trancher
appeal-means = Si un joueur ne l’accepte pas, le head judge tranche. D’ici là, la décision reste en vigueur.
appeal = Faire appel au head judge
waits-now = Elle attend maintenant le head judge.
make-lighter = Alléger la pénalité
lighter-means = Les effets de la pénalité sont annulés autant que possible, et la plus légère prend sa place dans cette décision.
lighter = Alléger
withdraw-it = Retirer
withdraw-means = Pour une décision enregistrée par erreur : ses effets sont annulés autant que possible, et elle reste dans la liste comme retirée.
withdraw = Retirer la décision
recorded = C’est enregistré.

### Disqualification.

type-to-disqualify = Pour disqualifier le joueur, écris : { $word }
disqualify-hint = Il quitte le tournoi et son classement.
list-publicly = L’indiquer sur la page publique des modifications
