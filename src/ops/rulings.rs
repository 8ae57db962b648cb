//! Rulings with their penalties and effects, appeals (T30).
