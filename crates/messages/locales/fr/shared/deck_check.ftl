checked-by = Vérifiée avec { $by }.
own-cards = les données de cartes propres au tournoi
card-data-of = les données de cartes du { $date }
own-banned-list = la liste de cartes bannies propre au tournoi
banned-list-of = la liste de cartes bannies du { $date }
line-finding = Ligne { $line } : { $finding }
