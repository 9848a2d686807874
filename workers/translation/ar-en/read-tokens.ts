import type { DraftTask } from '../draft.js';
import { analyse, analyseConjoined, unknownWord } from './analyse.js';
import { closedWord } from './closed-words.js';
import { isCalendar, readFigures } from './figures.js';
import { asConjunction, asPreposition, ENDINGS } from './joined-tokens.js';
import { headingAt, letterOf } from './headings.js';
import { mayBeNumber, numberWords, readNumber, scaleOf } from './numbers.js';
import { asOwned, phraseFits } from './phrase-choice.js';
import { phraseAt } from './phrase-table.js';
import { refine } from './refine.js';
import { scan, type Item } from './scan.js';
import { generalTerms, termAt, termIndex, type TermMatch } from './terms.js';
import type { Token, Tokens } from './token.js';
import { asCalled, asVoiced, asWritten } from './word-signs.js';

class Reader {
  readonly tokens: Token[] = [];
  words = 0;
  known = 0;
  private at = 0;
  /** A preposition that the last phrase took, still joined to the next word. */
  private taken = '';
  private readonly items: Item[];
  private readonly own;
  private readonly names: string[][];

  constructor(task: DraftTask) {
    this.items = scan(task.text);
    this.own = termIndex(task.terms);
    this.names = task.names
      .map((name) => scan(name).map(({ form }) => form))
      .filter((forms) => forms.length > 0)
      .sort((one, other) => other.length - one.length);
  }

  read(): Tokens {
    while (this.at < this.items.length) this.next();
    return { tokens: refine(this.tokens), words: this.words, known: this.known };
  }

  private next() {
    const item = this.items[this.at];
    if (item === undefined) return;
    if (isCalendar(item, this.items[this.at - 1])) return void (this.at += 1);
    if (this.readName()) return;
    if (item.type === 'arabic') this.readWord(item);
    else if (item.type === 'figures') this.push([readFigures(item.raw, this.items[this.at + 1])], 1);
    else if (item.type === 'latin') this.push([{ kind: 'fixed', text: item.raw }], 1);
    else this.push([{ kind: 'punctuation', text: item.form, spaced: item.spaced }], 1);
  }

  /** Adds tokens for `count` items; a preposition that a phrase already took is left out. */
  private push(tokens: Token[], count: number) {
    const kept =
      this.taken === ''
        ? tokens
        : tokens.filter((token) => !(token.kind === 'phrase' && token.ar === this.taken));
    const [joined] = kept;
    if (this.taken !== '' && joined?.kind === 'prepositionPronoun' && joined.ar === this.taken)
      kept[0] = { ...joined, en: '' };
    this.taken = '';
    this.tokens.push(...kept);
    this.at += count;
  }

  private count(words: number, known: boolean) {
    this.words += words;
    if (known) this.known += words;
  }

  private readName(): boolean {
    for (const forms of this.names) {
      const [first = ''] = forms;
      const form = this.items[this.at]?.form ?? '';
      const prefix = form.endsWith(first) ? form.slice(0, form.length - first.length) : null;
      if (prefix === null || !/^[وف]?[بلك]?$/.test(prefix)) continue;
      if (!forms.every((word, index) => index === 0 || this.items[this.at + index]?.form === word)) continue;
      const written = this.items.slice(this.at, this.at + forms.length);
      const text = written
        .map(({ raw, spaced }, index) => (index > 0 && spaced ? ` ${raw}` : raw))
        .join('')
        .slice(prefix.length);
      this.push(
        [...asConjunction(prefix.charAt(0)), ...asPreposition(prefix.at(-1)), { kind: 'fixed', text }],
        forms.length,
      );
      return true;
    }
    return false;
  }

  private readWord(item: Item) {
    if (this.readLetter(item) || this.readHeading()) return;
    const own = termAt(this.own, this.items, this.at);
    if (own !== null) return this.pushTerm(own);
    const term = termAt(generalTerms(), this.items, this.at);
    const phrase = phraseAt(this.items, this.at);
    if (
      phrase !== null &&
      phraseFits(phrase.ar, this.tokens.at(-1), this.items[this.at + 1]) &&
      phrase.count >= (term?.count ?? 0) &&
      !(phrase.count === 1 && phrase.ar !== 'ولما' && closedWord(item.form, item.raw) !== null)
    ) {
      const { ar, type, flags } = phrase;
      // «بالمخالفة لهذا العقد»: its preposition is said already.
      const isSaid = this.taken !== '' && ar.startsWith(this.taken);
      const en = isSaid ? phrase.en.replace(/^(?:of|to) /, '') : phrase.en;
      const token: Token = asOwned({ kind: 'phrase', ar, en, type, flags }, this.tokens.at(-1));
      this.count(phrase.count, true);
      this.push(
        [...asConjunction(phrase.conjunction), ...asPreposition(phrase.preposition), token],
        phrase.count,
      );
      this.taken = phrase.joined;
      return;
    }
    if (term !== null) return this.pushTerm(term);
    const closed = closedWord(item.form, item.raw);
    if (closed !== null) {
      this.count(1, true);
      return this.push(
        [...asConjunction(closed.conjunction), ...asPreposition(closed.preposition), ...closed.tokens],
        1,
      );
    }
    if (this.readScale(item) || this.readCount(item) || this.readNumberWords(item)) return;
    const found = item.conjoined
      ? (analyseConjoined(item.raw, item.form, item.closed) ?? analyse(item.raw, item.form, item.closed))
      : analyse(item.raw, item.form, item.closed);
    this.count(1, found !== null);
    const { conjunction, preposition, future, word: read } = found ?? unknownWord(item.raw, item.form);
    const word = asCalled(asWritten(asVoiced(read, item.voice)));
    const will: Token[] = future ? [{ kind: 'particle', ar: 'سوف' }] : [];
    this.push([...asConjunction(conjunction), ...asPreposition(preposition), ...will, word], 1);
  }

