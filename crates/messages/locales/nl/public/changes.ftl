what-it-is = Wijzigingen met de hand: gewijzigde pairings, gecorrigeerde uitslagen, ongedaan gemaakte stappen, een gewijzigd plan, diskwalificaties.
nothing-changed = Er is niets met de hand gewijzigd
nothing-changed-text = Alle pairings zijn zoals geloot, alle uitslagen zoals doorgegeven.
revoked = { $change } (ongedaan gemaakt)
reason = Reden: { $reason }
