## Przepisy dla sędziów

for-table = Dla stolika { $table }

### Tematy

cards = Kto może pokazać kartę
cards-about = Według strefy, właściciela, kontrolującego i tego, kto może patrzeć.
priority = Kto ma priorytet
priority-about = Gdy gracz o niego prosi, a potem nic nie robi.
loops = Gdzie zatrzymuje się pętla
loops-about = Według propozycji graczy, w kolejności tur.
leaving = Co odchodzi razem z graczem
leaving-about = Co posiada, co kontroluje i co ma na stosie.
chance = Moneta i kości
chance-about = Losowane uczciwie i zapisywane razem z graczem, który o to prosi.
information = Informacje i skróty
information-about = Co gracze muszą mówić, co mogą mówić i co się zakłada.
checklists = Przed grą, deck checki
checklists-about = Kroki po kolei, dla Commandera.
penalties = Kary w skrócie
penalties-about = Obowiązująca tabela kar ze zmianami dla gry wieloosobowej.
end-of-round = Koniec rundy
end-of-round-about = Po ogłoszeniu końca czasu: ostatnie tury i remisy.

### Części wszystkich pytań

players = Gracze
take-players = Weź tych graczy
no-such-table = W najnowszej rundzie nie ma stolika { $table }: odpowiedź dotyczy stolika w ogóle.
name-and-seat = { $name } (miejsce { $seat })
answer = Odpowiedź
not-answered = Bez odpowiedzi
choose = Wybierz
who-left = Kto jest już poza grą
have-left = Już poza grą
whose-turn = Czyja jest tura
owner = Właściciel
controller = Kontrolujący
owner-has-it = Właściciel
game-over = Gra się skończyła.

### Kto może pokazać zakrytą kartę

where-card-is = Gdzie jest karta
zone-library = Biblioteka
zone-hand = Ręka
zone-exile = Wygnanie, zakryta
zone-other = Inna strefa, na razie zakryta
zone-battlefield = Pole bitwy, zakryta
zone-stack = Stos, zakryta
who-may-look = Kto może teraz patrzeć, z polecenia
who-may-show = Kto może ją pokazać
nobody-may-show = Nikt nie może jej pokazać.
may-show = { $count ->
    [one] Może ją pokazać { $names }, nikt inny.
   *[other] Mogą ją pokazać { $names }, nikt inny.
}
because = { $reason } (MTR-A 3.13A)
because-library = Kartę w bibliotece pokazuje tylko właściciel, i tylko wtedy, gdy polecenie każe mu na nią patrzeć.
because-hand = Rękę może pokazać jej właściciel.
because-exile = Kartę wygnaną zakrytą może pokazać gracz, któremu obowiązujące polecenie pozwala na nią patrzeć.
because-other = Taką kartę może pokazać gracz, któremu obowiązujące polecenie pozwala na nią patrzeć.
because-battlefield = Zakryty permanent może pokazać ten, kto go kontroluje.
because-stack = Zakryty czar może pokazać ten, kto go kontroluje.
may-say-not-show = Inny gracz mógł patrzeć: może powiedzieć, co jest na karcie, ale nie może jej pokazać.
theirs-alone = To pozwolenie tylko dla tego gracza: ktoś, kto go kontroluje, go nie ma.
anyone-may-say = Każdy może mówić, co jest na zakrytej karcie, zgodnie z prawdą lub nie.

### Priorytet po prośbie bez działania

priority-lead = Gracz prosi o priorytet albo zatrzymuje grę, a potem nic nie robi (MTR-A 4.2A).
who-asked = Kto prosi i nic nie robi
choose-turn-and-asker = Wybierz, czyja jest tura i kto prosi o priorytet.
has-left-game = { $name } jest już poza grą i nie może prosić o priorytet.
game-over-no-priority = Gra się skończyła: nikt nie ma priorytetu.
takes-no-part = { $name } nie bierze udziału.
request-void = Prośba jest nieważna: { $name }.
turn-has-priority = Priorytet ma { $name }, bo to tura tego gracza.
next-has-priority = { $active } jest już poza grą, więc priorytet ma następny w kolejności tur: { $name }.
nobody-has-priority = Nikt nie ma priorytetu.
had-passed = Wcześniejsze spasowanie się nie liczy ({ $names }): gra wraca do chwili tuż po ostatniej czynności.
may-act-or-pass = { $name } może działać albo spasować; nikt inny nie może działać wcześniej.

### Pętla

