//! What shows how the service is attacked, and whom to tell: the security log, `security.txt`; PostgreSQL that takes
//! encrypted connections only.

mod contact;
mod encrypted_postgres;
mod log;
