import type { Language } from '#shared/contracts/common.js';
import type { Severity } from '#shared/contracts/api/risk.js';
import type { Finding } from '../engine.js';
import type { Actors } from './reading/actor.js';
import { excerpt } from './reading/excerpt.js';
import { sentencesOf, type Sentence, type Stretch } from './reading/sentences.js';
import { RULES, type SentenceKind } from './rules/index.js';
import { shifted, type Context, type Reading } from './rules/rule.js';
import type { Survey } from './survey.js';
import { put } from './words/wording.js';
import { wordings } from './words/words.js';

/** What a list of clauses by number and title can say. */
const OF_REFERENCES: readonly SentenceKind[] = ['survival-unlimited', 'refers-outside'];

/** A kind that says no more than another one does of the same sentence. */
const OVERRULED: Partial<Record<SentenceKind, readonly SentenceKind[]>> = {
  'price-change': ['liability-cap'],
  'non-refundable': ['liquidated-damages'],
  'endless-confidentiality': ['survival-unlimited'],
  'free-assignment': ['change-of-control'],
  'vague-words': ['unilateral-change'],
};

/** Reads one piece of text and names its risks; offsets count from the piece's start. */
export function scan(
  text: string,
  stretches: readonly Stretch[],
  lang: Language,
  survey: Survey,
  actors: Actors,
): Finding[] {
  const context: Context = { actors, indemnitors: survey.indemnitors, limited: survey.limited };
  const findings: Finding[] = [];
  for (const sentence of sentencesOf(text, stretches)) {
    const kinds = new Set<string>();
    for (const rule of RULES) {
      if (sentence.references && !OF_REFERENCES.includes(rule.kind)) continue;
      const reading = rule.read(sentence, context);
      if (reading === null) continue;
      kinds.add(rule.kind);
      if (OVERRULED[rule.kind]?.some((kind) => kinds.has(kind)) === true) continue;
      const severity = sided(reading, survey.side);
      const span = excerpt(sentence.text, reading.at);
      const start = sentence.start + span.start;
      const end = sentence.start + span.end;
      findings.push({
        kind: rule.kind,
        severity,
        ...put(wordings(lang)[rule.kind], reading.notes ?? [], reading.facts ?? {}, lang),
        quote: text.slice(start, end),
        evidence: { start, end, page: null },
        clause: sentence.clause,
        section: sectionName(sentence),
      });
    }
  }
  return findings;
}

/** For the side that is taken, a burden weighs more and a privilege less. */
function sided({ severity, serves, burdens }: Reading, side: string | null): Severity {
  if (side === null) return severity;
  if (serves?.who === side) return 'low';
  if (burdens?.who === side) return shifted(severity, 1);
  if (serves !== undefined && serves.who !== null) return shifted(severity, 1);
  if (burdens !== undefined && burdens.who !== null) return 'low';
  return severity;
}

function sectionName({ heading, clause }: Sentence): string | null {
  const name = heading?.replace(/\s+/g, ' ').trim() ?? '';
  return name !== '' ? name : clause;
}
