//! Reading a tap: a button stands for several fields, with the words of `podium-game/1`, as `do=end_turn;marker=1`. Players are
//! seats of the game, from 1.

use crate::web::frame::form::Fields;
use podium_melee::{CoinFace, Commander, MarkerNumber, PlayerCounter, Seat, SeatSet, Title};
use podium_ops::OpError;
use podium_ops::floor::follow::{Left, SeenRecord, StatusPart, TableTap};
use say::refused_table as t;

/// Reads what was pressed, and what it was made from.
///
/// # Errors
/// No button of the page sends this.
pub fn read(fields: &Fields) -> Result<(SeenRecord, TableTap), OpError> {
    let seen = SeenRecord {
        game: fields.text("game").to_owned(),
        step: fields.text("seen").parse().unwrap_or_default(),
        late: fields.ticked("late"),
    };
    let tap = tap(fields.text("act")).ok_or_else(|| OpError::field("act", t::no_tap()))?;
    Ok((seen, tap))
}

/// The fields of a button.
struct Pressed<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Pressed<'a> {
    fn of(act: &'a str) -> Self {
        Self(act.split(';').filter_map(|field| field.split_once('=')).collect())
    }

    fn text(&self, name: &str) -> Option<&'a str> {
        self.0.iter().find(|(field, _)| *field == name).map(|(_, value)| *value)
    }

    fn number<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.text(name)?.parse().ok()
    }

    fn seat(&self, name: &str) -> Option<Seat> {
        seat(self.text(name)?)
    }

    /// Reads one player, or several: `player=2`, `players=1_3`.
    fn players(&self) -> Option<SeatSet> {
        match self.text("players") {
            Some(several) => several.split('_').map(seat).collect(),
            None => self.seat("player").map(SeatSet::only),
        }
    }
}

fn seat(number: &str) -> Option<Seat> {
    Seat::new(number.parse::<usize>().ok()?.checked_sub(1)?)
}

fn tap(act: &str) -> Option<TableTap> {
    let pressed = Pressed::of(act);
    Some(match pressed.text("do")? {
        "end_turn" => TableTap::EndTurn {
            marker: MarkerNumber(pressed.number("marker")?),
            of: pressed.seat("of")?,
            turn: pressed.number("turn")?,
        },
        "set_status" => TableTap::Status {
            player: pressed.seat("player")?,
            part: part(&pressed)?,
            by: pressed.number("by")?,
        },
        "take_title" => TableTap::Title(
            match pressed.text("title")? {
                "monarch" => Title::Monarch,
                "initiative" => Title::Initiative,
                _ => return None,
            },
            pressed.seat("player")?,
        ),
        "extra_turn" => TableTap::ExtraTurn(pressed.seat("player")?),
        "roll" => TableTap::Roll {
            player: pressed.seat("player")?,
            sides: pressed.number("sides")?,
        },
        "flip" => TableTap::Flip {
            player: pressed.seat("player")?,
            call: match pressed.text("call") {
                None => None,
                Some("heads") => Some(CoinFace::Heads),
                Some("tails") => Some(CoinFace::Tails),
                Some(_) => return None,
            },
        },
        "leave" => TableTap::Leave {
            players: pressed.players()?,
            why: match pressed.text("why")? {
                "lost" => Left::Lost,
                "conceded" => Left::Conceded,
                _ => return None,
            },
        },
        "call_time" => TableTap::CallTime {
            turn: match pressed.text("turn") {
                None => None,
                Some(named) => Some(seat(named)?),
            },
        },
        "undo" => TableTap::Undo {
            step: pressed.number("step")?,
        },
        "next_game" => TableTap::NextGame,
        _ => return None,
    })
}

/// Reads the value that changes: `of=life`, `of=damage;from=3` or `from=3_2` for a second commander.
fn part(pressed: &Pressed<'_>) -> Option<StatusPart> {
    Some(match pressed.text("of")? {
        "life" => StatusPart::Life,
        "poison" => StatusPart::Poison,
        "damage" => {
            let from = pressed.text("from")?;
            let owner = from.strip_suffix("_2");
            StatusPart::Damage(Commander {
                owner: seat(owner.unwrap_or(from))?,
                second: owner.is_some(),
            })
        }
        "casts" => StatusPart::Casts(false),
        "casts_2" => StatusPart::Casts(true),
        other => StatusPart::Counter(PlayerCounter::ALL.into_iter().find(|counter| counter.name() == other)?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(number: usize) -> Seat {
        Seat::new(number - 1).expect("a seat")
    }

    #[test]
    fn a_button_says_what_it_does() {
        let ends = TableTap::EndTurn {
            marker: MarkerNumber(2),
            of: at(3),
            turn: 4,
        };
        assert_eq!(tap("do=end_turn;marker=2;of=3;turn=4"), Some(ends));
        let damage = StatusPart::Damage(Commander {
            owner: at(4),
            second: true,
        });
        let status = |part, by| TableTap::Status {
            player: at(1),
            part,
            by,
        };
        assert_eq!(
            tap("do=set_status;player=1;of=damage;from=4_2;by=3"),
            Some(status(damage, 3))
        );
        assert_eq!(
            tap("do=set_status;player=1;of=life;by=-5"),
            Some(status(StatusPart::Life, -5))
        );
        assert_eq!(
            tap("do=set_status;player=1;of=rad;by=1"),
            Some(status(StatusPart::Counter(PlayerCounter::Rad), 1))
        );
        assert_eq!(tap("do=undo;step=12"), Some(TableTap::Undo { step: 12 }));
        let lost = |seats: &[usize]| TableTap::Leave {
            players: seats.iter().map(|seat| at(*seat)).collect(),
            why: Left::Lost,
        };
        assert_eq!(tap("do=leave;player=2;why=lost"), Some(lost(&[2])));
        assert_eq!(tap("do=leave;why=lost;players=1_3"), Some(lost(&[1, 3])));
        assert_eq!(tap("do=call_time"), Some(TableTap::CallTime { turn: None }));
        assert_eq!(
            tap("do=call_time;turn=3"),
            Some(TableTap::CallTime { turn: Some(at(3)) })
        );
    }

    #[test]
    fn what_no_button_says_is_no_tap() {
        for act in [
            "",
            "do=",
            "do=leave;player=1;why=match_loss",
            "do=leave;why=lost",
            "do=leave;why=lost;players=",
            "do=leave;why=lost;players=1_0",
            "do=call_time;turn=0",
            "do=declare;effect=win;controllers=1",
            "do=end_turn;marker=1",
            "do=end_turn;marker=1;of=0;turn=1",
            "do=end_turn;marker=1;of=513;turn=1",
            "do=set_status;player=1;of=life;by=99999999999",
            "do=set_status;player=-1;of=life;by=1",
            "do=set_status;player=1;of=damage;from=x;by=1",
            "do=set_status;player=1;of=ticket;by=1",
            "do=take_title;title=king;player=1",
            "do=flip;player=1;call=edge",
        ] {
            assert_eq!(tap(act), None, "{act}");
        }
    }
}
