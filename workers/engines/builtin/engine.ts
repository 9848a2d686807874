import { setImmediate } from 'node:timers/promises';
import { pageAt } from '#platform/documents.js';
import type { Engine, Finding, Part, RiskPlan, RiskTask } from '../engine.js';
import { hiddenInstructions } from '../instructions.js';
import { doubted } from '../unread.js';
import { merged, order } from './merge.js';
import { missingFrom } from './missing.js';
import { hashOf, pieces } from './parts.js';
import { Actors } from './reading/actor.js';
import { ArabicActors } from './reading/arabic-actor.js';
import { plain } from './reading/plain.js';
import { sentencesOf } from './reading/sentences.js';
import { scan } from './scan.js';
import { surveyed } from './survey.js';
import { withoutTwins } from './twins.js';
import { readWhole, type Located } from './whole.js';

/** Raise it with every change of rules or words: it is part of every stored part's key. */
const VERSION = '7';
const NOT_FINISHED = { en: 'This section was not analyzed.', ar: 'لم يُحلَّل هذا القسم.' } as const;

/** The engine that needs no key and no network: rules over sentences, the same answer every time. */
export function createBuiltinEngine(): Engine {
  return { name: 'builtin', model: null, version: VERSION, concurrency: 1, planRisks };
}

function planRisks({ document, lang, party }: RiskTask): RiskPlan {
  const { text, pages } = document;
  const survey = surveyed(text, party);
  const cast = { en: new Actors(survey.parties), ar: new ArabicActors(survey.parties) };
  const cut = pieces(document);
  const parts = cut.map((piece, seq) => ({
    seq,
    inputHash: hashOf(text, piece, [VERSION, lang, survey]),
    units: piece.sections,
    label: piece.label,
  }));

  const placed = ({ start: origin }: { start: number }, findings: readonly Finding[]) =>
    findings.map((finding) => {
      if (finding.evidence === null) return finding;
      const start = finding.evidence.start + origin;
      const end = finding.evidence.end + origin;
      return { ...finding, evidence: { start, end, page: pageAt(pages, start) } };
    });
  const pieceOf = (part: Part) => {
    const piece = cut[part.seq];
    if (piece === undefined) throw new Error(`The plan has no part ${part.seq}`);
    return piece;
  };

  const sentenceAt = (offset: number): Located | null => {
    const piece = cut.find(({ start, end }) => offset >= start && offset < end);
    if (piece === undefined) return null;
    const within = offset - piece.start;
    const sentence = sentencesOf(text.slice(piece.start, piece.end), piece.stretches).find(
      ({ start, end }) => within >= start && within < end,
    );
    return sentence === undefined
      ? null
      : { ...sentence, start: sentence.start + piece.start, end: sentence.end + piece.start };
  };

  return {
    parts,
    async run(part, signal) {
      signal.throwIfAborted();
      const piece = pieceOf(part);
      const findings = scan(text.slice(piece.start, piece.end), piece.stretches, lang, survey, cast);
      await setImmediate();
      signal.throwIfAborted();
      return { findings, tokens: 0 };
    },
    place: (part, output) => placed(pieceOf(part), output.findings).sort(order),
    conclude(outputs) {
      const found = parts.flatMap((part) => placed(pieceOf(part), outputs.get(part.seq)?.findings ?? []));
      const flat = plain(text);
      const whole = readWhole({ text, flat, lang, sentenceAt });
      const stretches = cut.flatMap(({ start: origin, stretches }) =>
        stretches.map((one) => ({ ...one, start: one.start + origin, end: one.end + origin })),
      );
      const hidden = hiddenInstructions(document, lang, stretches);
      const absent = doubted(missingFrom(flat, lang), document, lang);
      const incomplete = parts
        .filter(({ seq }) => !outputs.has(seq))
        .map(({ label }) => ({ section: label, reason: NOT_FINISHED[lang] }));
      return {
        findings: merged(
          [...hidden, ...withoutTwins([...found, ...placed({ start: 0 }, whole)], flat), ...absent],
          lang,
        ),
        incomplete,
      };
    },
  };
}
