import type { Language } from '#shared/contracts/common.js';
import type { Severity } from '#shared/tools/risk/contract.js';
import { EACH, type Finding, type Sides, type Words } from '../finding.js';
import type { EnglishMentions } from '#workers/engines/text/clause/english-mentions.js';
import { EnglishParties } from '#workers/engines/text/clause/english-parties.js';
import type { ArabicActors } from '#workers/engines/text/arabic-actor.js';
import { borneOut, clauseOfWords } from '#workers/engines/text/clause-number.js';
import { passageOf } from '#workers/engines/text/passage.js';
import { sourceSpan } from '#workers/engines/text/source-span.js';
import { counterpartyAmong } from '#workers/engines/text/parties.js';
import { isFragment } from '#workers/engines/text/prose.js';
import { sectionName } from '#workers/engines/text/titles.js';
import { sentencesOf, type Sentence, type Stretch } from '#workers/engines/text/sentences.js';
import { ARABIC_RULES } from './rules/arabic/index.js';
import { isCutOff } from './rules/dependence.js';
import { RULES, type SentenceKind } from './rules/index.js';
import { notesOf } from './agreed.js';
import { isAsserted } from './asserted/asserted.js';
import { weighedForParty } from './party-severity.js';
import { DROPPED_IF_MIRRORED, RECIPROCAL, withPairing } from './reciprocity.js';
import type { Note } from './rules/claims.js';
import { groundedNotes, statementsOf, type Places } from './statements.js';
import type { Facts, Reading } from './rules/rule.js';
import type { DocumentFacts } from './document-facts.js';
import { named, nameIn } from './names.js';
import { renderWeight, renderWording } from './words/wording.js';
import { WORDINGS } from './words/words.js';

/** Kinds of risk that a list of clauses by number and title can show. */
const OF_REFERENCES: readonly SentenceKind[] = ['survival-unlimited', 'refers-outside'];

/** Kinds that say that no condition is named: they are not read from a piece of a sentence. */
const OF_WHOLE_SENTENCES: readonly SentenceKind[] = [
  'termination-convenience',
  'termination-no-cure',
  'unilateral-change',
];

/** Kinds that may also stand in a recital, which obliges nobody. */
const OF_RECITALS: readonly SentenceKind[] = ['blank', 'redacted', 'number-conflict', 'refers-outside'];
const RECITALS = /^\W*(?:recitals?|background|preamble|whereas|witnesseth|premises)\b/i;
const WHEREAS = /^\W*(?:\(?[A-Z]\)?\.?\s{1,9})?(?:and,?\s{1,9})?whereas\b/i;

/** Words of a contract that speaks to one side: they tell whom they mean, though no name does. */
const SPEAKS = /\b(?:you|we)\b/i;

const isRecital = ({ text, heading }: Sentence) => WHEREAS.test(text) || RECITALS.test(heading ?? '');

/**
 * For each kind, the kinds that drop it when they are found in the same sentence, because it adds nothing to them.
 */
const OVERRULED: Partial<Record<SentenceKind, readonly SentenceKind[]>> = {
  'non-refundable': ['liquidated-damages', 'deposit-forfeited'],
  'endless-confidentiality': ['survival-unlimited'],
  'free-assignment': ['change-of-control'],
  'vague-words': ['unilateral-change', 'suspension'],
  'no-challenge': ['hardship-waiver', 'benefits-waived', 'dilution'],
  suspension: ['unilateral-change', 'self-help'],
  'liquidated-damages': ['wage-deduction', 'late-interest', 'holdover-rent'],
  'long-term': ['auto-renewal'],
  'short-claim-period': ['claim-notice-bar'],
  'no-end-compensation': ['termination-convenience', 'benefits-waived', 'improvements-forfeited'],
  'wide-set-off': ['wage-deduction'],
  'one-sided-assignment-ban': ['forced-sale'],
  'price-change': ['liability-cap', 'free-variation', 'late-interest'],
  'unilateral-change': ['free-variation'],
};

