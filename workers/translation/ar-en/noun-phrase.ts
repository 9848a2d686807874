import { isDefiniteTail, renderParts, type Part } from './noun-parts.js';
import {
  adjectiveReading, isClearVerb, isPreposition, isWord, nounReading, startsNounPhrase, verbReading, type Cursor,
} from './cursor.js'; // prettier-ignore
import { agrees, nounOf, readAdjectives } from './adjectives-of.js';
import { plural as pluralOf } from './english.js';
import type { Grammar, NounOptions, NounPhrase } from './grammar.js';
import type { Verb } from './lexicon/lexicon.js';
import { possessive } from './pronouns.js';
import type { WordToken } from './token.js';

const thing = (text: string, definite: boolean): NounPhrase => ({
  text, definite, plural: false, human: false, agent: false, feminine: false, accusative: false,
}); // prettier-ignore

const NUMBERED = /^(?:Article|Clause|Chapter|Part|paragraph|Annex|Schedule|Section) /;

export class NounPhrases {
  constructor(private readonly grammar: Grammar) {}

  /** Reads the noun phrase at the cursor; null, and the cursor unmoved, if there is none. */
  read(cursor: Cursor, options: NounOptions = {}): NounPhrase | null {
    const start = cursor.position;
    const first = this.readOne(cursor, options);
    if (first === null) {
      cursor.position = start;
      return null;
    }
    return options.inner === true ? first : this.joined(cursor, this.withRelative(cursor, first), options);
  }

  private readOne(cursor: Cursor, options: NounOptions): NounPhrase | null {
    const token = cursor.peek();
    if (token === undefined) return null;
    if (token.kind === 'number') return this.counted(cursor, token.value);
    if (token.kind === 'fixed') {
      cursor.next();
      return thing(token.text, true);
    }
    if (token.kind === 'demonstrative') return this.demonstrated(cursor, token.near);
    if (token.kind === 'phrase' && token.type === 'noun') {
      cursor.next();
      return { ...thing(token.en, true), agent: /Part/.test(token.en), plural: /Parties$/.test(token.en) };
    }
    if (token.kind === 'phrase' && token.type === 'relative') {
      cursor.next();
      return thing(this.grammar.freeRelative(cursor, token.en), true);
    }
    if (token.kind === 'phrase' && token.type === 'quantity') return this.quantified(cursor, token);
    if (token.kind !== 'word' || !startsNounPhrase(token)) return null;
    if (token.base === 'عدم') return this.failure(cursor, token);
    if (token.base === 'غير') return this.otherThan(cursor, token, options);
    return this.chain(cursor, options);
  }

  /** "every", "any", "all", "one of" and what they count. */
  private quantified(
    cursor: Cursor,
    token: { ar: string; en: string; flags: readonly string[] },
  ): NounPhrase | null {
    cursor.next();
    const [kind = 'q'] = token.flags;
    const next = cursor.peek();
    if (next?.kind === 'phrase' && next.ar === 'من' && (kind === 'q' || kind === 'qp')) {
      cursor.next();
      if (verbReading(cursor.peek()) !== undefined)
        return thing(this.grammar.freeRelative(cursor, 'any person who'), true);
      const of = this.read(cursor, { inner: true });
      return of === null
        ? thing(token.en, true)
        : { ...of, text: `${token.en === 'every' ? 'each' : token.en} of ${of.text}`, plural: false };
    }
    if (next?.kind === 'phrase' && next.type === 'relative') {
      cursor.next();
      return thing(
        this.grammar.freeRelative(
          cursor,
          next.ar === 'ما' ? `${token.en === 'every' ? 'whatever' : token.en}` : token.en,
        ),
        true,
      );
    }
    const wantsArticle = kind === 'qo';
    const counted = this.read(cursor, { bare: !wantsArticle, inner: true });
    if (counted === null) return thing(token.en, true);
    const many = counted.plural || counted.definite;
    const en = token.en === 'every' && many ? 'all' : token.en;
    return { ...counted, text: `${en} ${counted.text}`, plural: kind === 'qo' ? false : counted.plural };
  }

  private demonstrated(cursor: Cursor, near: boolean): NounPhrase {
    cursor.next();
    const next = cursor.peek();
    const joins = isWord(next) && next.definite && nounReading(next) !== undefined;
    const named = joins ? this.read(cursor, { bare: true, inner: true }) : null;
    if (named === null) return thing(near ? 'this' : 'that', true);
    const word = near ? (named.plural ? 'these' : 'this') : named.plural ? 'those' : 'that';
    return { ...named, definite: true, text: `${word} ${named.text}` };
  }

