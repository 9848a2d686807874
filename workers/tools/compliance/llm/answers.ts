import { createHash } from 'node:crypto';
import type { IncompleteSection, Language } from '#shared/contracts/common.js';
import { articlesInFull } from '#platform/law/articles.js';
import { articlesOf } from '#platform/law/rules/rule.js';
import type { ExtractedDocument } from '#platform/documents.js';
import { piecesOf, type Piece } from '#workers/engines/model/cutting.js';
import { reasonOf } from '#workers/engines/model/part-words.js';
import { namesOf } from '#workers/engines/model/piece-sections.js';
import { hasArabic, fold } from '#workers/engines/text/arabic.js';
import { withDocumentOffsets } from '#workers/engines/text/document-offsets.js';
import { normalizeText } from '#workers/engines/text/plain.js';
import type { Party } from '#workers/engines/text/parties.js';
import { rulesById, type ReadRule } from '#workers/law/readers/index.js';
import { rolesIn } from '#workers/law/readers/roles.js';
import { RuleWords } from '#workers/law/readers/words.js';
import type { FailedPart } from '#workers/attempt/failures.js';
import type { Part } from '../../tool.js';
import type { ComplianceConclusion, ComplianceOutput, ComplianceTask } from '../answer.js';
import { concludeRules, type Checked } from '../conclusion.js';
import { recognizedIn } from '../recognized.js';
import { MOST_RULES, type Passage } from './prompt.js';
import { TYPE_NAMES } from '../type-names.js';
import { UNSETTLED_RULES } from './words.js';

/** The piece of text of a part, with the rules that it is asked about. */
export interface RulesPiece extends Piece {
  rules: string[];
  names: string[];
}

/** A document cut into parts of one call each. */
export interface LlmPlan extends Checked {
  parts: Part[];
  pieces: RulesPiece[];
  parties: Party[];
}

/**
 * Cuts a document into pieces, each with the rules on whose subjects it has words, at most `MOST_RULES` to a part, and hashes
 * everything that the answer to each depends on.
 */
export function planAnswers({ task, endpoint }: { task: ComplianceTask; endpoint: string }): LlmPlan {
  const { document, lang } = task;
  const known = recognizedIn(document.text, task.type);
  const { type } = known.recognized;
  if (type === null) return { ...known, parts: [], pieces: [] };
  const words = new RuleWords(rolesIn(type, known.parties));
  const rules = rulesById(known.rules);
  const pieces = piecesOf(document).flatMap((piece): RulesPiece[] => {
    const text = normalizeText(document.text.slice(piece.start, piece.end));
    const touched = rules.filter((rule) => touches(rule, text, words)).map(({ id }) => id);
    const names = namesOf(piece, document.pages, lang);
    return Array.from({ length: Math.ceil(touched.length / MOST_RULES) }, (_, at) => ({
      ...piece,
      sections: at === 0 ? piece.sections : 0,
      rules: touched.slice(at * MOST_RULES, (at + 1) * MOST_RULES),
      names,
    }));
  });
  const parts = pieces.map((piece, seq): Part => ({
    seq,
    inputHash: createHash('sha256')
      .update(JSON.stringify([endpoint, passageOf(document, type, piece, lang), known.parties]))
      .digest('hex'),
    units: piece.sections,
    label: piece.names[0] ?? '',
  }));
  return { ...known, parts, pieces };
}

/** Tells whether a text has words on the subject of a rule. */
function touches({ read: { topic } }: ReadRule, text: string, words: RuleWords): boolean {
  if (words.pattern(topic.en, 'en').test(text)) return true;
  return hasArabic(text) && words.pattern(topic.ar, 'ar').test(fold(text));
}

/** Returns the text of a part with everything else that its question contains. */
export function passageOf(
  { text }: Pick<ExtractedDocument, 'text'>,
  type: keyof (typeof TYPE_NAMES)['en'],
  piece: RulesPiece,
  lang: Language,
): Passage {
  return {
    text: text.slice(piece.start, piece.end),
    paths: piece.stretches.map(({ path }) => path),
    type: TYPE_NAMES.en[type],
    rules: rulesById(piece.rules).map(({ id, demands, source }) => ({
      id,
      demands: demands[lang],
      articles: articlesInFull(articlesOf(source)).map(
        ({ name, number, text: words }) => `${name.en}, Article ${number}: ${words}`,
      ),
    })),
    lang,
  };
}

export interface LlmConclusionInput {
  document: ExtractedDocument;
  lang: Language;
  plan: LlmPlan;
  outputs: ReadonlyMap<number, ComplianceOutput>;
  failed: ReadonlyMap<number, FailedPart>;
}

/** Answers every rule from what the model read in all parts, and names the parts without an answer. */
export function concludeAnswers({
  document,
  lang,
  plan,
  outputs,
  failed,
}: LlmConclusionInput): ComplianceConclusion {
  const readings = plan.pieces.flatMap(({ start }, seq) =>
    withDocumentOffsets(outputs.get(seq)?.readings ?? [], start, document.pages),
  );
  const incomplete = plan.pieces.flatMap(({ names }, seq): IncompleteSection[] =>
    outputs.has(seq) ? [] : names.map((section) => ({ section, reason: reasonOf(failed.get(seq), lang) })),
  );
  const distinct = [...new Map(incomplete.map((one) => [`${one.section} ${one.reason}`, one])).values()];
  const unsettled = new Set(
    plan.pieces.flatMap(({ rules }, seq) => {
      const output = outputs.get(seq);
      // A rule on whose subject a passage was asked about in vain is no silence of the document.
      return output === undefined ? rules : (output.unsettled ?? []);
    }),
  );
  const concluded = concludeRules(document, lang, plan, { readings, incomplete: distinct, unsettled });
  if (concluded.scope.form === 'other') return concluded;
  return {
    ...concluded,
    incomplete: [...concluded.incomplete, ...gapsOf(plan, outputs, lang)],
    unsettled: [...unsettled],
  };
}

/** Names the passages that were read without an answer to some of their rules, with the subjects of these. */
function gapsOf(
  { pieces }: LlmPlan,
  outputs: LlmConclusionInput['outputs'],
  lang: Language,
): IncompleteSection[] {
  return pieces.flatMap(({ names }, seq): IncompleteSection[] => {
    const unsettled = outputs.get(seq)?.unsettled ?? [];
    if (unsettled.length === 0) return [];
    const section = [...new Set([names[0] ?? '', names.at(-1) ?? ''])].join(' – ');
    const subjects = rulesById(unsettled).map(({ subject }) => subject[lang]);
    return [{ section, reason: UNSETTLED_RULES[lang](new Intl.ListFormat(LOCALES[lang]).format(subjects)) }];
  });
}

const LOCALES: Record<Language, string> = { en: 'en-GB', ar: 'ar' };
