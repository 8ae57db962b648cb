//! Following a game at the keyboard: the ring, a numbered list of legal actions, and commands in words for the others.

use super::{listing, ring, words};
use podium_document::game::GameDocument;
use podium_melee::{Action, ActionKind, Choices, Game, Outcome, Procedure, Setup, Variant};
use serde_json::Value;
use std::io::{self, BufRead, Write};

const HELP: &str = "\
A number does what is listed under it. In words, players by name, a name of several words in \"quotation marks\":
  end M · next M                  the turn of marker M ends · its next phase begins
  leave A B … [conceded|match_loss|drawn] [at M]
                                  they leave together; at M: at the end of that marker's phase
  extra A · skip A                an extra turn · the next turn is skipped
  time [finish] [passed M …] [without A …]
                                  time is called; passed: turns that were passed; without: who is not counted
  cast|activate|trigger|copy M A THING [by CAUSE] [at TARGET …]
                                  A puts it on the stack of M; targets are players and things named before
  counter THING                   it leaves its stack
  pass M A … · withdraw M A       they pass priority for the stack of M · A takes a request back
  loop M A N P · stop M A I P · accept M A …
                                  a loop of N times P points · a stop in iteration I after point P · nothing earlier
  life A N · poison A N · damage A FROM N · casts A N
                                  status
  win A · draw A B …              an effect says so
  object THING of A [token] [by B] [on HOST] · gone THING
  control THING by A [from SOURCE] · uncontrol THING [by A] [from SOURCE] · until THING A
                                  what matters when somebody leaves
  flip A [heads|tails] · roll A N
                                  a coin · a die of N sides, in a game with a seed
  do {…}                          any action of the game document
  undo · ring · state · legal · save FILE · help · quit
";

/// A command from the keyboard.
enum Command {
    Apply(Vec<Value>),
    Undo,
    Ring,
    State,
    Legal,
    Save(String),
    Help,
    Quit,
    Nothing,
    Invalid(String),
}

/// Follows a game line by line until the input ends or quits.
pub(super) fn follow(
    document: Option<GameDocument>,
    mut input: impl BufRead,
    mut out: impl Write,
    save: impl Fn(&str, &str) -> io::Result<()>,
) -> io::Result<()> {
    let document = match document {
        Some(document) => Some(document),
        None => ask_for_a_table(&mut input, &mut out)?,
    };
    let Some(document) = document else {
        return Ok(());
    };
    let mut session = Session::new(document, &mut out)?;
    if let Some(note) = session.game.setup().note() {
        writeln!(out, "{note}")?;
    }
    session.show(&mut out)?;
    loop {
        write!(out, "melee: ")?;
        out.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            writeln!(out)?;
            return Ok(());
        }
        let names = session.document.names();
        match command(line.trim(), &session.game, &session.document) {
            Command::Apply(actions) => session.act(&actions, &mut out)?,
            Command::Undo => session.undo(&mut out)?,
            Command::Ring => write!(out, "{}", ring::draw(&session.game, names))?,
            Command::State => {
                let state = session.document.state(&session.game, &[]);
                serde_json::to_writer_pretty(&mut out, &state).map_err(io::Error::from)?;
                writeln!(out)?;
            }
            Command::Legal => {
                for line in listing::lines(&session.game, names) {
                    writeln!(out, "  {line}")?;
                }
            }
            Command::Save(path) => {
                let text = serde_json::to_string_pretty(&session.document.to_json()).map_err(io::Error::from)?;
                match save(&path, &(text + "\n")) {
                    Ok(()) => writeln!(out, "The game is in {path}.")?,
                    Err(error) => writeln!(out, "{path} cannot be written: {error}")?,
                }
            }
            Command::Help => write!(out, "{HELP}")?,
            Command::Quit => return Ok(()),
            Command::Nothing => {}
            Command::Invalid(message) => writeln!(out, "{message}")?,
        }
    }
}

/// A game that is followed, with its document and its earlier states.
struct Session {
    document: GameDocument,
    game: Game,
    /// The state before each action, so that undoing needs no replay.
    past: Vec<Game>,
}

