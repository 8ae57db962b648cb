//! The choices of drawn matches and playoff seats, with their words in documents.

crate::labels! {
    /// What follows a drawn playoff match.
    #[derive(Default)]
    DrawnElimination {
        /// Another game is played, until somebody wins (T17).
        #[default]
        Replay = "replay",
        /// The best Swiss seed among those who share the draw advances (T43).
        HighestSeed = "highest_seed",
    }

    /// Who shares a drawn match.
    #[derive(Default)]
    DrawSharedBy {
        /// Everyone who began it, without those who conceded or have a match loss (T3).
        #[default]
        All = "all",
        /// Those who were still in the game when it was drawn; the others have lost.
        StillIn = "still_in",
    }

    /// How the seats of the first game of a playoff match are found.
    #[derive(Default)]
    PlayoffSeats {
        /// By Swiss seed, highest first (2.2B).
        #[default]
        Seed = "seed",
        /// Drawn, as in the Swiss rounds (T32, purpose `seats`).
        Random = "random",
        /// Drawn, and then turned around the table so that the player begins whom its best seed chooses.
        BestSeedChooses = "best_seed_chooses",
    }
}
