## Powiadomienia na telefonie

title = Powiadomienia na tym telefonie
of-players = Telefon pokaże, nawet zablokowany: Twoje miejsce po opublikowaniu rundy lub po jego zmianie, koniec czasu, wyniki, które czekają na Ciebie, to, że sędzia przyjął Twoje wezwanie, i ogłoszenia.
of-judges = Telefon pokaże, nawet zablokowany, że gracz wzywa sędziego.
tell-me = Włącz powiadomienia
tells = Powiadomienia na tym telefonie są włączone.
stop = Wyłącz powiadomienia
blocked = Ta przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w ustawieniach strony, zwykle pod ikoną przy jej adresie.
home-screen = Na iPhonie lub iPadzie najpierw dodaj tę stronę do ekranu początkowego: naciśnij ikonę udostępniania, potem „Do ekranu początkowego”, i otwórz ją stamtąd.
cannot = Ta przeglądarka nie obsługuje powiadomień. Spróbuj w innej i nie w oknie prywatnym.
needs-script = Powiadomienia wymagają JavaScriptu.
failed = To się nie udało. Spróbuj ponownie, gdy będzie sieć.
what-is-sent = Powiadomienia są szyfrowane i wysyłane przez usługę producenta przeglądarki. Zawierają Twój stolik, Twoje miejsce i ogłoszenia tego turnieju, a nic o innych graczach.
begun = Powiadomienia są włączone. Pierwsze przyjdzie za chwilę.
stopped = Powiadomienia są wyłączone.
