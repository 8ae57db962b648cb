## Powiadomienia na telefonie

only-with-place = Powiadomienia na telefonie dostają tylko gracze, którzy mają miejsce w turnieju.
only-judges = Wezwania na telefonie dostają tylko sędziowie turnieju.
unknown-service = Podium nie obsługuje usługi powiadomień tej przeglądarki. Użyj przeglądarki Firefox, Chrome, Edge lub Safari.
too-many-browsers = { $most ->
    [one] Powiadomienia dostajesz już na { $most } telefonie. Najpierw wyłącz je na nim.
   *[other] Powiadomienia dostajesz już na { $most } telefonach. Najpierw wyłącz je na jednym z nich.
}
