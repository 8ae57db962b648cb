nobody = Niemand met die naam. Probeer minder letters.
many-players = Veel spelers. Typ meer letters.
show-it = Tonen
has-changed = Dit is veranderd sinds je begon te typen.
offline = Offline. Stand van { $time }.
signed-out = Je bent uitgelogd. Laad de pagina opnieuw om in te loggen.
moved = Deze pagina is verplaatst. Laad opnieuw om verder te gaan.
gone = Deze pagina is er niet meer.
