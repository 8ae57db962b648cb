## Własny dowódca

your-commander = Twój dowódca
only-staff = Widzi go tylko obsługa.
with-pairings = Od pierwszych parowań widzą go wszyscy, wcześniej tylko obsługa.
after-event = Po zakończeniu turnieju widzą go wszyscy, wcześniej tylko obsługa.
until-rounds = Można go zmienić do początku rund.
commander = Dowódca
commander-hint = Karta, która dowodzi Twoją talią. Zostaw puste, żeby ją usunąć.
second-commander = Drugi dowódca
second-commander-hint = Dla partnerów (partner) albo tła (background).
save = Zapisz
removed = Dowódca usunięty.
saved = Twój dowódca: { $commander }.
nothing-saved = Niczego nie zapisano. Popraw zaznaczone pole.
back-to-commander = Wróć do dowódcy
