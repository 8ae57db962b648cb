## The pages of a community's staff.

### Navigation.

# Name of the group of links: the community.
group = Community
page-desk = Desk
# Link to the public page.
page-home = Public page
page-people = People
page-doubts = Same person?
page-merges = Merges
page-log = Log
page-staff = Staff
page-settings = Settings

### The evening that starts like the last one.

# Heading.
next-evening = Next evening
# $last: the name of the last evening.
like-last = Uses the settings, staff and players of { $last }, dated today, with registration open.
# Button.
start-evening = Start tonight's evening
# $name: the name of the new tournament.
# $count: how many players.
evening-started = { $count ->
    [one] { $name } is open, with { $count } player.
   *[other] { $name } is open, with { $count } players.
}
# Beside the name of tonight's evening.
is-open = already open
# In place of the button, before the first evening.
first-evening = Create the first tournament and choose this community in its settings. After that, you can start each evening here with one press.

# Heading: tournaments that are not over.
open-now = Open tournaments

### The list of people.

# Heading and label.
add-person = Add a person
# Button.
add = Add
find = Find a person
nobody-yet = Nobody yet
nobody-yet-text = People appear here when they play in a tournament of the community.
nobody-found = Nobody by that name
# Caption.
# $count: how many.
count-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
column-number = No.
column-name = Name
column-last = Last seen
column-events = Evenings
# Label of a person without personal data.
removed = data removed
# Notice.
# $name: a person's name.
# $number: their number.
added = { $name } is person { $number }.
# Checkbox.
two-people = They are different people
# Link to a file. "CSV" is a format of files.
as-csv = People as CSV

### A person.

# Button.
save = Save person
# Notice.
saved = Person saved.
# A hint below the field of the mail address.
email-hint = Only the staff see it. When someone registers with this address, this person is suggested.
# Heading.
link = Secret link
# Link.
show-link = Show the secret link
# The link leads to the list of people.
link-also-on-page = A person's link is also on their page in the list of <a>people</a>.
# On the card that a person gets.
card-opens = Your page at every evening of the community: table, seat, standing, check-in. Keep this link to yourself.
link-means = The link opens the person's page, and their player page at every evening of the community. Anyone with it acts as them.
# Heading.
wrong-hands = Link lost or shared?
new-one = Renewing replaces this link and the links of all their entries.
# Button.
renew = Renew links
# Notice.
renewed = Links renewed. The old ones no longer work.
# Heading.
entries = Entries
# Heading.
same-as = Merge with another person
same-as-text = The other person's entries move to this one. You can undo the merge.
# Label.
other-number = Number of the other person
# Label.
why = Reason (for the log)
# Button.
merge = Merge
# Notice.
# $number: a merge's number.
merged = Merged. You can undo merge { $number } on the Merges page.
# Heading of a dangerous action.
erase = Remove personal data
erase-text =
    Name, sort name and mail address are removed here, from all entries, and from texts. Results stay, under a number. This cannot be undone.
# Button.
erase-now = Remove personal data
# Notice.
# $entries: how many entries.
erased = { $entries ->
    [one] Personal data removed here and from { $entries } entry.
   *[other] Personal data removed here and from { $entries } entries.
}
# $mentions: how many texts.
erased-mentions = { $mentions ->
    [one] { $mentions } text of a tournament may still name them. Check it on the player's page there.
   *[other] { $mentions } texts of tournaments may still name them. Check them on the players' pages there.
}
# $count: how many texts.
erased-in-community = { $count ->
    [one] { $count } text of the community may still name them. Check it below.
   *[other] { $count } texts of the community may still name them. Check them below.
}
# Heading above checkboxes: entries that may also be the person's.
also-theirs = Are these entries theirs too? The data of those you tick is also removed.
# $name: the name of an entry.
# $number: its number.
# $tournament: the evening.
entry-in = { $name }, number { $number } in { $tournament }
# Link.
back-to-people = Back to people
# Link.
back-to-person = Back to the person

### Doubts.

doubts-intro = A matching name or mail address does not prove that they are the same person. Each question is asked once.
no-doubts = No questions
no-doubts-text = When someone registers under a name that is already in the community, you are asked here whether they are that person.
# A question.
# $entry: the name of an entry.
# $number: the number of the entry.
# $tournament: the evening.
# $person: a person's name.
# $of: the number of the person.
is-entry = Is { $entry }, number { $number } in { $tournament }, the same person as { $person } (No. { $of })?
# A question.
# $one: a person's name.
# $first: their number.
# $other: another person's name.
# $second: their number.
are-people = Are { $one } (No. { $first }) and { $other } (No. { $second }) the same person?
because-name = Same name
because-look = Similar name
because-mail = Same mail address
# Beside a person.
# $events: how many.
# $date: a date.
seen = { $events ->
    [one] { $events } evening, last on { $date }
   *[other] { $events } evenings, last on { $date }
}
never-seen = No finished evenings
# Button.
same = Same person
# Button.
other = Different people
# Notice.
answered = Answer saved. You are not asked this again.

### Merges.

merges-intro = Latest first. Undoing a merge moves its entries back.
no-merges = No merges
no-merges-text = You can merge two people on a person's page.
# $number: a merge's number.
# $gone: the name of the person whose entries moved.
# $kept: the name of the person who has them now.
merge-line = Merge { $number }: { $gone } into { $kept }
# $entries: how many entries moved.
moved = { $entries ->
    [one] { $entries } entry moved
   *[other] { $entries } entries moved
}
# Label of a merge.
# $date: when.
undone-on = Undone on { $date }
# Button.
undo = Undo merge
# Notice.
# $name: the name of the person who is back.
split = { $name } is a separate person again. Entries that moved back have new links.
# Link to the next page.
older = Older merges

### Staff and settings.

staff-intro = Roles here are for the community's own pages. Each tournament has its own staff.
# Label.
new-member = Account
# Hint.
new-member-hint = You can choose accounts on the staff of a tournament of this community.
# Button.
give-role = Give role
# Notice.
role-given = Role given.
# Notice.
role-removed = Removed from the staff of the community.
nobody-else = There is nobody to add: accounts come from the staff of this community's tournaments.
# Heading and title.
new-community = New community
# Button.
create = Create community
# Notice.
created = Community created.
# Button.
save-settings = Save settings
# Notice.
settings-saved = Settings saved.
names-hint = If a tournament of this community shows initials, the community's pages have to show initials too.
# Hint below the description.
description-hint = Shown on the community's page.
# Heading of the account's communities.
your-communities = Your communities
