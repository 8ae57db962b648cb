## Ce que plusieurs pages du staff disent d'un joueur.

back-to-players = Retour aux joueurs
back-to-player = Retour au joueur
no-player = Il n’y a pas de joueur numéro { $number } dans ce tournoi.

## L'état d'un joueur.

disqualified = Disqualification
dropped-before-playing = Drop avant de jouer
dropped-after = Drop après { $round }
from-round = À partir de la ronde { $round }
playing = En jeu
checked-in = Check-in fait

## Boutons.

approve = Approuver
bring-back = Réintégrer
give-place = Donner une place

## Messages.

now-waitlisted = Toutes les places sont prises : { $player } est sur la liste d’attente.
has-place = { $player } a une place.
plays-from = { $player } joue à partir de la ronde { $round }.
is-refused = { $player } : inscription refusée.
is-removed = { $player } : retrait fait.
drops-after = { $player } droppe à la fin { $round-of }.
has-dropped = { $player } a droppé.
is-back = { $player } est de retour dans le tournoi.
is-disqualified = { $player } : disqualification faite.
is-disqualified-by = { $player } : disqualification par la décision { $ruling }.
disqualification-revoked = { $player } : disqualification révoquée.
forgotten = Les données personnelles sont supprimées : c’est désormais { $player }.
may-still-name = { $count ->
    [one] { $count } texte nomme peut-être encore cette personne.
   *[other] { $count } textes nomment peut-être encore cette personne.
}
is-changed = { $player } : modification enregistrée.
type-word = Rien n’a été fait. Écris { $word } pour confirmer.
is-number = { $player } a le numéro { $number }.
is-number-waiting = { $player } a le numéro { $number }, sur la liste d’attente.
is-number-from = { $player } a le numéro { $number } et joue à partir de la ronde { $round }.

## Champs.

two-people = Ce sont deux personnes du même nom
similar-name = Nom semblable : { $name }, joueur { $number }.
sorted-under-hint = Comme dans les listes par nom : « García Márquez, Gabriel ». Laisse vide pour utiliser le nom.
two-headed-giant = Équipe de Troll à deux têtes
team-mate-hint = L’autre membre de l’équipe, qui compte comme un joueur.
mail-address = Adresse e-mail
mail-address-hint = Seuls l’organisation et le head judge la voient.
decklist-hint = Un lien qui commence par https://, ou un texte. Seul le staff la voit pendant le tournoi.
commander-hint = La carte à la tête du deck.
second-commander-hint = Pour des partenaires, ou un historique.
fixed-table = Table fixe
fixed-table-hint = Seulement pour un joueur qui en a besoin : son pod y joue toujours.
group = Groupe
group-hint = Les joueurs avec le même mot ici ne se rencontrent pas tant qu’on peut l’éviter : un foyer, une équipe.
awarded-byes = Byes accordés
awarded-byes-hint = Byes pour les premières rondes, obtenus par exemple dans un tournoi qualificatif : de 0 à 3. Tout le monde les voit dans la liste des joueurs.
