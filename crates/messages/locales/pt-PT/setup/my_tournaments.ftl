## Os teus torneios

heading = Os teus torneios
from-file = De um ficheiro
none-yet = Ainda não há torneios
none-for-organizer = Cria um: nome, data e nível bastam.
none-for-staff = Quando uma organização te convidar, o torneio aparece aqui.
column-you = Tu
copy = Copiar
copy-of = Copiar { $tournament }
presets = Modelos
presets-hint = Definições guardadas como modelos na página de definições de um torneio.
presets-caption = Modelos com que um novo torneio pode começar
column-preset = Modelo
new-from = Novo torneio: { $preset }
for-everybody = todos aqui
for-you = tu
remove-preset = Remover { $preset }
