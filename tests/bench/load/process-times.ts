import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Milliseconds of one tick of the times in /proc, which are in 1/100 s on every Linux. */
const TICK_MS = 10;
const ESTABLISHED = '01';

interface ProcessTimes {
  pid: number;
  parent: number;
  /** Processor time of the process and of its children that have ended, ms. */
  ms: number;
}

function readTimes(pid: string): ProcessTimes | undefined {
  try {
    // The name of the program stands in parentheses and may contain anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
    return {
      pid: Number(pid),
      parent: fields[1] ?? 0,
      ms: (user + system + childUser + childSystem) * TICK_MS,
    };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

const everyProcess = (): ProcessTimes[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readTimes(pid) ?? []);

export const parentOf = (pid: number): number => readTimes(String(pid))?.parent ?? 0;

/** Returns the processor time so far of each process with all of its descendants, ms, in the given order. */
export function processorTimes(pids: readonly number[]): number[] {
  const all = everyProcess();
  const sumOf = (pid: number): number =>
    (all.find((one) => one.pid === pid)?.ms ?? 0) +
    all.filter(({ parent }) => parent === pid).reduce((sum, child) => sum + sumOf(child.pid), 0);
  return pids.map(sumOf);
}

/** Returns the number of TCP connections that each process has to a local port, in the given order. */
export function connectionsTo(port: number, pids: readonly number[]): number[] {
  const remote = `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const sockets = new Set(
    readFileSync('/proc/net/tcp', 'latin1')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter((fields) => fields[2] === remote && fields[3] === ESTABLISHED)
      .map((fields) => `socket:[${fields[9]}]`),
  );
  return pids.map((pid) => {
    const folder = `/proc/${pid}/fd`;
    return readdirSync(folder).filter((fd) => {
      try {
        return sockets.has(readlinkSync(`${folder}/${fd}`));
      } catch {
        // It was closed meanwhile.
        return false;
      }
    }).length;
  });
}
