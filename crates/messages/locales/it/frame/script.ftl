nobody = Nessuno con questo nome. Prova con meno lettere.
many-players = Molti giocatori. Scrivi più lettere.
show-it = Mostra
has-changed = Questo è cambiato da quando hai iniziato a scrivere.
offline = Offline. Dati delle { $time }.
signed-out = La sessione è terminata. Ricarica la pagina per accedere di nuovo.
moved = Questa pagina si è spostata. Ricaricala per continuare.
gone = Questa pagina non c’è più.
