## I tuoi tornei, e i modelli.

heading = I tuoi tornei
from-file = Da un file
none-yet = Ancora nessun torneo
none-for-organizer = Creane uno: bastano nome, data e livello.
none-for-staff = Quando un organizzatore ti invita, il torneo compare qui.
column-you = Tu
copy = Copia
copy-of = Copia { $tournament }
presets = Modelli
presets-hint = Opzioni conservate come modelli sulla pagina delle opzioni di un torneo.
presets-caption = Modelli da cui può partire un nuovo torneo
column-preset = Modello
new-from = Nuovo torneo: { $preset }
for-everybody = tutti qui
for-you = te
remove-preset = Rimuovi { $preset }
