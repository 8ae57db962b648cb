## Parts of pages.

in-parts = { $what } par sections
all-to-print = Tout sur une page, à imprimer
all-on-one-page = Les { $count } sur une page : imprime-la depuis le menu du navigateur. <a>Revenir aux sections</a>
parts-beside = Sections voisines
back-to = Retour : <bdi>{ $part }</bdi>
on-to = Suite : <bdi>{ $part }</bdi>
part-line = { $part } : { $shown } sur { $all }
left-out = Les { $shown } premiers résultats sur { $all }. Écris plus de lettres pour en trouver moins.
from-to = { $first } à { $last }
under-again = { $heading }, { $number }
find-your-name = Chercher ton nom
found-for = Résultats pour « <bdi>{ $typed }</bdi> ». <a>Voir tout le monde</a>
pages = Pages

## Judges' notes.

remove = Supprimer
remove-note = Supprimer cette note

## Invitations to the staff.

open-invitations = Invitations pas encore utilisées
invited-for = Pour
invited-from = De
action = Action
revoke = Révoquer
code-of-link = QR code du lien
