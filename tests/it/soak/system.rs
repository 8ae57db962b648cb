//! The system below one process of the program, in which the clock is moved and the disk refuses: `system.c`, loaded before
//! the program's own libraries. The program itself has nothing that could switch this on.

use std::fs::File;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::process::Command;

const SOURCE: &str = include_str!("system.c");

/// What the disk does with writing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Disk {
    Fine = 0,
    Full = 1,
    ReadOnly = 2,
}

/// The compiled library.
pub struct Library(PathBuf);

impl Library {
    /// Compiles it into a folder, with the compiler that SQLite is built with.
    pub fn build(folder: &Path) -> Self {
        let (source, library) = (folder.join("system.c"), folder.join("system.so"));
        std::fs::write(&source, SOURCE).expect("the source is written");
        let compiled = Command::new("cc")
            .args(["-O1", "-shared", "-fPIC", "-o"])
            .args([&library, &source])
            .status()
            .expect("a C compiler is there");
        assert!(compiled.success(), "{SOURCE}");
        Self(library)
    }
}

/// What is wrong below one process, now.
pub struct System {
    library: PathBuf,
    path: PathBuf,
    faults: File,
}

impl System {
    /// Nothing is wrong yet. `path`: where the process reads it.
    pub fn new(library: &Library, path: PathBuf) -> Self {
        std::fs::write(&path, [0; 16]).expect("a file is written");
        let faults = File::options().write(true).open(&path).expect("it opens");
        Self {
            library: library.0.clone(),
            path,
            faults,
        }
    }

    /// Makes a command run in it.
    pub fn around(&self, command: &mut Command) {
        command
            .env("LD_PRELOAD", &self.library)
            .env("PODIUM_SOAK_FAULTS", &self.path);
    }

    /// Moves the clock away from the real time by so many seconds.
    pub fn move_clock(&self, seconds: i64) {
        let written = self.faults.write_all_at(&seconds.to_ne_bytes(), 0);
        written.expect("the file is written");
    }

    /// Lets the disk refuse, or write again.
    pub fn set_disk(&self, disk: Disk) {
        let written = self.faults.write_all_at(&(disk as i32).to_ne_bytes(), 8);
        written.expect("the file is written");
    }
}
