//! Infractions and penalties as versioned data, and the upgrades that are proposed (T30).
