## Ficheiros de um torneio

corrected = A última correção de um resultado de uma ronda encerrada foi em { $day }. Ficheiros descarregados antes disso têm o resultado anterior (<a>todas as alterações</a>).
whole = O torneio inteiro
whole-text = Tudo, inclusive dados de contacto e o segredo dos sorteios: não o partilhes. Podes importá-lo de novo. As decklists e os seus comandantes são incluídos depois do prazo.
event-document = Documento do evento
log-csv = Registo em CSV
for-everybody = Para todos
public-document = Documento público do evento
standings-csv = Classificação em CSV
pairings-csv = Emparelhamentos em CSV
results-json = Resultados em JSON, no formato do TopDeck
statistics-csv = <a>Estatísticas, cada parte em CSV</a>, quando o torneio for encerrado
