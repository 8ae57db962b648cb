//! Where a message is: what its function knows of it.

use std::fmt;

use crate::texts::{self, Named};

/// Where a message is in the catalogues.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Place {
    pub file: u16,
    /// In the order of the ids of the file.
    pub message: u16,
}

impl Place {
    /// Returns its id and what its arguments are called.
    pub fn named(self) -> &'static Named {
        &texts::names(self.file)[usize::from(self.message)]
    }
}

/// Its id, which says more than its numbers.
impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.named().id)
    }
}
