## Kalendarz

your-role = Twoja rola: { $role }.
no-such-calendar = Żaden kalendarz nie ma tego adresu albo został on odnowiony: nowy jest na stronie konta.
