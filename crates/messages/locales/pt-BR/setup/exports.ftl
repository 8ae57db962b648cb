## Arquivos de um torneio

corrected = A última correção de um resultado de rodada encerrada foi em { $day }. Arquivos baixados antes têm o resultado anterior (<a>todas as alterações</a>).
whole = O torneio inteiro
whole-text = Tudo, inclusive dados de contato e o segredo dos sorteios: mantenha privado. Você pode importá-lo de novo. As listas de deck e seus comandantes são incluídos depois do prazo.
event-document = Documento do evento
log-csv = Registro em CSV
for-everybody = Para todos
public-document = Documento público do evento
standings-csv = Classificação em CSV
pairings-csv = Pareamentos em CSV
results-json = Resultados em JSON, no formato do TopDeck
statistics-csv = <a>Estatísticas, cada parte em CSV</a>, quando o torneio for encerrado
