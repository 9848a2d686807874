import { extensionOf, NAMELESS, UNSEEN } from '#shared/domain/filename.js';
import { LIMITS } from '#shared/limits.js';

/** A client's file name as it is kept: its last part, in one form of Unicode, without what does not show. */
export function safeFilename(given: string | undefined): string {
  const last = (given ?? '').split(/[/\\]/).at(-1) ?? '';
  const name = last.normalize('NFC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
  if (name === '' || /^\.+$/.test(name)) return NAMELESS;
  if (name.length <= LIMITS.upload.filenameChars) return name;
  const extension = extensionOf(name);
  const base = name.slice(0, LIMITS.upload.filenameChars - extension.length);
  // A cut between the two halves of a character leaves one that is none.
  return base.replace(/[\uD800-\uDBFF]$/, '').trimEnd() + extension;
}
