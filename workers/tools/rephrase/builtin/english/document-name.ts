const OWN_NAME =
  /\bthis\s{1,4}(Agreement|Contract|Lease|Deed|License|Licence|Policy|Undertaking|Memorandum|Letter|Amendment|Addendum|Guarantee|Order|Plan)\b/g;
/** A document that has exhibits calls itself by more than one name: only one that stands out is its own. */
const FEWEST = 3;
const SHARE = 0.85;

/** Returns what an English document calls itself, such as "this Agreement"; null if that is not certain. */
export function documentName(text: string): string | null {
  const counts = new Map<string, number>();
  let all = 0;
  for (const [, name = ''] of text.matchAll(OWN_NAME)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    all += 1;
  }
  const [name, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  return count >= FEWEST && count >= all * SHARE ? `this ${name}` : null;
}
