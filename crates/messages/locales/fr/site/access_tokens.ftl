### Jetons d'accès.

access-tokens = Jetons d’accès
times-in-utc = Heures en UTC.
what-they-are = Un programme envoie un jeton à l’<a>API</a> et agit à ta place, avec ton rôle du moment. Le journal nomme le jeton.
none-yet = Tes jetons s’affichent ici.

## La liste.

token = Jeton
may = Peut
tournament = Tournoi
expires = Expire
hint-and-made = { $hint }…, créé : { $made }
nothing = rien
all = tous
never-used = jamais
never-expires = jamais
expired = Expiré
revoke = Révoquer { $name }
revoked = Le jeton est révoqué : il n’ouvre plus rien.

## Le formulaire.

make-heading = Créer un jeton
name = Nom
name-hint = Ce qui l’utilise, comme « overlay du stream ». Il est inscrit au journal.
may-be-used-for = À quoi il peut servir
scope-read = Voir ce que voit ton rôle : brouillons, résultats en cours, états
scope-players = Ajouter et modifier des joueurs, faire check-ins et drops
scope-results = Saisir des résultats
scope-rounds = Préparer, publier, lancer et terminer des rondes
scope-webhooks = Créer, modifier et supprimer des webhooks
scope-settings = Créer des tournois et modifier leurs réglages
for-label = Pour
all-your-tournaments = Tous tes tournois
expires-after = Expire après
one-year = Un an
no-end = Il n’expire pas
choose-expiry = Choisis quand le jeton expire.
make = Créer le jeton

## Un nouveau jeton.

your-new-token = Ton nouveau jeton
shown-once = <b>Cette page montre le jeton une seule fois.</b> Copie-le maintenant dans « { $name } », et garde-le comme un mot de passe : qui l’a agit à ta place.
example = Un programme l’envoie à chaque appel. Cet appel montre ce que le jeton peut faire :
more-calls = <a>La documentation de l’API</a> a les autres appels, et un bot pour commencer.
have-it = Je l’ai
