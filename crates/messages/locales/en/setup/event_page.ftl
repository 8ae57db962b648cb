## The event's own page: what its organizer writes and uploads, and the headings above it on the page for everybody.

# Title of the staff's page with the form, and link to it.
title = Event page
intro = What people ask before they come.
markdown = Texts can have Markdown: **bold**, lists with *, links as [name](https://…), headings with #. Everything is optional.
# Heading: pictures and colour.
look = Look
pictures-mean = Pictures are JPEG, PNG or WebP. The service makes them smaller and removes where and with what they were taken.
# Label: the picture at the top of the page.
cover = Cover picture
cover-hint = Wide, at least 300 pixels high. Up to 7 MB and 40 million pixels.
# Label: a small picture.
logo = Logo
logo-hint = Shown on all pages, the projector, slips and in chats. A PNG without background is best.
# Checkbox below a picture.
remove-picture = Remove this picture
# Label: the colour of links and buttons.
accent = Accent colour
accent-hint = Such as #1f5f8b. Empty for the usual blue. Dark pages get a lighter one automatically.
# What screen readers say of two small fields with the colour.
# $light: the colour on light pages, such as #1f5f8b.
# $dark: the colour on dark pages.
swatches = The colour on light pages: { $light }. On dark pages: { $dark }.
# Heading: the texts of the page.
texts = Texts

### Labels of the texts, which are also their headings on the page for everybody.

schedule = Schedule
schedule-hint = For example a list: * 9:00 Doors open
# How to take part: the fee, what to bring, who may play.
entry = Entry
entry-hint = The fee, what to bring, who may play.
prizes = Prizes
# How to get to the place of the event.
venue = Getting there
venue-hint = The address, parking, public transport. The name of the place is in the settings.
rules = Rules
decklists = Decklists
# Who holds the event.
organizer = Organizer
contact = Contact
contact-hint = Such as a mail address or a telephone number. A mail address in angle brackets becomes a link.
# A link to a map.
map = Map
map-hint = The address of a map, such as https://www.openstreetmap.org/…
# A link to an invitation to a chat; the name of the program.
discord = Discord
# A link to a stream.
stream = Stream

### The page for everybody.

# Heading above the organizer's name and how to reach them.
people = Who to ask

### Copying a tournament.

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
preview-means = This is a preview: nothing is saved, and pictures are those that are stored. Close this tab to go on.
saved = Page saved.
# Link to a sheet with the event's texts and its code.
print-poster = Print a poster
# Title of that sheet.
poster = Poster

### What is wrong.

no-colour = Write the colour as six digits, such as #1f5f8b.
# $colour: a darker colour, such as #1f5f8b.
too-pale = Text in this colour is hard to read on white. The nearest that works is { $colour }.
no-address = Write the address of a page: it begins with https://.
changed-meanwhile = Someone else changed the page or the settings meanwhile. Compare with what you typed below, then save again.
pictures-busy = Other pictures are being read now. Choose the file again and send it in a moment.
