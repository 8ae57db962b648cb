register = S’inscrire
no-registration = Pas d’inscription pour l’instant
already = Ce navigateur a déjà inscrit <bdi>{ $name }</bdi> : <a>voir la page</a>. Continue ici seulement pour inscrire quelqu’un d’autre.

## What a registration leads to.

needs-approval = L’organisation approuve chaque inscription.
is-full = C’est complet : tu seras sur la liste d’attente et tu auras une place dès qu’une place se libérera.
has-places = Tu auras tout de suite une place.

## Fields of the form.

code = Code
code-hint = Le code sur l’affiche de l’organisation, comme ABCD-2345.
name = Nom
name-hint = Tel qu’il doit apparaître dans les appariements et le classement.
same-name = Le même nom
that-is-me = C’est moi : l’organisation m’a déjà dans sa liste
that-is-me-hint = L’organisation le confirme. Ensuite, ce navigateur ouvre ta page.
another-person = Je suis une autre personne du même nom
team = Équipe de Troll à deux têtes
team-mate = Binôme
team-mate-hint = L’autre membre de ton équipe.
pronouns = Pronoms
commander-hint = Tu peux aussi l’indiquer plus tard, jusqu’au début des rondes.
decklist-hint = Un lien qui commence par https://. Seul le staff le voit.
decklist-hint-opens = Un lien qui commence par https://. Seul le staff le voit jusqu’à la fin du tournoi, ensuite tout le monde.

## Too many have registered from one network.

too-many = { $seconds ->
    [one] Ton inscription n’est pas encore faite : il y en a eu beaucoup depuis ton réseau en une heure. Attends { $seconds } seconde et renvoie le formulaire, ou demande à l’organisation de t’ajouter.
   *[other] Ton inscription n’est pas encore faite : il y en a eu beaucoup depuis ton réseau en une heure. Attends { $seconds } secondes et renvoie le formulaire, ou demande à l’organisation de t’ajouter.
}

## After the registration.

registered = Inscription faite
registered-name = Inscription faite : <bdi>{ $name }</bdi>
confirms-it = L’organisation confirme que tu es bien la personne de sa liste. Ensuite, ce navigateur ouvre la page de cette personne.
similar-name = Il y a un nom semblable dans la liste : { $name }, joueur { $number }. Si c’est toi, dis-le à l’organisation.
keeps-person = Ce navigateur ouvre maintenant aussi <a>ta page</a> dans { $community }, pour toutes ses soirées.
waits-for-approval = L’organisation doit encore l’approuver.
is-waitlisted = C’est complet : tu es sur la liste d’attente et tu auras une place dès qu’une place se libérera.
has-place = Tu as une place.
your-own-link = Ton lien personnel
link-text = Il ouvre ta page : table, siège, classement, check-in. Ce navigateur s’en souvient déjà, et tu peux le revoir sur ta page, sous « { $where } ». Quiconque a ce lien agit à ta place.
to-my-page = Aller à ma page
gone = Cette inscription n’existe plus.

### Là où les joueurs sont des personnes d’une communauté.

guest = M’inscrire seulement pour cette soirée
guest-hint = Tes résultats n’entrent dans aucun historique de cette communauté, et personne ne demande si tu as déjà joué ici.
