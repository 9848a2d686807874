/** A translation and the one that it is measured against. */
export interface Pair {
  hypothesis: string;
  reference: string;
}

const ORDER = 6;
const BETA_SQUARED = 4;

interface Counts {
  hypothesis: number;
  reference: number;
  matches: number;
}

/**
 * The chrF of a set of translations, 0 to 100: character n-grams up to six without white space, β = 2, counted over
 * the whole set as sacreBLEU does (Popović 2015).
 */
export function chrf(pairs: Iterable<Pair>): number {
  const totals = Array.from({ length: ORDER }, (): Counts => ({ hypothesis: 0, reference: 0, matches: 0 }));
  for (const pair of pairs) {
    const hypothesis = lettersOf(pair.hypothesis);
    const reference = lettersOf(pair.reference);
    totals.forEach((total, index) => {
      const found = ngrams(hypothesis, index + 1);
      const wanted = ngrams(reference, index + 1);
      for (const [ngram, times] of found) total.matches += Math.min(times, wanted.get(ngram) ?? 0);
      total.hypothesis += Math.max(0, hypothesis.length - index);
      total.reference += Math.max(0, reference.length - index);
    });
  }
  const counted = totals.filter((total) => total.hypothesis > 0 && total.reference > 0);
  const precision = mean(counted.map((total) => total.matches / total.hypothesis));
  const recall = mean(counted.map((total) => total.matches / total.reference));
  if (precision + recall === 0) return 0;
  return (100 * (1 + BETA_SQUARED) * precision * recall) / (BETA_SQUARED * precision + recall);
}

function lettersOf(text: string): string[] {
  return Array.from(text.replace(/\s/gu, ''));
}

function ngrams(letters: readonly string[], length: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let start = 0; start + length <= letters.length; start += 1) {
    const ngram = letters.slice(start, start + length).join('');
    counts.set(ngram, (counts.get(ngram) ?? 0) + 1);
  }
  return counts;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
