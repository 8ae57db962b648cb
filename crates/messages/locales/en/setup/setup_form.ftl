## The form of a tournament's settings: to create one, to change one, to copy one. "The addendum" is the Multiplayer Addendum to the
## Magic Tournament Rules (MTR-A); numbers such as "(MTR-A 3.1A)" are of its rules and stay as they are.

### Titles, buttons and links.

# Title and heading; also a button that leads there.
new-tournament = New tournament
# Button.
create = Create the tournament
# Title, heading and button.
copy = Copy the tournament
# Beside the heading of the page that copies a tournament.
copy-intro = A new tournament with the settings of this one. Players and rounds stay here.
# Button.
save = Save the settings
# Before the links to what a new tournament may start from: the addendum's defaults and presets.
start-from = Start from
# Link among those.
defaults = The addendum's defaults
# The link leads to the form that takes a file.
played-elsewhere = For an event that was played elsewhere, <a>start from its file</a>.
penalties = Table of penalties

### Notices.

saved = The settings are saved.
nothing-saved = Nothing was saved. Fix the marked fields.
cancelled = The tournament is cancelled.
created = The tournament is created.
# $count: how many players were added to it.
created-with = { $count ->
    [one] The tournament is created, with one player.
   *[other] The tournament is created, with { $count } players.
}
look-at-names-first = Look at the names. Nothing is created yet.

### Players of a new tournament.

# Heading of the names that were typed, shown as a list.
look-at-names = Look at the names
# Button.
create-with-names = Create it with these names
# Below the names.
names-hint = One name per line. If you edit the list, you check it again.
# Below the field for the names.
players-hint = One name per line, if you know them already. You can add more at any time, and players can register.

### What a copy takes along.

# Heading of some checkboxes.
comes-along = Comes along
# Checkbox.
# $count: how many people are on the staff besides the reader.
staff-along = { $count ->
    [one] Staff: one person besides you, with the same role
   *[other] Staff: { $count } people besides you, with the same roles
}
# Checkbox.
deck-rules = Rules for decklists
deck-rules-hint = Lists are taken until round 1, or a deadline that you set.
along-hint = All settings, the table of penalties too.

### The first fields.

# The day of the tournament.
date = Date
# Where the tournament is.
place = Place
time-zone = Time zone
time-zone-hint = Type a larger city, such as Lisbon or Hamburg.
language = Language
# Below "Language", in the settings of a tournament.
language-hint = Of prints and the projector. Everybody reads pages in their own.
level-hint = All defaults below depend on it. Empty fields follow the addendum.
# Below "Regular", a level of rules enforcement.
level-regular = Smaller pods, 90 minutes, the turn is finished. From 4 players.
# Below "Competitive", a level of rules enforcement.
level-competitive = Byes, 75 minutes, extra turns. From 16 players.
# Below "Professional". "Competitive" is the level below it.
level-professional = As Competitive, with the strictest rulings. From 16 players.
until-first-round = You can change all of the following until the first round.
# A choice: the setting follows the level of rules enforcement.
as-level = As the level has it

### Rounds and playoff.

