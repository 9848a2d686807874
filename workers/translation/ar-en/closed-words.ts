import type { Pronoun, Token } from './token.js';

const PRONOUNS: Record<string, Pronoun> = {
  ه: 'it', ها: 'her', هم: 'them', هما: 'them', هن: 'them', ك: 'you', كم: 'you', نا: 'us', ي: 'me',
}; // prettier-ignore
const PREPOSITIONS: Record<string, [ar: string, en: string]> = {
  في: ['في', 'in'], من: ['من', 'from'], عن: ['عن', 'of'], علي: ['علي', 'on'], الي: ['الي', 'to'], مع: ['مع', 'with'],
  ل: ['ل', 'to'], ب: ['ب', 'with'], لدي: ['لدي', 'with'], بين: ['بين', 'between'], عند: ['عند', 'with'], تجاه: ['تجاه', 'towards'],
  ضد: ['ضد', 'against'], نحو: ['نحو', 'towards'], قبل: ['قبل', 'from'], حول: ['حول', 'about'], بعد: ['بعد', 'after'],
}; // prettier-ignore
const PREPOSITION_ENTRIES = Object.entries(PREPOSITIONS);
const RELATIVES = /^(?:الذي|التي|الذين|اللذين|اللذان|اللتين|اللتان|اللاتي|اللواتي)$/;
const NEAR: Record<string, boolean> = {
  هذا: false,
  هذه: false,
  هذان: true,
  هذين: true,
  هاتين: true,
  هءلاء: true,
};
const FAR: Record<string, boolean> = { ذلك: false, تلك: false, اولءك: true };

export interface ClosedWord {
  conjunction: string | null;
  preposition: string | null;
  tokens: Token[];
}

const withPronoun = (form: string): Token[] | null => {
  for (const [written, [ar, en]] of PREPOSITION_ENTRIES) {
    const pronoun = form.startsWith(written) ? PRONOUNS[form.slice(written.length)] : undefined;
    if (pronoun !== undefined && form.length > written.length && !(ar === 'ل' && pronoun === 'me')) {
      return [{ kind: 'prepositionPronoun', ar, en, pronoun }];
    }
  }
  return null;
};

function bare(form: string, raw: string): Token[] | null {
  // ألا is أن and لا; folded, it is the same as إلا.
  if (form === 'الا' && raw.endsWith('ألا'))
    return [
      { kind: 'particle', ar: 'ان' },
      { kind: 'negation', ar: 'لا' },
    ];
  const joined = /^(?:ب|في|ع|ل)(?=م[ان]$)/.exec(form)?.[0];
  if (joined !== undefined) {
    const ar = joined === 'ع' ? 'عن' : joined;
    const en = { ب: 'by', في: 'in', عن: 'of', ل: 'to' }[ar] ?? '';
    const who = form.endsWith('ن');
    return [
      { kind: 'phrase', ar, en, type: 'preposition', flags: [] },
      { kind: 'phrase', ar: who ? 'من' : 'ما', en: who ? 'whoever' : 'what', type: 'relative', flags: ['r'] },
    ];
  }
  if (form === 'و') return [{ kind: 'conjunction', ar: 'و' }];
  if (form === 'ب' || form === 'ل')
    return [{ kind: 'phrase', ar: form, en: form === 'ب' ? 'by' : 'to', type: 'preposition', flags: [] }];
  if (form === 'ما') return [{ kind: 'phrase', ar: 'ما', en: 'what', type: 'relative', flags: ['r'] }];
  if (/^(?:لا|لم|لن|ليس|ليست|ليسوا)$/.test(form))
    return [{ kind: 'negation', ar: form.replace(/^ليس.*/, 'ليس') }];
  if (form === 'الا')
    return [{ kind: 'phrase', ar: 'الا', en: 'except', type: 'preposition', flags: ['except'] }];
  if (form === 'ان') return [{ kind: 'particle', ar: 'ان' }];
  if (form === 'بان') return [{ kind: 'particle', ar: 'ان' }];
  if (form === 'قد' || form === 'لقد') return [{ kind: 'particle', ar: 'قد' }];
  if (form === 'سوف') return [{ kind: 'particle', ar: 'سوف' }];
  if (RELATIVES.test(form)) return [{ kind: 'relativePronoun', ar: form }];
  const near = NEAR[form];
  if (near !== undefined) return [{ kind: 'demonstrative', near: true, plural: near }];
  const far = FAR[form];
  if (far !== undefined) return [{ kind: 'demonstrative', near: false, plural: far }];
  return withPronoun(form);
}

/** A word of the closed classes, with what is joined to its front; null if it is none. */
export function closedWord(form: string, raw: string): ClosedWord | null {
  const whole = bare(form, raw);
  if (whole !== null) return { conjunction: null, preposition: null, tokens: whole };
  const conjunction = /^[وف]/.test(form) ? form.charAt(0) : null;
  const rest = conjunction === null ? form : form.slice(1);
  const joined = conjunction === null ? null : bare(rest, raw);
  if (joined !== null) return { conjunction, preposition: null, tokens: joined };
  if (!/^[بل](?:هذ|ذلك|تلك|الذ|الت|لذ|لت)/.test(rest)) return null;
  const relative = rest.startsWith('ل') && /^لل[ذت]/.test(rest) ? `ا${rest}` : rest.slice(1);
  const inner = bare(rest.startsWith('لل') ? relative.slice(0, 2) + relative.slice(3) : relative, raw);
  return inner === null ? null : { conjunction, preposition: rest.charAt(0), tokens: inner };
}
