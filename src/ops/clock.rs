//! The round clock and the time given to single tables (T20, T21).
