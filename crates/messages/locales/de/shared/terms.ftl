### Die Begriffe von Turnieren.

## Namen von Runden, als Überschriften.

round-swiss = Runde { $number }
round-final = Finale
round-semi-finals = Halbfinale
round-quarter-finals = Viertelfinale
round-of = Runde der letzten { $players }
round-playoff = Playoff-Runde { $number }

## In einem Satz (Nominativ und Akkusativ).

inside-swiss = Runde { $number }
    .in = in Runde { $number }
    .of = von Runde { $number }
    .dative = Runde { $number }
inside-final = das Finale
    .in = im Finale
    .of = des Finales
    .dative = dem Finale
inside-semi-finals = das Halbfinale
    .in = im Halbfinale
    .of = des Halbfinales
    .dative = dem Halbfinale
inside-quarter-finals = das Viertelfinale
    .in = im Viertelfinale
    .of = des Viertelfinales
    .dative = dem Viertelfinale
inside-round-of = die Runde der letzten { $players }
    .in = in der Runde der letzten { $players }
    .of = der Runde der letzten { $players }
    .dative = der Runde der letzten { $players }
inside-playoff = Playoff-Runde { $number }
    .in = in Playoff-Runde { $number }
    .of = von Playoff-Runde { $number }
    .dative = Playoff-Runde { $number }

## Nach etwas anderem.

label-swiss = Runde { $number }
label-final = Finale
label-semi-finals = Halbfinale
label-quarter-finals = Viertelfinale
label-round-of = Runde der letzten { $players }
label-playoff = Playoff-Runde { $number }

## Am Satzanfang.

opening-swiss = Runde { $number }
    .of = { inside-swiss.of }
opening-final = Das Finale
    .of = { inside-final.of }
opening-semi-finals = Das Halbfinale
    .of = { inside-semi-finals.of }
opening-quarter-finals = Das Viertelfinale
    .of = { inside-quarter-finals.of }
opening-round-of = Die Runde der letzten { $players }
    .of = { inside-round-of.of }
opening-playoff = Playoff-Runde { $number }
    .of = { inside-playoff.of }

## Wie weit jemand kam.

reached-champion = Turniersieg
reached-final = Finale
reached-semi-finals = Halbfinale
reached-quarter-finals = Viertelfinale
reached-round-of = Runde der letzten { $players }

## In einer Zeile.

reached-inside-champion = Turniersieg
reached-inside-final = Finale
reached-inside-semi-finals = Halbfinale
reached-inside-quarter-finals = Viertelfinale
reached-inside-round-of = Runde der letzten { $players }

## Plätze.

ordinal = { $number }.
    .number = { $number }
equal-places = Geteilt { $first }–{ $last }
equal-places-inside = geteilt { $first }–{ $last }

## Ergebnis einer Runde.

scored-won = Sieg
scored-drawn = Unentschieden
scored-lost = Niederlage
scored-bye = Freilos
scored-match-loss = Match Loss

## Die Zahlen, nach denen geordnet wird.

tiebreaker-match-points = Matchpunkte
tiebreaker-match-win = MW%
tiebreaker-opponents-points = OAMP
tiebreaker-opponents-match-win = OMW%
tiebreaker-win = W%
tiebreaker-opponents-win = OW%
tiebreaker-head-to-head = H2H
tiebreaker-average-seat = Sitz
tiebreaker-games-won = Partien

## Ihre langen Namen.

tiebreaker-long-match-points = Matchpunkte
tiebreaker-long-match-win = Match-Siegquote
tiebreaker-long-opponents-points = Matchpunkte der Gegner im Schnitt
tiebreaker-long-opponents-match-win = Match-Siegquote der Gegner
tiebreaker-long-win = Siegquote mit Freilosen
tiebreaker-long-opponents-win = Siegquote der Gegner mit Freilosen
tiebreaker-long-head-to-head = Direkter Vergleich
tiebreaker-long-average-seat = Sitz im Schnitt
tiebreaker-long-games-won = Gewonnene Partien

## Ihre langen Namen in einem Satz.

tiebreaker-inside-match-points = Matchpunkte
tiebreaker-inside-match-win = Match-Siegquote
tiebreaker-inside-opponents-points = Matchpunkte der Gegner im Schnitt
tiebreaker-inside-opponents-match-win = Match-Siegquote der Gegner
tiebreaker-inside-win = Siegquote mit Freilosen
tiebreaker-inside-opponents-win = Siegquote der Gegner mit Freilosen
tiebreaker-inside-head-to-head = direkter Vergleich
tiebreaker-inside-average-seat = Sitz im Schnitt
tiebreaker-inside-games-won = gewonnene Partien

## Rules Enforcement Level.

level-regular = Regular
level-competitive = Competitive
level-professional = Professional

## Der Stand eines Turniers.

state-setup = In Vorbereitung
state-registration = Registrierung
state-swiss = Schweizer Runden
state-cut-announced = Cut bekannt gegeben
state-playoff = Playoff
state-finished = Beendet
state-cancelled = Abgesagt
state-not-started = Nicht begonnen
state-registration-open = Registrierung offen

## Der Stand einer Runde.

round-draft = Entwurf
round-published = Veröffentlicht
round-running = Läuft
round-finished = Beendet

## Der Stand einer Registrierung.

player-registered = Registriert
player-pending = Wartet auf Bestätigung
player-waitlisted = Warteliste
player-removed = Entfernt

## Was nach dem Zeitende gespielt wird.

end-extra-turns = noch je ein Zug für alle, die noch in der Partie sind
end-finish-turn = der laufende Zug wird beendet

## Ob der Cut erreicht wird.

outlook-in = drin
outlook-out = raus

## Rollen.

role-organizer = Turnierleitung
role-head-judge = Head Judge
role-judge = Judge
role-scorekeeper = Scorekeeper
role-administrator = Admin
role-staff = Teammitglied

## In einem Satz.

role-inside-organizer = Turnierleitung
role-inside-head-judge = Head Judge
role-inside-judge = Judge
role-inside-scorekeeper = Scorekeeper
role-inside-administrator = Admin
role-inside-staff = Teammitglied

## Strafen.

penalty-none = Keine Strafe
penalty-caution = Ermahnung
penalty-warning = Verwarnung
penalty-skip-turn = Zug aussetzen
penalty-game-loss = Game Loss
penalty-match-loss = Match Loss
penalty-disqualification = Disqualifikation
penalty-and-drop = { $penalty } und Ausstieg

## Arten von Regelverstößen.

category-game-play = Spielfehler
category-tournament = Turnierfehler
category-conduct = Unsportliches Verhalten

## Teile einer Deckliste.

section-commander = Commander
section-companion = Companion
section-deck = Deck
section-sideboard = Sideboard
section-aside = Beiseite

## Farben.

colour-white = Weiß
colour-blue = Blau
colour-black = Schwarz
colour-red = Rot
colour-green = Grün
colourless = farblos
