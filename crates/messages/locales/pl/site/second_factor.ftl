## Drugi składnik

on-since = od { $since } UTC. Przy logowaniu po haśle potrzebny jest kod z aplikacji.

## Kody odzyskiwania

recovery-codes = Kody odzyskiwania
codes-left = { $count ->
    [one] Został jeden. Każdym można się raz zalogować bez telefonu. Utworzenie nowych unieważnia stare.
   *[other] Pozostało: { $count }. Każdym można się raz zalogować bez telefonu. Utworzenie nowych unieważnia stare.
}
no-codes-left = Nie został żaden: bez telefonu nie da się zalogować. Każdym można się raz zalogować bez telefonu. Utworzenie nowych unieważnia stare.
make-codes = Utwórz nowe kody
your-codes = Twoje kody odzyskiwania
shown-once = <b>Ta strona pokazuje je tylko raz.</b> Wydrukuj ją albo zapisz kody i trzymaj je z dala od telefonu. Każdym można się raz zalogować na konto { $name } pod adresem { $site } bez telefonu, po podaniu hasła.
have-them = Mam je

## Wyłączenie

switch-off = Wyłącz
for-new-phone = Także przy nowym telefonie: wyłącz, a potem skonfiguruj od nowa.
administrators-need-one = Administratorzy muszą go tu mieć.
code-hint-off = Aktualny kod z aplikacji albo kod odzyskiwania.
is-off = Drugi składnik jest wyłączony: do logowania wystarcza hasło.
still-on = Drugi składnik jest nadal włączony.

## Konfiguracja

demanded = <b>Administratorzy muszą tu mieć drugi składnik</b>, a Twoje konto go jeszcze nie ma. Skonfiguruj go, żeby kontynuować.
why = Samo hasło można podejrzeć albo zgadnąć. Z drugim składnikiem potrzebny jest też kod z aplikacji uwierzytelniającej w telefonie. Nadaje się każda aplikacja z kodami czasowymi.
scan = 1. Zeskanuj to aplikacją
or-type = Albo wpisz w niej ten klucz: <code>{ $key }</code>
on-phone = Na samym telefonie: <a>otwórz aplikację</a>.
type-code = 2. Wpisz kod, który pokazuje
code-hint-on = Sześć cyfr. Inne przeglądarki zostaną wylogowane.
switch-on = Włącz
begin-again = Zacznij z innym kluczem
not-on-yet = Drugi składnik nie jest jeszcze włączony.
