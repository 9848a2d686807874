import { lexicon } from './lexicon/lexicon.js';

const ARTICLE = /^ال(?=..)/;
const isNominal = (form: string) =>
  lexicon()
    .forms.get(form)
    ?.some((reading) => reading.pos !== 'verb') === true;

/** «الإلكتروني» has an article, «إلكتروني» begins with the same letters and has none. */
export const hasArticle = (word: string) => ARTICLE.test(word) && !isNominal(word);

/** A word without its article, and whether it had one. */
export function bareWord(word: string) {
  const definite = hasArticle(word);
  return { bare: definite ? word.slice(2) : word, definite };
}

/** A word without what may be joined to it. */
export interface Opening {
  conjunction: string;
  preposition: string;
  definite: boolean;
  bare: string;
  ending: string;
  accusative: boolean;
}

const PREFIX = /^(?<conjunction>[وف]?)(?<preposition>[بلك]?)(?<article>(?:ال)?)/;

/** The ways to part what may be joined to the front of a word from it. */
export function openings(form: string): Opening[] {
  const found: Opening[] = [
    { conjunction: '', preposition: '', ending: '', accusative: false, ...bareWord(form) },
  ];
  const { conjunction = '', preposition = '', article = '' } = PREFIX.exec(form)?.groups ?? {};
  const push = (before: string, joined: string, rest: string) => {
    if (rest.length < 2) return;
    found.push({
      conjunction: before,
      preposition: joined,
      ending: '',
      accusative: false,
      ...bareWord(rest),
    });
  };
  if (conjunction !== '') push(conjunction, '', form.slice(1));
  if (preposition !== '') push(conjunction, preposition, form.slice(conjunction.length + 1));
  if (article === '' && form.startsWith('لل', conjunction.length)) {
    push(conjunction, 'ل', `ال${form.slice(conjunction.length + 2)}`);
  }
  // A preposition that is the word's own first letter: بيع, كفيل.
  const own = /^[بلك]/.exec(form);
  if (own !== null && conjunction === '') push('', own[0], form.slice(1));
  return [...found, ...found.flatMap(withoutCase), ...found.flatMap(withoutPronoun)];
}

const PRONOUN = /^(?<stem>.{2,}?)(?<ending>ها|هما|هم|ه)$/;

/** «مراجعاً خارجياً»: without the alef of the accusative. */
const withoutCase = (opening: Opening): Opening[] =>
  opening.definite || !/..ا$/.test(opening.bare)
    ? []
    : [{ ...opening, bare: opening.bare.slice(0, -1), accusative: true }];

/** The stems of a word that a pronoun ends: نظام of «نظامها», لائحه of «لائحته», أعضاء of «أعضائه». */
function withoutPronoun(opening: Opening): Opening[] {
  const { stem = '', ending = '' } = PRONOUN.exec(opening.bare)?.groups ?? {};
  if (opening.definite || ending === '') return [];
  const stems = stem.endsWith('ت') ? [`${stem.slice(0, -1)}ه`, stem] : [stem];
  return stems.map((bare) => ({ ...opening, bare, ending }));
}
