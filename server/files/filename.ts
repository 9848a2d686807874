import { extensionOf, NAMELESS, UNSEEN } from '#shared/domain/filename.js';
import { LIMITS } from '#shared/limits.js';

/**
 * Characters kept at each end of a longer name before it is normalized: normalizing a run of combining marks
 * takes time quadratic in its length.
 */
const END_CHARS = 1_000;

/**
 * Returns a client's file name as it is stored: its last path segment, in Unicode NFC, without invisible
 * characters.
 */
export function safeFilename(given: string | undefined): string {
  const last = (given ?? '').split(/[/\\]/).at(-1) ?? '';
  const ends = last.length > 2 * END_CHARS ? last.slice(0, END_CHARS) + last.slice(-END_CHARS) : last;
  const name = ends.normalize('NFC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
  if (name === '' || /^\.+$/.test(name)) return NAMELESS;
  if (name.length <= LIMITS.upload.filenameChars) return name;
  const extension = extensionOf(name);
  const base = name.slice(0, LIMITS.upload.filenameChars - extension.length);
  // The cut may have split a surrogate pair; the half that is left is not a character.
  return base.replace(/[\uD800-\uDBFF]$/, '').trimEnd() + extension;
}
