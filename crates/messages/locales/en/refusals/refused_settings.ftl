## Names of inputs, before a colon and what is wrong with the input.

label-place = Place
label-description = Description
label-code-of-conduct = Code of conduct
label-date = Date
label-preset = Name of the preset
label-announcement = Announcement
label-pod-size = Pod size
label-points = Points
label-games-to-win = Games to win
label-tiebreakers = Tiebreakers
label-playoff-time = Playoff time limit

## Settings of a tournament.

# $zone: what was typed.
unknown-time-zone = Unknown time zone "{ $zone }". Use a larger city near you, or a name such as Europe/Lisbon.
first-table = First table: choose a number from 1 to 90000.
registrations-per-address = Registrations from one address: choose a number from 1 to 100000.
lists-name-commanders = Decklists: a list names its commander, and commanders are shown to nobody. Keep the lists closed, or show the commanders after the event.
# $problem: from a library, in English.
profile-not-stored = The profile cannot be stored: { $problem }
may-not-create = Your account can't create tournaments, only work where it is invited. Ask an administrator of this site.
settings-changed = Somebody changed the settings meanwhile. Compare with what they are now, then send yours again.
open-already = The tournament is open already.
cancel-reason = Write why it is cancelled: everybody can read it.
new-not-there = The new tournament is not there.
# $label: the name of a setting, as "Pod size", "Points".
fixed-once-paired = { $label }: players have been paired by it, so it stays as it is.
commanders-staff-only = Commanders: now only the staff sees them. Once round 1 is paired less of them may be shown, but never more than now.
commanders-after-event = Commanders: now everybody sees them after the event. Once round 1 is paired less of them may be shown, but never more than now.
lists-stay-closed = Decklists: only the staff reads them. Players have handed theirs in with that, so they stay closed once round 1 is paired.
results-as-they-come = Results of a running round: everybody sees them as they come in. The players have begun with that, so it stays: choose that.
results-when-finished = Results of a running round: everybody sees them when the round is finished. The players have begun with that, so it stays: choose that.

## Presets: settings kept under a name for other tournaments.

presets-of-everybody = Only an administrator of this site keeps presets for everybody.
name-preset = Name of the preset: type one, as “Friday”.
# $most: as 50.
too-many-presets = There are { $most } presets already. Remove one on the page of your tournaments first.
# $problem: from a library, in English.
settings-not-stored = The settings cannot be stored: { $problem }
preset-needs-account = A preset belongs to an account: sign in first.
preset-removed = That preset was removed already.
preset-removed-meanwhile = The preset was removed meanwhile. What is below is as you left it: create the tournament with it.
preset-is-everybodys = This preset is everybody's. Ask an administrator of this site to remove it.

## The name that is suggested for a preset: some of these with commas between them.

# The time of a round.
# $minutes: how many.
preset-minutes = { $minutes } min
# Rounds without a time limit.
preset-untimed = untimed
# $size: how many players sit at a table.
preset-pods = pods of { $size }
# $rounds: how many.
preset-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
preset-no-playoff = no playoff
# $cut: how many players play the playoff.
preset-top = top { $cut }

## Announcements. "Only table", "Only player" and "Shown from" are names of inputs.

announcement-empty = Announcement: type what everybody, or whom it is for, should read.
time-past = Shown from: this time is past. Leave it empty to show the announcement at once.
time-far = Shown from: this is more than a year ahead. Look at the date.
# Whom an announcement is for.
whom-everybody = Everybody
one-of-both = Only player: an announcement is for a table or for a player. Leave one of the two empty.
no-round-played = Only table: no round is played now. Wait for the pairings, or name a player.
# $round: the round's name inside a sentence, as "round 3", "the semi-finals".
# $typed: what was typed.
no-such-table = Only table: { $round } has no table { $typed }. Type its number.
# $typed: what was typed.
nobody-called = Only player: nobody is called { $typed }. Type the whole name, or the player's number.
# $typed: what was typed.
# $numbers: players' numbers with commas.
several-called = Only player: several are called { $typed }. Type a number: { $numbers }.
# $number: what was typed.
no-player-number = Only player: there is no player number { $number }.
announcement-gone = This announcement is not on the pages any more.

## Webhooks: addresses of other programs that are told what happens.

choose-events = Events: choose at least one.
no-webhook = There is no such webhook here (any more).
# $webhook: its name or address.
address-taken = Address: the webhook { $webhook } has it already. Change its events instead.
# $event: a word for programs, as "season.changed".
no-event-here = Events: a webhook here cannot get { $event }. Choose others.
# $most: as 10.
too-many-webhooks = There are { $most } webhooks already: remove one that is not used any more first.
webhook-changed = Somebody changed this webhook meanwhile. Look at it as it is now, then send it again.
# Secrets sign what is sent.
# $most: as 5.
too-many-secrets = { $most } signing secrets of this webhook are valid at the moment. Wait until the ones before the newest have ended, a day after it was made.
webhook-active = This webhook is active already.
webhook-disabled = This webhook is disabled. Enable it again first.
no-delivery = There is no such delivery (any more).
not-public-yet = This is not public yet. It is sent when it becomes public.
address-paste = Address: paste the one that your receiver or chat shows, as https://bot.example/podium.
address-letters = Address: write it without spaces and without letters beyond a to z, as a browser shows it when you copy it.
address-http = Address: it has to begin with https://, for what is sent would be read on its way.
address-https = Address: it has to begin with https://.
address-fragment = Address: leave out “#” and what follows: it is never sent.
address-password = Address: leave out the name and password before “@”. What is sent is signed instead.
address-host = Address: its host is invalid. Write it as https://bot.example/podium.
address-own-network = Address: it leads into this machine's own network, which this installation does not allow.
# "For a chat" is a choice of the same form.
discord-chat = What is sent: this is the address of a Discord channel, which takes messages alone. Choose “For a chat”.
# $problem: from a library, in English.
event-not-stored = It cannot be stored: { $problem }

## Documents of a tournament that are imported or exported.

# $number: of the round.
# $missing: how many pods have no result.
round-finished-without-results = Round { $number } is finished but { $missing } of its pods have no result.
# $number: of the round.
round-not-finished = Round { $number } is not finished, but a later round stands after it.
# $number: of the round.
draft-with-results = Round { $number } is a draft with results.
# $number: of the round.
clock-without-begin = Round { $number } has not begun but has a clock.
# $id: from the document.
no-player-with-id = No player has the id "{ $id }".
part-not-written = The part of the tournament that is shown cannot be written.
