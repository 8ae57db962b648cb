//! Games that judges follow: started, acted in, undone, and made a match result.
