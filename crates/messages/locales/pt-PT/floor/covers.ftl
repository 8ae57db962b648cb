## Cobertura de mesas

empty-means = Os juízes podem ficar com mesas quando há uma ronda publicada.
caption = Juízes e as suas mesas
tables = Mesas
ranges-hint = Números e intervalos: 1-20, 31.
take-them = Ficar com elas
release-them = Libertar
everybody-as-before = Todos como na ronda anterior
mine-as-before = As minhas como na ronda anterior
release-all = Libertar todas as minhas
give-title = Passar mesas a alguém
their-tables = Mesas
give-them = Passar

## O que mudou

no-button = Este formulário não disse o que fazer. Toca num dos botões.
nothing-changed = Nada mudou: já era assim.
one-yours = Mesa { $table }: é tua.
all-yours = Mesas { $tables }: são tuas.
one-released = Mesa { $table }: libertada.
all-released = Mesas { $tables }: libertadas.
one-given = Mesa { $table }: passada.
all-given = Mesas { $tables }: passadas.
one-as-before = Mesa { $table }: como na ronda anterior.
all-as-before = Mesas { $tables }: como na ronda anterior.
kept = Estas ficam com quem já as cobre: { $tables }.
kept-table = { $table } ({ $judge })

## Outros avisos

end-is-public = Todos o podem ler entre os desvios.
watch-runs = O tempo está a correr.
watch-ended = O tempo foi anotado.
no-show = { $player } tem perda de partida nesta ronda e sai do torneio. Se ainda vier, desfaz a saída na página do jogador: recupera o lugar, se a partida ainda não tiver resultado.

## Notas dos juízes

notes = Notas
notes-mean = Sobre jogadores e mesas, sem decisão. Só a equipa as lê, em todas as rondas.
note = Nota
players-number = Número do jogador
or-table = Ou uma mesa
keep-note = Guardar a nota
no-note = Ainda não há notas
no-note-means = O que os juízes anotam sobre um jogador ou uma mesa aparece aqui e nas páginas desse jogador e dessa mesa.
note-kept = A nota foi guardada.
note-removed = Foi removida.
