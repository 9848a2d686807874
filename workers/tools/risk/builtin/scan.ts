import type { Language } from '#shared/contracts/common.js';
import type { Severity } from '#shared/tools/risk/contract.js';
import type { Finding } from '../finding.js';
import type { Actors } from '#workers/engines/text/actor.js';
import type { ArabicActors } from '#workers/engines/text/arabic-actor.js';
import { excerpt } from '#workers/engines/text/excerpt.js';
import { hasArabic } from '#workers/engines/text/arabic.js';
import { normalizeText } from '#workers/engines/text/plain.js';
import { namesSection } from '#workers/engines/text/titles.js';
import { sentencesOf, type Sentence, type Stretch } from '#workers/engines/text/sentences.js';
import { ARABIC_RULES } from './rules/arabic/index.js';
import type { ArabicContext } from './rules/arabic/rule.js';
import { RULES, type SentenceKind } from './rules/index.js';
import { isAsserted } from './asserted/asserted.js';
import { groundedNotes, sourceSpan, statementsOf } from './statements.js';
import { shiftSeverity, type Context, type Facts, type Reading } from './rules/rule.js';
import type { DocumentFacts } from './document-facts.js';
import { renderWording } from './words/wording.js';
import { WORDINGS } from './words/words.js';

/** Kinds of risk that a list of clauses by number and title can show. */
const OF_REFERENCES: readonly SentenceKind[] = ['survival-unlimited', 'refers-outside'];

/**
 * For each kind, the kinds that drop it when they are found in the same sentence, because it adds nothing to them.
 */
const OVERRULED: Partial<Record<SentenceKind, readonly SentenceKind[]>> = {
  'price-change': ['liability-cap'],
  'non-refundable': ['liquidated-damages'],
  'endless-confidentiality': ['survival-unlimited'],
  'free-assignment': ['change-of-control'],
  'vague-words': ['unilateral-change', 'suspension'],
  suspension: ['unilateral-change'],
  'no-challenge': ['hardship-waiver'],
};

/** The parties that may act, in each language of a contract. */
export interface ContractActors {
  en: Actors;
  ar: ArabicActors;
}

/** Finds the risks in one piece of text; offsets count from the piece's start. */
export function scan(
  text: string,
  stretches: readonly Stretch[],
  lang: Language,
  documentFacts: DocumentFacts,
  actors: ContractActors,
): Finding[] {
  const { indemnitors, limited, excluded } = documentFacts;
  const english: Context = { actors: actors.en, indemnitors, limited, excluded };
  const arabic: ArabicContext = { actors: actors.ar, indemnitors, limited, excluded };
  const findings: Finding[] = [];
  for (const sentence of sentencesOf(text, stretches)) {
    const readings = new Map<SentenceKind, Reading>();
    for (const rule of sentence.lang === 'ar' ? ARABIC_RULES : RULES) {
      if (sentence.references && !OF_REFERENCES.includes(rule.kind)) continue;
      const reading = 'cues' in rule ? rule.read(sentence, arabic) : rule.read(sentence, english);
      if (reading === null || (sentence.isLaterItem && reading.at.end <= sentence.leadInLength)) continue;
      if (!isAsserted(rule.kind, sentence, reading)) continue;
      readings.set(rule.kind, reading);
    }
    for (const [kind, reading] of readings) {
      if (OVERRULED[kind]?.some((other) => readings.has(other)) === true) continue;
      const severity = severityForParty(reading, documentFacts.side);
      const { start, end } = quoted(text, sentence, reading.at);
      const notes = groundedNotes(reading.notes ?? [], sentence, { start, end });
      const facts = named(originalSpelling(reading.facts ?? {}, text, sentence), documentFacts, lang);
      findings.push({
        kind,
        severity,
        ...renderWording(
          WORDINGS[lang][kind],
          notes.map(({ name }) => name),
          facts,
          lang,
        ),
        statements: statementsOf(WORDINGS[lang][kind], notes, facts, lang, {
          piece: text,
          match: sourceSpan(sentence, reading.at),
        }),
        quote: text.slice(start, end),
        evidence: { start, end, page: null },
        clause: reading.at.end <= sentence.leadInLength ? sentence.leadInClause : sentence.clause,
        section: sectionName(sentence),
      });
    }
  }
  return findings;
}

/** Returns the quote for a match, as offsets in the piece of text that contains the sentence. */
function quoted(text: string, sentence: Sentence, match: Reading['at']) {
  const source = sourceSpan(sentence, match);
  const from = Math.max(0, source.start - sentence.start);
  const to = Math.max(from + 1, source.end - sentence.start);
  const span = excerpt(normalizeText(text.slice(sentence.start, sentence.end)), { start: from, end: to });
  return { start: sentence.start + span.start, end: sentence.start + span.end };
}

/** Returns the facts in the contract's own spelling: rules match folded Arabic. */
function originalSpelling(facts: Facts, text: string, { text: read, sourceOffsets }: Sentence): Facts {
  const { words } = facts;
  if (sourceOffsets === null || words === undefined || words === null || words === '') return facts;
  const at = read.indexOf(words);
  const first = sourceOffsets[at];
  const last = sourceOffsets[at + words.length - 1];
  if (first === undefined || last === undefined) return facts;
  // Vowel signs on the last letter have no offset of their own.
  const end = last + 1 + (/^[\u064b-\u065f\u0670]+/.exec(text.slice(last + 1))?.[0].length ?? 0);
  return { ...facts, words: text.slice(first, end).replace(/\s+/g, ' ') };
}

/** Replaces parties by their names in the language of the report, if the contract gives them one. */
function named(facts: Facts, { parties }: DocumentFacts, lang: Language): Facts {
  const called = (who: string | null | undefined) => {
    const aliases = parties.find((party) => party.aliases.some((alias) => alias === who))?.aliases ?? [];
    return aliases.find((alias) => hasArabic(alias) === (lang === 'ar')) ?? who ?? null;
  };
  return { ...facts, who: called(facts.who), other: called(facts.other) };
}

/** Adjusts a severity for the party that is assessed: a burden weighs more and a privilege less. */
function severityForParty({ severity, serves, burdens }: Reading, side: string | null): Severity {
  if (side === null) return severity;
  if (serves?.who === side) return 'low';
  if (burdens?.who === side) return shiftSeverity(severity, 1);
  if (serves !== undefined && serves.who !== null) return shiftSeverity(severity, 1);
  if (burdens !== undefined && burdens.who !== null) return 'low';
  return severity;
}

function sectionName({ heading }: Sentence): string | null {
  const name = heading?.replace(/\s+/g, ' ').trim() ?? '';
  return namesSection(name) ? name : null;
}
