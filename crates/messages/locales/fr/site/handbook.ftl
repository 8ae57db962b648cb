### Le manuel.

title-of = { $what } : manuel
contents = Sommaire
search = Chercher dans le manuel
nothing-found = Aucun résultat
try-one-word = Essaie un seul mot, ou le mot du bouton de la page. <a>Parcourir le sommaire</a>.
found-for = Résultats pour « <bdi>{ $typed }</bdi> » : { $count }.
some-found = Rien ne contient tout « <bdi>{ $typed }</bdi> ». Ceci en contient une partie.
parts = Chapitres du manuel
on-this-page = Sur cette page
no-part = Le manuel n’a pas de chapitre de ce nom.
no-picture = Le manuel n’a pas cette image.
no-contact = Cette installation ne dit pas à qui signaler une faille.
older = Le chapitre anglais a changé depuis cette traduction : certaines choses ne sont peut-être plus à jour.