  /** A number and what it counts: «ثلاثين (30) يوماً». */
  private counted(cursor: Cursor, value: number): NounPhrase {
    let text = this.numberText(cursor);
    const many = value !== 1;
    const next = cursor.peek();
    if (!isWord(next) || next.definite || nounReading(next) === undefined || isClearVerb(next)) {
      return { ...thing(text, true), plural: many };
    }
    const noun = nounOf(next);
    cursor.next();
    const part: Part = {
      ...noun,
      en: many && noun.number === 'one' && !noun.mass ? pluralOf(noun.en) : noun.en,
      adjectives: [],
      after: [],
    };
    readAdjectives(cursor, [part], false, this.grammar);
    const tail =
      startsNounPhrase(cursor.peek()) && isWord(cursor.peek()) && nounReading(cursor.peek()) !== undefined
        ? this.read(cursor, { inner: true })
        : null;
    text = [
      text,
      ...part.adjectives,
      part.en,
      ...(tail === null ? [] : ['of', tail.text]),
      ...part.after,
    ].join(' ');
    return { ...thing(text, false), plural: many, human: noun.human, agent: noun.agent, feminine: true };
  }

  private numberText(cursor: Cursor): string {
    const token = cursor.next();
    let text = token?.kind === 'number' ? token.text : '';
    const inside = cursor.peek(1);
    if (cursor.takeMark('(') && inside?.kind === 'number' && cursor.takeMark(')', 2)) {
      text += ` (${inside.text})`;
      cursor.position += 3;
    }
    if (cursor.takeMark('%')) {
      text += '%';
      cursor.next();
    }
    return text;
  }

  /** «عدم سداد الأجرة»: failure to pay the rent. */
  private failure(cursor: Cursor, token: WordToken): NounPhrase {
    cursor.next();
    if (token.definite || token.pronoun !== null) return thing('absence', true);
    const next = cursor.peek();
    if (isWord(next) && /^(?:وجود|توفر|توافر)$/.test(next.base)) {
      cursor.next();
      const lacking = next.pronoun === null ? this.read(cursor, { inner: true }) : null;
      return thing(lacking === null ? 'absence' : `absence of ${lacking.text}`, true);
    }
    const action = this.grammar.infinitive(cursor);
    if (action !== null)
      return thing(`failure ${action.subject === '' ? '' : `of ${action.subject} `}to ${action.text}`, true);
    const lacking = this.read(cursor, { inner: true });
    return thing(lacking === null ? 'absence' : `lack of ${lacking.text}`, true);
  }

  private otherThan(cursor: Cursor, token: WordToken, options: NounOptions): NounPhrase {
    cursor.next();
    if (token.definite) return { ...thing('third parties', true), plural: true, agent: true };
    if (token.pronoun !== null) return { ...thing('others', true), plural: true };
    const next = cursor.peek();
    const adjective = adjectiveReading(next);
    if (isWord(next) && adjective !== undefined && !next.definite) {
      cursor.next();
      return { ...thing(`not ${adjective.en}`, false), feminine: adjective.feminine };
    }
    const other = this.read(cursor, { inner: true, bare: true });
    if (other === null) return thing('other', true);
    if (other.human)
      return {
        ...other,
        text: options.bare === true ? `non-${other.text}` : `${other.plural ? '' : 'a '}non-${other.text}`,
      };
    return { ...other, text: `other than the ${other.text}` };
  }

