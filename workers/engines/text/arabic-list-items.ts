import { ARABIC_NUMBERED } from './arabic-blocks.js';
import { folded } from './arabic.js';
import type { MatchUnit } from './match-units.js';

/** Verbs and denials that open a list: without its lead-in an item says nothing of who must, may or may not. */
const OPENS =
  /(?:^|[\s\d.)-])[وف]?(?:يلتزم|تلتزم|يتعهد|تتعهد|يحق|يجوز|يجب|يحظر|يمتنع|تمتنع|يضمن|تضمن|يتحمل|تتحمل|للطرف|لل[\u0621-\u064a]{3,20}|لا|ليس)\s[^:]{0,160}:\s*$/;
/** A lead-in is short; a longer text with a colon introduces a contract rather than a list. */
const LEAD_CHARS = 200;

/**
 * Joins the lead-in of a list to an Arabic item that is a paragraph of its own ("The tenant may not:", "a- sublet."), as
 * one text to match; other units stay as they are. `lead` is the lead-in as an offset span in `flat`.
 */
export function withLeadIn(
  view: MatchUnit,
  lead: { start: number; end: number } | null,
  flat: string,
): MatchUnit {
  if (lead === null || view.lang !== 'ar' || view.sourceOffsets === null || view.leadInLength > 0)
    return view;
  const opening = flat.slice(lead.start, lead.end).trimEnd();
  if (opening.length > LEAD_CHARS || !OPENS.test(opening)) return view;
  const head = folded(opening);
  const marker = ARABIC_NUMBERED.exec(view.text)?.[0].length ?? 0;
  const cut = marker + (/^\s*/.exec(view.text.slice(marker))?.[0].length ?? 0);
  return {
    ...view,
    text: `${head.text} ${view.text.slice(cut)}`,
    sourceOffsets: [
      ...head.offsets.map((offset) => lead.start + offset),
      lead.end - 1,
      ...view.sourceOffsets.slice(cut),
    ],
    leadIn: lead,
    leadInLength: head.text.length + 1,
    isLaterItem: true,
  };
}
