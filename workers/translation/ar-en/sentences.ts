import { equational, subordinateClause, withoutDoing } from './subordinate.js';
import {
  clauseFollows, denied, duty, furtherDuty, glossOf, isConsequent, isRightOf, isVerbHere, isVerbOf, nor, owned, predicate,
} from './verbless.js'; // prettier-ignore
import { isDeniedNoun, startsNounPhrase, verbReading, type Cursor } from './cursor.js';
import { thing } from './determiners.js';
import type { Piece } from './compose.js';
import type { Grammar, Mood, NounPhrase } from './grammar.js';
import { prepositionPronoun } from './pronouns.js';
import { BEFORE_HEADING, clauseNumber, isRunOnHeading, usualHeading } from './run-on-headings.js';
import type { Token } from './token.js';

const CONDITION = /^(?:if|whenever|when|where|even if|however, if)$/;

/** Writes the clauses of a paragraph one after the other. */
export class Sentences {
  private readonly pieces: Piece[] = [];
  private begins = true;
  private sentenceBegins = true;
  private mood: Mood = 'main';
  /** The noun that began the clause, which a closing bracket or quotation mark parted from its verb. */
  private started: NounPhrase | null = null;
  private resumes = false;
  private condition = false;
  private consequent = false;
  /** A duty was told, to which «وبإشعار» adds another. */
  private bound = false;
  /** Nothing but the number of a clause was written since the paragraph or the sentence began; and that number. */
  private opening = true;
  private number = '';

  constructor(
    private readonly cursor: Cursor,
    private readonly grammar: Grammar,
  ) {}

  write(): Piece[] {
    while (!this.cursor.done) {
      const start = this.cursor.position;
      this.next();
      // What no rule reads is passed over word by word, so that nothing stops here.
      if (this.cursor.position === start) this.fallback();
    }
    return this.pieces;
  }

