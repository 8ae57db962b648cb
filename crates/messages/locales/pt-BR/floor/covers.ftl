## Cobertura de mesas

empty-means = Os juízes podem pegar mesas quando uma rodada for publicada.
caption = Juízes e suas mesas
tables = Mesas
ranges-hint = Números e intervalos: 1-20, 31.
take-them = Pegar
release-them = Liberar
everybody-as-before = Todos como antes
mine-as-before = As minhas como antes
release-all = Liberar as minhas
give-title = Passar mesas a alguém
their-tables = Mesas
give-them = Passar

## O que mudou

no-button = Este formulário não disse o que fazer. Aperte um de seus botões.
nothing-changed = Nada mudou: já era assim.
one-yours = Mesa { $table }: sua.
all-yours = Mesas { $tables }: suas.
one-released = Mesa { $table }: liberada.
all-released = Mesas { $tables }: liberadas.
one-given = Mesa { $table }: passada.
all-given = Mesas { $tables }: passadas.
one-as-before = Mesa { $table }: como na rodada anterior.
all-as-before = Mesas { $tables }: como na rodada anterior.
kept = Estas ficam com quem já as cobre: { $tables }.
kept-table = { $table } ({ $judge })

## Outros avisos

end-is-public = Todos podem ler entre os desvios.
watch-runs = O tempo está correndo.
watch-ended = O tempo foi anotado.
no-show = { $player } tem perda de partida nesta rodada e sai do torneio. Se ainda vier, desfaça a saída na página do jogador: o assento volta, se a partida ainda não tem resultado.

## Notas dos juízes

notes = Notas
notes-mean = Sobre jogadores e mesas, sem decisão. Só a equipe lê, em todas as rodadas.
note = Nota
players-number = Número do jogador
or-table = Ou uma mesa
keep-note = Guardar a nota
no-note = Nenhuma nota ainda
no-note-means = O que os juízes anotam sobre um jogador ou uma mesa aparece aqui e nas páginas desse jogador e dessa mesa.
note-kept = A nota foi guardada.
note-removed = Foi removida.
