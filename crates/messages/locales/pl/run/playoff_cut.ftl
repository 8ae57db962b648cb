## Top

cut = Top
cut-hint = Przy 7, 10, 13 i 40 najwyższe rozstawienia omijają pierwszą rundę playoffu.
top = Top { $count }
show-who = Pokaż, kto wchodzi
no-cut = Jeszcze bez topu

### Lista rozstawień

announced-seeds = Ogłoszone rozstawienia
would-be-in = Kto by wszedł
column-note = Uwaga
left = drop
waits = czeka
drawn = losowanie wśród równych

### Ogłoszenie

seeds-are-fixed = Rozstawienia są ustalone z chwilą ogłoszenia topu: kto odejdzie później, nie ma zastępcy.
why-now = Dlaczego teraz
rounds-played = Rozegrane rundy szwajcarskie: { $played } z { $planned } planowanych.
announced = Ogłoszono top { $count }.
revoked = Top odwołany.

### Koniec bez playoffu

finish-without = Zakończ turniej bez playoffu
why-ends = Dlaczego turniej kończy się teraz
