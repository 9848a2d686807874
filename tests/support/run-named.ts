/** Scripts by name: each loads its module, which takes the arguments after the name and returns the exit code. */
export type NamedScripts = Record<string, () => Promise<{ run(args: string[]): Promise<number> }>>;

/**
 * Runs the script that the command line names, with its other arguments, and sets the exit code; without such a name
 * prints how `npm run COMMAND` is used, with exit code 2.
 */
export async function runNamed(command: string, scripts: NamedScripts): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2);
  const load = scripts[name];
  if (load === undefined) {
    process.stderr.write(
      `Usage: npm run ${command} -- NAME, where NAME is one of: ${Object.keys(scripts).join(', ')}\n`,
    );
    process.exitCode = 2;
    return;
  }
  process.exitCode = await (await load()).run(args);
}
