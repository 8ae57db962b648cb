## Le lien d'inscription.

title = Inscription
heading = S’inscrire : { $tournament }
in-settings = Modifier cela dans les réglages
code = Code : <b>{ $code }</b>
as-picture = Code en image (SVG)
who-may = Qui peut s’inscrire
with-code = Seules les personnes qui ont le code peuvent s’inscrire. Il est dans le lien et dans l’image ci-dessus, et peut être tapé. Un nouveau code invalide les affiches et les liens précédents.
without-code = Toute personne qui trouve le tournoi peut s’inscrire. Si des gens qui ne sont pas dans la salle s’inscrivent, exige un code : il est dans le lien et dans l’image ici, donc les personnes dans la salle le scannent sans avoir à le taper.
new-code = Créer un nouveau code
no-code = Ne plus demander de code
ask-code = Demander un code
asks-code = L’inscription demande maintenant ce code. Les liens et les affiches d’avant mènent à un formulaire qui le demande.
asks-no-code = L’inscription ne demande plus de code.

## Inscriptions ouvertes ou non.

off = L’inscription par les joueurs est désactivée dans les réglages.
opens-later = Les inscriptions ouvrent avec le tournoi.
open = Les inscriptions sont ouvertes.
open-approval = Les inscriptions sont ouvertes ; tu approuves chaque joueur.
closed = L’inscription par les joueurs est fermée.
over = Les inscriptions sont terminées.
