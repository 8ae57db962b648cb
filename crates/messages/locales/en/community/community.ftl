## A community: its home page, a person's page, and the pages of its staff.

### Home page.

# Heading: the tournament that is played now.
now = Now
# Heading.
coming = Next evenings
# Heading.
past = Past evenings
# Heading and page.
seasons = Seasons
# In place of the lists.
nothing-yet = No evenings yet
nothing-yet-text = Evenings appear here when registration opens.
# A link for the reader who has a person's link.
your-page = Your page
# Link for the staff.
manage = Manage this community

### A person's page. An evening is a tournament of the community, or one of free pods.

# The number of a person, as for a player.
# $number: a number.
number = Person { $number }
# Words below numbers. Short.
stat-events = evenings
stat-won-events = won
stat-record = won–lost–drawn
stat-best-place = best place
# Heading.
events = Evenings
column-event = Evening
column-date = Date
column-place = Place
column-record = Record
column-commander = Commander
# $place: a number.
# $players: how many took part.
place-of = { $place } of { $players }
# In place of a place.
disqualified = disqualified
# Heading.
opponents = Opponents met most often
column-tables = Tables
# Heading.
seats = Seats
column-seat = Seat
column-matches = Matches
column-won = Won
# Heading.
commanders = Commanders
column-events = Evenings
no-events = No finished evenings yet
no-events-text = Evenings appear here when they are finished.
# In place of the page.
shows-nothing = Nothing about this person is public.
# Number of evenings beyond those listed.
# $count: how many.
earlier-events = { $count ->
    [one] { $count } earlier evening
   *[other] { $count } earlier evenings
}

### A person's own page.

# Title.
own-title = Your page
# $community: its name.
own-intro = Your evenings in { $community }. Your link opens this page, and your table at every evening of the community.
tonight = Your open evenings
# Button to a tournament's page of the player.
my-table = My table
# Link to the registration.
register = Register
none-open = No open evenings
none-open-text = Open evenings of this community appear here.
# Heading of checkboxes.
public = What everyone sees
public-hint = These choices do not change the pages of a tournament: its organizer decides what they show.
show-name = My name on the community's pages
show-name-hint = If you hide your name, you are a number there, and nothing below is shown.
show-results = My evenings, places and record
show-tables = My opponents and seats
show-commanders = My commanders
show-commanders-hint = Only where the tournament shows commanders.
show-rating = My rating
# Button.
save-public = Save what everyone sees
# Notice.
public-saved = Saved. The pages are up to date.
# Heading.
your-link = Your link
your-link-text = Scan the code with another phone, or save the address. Anyone with this link acts as you.
# Label.
secret-link = Secret link
# Button.
forget-link = Remove the link from this browser
# Notice.
link-forgotten = The link was removed from this browser.
# The link leads to the public page.
see-public = This is what <a>everyone sees</a>.

### A link that is opened in a browser with another person's link.

whose-page = Whose page?
# $held: the name of the person whose link the browser has.
# $name: the name of the person of the link.
question = This browser has the link of { $held }. Do you want to switch to { $name }?
# $name: a person's name.
change-to = Switch to { $name }
# $name: a person's name.
stay-with = Keep { $name }
no-such-link = This link is no longer valid. Ask the staff for a new one.
