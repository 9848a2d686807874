/**
 * Asks this process to end where npm, which began it, has ended. npm hands SIGTERM to the shell between the two; dash,
 * Debian's, dies of it without a word, and what it had begun would go on with nobody to stop it.
 */
export function exitWithParent({ lookMs = 1_000 } = {}) {
  // Windows keeps the number of a parent that is gone.
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, lookMs);
  watch.unref();
}