  private add(text: string) {
    if (text.trim() === '') return;
    this.pieces.push({ text: text.replace(/\s+/g, ' ').trim() });
    this.opening &&= BEFORE_HEADING.test(text);
    if (this.opening) this.number = text;
    this.begins = this.opening && !/^[\d(]/.test(text);
    this.sentenceBegins = false;
    this.resumes = false;
  }

  /** Parts a heading from the sentence that follows it. */
  private endHeading(text: string) {
    this.add(text);
    this.mark('.', false);
  }

  private next() {
    const { cursor } = this;
    const token = cursor.peek();
    if (token === undefined) return;
    if (token.kind === 'punctuation') {
      cursor.next();
      return this.mark(token.text, token.spaced);
    }
    if (token.kind === 'conjunction') return this.conjunction(token.ar);
    if (token.kind === 'phrase') return this.phrase(token);
    if (token.kind === 'prepositionPronoun') return this.pronominal(token);
    if (token.kind === 'particle' && token.ar === 'ان') return this.that();
    if (this.condition && isRightOf(token, cursor.peek(1))) return this.verb();
    if (token.kind === 'negation' || token.kind === 'particle' || isVerbHere(token, cursor, this.begins))
      return this.verb();
    if (token.kind === 'relativePronoun') {
      return this.add(this.grammar.relative(cursor, thing('', true)));
    }
    if (startsNounPhrase(token)) this.noun();
  }

  private mark(text: string, spaced: boolean) {
    this.pieces.push({ text, mark: true, spaced });
    const ends = /[.!?\n؟:;]/.test(text);
    if (ends || /[,،\-–—]/.test(text) || (this.opening && text === ')')) this.begins = true;
    if (ends) {
      this.condition = false;
      this.consequent = false;
      this.bound = false;
      this.mood = 'main';
      this.sentenceBegins = true;
      if (/[.\n]/.test(text)) this.opening = true;
    }
    if (/^[")”»]$/.test(text) && this.started !== null) this.resumes = true;
    else if (!/^["(“«]$/.test(text)) this.started = null;
    if (text === '\n') this.cursor.forget();
    if (/[,،]/.test(text)) this.mood = 'main';
  }

  /** «إذا ظهر عيب جاز له»: a past after the condition says what then shall be. */
  private openConsequent() {
    this.closeCondition();
    this.condition = false;
    this.consequent = true;
  }

  /** «فإنه», «ف»: after a condition, the main clause begins. */
  private closeCondition() {
    if (this.mood === 'subordinate' && this.pieces.at(-1)?.mark !== true)
      this.pieces.push({ text: ',', mark: true });
    this.mood = 'main';
  }

  private conjunction(ar: string) {
    this.cursor.next();
    if (ar === 'و' && !this.sentenceBegins) this.pieces.push({ text: 'and' });
    const further = ar === 'و' && this.bound ? furtherDuty(this.cursor, this.grammar) : null;
    if (further !== null) return this.add(further);
    if (ar === 'ف') this.closeCondition();
    this.begins = true;
  }

  private phrase(token: Token & { kind: 'phrase' }) {
    const { cursor, grammar } = this;
    if (token.type === 'adverb' || token.type === 'nothing') {
      cursor.next();
      if (token.ar.startsWith('فان')) this.closeCondition();
      const starts = this.begins || token.ar.startsWith('فان');
      const next = cursor.peek();
      const repeats =
        token.flags.includes('pron') && (verbReading(next) !== undefined || next?.kind === 'negation');
      const isFollowed = verbReading(next) !== undefined || next?.kind === 'negation';
      const en = equational(this.cursor, token, this.begins) ?? token.en;
      if (!repeats) this.add(isFollowed ? en.replace(/ it$/, '') : en);
      this.begins = starts;
      return;
    }
    if (token.type === 'or' || token.type === 'adjective') {
      cursor.next();
      this.add(token.en);
      this.begins ||= token.type === 'or';
      return;
    }
    if (token.type === 'clause') return this.subordinate(token);
    if (token.type === 'gerund') {
      cursor.next();
      const said = grammar.clause(cursor, 'bare') ?? '';
      return this.add(withoutDoing(token.en, said));
    }
    if (token.type === 'preposition') {
      if (token.flags.includes('cc') && clauseFollows(cursor.peek(1))) return this.subordinate(token);
      const starts = this.begins;
      if (starts && /^(?:علي|ل)$/.test(token.ar) && this.addDuty()) return;
      this.add(grammar.prepositional(cursor, undefined));
      this.begins = starts;
      return;
    }
    this.noun();
  }

  /** "if", "unless", "provided that" and their clause. */
  private subordinate(token: Token & { kind: 'phrase' }) {
    const { en, said } = subordinateClause(this.cursor, token, this.grammar);
    this.add(en);
    if (said === null) return;
    this.add(said);
    this.mood = 'subordinate';
    this.condition ||= CONDITION.test(en);
  }

  private that() {
    const { cursor, grammar } = this;
    const particle = cursor.next();
    if (verbReading(cursor.peek()) === undefined && cursor.peek()?.kind !== 'negation') return;
    const negative = cursor.peek()?.kind === 'negation';
    cursor.listItem = this.begins && !(particle?.kind === 'particle' && particle.said === true);
    const said = grammar.clause(cursor, 'subordinate');
    cursor.listItem = false;
    this.add(said === null ? 'that' : /^(?:not )?to /.test(said) ? said : `that ${said}`);
    if (negative && said === null) this.add('not');
  }

  private addDuty(): boolean {
    const said = duty(this.cursor, this.grammar);
    if (said !== null) this.add(said);
    return said !== null;
  }

  private pronominal(token: Token & { kind: 'prepositionPronoun' }) {
    if (/^(?:علي|ل)$/.test(token.ar) && this.begins && this.addDuty()) return;
    this.cursor.next();
    this.add(`${token.en} ${prepositionPronoun(this.cursor, token)}`);
  }

  private verb() {
    const { cursor, grammar } = this;
    const token = cursor.peek();
    const subject = this.resumes ? (this.started ?? undefined) : undefined;
    this.started = null;
    this.resumes = false;
    if (this.condition && !/^(?:and|or)$/.test(this.pieces.at(-1)?.text ?? '') && isConsequent(token))
      this.openConsequent();
    const told = this.consequent && verbReading(token)?.tense === 'past';
    this.bound ||= /^(?:التزم|تعهد)$/.test(verbReading(token)?.verb.past ?? '');
    const said = grammar.clause(cursor, told ? 'shall' : this.mood, subject);
    if (said !== null) return this.add(said);
    if (token?.kind === 'negation') {
      const last = this.pieces.at(-1);
      const isNor = last?.text === 'and' && isDeniedNoun(token, cursor.peek(1));
      if (isNor) this.pieces.pop();
      return this.add(isNor ? nor(cursor, grammar) : denied(token.ar, cursor, grammar));
    }
    if (token?.kind === 'particle') cursor.next();
  }

  private noun() {
    const { cursor, grammar } = this;
    const starts = this.begins;
    const number = this.sentenceBegins ? clauseNumber(cursor) : null;
    if (number !== null) {
      this.add(number);
      this.begins = true;
      this.sentenceBegins = true;
      return;
    }
    const usual = this.opening ? usualHeading(cursor, grammar) : null;
    if (usual !== null) return this.endHeading(usual);
    const phrase = grammar.nounPhrase(cursor);
    if (phrase === null) return;
    if (this.opening && isRunOnHeading(phrase, cursor, this.number, grammar))
      return this.endHeading(phrase.text);
    if (!starts) return this.add(phrase.text);
    const next = cursor.peek();
    if (isVerbOf(next) || next?.kind === 'negation' || (next?.kind === 'particle' && next.ar !== 'ان')) {
      const said = grammar.clause(cursor, this.mood, phrase);
      if (said !== null) return this.add(`${phrase.text} ${said}`);
    }
    this.add(phrase.text + (owned(phrase, cursor, grammar) ?? predicate(phrase, cursor)));
    this.started = phrase;
  }

  private fallback() {
    const token = this.cursor.next();
    if (token?.kind === 'word') this.add(glossOf(token));
  }
}
