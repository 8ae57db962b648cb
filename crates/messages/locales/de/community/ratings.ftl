## Ratings einer Community: ihrer Personen und von Commandern.

title = Ratings
title-commanders = Ratings der Commander
ranked-from = { $games ->
    [one] Einen Rang gibt es ab { $games } Partie
   *[other] Einen Rang gibt es ab { $games } Partien
}
explained =
    Ratings sind Schätzungen, aus allen Ergebnissen nach der Methode von Weng und Lin (OpenSkill) berechnet. Alle beginnen bei 1000. Die Zahl nach ± ist
    die Unsicherheit. Ratings ändern nichts an Paarungen.
only-who-shows = Aufgeführt ist nur, wer das eigene Rating zeigt.
not-wanted = Diese Community zeigt keine Ratings
nobody-yet = Noch keine Ratings: Dafür braucht es mehr Partien
column-rating = Rating
column-uncertainty = ±
uncertainty-explained = Unsicherheit
column-games = Partien
column-commander = Commander
as-csv = Ratings als CSV
rating-and-uncertainty = { $rating } ± { $uncertainty }
too-few-games = { $games } von { $least } Partien
course = Rating im Lauf der Zeit
course-aloud = { $days ->
    [one] { $last } nach { $days } Tag
   *[other] Von { $first } auf { $last }, gespielt an { $days } Tagen
}
settings = Ratings
setting-wanted = Ratings zeigen
setting-wanted-hint = Alle entscheiden auf der eigenen Seite, ob ihr Rating öffentlich ist.
setting-least-games = Partien, bevor ein Rating einen Rang hat
setting-commanders = Auch Ratings für Commander
setting-save = Rating-Einstellungen speichern
saved-on = Gespeichert. Ratings werden gezeigt.
saved-off = Gespeichert. Ratings werden nicht gezeigt.
nobody-with-rating = Keine Person mit dieser Nummer zeigt ein Rating
days = Tag für Tag
column-day = Datum
no-date = Ohne Datum
known-tables = Es zählen nur Partien, in denen jeder Commander bekannt und öffentlich ist.