  /** A noun, the nouns that it is of, and their adjectives: «مدة عقد العمل الجديد». */
  private chain(cursor: Cursor, options: NounOptions): NounPhrase | null {
    const parts: Part[] = [];
    let tail: NounPhrase | null = null;
    let apposition = false;
    for (;;) {
      const token = cursor.peek();
      if (!isWord(token)) break;
      const noun = nounOf(token);
      parts.push({ ...noun, adjectives: [], after: [], possessive: possessive(cursor, token.pronoun) });
      cursor.next();
      const next = cursor.peek();
      if (token.definite || token.pronoun !== null) break;
      if (next?.kind === 'fixed') {
        apposition = !NUMBERED.test(next.text);
        tail = this.readOne(cursor, {});
        break;
      }
      if (!startsNounPhrase(next) || (isWord(next) && isClearVerb(next))) break;
      if (next?.kind === 'number' && noun.base === 'رقم') {
        tail = thing(this.numberText(cursor), true);
        apposition = true;
        break;
      }
      const part = parts[parts.length - 1];
      if (
        isWord(next) &&
        !next.definite &&
        adjectiveReading(next) !== undefined &&
        part !== undefined &&
        (agrees(part, adjectiveReading(next)) || nounReading(next) === undefined)
      )
        break;
      if (
        isWord(next) &&
        next.base === 'غير' &&
        !next.definite &&
        adjectiveReading(cursor.peek(1)) !== undefined
      )
        break;
      if (
        isWord(next) &&
        nounReading(next) !== undefined &&
        next.base !== 'عدم' &&
        next.base !== 'غير' &&
        !next.accusative
      )
        continue;
      if (isWord(next) && next.accusative) break;
      tail = this.readOne(cursor, {});
      break;
    }
    const [head] = parts;
    const last = parts.at(-1);
    if (head === undefined || last === undefined) return null;
    const lastToken = cursor.peek(-1);
    const definite =
      tail === null
        ? isWord(lastToken) && (lastToken.definite || lastToken.pronoun !== null)
        : isDefiniteTail(tail);
    if (tail === null || definite) readAdjectives(cursor, parts, definite, this.grammar);
    let text = renderParts(parts, {
      definite,
      bare: options.bare ?? false,
      tail: tail?.text ?? '',
      apposition,
    });
    const phrase: NounPhrase = {
      text, definite, plural: head.number !== 'one', human: head.human, agent: head.agent, feminine: head.feminine,
      accusative: head.accusative ?? false, ...(head.verb === undefined ? {} : { verb: head.verb }),
    }; // prettier-ignore
    cursor.mention(phrase);
    if (head.verb !== undefined) text += this.governed(cursor, head.verb, / ?ing\b/.test(head.en));
    return { ...phrase, text };
  }

  /** The preposition that belongs to an action, and what follows it: «الالتزام بالعقد». */
  private governed(cursor: Cursor, verb: Verb, isGerund: boolean): string {
    const next = cursor.peek();
    if (next?.kind !== 'phrase' || next.type !== 'preposition') return '';
    const en = verb.prepositions.get(next.ar);
    if (en === undefined || !startsNounPhrase(cursor.peek(1))) return '';
    cursor.next();
    const object = this.read(cursor);
    if (object === null) return '';
    return ` ${[en === '' ? (isGerund ? '' : 'of') : en, object.text].filter((word) => word !== '').join(' ')}`;
  }

  private withRelative(cursor: Cursor, head: NounPhrase): NounPhrase {
    const next = cursor.peek();
    const follows =
      next?.kind === 'relativePronoun' ||
      (!head.definite && !head.accusative && this.attributiveVerb(cursor));
    return follows ? { ...head, text: `${head.text} ${this.grammar.relative(cursor, head)}` } : head;
  }

  /** «شخص يعمل لديه»: after an indefinite noun, a verb is a relative clause. */
  private attributiveVerb(cursor: Cursor): boolean {
    const before = cursor.peek(-1);
    return (
      isWord(before) &&
      verbReading(cursor.peek())?.tense === 'present' &&
      nounReading(cursor.peek()) === undefined
    );
  }

  /** Further nouns after و and أو. */
  private joined(cursor: Cursor, first: NounPhrase, options: NounOptions): NounPhrase {
    const joint = cursor.peek();
    const isOr = joint?.kind === 'phrase' && joint.type === 'or';
    if (!isOr && !(joint?.kind === 'conjunction' && joint.ar === 'و')) return first;
    const next = cursor.peek(1);
    if (!startsNounPhrase(next) || isPreposition(next) || this.beginsClause(cursor)) return first;
    const start = cursor.position;
    cursor.next();
    const other = this.read(cursor, options);
    if (other === null) {
      cursor.position = start;
      return first;
    }
    return {
      ...first,
      plural: isOr ? other.plural : true,
      text: `${first.text} ${isOr ? 'or' : 'and'} ${other.text}`,
    };
  }

  /** After و, a word that can be a verb of the present and does not look like a noun begins a clause. */
  private beginsClause(cursor: Cursor): boolean {
    const next = cursor.peek(1);
    const verb = verbReading(next);
    if (verb === undefined || !isWord(next)) return false;
    return (
      nounReading(next) === undefined ||
      (verb.tense === 'present' &&
        isWord(cursor.peek(2)) &&
        nounReading(next)?.number !== 'many' &&
        (cursor.peek(2) as WordToken).definite &&
        nounReading(next)?.verb === undefined)
    );
  }
}
