## Une communauté : son accueil, la page d’une personne, et les pages de son staff.

### L’accueil.

now = En ce moment
coming = Prochaines soirées
past = Soirées passées
seasons = Saisons
nothing-yet = Aucune soirée pour l’instant
nothing-yet-text = Les soirées s’affichent ici à l’ouverture de leurs inscriptions.
your-page = Ta page
manage = Gérer cette communauté

### La page d’une personne.

number = Personne { $number }
stat-events = soirées
stat-won-events = gagnées
stat-record = gagnés–perdus–nuls
stat-best-place = meilleure place
events = Soirées
column-event = Soirée
column-date = Date
column-place = Place
column-record = Bilan
column-commander = Commandant
place-of = { $place } sur { $players }
disqualified = disqualification
opponents = Adversaires les plus fréquents
column-tables = Tables
seats = Sièges
column-seat = Siège
column-matches = Matchs
column-won = Gagnés
commanders = Commandants
column-events = Soirées
no-events = Aucune soirée terminée pour l’instant
no-events-text = Les soirées s’affichent ici une fois terminées.
shows-nothing = Rien n’est public sur cette personne.
earlier-events = { $count ->
    [one] { $count } soirée plus ancienne
   *[other] { $count } soirées plus anciennes
}

### La page d’une personne, pour elle-même.

own-title = Ta page
own-intro = Tes soirées dans { $community }. Ton lien ouvre cette page, et ta table à chaque soirée de la communauté.
tonight = Tes soirées ouvertes
my-table = Ma table
register = S’inscrire
none-open = Aucune soirée ouverte
none-open-text = Les soirées ouvertes de cette communauté s’affichent ici.
public = Ce que tout le monde voit
public-hint = Ces choix ne changent pas les pages d’un tournoi : c’est son organisation qui décide de ce qu’elles montrent.
show-name = Mon nom sur les pages de la communauté
show-name-hint = Si tu caches ton nom, un numéro le remplace sur ces pages, et rien de ce qui suit n’y est montré.
show-results = Mes soirées, mes places et mon bilan
show-tables = Mes adversaires et mes sièges
show-commanders = Mes commandants
show-commanders-hint = Seulement là où le tournoi montre les commandants.
show-rating = Ma cote
save-public = Enregistrer ce que tout le monde voit
public-saved = C’est enregistré. Les pages sont à jour.
your-link = Ton lien
your-link-text = Scanne le code avec un autre téléphone, ou garde l’adresse. Quiconque a ce lien agit à ta place.
secret-link = Lien secret
forget-link = Oublier le lien dans ce navigateur
link-forgotten = Ce navigateur a oublié le lien.
see-public = Voici <a>ce que tout le monde voit</a>.

### Un lien ouvert dans un navigateur qui a celui d’une autre personne.

whose-page = À qui est la page ?
question = Le lien dans ce navigateur est celui d’une autre personne : { $held }. Veux-tu passer à { $name } ?
change-to = Passer à { $name }
stay-with = Rester avec { $name }
no-such-link = Ce lien n’est plus valable. Demande le nouveau au staff.
