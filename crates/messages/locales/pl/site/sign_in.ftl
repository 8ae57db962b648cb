## Logowanie

user-name = Nazwa użytkownika
password = Hasło
players-need-none = Gracze nie potrzebują konta: otwierają link albo skanują kod, który daje im organizator.
staff-by-invitation = Obsługa dostaje konto przez zaproszenie. Jeśli nie pamiętasz hasła, poproś administratora serwisu o link.

## Kod drugiego składnika

your-code = Twój kod
code = Kod
code-hint = Sześć cyfr, które pokazuje teraz Twoja aplikacja uwierzytelniająca.
without-phone = Bez telefonu: wpisz jeden ze swoich kodów odzyskiwania. Każdy działa raz.
without-both = Bez jednego i drugiego: drugi składnik może wyłączyć administrator serwisu.
too-late = Za późno
recovery-codes-left = { $left ->
    [one] Logowanie udane. Został jeden kod odzyskiwania: utwórz nowe albo skonfiguruj inny telefon.
   *[other] Logowanie udane. Pozostałe kody odzyskiwania: { $left }. Utwórz nowe albo skonfiguruj inny telefon.
}
last-recovery-code = Logowanie udane. To był ostatni kod odzyskiwania: utwórz nowe albo skonfiguruj inny telefon.
wait = Było kilka nieudanych prób. Odczekaj { $seconds } s i spróbuj ponownie; nikt nie jest zablokowany.
signed-out = Wylogowano.

## Ponowne hasło

why-again = Zanim zmienisz konta, obsługę lub dane osobowe, wpisz ponownie hasło, na wypadek gdyby ktoś zastał otwartą przeglądarkę. Przez godzinę nie będzie kolejnego pytania. <b>Niczego jeszcze nie zmieniono</b>, a ta strona zachowuje to, co wpisano.
your-password = Twoje hasło
go-on = Dalej
remembered = Twoje hasło jest zapamiętane na godzinę. Kontynuuj.

## Formularz sprzed logowania

was-not-stored = Tego <b>nie zapisano</b>: od otwarcia strony nastąpiło logowanie lub wylogowanie. Jeśli ktoś w międzyczasie zmienił to samo, pojawi się pytanie.
send = Wyślij
do-not-send = Nie wysyłaj
