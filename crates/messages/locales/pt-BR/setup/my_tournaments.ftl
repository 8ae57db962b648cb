## Seus torneios

heading = Seus torneios
from-file = De um arquivo
none-yet = Nenhum torneio ainda
none-for-organizer = Crie um: nome, data e nível bastam.
none-for-staff = Quando uma organização convidar você, o torneio aparece aqui.
column-you = Você
copy = Copiar
copy-of = Copiar { $tournament }
presets = Modelos
presets-hint = Ajustes guardados como modelos na página de ajustes de um torneio.
presets-caption = Modelos com que um novo torneio pode começar
column-preset = Modelo
new-from = Novo torneio: { $preset }
for-everybody = todos aqui
for-you = você
remove-preset = Remover { $preset }
