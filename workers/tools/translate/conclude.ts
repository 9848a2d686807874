import type { EngineName, IncompleteSection } from '#shared/contracts/common.js';
import type { BodyOf } from '#shared/tools/index.js';
import type { Conclusion, Task } from '../tool.js';
import type { TranslatePlan } from './cut.js';
import { remember } from './memory.js';
import type { TranslateOutput } from './output.js';
import { reasonOf } from '#workers/engines/model/part-words.js';
import type { FailedPart } from '#workers/attempt/failures.js';
import { paragraphsOf, type Translated } from './paragraphs.js';
import { NOT_FINISHED } from './words.js';

/** Puts together the translations of all parts, for either engine. */
export function conclude(
  { document, lang, options }: Task<'translate'>,
  { parts, pieces }: TranslatePlan,
  engine: { engine: EngineName; model: string | null },
  outputs: ReadonlyMap<number, TranslateOutput>,
  failed: ReadonlyMap<number, FailedPart>,
): Conclusion<'translate'> {
  const { to } = options;
  const segments = pieces.flat();
  const translated = translatedIn(pieces, outputs);
  const paragraphs = paragraphsOf(document, segments, translated);
  const shares = sharesOf(segments, translated);
  const incomplete = parts
    .filter(({ seq }) => !outputs.has(seq))
    .map(({ seq, label }): IncompleteSection => {
      const failure = failed.get(seq);
      const isCut = failure?.reason === 'context_too_small';
      return {
        section: label,
        reason: isCut ? `${NOT_FINISHED[lang]} ${reasonOf(failure, lang)}` : NOT_FINISHED[lang],
      };
    });
  return {
    body: { ...options, ...shares, text: document.text, paragraphs },
    summary: { ...options, ...shares, doubtful: paragraphs.filter(({ doubts }) => doubts.length > 0).length },
    incomplete,
    store: (tx, owner) => remember(tx, owner, { to, ...engine }, segments, translated),
  };
}

/** Returns the translated segments of the parts that have an output, by where they start. */
export function translatedIn(
  pieces: TranslatePlan['pieces'],
  outputs: ReadonlyMap<number, TranslateOutput>,
): Translated {
  const translated = new Map<number, TranslateOutput['segments'][number]>();
  for (const [seq, { segments }] of outputs)
    for (const [index, output] of segments.entries()) {
      const segment = pieces[seq]?.[index];
      if (segment !== undefined) translated.set(segment.start, output);
    }
  return translated;
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{M}]+/gu)?.length ?? 0;
const share = (some: number, all: number) => Math.round((some / all) * 1000) / 1000;

function sharesOf(
  segments: TranslatePlan['pieces'][number],
  translated: Translated,
): Pick<BodyOf<'translate'>, 'draft_share' | 'unknown_share'> {
  let [words, drafted, counted, known] = [0, 0, 0, 0];
  for (const { start, text } of segments) {
    const own = wordsIn(text);
    const draft = translated.get(start)?.draft ?? null;
    words += own;
    if (draft === null) continue;
    drafted += own;
    counted += draft.words;
    known += draft.known;
  }
  if (drafted === 0) return { draft_share: null, unknown_share: null };
  return {
    draft_share: share(drafted, words),
    unknown_share: counted === 0 ? 0 : share(counted - known, counted),
  };
}