  private pushTerm({
    conjunction,
    preposition,
    definite,
    reading,
    base,
    taken,
    ending,
    accusative,
  }: TermMatch) {
    const raw = this.items
      .slice(this.at, this.at + taken)
      .map((item) => item.raw)
      .join(' ');
    this.count(taken, true);
    const token: Token = {
      kind: 'word',
      raw,
      base,
      definite: definite && ending === '',
      pronoun: ENDINGS[ending] ?? null,
      accusative,
      readings: [reading],
    };
    this.push([...asConjunction(conjunction), ...asPreposition(preposition), token], taken);
  }

  /** «(أ)», «أ -»: the letter of a list item. */
  private readLetter(item: Item): boolean {
    const letter = letterOf(item.form);
    if (letter === undefined) return false;
    const before = this.items[this.at - 1]?.form;
    const after = this.items[this.at + 1]?.form;
    const enclosed = before === '(' && after === ')';
    if (!enclosed && !/^[-–—.)/]$/.test(after ?? '')) return false;
    if (!enclosed && after === '/' && item.form === 'م') return this.readDecree();
    // «ص.ب», «ر.س»: letters after ن number no item unless they are set apart.
    if (!enclosed && letter > 'n' && !/^[-–—]$/.test(after ?? '') && after !== ')') return false;
    this.push([{ kind: 'fixed', text: letter }], 1);
    return true;
  }

  /** «م/51»: the number of a royal decree. */
  private readDecree(): boolean {
    const figures = this.items[this.at + 2];
    if (figures?.type !== 'figures') return false;
    this.push([{ kind: 'fixed', text: `M/${figures.form}` }], 3);
    return true;
  }

  private readHeading(): boolean {
    const heading = headingAt(this.items, this.at);
    if (heading === null) return false;
    const { conjunction, preposition, text, words, count } = heading;
    this.count(words, true);
    this.push([...asConjunction(conjunction), ...asPreposition(preposition), { kind: 'fixed', text }], count);
    return true;
  }

  /** «٨ ملايين»: 8 million. */
  private readScale(item: Item): boolean {
    const before = this.tokens.at(-1);
    const scale =
      before?.kind === 'number' && this.items[this.at - 1]?.type === 'figures' ? scaleOf(item.form) : null;
    if (before?.kind !== 'number' || scale === null) return false;
    this.tokens[this.tokens.length - 1] = {
      ...before,
      text: `${before.text} ${numberWords(scale).replace('one ', '')}`,
      value: before.value * scale,
    };
    this.count(1, true);
    this.at += 1;
    return true;
  }

  /** «عدد (٦) فنيين»: six technicians. */
  private readCount({ form }: Item): boolean {
    const next = this.items[this.at + 1];
    const figures = next?.form === '(' ? this.items[this.at + 2] : next;
    const prefix = /^([وف]?)([بل]?)عدد$/.exec(form);
    if (prefix === null || figures?.type !== 'figures') return false;
    this.count(1, true);
    this.push([...asConjunction(prefix[1]), ...asPreposition(prefix[2])], 1);
    return true;
  }

  private readNumberWords(item: Item): boolean {
    const prefix = /^[وف]?[بل]?(?=..)/.exec(item.form)?.[0] ?? '';
    for (const cut of ['', prefix.slice(0, 1), prefix]) {
      if (!mayBeNumber(item.form.slice(cut.length))) continue;
      const forms = this.items
        .slice(this.at, this.at + 12)
        .map(({ type, form }) => (type === 'arabic' ? form : ''));
      const number = readNumber([item.form.slice(cut.length), ...forms.slice(1)]);
      if (number === null) continue;
      this.count(number.count, true);
      const token: Token = { kind: 'number', text: numberWords(number.value), value: number.value };
      this.push([...asConjunction(cut.charAt(0)), ...asPreposition(cut.at(-1)), token], number.count);
      return true;
    }
    return false;
  }
}

/** Reads a paragraph into tokens, and counts its words and those that are known. */
export const readTokens = (task: DraftTask): Tokens => new Reader(task).read();
