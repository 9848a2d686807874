import {
  adjectiveReading,
  isPreposition,
  isWord,
  nounReading,
  startsNounPhrase,
  type Cursor,
  masdarReading,
} from './cursor.js';
import { gerund, pastParticiple } from './english.js';
import type { Grammar } from './grammar.js';
import type { AdjectiveReading, NounReading } from './lexicon/lexicon.js';
import { markUnknown } from './marked-text.js';
import type { Part } from './noun-parts.js';
import { objectPronoun } from './pronouns.js';
import type { WordToken } from './token.js';

const OPPOSITES: Record<string, string> = {
  lawful: 'unlawful', direct: 'indirect', legal: 'illegal', correct: 'incorrect', ordinary: 'extraordinary',
  legitimate: 'unlawful', specified: 'unspecified', known: 'unknown', authorized: 'unauthorized', licensed: 'unlicensed',
  registered: 'unregistered', completed: 'incomplete', full: 'incomplete', movable: 'immovable', official: 'unofficial',
  required: 'not required', fair: 'unfair', necessary: 'unnecessary', 'full-time': 'part-time', justified: 'unjustified',
  clear: 'unclear', expected: 'unforeseen', statutory: 'unlawful', sufficient: 'insufficient', appropriate: 'inappropriate',
}; // prettier-ignore

/** What a person is appointed as: «موزعاً», «وكيلاً». */
const CALLING = /^(?:موزع|مورد|مقاول|موظف|وكيل|مدير|محكم|مستشار|حارس|ممثل|مندوب|مصفي)$/;

/** Participles that are nouns of contracts before they are adjectives. */
const PARTY_OR_THING =
  /^(?:مبيع|ماجور|مرهون|مقابل|موجر|مءجر|مستاجر|موكل|مشتري|باءع|مقترض|مقرض|داءن|مورد|مقاول|موزع|مالك|مومن|مءمن)$/;

/** The noun that a word is read as: its own, one made of an adjective, or the unknown word itself. */
export function nounOf(token: WordToken): NounReading & { accusative: boolean; base: string } {
  const { accusative, base } = token;
  // «ملزماً»: after a verb, an adjective in the accusative is what is said of the subject.
  const isSaid =
    accusative &&
    adjectiveReading(token) !== undefined &&
    (nounReading(token)?.human === true || base === 'مصنف') &&
    !CALLING.test(base);
  const found = isSaid ? undefined : nounReading(token);
  if (found !== undefined) return { ...found, accusative, base };
  const plain = {
    pos: 'noun' as const,
    number: 'one' as const,
    human: false,
    agent: false,
    mass: false,
    abstract: false,
  };
  const adjective = adjectiveReading(token);
  if (adjective !== undefined) {
    const { en, feminine, plural } = adjective;
    return { ...plain, mass: true, en, feminine, number: plural ? 'many' : 'one', accusative, base };
  }
  return {
    ...plain,
    mass: true,
    en: markUnknown(token.raw.replace(/^ال(?=..)/, token.definite ? '' : 'ال')),
    feminine: false,
    accusative,
    base,
  };
}

/** Whether an adjective has the gender and number of a noun; things in the plural take the feminine singular. */
export function agrees(noun: NounReading, adjective: AdjectiveReading | undefined): boolean {
  if (adjective === undefined) return false;
  if (noun.number === 'many' && !noun.human) return adjective.feminine;
  if (noun.number !== 'one') return adjective.plural;
  return !adjective.plural && noun.feminine === adjective.feminine;
}

/** Participles that say of a company what it does: «الشركة المشغلة» is the operating one. */
const ACTS = new Set(['operate', 'implement', 'issue', 'supply', 'produce', 'finance', 'develop', 'manage', 'import', 'export', 'market', 'organize', 'supervise', 'own', 'process', 'receive']); // prettier-ignore

const COMPLEMENT =
  /^(?:في|من|ب|ل|علي|الي|عن|مع|لدي|بموجب|وفق|وفقا|بين|بمقتضي|خلال|قبل|بعد|حسب|بناء علي|داخل|خارج|فوق|تحت|من قبل)$/;

