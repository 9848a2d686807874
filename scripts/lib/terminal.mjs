const colors = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code) => (text) => (colors ? `\u001B[${code}m${text}\u001B[0m` : text);

export const bold = paint(1);
export const dim = paint(2);
export const green = paint(32);
export const yellow = paint(33);
export const red = paint(31);

export const writeLine = (text = '') => process.stdout.write(`${text}\n`);
export const done = (text) => writeLine(`  ${green('✓')} ${text}`);

const clock = () => new Date().toTimeString().slice(0, 8);

/** Formats one line of a child's JSON log for people; returns undefined for lines that belong only in the file. */
export function humanLine(role, line) {
  let entry;
  try {
    entry = JSON.parse(line);
  } catch {
    return line.trim() === '' ? undefined : `  ${dim(clock())} ${role}: ${line}`;
  }
  if (typeof entry !== 'object' || entry === null || typeof entry.msg !== 'string') return undefined;
  const mail = Object.values(entry).find((value) => typeof value === 'string' && value.endsWith('.eml'));
  if (mail !== undefined) return `  ${dim(clock())} mail: ${mail}`;
  if (!(entry.level >= 40)) return undefined;
  // The cause of a failed query or call says more than the message.
  const why = (entry.err?.cause ?? entry.err)?.message;
  const text = why === undefined || entry.msg.includes(why) ? entry.msg : `${entry.msg}: ${why}`;
  const word = entry.level >= 50 ? red('error') : yellow('warning');
  return `  ${dim(clock())} ${role} ${word}: ${text.split('\n')[0]}`;
}
