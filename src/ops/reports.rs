//! Results that players report, confirm and dispute.
