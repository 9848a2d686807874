export interface NounForm {
  form: string;
  number: 'one' | 'two' | 'many';
  feminine: boolean;
  /** A form that few words have and that others are written like: it is the last way to read what is written. */
  guessed?: true;
}

/** A noun that the table gives in the plural alone: «بقايا». */
export const pluralForm = (form: string): NounForm => ({ form, number: 'many', feminine: true });

/** The forms of a noun: singular, dual, the given plurals and the sound ones. Things in the plural are feminine. */
export function nounForms(singular: string, plurals: readonly string[], human: boolean): NounForm[] {
  const feminine = /[ةى]$|اء$/.test(singular.split(' ')[0] ?? '');
  const stem = singular.replace(/ة$/, '');
  const dual = singular.endsWith('ة') ? `${stem}ت` : stem;
  const forms: NounForm[] = [
    { form: singular, number: 'one', feminine },
    ...plurals.map((form) => ({ form, number: 'many' as const, feminine: human ? feminine : true })),
    ...['ان', 'ين'].map((end) => ({ form: dual + end, number: 'two' as const, feminine })),
  ];
  if (singular.includes(' ')) return forms.slice(0, plurals.length + 1);
  if (singular.endsWith('ة')) forms.push({ form: `${singular.slice(0, -1)}ت`, number: 'one', feminine });
  const isPerson = human && !feminine;
  if (!plurals.some((form) => form.endsWith('ات')))
    forms.push({
      form: `${stem}ات`,
      number: 'many',
      feminine: true,
      ...(isPerson ? { guessed: true } : {}),
    });
  if (!isPerson) return forms;
  // «مالكي العقارات»: the plural of persons before a noun; «رئيسي» is an adjective, as its noun has another plural.
  if (plurals.every((form) => /[وي]ن?$/.test(form)))
    forms.push({ form: `${stem}ي`, number: 'many', feminine: false, guessed: true });
  const ends = ['ون', 'ين', 'و'].map((end) => ({
    form: stem + end,
    number: 'many' as const,
    feminine: false,
  }));
  // What ends in ين is read as a plural of persons before it is read as a dual.
  return [...forms.slice(0, plurals.length + 1), ...ends, ...forms.slice(plurals.length + 1)];
}

export interface AdjectiveForm {
  form: string;
  feminine: boolean;
  many: boolean;
}

/** The forms of an adjective: both genders, dual, plural, and others that are given. */
export function adjectiveForms(masculine: string, others: readonly string[]): AdjectiveForm[] {
  const stem = masculine.replace(/[ةى]$/, '');
  return [
    { form: masculine, feminine: masculine.endsWith('ة'), many: false },
    { form: `${stem}ة`, feminine: true, many: false },
    { form: `${stem}ت`, feminine: true, many: false },
    { form: `${stem}ون`, feminine: false, many: true },
    { form: `${stem}ين`, feminine: false, many: true },
    { form: `${stem}ان`, feminine: false, many: true },
    { form: `${stem}تان`, feminine: true, many: true },
    { form: `${stem}تين`, feminine: true, many: true },
    { form: `${stem}ات`, feminine: true, many: true },
    ...others.map((form) => ({ form, feminine: /[ىيا]$/.test(form), many: !/[ىيا]$/.test(form) })),
  ];
}

export interface VerbForms {
  form: string;
  /** «يُعاد», «أُعيد»: a form of the passive alone. */
  passive?: boolean;
  /** «يحل» of «يحول»: a form that stands only after «لم» and its like. */
  short?: boolean;
  feminine: boolean;
  plural: boolean;
  person: 1 | 3;
}

const third = (form: string, feminine = false, plural = false): VerbForms => ({
  form,
  feminine,
  plural,
  person: 3,
});
const first = (form: string, plural: boolean): VerbForms => ({ form, feminine: false, plural, person: 1 });

/** The forms of the past, from the third person singular. */
export function pastForms(stem: string): VerbForms[] {
  const weak = /[ىيا]$/.test(stem);
  const short = weak ? stem.slice(0, -1) : stem;
  // قام, قمت: the long vowel falls away before a consonant; the forms of the third person keep it.
  return [
    third(stem),
    third(`${short}ت`, true),
    third(`${short}وا`, false, true),
    third(`${short}و`, false, true),
    third(weak ? `${short}يا` : `${stem}ا`, false, true),
    third(`${short}تا`, true, true),
    third(weak ? `${short}ين` : `${stem}ن`, true, true),
    ...(weak ? [third(`${short}ا`), { ...third(`${short}يت`, true), passive: true }] : []),
    ...(stem.endsWith('أ') ? endingInHamza(stem.slice(0, -1)) : []),
    first(weak ? `${short}ينا` : `${stem}نا`, true),
    ...hollowPast(stem),
  ];
}

/** «أنشئ», «أنشئت»: the passive of a past in hamza; «بدؤوا». */
const endingInHamza = (stem: string): VerbForms[] => [
  { ...third(`${stem}ئ`), passive: true },
  { ...third(`${stem}ئت`, true), passive: true },
  third(`${stem}ؤوا`, false, true),
];

/** «أعيد», «اختير»: the passive of a past with a long vowel. */
const hollowPast = (stem: string): VerbForms[] =>
  /^[اأ].{1,3}ا.$/.test(stem)
    ? ['', 'ت'].map((end) => ({
        ...third(`${stem.slice(0, -2)}ي${stem.slice(-1)}${end}`, end === 'ت'),
        passive: true,
      }))
    : [];

/** «يعاد», «تباع»: the passive of a present with a long vowel. */
const hollowPresent = (root: string): VerbForms[] =>
  /^[^وياا][وي].$/.test(root)
    ? ['ي', 'ت'].map((letter) => ({
        ...third(`${letter}${root.charAt(0)}ا${root.charAt(2)}`, letter === 'ت'),
        passive: true,
      }))
    : [];

/** The forms of the present, from the third person singular; with the short ones of the jussive. */
export function presentForms(stem: string): VerbForms[] {
  const root = stem.slice(1);
  const weak = /[ىيوا]$/.test(root);
  const short = weak ? root.slice(0, -1) : root;
  const bases = [root];
  if (weak) bases.push(short);
  if (/^.[وياا].$/.test(root)) bases.push(root.charAt(0) + root.charAt(2));
  if (/[وياا].$/.test(root) && root.length > 3) bases.push(root.slice(0, -2) + root.slice(-1));
  return [
    ...hollowPresent(root),
    ...bases.flatMap((base) =>
      [third(`ي${base}`), third(`ت${base}`, true), first(`ن${base}`, true)].map((form) =>
        base === root ? form : { ...form, short: true },
      ),
    ),
    ...['ون', 'وا', 'و'].map((end) => third(`ي${short}${end}`, false, true)),
    ...['ون', 'وا'].map((end) => third(`ت${short}${end}`, false, true)),
    ...['ان', 'ا'].flatMap((end) => [
      third(`ي${root}${end}`, false, true),
      third(`ت${root}${end}`, true, true),
    ]),
    third(`ي${root}ن`, true, true),
  ];
}
