## Importer l’historique dans une saison.

title = Importer l’historique
intro = Importe des soirées jouées avant que tu utilises Podium : des tournois en JSON de Podium ou de TopDeck, ou des tableaux de places venus d’un tableur. Tu vois ce que contiennent les fichiers avant que rien ne soit enregistré.
files = Fichiers
files-hint = JSON, CSV, Excel ou OpenDocument. Tu peux en choisir plusieurs. La première ligne d’un tableau nomme ses colonnes, en anglais : place et name, et date, evening, points, wins, draws, losses si tu les as.
pasted = Ou coller un tableau
usual = Pour les tableaux sans ces colonnes
usual-name = Soirée
usual-day = Date
look = Vérifier les fichiers
cannot = Les fichiers ne peuvent pas être importés
cannot-text = Corrige ces problèmes dans tes fichiers, puis renvoie-les :

## Ce que contiennent les fichiers.

preview-title = Ce que contiennent les fichiers
nothing-stored = Rien n’est encore enregistré.
column-content = Contenu
whole-event = { $players ->
    [one] Tournoi de { $players } joueur
   *[other] Tournoi de { $players } joueurs
}
places-alone = { $people ->
    [one] Place de { $people } personne
   *[other] Places de { $people } personnes
}
not-finished = pas terminé : il comptera quand tu l’auras terminé
people = Personnes
known-people = { $count ->
    [0] Personne n’est encore dans la communauté.
    [one] { $count } personne est déjà dans la communauté.
   *[other] { $count } personnes sont déjà dans la communauté.
}
new-people = { $count ->
    [0] Personne n’est nouveau.
    [one] { $count } personne est nouvelle.
   *[other] { $count } personnes sont nouvelles.
}
who-is = Qui sont ces personnes ?
who-is-hint = Ces noms ressemblent à des noms de la communauté, ou deux personnes d’une même soirée les portent. Choisis qui est chacune d’elles.
choose = Choisir
this-person = { $person }, numéro { $number }
somebody-new = Quelqu’un de nouveau
nobody = Une personne de passage (pas comptée)
import = Importer
other-files = Choisir d’autres fichiers
imported = { $count ->
    [one] { $count } soirée importée.
   *[other] { $count } soirées importées.
}
people-added = { $count ->
    [one] { $count } personne ajoutée.
   *[other] { $count } personnes ajoutées.
}
unfinished = { $count ->
    [one] { $count } tournoi n’est pas terminé : il comptera quand tu l’auras terminé.
   *[other] { $count } tournois ne sont pas terminés : ils compteront quand tu les auras terminés.
}
replaced = { $count ->
    [one] { $count } soirée a remplacé celle d’un import précédent.
   *[other] { $count } soirées ont remplacé celles d’un import précédent.
}
had = { $count ->
    [one] { $count } soirée était déjà dans la saison.
   *[other] { $count } soirées étaient déjà dans la saison.
}
replaces = remplace la soirée de cette date et de ce nom
is-tournament = déjà un tournoi de la communauté : pas importé de nouveau
is-twice = deux fois dans les fichiers : un seul import
on-evening = soirée : { $evening }
nameless = { $count ->
    [one] { $count } personne sans nom dans les fichiers est importée comme personne de passage.
   *[other] { $count } personnes sans nom dans les fichiers sont importées comme personnes de passage.
}
