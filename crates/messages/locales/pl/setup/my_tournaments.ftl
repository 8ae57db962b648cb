## Twoje turnieje

heading = Twoje turnieje
from-file = Z pliku
none-yet = Jeszcze bez turnieju
none-for-organizer = Utwórz go: wystarczą nazwa, data i poziom.
none-for-staff = Gdy zaprosi Cię organizator, turniej pojawi się tutaj.
column-you = Ty
copy = Kopiuj
copy-of = Kopiuj: { $tournament }
presets = Szablony
presets-hint = Ustawienia zapisane jako szablony na stronie ustawień turnieju.
presets-caption = Szablony, od których może zacząć nowy turniej
column-preset = Szablon
new-from = Nowy turniej: { $preset }
for-everybody = wszyscy tutaj
for-you = Ty
remove-preset = Usuń: { $preset }
