import type { Language } from '#shared/contracts/common.js';
import { DISCREPANCY } from '#shared/tools/risk/discrepancy.js';
import { pageAt, type ExtractedDocument } from '#platform/documents.js';
import { differencesIn, type Difference } from '#workers/engines/text/bilingual/differences.js';
import { bilingualPairs, type Pair } from '#workers/engines/text/bilingual/pairs.js';
import { excerpt } from '#workers/engines/text/excerpt.js';
import { languagesOf } from '#workers/engines/text/languages.js';
import { normalizeText } from '#workers/engines/text/plain.js';
import type { Finding, Place } from './finding.js';
import { DISCREPANCY_WORDS } from './discrepancy-words.js';

/** Most differences that are listed; the last says how many there are besides. */
const MOST = 40;
/** What changes who owes what, or how much. */
const WEIGHTY = new Set<Difference['kind']>(['amount', 'percentage', 'party', 'polarity']);

type Document = Pick<ExtractedDocument, 'text' | 'blocks' | 'pages'>;
interface Span {
  start: number;
  end: number;
}

/**
 * Returns a finding for each place in which the English and the Arabic text of a document differ in an amount, a duration, a
 * percentage, a date, a party, a denial or an exception: the passage in the language of the report, with that in the other as its
 * place. Found by comparing the texts and not by a model.
 */
export function discrepanciesIn(document: Document, lang: Language): Finding[] {
  const { text } = document;
  if (languagesOf(normalizeText(text)).length < 2) return [];
  const found = differencesIn(bilingualPairs(document), text);
  return found.slice(0, MOST).map((difference, at, listed) => {
    const unlisted = at === listed.length - 1 ? found.length - listed.length : 0;
    return {
      ...findingOf(document, difference, lang),
      ...(unlisted === 0 ? {} : { unlisted }),
    };
  });
}

function findingOf({ text, pages }: Document, difference: Difference, lang: Language): Finding {
  const { kind, onlyIn, pair, daysApart } = difference;
  const words = DISCREPANCY_WORDS[lang];
  const severity = WEIGHTY.has(kind) ? 'high' : kind === 'day' ? 'low' : 'medium';
  const placeIn = (own: Language): Place => {
    const { start, end } = passageOf(text, pair[own], difference[own]);
    return {
      quote: text.slice(start, end),
      clause: pair[own].find(({ number }) => number !== null)?.number ?? null,
      section: null,
      severity,
      evidence: { start, end, page: pageAt(pages, start) },
    };
  };
  const { quote, evidence, clause, section } = placeIn(lang);
  const said = (own: Language) => text.slice(difference[own].start, difference[own].end).replace(/\s+/g, ' ');
  return {
    kind: DISCREPANCY,
    severity,
    severityReason: words.severity[severity],
    title: words.titles[kind],
    explanation: [
      kind === 'polarity' || kind === 'party' || kind === 'exception'
        ? words.meaning[kind](onlyIn)
        : onlyIn === null
          ? words.differ(said('en'), said('ar'))
          : words.only(said(onlyIn), onlyIn),
      ...(daysApart === undefined ? [] : [words.apart(daysApart)]),
    ].join(' '),
    recommendation: kind === 'day' ? words.calendars : words.recommendation,
    quote,
    evidence,
    clause,
    section,
    articles: [],
    places: [placeIn(lang === 'en' ? 'ar' : 'en')],
  };
}

/** Returns the sentences of a passage around the words that differ, or its beginning where it lacks them. */
function passageOf(text: string, units: Pair['en'], { start, end }: Span): Span {
  const first = units[0]?.start ?? start;
  const own = units.find((unit) => start >= unit.start && end <= unit.end);
  const whole = own ?? { start: first, end: units.at(-1)?.end ?? end };
  const within =
    start === first ? { start: 0, end: 1 } : { start: start - whole.start, end: end - whole.start };
  const span = excerpt(normalizeText(text.slice(whole.start, whole.end)), within);
  return { start: whole.start + span.start, end: whole.start + span.end };
}
