## Ratingi w społeczności

title = Ratingi
title-commanders = Ratingi dowódców
ranked-from = { $games ->
    [one] W klasyfikacji od { $games } gry
    [few] W klasyfikacji od { $games } gier
    [many] W klasyfikacji od { $games } gier
   *[other] W klasyfikacji od { $games } gry
}
explained =
    Ratingi to szacunki obliczone ze wszystkich wyników metodą Wenga i Lina (OpenSkill). Każdy zaczyna od 1000. Liczba po ± to niepewność. Ratingi nie wpływają na parowania.
only-who-shows = Lista obejmuje tylko osoby, które pokazują swój rating.
not-wanted = Ta społeczność nie pokazuje ratingów
nobody-yet = Jeszcze bez ratingów: potrzeba więcej gier
column-rating = Rating
column-uncertainty = ±
uncertainty-explained = Niepewność
column-games = Gry
column-commander = Dowódca
as-csv = Ratingi jako CSV
rating-and-uncertainty = { $rating } ± { $uncertainty }
too-few-games = gry: { $games } z { $least }
course = Rating w czasie
course-aloud = { $days ->
    [one] { $last } po { $days } dniu
    [few] Od { $first } do { $last } w ciągu { $days } dni
    [many] Od { $first } do { $last } w ciągu { $days } dni
   *[other] Od { $first } do { $last } w ciągu { $days } dnia
}
settings = Ratingi
setting-wanted = Pokazuj ratingi
setting-wanted-hint = Każdy decyduje na swojej stronie, czy jego rating jest publiczny.
setting-least-games = Liczba gier, od której rating jest w klasyfikacji
setting-commanders = Obliczaj też ratingi dowódców
setting-save = Zapisz ustawienia ratingów
saved-on = Zapisano. Ratingi są widoczne.
saved-off = Zapisano. Ratingi nie są widoczne.
nobody-with-rating = Żadna osoba o tym numerze nie pokazuje ratingu
days = Dzień po dniu
column-day = Data
no-date = Bez daty
known-tables = Liczą się tylko gry, w których wszyscy dowódcy są znani i jawni.
