/** Words whose beginnings and ends are replaced alike: what stays of each is an alternative of one pattern. */
interface Group {
  /** The words to be found, as a pattern whose first group is what stays. */
  find(ending?: (rest: string) => string): string;
  /** The word that replaces them, with `$1` for what stays. */
  write: string;
  words: string[];
}

/** Returns the longest stretch of letters that two words have in common. */
function common(word: string, other: string): string {
  for (let length = Math.min(word.length, other.length); length > 0; length -= 1)
    for (let at = 0; at + length <= word.length; at += 1) {
      const part = word.slice(at, at + length);
      if (other.includes(part)) return part;
    }
  return '';
}

/**
 * Groups pairs of words by how one becomes the other, so that one rule serves many: تحديد and تجديد become حدّد and جدّد
 * by the same letters before and behind what stays.
 */
export function grouped(pairs: readonly (readonly [word: string, other: string])[]): Group[] {
  const groups = new Map<
    string,
    { before: string; behind: string; write: string; stays: string[]; words: string[] }
  >();
  for (const [word, other] of pairs) {
    const stays = common(word, other);
    const [before = '', behind = ''] = [
      word.slice(0, word.indexOf(stays)),
      word.slice(word.indexOf(stays) + stays.length),
    ];
    const write = `${other.slice(0, other.indexOf(stays))}$1${other.slice(other.indexOf(stays) + stays.length)}`;
    const key = [before, behind, write].join('|');
    const group = groups.get(key) ?? { before, behind, write, stays: [], words: [] };
    group.stays.push(stays);
    group.words.push(word);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ before, behind, write, stays, words }) => ({
    find: (ending = (rest) => rest) => `${before}(${stays.join('|')})${ending(behind)}`,
    write,
    words,
  }));
}
