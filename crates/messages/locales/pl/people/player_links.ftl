## Tajne linki graczy

secret-link-title = Tajny link
secret-link-means = Tym linkiem gracz znajduje stolik, robi check-in i zgłasza drop, bez konta. Każdy, kto go ma, działa w imieniu gracza: nie dawaj go nikomu innemu.
secret-link = Tajny link
to-type = Do wpisania: <span>{ $address }</span>
wrong-hands = Link trafił w niepowołane ręce?
new-one = Nowy unieważnia stary, na papierze i w każdej przeglądarce, w której go użyto.
of-person = Przestaje też działać link tej osoby w społeczności. Linki jej innych wydarzeń pozostają ważne: aby zastąpić i te, odnów linki na stronie osoby w społeczności.
renew = Odnów link
renewed = Link jest odnowiony. Stary, na papierze i w przeglądarkach, już nie działa.
no-player = W tym turnieju nie ma gracza o numerze { $number } z linkiem.

## Wszystkie

to-print = Linki do druku
how-to-use = Po osiem na kartce, według nazwisk. Każdy link należy do jednego gracza: rozetnij je i daj każdemu jego własny.
back-to-prints = Wróć do innych wydruków
also-on-page = Link gracza jest też na jego stronie wśród <a>graczy</a>.
none-yet = Jeszcze bez graczy
none-yet-text = Ich linki pojawią się tutaj po zapisaniu.
print = { $part }: { $players }, { $sheets }
everybody = Wszyscy
sheets = { $count ->
    [one] { $count } kartka
    [few] { $count } kartki
    [many] { $count } kartek
   *[other] { $count } kartki
}
your-own-page = Twoja własna strona: stolik, miejsce, pozycja, check-in, drop. Zachowaj ją dla siebie.
without-camera = Bez kamery wpisz: <span>{ $address }</span>
