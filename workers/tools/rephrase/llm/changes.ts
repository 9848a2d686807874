import { diffArrays } from 'diff';
import { differencesOf, type Guarded } from '#workers/rewriting/guards/compare.js';
import { revisedText, type Revision } from '#shared/tools/rephrase/revised.js';
import { partsOf, revisionOf, type Edit, type Part } from './edit-places.js';

/** Two edits are one where no more than this many parts of this length stand between them. */
const JOINED = { parts: 2, chars: 4 };
/** From this many edits, or this share of its parts, on a sentence is one change. */
const WHOLE_SENTENCE = { edits: 5, share: 0.6 };
/** Least letters in a row that two forms of a word share. */
const FORM = { chars: 3, share: 0.6 };
const JOINING = /^(?:and|or|و[ء-ي]{3,60})$/;
/** Verbs of Arabic that say nothing without the noun that follows: without them it is the verb. */
const CARRYING = /^(?:[يت]قوم|قام|[يت]تم|[يت]تولى|[يت]جري)$/;
const SENTENCE_END = /^[.!?؟;؛]$/;
const LETTERS = /\p{L}/u;
/** Words that follow another in number or gender. */
const AGREEING = new Set(
  'is are was were has have do does its their it they this these that those he she him her his a an be been being'.split(' '),
); // prettier-ignore

/**
 * Returns what a rewording of a paragraph changes, as places of the paragraph that do not overlap: any of them can be taken back,
 * and what is left means what the paragraph means. Edits that depend on each other are one. White space that the rewording changes
 * stays as it was.
 */
export function changesOf(original: string, revised: string, guarded: Guarded): Revision[] {
  const [before, after] = [partsOf(original), partsOf(revised)];
  let edits = withWholeSentences(dependent(joined(editsOf(before, after), before), before, after), before);
  const placed = (some: readonly Edit[]) =>
    some.map((edit) => revisionOf(edit, { original, revised, before, after }));
  const keeps = (some: readonly Edit[]) =>
    differencesOf(original, revisedText(original, placed(some)), guarded).length === 0;
  for (let at = 0; at < edits.length && edits.length > 1;) {
    const one = edits[at];
    const others = edits.filter((edit) => edit !== one);
    if (one !== undefined && keeps([one]) && keeps(others)) at += 1;
    else {
      edits = mergedAt(edits, at);
      at = 0;
    }
  }
  return placed(edits);
}

function editsOf(before: readonly Part[], after: readonly Part[]): Edit[] {
  const edits: Edit[] = [];
  let [at, to] = [0, 0];
  const texts = (parts: readonly Part[]) => parts.map(({ text }) => text);
  for (const { added, removed, count } of diffArrays(texts(before), texts(after))) {
    if (!added && !removed) {
      at += count;
      to += count;
      continue;
    }
    const last = edits.at(-1);
    const edit =
      last !== undefined && last.to === at && last.until === to
        ? last
        : { from: at, to: at, by: to, until: to };
    if (edit !== last) edits.push(edit);
    if (removed) edit.to = at += count;
    else edit.until = to += count;
  }
  return edits;
}

/** Joins edits between which only a short word or two stand. */
function joined(edits: readonly Edit[], before: readonly Part[]): Edit[] {
  const found: Edit[] = [];
  for (const edit of edits) {
    const last = found.at(-1);
    const between = last === undefined ? [] : before.slice(last.to, edit.from);
    const isNear =
      between.length <= JOINED.parts &&
      between.every(({ text }) => text.length <= JOINED.chars && LETTERS.test(text));
    if (last !== undefined && isNear) Object.assign(last, { to: edit.to, until: edit.until });
    else found.push({ ...edit });
  }
  return found;
}

/** Makes one of the edits that only stand together: a word that is moved, and words that agree with another that changes. */
function dependent(edits: readonly Edit[], before: readonly Part[], after: readonly Part[]): Edit[] {
  let found = [...edits];
  for (let at = 0; at < found.length; at += 1) {
    const edit = found[at];
    if (edit === undefined) break;
    const moved = found.findLastIndex((other, index) => index > at && isMove(edit, other, before, after));
    if (moved > at) {
      found = [...found.slice(0, at), spanning(edit, found[moved] ?? edit), ...found.slice(moved + 1)];
      at = -1;
    } else if (found.length > 1 && follows(edit, before, after)) {
      const carries = CARRYING.test(before[edit.from]?.text ?? '');
      const near = neighborsOf(found, at, before).at(carries ? -1 : 0);
      if (near === undefined) continue;
      found = mergedAt(found, at, near);
      at = -1;
    }
  }
  return found;
}

