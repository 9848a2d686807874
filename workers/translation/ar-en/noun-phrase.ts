import {
  counted,
  demonstrated,
  failure,
  otherThan,
  quantified,
  thing,
  type NounReaders,
} from './determiners.js';
import {
  isClearVerb, isDeniedNoun, isPreposition, isWord, masdarReading, nounReading, startsNounPhrase, verbReading, type Cursor,
} from './cursor.js'; // prettier-ignore
import { nounOf } from './adjectives-of.js';
import { readChain } from './noun-chain.js';
import type { Grammar, NounOptions, NounPhrase } from './grammar.js';
import { objectPronoun } from './pronouns.js';
import type { Token, WordToken } from './token.js';
import { isConsequent } from './verbless.js';

const nextIsBearer = (token: Token | undefined) =>
  (token?.kind === 'phrase' || token?.kind === 'prepositionPronoun') && /^(?:ل|علي)$/.test(token.ar);

const PARTED =
  /^(?:every|each|any|either|one|two|three|four|five|a part|a portion|a copy|two copies|a percentage|part|half|some)\b(?! of)/;

export class NounPhrases {
  private readonly readers: NounReaders;

  constructor(private readonly grammar: Grammar) {
    this.readers = { grammar, read: (cursor, options) => this.read(cursor, options) };
  }

  /** Reads the noun phrase at the cursor; null, and the cursor unmoved, if there is none. */
  read(cursor: Cursor, options: NounOptions = {}): NounPhrase | null {
    const start = cursor.position;
    const first = this.readOne(cursor, options);
    if (first === null) {
      cursor.position = start;
      return null;
    }
    if (options.inner === true) return first;
    const named = this.withParenthesis(cursor, this.withWhole(cursor, first));
    return this.joined(cursor, this.withRelative(cursor, named), options);
  }

  private readOne(cursor: Cursor, options: NounOptions): NounPhrase | null {
    const token = cursor.peek();
    if (token === undefined) return null;
    if (token.kind === 'number') return counted(cursor, token, this.readers);
    if (token.kind === 'fixed') {
      cursor.next();
      return thing(token.text, true);
    }
    if (token.kind === 'demonstrative') return demonstrated(cursor, token.near, this.readers);
    if (token.kind === 'phrase' && token.type === 'noun') {
      cursor.next();
      return {
        ...thing(token.en, true),
        agent: /Part|party$/.test(token.en),
        plural: /Parties$/.test(token.en),
      };
    }
    if (token.kind === 'phrase' && token.type === 'relative') {
      cursor.next();
      const text = this.grammar.freeRelative(cursor, token.en);
      return {
        ...thing(text, true),
        plural: /^(?:any|all) (?:[\w-]+ )*\w*[^s\W]s (?:that|which) /.test(text),
      };
    }
    if (token.kind === 'phrase' && token.type === 'quantity') return quantified(cursor, token, this.readers);
    if (token.kind !== 'word' || !startsNounPhrase(token)) return null;
    if (token.base === 'عدم') return failure(cursor, token, this.readers);
    if (token.base === 'غير') return otherThan(cursor, token, options, this.readers);
    return readChain(cursor, options, (inner) => this.readOne(inner, {}), this.grammar);
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

  /** «كل موظف منهم», «جزء منه»: the whole of which a part is told. */
  private withWhole(cursor: Cursor, head: NounPhrase): NounPhrase {
    const next = cursor.peek();
    if (next?.kind !== 'prepositionPronoun' || next.ar !== 'من' || !PARTED.test(head.text)) return head;
    cursor.next();
    const agent = head.agent || (next.pronoun === 'them' && /^(?:either|each|any)$/.test(head.text));
    return {
      ...head,
      agent,
      text: `${head.text} of ${objectPronoun(cursor, next.pronoun).replace(/^(?:him|her)$/, 'it')}`,
    };
  }

  private withRelative(cursor: Cursor, head: NounPhrase): NounPhrase {
    const next = cursor.peek();
    const measured = this.measured(cursor, head);
    if (measured !== null) return this.withRelative(cursor, measured);
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
    const isIndefinite = !head.definite || /\b(?:every|each|any) [^,]*$/.test(head.text);
    const follows = next?.kind === 'relativePronoun' || (isIndefinite && this.attributiveVerb(cursor));
    return follows
      ? this.furtherRelative(cursor, { ...head, text: `${head.text} ${this.grammar.relative(cursor, head)}` })
      : head;
  }

  /** «خلاف ينشأ عن العقد أو يتصل به»: a second clause of the same noun. */
  private furtherRelative(cursor: Cursor, head: NounPhrase): NounPhrase {
    const joint = cursor.peek();
    const verb = cursor.peek(1);
    const isFurther =
      joint?.kind === 'phrase' &&
      joint.type === 'or' &&
      isClearVerb(verb) &&
      verbReading(verb)?.tense === 'present';
    if (!isFurther) return head;
    cursor.next();
    return { ...head, text: `${head.text} or ${this.grammar.relative(cursor, head)}` };
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
    const verb = cursor.peek(at);
    // «إذا استمر ثلاثة أشهر جاز له»: what follows from a condition tells of no noun.
    const isModal = /^(?:جاز|وجب|تعين|حق|استحق)$/.test(verbReading(verb)?.verb.past ?? '');
    if (isModal && verbReading(verb)?.tense === 'past') return false;
    if (isConsequent(verb) && nextIsBearer(cursor.peek(at + 1))) return false;
    const before = cursor.peek(-1);
    return (isWord(before) || before?.kind === 'prepositionPronoun') && isClearVerb(verb);
  }

  /** Further nouns after و and أو. */
  private joined(cursor: Cursor, first: NounPhrase, options: NounOptions): NounPhrase {
    const joint = cursor.peek();
    const isOr = joint?.kind === 'phrase' && joint.type === 'or';
    if (!isOr && !(joint?.kind === 'conjunction' && joint.ar === 'و')) return first;
    const denial = cursor.peek(1);
    const denied = cursor.peek(2);
    const isAny = denial?.kind === 'negation' && denied?.kind === 'phrase' && denied.type === 'quantity';
    if (isAny || isDeniedNoun(denial, denied)) return this.deniedToo(cursor, first, options);
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

  /** «لا يجوز الإفصاح عنها ولا نقلها»: in English one denial stands for both. */
  private deniedToo(cursor: Cursor, first: NounPhrase, options: NounOptions): NounPhrase {
    cursor.position += 2;
    const other = this.read(cursor, options);
    return other === null ? first : { ...first, text: `${first.text} or ${other.text}` };
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
