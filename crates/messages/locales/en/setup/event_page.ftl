## The event's own page: what its organizer writes and uploads, and the headings above it on the page for everybody.

# Title of the staff's page with the form, and link to it.
title = Event page
intro = Tell people what they need to know before they come. Everything is optional.
markdown = Texts can use Markdown: **bold**, lists with *, links as [name](https://…), headings with #.
# Label: the colour of links and buttons.
accent = Accent colour
accent-hint = For example #1f5f8b. Leave empty for Podium's blue. Dark pages use a lighter colour automatically.
# What screen readers say of two small fields with the colour.
# $light: the colour on light pages, such as #1f5f8b.
# $dark: the colour on dark pages.
swatches = The colour on light pages: { $light }. On dark pages: { $dark }.
# Heading: the texts of the page.
texts = Texts

### Labels of the texts, which are also their headings on the page for everybody.

schedule = Schedule
schedule-hint = One line for each time, for example: 9:00 Doors open
# How to take part: the fee, what to bring, who may play.
entry = Entry
entry-hint = The fee, what to bring, who may play.
prizes = Prizes
# How to get to the place of the event.
venue = Getting there
venue-hint = The address, parking, public transport. The name of the place is in the settings.
rules = Rules
decklists = Decklists
# Who runs the event.
organizer = Organizer
contact = Contact
contact-hint = For example a mail address or a telephone number.
# A link to a map.
map = Map
map-hint = The address of a map, for example https://www.openstreetmap.org/…
# A link to an invitation to a chat; the name of the program.
discord = Discord
# A link to a stream.
stream = Stream

### The page for everybody.

# Heading above the organizer's name and how to reach them.
people = Who to ask

### Creating and copying a tournament.

# Hint on the form of a new tournament.
comes-later = After you create the tournament, you can add a description and pictures on its event page.
# Hint below the checkbox "Event page" of a list of what is copied.
comes-along = The description, the other texts, the pictures and the colour.

### Buttons and what follows.

save = Save page
# Button: saves the page with another colour than the one that was typed.
# $colour: such as #1f5f8b.
save-with = Save with { $colour } instead
# Button: opens the page as it was typed, in another tab.
show-preview = Show preview
# Title of the preview.
preview = Preview
preview-means = This is a preview: nothing is saved. Close this tab to go back to the form.
saved = Page saved.
# Link to a sheet with the event's texts and its code.
print-poster = Print a poster
# Title of that sheet.
poster = Poster

### Pictures.

# Heading, and title of the page where they are uploaded.
pictures = Pictures
pictures-mean = JPEG, PNG or WebP. Podium makes them smaller and removes their metadata (place, camera).
# Button: opens the page where pictures are uploaded.
change-pictures = Change pictures
# Label: the picture at the top of the page.
cover = Cover picture
cover-hint = A wide picture, at least 300 pixels high. Up to 7 MB and 32 million pixels.
# Label: a small picture.
logo = Logo
logo-hint = Shown on all pages, the projector, slips and in chats, on a light background. A PNG with a transparent background is best.
save-picture = Save picture
remove-picture = Remove picture
picture-saved = Picture saved.
picture-removed = Picture removed.
# Link back to the form with the texts.
to-texts = Back to the texts

### What is wrong.

no-colour = Write the colour as six digits, such as #1f5f8b.
# $colour: a darker colour, such as #1f5f8b.
too-pale = Text in this colour is hard to read on white. The nearest that works is { $colour }.
no-address = Write the full address of a page, beginning with https://.
# A link in a text that is not to the web.
# $address: its address, as it was typed.
leads-nowhere = The link to “{ $address }” does not work. Write its full address, beginning with https://.
# A text that Markdown makes too long, such as one of very many links.
# $size: how long it is on the page, in KB.
# $most: for how much there is room, in KB.
too-long-as-page = With its formatting, this text has { $size } KB. The maximum is { $most } KB. Shorten it or use fewer links.
changed-meanwhile = Someone else changed this text in the meantime. Theirs is below yours. If you save, yours replaces it.
# Above what somebody else wrote in the same field meanwhile; it is empty if they deleted the text.
# $field: the label of the field, such as "Schedule".
theirs = { $field } as someone else saved it:
picture-changed = Someone else changed this picture first. Check the new picture, then choose yours again.
