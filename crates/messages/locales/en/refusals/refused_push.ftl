## Refusals about messages to a phone.

only-with-place = Only players with a place in the tournament can get notifications on their phone.
only-judges = Only judges of the tournament can get its calls on their phone.
unknown-service = Podium does not support this browser's notification service. Use Firefox, Chrome, Edge or Safari.
# $most: how many.
too-many-browsers = { $most } phones already get your notifications. Turn them off on one of them first.
