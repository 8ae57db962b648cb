//! What is answered: pages, errors, files, live updates.

pub mod assets;
pub mod cache;
pub mod csv_cell;
pub mod csv_file;
pub mod error;
pub mod error_page;
pub mod headers;
pub mod kept;
pub mod live;
pub mod look;
pub mod page;
pub mod qr;
pub mod router;
