import { LIMITS } from '#shared/limits.js';

const NAMELESS = 'document';
const EXTENSION = /\.[\p{L}\p{N}]{1,10}$/u;
/** What some system takes for a path or refuses; controls, and what turns the direction of writing; lone halves. */
const UNSAFE =
  /[\p{Cc}\\/:*?"<>|\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u2028\u2029\uFEFF\uFFFE\uFFFF]|\p{Surrogate}/gu;
/** Names that Windows keeps for devices, with whatever extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

function safe(given: string): string {
  const name = given
    .normalize('NFC')
    .replace(UNSAFE, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .replace(DEVICE, '_$&');
  return name === '' ? NAMELESS : name;
}

/** As much of a text's beginning as fits into so many bytes of UTF-8, no character cut in two. */
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
 * Gives files the names under which they stand in one folder of an export: their own, as far as every system
 * takes them, and each once, also where letters' case does not count. The same names in the same order give the
 * same.
 */
export function folderNames(): (name: string, extension?: string) => string {
  const taken = new Set<string>();
  return (given, extension) => {
    const name = safe(given);
    const end = extension ?? EXTENSION.exec(name)?.[0] ?? '';
    const whole = extension === undefined ? name.slice(0, name.length - end.length) : name;
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
