import { fold } from '#workers/engines/text/arabic.js';
import { ADDRESS } from '../addresses.js';
import { withoutMarks } from './marked-text.js';

/** A stretch of the source: an Arabic word, figures, Latin text or a mark. */
export interface Item {
  type: 'arabic' | 'figures' | 'latin' | 'mark';
  raw: string;
  /** Folded, and without the vowel signs and the tatweel. */
  form: string;
  /** Ends in ة, so that no pronoun can be joined to it. */
  closed: boolean;
  /** Its vowel signs are those of a verb: of the passive, or a doubled letter of three. */
  voice: 'passive' | 'verb' | null;
  /** The vowel after its first letter shows that this is «و» or «ف» before another word: «ورُدّت». */
  conjoined: boolean;
  /** White space stands before it. */
  spaced: boolean;
}

const SIGNS = /[\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;
const ITEM = new RegExp(
  String.raw`(?<address>${ADDRESS})|(?<arabic>[\u0610-\u061a\u0620-\u065f\u0670-\u06d3]+)|(?<figures>[0-9\u0660-\u0669\u06f0-\u06f9]+(?:[.,/:\u066b\u066c-][0-9\u0660-\u0669\u06f0-\u06f9]+){0,9})|(?<latin>[\p{Script=Latin}][\p{Script=Latin}\p{M}0-9.@&'’_-]*)|(?<mark>\n|[^\s])`,
  'gu',
);

const typeOf = (groups: Record<string, string | undefined>): Item['type'] =>
  groups.arabic !== undefined
    ? 'arabic'
    : groups.figures !== undefined
      ? 'figures'
      : groups.latin !== undefined || groups.address !== undefined
        ? 'latin'
        : 'mark';

const PASSIVE_PRESENT = /^[وف]?\u064e?(?:س\u064e?)?[يت]\u064f/;
const PASSIVE_PAST =
  /^(?:[وف]\u064e?)?(?=[^\u0645])[\u0621-\u064a]\u064f[\u0621-\u064a](?:\u0650|\u064e?\u0651|[\u0621-\u064a]{1,2}\u0651?\u064e?ت$|[\u0621-\u064a]\u0651)/;

/** What the few vowel signs that drafters write tell of a word: «يُمهل», «رُدّت», «عيّن». */
function voiceOf(signed: string, raw: string): Item['voice'] {
  if (raw.endsWith('ة')) return null;
  if (PASSIVE_PRESENT.test(signed) || PASSIVE_PAST.test(signed)) return 'passive';
  return raw.length === 3 && /^[\u0621-\u064a]\u064e?[\u0621-\u064a]\u0651/.test(signed) ? 'verb' : null;
}

/** Cuts a text into words, figures and marks. */
export function scan(source: string): Item[] {
  const text = withoutMarks(source).replace(/[\u200b-\u200f\u202a-\u202e\ufeff]/g, '');
  const items: Item[] = [];
  let end = 0;
  for (const match of text.matchAll(ITEM)) {
    const raw = match[0].replace(SIGNS, '');
    const spaced = match.index > end;
    end = match.index + match[0].length;
    if (raw === '') {
      // A tatweel alone is used as a dash.
      if (/\u0640/.test(match[0]))
        items.push({
          type: 'mark',
          raw: '-',
          form: '-',
          closed: false,
          voice: null,
          conjoined: false,
          spaced,
        });
      continue;
    }
    items.push({
      type: typeOf(match.groups ?? {}),
      raw,
      form: fold(raw),
      closed: raw.endsWith('ة'),
      voice: voiceOf(match[0], raw),
      conjoined: /^[وف]\u064e?[\u0621-\u064a]\u064f/.test(match[0]),
      spaced,
    });
  }
  return items;
}
