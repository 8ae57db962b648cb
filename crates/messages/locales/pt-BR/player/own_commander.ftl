## Seu comandante

your-commander = Seu comandante
only-staff = Só a equipe vê.
with-pairings = Todos veem a partir dos primeiros pareamentos; até lá, só a equipe.
after-event = Todos veem quando o torneio for encerrado; até lá, só a equipe.
until-rounds = Pode ser alterado até as rodadas começarem.
commander = Comandante
commander-hint = O card que lidera seu deck. Deixe vazio para remover.
second-commander = Segundo comandante
second-commander-hint = Para parceiros ou um antecedente.
save = Salvar
removed = Seu comandante foi removido.
saved = Seu comandante: { $commander }.
nothing-saved = Nada foi salvo. Corrija o campo marcado.
back-to-commander = Voltar ao comandante
