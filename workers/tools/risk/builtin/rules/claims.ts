import type { Sentence } from '#workers/engines/text/sentences.js';

/** What bears a statement about a clause: words of the sentence, or a search there that found nothing. */
export type Ground = { start: number; end: number } | { searched: 'sentence' | 'clause' | 'document' };

/** A name by which texts select a statement, with what bears it. */
export interface Note {
  name: string;
  ground: Ground;
}

/** Collects what a rule may say about a sentence. Nothing enters without the words, or the search, that bear it. */
export class Claims {
  readonly notes: Note[] = [];

  constructor(readonly sentence: Pick<Sentence, 'text' | 'around'>) {}

  /** Claims `name` if the pattern is found in the sentence, in `range` where one is given; returns what was found. */
  found(name: string, pattern: RegExp, range?: { start: number; end: number }): string | null {
    const from = range?.start ?? 0;
    const match = pattern.exec(this.sentence.text.slice(from, range?.end));
    if (match === null) return null;
    const start = from + match.index;
    this.notes.push({ name, ground: { start, end: start + match[0].length } });
    return match[0].replace(/\s+/g, ' ');
  }

  /** Claims `name` if the pattern is found neither in the sentence nor, for `clause`, in the text around it. */
  absent(name: string, pattern: RegExp, searched: 'sentence' | 'clause'): boolean {
    const { text, around } = this.sentence;
    const found = pattern.test(searched === 'clause' ? around : text);
    if (!found) this.notes.push({ name, ground: { searched } });
    return !found;
  }

  /** Claims `name` for what a search of the whole document brought. */
  searched(name: string): void {
    this.notes.push({ name, ground: { searched: 'document' } });
  }

  /** Claims `name`, borne by words that the rule has found. */
  at(name: string, { start, end }: { start: number; end: number }): void {
    this.notes.push({ name, ground: { start, end } });
  }

  has(name: string): boolean {
    return this.notes.some((note) => note.name === name);
  }
}
