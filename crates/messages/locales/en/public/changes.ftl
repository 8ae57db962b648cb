## The list of what people changed by hand.

what-it-is = Manual changes: changed pairings, corrected results, undone steps, a changed plan, disqualifications.
# Heading where the list is empty.
nothing-changed = Nothing was changed by hand
nothing-changed-text = All pairings are as drawn, all results as reported.
# A change that was taken back later.
# $change: what was done.
revoked = { $change } (revoked)
# $reason: what the person typed who made the change.
reason = Reason: { $reason }
