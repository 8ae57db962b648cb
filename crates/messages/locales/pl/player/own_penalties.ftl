## Własne kary

your-penalties = Twoje kary: { $count }
waits-for-head-judge = czeka na sędziego głównego
appealed = apelacja

### Kara już nie obowiązuje

undone-withdrawn = Twoja kara została wycofana: { $penalty } (decyzja { $ruling }). Sędzia podejdzie do stolika.
undone-overturned = Twoja kara została uchylona: { $penalty } (decyzja { $ruling }). Sędzia podejdzie do stolika.
undone-none = To już nie jest kara: { $penalty } (decyzja { $ruling }). Sędzia podejdzie do stolika.
undone-lighter = Twoja kara została złagodzona: było { $penalty }, jest { $lighter } (decyzja { $ruling }). Sędzia podejdzie do stolika.
