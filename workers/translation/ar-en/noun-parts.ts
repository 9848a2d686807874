import { indefiniteArticle } from './english.js';
import type { NounReading } from './lexicon/lexicon.js';

/** A noun of a chain, with its adjectives in English order. */
export interface Part extends NounReading {
  adjectives: string[];
  /** What stands after the noun: "referred to", "specified in the contract". */
  after: string[];
  possessive?: string;
  accusative?: boolean;
  base?: string;
  /** A number that follows its noun in Arabic: «الأشهر الثلاثة». */
  count?: string;
}

const NO_ARTICLE = /^(?:Article|Sharia|Saudi Arabia|God|Allah|half|Mr|Mrs|His |Her )/;
const HAS_ARTICLE = /^(?:one |the |both |each |any )/;

function articleOf(part: Part, isDefinite: boolean, hasTail: boolean, text: string): string {
  if (part.proper === true || NO_ARTICLE.test(text) || HAS_ARTICLE.test(text)) return '';
  const isAction = part.verb !== undefined && part.number === 'one';
  if (isDefinite) {
    if (isAction && !/^(?:request|decision|judgment|order|claim|invitation)/.test(part.en)) return '';
    if (part.abstract && !hasTail && part.adjectives.length === 0) return '';
    return 'the';
  }
  if (part.number !== 'one' || part.mass || part.abstract) return '';
  return indefiniteArticle(text);
}

/** Writes a chain of nouns: "the term of the employment contract". */
export function renderParts(
  parts: readonly Part[],
  {
    definite,
    bare,
    tail,
    apposition,
  }: { definite: boolean; bare: boolean; tail: string; apposition: boolean },
): string {
  let text = tail;
  parts.toReversed().forEach((part, back) => {
    const isFirst = back === parts.length - 1;
    const two =
      part.number === 'two' && !part.adjectives.includes('two') && !/^(?:two|both) /.test(part.en)
        ? ['two']
        : [];
    const named = [
      ...two,
      ...(part.count === undefined ? [] : [part.count]),
      ...part.adjectives,
      part.en,
    ].join(' ');
    const article =
      part.possessive !== undefined && part.possessive !== ''
        ? part.possessive
        : bare && isFirst
          ? ''
          : articleOf(part, definite, text !== '', named);
    const phrase = article === '' ? named : `${article} ${named}`;
    const isGerund =
      part.verb !== undefined &&
      part.number === 'one' &&
      /ing$/.test(part.en) &&
      !/^(?:financing|processing|marketing|monitoring|training|packing)$/.test(part.en);
    if (text === '') text = phrase;
    else if (apposition && back === 0) text = `${phrase} ${text}`;
    else text = `${phrase} ${isGerund ? '' : 'of '}${text}`;
  });
  const after = parts.flatMap((part) => part.after);
  return [text, ...after].join(' ');
}
