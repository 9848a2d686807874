import { createHash } from 'node:crypto';
import type { LlmConfig } from '#platform/config.js';
import { pageAt } from '#platform/documents.js';
import type { Engine, Finding, Part, PartOutput, RiskPlan, RiskTask } from '../engine.js';
import type { PartFailure } from '../failures.js';
import { hiddenInstructions } from '../instructions.js';
import { doubted } from '../unread.js';
import { definitionsOf, usedIn } from './definitions.js';
import { findingsFrom } from './findings.js';
import { byGravity, merged } from './merge.js';
import { missingFrom } from './missing.js';
import { createModel, type Asker, type ModelOptions } from './model.js';
import { piecesOf, type Piece } from './parts.js';
import { PROMPT_VERSION, riskQuestion, type Passage } from './prompt.js';
import { nameOf } from './sections.js';
import { REASONS, UNTITLED } from './words.js';

/**
 * The engine that asks a language model, one call a part. The limit of calls is shared by all jobs; the model
 * has no tools, and what it answers is checked and shown as text.
 */
export function createLlmEngine(config: LlmConfig, options?: ModelOptions): Engine {
  const model = createModel(config, options);
  return {
    name: 'llm',
    model: config.model,
    version: PROMPT_VERSION,
    // More than the limit of calls, so that a slot is used while a part waits for its next try or is stored.
    concurrency: config.concurrency * 2,
    planRisks: (task) => planRisks(task, model.asker(), config.baseUrl),
  };
}

function planRisks(task: RiskTask, asker: Asker, endpoint: string): RiskPlan {
  const { document, lang, party } = task;
  const { text, pages } = document;
  const pieces = piecesOf(document);
  const definitions = definitionsOf(text);
  const passages = pieces.map((piece): Passage => ({
    text: text.slice(piece.start, piece.end),
    paths: piece.stretches.map(({ path }) => path),
    definitions: usedIn(text, piece, definitions),
    lang,
    party,
  }));
  const parts = pieces.map((piece, seq): Part => ({
    seq,
    inputHash: hashOf(endpoint, passages[seq], piece),
    units: piece.sections,
    label: namesOf(piece)[0] ?? '',
  }));

  function namesOf(piece: Piece): string[] {
    const names = piece.stretches.map((stretch) => nameOf(stretch) || stretch.path.at(-1) || '');
    const named = [...new Set(names.filter((name) => name !== ''))];
    return named.length > 0 ? named : [UNTITLED[lang](pageAt(pages, piece.start))];
  }
  const placed = (origin: number, findings: readonly Finding[]): Finding[] =>
    findings.map((finding) => {
      if (finding.evidence === null) return finding;
      const start = finding.evidence.start + origin;
      const end = finding.evidence.end + origin;
      return { ...finding, evidence: { start, end, page: pageAt(pages, start) } };
    });
  const of = <T>(list: readonly T[], { seq }: Part): T => {
    const item = list[seq];
    if (item === undefined) throw new Error(`The plan has no part ${seq}`);
    return item;
  };

  return {
    parts,
    async run(part, signal): Promise<PartOutput> {
      const { value, tokens } = await asker.ask(riskQuestion(of(passages, part)), signal);
      return { findings: findingsFrom(value, text, of(pieces, part)), covers: value.covers, tokens };
    },
    place: (part, output) => placed(of(pieces, part).start, output.findings).sort(byGravity),
    conclude(outputs, failed: ReadonlyMap<number, PartFailure> = new Map()) {
      const done = parts.flatMap((part) => {
        const output = outputs.get(part.seq);
        return output === undefined ? [] : [{ part, output }];
      });
      const found = done.flatMap(({ part, output }) => placed(of(pieces, part).start, output.findings));
      const stretches = pieces.flatMap((piece) => piece.stretches);
      const hidden = hiddenInstructions(document, lang, stretches);
      const absent =
        done.length === parts.length
          ? missingFrom(text.length, new Set(done.flatMap(({ output }) => output.covers ?? [])), lang)
          : [];
      const incomplete = parts
        .filter(({ seq }) => !outputs.has(seq))
        .flatMap((part) => {
          const reason = REASONS[lang][failed.get(part.seq)?.reason ?? 'unreachable'];
          return namesOf(of(pieces, part)).map((section) => ({ section, reason }));
        });
      return { findings: merged([...hidden, ...found, ...doubted(absent, document, lang)]), incomplete };
    },
  };
}

/** All that an answer depends on, besides engine, model and version. Where the passage stands does not matter. */
function hashOf(endpoint: string, passage: Passage | undefined, piece: Piece): string {
  const stretches = piece.stretches.map(({ start, end, heading, number }) => [
    start - piece.start,
    end - piece.start,
    heading,
    number,
  ]);
  const definitions = passage?.definitions.map(({ term, words }) => [term, words]);
  return createHash('sha256')
    .update(JSON.stringify([endpoint, { ...passage, definitions }, stretches]))
    .digest('hex');
}
