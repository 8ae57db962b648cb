## Refusals about communities and their people.

no-such-community = There is no community at this address.
# $number: a person's number.
no-such-person = There is no person { $number } in this community, or their data was removed.
# $number: a merge's number.
no-such-merge = There is no merge { $number } in this community.
no-community = This tournament belongs to no community. Choose one in its settings first.
# Of an account that is not on the staff of the community.
# $what: what it takes, as "manage players".
not-on-staff = You are not on the staff of this community, so you cannot { $what }. Ask its organizer.
# $community: its name.
not-on-its-staff = You don't manage people in { $community }. Ask its organizer for a role there.
# $tournament: its name.
not-organizer-of = You are not an organizer of { $tournament }, whose staff the next evening gets. Ask one of its organizers to start the evening.
not-on-a-staff = This account is not on the staff of a tournament of the community. Invite it to a tournament first.
only-person = Only the person can do this, with their secret link.
link-of-community = A person's link works only on the pages of their community.
# On a page of a person, in a browser without their link.
unknown-person = This browser has no valid link of a person in this community. Open your link again, or ask the staff for it.
# A button.
to-community = To the community

## Entries.

# $name: a person's name.
# $number: the number of their entry.
# $tournament: the evening.
has-entry = { $name } already has an entry in { $tournament }: number { $number }. A person can have only one entry in a tournament.
say-who = Choose who this is.
# $typed: what was typed.
# $name: the name of the person whose button was pressed.
not-the-typed-name = The name of { $name } does not begin with “{ $typed }”, so nobody was added. Choose again.
no-evening-before = No earlier evening of this community was played.
# $tournament: the evening.
open-already = { $tournament } is already open.
everybody-is-here = Everyone from the last evening already has an entry here.

## Merging and splitting.

# $name: a person's name.
one-already = Both numbers already belong to { $name }. Choose another person.
# $one: the first person's name.
# $number: the number of the first person's entry.
# $other: the second person's name.
# $second: the number of the second person's entry.
# $tournament: the evening.
both-in =
    { $one } (number { $number }) and { $other } (number { $second }) both have an entry in { $tournament }, so they are different people. If one entry is
    wrong, correct it there first.
# $one: the first person's name.
# $number: the number of the first person's entry.
# $other: the second person's name.
# $second: the number of the second person's entry.
# $tournament: the first of the evenings.
# $more: how many further evenings.
both-in-several =
    { $one } (number { $number }) and { $other } (number { $second }) both have an entry in { $tournament } and in { $more } more, so they are
    different people. If entries are wrong, correct them there first.
# $one: the first person's name.
# $other: the second person's name.
# $evening: the evening, of which only the places are known.
both-on = { $one } and { $other } both have a place at { $evening }, so they are different people. If one place is wrong, correct it in your file and import it again.
# $number: a merge's number.
undone-already = Merge { $number } is already undone.
# $number: a person's number.
no-data-any-more = The personal data of person { $number } was removed, so the merge cannot be undone.
# $name: a person's name.
# $number: the number of a later merge.
undo-later-first = { $name } was merged into someone else later. Undo merge { $number } first.
answered-already = Someone has already answered this.

## Names and settings.

# $name: a person's name.
# $number: their number.
same-person-name = { $name }, number { $number }, may be the same person. If they are different people, say so.
# $name: a person's name.
person-changed = Someone else changed { $name } first. Check their changes, then save yours again.
# $community: its name.
community-shows-full =
    { $community } shows full names, but this tournament shows first names and initials. Change the names shown in the settings of one of them.
tournaments-show-initials = Some tournaments of this community show first names and initials, so the community has to show them too.
