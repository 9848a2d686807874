import { createHash } from 'node:crypto';
import type { IncompleteSection, Language } from '#shared/contracts/common.js';
import type { ExtractedDocument } from '#platform/documents.js';
import type { Part } from '../../tool.js';
import {
  unsettledFrom,
  type Checks,
  type Finding,
  type RiskConclusion,
  type RiskOutput,
  type RiskTask,
  type Unsettled,
} from '../finding.js';
import { kindName } from '../builtin/words/kind-names.js';
import type { FailedPart } from '#workers/attempt/failures.js';
import { discrepanciesIn } from '../discrepancies.js';
import { hiddenInstructions } from '../instructions.js';
import { withDocumentOffsets } from '#workers/engines/text/document-offsets.js';
import { withCoverageCaveat } from '#workers/engines/text/extraction-gaps.js';
import type { Party } from '#workers/engines/text/parties.js';
import { findDocumentFacts } from '../builtin/document-facts.js';
import { definitionsOf, usedIn, type Definition } from '#workers/engines/model/definitions.js';
import { bySeverity, merged, withoutContrary } from './merge.js';
import { clausesLookedFor, missingFrom } from './missing.js';
import { KINDS } from './kinds.js';
import { ENGLISH, type Kind } from '../builtin/words/english.js';
import { absenceOf, withNotFound } from '../absence.js';
import { kindFor, scopeOf } from '../scope.js';
import type { DocumentKind } from '#workers/engines/text/document-kind/recognize.js';
import { normalizeText } from '#workers/engines/text/plain.js';
import { piecesOf, type Piece } from '#workers/engines/model/cutting.js';
import type { Passage } from './prompt.js';
import { namesOf } from '#workers/engines/model/piece-sections.js';
import { reasonOf, UNTITLED } from '#workers/engines/model/part-words.js';
import { CONTRARY, LEFT_OUT, OTHER_KIND, QUOTED, UNCONFIRMED } from './words.js';

/** The kinds that a model is asked about by name. */
const NAMED_KINDS = KINDS.filter((kind): kind is Kind & (typeof KINDS)[number] => kind in ENGLISH);

export interface LlmPlanInput {
  task: RiskTask;
  /** Address of the endpoint: another one may answer differently under the same model name. */
  endpoint: string;
}

/** The piece of text of a part, with the definitions of other parts that it uses. */
export interface LlmPiece extends Piece {
  definitions: Definition[];
  /** Names of the sections in it, for people. */
  names: string[];
}

/** A document cut into parts of one call each, or two where its clauses contradict the first answer. */
export interface LlmPlan {
  parts: Part[];
  pieces: LlmPiece[];
  parties: Party[];
  /** What the document is; it has no parts if that is certainly no contract. */
  kind: DocumentKind;
}

export interface LlmConclusionInput {
  document: ExtractedDocument;
  lang: Language;
  plan: LlmPlan;
  outputs: ReadonlyMap<number, RiskOutput>;
  failed: ReadonlyMap<number, FailedPart>;
}

/** Cuts a document into parts and hashes everything that the answer to each depends on. */
export function planParts({ task, endpoint }: LlmPlanInput): LlmPlan {
  const { document, lang } = task;
  const { text, pages } = document;
  const kind = kindFor(normalizeText(text), task.asContract);
  const definitions = definitionsOf(text);
  const { parties } = findDocumentFacts(text, null);
  const cut = kind.form === 'other' ? [] : piecesOf(document);
  const pieces = cut.map((piece): LlmPiece => ({
    ...piece,
    definitions: usedIn(text, piece, definitions),
    names: namesOf(piece, pages, lang),
  }));
  const parts = pieces.map((piece, seq): Part => ({
    seq,
    inputHash: hashOf(endpoint, passageOf(task, piece), piece, parties),
    units: piece.sections,
    label: piece.names[0] ?? '',
  }));
  return { parts, pieces, parties, kind };
}

/**
 * Hashes everything that an answer depends on, besides engine, model and version. The offset of the passage does not
 * matter.
 */
function hashOf(endpoint: string, passage: Passage, piece: Piece, parties: readonly Party[]): string {
  const stretches = piece.stretches.map(({ start, end, heading, number }) => [
    start - piece.start,
    end - piece.start,
    heading,
    number,
  ]);
  const definitions = passage.definitions.map(({ term, words }) => [term, words]);
  return createHash('sha256')
    .update(JSON.stringify([endpoint, { ...passage, definitions }, stretches, parties]))
    .digest('hex');
}

/** Returns the text of a part with everything else that its question contains. */
export function passageOf({ document, lang, party }: RiskTask, piece: LlmPiece): Passage {
  return {
    text: document.text.slice(piece.start, piece.end),
    paths: piece.stretches.map(({ path }) => path),
    definitions: piece.definitions,
    lang,
    party,
  };
}

