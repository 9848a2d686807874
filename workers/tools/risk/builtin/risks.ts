import type { IncompleteSection, Language } from '#shared/contracts/common.js';
import type { ExtractedDocument } from '#platform/documents.js';
import type { Part } from '../../tool.js';
import { unsettledFrom, type Finding, type RiskConclusion, type RiskTask } from '../finding.js';
import { discrepanciesIn } from '../discrepancies.js';
import { hiddenInstructions } from '../instructions.js';
import { withDocumentOffsets } from '#workers/engines/text/document-offsets.js';
import { withCoverageCaveat } from '#workers/engines/text/extraction-gaps.js';
import { merged, order } from './merge.js';
import { missingFrom } from './missing.js';
import { absenceOf, withNotFound } from '../absence.js';
import { kindFor, scopeOf } from '../scope.js';
import type { Kind } from './words/english.js';
import type { DocumentKind } from '#workers/engines/text/document-kind/recognize.js';
import { hashOf, pieces, type Piece } from '#workers/engines/text/cutting.js';
import { EnglishMentions } from '#workers/engines/text/clause/english-mentions.js';
import { ArabicActors } from '#workers/engines/text/arabic-actor.js';
import type { Party } from '#workers/engines/text/parties.js';
import { normalizeText } from '#workers/engines/text/plain.js';
import { sentencesOf, type Stretch } from '#workers/engines/text/sentences.js';
import { languagesOf } from '#workers/engines/text/languages.js';
import { ARABIC_RULES } from './rules/arabic/index.js';
import { RULES } from './rules/index.js';
import { overruledBy, scan, type ContractActors } from './scan.js';
import {
  agreementOf,
  annexAt,
  findAllFacts,
  pairedWithin,
  placedInAnnexes,
  withoutAgreements,
  type KnownAnnexes,
} from './annexed.js';
import { NOTHING_AGREED } from './agreed.js';
import type { DocumentFacts } from './document-facts.js';
import { withoutBilingualDuplicates } from './bilingual-duplicates.js';
import { applyDocumentRules, DOCUMENT_KINDS, type Located } from './document-rules.js';

/**
 * Version of the built-in engine. Increase it with every change of rules or texts: it is part of every stored part's
 * key.
 */
export const VERSION = '23';
const NOT_FINISHED = { en: 'This section was not analyzed.', ar: 'لم يُحلَّل هذا القسم.' } as const;

/** A document cut into parts, with what must be known of the whole document to analyze any of them. */
export interface BuiltinPlan {
  parts: Part[];
  /** The piece of text of each part, by its seq. */
  pieces: Piece[];
  documentFacts: DocumentFacts;
  annexed: KnownAnnexes;
  /** What the document is; it has no parts if that is certainly no contract. */
  kind: DocumentKind;
}

/** Input for one part as its thread gets it: it contains no text of the document except the part's own. */
export interface BuiltinPartInput {
  text: string;
  stretches: Stretch[];
  lang: Language;
  documentFacts: DocumentFacts;
}

export interface BuiltinConclusionInput {
  document: ExtractedDocument;
  lang: Language;
  plan: BuiltinPlan;
  /** Findings of the finished parts, by seq. */
  found: ReadonlyMap<number, readonly Finding[]>;
}

/** Cuts a document into parts and hashes everything that the output of each depends on. */
export function planParts({ document, lang, party, asContract }: RiskTask): BuiltinPlan {
  const kind = kindFor(normalizeText(document.text), asContract);
  const { annexed, documentFacts } = findAllFacts(document.text, party);
  const cut = kind.form === 'other' ? [] : pieces(document);
  const parts = cut.map((piece, seq) => ({
    seq,
    inputHash: hashOf(document.text, piece, [
      VERSION,
      lang,
      factsOf({ annexed, documentFacts }, piece, document.text),
    ]),
    units: piece.sections,
    label: piece.label,
  }));
  return { parts, pieces: cut, documentFacts, annexed, kind };
}

/** Words of a length of time in years or months, or of none: a risk in how long a contract lasts needs them. */
const LENGTHS = /years?|months?|annivers|perpetu|سن[ةوي]|عام|أعوام|شهر|أشهر|شهور|أجل|مد[ةد]/i;

/**
 * Returns what must be known to analyze a piece: of the contract, or of the annexed agreement that it belongs to. Who may
 * end it at will is told only to pieces that can ask it, so that an edit of that right leaves the others as they were.
 */