rounds-and-playoff = Rounds and playoff
# What the addendum recommends.
# $players: the number of players.
# $rounds: the number of Swiss rounds.
# $cut: how many play in the playoff.
recommended = For { $players } players: { $rounds } Swiss rounds, then the top { $cut }.
# The same, where some players enter the tournament with byes.
# $players: the number of players.
# $byes: the number of byes.
# $rounds: the number of Swiss rounds.
# $cut: how many play in the playoff.
recommended-with-byes = { $byes ->
    [one] For { $players } players with { $byes } bye: { $rounds } Swiss rounds, then the top { $cut }.
   *[other] For { $players } players with { $byes } byes: { $rounds } Swiss rounds, then the top { $cut }.
}
recommended-later = Follows the number of players, byes counted.
swiss-rounds-hint = Empty: as recommended (MTR-A Appendix E).
playoff-hint = In a top 7, 10, 13 or 40, the best seeds skip the first playoff round.
# A choice of "Playoff".
cut-recommended = As recommended
# A choice of "Playoff".
cut-none = No playoff
# A choice of "Playoff": the best players play in it.
# $cut: how many.
cut-top = Top { $cut }
uneven = When the players do not fill the pods
uneven-level = Regular: smaller pods. Competitive and Professional: byes (MTR-A 10.4A).
# A choice: players without a table get the points of a win.
uneven-byes = Byes
uneven-byes-hint = Pods are full; the lowest without a bye get one. Advised for Commander (MTR-A X.1B).
# A choice, and the name of the setting after it.
smaller-pods = Smaller pods
uneven-smaller-hint = Nobody sits out; some pods have one player less.
# A choice: some pods have one player more.
uneven-larger = Larger pods
uneven-larger-hint = Nobody sits out; some pods have one player more. The full ones are then the smaller pods.
# A choice: some pods have one player less, and at most one player has no table.
uneven-then-byes = Smaller pods, then one bye
uneven-then-byes-hint = As many full pods as possible; others have one player less, so that at most one player has a bye.
smaller-pods-hint = Which end of the standings gets them. It has no effect if byes are given.
# A choice of "Smaller pods": at this end of the standings.
at-bottom = At the bottom
# A choice of "Smaller pods": at this end of the standings.
at-top = At the top
seating = Seats in Swiss rounds
# A choice of "Seats in Swiss rounds".
seats-random = At random
# A choice of "Seats in Swiss rounds".
seats-balanced = Balanced over the rounds (deviation)
draft-pods = The pods of a draft are kept for the first round (MTR-A X.6A)
# Heading of the settings of pods and rounds that other rules have.
house-pods = Pods and rounds by other rules
# Below the heading.
house-pods-hint = For rules other than the addendum: who sits in smaller pods, how many rounds there are, and how each round is paired.
# Checkbox.
smaller-pods-once = Nobody sits in a smaller pod twice while others have not
smaller-pods-once-hint = Only avoiding earlier opponents comes before it. Unticked: it is avoided where nothing else suffers.
# What is typed is English in all languages: "16: 2 rounds, top 4" and "more: 5 rounds, no playoff" stay as they are.
round-table-hint = One line for each number of players: 16: 2 rounds, top 4. It applies up to 16 players. The last line may be for all above: more: 5 rounds, no playoff. Empty: as recommended (MTR-A Appendix E).
# Above the choices for how rounds are paired.
round-kinds-hint = Round 1 is drawn. Choose how the others are paired; the addendum pairs them by standings.
# Name of a choice: how round 2 is paired.
round-kind-second = Round 2
# Name of a choice, after "Round 2" and before "Last round".
round-kind-others = Other rounds
# Name of a choice: how the last Swiss round is paired.
round-kind-last = Last round

### Match and points.

