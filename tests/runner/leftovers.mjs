/** Returns the kinds of resources that keep the process alive, without those that are in `before`. */
export function openResources(before = []) {
  const rest = [...before];
  return process.getActiveResourcesInfo().filter((kind) => {
    const at = rest.indexOf(kind);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
}

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/** Remembers what files share in the process, and returns a function that puts it back and names what was changed. */
export function watchProcess() {
  const env = { ...process.env };
  const cwd = process.cwd();
  const listeners = new Map(signals.map((signal) => [signal, process.listeners(signal)]));
  return () => {
    const problems = [];
    const names = new Set([...Object.keys(env), ...Object.keys(process.env)]);
    for (const name of names) {
      if (process.env[name] === env[name]) continue;
      problems.push(`it changed the environment variable ${name}`);
      if (env[name] === undefined) delete process.env[name];
      else process.env[name] = env[name];
    }
    if (process.cwd() !== cwd) {
      problems.push('it changed the working directory');
      process.chdir(cwd);
    }
    for (const [signal, before] of listeners) {
      for (const listener of process.listeners(signal).filter((entry) => !before.includes(entry))) {
        problems.push(`it still listens to ${signal}`);
        process.off(signal, listener);
      }
    }
    return problems;
  };
}
