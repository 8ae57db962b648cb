## File di un torneo, da scaricare.

corrected = L’ultima correzione del risultato di un round concluso è del { $day }. I file presi prima contengono quello precedente (<a>tutte le modifiche</a>).
whole = Tutto il torneo
whole-text = Tutto, compresi i dati di contatto e il segreto dei sorteggi: tienilo riservato. Si può importare di nuovo. Le decklist e i loro comandanti sono compresi dopo la scadenza.
event-document = Documento del torneo
log-csv = Registro in CSV
for-everybody = Per tutti
public-document = Documento pubblico del torneo
standings-csv = Classifica in CSV
pairings-csv = Abbinamenti in CSV
results-json = Risultati in JSON, nel formato di TopDeck
statistics-csv = <a>Statistiche, ogni parte in CSV</a>, quando il torneo è concluso
