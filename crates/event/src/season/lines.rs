//! Lines that people type: rewards, and achievements without their id.

use std::fmt;
use std::str::FromStr;

use super::parts::{Achievement, Reward, RewardKind};

/// A line that cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoLine;

impl fmt::Display for Reward {
    /// As it is typed: `invitation: top 16`, `2 byes: 30 points, Byes in June`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.kind, self.byes.unwrap_or(1)) {
            (RewardKind::Byes, 1) => f.write_str("1 bye: ")?,
            (RewardKind::Byes, byes) => write!(f, "{byes} byes: ")?,
            (kind, _) => write!(f, "{kind}: ")?,
        }
        match (self.top, self.points.unwrap_or(0)) {
            (Some(top), _) => write!(f, "top {top}")?,
            (None, 1) => f.write_str("1 point")?,
            (None, points) => write!(f, "{points} points")?,
        }
        match self.name.is_empty() {
            true => Ok(()),
            false => write!(f, ", {}", self.name),
        }
    }
}

impl FromStr for Reward {
    type Err = NoLine;

    /// Reads a line as [`fmt::Display`] writes it; capitals and spaces do not matter.
    fn from_str(text: &str) -> Result<Self, NoLine> {
        let (kind, rest) = text.split_once(':').ok_or(NoLine)?;
        let (line, name) = rest.split_once(',').unwrap_or((rest, ""));
        let (kind, line) = (kind.trim().to_lowercase(), line.trim().to_lowercase());
        let (kind, byes) = match counted(&kind, "bye") {
            Some(byes) => (RewardKind::Byes, Some(byes)),
            None => (
                RewardKind::parse(&kind)
                    .filter(|kind| *kind != RewardKind::Byes)
                    .ok_or(NoLine)?,
                None,
            ),
        };
        let (top, points) = match line.strip_prefix("top") {
            Some(top) => (Some(number(top)?), None),
            None => (None, Some(counted(&line, "point").ok_or(NoLine)?)),
        };
        Ok(Self {
            kind,
            name: name.trim().to_owned(),
            top,
            points,
            byes,
        })
    }
}

/// An achievement as it is typed: `First blood: 1`, `Won with a precon: 2, 3 times`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypedAchievement {
    pub name: String,
    pub points: u32,
    pub most: u32,
}

impl From<&Achievement> for TypedAchievement {
    fn from(achievement: &Achievement) -> Self {
        Self {
            name: achievement.name.clone(),
            points: achievement.points,
            most: achievement.most,
        }
    }
}

impl fmt::Display for TypedAchievement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.name, self.points)?;
        match self.most {
            1 => Ok(()),
            most => write!(f, ", {most} times"),
        }
    }
}

impl FromStr for TypedAchievement {
    type Err = NoLine;

    /// Reads a line as [`fmt::Display`] writes it; spaces do not matter.
    fn from_str(text: &str) -> Result<Self, NoLine> {
        // a name may have a colon
        let (name, rest) = text.rsplit_once(':').ok_or(NoLine)?;
        let (points, most) = match rest.split_once(',') {
            Some((points, most)) => (points, counted(&most.trim().to_lowercase(), "time").ok_or(NoLine)?),
            None => (rest, 1),
        };
        let name = name.trim().to_owned();
        match name.is_empty() {
            true => Err(NoLine),
            false => Ok(Self {
                name,
                points: number(points)?,
                most,
            }),
        }
    }
}

/// Numbers that belong to another one, as they are typed: `4: 5 3 2 1`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NumberLine {
    pub of: u32,
    pub numbers: Vec<u32>,
}

impl fmt::Display for NumberLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.of)?;
        self.numbers.iter().try_for_each(|number| write!(f, " {number}"))
    }
}

impl FromStr for NumberLine {
    type Err = NoLine;

    /// Reads a line as [`fmt::Display`] writes it; commas are spaces.
    fn from_str(text: &str) -> Result<Self, NoLine> {
        let (of, numbers) = text.split_once(':').ok_or(NoLine)?;
        let parts = numbers.split([' ', ',']).filter(|part| !part.is_empty());
        let numbers = parts.map(number).collect::<Result<Vec<u32>, NoLine>>()?;
        match numbers.is_empty() {
            true => Err(NoLine),
            false => Ok(Self {
                of: number(of)?,
                numbers,
            }),
        }
    }
}

/// Reads `2 byes` or `1 bye`.
fn counted(text: &str, word: &str) -> Option<u32> {
    let text = text.strip_suffix('s').unwrap_or(text);
    number(text.strip_suffix(word)?).ok()
}

/// Reads a whole number without a sign.
fn number(text: &str) -> Result<u32, NoLine> {
    let text = text.trim();
    match text.bytes().all(|byte| byte.is_ascii_digit()) {
        true => text.parse().map_err(|_| NoLine),
        false => Err(NoLine),
    }
}