impl Session {
    /// Replays the document up to its first impossible action, and drops the actions from there on.
    fn new(document: GameDocument, out: &mut impl Write) -> io::Result<Self> {
        let mut session = Self {
            game: document.start(),
            document,
            past: Vec::new(),
        };
        for (index, action) in session.document.actions().to_vec().iter().enumerate() {
            let before = session.game.clone();
            if let Err(refusal) = session.game.apply(action) {
                let reason = refusal.message(session.document.names());
                writeln!(
                    out,
                    "Action {index} of the document is not possible ({}): {reason}",
                    refusal.rule()
                )?;
                // Never save actions that cannot be replayed.
                while session.document.actions().len() > index {
                    session.document.pop();
                }
                break;
            }
            session.past.push(before);
        }
        Ok(session)
    }

    /// Applies actions and prints their events, up to the first that is not possible, with the reason.
    fn act(&mut self, actions: &[Value], out: &mut impl Write) -> io::Result<()> {
        let done = self.past.len();
        for action in actions {
            if !self.act_once(action, out)? {
                break;
            }
        }
        if self.past.len() > done { self.show(out) } else { Ok(()) }
    }

    /// Applies an action and prints its events, or why it is not possible; returns whether it was.
    fn act_once(&mut self, action: &Value, out: &mut impl Write) -> io::Result<bool> {
        let action = match self.document.parse_action(action) {
            Ok(action) => action,
            Err(problems) => {
                problems.iter().try_for_each(|problem| writeln!(out, "{problem}"))?;
                return Ok(false);
            }
        };
        let before = self.game.clone();
        let events = match self.game.apply(&action) {
            Ok(events) => events,
            Err(refusal) => {
                let reason = refusal.message(self.document.names());
                writeln!(out, "Not possible ({}): {reason}", refusal.rule())?;
                return Ok(false);
            }
        };
        // Only after the action was applied: a refused one leaves nothing to undo.
        self.past.push(before);
        self.document.push(action);
        for event in &events {
            writeln!(out, "  {}", event.text(self.document.names()))?;
        }
        Ok(true)
    }

    /// Takes the last action back.
    fn undo(&mut self, out: &mut impl Write) -> io::Result<()> {
        let Some(before) = self.past.pop() else {
            return writeln!(out, "There is nothing to undo.");
        };
        self.document.pop();
        self.game = before;
        self.show(out)
    }

    fn show(&self, out: &mut impl Write) -> io::Result<()> {
        show(&self.game, &self.document, out)
    }
}

/// Asks for players until there is a table; `None` if the input ends.
fn ask_for_a_table(input: &mut impl BufRead, out: &mut impl Write) -> io::Result<Option<GameDocument>> {
    loop {
        write!(out, "Players in seat order, or how many (three at least): ")?;
        out.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            writeln!(out)?;
            return Ok(None);
        }
        let Some(words) = words::names_in(&line) else {
            writeln!(
                out,
                "A quotation mark stands alone: each name of several words stands between two."
            )?;
            continue;
        };
        let players: Vec<String> = match words.as_slice() {
            [] => continue,
            [count]
                if count
                    .parse::<usize>()
                    // A larger number would fill the memory with names before the table is refused.
                    .is_ok_and(|count| count <= podium_melee::MAX_SEATS) =>
            {
                (1..=count.parse().unwrap_or(0))
                    .map(|number: usize| format!("P{number:02}"))
                    .collect()
            }
            _ => words,
        };
        let variant: Variant = Setup::default_variant(players.len());
        let document = Setup::new(variant, players.len())
            .map_err(|problem| problem.to_string())
            .and_then(|setup| {
                let wrong = |problems: Vec<podium_event::Problem>| {
                    problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
                };
                GameDocument::new(players, setup, None).map_err(wrong)
            });
        match document {
            Ok(document) => return Ok(Some(document)),
            Err(message) => writeln!(out, "{message}")?,
        }
    }
}

fn show(game: &Game, document: &GameDocument, out: &mut impl Write) -> io::Result<()> {
    let names = document.names();
    write!(out, "{}", ring::draw(game, names))?;
    match game.outcome() {
        Some(Outcome::Winner(winner)) => return writeln!(out, "{} has won the game.", names.player(*winner)),
        Some(Outcome::Draw(sharing)) => {
            let list: Vec<&str> = sharing.iter().map(|seat| names.player(seat)).collect();
            return writeln!(out, "The game is drawn; the draw is shared by {}.", list.join(", "));
        }
        None => {}
    }
    if let Some(left) = game.time().turns_left() {
        writeln!(out, "Time was called: {left} more turns may begin.")?;
    } else if game.time().is_called() {
        writeln!(out, "Time was called: the turns in progress are finished.")?;
    }
    for (player, loss) in game.proposed_losses() {
        let event = podium_melee::Event::LossProposed { player, loss };
        writeln!(out, "Proposed: {}.", event.text(names))?;
    }
    list(game, document, out)
}