export function factsOf(
  { annexed, documentFacts }: Pick<BuiltinPlan, 'annexed' | 'documentFacts'>,
  piece: Piece,
  text: string,
): DocumentFacts {
  const facts = annexAt(annexed.agreements, piece)?.facts ?? documentFacts;
  if (LENGTHS.test(text.slice(piece.start, piece.end))) return facts;
  return { ...facts, agreed: { ...facts.agreed, exit: NOTHING_AGREED.exit } };
}

/** Returns the findings of one part, with offsets from the part's start. */
export function findInPart({ text, stretches, lang, documentFacts }: BuiltinPartInput): Finding[] {
  return scan(text, stretches, lang, documentFacts, actorsOf(documentFacts.parties));
}

let latest: { parties: string; actors: ContractActors } | undefined;
/** Compiles the patterns for a document's parties, once for all its parts. */
function actorsOf(parties: Party[]): ContractActors {
  const key = JSON.stringify(parties);
  if (latest?.parties !== key)
    latest = { parties: key, actors: { en: new EnglishMentions(parties), ar: new ArabicActors(parties) } };
  return latest.actors;
}

/** Merges the findings of all parts, and adds those that only the whole text shows and the missing clauses. */
export function concludeFindings({ document, lang, plan, found }: BuiltinConclusionInput): RiskConclusion {
  const { text, pages } = document;
  const { parts, pieces, documentFacts, annexed, kind } = plan;
  const flat = normalizeText(text);
  const missing = missingFrom(flat, lang, kind);
  const kinds = kindsLookedFor(languagesOf(flat));
  const scope = scopeOf(document, flat, kind, { kinds, clauses: missing.expected });
  if (kind.form === 'other') return { findings: [], toRead: [], incomplete: [], scope };
  const findings = pieces.flatMap(({ start }, seq) =>
    withDocumentOffsets(found.get(seq) ?? [], start, pages),
  );
  const documentFindings = applyDocumentRules({
    text,
    flat,
    own: withoutAgreements(flat, annexed.agreements),
    lang,
    agreed: documentFacts.agreed,
    sentenceAt: (offset) => sentenceAt(text, pieces, offset),
  });
  const stretches = pieces.flatMap(({ start: origin, stretches }) =>
    stretches.map((one) => ({ ...one, start: one.start + origin, end: one.end + origin })),
  );
  const hidden = hiddenInstructions(document, lang, stretches);
  const absent = withCoverageCaveat(missing.findings, document, lang);
  const incomplete = parts
    .filter(({ seq }) => !found.has(seq))
    .map(({ label }): IncompleteSection => ({ section: label, reason: NOT_FINISHED[lang] }));
  const isComplete = found.size === parts.length;
  const { parties } = documentFacts;
  const paired = pairedWithin(findings, annexed, { flat, parties, pages, isComplete });
  const located = [...paired, ...withDocumentOffsets(documentFindings, 0, pages)];
  const placed = placedInAnnexes(withoutBilingualDuplicates(located, flat), text, annexed, lang);
  const gathered = merged(
    [...hidden, ...placed, ...absent],
    (finding) => agreementOf(finding, annexed) !== null,
  );
  const shown = [...discrepanciesIn(document, lang), ...gathered].sort(order);
  const absence = absenceOf(
    {
      ...{ document, stretches, kinds, findings: shown, isFinished: isComplete },
      unsettled: unsettledFrom([...findings, ...withDocumentOffsets(documentFindings, 0, pages)], shown),
      overruled: overruledBy(new Set(findings.map(({ kind }) => kind))),
    },
    lang,
  );
  return {
    findings: absence.findings,
    toRead: absence.toRead,
    incomplete,
    scope: withNotFound(scope, absence),
  };
}

/** Returns the kinds of risk that are looked for in a document of these languages. */
function kindsLookedFor(languages: readonly Language[]): Kind[] {
  const rules = languages.flatMap((lang) => (lang === 'ar' ? ARABIC_RULES : RULES).map(({ kind }) => kind));
  return [...new Set<Kind>([...rules, ...DOCUMENT_KINDS])];
}

function sentenceAt(text: string, pieces: readonly Piece[], offset: number): Located | null {
  const piece = pieces.find(({ start, end }) => offset >= start && offset < end);
  if (piece === undefined) return null;
  const within = offset - piece.start;
  const sentence = sentencesOf(text.slice(piece.start, piece.end), piece.stretches).find(
    ({ start, end }) => within >= start && within < end,
  );
  return sentence === undefined
    ? null
    : { ...sentence, start: sentence.start + piece.start, end: sentence.end + piece.start };
}