match-and-points = Match and points
pod-size = Pod size
pod-size-hint = 4, as Commander has it.
games-to-win = Games to win a match
games-to-win-hint = One in Commander (MTR-A X.1A).
points-win = Points for a win
points-win-hint = Empty: pod size + 1.
# After "Points for a win", in the same line.
points-draw = for a draw
points-draw-hint = Empty: 1.
# After "Points for a win", in the same line.
points-loss = for a loss
points-loss-hint = Empty: 0.
# After "Points for a win", in the same line.
points-bye = for a bye
points-bye-hint = Empty: as a win.
players-report = Players report their results
players-report-hint = At Regular players report, above it the staff. The staff has the last word.
# A choice.
players-report-yes = Yes: a result counts when another player of the pod confirms it
# A choice.
players-report-no = No: only the staff enters results
running-results = Results of a running round
running-results-hint = At Regular, everyone sees them as they come in; above it, when the round is finished. Can't be changed after round 1 is paired.
# A choice.
running-results-yes = Everybody sees them as they come in
# A choice.
running-results-no = Everybody sees them when the round is finished
table-games = Games kept at the tables
table-games-hint = Players keep track of life, turns and eliminations at their table on their phones, and judges see this. By default players may do so at Regular; above Regular only judges follow games.
# A choice.
table-games-yes = Players may keep their table's game
# A choice.
table-games-no = Only judges follow games
# Label of a number of minutes.
long-turn = Minutes of a long turn
long-turn-hint = A longer turn is marked on the judges' pages. Leave empty to mark none.
# A box to tick: the players at the table see it, too.
long-turns-at-table = Mark long turns at the table, too
# Label of a number of minutes: how long the turns of each player may take in a game, all together.
own-time = Minutes of each player's own time
own-time-hint = At the table each player's turns in a game count down from it, and judges see who has used it up; they decide what follows. Leave empty to show only the time taken.
# The numbers that rank players who have as many points.
tiebreakers = Tiebreakers
# The names are typed in English in all languages: they stay as they are.
tiebreakers-hint = Empty: Match points, MW%, OAMP, OMW% (MTR-A 3.1A). For another order, type names with commas; there are also W%, OW%, H2H, Seat, Games won.
# Heading of the settings that say how percentages count in the standings.
# Heading over the groups of settings that the addendum does not have.
house-rules = House rules
house-rules-hint = What other rule documents decide otherwise than the addendum. The chosen ruleset sets some of them; the others follow the addendum.
percentages = Percentages in standings
# Below the heading. OMW% and OAMP are names of tiebreakers.
percentages-hint = For rules other than the addendum. Imaginary opponents have a percentage and no match points: they count in OMW%, not in OAMP, and change no pairing.
opponents-hint = Empty: none, as in the addendum.
# After "Imaginary opponents for a bye", in the same line.
opponents-percentage = with a percentage of
# Examples of what can be typed.
opponents-percentage-hint = Such as 1/5, 20 % or 0.33.
# Checkbox.
byes-in-percentages = A bye counts as a won match in the percentage that opponents get
percentage-decimals-hint = How many decimals of the fraction count, 2 to 4, rounded half up: with 4, 31.50 %. Empty: compared exactly.
percentage-floor-hint = Such as 1/5, 1/3 or 1/7; 0 for no floor. Empty: 1 / points of a win.
# Heading of the settings that say what a win is worth, and whether points are wagered.
scoring = Points by pod size, wagered points
# Below the heading.
scoring-hint = For rules other than the addendum.
# Below "Win points by pod size".
win-points-by-hint = By the number of players at the table, a win in a pod of three is worth 4 or 5, as chosen. Leave the points for a win and a bye empty: this choice sets them.
# A choice of "Win points by pod size".
win-points-tournament = The same in every pod
# A choice of "Win points by pod size".
win-points-plus-one = Players at the table + 1
# A choice of "Win points by pod size".
win-points-twice = Twice the players at the table − 1
# Field: the points that everyone has before round 1, where points are wagered.
wager-start = Wagered points: to begin with
# Below it. Nothing is wagered if the field is empty.
wager-start-hint = Such as 1000. Empty: each result scores fixed points.
# Field: the share of their points that players stake.
wager-stake = Stake in each match
# Below it.
wager-stake-hint = The share of their own points that players stake, such as 10 % or 1/10.
# Below "Points by place". "4: 6 3 2 1" stays as it is.
place-points-hint = For each pod size a line: its players, then the points from the first place on, as 4: 6 3 2 1. A size without a line uses the next larger one. Leave the points for a win and a bye empty: these lines set them.
# Below "Points of a drawn game". "2: 3" stays as it is.
draw-points-hint = For each number of players still in the game a line: the players, then the points of each, as 2: 3. Empty: the points of the last of their places.
# A choice of "Players who leave together".
tied-last = Points of the last of their places
# A choice of "Players who leave together".
tied-turn-order = Placed by turn order
# Heading of the settings that say who shares a draw and where players sit in the playoff.
draws = Draws and playoff seats
# Below the heading.
draws-hint = For rules other than the addendum. The first choice in each list is the addendum’s.
# Below "Who shares a draw". "Those still in the game" is the other choice.
draw-shared-by-hint = With those still in the game, a draw asks who was still in.
# A choice of "Who shares a draw".
draw-shared-all = Everyone who began the match, without those who conceded it
# A choice of "Who shares a draw".
draw-shared-still-in = Only those still in the game when it is drawn
# A choice of "Drawn playoff match".
drawn-elimination-replay = Play another game until somebody wins
# A choice of "Drawn playoff match". The seeds are the places in the Swiss rounds.
drawn-elimination-seed = The best seed of those who share the draw advances
# A choice of "Playoff seats". The number in brackets is of a rule.
playoff-seats-seed = By Swiss seed, highest first (2.2B)
# A choice of "Playoff seats".
playoff-seats-chosen = Drawn, and the best seed at the table chooses who begins
# Checkbox.
playoff-places = After the final is won, the others play on for the places below
# Below the checkbox.
playoff-places-hint = The result of the final says who left the game in which order.
# Heading of the settings that say how rounds and games end.
ending = Overtime, unfinished and drawn games
# Below "Overtime".
overtime-hint = Minutes for the turn in progress after time is called. Empty: no limit.
# Checkbox.
end-step-turn = If somebody acts in the end step when time is called, the next turn is the last
# Below "Start without missing players".
no-show-hint = Minutes into the round. Empty: the judges decide.