loops-lead = Gracz ogłasza pętlę i liczbę jej powtórzeń. W kolejności tur każdy może wskazać wcześniejszy punkt zatrzymania, aż nikt już tego nie robi (MTR-A 4.4A).
who-announces = Kto ogłasza pętlę
how-often = Ile razy
points-in-iteration = Punktów w jednym powtórzeniu
earliest-stops = Najwcześniejszy punkt, którego chce każdy z graczy
stops-hint = Zostaw puste przy graczu, który niczego nie proponuje. Punkt to chwila, w której ktoś mógłby działać, licząc od 1; puste oznacza ostatni.
iteration = Powtórzenie
point = Punkt
where-it-stops = Gdzie się zatrzyma
choose-turn-and-announcer = Wybierz, czyja jest tura i kto ogłasza pętlę.
type-loop = Wpisz, ile razy pętla ma się wykonać i ile ma punktów: liczby od 1.
announcer-in-game = Kto ogłasza pętlę, musi być w grze.
loop-not-possible = Tej pętli nie można ogłosić: wpisz liczby od 1.
loop-not-settled = Pętla nie jest uzgodniona: spójrz na propozycje jeszcze raz.
proposes-nothing = { $name } nie proponuje nic wcześniejszego.
stops-at-point = Zatrzymuje się w powtórzeniu { $iteration }, po punkcie { $point }.
stops-after = Zatrzymuje się po powtórzeniu { $iteration }.
runs-as-announced = { $count ->
    [one] Wykonuje się tak, jak ogłoszono, { $count } raz.
   *[other] Wykonuje się tak, jak ogłoszono, { $count } razy.
}
priority-there = Priorytet ma tam { $name }.
nobody-priority-there = Nikt nie ma tam priorytetu.
priority-after = Potem priorytet ma { $name }.
nobody-priority-after = Potem nikt nie ma priorytetu.
stop-would-be-void = Jeśli { $name } nic wtedy nie robi, zatrzymanie jest nieważne jak wycofana prośba (MTR-A 4.2A): priorytet ma { $active }.

### Odejście gracza z gry

who-leaves = Kto odchodzi
followed-hint = Gra przy tym stoliku jest śledzona: odpowiedź uwzględnia to, co w niej zapisano.
object-number = Obiekt { $number }
what-it-is = Co to jest
kind-permanent = Permanent
kind-token = Żeton
kind-spell = Czar na stosie
kind-ability = Zdolność na stosie
kind-copy = Kopia na stosie
if-not-owner = Jeśli nie właściciel
by-effect = przez efekt, który daje kontrolę
came-under-control = pojawił się pod jego kontrolą
what-leaves = Co odchodzi
more-objects = Więcej obiektów
choose-leaver = Wybierz, kto odchodzi.
nobody-left = Nikt nie zostaje.
choose-owner = { $object }: wybierz właściciela.
name-objects = Nazwij obiekty, o które chodzi, i zapytaj ponownie.
nothing-changes = Nic z tego się nie zmienia.
nothing-leaves-followed = W śledzonej grze nic nie odchodzi razem z tym graczem.
has-left-followed = W śledzonej grze { $name } jest już poza grą.
in-followed-game = W śledzonej grze: { $what }.
nothing-comes = Nic więcej nie pojawia się pod kontrolą tego gracza i żadna jego zdolność wyzwalana nie trafia na stos (CR 800.4).
in-order = W tej kolejności (CR 800.4a)
order-owned = Wszystko, czego gracz jest właścicielem, odchodzi z gry, bez względu na to, kto to kontroluje.
order-effects = Kończą się efekty, które dają graczowi kontrolę nad czymś.
order-stack = To, co kontroluje na stosie, a co nie jest kartą, przestaje istnieć.
order-exiled = To, co nadal kontroluje, zostaje wygnane.
after-leaving = Jeśli gracz miał priorytet, przechodzi on na następnego. Obrażeń temu graczowi się nie zadaje, kosztów na jego rzecz nie płaci się, a wyborów dokonuje za niego inny gracz. Jego tura trwa dalej bez aktywnego gracza.

### Moneta i kości

who-asks = Kto prosi
number-hint = Numer gracza: zostanie zapisany.
recorded-hint = Zostanie zapisane.
what-for = Do czego
coin = Moneta
call = Wybór
no-call = Bez wyboru
heads = Orzeł
tails = Reszka
call-hint = Rzut może wygrać lub przegrać tylko ten, kto rzuca, i tylko gdy wybiera stronę (CR 705.2).
die-instead = Zamiast tego kość
die-hint = Parzysta liczba ścianek, za zgodą wszystkich: nieparzysta to orzeł (CR 705.1).
flip = Rzuć monetą
dice = Kości
sides = Ścianki
roll = Rzuć
type-who-asks = Kto prosi: wpisz numer gracza, zostanie zapisany.
drawn-here = Wylosowano tutaj
nothing-drawn = Jeszcze nic. Każde losowanie oblicza się z sekretu turnieju i kolejnego numeru, więc każdy może je później odtworzyć: <a>Uczciwe losowania</a>.
drawn-for-everyone = Dla wszystkich są na stronie <a>Uczciwe losowania</a>.
go-back = Wróć
