import type { Draft, DraftTranslator, UnknownWords } from '../draft.js';
import { join } from './forms.js';
import { tellOf } from './neighbours.js';
import { withParticles } from './reading-order.js';
import { reworded } from './rewordings.js';
import { translateUnits } from './sequence.js';
import { termIndex } from './terms.js';
import { segments, tokenize } from './tokens.js';
import { unitsOf } from './units.js';

/** Begin and end of unknown words, and ties of marks that nothing stands beside. */
const MARK = /[\uE000-\uE003]/gu;

/** Drafts English legal text in Arabic by tables and rules. Words that the tables do not have stay as they are. */
export const draftEnglishToArabic: DraftTranslator = ({ text, terms, names }) => {
  const index = termIndex(terms, names);
  let words = 0;
  let known = 0;
  const lines = text.split('\n').map((line) =>
    join(
      segments(tokenize(line)).map((tokens) => {
        const units = tellOf(unitsOf(withParticles(reworded(tokens)), index));
        for (const unit of units) {
          words += unit.words;
          if (unit.unknown !== true) known += unit.words;
        }
        return translateUnits(units);
      }),
    ),
  );
  return { ...unmark(lines.join('\n')), words, known };
};

function unmark(marked: string): Pick<Draft, 'text' | 'unknown'> {
  const unknown: UnknownWords[] = [];
  let text = '';
  let from = 0;
  for (const match of marked.matchAll(MARK)) {
    text += marked.slice(from, match.index);
    from = match.index + 1;
    if (match[0] === '\uE000') unknown.push({ start: text.length, end: text.length });
    else if (match[0] === '\uE001') {
      const last = unknown.at(-1);
      if (last !== undefined) last.end = text.length;
    }
  }
  return { text: text + marked.slice(from), unknown };
}
