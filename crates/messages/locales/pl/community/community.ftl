## Społeczność: strona główna

now = Teraz
coming = Następne wydarzenia
past = Minione wydarzenia
seasons = Sezony
nothing-yet = Jeszcze bez wydarzeń
nothing-yet-text = Wydarzenia pojawią się tutaj po otwarciu rejestracji.
your-page = Twoja strona
manage = Zarządzaj społecznością

## Strona osoby

number = Osoba { $number }
stat-events = wydarzenia
stat-won-events = zwycięstwa
stat-record = wygrane–przegrane–remisy
stat-best-place = najlepsza pozycja
events = Wydarzenia
column-event = Wydarzenie
column-date = Data
column-place = Pozycja
column-record = Bilans
column-commander = Dowódca
place-of = { $place } z { $players }
disqualified = dyskwalifikacja
opponents = Najczęstsi przeciwnicy
column-tables = Stoliki
seats = Miejsca
column-seat = Miejsce
column-matches = Mecze
column-won = Wygrane
commanders = Dowódcy
column-events = Wydarzenia
no-events = Jeszcze bez zakończonych wydarzeń
no-events-text = Wydarzenia pojawią się tutaj po zakończeniu.
shows-nothing = Nic o tej osobie nie jest publiczne.
earlier-events = { $count ->
    [one] { $count } wcześniejsze wydarzenie
    [few] { $count } wcześniejsze wydarzenia
    [many] { $count } wcześniejszych wydarzeń
   *[other] { $count } wcześniejszego wydarzenia
}

## Własna strona osoby

own-title = Twoja strona
own-intro = Twoje wydarzenia w społeczności { $community }. Twój link otwiera tę stronę i Twój stolik na każdym wydarzeniu społeczności.
tonight = Twoje otwarte wydarzenia
my-table = Mój stolik
register = Zapisz się
none-open = Żadne wydarzenie nie jest otwarte
none-open-text = Otwarte wydarzenia tej społeczności pojawią się tutaj.
public = Co widzą wszyscy
public-hint = Te ustawienia nie zmieniają stron turnieju: o tym, co pokazują, decyduje jego organizator.
show-name = Moje imię i nazwisko na stronach społeczności
show-name-hint = Bez imienia i nazwiska widać tylko numer i nic z tego, co poniżej.
show-results = Moje wydarzenia, pozycje i bilans
show-tables = Moi przeciwnicy i miejsca
show-commanders = Moi dowódcy
show-commanders-hint = Tylko tam, gdzie turniej pokazuje dowódców.
show-rating = Mój rating
save-public = Zapisz, co widzą wszyscy
public-saved = Zapisano. Strony są już zmienione.
your-link = Twój link
your-link-text = Zeskanuj kod innym telefonem albo zapisz adres. Każdy, kto ma ten link, działa w Twoim imieniu.
secret-link = Tajny link
forget-link = Usuń link z tej przeglądarki
link-forgotten = Ta przeglądarka nie pamięta już linku.
see-public = Zobacz, co <a>widzą wszyscy</a>.

## Link innej osoby

whose-page = Czyja strona?
question = Ta przeglądarka ma link osoby { $held }. Zmienić go na link osoby { $name }?
change-to = Zmień na: { $name }
stay-with = Zostań przy: { $name }
no-such-link = Ten link jest już nieważny. Poproś obsługę o nowy.