### Time.

time = Time
round-minutes = Minutes of a Swiss round
round-minutes-hint = Empty: 90 at Regular, 75 above (MTR-A Appendix B). 0: untimed.
end-of-round = When time is called
end-of-round-hint = Extra turns up to 75 minutes, finishing the turn above.
# A choice of "When time is called".
end-as-limit = As the time limit has it
# A choice. The number in brackets is of a rule.
end-extra-turns = Extra turns (2.5AA)
# A choice. The number in brackets is of a rule.
end-finish-turn = Finish the turn (2.5AB)
playoff-minutes = Minutes of a playoff match
playoff-minutes-hint = Empty: untimed, as advised (MTR-A 2.5B).
# "round 2: 45 minutes" and "round 4: until 10:00" are typed in English in all languages: they stay as they are.
breaks-hint = One per line: round 2: 45 minutes, Lunch. For a second day: round 4: until 10:00. A break begins when its round is finished.

### Registration and names.

registration-and-names = Registration and names
registration = Players register themselves
# A choice of "Players register themselves".
registration-closed = Closed
registration-closed-hint = Staff register players.
# A choice of "Players register themselves".
registration-approval = By approval
registration-approval-hint = Players register by link; staff approve each.
# A choice of "Players register themselves".
registration-open = Open
registration-open-hint = Players register by link or QR code.
max-players = Maximum players
max-players-hint = Later registrations join the waiting list. Empty: no limit.
# Registrations that are taken from one address of the internet.
per-address = Registrations an hour from one address
per-address-hint = All phones in a venue's Wi-Fi share one address, so allow as many as you expect players. A script can't exceed it either.
names-shown = Names on public pages
# A choice of "Names on public pages".
names-full = Full names
# A choice of "Names on public pages".
names-initial = First name and initial
commanders = Commanders on public pages
commanders-hint = At Regular, with the first pairings; above it, after the event. Before round 1, only the staff sees them. After it is paired, you can't show more.
# A choice.
commanders-with-pairings = Everybody sees them with the pairings
# A choice.
commanders-after = Everybody sees them once the tournament is finished
# A choice.
commanders-never = Only the staff sees them
decklists = Everybody may read the decklists after the event
# TopDeck is the name of a web site.
decklists-hint = On the players' pages, in the exports and in TopDeck's format. Until then, only the staff can read them. Choose before round 1.
listed = On the front page
listed-hint = Once the tournament is open.
indexed = Search engines may list its pages

### Tables and texts.

tables-and-texts = Tables and texts
first-table = First table number
first-table-hint = The first pod sits there, the others at the tables after it.
skipped = Tables to skip
skipped-hint = Numbers and ranges: 13, 20-24.
description-hint = It is on the tournament's home page, for everyone.
code-of-conduct-hint = Shown to everybody; a violation is Unsporting Conduct (MTR-A 5.4).

### Below the form.

# Below "Deviations from the addendum".
deviations-hint = Everybody can read this list.
# A setting that is not as the addendum has it.
# $what: the setting.
# $here: what it is in this tournament.
# $addendum: what the addendum says.
deviation = { $what }: { $here } (addendum: { $addendum })
# Heading.
for-next = For the next tournament
preset-name = Name of the preset
preset-name-hint = Keeps the saved settings except name, date and description. A preset with the same name is replaced.
# Checkbox.
preset-for-everybody = For everybody who creates tournaments here
# Button.
keep-preset = Keep as a preset
# Notice.
# $name: of the preset.
preset-kept = “{ $name }” is kept: a new tournament may start from it.
# Notice.
# $name: of the preset.
preset-removed = The preset “{ $name }” is removed.
# Heading and button.
cancel = Cancel the tournament
cancel-means = Nothing is deleted, but nothing more can be entered. Everyone can read the reason.

### The community that a tournament belongs to.

# Heading and label.
community = Community
community-hint = The players become people of the community. They have a history there, and you find them again next time.
# An answer.
no-community = No community
# Above the word to type.
community-leaves = If the tournament leaves the community, it is removed from its seasons, and its results from its people's histories. If it returns, its players are still matched to the same people.
# Button.
choose-community = Save community
# Notice.
community-chosen = Community saved.