/// Lists the actions that a number chooses: those that need only a marker, or a marker and a player.
fn buttons(game: &Game) -> Vec<Action> {
    let mut found = Vec::new();
    for kind in [
        ActionKind::EndTurn,
        ActionKind::NextPhase,
        ActionKind::PassPriority,
        ActionKind::AcceptLoop,
        // Last: so that the numbers of frequent actions do not change when it disappears.
        ActionKind::CallTime,
    ] {
        match (kind, game.choices(kind)) {
            (ActionKind::EndTurn, Choices::Turns(turns)) => {
                found.extend(turns.iter().map(|marker| Action::EndTurn { marker }));
            }
            // The only other kind here with turns is the next phase.
            (_, Choices::Turns(turns)) => found.extend(turns.iter().map(|marker| Action::NextPhase { marker })),
            (_, Choices::AtStack(pairs)) => {
                found.extend(
                    pairs
                        .into_iter()
                        .map(|(stack, player)| Action::PassPriority { stack, player }),
                );
            }
            (_, Choices::AboutLoop(questions)) => {
                found.extend(
                    questions
                        .into_iter()
                        .map(|(stack, player, _)| Action::AcceptLoop { stack, player }),
                );
            }
            (_, Choices::CallTime { .. }) => {
                // Options that a number cannot express are typed: `time passed 2`.
                let (passing, not_counted) = Default::default();
                found.extend(
                    [Procedure::ExtraTurns, Procedure::FinishTurn].map(|procedure| Action::CallTime {
                        procedure,
                        passing,
                        not_counted,
                    }),
                );
            }
            _ => {}
        }
    }
    found
}

fn list(game: &Game, document: &GameDocument, out: &mut impl Write) -> io::Result<()> {
    for (index, action) in buttons(game).iter().enumerate() {
        let phase = match action {
            Action::NextPhase { marker } => game
                .marker(*marker)
                .and_then(|found| found.turn())
                .map(|turn| turn.phase),
            _ => None,
        };
        let words = match action {
            Action::EndTurn { marker } => {
                let holder = game
                    .marker(*marker)
                    .map_or("?", |found| document.names().player(found.seat()));
                format!("end the turn of {holder} ({marker})")
            }
            Action::NextPhase { marker } => {
                format!("end the {} of {marker}", phase.map_or("phase", |phase| phase.name()))
            }
            Action::PassPriority { stack, player } => {
                format!("{} passes priority ({stack})", document.names().player(*player))
            }
            Action::AcceptLoop { stack, player } => {
                format!(
                    "{} proposes nothing earlier ({stack})",
                    document.names().player(*player)
                )
            }
            Action::CallTime {
                procedure: Procedure::ExtraTurns,
                ..
            } => "call time: extra turns".to_owned(),
            _ => "call time: finish the turn".to_owned(),
        };
        writeln!(out, "  {:>3}  {words}", index + 1)?;
    }
    writeln!(
        out,
        "  leave, extra, skip, time, cast, pass, life, win, draw, do, undo, save, quit; help explains"
    )
}

fn command(line: &str, game: &Game, document: &GameDocument) -> Command {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    if let Ok(number) = word.parse::<usize>() {
        let buttons = buttons(game);
        let pressed = number.checked_sub(1).and_then(|index| buttons.get(index));
        return pressed.map_or(
            Command::Invalid(format!("There is no number {number} in the list.")),
            // As JSON, like everything that is typed, so that there is only one way of parsing.
            |action| Command::Apply(vec![document.write_action(action)]),
        );
    }
    match (word, rest) {
        ("", _) => Command::Nothing,
        ("undo", _) => Command::Undo,
        ("ring", _) => Command::Ring,
        ("state", _) => Command::State,
        ("legal", _) => Command::Legal,
        ("help", _) => Command::Help,
        ("quit" | "exit", _) => Command::Quit,
        ("save", path) if !path.is_empty() => Command::Save(path.to_owned()),
        ("do", _) => serde_json::from_str(rest).map_or_else(
            |error| Command::Invalid(error.to_string()),
            |action| Command::Apply(vec![action]),
        ),
        _ => words::actions(line).map_or_else(
            || Command::Invalid(format!("\"{line}\" is not understood; help lists what is.")),
            Command::Apply,
        ),
    }
}
