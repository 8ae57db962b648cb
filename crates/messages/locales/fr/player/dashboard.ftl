## What to do now.

last-match = Tu as droppé : c’est ton dernier match.
check-in = Check-in : je suis là
show-code = Montrer mon code à l’accueil
ruling = Décision
report-again = L’annonce précédente ne compte plus : annonce de nouveau le résultat.
did-you-concede = As-tu concédé ?
others-say-conceded = Les autres ont annoncé que tu as concédé le match.
conceded-means = Cela ne compte que si tu le dis toi-même : tu n’auras alors aucun point pour ce match.
i-conceded = J’ai concédé
i-did-not = Non
confirm-result = Confirmer le résultat
that-is-wrong = C’est faux
or-say-what = Ou dis ce qui ne va pas
or-say-what-hint = Une phrase. Le staff la lira et décidera.
dispute = Contester le résultat
game-ended-report = La partie est finie : annoncer qui a gagné
conceded-or-earlier-games = Concession, ou parties précédentes
if-it-differs = S’il diffère de ce qui a été annoncé, le staff décide.
withdraw-report = Retirer mon annonce
already-so = Ta table avait déjà ce résultat.
you-wrote = Tu as écrit : « { $text } »
seats = Sièges dans l’ordre du tour
our-table = Notre table : points de vie et tours
seat-out = hors jeu : { $why }

## After the end.

share = Partager ta place
share-link = Tes rondes, à partager

## Calling a judge.

judge = Arbitre
with-note = Dire de quoi il s’agit
add-note = Ajouter une note
withdraw-call = Retirer l’appel
your-table = Ta table

## The rest of the page.

hand-in-decklist = Déposer ta decklist
change-commander = Modifier
name-commander = Indiquer ton commandant
table-picture = La table en image
more = Tes rondes, autre téléphone
more-with-drop = Drop, tes rondes, autre téléphone
on-another-phone = Cette page sur un autre téléphone
drop = Drop
drop-after-round = Tu joues encore { $round } ; ensuite, tu n’auras plus de table.
drop-now = Tu n’auras plus de table. Ce que tu as joué reste acquis.
drop-undo = Seul le staff peut l’annuler.
drop-button = Dropper du tournoi
not-dropped = Tu n’as pas droppé. Écris { $word } pour confirmer.
not-you = Ce n’est pas toi ?
from-link = Cette page vient d’un lien secret : <bdi>{ $name }</bdi>.
forget-link = Oublier le lien dans ce navigateur
link-forgotten = Ce navigateur a oublié le lien.

