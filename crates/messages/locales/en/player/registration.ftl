## Registering for a tournament oneself, while the organizer allows it. Addressed: the player, informal, second person
## singular.

# Title, heading and button.
register = Register
# Heading: registration is closed; a sentence follows that says why.
no-registration = No registration now
# The link leads to the page of that player.
# $name: the name of a player.
already =
    This browser has registered <bdi>{ $name }</bdi> already:
    <a>look at the page</a>. Continue here only to register somebody else.

### What a registration leads to.

needs-approval = The organizer approves each registration.
is-full = All places are taken: you will be on the waiting list and get a place as soon as one is free.
has-places = You will have a place at once.

### Fields of the form: labels, and hints below them.

code = Code
# ABCD-2345 is an example.
code-hint = The code on the organizer's poster, such as ABCD-2345.
# The name of the person.
name = Name
name-hint = As it should appear in pairings and standings.
# Label of two choices: another player has the same name.
same-name = The same name
# A choice.
that-is-me = That is me: the organizer has entered me already
that-is-me-hint = The organizer confirms it. Then this browser opens your page.
# A choice.
another-person = I am another person with the same name
# What is folded. "Two-Headed Giant" is the name of a way to play Magic in teams of two; official translations have a name for it.
team = Two-Headed Giant team
team-mate = Team mate
team-mate-hint = The second member of your team.
pronouns = Pronouns
commander-hint = You can also name it later, until the rounds begin.
decklist-hint = A link that begins with https://. Only the staff sees it.
decklist-hint-opens =
    A link that begins with https://. Only the staff sees it until the tournament is finished, then everybody.

### Too many have registered from one network.

# $seconds: how many seconds to wait.
too-many = { $seconds ->
    [one] You are not registered yet: many have registered from your network within the hour. Wait { $seconds } second and send this again, or ask the organizer to add you.
   *[other] You are not registered yet: many have registered from your network within the hour. Wait { $seconds } seconds and send this again, or ask the organizer to add you.
}

### After the registration.

# Title of the page.
registered = Registered
# Heading.
# $name: the name of the player.
registered-name = Registered: <bdi>{ $name }</bdi>
confirms-it = The organizer confirms that you are the player they entered. Then this browser opens that player's page.
# The name looks like that of a player who is on the list already.
# $name: the other player's name.
# $number: the other player's number.
similar-name = The list has a similar name: { $name }, player { $number }. If that is you, tell the organizer.
# The link leads to a person's page.
# $community: its name.
keeps-person = This browser now also opens <a>your page</a> in { $community }, for all its evenings.
waits-for-approval = The organizer still has to approve it.
is-waitlisted = All places are taken: you are on the waiting list and get a place as soon as one is free.
has-place = You have a place.
# Heading.
your-own-link = Your own link
# $where: the text of a link on the player's page.
link-text =
    It opens your page: table, seat, standing, check-in. This browser already remembers it, and you can see it again on your page,
    under “{ $where }”. Anyone with it acts as you.
# Button.
to-my-page = To my page
# Error page.
gone = This registration is gone.

### Where players are people of a community.

# Checkbox.
guest = Register for this evening only
guest-hint = Your results do not become part of a history in this community, and nobody asks whether you have played here before.
