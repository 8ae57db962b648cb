## Archivos de un torneo

corrected = La última corrección de un resultado de una ronda terminada es del { $day }. Los archivos descargados antes contienen el anterior (<a>todos los cambios</a>).
whole = El torneo entero
whole-text = Todo, incluidos los datos de contacto y el secreto de sus sorteos: no lo compartas. Puedes volver a importarlo. Las listas de mazo y sus comandantes se incluyen después del plazo.
event-document = Documento del torneo
log-csv = Registro en CSV
for-everybody = Para todo el mundo
public-document = Documento público del torneo
standings-csv = Clasificación en CSV
pairings-csv = Emparejamientos en CSV
results-json = Resultados en JSON, en el formato de TopDeck
statistics-csv = <a>Estadísticas, cada parte en CSV</a>, cuando termine el torneo
