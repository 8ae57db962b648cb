## Turniej z pliku

title = Nowy turniej z pliku
intro = Niczego nie zapiszemy, dopóki nie sprawdzisz zawartości.
cannot = Nie da się zaimportować pliku
cannot-text = Każdy wiersz podaje miejsce w pliku i to, co jest tam nie tak.
event-file = Plik turnieju
file-hint = Plik turnieju Podium albo turniej w postaci, w jakiej daje go API TopDeck: klasyfikacja i rundy w JSON.
choose-file = Wybierz plik.
look-at-file = Zobacz plik
no-list = Lista graczy to nie turniej: najpierw utwórz turniej, a potem wczytaj listę na jego stronie <em>Dodaj wielu</em>.
without-file = Nowy turniej bez pliku

## Podgląd

preview-title = Zobacz turniej
nothing-stored = Niczego jeszcze nie zapisano.
not-imported = Co nie jest importowane
best = Pierwsi gracze ({ $shown } z { $count }), tak jak liczy się ich tutaj
import = Importuj ten turniej
another-file = Inny plik

## Dane o pliku

written-as = Zapisany jako
written-topdeck = JSON z TopDeck
written-podium = plik turnieju Podium
rounds-swiss = szwajcarskie: { $swiss }
rounds-and-playoff = szwajcarskie: { $swiss }, w playoffie: { $playoff }
rounds-unfinished = { $rounds }; ostatnia nie ma wszystkich wyników i toczy się dalej tutaj
points = { $win } za wygraną, { $draw } za remis, { $bye } za bye

## Komunikat

imported = Turniej jest zaimportowany: { $players }, { $rounds }. Do otwarcia widzi go tylko obsługa.
rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rundy
}
