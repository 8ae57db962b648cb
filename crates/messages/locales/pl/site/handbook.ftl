## Podręcznik

title-of = { $what }: podręcznik
contents = Spis treści
search = Szukaj w podręczniku
nothing-found = Niczego nie znaleziono
try-one-word = Spróbuj jednego słowa albo słowa z przycisku na stronie. <a>Przejrzyj spis treści</a>.
found-for = Wyniki dla „<bdi>{ $typed }</bdi>”: { $count }.
some-found = Nigdzie nie ma całego „<bdi>{ $typed }</bdi>”. Tutaj jest część.
parts = Części podręcznika
on-this-page = Na tej stronie
no-part = Podręcznik nie ma części o tej nazwie.
no-picture = W podręczniku nie ma takiego obrazka.
no-contact = Ta instalacja nie podaje, komu zgłosić lukę w zabezpieczeniach.
older = Angielski rozdział zmienił się od czasu tego tłumaczenia: część treści może być nieaktualna.
