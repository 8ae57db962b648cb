## Tabela kar

as-file = Jako plik
built-in-in-use = Obowiązuje wbudowana tabela: { $table }.
everybody-reads = Każdy może przeczytać na stronie zasad i odstępstw: { $differences }.
from-now-on = Zmiana obowiązuje dla decyzji od tej chwili; wcześniejsze zostają bez zmian.
table-name = Nazwa tabeli
another = Kolejne wykroczenie

### Pola wykroczenia

category = Kategoria
instead = W grze wieloosobowej
the-same = Tak samo
may-be = Możliwe także
upgrade = Podwyższenie
cases = Przypadki
multiplayer = Co zmienia gra wieloosobowa
row = Wiersz
cell-problem = { $label }: { $problem }
hint = Podwyższenie: które z kolei Ostrzeżenie w ciągu dnia i kara za nie, np. 4: game_loss. Przypadki: np. Mniej niż 1 minuta spóźnienia: warning; 10 minut spóźnienia lub więcej: match_loss, drop. Możliwe także: poziomy, np. game_loss. Wiersz bez kodu i nazwy zostaje usunięty.
save = Zapisz tabelę
saved = Tabela kar jest zapisana.
nothing-saved = Niczego nie zapisano. Popraw zaznaczone wiersze.

### Inna tabela

replace-table = Zastąp tabelę
paste = Wklej JSON albo CSV
columns = Kolumny CSV: code, name, category, penalty, instead, cases, may_be, upgrade, multiplayer.
or-file = Albo plik
replace = Zastąp
replaced = Tabela kar jest zastąpiona.
nothing-replaced = Niczego nie zastąpiono: w tabeli są błędy, wymienione poniżej.
back-to-built-in = Powrót do wbudowanej tabeli
use-built-in = Użyj wbudowanej tabeli
built-in-again = Znów obowiązuje wbudowana tabela.