/** Returns the kinds of which nothing is said where one of the given kinds is found in the same sentence. */
export const overruledBy = (kinds: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    Object.entries(OVERRULED).flatMap(([kind, others]) =>
      others.some((other) => kinds.has(other)) ? [kind] : [],
    ),
  );

/** The parties that may act, in each language of a contract. */
export interface ContractActors {
  en: EnglishMentions;
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
  const findings: Finding[] = [];
  const agreed = notesOf(documentFacts.agreed);
  for (const sentence of sentencesOf(text, stretches)) {
    const english = new EnglishParties(actors.en, sentence);
    const read = (rule: (typeof RULES | typeof ARABIC_RULES)[number], mirrored: boolean) =>
      'cues' in rule
        ? rule.read(sentence, {
            actors: actors.ar,
            mirrored,
            agreed: documentFacts.agreed,
            isObject: isObjectIn(text, sentence),
          })
        : rule.read(sentence, { actors: english, mirrored, agreed: documentFacts.agreed });
    const readings = new Map<SentenceKind, { reading: Reading; mirrored(): Reading | null }>();
    for (const rule of sentence.lang === 'ar' ? ARABIC_RULES : RULES) {
      if (sentence.references && !OF_REFERENCES.includes(rule.kind)) continue;
      if (OF_WHOLE_SENTENCES.includes(rule.kind) && (isFragment(sentence.text) || isCutOff(sentence)))
        continue;
      if (isRecital(sentence) && !OF_RECITALS.includes(rule.kind)) continue;
      const reading = read(rule, false);
      if (reading === null || (sentence.isLaterItem && reading.at.end <= sentence.leadInLength)) continue;
      if (!isAsserted(rule.kind, sentence, reading)) continue;
      readings.set(rule.kind, { reading, mirrored: () => read(rule, true) });
    }
    for (const [kind, { reading, mirrored }] of readings) {
      if (OVERRULED[kind]?.some((other) => readings.has(other)) === true) continue;
      const sides = sidesOf(reading, documentFacts);
      const { quote, start, end, parts } = passageOf(text, sentence, sourceSpan(sentence, reading.at));
      const shown = { start, end, ...(parts === undefined ? {} : { parts }) };
      const words = ({ severity, notes = [], facts, at }: Reading): Words =>
        worded(kind, groundedNotes([...notes, ...agreed], sentence, shown), {
          severity,
          sides,
          side: sideOf(documentFacts, lang),
          facts: named(originalSpelling(facts ?? {}, text, sentence), documentFacts, lang, sentence.text),
          lang,
          places: { piece: text, match: sourceSpan(sentence, at), parts },
          speaks: SPEAKS.test(sentence.text),
        });
      findings.push({
        kind,
        ...oncePaired(kind, reading, sides, mirrored, words),
        quote,
        evidence: { ...shown, page: null },
        clause:
          reading.at.end <= sentence.leadInLength
            ? borneOut(sentence.leadInClause, sentence.text)
            : clauseOfWords(borneOut(sentence.clause, sentence.text), sentence.text, reading.at),
        section: sectionName(sentence.heading),
        ...(sides === null ? {} : { sides }),
      });
    }
  }
  return findings;
}

interface Rendering {
  severity: Severity;
  sides: Sides | null;
  side: ReturnType<typeof sideOf>;
  facts: Facts;
  lang: Language;
  places: Places;
  speaks: boolean;
}

/** Renders what a finding says. */
function worded(
  kind: SentenceKind,
  notes: readonly Note[],
  { severity, sides, side, facts, lang, places, speaks }: Rendering,
): Words {
  const wording = WORDINGS[lang][kind];
  const names = notes.map(({ name }) => name);
  const reasonOf = (of: Severity) => renderWeight(wording, of, names, facts, lang);
  return {
    ...weighedForParty(severity, reasonOf, sides, side, lang, speaks),
    ...renderWording(wording, names, facts, lang),
    statements: statementsOf(wording, notes, facts, lang, places),
  };
}

