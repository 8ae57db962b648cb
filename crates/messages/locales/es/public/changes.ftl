## Cambios hechos a mano

what-it-is = Cambios hechos a mano: emparejamientos modificados, resultados corregidos, pasos deshechos, cambios de plan, descalificaciones.
nothing-changed = No se ha cambiado nada a mano
nothing-changed-text = Todos los emparejamientos están como se sortearon y todos los resultados como se reportaron.
revoked = { $change } (revocado)
reason = Motivo: { $reason }
