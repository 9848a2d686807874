import { extensionOf, NAMELESS, UNSEEN } from '#shared/domain/filename.js';
import { LIMITS } from '#shared/limits.js';

/** Of a longer name only its two ends are looked at: a row of marks takes the square of its length to put in order. */
const END_CHARS = 1_000;

/** A client's file name as it is kept: its last part, in one form of Unicode, without what does not show. */
export function safeFilename(given: string | undefined): string {
  const last = (given ?? '').split(/[/\\]/).at(-1) ?? '';
  const ends = last.length > 2 * END_CHARS ? last.slice(0, END_CHARS) + last.slice(-END_CHARS) : last;
  const name = ends.normalize('NFC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
  if (name === '' || /^\.+$/.test(name)) return NAMELESS;
  if (name.length <= LIMITS.upload.filenameChars) return name;
  const extension = extensionOf(name);
  const base = name.slice(0, LIMITS.upload.filenameChars - extension.length);
  // A cut between the two halves of a character leaves one that is none.
  return base.replace(/[\uD800-\uDBFF]$/, '').trimEnd() + extension;
}
