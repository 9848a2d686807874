/**
 * Asks this process to end when npm, which started it, has ended. npm sends SIGTERM to the shell in between; dash
 * (Debian's sh) dies of it without passing it on, and the command would run on with nobody to stop it.
 */
export function exitWithParent({ lookMs = 1_000 } = {}) {
  // Windows keeps the parent's process id after the parent is gone.
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, lookMs);
  watch.unref();
}
