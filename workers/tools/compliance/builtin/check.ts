import type { IncompleteSection, Language } from '#shared/contracts/common.js';
import type { DocumentType } from '#shared/tools/compliance/documents.js';
import type { ExtractedDocument } from '#platform/documents.js';
import { hashOf, pieces, type Piece } from '#workers/engines/text/cutting.js';
import { withDocumentOffsets } from '#workers/engines/text/document-offsets.js';
import type { Party } from '#workers/engines/text/parties.js';
import type { Stretch } from '#workers/engines/text/sentences.js';
import { rulesById } from '#workers/law/readers/index.js';
import { rolesIn } from '#workers/law/readers/roles.js';
import { RuleWords } from '#workers/law/readers/words.js';
import type { Part } from '../../tool.js';
import type { ComplianceConclusion, ComplianceTask, RuleReading } from '../answer.js';
import { concludeRules, type Checked } from '../conclusion.js';
import { recognizedIn } from '../recognized.js';
import { scan } from './scan.js';

/** Version of the built-in check. Increase it with every change of rules: it is part of every stored part's key. */
export const VERSION = '4';
const NOT_FINISHED = { en: 'This section was not checked.', ar: 'لم يُفحص هذا القسم.' } as const;

/** A document cut into parts, with what must be known of the whole document to check any of them. */
export interface CheckPlan extends Checked {
  parts: Part[];
  /** The piece of text of each part, by its seq. */
  pieces: Piece[];
  parties: Party[];
}

/** Input for one part as its thread gets it. */
export interface CheckPartInput {
  text: string;
  stretches: Stretch[];
  type: DocumentType;
  rules: readonly string[];
  parties: readonly Party[];
}

/** Recognizes a document, cuts it into parts and hashes everything that the output of each depends on. */
export function planCheck({ document, type }: ComplianceTask): CheckPlan {
  const known = recognizedIn(document.text, type);
  const cut = known.recognized.type === null ? [] : pieces(document);
  const parts = cut.map((piece, seq) => ({
    seq,
    inputHash: hashOf(document.text, piece, [VERSION, known.recognized.type, known.rules, known.parties]),
    units: piece.sections,
    label: piece.label,
  }));
  return { ...known, parts, pieces: cut };
}

let latest: { key: string; words: RuleWords } | undefined;
/** Compiles the patterns for a document's parties, once for all its parts. */
function wordsOf(type: DocumentType, parties: readonly Party[]): RuleWords {
  const key = JSON.stringify([type, parties]);
  if (latest?.key !== key) latest = { key, words: new RuleWords(rolesIn(type, parties)) };
  return latest.words;
}

/** Reads one part for every rule, with offsets from the part's start. */
export function checkPart({ text, stretches, type, rules, parties }: CheckPartInput): RuleReading[] {
  return scan(text, stretches, rulesById(rules), wordsOf(type, parties));
}

export interface CheckConclusionInput {
  document: ExtractedDocument;
  lang: Language;
  plan: CheckPlan;
  /** What the finished parts say, by seq. */
  found: ReadonlyMap<number, readonly RuleReading[]>;
}

/** Answers every rule that applies from what all parts say on it, and from what none says. */
export function concludeCheck({ document, lang, plan, found }: CheckConclusionInput): ComplianceConclusion {
  const readings = plan.pieces.flatMap(({ start }, seq) =>
    withDocumentOffsets(found.get(seq) ?? [], start, document.pages),
  );
  const incomplete = plan.parts
    .filter(({ seq }) => !found.has(seq))
    .map(({ label }): IncompleteSection => ({ section: label, reason: NOT_FINISHED[lang] }));
  return concludeRules(document, lang, plan, { readings, incomplete });
}
