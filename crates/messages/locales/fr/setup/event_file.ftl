## Un tournoi créé depuis un fichier.

title = Nouveau tournoi depuis un fichier
intro = Rien n’est enregistré avant que tu aies vérifié le contenu.
cannot = Le fichier ne peut pas être importé
cannot-text = Chaque ligne montre un endroit du fichier, et ce qui n’y va pas.
event-file = Fichier d’événement
file-hint = Un document d’événement de Podium, ou un événement tel que le donne l’API de TopDeck : classement et rondes en JSON.
choose-file = Choisis un fichier.
look-at-file = Vérifier le fichier
no-list = Une liste de joueurs n’est pas un événement : crée d’abord le tournoi, puis charge la liste sur sa page <em>Ajouter plusieurs</em>.
without-file = Un nouveau tournoi sans fichier

## L'aperçu.

preview-title = Vérifier l’événement
nothing-stored = Rien n’est encore enregistré.
not-imported = Ce qui n’est pas importé
best = Les { $shown } premiers sur { $count }, selon le calcul d’ici
import = Importer cet événement
another-file = Autre fichier

## Le fichier.

written-as = Écrit comme
written-topdeck = JSON de TopDeck
written-podium = Document d’événement de Podium
rounds-swiss = { $swiss } suisses
rounds-and-playoff = { $swiss } suisses, { $playoff } en phase finale
rounds-unfinished = { $rounds } ; il manque des résultats à la dernière, qui continue ici
points = { $win } pour une victoire, { $draw } pour un nul, { $bye } pour un bye

## Message.

imported = L’événement est importé : { $players }, { $rounds }. Seul son staff le voit tant que tu ne l’ouvres pas.
rounds = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
