/** Marks with which models open and close what they think before they answer, in their own templates. */
const MARKS = [
  '<(/?)(?:seed:)?(?:think(?:ing)?|thoughts?|reasoning)\\s{0,3}>',
  '\\[(/?)THINK\\]',
  '◁(/?)think▷',
  '<\\|(?:begin|(end))_of_thought\\|>',
  '<\\|channel\\|>(?:analysis|(final))(?:<\\|message\\|>)',
];
const MARK = new RegExp(MARKS.join('|'), 'i');
/** Most characters of a mark: what may still become one is withheld. */
const MARK_CHARS = 32;
/** Beginnings of marks, in full: what ends with a part of one may go on as one. */
const OPENINGS = [
  ...['', '/'].flatMap((slash) => [
    ...['think', 'thinking', 'thought', 'thoughts', 'reasoning'].flatMap((name) => [
      `<${slash}${name}>`,
      `<${slash}${name}   >`,
      `<${slash}seed:${name}>`,
    ]),
    `[${slash}think]`,
    `◁${slash}think▷`,
  ]),
  ...['<|begin_of_thought|>', '<|end_of_thought|>'],
  ...['<|channel|>analysis<|message|>', '<|channel|>final<|message|>'],
];

export interface ThoughtFilterOptions {
  /** True for a model whose template opens the thought itself, so that its answer begins within one that it only closes. */
  opensInThought?: boolean;
}

/** What a filter lets through of a piece. */
interface Shown {
  text: string;
  /** True if all that was let through before turns out to have been thought: the answer begins with this text. */
  restarts: boolean;
}

/**
 * Filters what a model thinks out of what it answers, piece by piece: it depends on the characters alone, not on the borders of the
 * pieces. Thoughts may be nested. A mark that closes a thought which none has opened makes all before it thought.
 */
export class ThoughtFilter {
  #depth = 0;
  /** What may still become a mark. */
  #held = '';
  /** All of an answer that may begin within a thought, until that is closed or the answer has ended. */
  #unsure: string | null;
  #hasText = false;
  #hasThought = false;

  constructor({ opensInThought = false }: ThoughtFilterOptions = {}) {
    this.#unsure = opensInThought ? '' : null;
  }

  /** True if a thought was closed that the answer had not opened. */
  closesAlone = false;

  /** Takes the next piece of an answer. */
  push(piece: string): Shown {
    let rest = this.#held + piece;
    const shown: Shown = { text: '', restarts: false };
    for (let mark = MARK.exec(rest); mark !== null; mark = MARK.exec(rest)) {
      this.#add(rest.slice(0, mark.index), shown);
      rest = rest.slice(mark.index + mark[0].length);
      this.#turn(
        mark.slice(1).some((close) => close !== undefined && close !== ''),
        shown,
      );
    }
    const from = heldFrom(rest);
    this.#held = rest.slice(from);
    this.#add(rest.slice(0, from), shown);
    return shown;
  }

  /** The endpoint sends thoughts apart from the answer, which then has none. */
  isApart(): Shown {
    const shown: Shown = { text: '', restarts: false };
    const unsure = this.#unsure;
    this.#unsure = null;
    if (unsure !== null) this.#add(unsure, shown);
    return shown;
  }

  /** Ends the answer; `isWhole` if the model has ended it. A mark that was cut is none, and what it opened stays thought. */
  end(isWhole: boolean): Shown {
    const shown = isWhole ? this.isApart() : { text: '', restarts: false };
    this.#unsure = null;
    if (this.#held.length < 3) this.#add(this.#held, shown);
    this.#held = '';
    return shown;
  }

  #turn(closes: boolean, shown: Shown): void {
    if (!closes) {
      this.#depth += 1;
      // The answer opens its thoughts itself.
      const before = this.#unsure;
      this.#unsure = null;
      if (before !== null && this.#depth === 1) {
        this.#depth = 0;
        this.#add(before, shown);
        this.#depth = 1;
      }
    } else if (this.#depth > 0) this.#depth -= 1;
    else {
      this.closesAlone = true;
      this.#unsure = null;
      if (this.#hasText) shown.restarts = true;
      shown.text = '';
      this.#hasText = false;
    }
    this.#hasThought = true;
  }

  #add(text: string, shown: Shown): void {
    if (this.#depth > 0) return;
    if (this.#unsure !== null) {
      this.#unsure += text;
      return;
    }
    const own = this.#hasThought && !this.#hasText ? text.trimStart() : text;
    if (own === '') return;
    this.#hasText = true;
    shown.text += own;
  }
}

/** Returns where the end of a text begins that may go on as a mark; the text's length if there is none. */
function heldFrom(text: string): number {
  const least = Math.max(0, text.length - MARK_CHARS);
  for (let at = least; at < text.length; at += 1) {
    const end = text.slice(at).toLowerCase();
    if (OPENINGS.some((opening) => opening.startsWith(end))) return at;
  }
  return text.length;
}

/** Returns an answer without what the model thought before it. */
export function withoutThoughts(text: string): string {
  if (!MARK.test(text)) return text;
  const filter = new ThoughtFilter();
  const first = filter.push(text);
  const last = filter.end(true);
  return first.text + last.text;
}

/** Tells whether an answer closes a thought that it has not opened; what stands in an object is none. */
export function closesThoughtAlone(text: string): boolean {
  if (text.trimStart().startsWith('{') || !MARK.test(text)) return false;
  const filter = new ThoughtFilter();
  filter.push(text);
  return filter.closesAlone;
}
