import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import * as z from 'zod';
import { splitSections } from '#workers/extraction/sections/sections.js';
import { pieces } from '#workers/engines/text/cutting.js';
import { passageOf } from '#workers/engines/text/passage.js';
import { sentencesOf } from '#workers/engines/text/sentences.js';

const item = z.object({
  id: z.string(),
  text: z.string(),
  anchor: z.string(),
  quote: z.string().optional(),
  quote_parts: z.array(z.string()).optional(),
  feature: z.string(),
});
type Item = z.infer<typeof item>;

/** Returns what a finding at the anchor would show as its quote; null if no sentence contains the anchor. */
function shownAt({ text, anchor }: Item): string | null {
  const place = text.indexOf(anchor);
  const document = { text, pages: [], sections: splitSections(text, []), warnings: [] };
  for (const piece of pieces(document)) {
    const own = text.slice(piece.start, piece.end);
    const within = place - piece.start;
    if (within < 0 || within >= own.length) continue;
    for (const sentence of sentencesOf(own, piece.stretches)) {
      if (within < sentence.start || within >= sentence.end) continue;
      return passageOf(own, sentence, { start: within, end: within + anchor.length }).quote;
    }
  }
  return null;
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A clause's number and heading, and the word that joins an item to the next, may be shown or not. */
const bare = (text: string) =>
  flat(text)
    .replace(/^(?:\d{1,2}(?:[.-]\d{1,2})+(?=\s)|\(?[\p{L}\d]{1,5}(?:[.-]\d+)*[.)/]\)?|[-–•])\s*/u, '')
    // The dash of an item after its lead-in.
    .replace(/: [-–•] /g, ': ')
    .replace(/[;,؛،]?\s*(?:and|or|و|أو)?$/u, '');

function isRight(shown: string | null, { quote, quote_parts: parts }: Item): boolean {
  if (shown === null) return false;
  const wanted = flat(quote ?? (parts ?? []).join(' '));
  if (bare(shown) === bare(wanted)) return true;
  const at = flat(shown).lastIndexOf(bare(wanted));
  const before = flat(shown).slice(0, Math.max(0, at)).trim();
  // A heading in front of the sentence: short, and closed by a mark.
  return (
    at > 0 && before.length <= 90 && /[.:–)-]$/.test(before) && bare(flat(shown).slice(at)) === bare(wanted)
  );
}

/**
 * Measures whether the built-in engine quotes a whole sentence or list item for a place in the text, without page
 * numbers and running heads. `--list` prints the errors, which must not be done with a half that is held out.
 */
export async function run(args: string[]): Promise<number> {
  const list = args.includes('--list');
  for (const file of args.filter((arg) => !arg.startsWith('--'))) {
    const items = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
    const outcomes = items.map((line) => {
      const one = item.parse(JSON.parse(line));
      const shown = shownAt(one);
      return { one, shown, right: isRight(shown, one) };
    });
    const right = outcomes.filter((outcome) => outcome.right).length;
    process.stdout.write(
      `${basename(file)}: right ${right} of ${outcomes.length} (${Math.round((right / Math.max(1, outcomes.length)) * 100)}%)\n`,
    );
    if (!list) continue;
    for (const { one, shown } of outcomes.filter((outcome) => !outcome.right))
      process.stdout.write(
        `\n${one.id} (${one.feature})\n  wanted: ${flat(one.quote ?? (one.quote_parts ?? []).join(' ⟩⟨ '))}\n  shown:  ${flat(shown ?? '(none)')}\n`,
      );
  }
  return 0;
}
