import type { Numeral } from './numeral.js';
import type { Token } from './tokens.js';

/** The months without spaces and marks, as they are written in English. */
const MONTHS: [RegExp, string][] = [
  [/^muharram$/u, 'محرم'],
  [/^safar$/u, 'صفر'],
  [/^rabi(?:i|(?:al|ul)?-?awwal)$/u, 'ربيع الأول'],
  [/^rabi(?:ii|(?:al|ul)?-?(?:thani|akhir))$/u, 'ربيع الآخر'],
  [/^jumada(?:i|(?:al)?-?(?:ula|awwal))$/u, 'جمادى الأولى'],
  [/^jumada(?:ii|(?:al)?-?(?:thani|akhirah?|akhira))$/u, 'جمادى الآخرة'],
  [/^rajab$/u, 'رجب'],
  [/^shaban$/u, 'شعبان'],
  [/^ramadh?an$/u, 'رمضان'],
  [/^shawwal$/u, 'شوال'],
  [/^dhu-?(?:al|l)?-?q[ia]+dah?$/u, 'ذو القعدة'],
  [/^dhu-?(?:al|l)?-?hijjah?$/u, 'ذو الحجة'],
];
const YEAR = /^1[34]\d\d$/u;

/** A date of the Hijri calendar: "4 Shawwal 1446H", "24/5/1433H". */
export function hijriDateAt(
  tokens: readonly Token[],
  at: number,
): { number: Numeral; length: number } | undefined {
  const first = tokens[at];
  if (first?.kind === 'number' && /^(?:\d{1,2}[/-]\d{1,2}[/-])?1[34]\d\d$/u.test(first.text)) {
    const marked = eraAt(tokens, at + 1);
    return marked === 0 ? undefined : dated(`${first.text}هـ`, 1 + marked);
  }
  const day = first?.kind === 'number' && /^\d{1,2}$/u.test(first.text) ? first.text : undefined;
  const month = monthAt(tokens, day === undefined ? at : at + 1);
  if (month === undefined) return undefined;
  const year = tokens[month.next];
  const isYear = year?.kind === 'number' && YEAR.test(year.text);
  if (day === undefined && !isYear) return undefined;
  const text = `${day === undefined ? '' : `${day} `}${month.name}`;
  return isYear
    ? dated(`${text} ${year.text}هـ`, month.next + 1 + eraAt(tokens, month.next + 1) - at)
    : dated(text, month.next - at);
}

const dated = (text: string, length: number) => ({ number: { text, spelled: false }, length });

/** The tokens of "H" or "AH" behind a year. */
function eraAt(tokens: readonly Token[], at: number): number {
  return /^(?:a?h\.?)$/u.test(tokens[at]?.lower ?? '') && /^A?H/u.test(tokens[at]?.text ?? '') ? 1 : 0;
}

function monthAt(tokens: readonly Token[], at: number): { name: string; next: number } | undefined {
  if (!/^[A-Z]/u.test(tokens[at]?.text ?? '')) return undefined;
  for (let length = 4; length > 0; length -= 1) {
    if (at + length > tokens.length) continue;
    const compact = tokens
      .slice(at, at + length)
      .map(({ lower }) => lower.replaceAll("'", ''))
      .join('');
    const name = MONTHS.find(([pattern]) => pattern.test(compact))?.[1];
    if (name !== undefined) return { name, next: at + length };
  }
  return undefined;
}
