## Ratings de uma comunidade: das suas pessoas e de comandantes

title = Ratings
title-commanders = Ratings de comandantes
ranked-from = { $games ->
    [one] Com posição a partir de { $games } jogo
   *[other] Com posição a partir de { $games } jogos
}
explained =
    Os ratings são estimativas, calculadas a partir de todos os resultados pelo método de Weng e Lin (OpenSkill). Todos começam com 1000. O número depois de ± é
    a incerteza. Os ratings não influenciam os emparelhamentos.
only-who-shows = Só aparece na lista quem mostra o seu rating.
not-wanted = Esta comunidade não mostra ratings
nobody-yet = Ainda não há ratings: são precisos mais jogos
column-rating = Rating
column-uncertainty = ±
uncertainty-explained = Incerteza
column-games = Jogos
column-commander = Comandante
as-csv = Ratings em CSV
rating-and-uncertainty = { $rating } ± { $uncertainty }
too-few-games = { $games } de { $least } jogos
course = Rating ao longo do tempo
course-aloud = { $days ->
    [one] { $last } após { $days } dia
   *[other] De { $first } a { $last } em { $days } dias
}
settings = Ratings
setting-wanted = Mostrar ratings
setting-wanted-hint = Cada pessoa decide na sua própria página se o seu rating é público.
setting-least-games = Jogos até um rating ter posição
setting-commanders = Calcular também ratings de comandantes
setting-save = Guardar as definições de ratings
saved-on = Guardado. Os ratings são mostrados.
saved-off = Guardado. Os ratings não são mostrados.
nobody-with-rating = Nenhuma pessoa com este número mostra um rating
days = Dia a dia
column-day = Data
no-date = Sem data
known-tables = Só contam os jogos em que todos os comandantes são conhecidos e públicos.
