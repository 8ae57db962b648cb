your-penalties = Je straffen: { $count }
waits-for-head-judge = wacht op de head judge
appealed = in beroep

## Een straf die niet meer geldt

undone-withdrawn = Je { $penalty } is ingetrokken (ruling { $ruling }). Er komt een judge naar de tafel.
undone-overturned = Je { $penalty } is herroepen (ruling { $ruling }). Er komt een judge naar de tafel.
undone-none = Je { $penalty } is geen straf meer (ruling { $ruling }). Er komt een judge naar de tafel.
undone-lighter = Je { $penalty } is nu een { $lighter } (ruling { $ruling }). Er komt een judge naar de tafel.
