import type { PhraseKind, Pronoun, Token } from './token.js';

const PRONOUNS: Record<string, Pronoun> = {
  ه: 'it', ها: 'her', هم: 'them', هما: 'them', هن: 'them', ك: 'you', كم: 'you', نا: 'us', ي: 'me',
}; // prettier-ignore
const PREPOSITIONS: Record<string, [ar: string, en: string]> = {
  في: ['في', 'in'], من: ['من', 'from'], عن: ['عن', 'of'], علي: ['علي', 'on'], الي: ['الي', 'to'], مع: ['مع', 'with'],
  ل: ['ل', 'to'], ب: ['ب', 'with'], لدي: ['لدي', 'with'], بين: ['بين', 'between'], عند: ['عند', 'with'], تجاه: ['تجاه', 'towards'],
  تحت: ['تحت', 'under'], فوق: ['فوق', 'above'], امام: ['امام', 'before'], حيال: ['حيال', 'regarding'], بشان: ['بشان', 'regarding'],
  بخصوص: ['بخصوص', 'regarding'], داخل: ['داخل', 'inside'], خارج: ['خارج', 'outside'], بدون: ['بدون', 'without'], ايا: ['ايا', ''],
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

/** Words that stand by themselves and are no phrase of the table, as they are written. */
const ALONE: Record<string, [en: string, type: PhraseKind]> = {
  وإلا: ['otherwise', 'adverb'], إما: ['either', 'adverb'], عندئذ: ['then', 'adverb'], حينئذ: ['then', 'adverb'],
  خصيصا: ['specifically', 'adverb'], عشوائيا: ['at random', 'adverb'], شفاها: ['orally', 'adverb'], مشافهة: ['orally', 'adverb'],
  بانتظام: ['regularly', 'adverb'], بمفرده: ['alone', 'adverb'], بمفردها: ['alone', 'adverb'], بمفردهم: ['alone', 'adverb'],
  ليلا: ['at night', 'adverb'], نهارا: ['by day', 'adverb'], حتما: ['inevitably', 'adverb'], سلبا: ['adversely', 'adverb'],
  ونحوها: ['and the like', 'adverb'], ونحوه: ['and the like', 'adverb'], ونحوهما: ['and the like', 'adverb'],
  إحداهما: ['one of them', 'noun'], إحداها: ['one of them', 'noun'],
}; // prettier-ignore

/** Names of persons that are no other words, and the «بن» between them. */
const NAMES: Record<string, string> = {
  بن: 'bin', محمد: 'Mohammed', احمد: 'Ahmed', عبدالله: 'Abdullah', عبدالعزيز: 'Abdulaziz', عبدالرحمن: 'Abdulrahman',
  عبدالاله: 'Abdulelah', عبدالحميد: 'Abdulhamid', ابراهيم: 'Ibrahim', فهد: 'Fahd', سعود: 'Saud', سعد: 'Saad', خالد: 'Khalid',
  نايف: 'Naif', بندر: 'Bandar', طلال: 'Talal', سلمان: 'Salman', زياد: 'Ziyad', القحطاني: 'Al-Qahtani', العتيبي: 'Al-Otaibi',
  المطيري: 'Al-Mutairi', الغامدي: 'Al-Ghamdi', الشهراني: 'Al-Shahrani', الشمري: 'Al-Shammari', العنزي: 'Al-Anazi',
  الدوسري: 'Al-Dosari', الزهراني: 'Al-Zahrani', الخالدي: 'Al-Khalidi', السبيعي: 'Al-Subaie', الجهني: 'Al-Juhani',
  السديري: 'Al-Sudairi', الفوزان: 'Al-Fawzan', البلوي: 'Al-Balawi', الرويلي: 'Al-Ruwaili',
}; // prettier-ignore

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
  const alone = ALONE[raw];
  if (alone !== undefined)
    return [
      { kind: 'phrase', ar: form, en: alone[0], type: alone[1], flags: [alone[1] === 'noun' ? 'n' : 'a'] },
    ];
  // ألا is أن and لا; folded, it is the same as إلا.
  if (/^ب?الا$/.test(form) && raw.endsWith('ألا'))
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
  const name = NAMES[form];
  if (name !== undefined) return [{ kind: 'fixed', text: name }];
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
  // No pronoun ends in ة, and «آلية» is no «إليه».
  return /ة$|^[وفبلك]?(?:ال)?آلي/.test(raw) ? null : withPronoun(form);
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
