## One webhook: an address that gets what happens in a tournament, and what was sent there.

# Title of the page.
title = Webhook
# Below the heading, which is the webhook's name; the state and "since" follow.
# $mark: a short code that identifies it.
# $address: its address, shortened.
mark-and-address = Webhook { $mark } to { $address }
# The same, where the heading is the address.
# $mark: a short code that identifies it.
mark-only = Webhook { $mark }
# After the state, as "Active".
# $since: a day and a time.
since = since { $since }
# The word before one of the next sentences.
not-heard = Not heard
# 410 is the number of an answer of HTTP.
trouble-gone = Its receiver answered that it is gone (410). Put that right, then enable it again.
trouble-week = Nothing has arrived there for a week. Put that right, then enable it again.
trouble-unreadable = Its address cannot be read with the keys of this installation. Type it again, then enable the webhook.
# $since: a day and a time.
trouble-since = Nothing has arrived there since { $since }. Podium keeps retrying; after a week it is disabled.
# Button.
send-test = Send a test
# Button.
enable = Enable again

## What was sent: each is a delivery.

# Heading.
deliveries = Deliveries
nothing-sent = Nothing was sent yet
listed-here = Deliveries from now on are listed here for 30 days.
deliveries-caption = Latest first. A failed delivery is retried for two days, and later ones wait, so that all arrive in order.
# Column: what happened.
column-what = What
# Column, also before the time on narrow screens.
column-when = When
# Column: what the receiver answered; also before it on narrow screens.
column-answer = Answer
# Column: how often it was tried; also before that on narrow screens.
column-tries = Tries
# Column of buttons that send it again; also before them on narrow screens.
column-again = Again
# Button.
send-again = Send again
# A delivery that was not tried yet. Labels are short.
waits = Waits
# A delivery that failed and is retried.
tried-again = Tried again
arrived = Arrived
given-up = Given up
not-sent = Not sent

## After the number of tries: what a delivery waits for.

not-while-disabled = not tried while it is disabled
# $at: a day and a time.
not-before = not before { $at }
waits-for-earlier = waits for the one before it
next-now = next now
# $time: such as "14:05".
next-at = next at { $time }

## The secret with which deliveries are signed.

# Heading, and label of the secret.
signing-secret = Signing secret
# "Standard Webhooks" is a name.
signing-secret-means = Deliveries are signed with it as Standard Webhooks, so that your receiver can verify that they come from here.
# $count: how many secrets from before are still valid.
# $until: a day and a time.
old-secrets = { $count ->
    [one] The previous secret works too, until { $until }.
   *[other] The { $count } previous secrets work too, until { $until }.
}
# Button.
new-secret = Make a new secret

## Changing and removing it.

# Heading.
change-it = Change it
# Heading of a form that asks to type a word.
remove-heading = Remove the webhook
remove-means = Nothing more is sent there, and the list of deliveries is deleted.

## Notices after a button, and an error.

changed = The webhook is changed.
removed = The webhook is removed.
secret-made = There is a new signing secret. Those before it count for a day.
test-is-sent = A test is being sent: the list of deliveries says what became of it.
# $count: how many deliveries are sent before it.
test-in-queue = { $count ->
    [one] A test is in the queue. { $count } delivery waits before it and is tried now.
   *[other] A test is in the queue. { $count } deliveries wait before it; they are tried now.
}
# "It" is a delivery.
it-is-sent = It is being sent: the list of deliveries says what became of it.
# "It" is a delivery.
# $count: how many deliveries are sent before it.
it-in-queue = { $count ->
    [one] It is in the queue. { $count } delivery waits before it and is tried now.
   *[other] It is in the queue. { $count } deliveries wait before it; they are tried now.
}
# "It" is the webhook.
enabled-nothing-waits = It is enabled, and nothing waits to be sent: send it a test.
# 410 is the number of an answer of HTTP. "It" is the webhook.
enabled-after-gone = It is tried again now; if its receiver still answers 410 it is disabled again.
# "It" is the webhook.
enabled = It is enabled, and waiting deliveries are retried now.
no-such = There is no such webhook here (any more).
# Button.
to-webhooks = To the webhooks
