## Społeczności i osoby

no-such-community = Pod tym adresem nie ma społeczności.
no-such-person = W tej społeczności nie ma osoby { $number } albo jej dane są usunięte.
no-such-merge = W tej społeczności nie ma połączenia { $number }.
no-community = Ten turniej nie należy do żadnej społeczności. Najpierw wybierz ją w jego ustawieniach.
not-on-staff = Nie należysz do obsługi tej społeczności, a to wymaga uprawnienia: { $what }. Zwróć się do jej organizatora.
not-on-its-staff = Nie zarządzasz osobami w społeczności { $community }. Poproś jej organizatora o rolę.
not-organizer-of = Nie masz roli organizatora w turnieju { $tournament }, którego obsługę dostaje następne wydarzenie. Poproś kogoś z jego organizatorów, żeby zaczął wydarzenie.
not-on-a-staff = To konto nie należy do obsługi żadnego turnieju społeczności. Najpierw zaproś je do turnieju.
only-person = Może to zrobić tylko ta osoba, przez swój tajny link.
link-of-community = Link osoby działa tylko na stronach jej społeczności.
unknown-person = Ta przeglądarka nie ma ważnego linku osoby z tej społeczności. Otwórz swój link ponownie albo poproś o niego obsługę.
to-community = Do społeczności

## Wpisy

has-entry = { $name } ma już wpis w turnieju { $tournament }: numer { $number }. W turnieju osoba ma jeden wpis.
say-who = Wybierz, kto to jest.
not-the-typed-name = { $name }: to nie zaczyna się od „{ $typed }”, więc nikogo nie dodano. Wybierz ponownie.
no-evening-before = W tej społeczności nie rozegrano jeszcze żadnego wydarzenia.
open-already = { $tournament }: to wydarzenie jest już otwarte.
everybody-is-here = Wszyscy z ostatniego wydarzenia mają tu już wpis.

## Łączenie i cofanie

one-already = Oba numery należą już do osoby { $name }. Wybierz inną osobę.
both-in =
    { $one } (numer { $number }) i { $other } (numer { $second }) mają wpisy w turnieju { $tournament }, więc to różne osoby. Jeśli jeden z wpisów jest błędny, najpierw popraw go tam.
both-in-several = { $more ->
    [one] { $one } (numer { $number }) i { $other } (numer { $second }) mają wpisy w turnieju { $tournament } i jeszcze w { $more }, więc to różne osoby. Jeśli wpisy są błędne, najpierw popraw je tam.
   *[other] { $one } (numer { $number }) i { $other } (numer { $second }) mają wpisy w turnieju { $tournament } i jeszcze w { $more } innych, więc to różne osoby. Jeśli wpisy są błędne, najpierw popraw je tam.
}
both-on = { $one } i { $other } mają pozycje w tym samym wydarzeniu ({ $evening }), więc to różne osoby. Jeśli jedna z pozycji jest błędna, popraw ją w pliku i zaimportuj go ponownie.
undone-already = Połączenie { $number } jest już cofnięte.
no-data-any-more = Dane osobowe osoby { $number } są usunięte, więc połączenia nie można cofnąć.
undo-later-first = { $name }: tę osobę połączono potem z inną. Najpierw cofnij połączenie { $number }.
answered-already = Ktoś już na to odpowiedział.

## Nazwiska i ustawienia

same-person-name = { $name }, numer { $number }, to może być ta sama osoba. Jeśli to dwie osoby, zaznacz to.
person-changed = Ktoś w międzyczasie zmienił dane osoby { $name }. Sprawdź te zmiany i zapisz swoje ponownie.
community-shows-full =
    Społeczność { $community } pokazuje pełne nazwiska, a ten turniej imię i inicjał. Zmień to, jak są pokazywane, w ustawieniach jednego z nich.
tournaments-show-initials = Niektóre turnieje tej społeczności pokazują imię i inicjał, więc społeczność też musi tak robić.
