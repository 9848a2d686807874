import { extensionOf, NAMELESS, REFUSED, UNSEEN, withoutExtension } from '#shared/domain/filename.js';
import { LIMITS } from '#shared/limits.js';

/** Names that Windows reserves for devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

function safe(given: string): string {
  const name = given
    .normalize('NFC')
    .replace(UNSEEN, '_')
    .replace(REFUSED, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
    .replace(DEVICE, '_$&');
  return name === '' ? NAMELESS : name;
}

/**
 * Returns the longest beginning of a text that fits into the given number of UTF-8 bytes, with no character cut in
 * two.
 */
function within(text: string, bytes: number): string {
  let size = 0;
  let kept = '';
  for (const character of text) {
    size += Buffer.byteLength(character);
    if (size > bytes) break;
    kept += character;
  }
  return kept.trimEnd();
}

/**
 * Returns a function that names the files of one folder of an export: their own names as far as every system accepts
 * them, each only once, also on systems that ignore case. The same names in the same order give the same result.
 */
export function folderNames(): (name: string, extension?: string) => string {
  const taken = new Set<string>();
  return (given, extension) => {
    const name = safe(given);
    const end = extension ?? extensionOf(name);
    const whole = extension === undefined ? withoutExtension(name) : name;
    const stem = within(whole, LIMITS.exports.nameBytes - Buffer.byteLength(end));
    for (let n = 1; ; n += 1) {
      const candidate = n === 1 ? `${stem}${end}` : `${stem} (${n})${end}`;
      const key = candidate.toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return candidate;
    }
  };
}
