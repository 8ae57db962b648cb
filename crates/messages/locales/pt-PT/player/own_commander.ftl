## O teu comandante

your-commander = O teu comandante
only-staff = Só a equipa o vê.
with-pairings = Todos o veem a partir dos primeiros emparelhamentos; até lá, só a equipa.
after-event = Todos o veem quando o torneio for encerrado; até lá, só a equipa.
until-rounds = Pode ser alterado até as rondas começarem.
commander = Comandante
commander-hint = A carta que lidera o teu deck. Deixa o campo vazio para a remover.
second-commander = Segundo comandante
second-commander-hint = Para parceiros ou um antecedente.
save = Guardar
removed = O teu comandante foi removido.
saved = O teu comandante: { $commander }.
nothing-saved = Nada foi guardado. Corrige o campo assinalado.
back-to-commander = Voltar ao comandante