const NOTHING: Checks = { findings: { kept: 0, dropped: 0 }, statements: { kept: 0, dropped: 0 } };

/** Adds up what was kept and dropped of several answers. */
export const sumOf = (all: readonly (Checks | undefined)[]): Checks =>
  all.reduce<Checks>((sum, one = NOTHING) => {
    const added = (of: keyof Checks) => ({
      kept: sum[of].kept + one[of].kept,
      dropped: sum[of].dropped + one[of].dropped,
    });
    return { findings: added('findings'), statements: added('statements') };
  }, NOTHING);

/** Merges all answers, adds the topics that no part covers, and names the parts without an answer. */
export function concludeFindings({
  document,
  lang,
  plan,
  outputs,
  failed,
}: LlmConclusionInput): RiskConclusion {
  const { text, pages } = document;
  const { parts, pieces, kind } = plan;
  const flat = normalizeText(text);
  const clauses = clausesLookedFor(text.length, kind);
  const scope = scopeOf(document, flat, kind, { kinds: NAMED_KINDS, clauses });
  if (kind.form === 'other') return { findings: [], toRead: [], incomplete: [], scope };
  const found = pieces.flatMap(({ start }, seq) =>
    withDocumentOffsets(outputs.get(seq)?.findings ?? [], start, pages),
  );
  const stretches = pieces.flatMap((piece) => piece.stretches);
  const hidden = hiddenInstructions(document, lang, stretches);
  const covered = new Set([...outputs.values()].flatMap(({ covers }) => covers ?? []));
  const absent = outputs.size === parts.length ? missingFrom(clauses, covered, lang) : [];
  const incomplete = pieces.flatMap(({ names }, seq) => {
    const output = outputs.get(seq);
    if (output !== undefined) return gapsOf(names, output, lang);
    const reason = reasonOf(failed.get(seq), lang);
    return names.map((section) => ({ section, reason }));
  });
  const { agreeing, contrary } = withoutContrary(found);
  const gathered = merged([...hidden, ...agreeing, ...withCoverageCaveat(absent, document, lang)]);
  const shown = [...discrepanciesIn(document, lang), ...gathered].sort(bySeverity);
  const leftOut = pieces.flatMap(({ start }, seq) =>
    inDocument(outputs.get(seq)?.unsettled ?? [], start, pages),
  );
  const absence = absenceOf(
    {
      ...{ document, stretches, kinds: NAMED_KINDS, findings: shown },
      unsettled: [...leftOut, ...unsettledFrom(found, shown)],
      isFinished: outputs.size === parts.length,
    },
    lang,
  );
  return {
    findings: absence.findings,
    toRead: absence.toRead,
    incomplete: [...incomplete, ...contraryIn(contrary, lang)],
    checks: sumOf([...outputs.values()].map(({ checks }) => checks)),
    scope: withNotFound(scope, absence),
  };
}

/** Moves what was left out of a part's answer to the part's offset in its document. */
const inDocument = (unsettled: readonly Unsettled[], origin: number, pages: ExtractedDocument['pages']) =>
  unsettled.map(({ kind, place }): Unsettled => {
    const [moved] = place === null ? [] : withDocumentOffsets([place], origin, pages);
    return { kind, place: moved ?? null };
  });

/** Names the sections of a part of whose answer something was left out, with what that was. */
function gapsOf(
  names: readonly string[],
  { unsettled = [], leftOut = 0 }: RiskOutput,
  lang: Language,
): IncompleteSection[] {
  const section = [...new Set([names[0] ?? '', names.at(-1) ?? ''])].join(' – ');
  const kinds = [...new Set(unsettled.map(({ kind }) => nameOf(kind, lang)))];
  return [
    ...(kinds.length === 0 ? [] : [{ section, reason: UNCONFIRMED[lang](listed(kinds, lang)) }]),
    ...(leftOut === 0 ? [] : [{ section, reason: LEFT_OUT[lang](leftOut) }]),
  ];
}

/** Names the places of which a model said contrary things, each once. */
function contraryIn(findings: readonly Finding[], lang: Language): IncompleteSection[] {
  const bySection = new Map<string, string[]>();
  for (const { section, evidence, title, kind } of findings) {
    const name = section ?? UNTITLED[lang](evidence?.page ?? null);
    const titles = bySection.get(name) ?? [];
    bySection.set(name, [...titles, `${nameOf(kind, lang)} ${QUOTED[lang](title)}`]);
  }
  return [...bySection].map(([section, titles]) => ({
    section,
    reason: CONTRARY[lang](listed(titles, lang)),
  }));
}

const nameOf = (kind: string, lang: Language) => {
  const named = NAMED_KINDS.find((one) => one === kind);
  return named === undefined ? OTHER_KIND[lang] : kindName(named, lang);
};

const listed = (names: readonly string[], lang: Language) =>
  new Intl.ListFormat(lang === 'en' ? 'en-GB' : 'ar').format(names);
