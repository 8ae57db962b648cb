//! Decklists: taken until the deadline, checked (T33).
