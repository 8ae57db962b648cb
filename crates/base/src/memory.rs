//! The process's heap: what a rush took for a moment goes back to the system. glibc keeps a heap for each thread that
//! ever asked for memory, and returns only what is at the end of a heap.

/// Bytes from which a block is mapped separately, and unmapped when it is freed: the memory of a password's hash, an upload.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const MAPPED_BYTES: libc::c_int = 1 << 20;

/// Sets how the heap grows. Called once, before there are threads.
pub fn set_up() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        // As many threads allocate at a time. By default glibc makes eight heaps per core, each with its own holes: with
        // one a core a hall of 2,048 phones takes 17 MB less at its start of a round.
        let heaps = libc::c_int::try_from(cores.max(2)).unwrap_or(libc::c_int::MAX);
        // SAFETY: `mallopt` reads two integers and has no other conditions; it is called before there are threads.
        let done = unsafe {
            // Named, because glibc would raise the threshold to the largest block that was ever freed.
            [
                libc::mallopt(libc::M_MMAP_THRESHOLD, MAPPED_BYTES),
                libc::mallopt(libc::M_ARENA_MAX, heaps),
            ]
        };
        if done.contains(&0) {
            tracing::debug!("the heap grows by the system's defaults");
        }
    }
}

/// Gives free memory back to the system, also what lies between blocks that are in use. Takes milliseconds, in which
/// other threads may have to wait for memory: for a quiet moment.
pub fn give_back() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    // SAFETY: `malloc_trim` may be called at any time from any thread, and touches no block that is in use.
    unsafe {
        libc::malloc_trim(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bytes of this process that are in memory.
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    fn resident() -> usize {
        let status = std::fs::read_to_string("/proc/self/status").unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        line.trim().trim_end_matches(" kB").parse::<usize>().unwrap() << 10
    }

    /// Blocks of 1 KiB of which each sixty-fourth stays: no heap's end becomes free.
    #[test]
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    fn holes_between_blocks_go_back_to_the_system() {
        const BLOCKS: usize = 256 << 10;
        let mut blocks: Vec<Vec<u8>> = (0..BLOCKS).map(|_| vec![1; 1 << 10]).collect();
        let mut counter = 0;
        blocks.retain(|_| {
            counter += 1;
            counter % 64 == 0
        });
        let before = resident();
        give_back();
        let given = before.saturating_sub(resident());
        // other tests run in this process meanwhile: a quarter of the 256 MiB is enough to tell
        assert!(
            given > (BLOCKS / 4) << 10,
            "{given} of {before} bytes, {} blocks stay",
            blocks.len()
        );
    }
}
