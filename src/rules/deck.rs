//! The structural check of decklists (T33).
