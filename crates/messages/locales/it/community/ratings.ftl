## I rating di una community: delle persone e dei comandanti.

title = Rating
title-commanders = Rating dei comandanti
ranked-from = { $games ->
    [one] In classifica dopo { $games } partita
   *[other] In classifica dopo { $games } partite
}
explained = I rating sono stime, calcolate da tutti i risultati con il metodo di Weng e Lin (OpenSkill). Tutti iniziano da 1000. Il numero dopo ± è l’incertezza. I rating non influiscono sugli abbinamenti.
only-who-shows = Nell’elenco c’è solo chi mostra il proprio rating.
not-wanted = Questa community non mostra i rating
nobody-yet = Ancora nessun rating: servono più partite
column-rating = Rating
column-uncertainty = ±
uncertainty-explained = Incertezza
column-games = Partite
column-commander = Comandante
as-csv = Rating in CSV
rating-and-uncertainty = { $rating } ± { $uncertainty }
too-few-games = { $games } di { $least } partite
course = Andamento del rating
course-aloud = { $days ->
    [one] { $last } dopo { $days } giorno
   *[other] Da { $first } a { $last } in { $days } giorni
}
settings = Rating
setting-wanted = Mostra i rating
setting-wanted-hint = Ognuno decide sulla propria pagina se il suo rating è pubblico.
setting-least-games = Partite prima che un rating entri in classifica
setting-commanders = Calcola anche i rating dei comandanti
setting-save = Salva le opzioni dei rating
saved-on = Salvato. I rating sono visibili.
saved-off = Salvato. I rating non sono visibili.
nobody-with-rating = Nessuna persona con questo numero mostra un rating
days = Giorno per giorno
column-day = Data
no-date = Senza data
known-tables = Contano solo le partite in cui ogni comandante è noto e pubblico.
