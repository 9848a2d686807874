import type { Pair } from './pairs.js';
import type { Unit } from './units.js';

const BORDER =
  /(?<!\b(?:No|Nos|Art|Arts|Inc|Ltd|Co|Corp|Mr|Mrs|Ms|Dr|St|e\.g|i\.e|vs|\d|[A-Z]))[.;؛؟](?=\s+\S)/g;

/** Divides pairs into their sentences where both languages have as many of them; the others stay whole. */
export function sentencePairs(pairs: readonly Pair[], text: string): Pair[] {
  return pairs.flatMap((pair) => {
    const [en, ar] = [divided(pair.en, text), divided(pair.ar, text)];
    if (pair.en.length > 1 || pair.ar.length > 1 || en.length !== ar.length) return [pair];
    return en.flatMap((sentence, at): Pair[] => {
      const other = ar[at];
      return other === undefined ? [] : [{ en: [sentence], ar: [other] }];
    });
  });
}

function divided(units: readonly Unit[], text: string): Unit[] {
  return units.flatMap((unit) => {
    const own = text.slice(unit.start, unit.end);
    const ends = [...[...own.matchAll(BORDER)].map(({ index }) => index + 1), own.length];
    return ends.flatMap((end, at) => {
      const from = at === 0 ? 0 : (ends[at - 1] ?? 0);
      const lead = own.slice(from, end).length - own.slice(from, end).trimStart().length;
      const sentence = { ...unit, start: unit.start + from + lead, end: unit.start + end };
      return sentence.end > sentence.start ? [sentence] : [];
    });
  });
}
