## Powiadomienia w telefonie

only-with-place = Powiadomienia w telefonie dostają tylko gracze, którzy mają miejsce w turnieju.
only-judges = Wezwania w telefonie dostają tylko sędziowie turnieju.
unknown-service = Podium nie obsługuje usługi powiadomień tej przeglądarki. Użyj przeglądarki Firefox, Chrome, Edge lub Safari.
too-many-browsers = Twoje powiadomienia dostają już telefony w liczbie { $most }. Najpierw wyłącz je w jednym z nich.
