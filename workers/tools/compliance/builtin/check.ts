import type { IncompleteSection, Language } from '#shared/contracts/common.js';
import type { DocumentType } from '#shared/tools/compliance/documents.js';
import type { ExtractedDocument } from '#platform/documents.js';
import { findArabicParties, withArabic } from '#workers/engines/text/arabic-parties.js';
import { hashOf, pieces, type Piece } from '#workers/engines/text/cutting.js';
import { withDocumentOffsets } from '#workers/engines/text/document-offsets.js';
import { languagesOf } from '#workers/engines/text/languages.js';
import { findParties, type Party } from '#workers/engines/text/parties.js';
import { normalizeText } from '#workers/engines/text/plain.js';
import type { Stretch } from '#workers/engines/text/sentences.js';
import { rulesById, rulesFor } from '#workers/law/readers/index.js';
import { rolesIn } from '#workers/law/readers/roles.js';
import { RuleWords } from '#workers/law/readers/words.js';
import type { Part } from '../../tool.js';
import type { ComplianceConclusion, ComplianceTask, RuleReading } from '../answer.js';
import { documentTypeOf, type RecognizedType } from '../document-type.js';
import { issueFrom, silenceOn } from '../issue.js';
import { scopeOf, unreadPages } from '../scope.js';
import { byWeight, scan } from './scan.js';

/** Version of the built-in check. Increase it with every change of rules: it is part of every stored part's key. */
export const VERSION = '1';
const NOT_FINISHED = { en: 'This section was not checked.', ar: 'لم يُفحص هذا القسم.' } as const;
/** Characters that are searched for the parties: a longer search would hold up its thread. */
const PARTIES_CHARS = 600_000;

/** A document cut into parts, with what must be known of the whole document to check any of them. */
export interface CheckPlan {
  parts: Part[];
  /** The piece of text of each part, by its seq. */
  pieces: Piece[];
  recognized: RecognizedType;
  chosen: boolean;
  /** Ids of the rules that apply. */
  rules: string[];
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
export function planCheck({ document, type: chosen }: ComplianceTask): CheckPlan {
  const flat = normalizeText(document.text);
  const recognized = documentTypeOf(flat, chosen);
  const { type } = recognized;
  const head = flat.slice(0, PARTIES_CHARS);
  const parties = type === null ? [] : withArabic(findParties(head), findArabicParties(head));
  const rules = type === null ? [] : rulesFor(type, flat).map(({ id }) => id);
  const cut = type === null ? [] : pieces(document);
  const parts = cut.map((piece, seq) => ({
    seq,
    inputHash: hashOf(document.text, piece, [VERSION, type, rules, parties]),
    units: piece.sections,
    label: piece.label,
  }));
  return { parts, pieces: cut, recognized, chosen: chosen !== null, rules, parties };
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
  const { parts, pieces, recognized, chosen, rules } = plan;
  const scope = scopeOf(document, recognized, { chosen, rules });
  const byRule = new Map<string, RuleReading[]>();
  for (const [seq, { start }] of pieces.entries()) {
    for (const reading of withDocumentOffsets(found.get(seq) ?? [], start, document.pages))
      byRule.set(reading.rule, [...(byRule.get(reading.rule) ?? []), reading]);
  }
  const incomplete = parts
    .filter(({ seq }) => !found.has(seq))
    .map(({ label }): IncompleteSection => ({ section: label, reason: NOT_FINISHED[lang] }));
  const isWhole = incomplete.length === 0 && unreadPages(document) === 0;
  const languages = languagesOf(normalizeText(document.text));
  const issues = rulesById(rules).flatMap((rule) => {
    const readings = (byRule.get(rule.id) ?? []).sort(byWeight);
    const heaviest = readings[0]?.answer;
    const decided = readings.filter(({ answer }) => answer === heaviest);
    if (heaviest !== undefined && (heaviest !== 'mentions' || rule.silence !== 'nothing'))
      return issueFrom(rule, decided, lang) ?? [];
    if (heaviest !== undefined || !recognized.certain) return [];
    return silenceOn(rule, isWhole, languages, lang) ?? [];
  });
  return { issues, scope, incomplete };
}