/** The words after a participle that belong to it: "provided for in the Law"; without the pronoun that refers back. */
export function complement(cursor: Cursor, adjective: AdjectiveReading, grammar: Grammar): string {
  let text = '';
  const action = masdarReading(cursor.peek());
  const done = cursor.peek();
  if (action !== undefined && isWord(done) && done.pronoun !== null && !action.verb.intransitive) {
    // «العمال المراد تشغيلهم»: the workers to be employed.
    cursor.next();
    text += ` to be ${pastParticiple(action.verb.en)}`;
  }
  const back = cursor.peek();
  if (back?.kind === 'prepositionPronoun' && back.pronoun !== 'you') {
    cursor.next();
    const en =
      adjective.verb?.prepositions.get(back.ar) ?? (back.ar === 'ل' || back.ar === 'ب' ? '' : back.en);
    const isElsewhere = /^contained$/.test(adjective.en) || (back.ar === 'ل' && /ing$/.test(adjective.en));
    text += `${en === '' ? '' : ` ${en}`}${isElsewhere ? ` ${objectPronoun(cursor, back.pronoun)}` : ''}`;
  }
  const next = cursor.peek();
  if (
    next?.kind === 'phrase' &&
    isPreposition(next) &&
    COMPLEMENT.test(next.ar) &&
    startsNounPhrase(cursor.peek(1))
  ) {
    const words = grammar.prepositional(cursor, adjective.verb);
    text += ` ${/capable$/.test(adjective.en) ? words.replace(/^(?:to|for) /, 'of ') : words}`;
  }
  return text;
}

const isAdjectiveHere = (
  token: WordToken,
  definite: boolean,
  parts: readonly Part[],
): AdjectiveReading | undefined => {
  const adjective = adjectiveReading(token);
  if (adjective === undefined || token.definite !== definite || token.pronoun !== null || token.accusative)
    return undefined;
  const fits = parts.some((part) => agrees(part, adjective));
  const noun = nounReading(token);
  // «يضمن البائع المبيع», «يشعر المستأجر المؤجر»: another party or thing is no quality of a person.
  if (noun !== undefined && PARTY_OR_THING.test(token.base) && parts.at(-1)?.human === true) return undefined;
  return fits || noun === undefined ? adjective : undefined;
};

const OF_ACTION = /^(?:actual|final|partial|preliminary|early|temporary|full|unlawful|prior)$/;

/** The noun that an adjective belongs to: the nearest that it agrees with, but not one that only tells the kind. */
function ownerOf(order: readonly Part[], adjective: AdjectiveReading): Part | undefined {
  const fitting = order.filter((part) => agrees(part, adjective));
  const [nearest] = fitting;
  // «وقت التسليم الفعلي»: it is the delivery that is actual.
  if (nearest?.verb !== undefined && OF_ACTION.test(adjective.en)) return nearest;
  return fitting.find((part) => !(part.abstract || part.base === 'عمل')) ?? fitting[0];
}

/** «رقم 3», «رقم (3)» after a noun. */
export function numberAfter(cursor: Cursor): { text: string; length: number } | null {
  const word = cursor.peek();
  if (!isWord(word) || word.base !== 'رقم' || word.definite) return null;
  const isEnclosed = cursor.takeMark('(', 1);
  const number = cursor.peek(isEnclosed ? 2 : 1);
  if (number?.kind !== 'number' && number?.kind !== 'fixed') return null;
  if (isEnclosed && !cursor.takeMark(')', 3)) return null;
  return { text: isEnclosed ? `(${number.text})` : number.text, length: isEnclosed ? 4 : 2 };
}

/** «أعمال العزل خمس سنوات»: the number counts what follows it. */
const countsOther = (next: ReturnType<Cursor['peek']>) =>
  isWord(next) && !next.definite && nounReading(next) !== undefined;

