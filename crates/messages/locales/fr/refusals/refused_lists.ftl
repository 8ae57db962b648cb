## Listes de joueurs collées ou envoyées en fichier.

in-line = Ligne { $line } : { $problem }
in-column = Ligne { $line }, colonne { $column } : { $problem }
too-long = Une liste a au plus { $most } lignes. Envoie-la en plusieurs fois.
unreadable = Le tableau est illisible : { $problem }.
no-text-file = Ce n’est pas un fichier de texte. Enregistre le tableau en « CSV UTF-8 », ou comme feuille Excel ou OpenDocument, et envoie ce fichier.
sheet-unreadable = La feuille est illisible. Enregistre-la de nouveau, ou en « CSV UTF-8 », et envoie ce fichier.
file-too-large = Le fichier est trop grand une fois décompressé. Enregistre la feuille des joueurs en « CSV UTF-8 » et envoie ce fichier.
old-excel = C’est le format d’anciennes versions d’Excel. Enregistre le fichier en .xlsx et renvoie-le.
same-columns = deux colonnes veulent dire la même chose ({ $headings }). Enlèves-en une.
no-names = aucune colonne ne contient les noms. Appelle-la « nom », ou « prénom » et « nom ».
row-short = Cette ligne a { $count } colonnes et l’en-tête { $header } : complète-la ou enlève-la.
row-long = Cette ligne a { $count } colonnes et l’en-tête { $header } : manque-t-il un guillemet (") ?
unknown-column = Colonne inconnue : ajoute une première ligne qui nomme les colonnes.
is-no-name = Ce n’est pas un nom. Si les noms sont dans une autre colonne, ajoute une première ligne qui nomme les colonnes.
more-than-two-names = Il y a plus de deux noms : un joueur, ou une équipe de deux, par ligne.

## Comment une liste a été lue.

unknown-left-out = Colonnes inconnues laissées de côté : { $columns }.
columns-left-out = Colonnes laissées de côté : { $columns }.
byes-left-out = La colonne des byes est laissée de côté : elle contient autre chose que 0 à 3, le nombre de premières rondes avec bye accordé. Les autres byes de la ronde 1 sont tirés au sort.
named-by-mail = Les joueurs sans nom portent la partie de leur adresse avant le @.
no-header = Il n’y a pas d’en-tête : le premier texte est le nom. Les adresses e-mail et les liens se reconnaissent à leur forme ; un texte juste après le nom est le binôme, un texte plus loin le commandant.
first-column-numbers = La première colonne est laissée de côté : elle numérote les lignes.
marks-left-out = Les numéros ou les puces au début des lignes sont laissés de côté.
marks-left-out-but = Les numéros ou les puces au début des lignes sont laissés de côté. Lignes qui n’en ont pas : { $lines }.
first-column-only = Seule la première colonne est lue, comme EventLink lit une liste d’invitations.
rows-repeated = { $count ->
    [one] { $count } ligne est laissée de côté : déjà plus haut dans la liste.
   *[other] { $count } lignes sont laissées de côté : déjà plus haut dans la liste.
}
rows-not-playing = { $count ->
    [one] { $count } ligne est laissée de côté : d’après son statut, la personne ne joue pas.
   *[other] { $count } lignes sont laissées de côté : d’après leur statut, ces personnes ne jouent pas.
}

## Quel programme a écrit la liste.

source-any = N’importe quel programme : avec titres de colonnes