/**
 * Returns what a finding says: for a clause that gives something to one side of two, nothing of the other side at first,
 * and what it says once the document was searched for that.
 */
function oncePaired(
  kind: SentenceKind,
  reading: Reading,
  sides: Sides | null,
  mirrored: () => Reading | null,
  words: (reading: Reading) => Words,
): Words & Pick<Finding, 'once'> {
  const { bears = null, holds = null } = sides ?? {};
  const isOfOneSide = (bears ?? holds ?? EACH) !== EACH;
  if (RECIPROCAL[kind] === undefined || !isOfOneSide) return words(reading);
  const isUnknown = bears === null || holds === null;
  // What consists in being one-sided is looked for among all parties, whoever is the other one.
  if ((isUnknown && !DROPPED_IF_MIRRORED.includes(kind)) || reading.unpaired === true)
    return words(withPairing(reading, null));
  const both = mirrored();
  return {
    ...words(withPairing(both ?? reading, null)),
    once: {
      mirrored:
        both === null || DROPPED_IF_MIRRORED.includes(kind) ? null : words(withPairing(both, 'mirrored')),
      alone: words(withPairing(reading, 'one-sided')),
    },
  };
}

/** Returns the facts in the contract's own spelling: rules match folded Arabic. */
function originalSpelling(facts: Facts, text: string, sentence: Sentence): Facts {
  const { words, limit, amount } = facts;
  return {
    ...facts,
    words: spelledIn(text, sentence, words),
    limit: spelledIn(text, sentence, limit),
    amount: spelledIn(text, sentence, amount),
  };
}

/** Tells whether the contract puts the vowel sign of an object on a letter of a sentence: folded text has no signs. */
const isObjectIn =
  (text: string, { sourceOffsets }: Sentence) =>
  (offset: number): boolean =>
    /^[\u064b\u064e]/.test(text.charAt((sourceOffsets?.[offset] ?? text.length) + 1));

function spelledIn(
  text: string,
  { text: read, sourceOffsets }: Pick<Sentence, 'text' | 'sourceOffsets'>,
  folded: string | null | undefined,
): string | null {
  if (sourceOffsets === null || folded === undefined || folded === null || folded === '')
    return folded ?? null;
  const quoted = /^“(.{1,200}?)( …)?”$/.exec(folded);
  if (quoted !== null)
    return `“${spelledIn(text, { text: read, sourceOffsets }, quoted[1]) ?? ''}${quoted[2] ?? ''}”`;
  // White space was made plain in what the rule returned.
  const words = folded
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s{1,80}');
  const match = new RegExp(words).exec(read);
  const first = sourceOffsets[match?.index ?? -1];
  const last = sourceOffsets[(match?.index ?? 0) + (match?.[0].length ?? 0) - 1];
  if (match === null || first === undefined || last === undefined) return folded;
  // Vowel signs on the last letter have no offset of their own.
  const end = last + 1 + (/^[\u064b-\u065f\u0670]+/.exec(text.slice(last + 1))?.[0].length ?? 0);
  return text.slice(first, end).replace(/\s+/g, ' ');
}

/** Returns the party for which the document is assessed; null for both sides. */
function sideOf(document: DocumentFacts, lang: Language) {
  const { side: alias } = document;
  return alias === null ? null : { alias, name: nameIn(alias, document, lang) ?? alias };
}

/** Tells whom a clause burdens and whom it serves; of two parties, one follows from the other. */
function sidesOf({ serves, burdens }: Reading, { parties }: DocumentFacts): Sides | null {
  if (serves === undefined && burdens === undefined) return null;
  if (serves?.mutual === true || burdens?.mutual === true) return { bears: EACH, holds: EACH };
  const holder = serves?.who ?? null;
  const bearer = burdens?.who ?? null;
  return {
    bears: bearer ?? counterpartyAmong(parties, holder),
    holds: holder ?? counterpartyAmong(parties, bearer),
  };
}