/** Reads the adjectives after a chain of nouns and gives each to the noun that it agrees with. */
export function readAdjectives(cursor: Cursor, parts: readonly Part[], definite: boolean, grammar: Grammar) {
  const last = parts.at(-1);
  if (last === undefined) return;
  const order = parts.toReversed();
  let previous: Part | null = null;
  let joined = 0;
  for (;;) {
    const joint = cursor.peek();
    const joins: string =
      previous === null
        ? ''
        : joint?.kind === 'conjunction' && joint.ar === 'و'
          ? 'and'
          : joint?.kind === 'phrase' && joint.type === 'or'
            ? 'or'
            : '';
    const number = joins === '' ? numberAfter(cursor) : null;
    if (number !== null) {
      cursor.position += number.length;
      last.after.push(`No. ${number.text}`);
      return;
    }
    const at = joins === '' ? 0 : 1;
    const token = cursor.peek(at);
    if (token?.kind === 'phrase' && token.type === 'adjective' && at === 0) {
      cursor.next();
      if (/^in /.test(token.en)) last.after.push(token.en);
      else last.adjectives.unshift(token.en);
      continue;
    }
    if (
      token?.kind === 'number' &&
      at === 0 &&
      definite &&
      last.number === 'many' &&
      last.count === undefined &&
      !countsOther(cursor.peek(1))
    ) {
      cursor.next();
      last.count = token.text;
      continue;
    }
    if (!isWord(token)) return;
    if (token.base === 'غير' && !token.definite) {
      const negated = cursor.peek(at + 1);
      const adjective = adjectiveReading(negated);
      if (!isWord(negated) || adjective === undefined || negated.definite !== definite) return;
      cursor.position += at + 2;
      const opposite = OPPOSITES[adjective.en];
      const words = adjective.takesComplement ? complement(cursor, adjective, grammar) : '';
      if (joins !== '' && words === '' && previous !== null && previous.adjectives.length > 0) {
        previous.adjectives.splice(joined + 1, 0, joins, opposite ?? `non-${adjective.en}`);
        joined += 2;
        continue;
      }
      if (words === '' && (opposite !== undefined || adjective.verb === undefined))
        last.adjectives.unshift(opposite ?? `non-${adjective.en}`);
      else last.after.push(`not ${adjective.en}${words}`);
      previous = last;
      continue;
    }
    const after = cursor.peek(at + 1);
    // «المعرض رقم (3)»: what is numbered is a noun.
    if (isWord(after) && after.base === 'رقم' && nounReading(token) !== undefined) return;
    const adjective = isAdjectiveHere(token, definite, parts);
    const isParty = joins !== '' && nounReading(token) !== undefined && PARTY_OR_THING.test(token.base);
    if (
      adjective === undefined ||
      isParty ||
      (joins !== '' && !token.definite && nounReading(token) !== undefined)
    )
      return;
    cursor.position += at + 1;
    const owner: Part = ownerOf(order, adjective) ?? last;
    const next = cursor.peek();
    // «تلتزم الشركة المشغلة بصيانة»: the preposition belongs to the verb before.
    const isApart =
      owner.agent &&
      ACTS.has(adjective.verb?.en ?? '') &&
      next?.kind === 'phrase' &&
      adjective.verb?.prepositions.has(next.ar) !== true;
    const words = adjective.takesComplement && !isApart ? complement(cursor, adjective, grammar) : '';
    const acting = adjective.verb === undefined || words !== '' ? '' : adjective.verb.en;
    const en = owner.agent && ACTS.has(acting) ? gerund(acting) : adjective.en;
    if (words !== '' || /^in /.test(adjective.en))
      owner.after.push(`${joins === '' ? '' : `${joins} `}${adjective.en}${words}`);
    else if (joins !== '' && previous === owner && owner.adjectives.length > 0) {
      owner.adjectives.splice(joined + 1, 0, joins, en);
      joined += 2;
    } else {
      owner.adjectives.unshift(en);
      joined = 0;
    }
    previous = owner;
  }
}
