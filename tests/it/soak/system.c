/* Faults of the system below one process, for LD_PRELOAD: its clock is moved, its disk is full or read-only. What is wrong
   is read, at each call, from a file that the test writes: seconds (64 bits), then the state of the disk (32 bits). The
   kernel itself is not touched, so that no rights are needed. And the process ends with who started it. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

enum { FINE = 0, FULL = 1, READ_ONLY = 2 };

struct faults {
    volatile int64_t seconds;
    volatile int32_t disk;
};

static const struct faults none;
static const struct faults *now = &none;

__attribute__((constructor)) static void begin(void) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    const char *path = getenv("PODIUM_SOAK_FAULTS");
    int file = path == NULL ? -1 : (int)syscall(SYS_openat, AT_FDCWD, path, O_RDONLY, 0);
    if (file < 0) return;
    void *seen = mmap(NULL, sizeof(struct faults), PROT_READ, MAP_SHARED, file, 0);
    if (seen != MAP_FAILED) now = seen;
    syscall(SYS_close, file);
}

int clock_gettime(clockid_t clock, struct timespec *at) {
    int failed = (int)syscall(SYS_clock_gettime, clock, at);
    if (failed == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) at->tv_sec += now->seconds;
    return failed;
}

int gettimeofday(struct timeval *restrict at, void *restrict zone) {
    (void)zone;
    struct timespec exact;
    int failed = clock_gettime(CLOCK_REALTIME, &exact);
    at->tv_sec = exact.tv_sec;
    at->tv_usec = exact.tv_nsec / 1000;
    return failed;
}

time_t time(time_t *at) {
    struct timespec exact;
    clock_gettime(CLOCK_REALTIME, &exact);
    if (at != NULL) *at = exact.tv_sec;
    return exact.tv_sec;
}

/* Whether writing to a file fails now. Pipes, sockets and the log are no files on that disk. */
static int fails(int file) {
    struct stat about;
    int disk = now->disk;
    if (disk == FINE || file <= 2 || fstat(file, &about) != 0 || !S_ISREG(about.st_mode)) return 0;
    errno = disk == FULL ? ENOSPC : EROFS;
    return 1;
}

ssize_t write(int file, const void *bytes, size_t count) {
    return fails(file) ? -1 : syscall(SYS_write, file, bytes, count);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t at) {
    return fails(file) ? -1 : syscall(SYS_pwrite64, file, bytes, count, at);
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t at) {
    return fails(file) ? -1 : syscall(SYS_pwrite64, file, bytes, count, at);
}

int ftruncate(int file, off_t length) {
    return fails(file) ? -1 : (int)syscall(SYS_ftruncate, file, length);
}

int ftruncate64(int file, off64_t length) {
    return fails(file) ? -1 : (int)syscall(SYS_ftruncate, file, length);
}

static int opened(const char *path, int flags, mode_t mode) {
    struct stat about;
    int is_file = stat(path, &about) != 0 || S_ISREG(about.st_mode);
    if (now->disk == READ_ONLY && is_file && (flags & O_ACCMODE) != O_RDONLY) {
        errno = EROFS;
        return -1;
    }
    return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
}

int open(const char *path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(more, mode_t) : 0;
    va_end(more);
    return opened(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(more, mode_t) : 0;
    va_end(more);
    return opened(path, flags | O_LARGEFILE, mode);
}
