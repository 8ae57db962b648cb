## Los ratings de una comunidad: de sus personas y de los comandantes.

title = Ratings
title-commanders = Ratings de comandantes
ranked-from = { $games ->
    [one] Con puesto a partir de { $games } juego
   *[other] Con puesto a partir de { $games } juegos
}
explained =
    Los ratings son estimaciones, calculadas a partir de todos los resultados con el método de Weng y Lin (OpenSkill). Todo el mundo empieza en 1000. El número
    después de ± es la incertidumbre. Los ratings no influyen en los emparejamientos.
only-who-shows = Solo aparecen quienes muestran su rating.
not-wanted = Esta comunidad no muestra ratings
nobody-yet = Aún no hay ratings: hacen falta más juegos
column-rating = Rating
column-uncertainty = ±
uncertainty-explained = Incertidumbre
column-games = Juegos
column-commander = Comandante
as-csv = Ratings en CSV
rating-and-uncertainty = { $rating } ± { $uncertainty }
too-few-games = { $games } de { $least } juegos
course = Rating a lo largo del tiempo
course-aloud = { $days ->
    [one] { $last } después de { $days } día
   *[other] De { $first } a { $last } en { $days } días
}
settings = Ratings
setting-wanted = Mostrar ratings
setting-wanted-hint = Cada cual decide en su propia página si su rating es público.
setting-least-games = Juegos para que un rating tenga puesto
setting-commanders = Calcular también el rating de los comandantes
setting-save = Guardar los ajustes de ratings
saved-on = Guardado. Los ratings se muestran.
saved-off = Guardado. Los ratings no se muestran.
nobody-with-rating = Ninguna persona con este número muestra un rating
days = Día a día
column-day = Fecha
no-date = Sin fecha
known-tables = Solo cuentan los juegos en los que todos los comandantes se conocen y son públicos.
