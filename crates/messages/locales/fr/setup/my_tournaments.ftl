## Tes tournois.

heading = Tes tournois
from-file = Depuis un fichier
none-yet = Pas encore de tournoi
none-for-organizer = Crées-en un : nom, date et niveau suffisent.
none-for-staff = Quand une organisation t’invite, le tournoi s’affiche ici.
column-you = Toi
copy = Copier
copy-of = Copier { $tournament }
presets = Modèles
presets-hint = Réglages gardés comme modèles sur la page des réglages d’un tournoi.
presets-caption = Modèles dont un nouveau tournoi peut partir
column-preset = Modèle
new-from = Nouveau tournoi : { $preset }
for-everybody = tout le monde ici
for-you = toi
remove-preset = Supprimer { $preset }
