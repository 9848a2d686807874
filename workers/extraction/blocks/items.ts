import { markersOf } from '../sections/markers.js';

const BULLET = /^[•●▪◦‣■□○❖➢✓☐☑☒·*–—-](?=\s|$)/u;
/** A word in small letters, with which most lines begin: the rest need not be looked at. */
const WORD = /^[a-z]+[\s,;’'-]/;
const LABEL =
  /^(?:By|Name|Title|Its|Date|Signed|Signature|Attention|Attn|Address|Tel|Fax|E-?mail|الاسم|الصفة|التوقيع|التاريخ|الختم)\.?\s*:/i;
/** A number between brackets or before one, as in "(a)" and "1)": the style counts, not the value. */
const BRACKETED = /^\(?(?:([a-z]{1,2})|([ivxl]{1,6})|(\d{1,2}))\)/i;

/** Returns the bullet at the beginning of a line; null if there is none. */
export const bulletOf = (line: string): string | null => BULLET.exec(line)?.[0] ?? null;

/** Tells whether a line may begin an item of a list or a clause: by its number, keyword or bullet. */
export function beginsItem(line: string): boolean {
  if (WORD.test(line)) return false;
  if (bulletOf(line) !== null) return true;
  return markersOf(line).some(({ bare }) => bare !== true);
}

/** Tells whether a line is one of a signature, such as "Name:". */
export const isLabel = (line: string): boolean => LABEL.test(line);

/** Tells whether a line is a number or bullet alone, whose text stands beside it. */
export function isLoneMarker(line: string): boolean {
  return (
    bulletOf(line) === line || markersOf(line).some(({ rest }) => rest === '') || /^\d{1,3}\.?$/.test(line)
  );
}

/**
 * Tells whether a line that begins with a bracketed number goes on a count within its paragraph: the count has begun
 * in the middle of one of its lines.
 * @param above text of the paragraph before the line.
 */
export function continuesCount(above: string, line: string): boolean {
  const style = BRACKETED.exec(line);
  if (style === null) return false;
  const firsts = style[3] !== undefined ? ['1'] : ['a', 'i', 'A', 'I'];
  return firsts.some((first) => {
    const at = above.lastIndexOf(` ${line.startsWith('(') ? '(' : ''}${first})`);
    return at > 0 && above.slice(0, at).trim() !== '';
  });
}
