## Refusals about messages to a phone.

only-with-place = Only players who have a place in the tournament get news on their phone.
only-judges = Only who judges in the tournament gets its calls on their phone.
unknown-service = Podium does not know the service that brings messages to this browser. Use Firefox, Chrome, Edge or Safari.
# $most: how many.
too-many-browsers = { $most } phones get your news already. Stop them on one of them first.