const wordsIn = (parts: readonly Part[], from: number, to: number) =>
  parts.slice(from, to).map(({ text }) => text.toLowerCase());

function isMove(one: Edit, other: Edit, before: readonly Part[], after: readonly Part[]): boolean {
  const shared = (gone: readonly string[], come: readonly string[]) =>
    gone.some((word) => word.length > 3 && LETTERS.test(word) && come.includes(word));
  return (
    shared(wordsIn(before, one.from, one.to), wordsIn(after, other.by, other.until)) ||
    shared(wordsIn(before, other.from, other.to), wordsIn(after, one.by, one.until))
  );
}

/**
 * Tells whether an edit changes no more than a form, a capital or a mark, or only adds or leaves out: another change may have called
 * for it, as "give" for "provide" leaves out "with". Only the second of two words that say the same goes by itself.
 */
function follows({ from, to, by, until }: Edit, before: readonly Part[], after: readonly Part[]): boolean {
  const [gone, come] = [wordsIn(before, from, to), wordsIn(after, by, until)];
  const words = [...gone, ...come].filter((word) => LETTERS.test(word));
  if (words.every((word) => AGREEING.has(word)) || CARRYING.test(gone[0] ?? '')) return true;
  if (come.length === 0) return !JOINING.test(gone[0] ?? '');
  if (gone.length !== come.length) return gone.length === 0;
  return gone.every((word, at) => isFormOf(word, come[at] ?? ''));
}

/** Tells whether two words share most of their letters in a row. */
function isFormOf(word: string, other: string): boolean {
  const [short, long] = word.length <= other.length ? [word, other] : [other, word];
  const least = Math.max(FORM.chars, Math.ceil(short.length * FORM.share));
  for (let at = 0; at + least <= short.length; at += 1)
    if (long.includes(short.slice(at, at + least))) return true;
  return word === other;
}

/** Returns the places of the edits beside one in its sentence: the one before it, then the one behind it. */
function neighborsOf(edits: readonly Edit[], at: number, before: readonly Part[]): number[] {
  const edit = edits[at];
  return [at - 1, at + 1].filter((place) => {
    const other = edits[place];
    if (other === undefined || edit === undefined) return false;
    const parts = before.slice(Math.min(other.to, edit.to), Math.max(other.from, edit.from));
    return !parts.some(({ text }) => SENTENCE_END.test(text));
  });
}

const spanning = (one: Edit, other: Edit): Edit => ({
  from: Math.min(one.from, other.from),
  to: Math.max(one.to, other.to),
  by: Math.min(one.by, other.by),
  until: Math.max(one.until, other.until),
});

/** Joins the edit at a place with another beside it, the nearer one if none is named. */
function mergedAt(edits: readonly Edit[], at: number, beside?: number): Edit[] {
  const edit = edits[at];
  const gap = (other: Edit | undefined) =>
    other === undefined || edit === undefined
      ? Infinity
      : Math.max(other.from, edit.from) - Math.min(other.to, edit.to);
  const near = beside ?? (gap(edits[at - 1]) <= gap(edits[at + 1]) ? at - 1 : at + 1);
  const [first, second] = [edits[Math.min(at, near)], edits[Math.max(at, near)]];
  if (first === undefined || second === undefined) return [...edits];
  return [
    ...edits.slice(0, Math.min(at, near)),
    spanning(first, second),
    ...edits.slice(Math.max(at, near) + 1),
  ];
}

/** A sentence of which most is changed is one change: its pieces would not be read one by one. */
function withWholeSentences(edits: readonly Edit[], before: readonly Part[]): Edit[] {
  let start = 0;
  let found = [...edits];
  for (let end = 0; end <= before.length; end += 1) {
    if (end < before.length && !SENTENCE_END.test(before[end]?.text ?? '')) continue;
    const own = found.filter(({ from, to }) => from >= start && to <= end);
    const changed = own.reduce((sum, { from, to }) => sum + to - from, 0);
    const [first, last] = [own[0], own.at(-1)];
    const isMost = own.length >= WHOLE_SENTENCE.edits || changed > (end - start) * WHOLE_SENTENCE.share;
    if (first !== undefined && last !== undefined && own.length > 1 && isMost) {
      const at = found.indexOf(first);
      found = [...found.slice(0, at), spanning(first, last), ...found.slice(at + own.length)];
    }
    start = end + 1;
  }
  return found;
}
