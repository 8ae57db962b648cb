//! Calls for a judge, and who covers which table.
