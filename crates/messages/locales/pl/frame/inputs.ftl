## Pola formularzy

optional = opcjonalnie
in-brackets = ({ $remark })
type-to-confirm = Wpisz <b>{ $word }</b>, żeby potwierdzić
word-missing = Wpisz słowo { $word }, żeby potwierdzić. Niczego nie zmieniono.
no-number = { $label }: { $typed } to nie liczba od { $least } do { $most }.
no-time = { $typed } to nie data z godziną. Wpisz ją tak: 2026-11-20 14:00.
skipped-hour = tego dnia zegary w strefie { $zone } pomijają tę godzinę. Wybierz wcześniejszą albo późniejszą.
copy = Kopiuj
copied = Skopiowano

## Między formularzem a odpowiedzią

password-title = Podaj hasło
password-too-many = Było kilka nieudanych prób. Odczekaj { $seconds } s i spróbuj ponownie.
kept-title = Wysłać to, co wpisano?
sign-in-title = Logowanie
signed-out = Nastąpiło wylogowanie, więc nie zapisano niczego z tego, co wysłano. Zaloguj się, wróć na stronę i wyślij ponownie.
signed-out-kept = Nastąpiło wylogowanie, więc nie zapisano niczego z tego, co wysłano. Zaloguj się: zobaczysz ponownie, co wpisano, i możesz to wysłać.
