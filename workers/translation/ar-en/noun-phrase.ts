import { isDefiniteTail, renderParts, type Part } from './noun-parts.js';
import {
  adjectiveReading, isClearVerb, isPreposition, isWord, masdarReading, nounReading, startsNounPhrase, verbReading, type Cursor,
} from './cursor.js'; // prettier-ignore
import { agrees, nounOf, readAdjectives } from './adjectives-of.js';
import { plural as pluralOf } from './english.js';
import { readChain } from './noun-chain.js';
import type { Grammar, NounOptions, NounPhrase } from './grammar.js';
import type { Verb } from './lexicon/lexicon.js';
import { possessive } from './pronouns.js';
import type { WordToken } from './token.js';

const thing = (text: string, definite: boolean): NounPhrase => ({
  text, definite, plural: false, human: false, agent: false, feminine: false, accusative: false,
}); // prettier-ignore

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
    if (options.inner === true) return first;
    const named = this.withParenthesis(cursor, first);
    return this.joined(cursor, this.withRelative(cursor, named), options);
  }

  private readOne(cursor: Cursor, options: NounOptions): NounPhrase | null {
    const token = cursor.peek();
    if (token === undefined) return null;
    if (token.kind === 'number') return this.counted(cursor, token);
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
    return readChain(cursor, options, (inner) => this.readOne(inner, {}), this.grammar);
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
    const word = near
      ? named.plural || /[^s]s$/.test(named.text.split(' of ')[0] ?? '')
        ? 'these'
        : 'this'
      : named.plural
        ? 'those'
        : 'that';
    return { ...named, definite: true, text: `${word} ${named.text}` };
  }

  /** A number and what it counts: «ثلاثين (30) يوماً». */
  private counted(cursor: Cursor, { value, text: number }: { value: number; text: string }): NounPhrase {
    cursor.next();
    let text = number;
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
    if (isWord(next) && adjective !== undefined && !next.definite && nounReading(next)?.human !== true) {
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
    return {
      ...other,
      text: /^(?:his|its|their|this|these) /.test(other.text)
        ? `other than ${other.text}`
        : `other than the ${other.text}`,
    };
  }

  /** «الطرف الأول (المورد)»: what is in brackets after a noun stays with it. */
  private withParenthesis(cursor: Cursor, head: NounPhrase): NounPhrase {
    if (!cursor.takeMark('(') || !head.definite) return head;
    const start = cursor.position;
    cursor.next();
    const quoted = cursor.takeMark('"');
    if (quoted) cursor.next();
    const inside = this.read(cursor, { inner: true });
    if (quoted && cursor.takeMark('"')) cursor.next();
    if (inside !== null && cursor.takeMark(')')) {
      cursor.next();
      return { ...head, text: `${head.text} (${quoted ? `"${inside.text}"` : inside.text})` };
    }
    cursor.position = start;
    return head;
  }

  private withRelative(cursor: Cursor, head: NounPhrase): NounPhrase {
    const next = cursor.peek();
    const measured = this.measured(cursor, head);
    if (measured !== null) return measured;
    const owned = cursor.peek();
    if (
      !head.definite &&
      owned?.kind === 'prepositionPronoun' &&
      owned.ar === 'ل' &&
      startsNounPhrase(cursor.peek(1)) &&
      isWord(cursor.peek(-1))
    ) {
      return { ...head, text: `${head.text} ${this.grammar.relative(cursor, head)}` };
    }
    const follows = next?.kind === 'relativePronoun' || (!head.definite && this.attributiveVerb(cursor));
    return follows ? { ...head, text: `${head.text} ${this.grammar.relative(cursor, head)}` } : head;
  }

  /** «إشعار مدته ستون يوماً»: a notice with a period of sixty days. */
  private measured(cursor: Cursor, head: NounPhrase): NounPhrase | null {
    const noun = cursor.peek();
    if (
      head.definite ||
      !isWord(noun) ||
      noun.pronoun === null ||
      nounReading(noun) === undefined ||
      cursor.peek(1)?.kind !== 'number'
    )
      return null;
    cursor.next();
    const measure = this.read(cursor, { inner: true });
    return measure === null
      ? null
      : { ...head, text: `${head.text} with a ${nounOf(noun).en} of ${measure.text}` };
  }

  /** «شخص يعمل لديه»: after an indefinite noun, a verb is a relative clause. */
  private attributiveVerb(cursor: Cursor): boolean {
    const at = cursor.peek()?.kind === 'negation' ? 1 : 0;
    return isWord(cursor.peek(-1)) && isClearVerb(cursor.peek(at));
  }

  /** Further nouns after و and أو. */
  private joined(cursor: Cursor, first: NounPhrase, options: NounOptions): NounPhrase {
    const joint = cursor.peek();
    const isOr = joint?.kind === 'phrase' && joint.type === 'or';
    if (!isOr && !(joint?.kind === 'conjunction' && joint.ar === 'و')) return first;
    const next = cursor.peek(1);
    if (!startsNounPhrase(next) || isPreposition(next) || this.beginsClause(cursor)) return first;
    if (options.noActions === true && this.isFurtherAction(cursor)) return first;
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

  /** «وحمايته», «وعدم إفشائها» after an action: another action beside it. */
  private isFurtherAction(cursor: Cursor): boolean {
    const next = cursor.peek(1);
    if (!isWord(next) || next.definite) return false;
    if (next.base === 'عدم') return masdarReading(cursor.peek(2)) !== undefined;
    return (
      masdarReading(next) !== undefined && (nounReading(next)?.verb !== undefined || next.pronoun !== null)
    );
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
