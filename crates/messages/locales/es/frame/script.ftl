nobody = Nadie con ese nombre. Prueba con menos letras.
many-players = Muchos jugadores. Escribe más letras.
show-it = Mostrar
has-changed = Esto ha cambiado desde que empezaste a escribir.
offline = Sin conexión. Datos de las { $time }.
signed-out = Tu sesión ha terminado. Recarga la página para iniciarla de nuevo.
moved = Esta página se ha movido. Recárgala para seguir.
gone = Esta página ya no está aquí.
