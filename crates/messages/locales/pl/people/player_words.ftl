## O graczu na stronach obsługi

back-to-players = Wróć do graczy
back-to-player = Wróć do gracza
no-player = W tym turnieju nie ma gracza o numerze { $number }.

## Stan gracza

disqualified = Dyskwalifikacja
dropped-before-playing = Drop przed grą
dropped-after = Drop po { $round-local }
from-round = Od rundy { $round }
playing = Gra
checked-in = Check-in

## Przyciski

approve = Akceptuj
bring-back = Przywróć
give-place = Daj miejsce

## Komunikaty

now-waitlisted = Wszystkie miejsca są zajęte: { $player } jest na liście rezerwowej.
has-place = { $player } ma miejsce.
plays-from = { $player } gra od rundy { $round }.
is-refused = Odrzucono: { $player }.
is-removed = Usunięto: { $player }.
drops-after = { $player } gra do końca { $round-of }, potem drop.
has-dropped = Drop zapisany: { $player }.
is-back = { $player } jest znów w turnieju.
is-disqualified = { $player } ma dyskwalifikację.
is-disqualified-by = { $player } ma dyskwalifikację z decyzji { $ruling }.
disqualification-revoked = Dyskwalifikacja cofnięta: { $player }.
forgotten = Dane osobowe są usunięte: od teraz to { $player }.
may-still-name = { $count ->
    [one] Jeden tekst może nadal zawierać imię lub nazwisko.
    [few] { $count } teksty mogą nadal zawierać imię lub nazwisko.
    [many] { $count } tekstów może nadal zawierać imię lub nazwisko.
   *[other] { $count } tekstu może nadal zawierać imię lub nazwisko.
}
is-changed = Zmiana zapisana: { $player }.
type-word = Niczego nie zrobiono. Wpisz { $word }, żeby potwierdzić.
is-number = { $player } ma numer { $number }.
is-number-waiting = { $player } ma numer { $number }, na liście rezerwowej.
is-number-from = { $player } ma numer { $number } i gra od rundy { $round }.

## Pola gracza

two-people = To dwie osoby, które nazywają się tak samo
similar-name = Podobnie nazywa się { $name }, gracz { $number }.
sorted-under-hint = Tak jak na listach według nazwiska: „García Márquez, Gabriel”. Zostaw puste, aby użyć imienia i nazwiska.
two-headed-giant = Drużyna Two-Headed Giant
team-mate-hint = Druga osoba w drużynie, która liczy się jako jeden gracz.
mail-address = Adres e-mail
mail-address-hint = Widzą go tylko organizator i sędzia główny.
decklist-hint = Link zaczynający się od https:// albo tekst. W trakcie turnieju widzi to tylko obsługa.
commander-hint = Karta, która dowodzi talią.
second-commander-hint = Dla partnerów (partner) albo tła (background).
fixed-table = Stały stolik
fixed-table-hint = Tylko dla gracza, który go potrzebuje: jego pod zawsze siedzi tam.
group = Grupa
group-hint = Gracze z tym samym słowem nie spotykają się, dopóki da się tego uniknąć: wspólny dom, drużyna.
awarded-byes = Przyznane bye
awarded-byes-hint = Bye na pierwsze rundy, np. z kwalifikacji: od 0 do 3. Wszyscy widzą je na liście graczy.
