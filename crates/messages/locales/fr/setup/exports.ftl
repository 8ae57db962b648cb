## Fichiers à télécharger.

corrected = Dernière correction d’un résultat d’une ronde terminée : { $day }. Les fichiers pris avant contiennent le précédent (<a>toutes les modifications</a>).
whole = Tout le tournoi
whole-text = Tout, y compris les coordonnées et le secret de ses tirages : garde-le pour toi. Tu peux l’importer de nouveau. Les decklists et leurs commandants y sont après la date limite.
event-document = Document d’événement
log-csv = Journal en CSV
for-everybody = Pour tout le monde
public-document = Document d’événement public
standings-csv = Classement en CSV
pairings-csv = Appariements en CSV
results-json = Résultats en JSON, au format TopDeck
statistics-csv = <a>Statistiques, chaque section en CSV</a>, une fois le tournoi terminé
