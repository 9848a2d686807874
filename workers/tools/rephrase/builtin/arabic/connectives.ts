import type { RewordingRule } from '../rule.js';
import { after, BRISK, CONCISE, END, joined, SHORT, START, whole } from './phrases.js';

/** What may follow an adverb: the end of its clause, or a word that cannot be a second adjective beside it. */
const CLAUSE_ENDS =
  '(?=\\s?(?:[،.؛:)]|$)| (?:من|في|على|إلى|خلال|عند|عن|قبل|بعد|وذلك|ويتم|وتتم|وفقا|وفقاً|حتى|لمدة|بموجب|ما لم|دون|إذا|وإذا|ولا|لا|ويلتزم|ويحق|ويجوز)' +
  `${END})`;

/** Manner as an adjective of a noun that says nothing: "in a monthly manner", and the adverb. */
const manner = (adjective: string, adverb: string): RewordingRule => ({
  find: `${START}(?:بشكل ${adjective}|(?:بصورة|بصفة|بطريقة) ${adjective}ة)${END}${CLAUSE_ENDS}`,
  write: adverb,
  reason: 'shorter',
  styles: BRISK,
});
const ON_AN = '(شهري|سنوي|أسبوعي|يومي|دوري|تلقائي|مؤقت|نهائي|رسمي|ودي|إلكتروني|مسبق|جزئي)';
const adverbs: RewordingRule[] = [
  { ...manner('', '$1اً'), find: `${START}بشكل ${ON_AN}${END}${CLAUSE_ENDS}` },
  { ...manner('', '$1اً'), find: `${START}(?:بصورة|بصفة|بطريقة) ${ON_AN}ة${END}${CLAUSE_ENDS}` },
  manner('فوري', 'فوراً'),
  manner('مباشر', 'مباشرةً'),
  manner('(?:خطي|كتابي)', 'كتابةً'),
  manner('منتظم', 'بانتظام'),
  manner('مستمر', 'باستمرار'),
  manner('متساو(?:ي)?', 'بالتساوي'),
  manner('واضح', 'بوضوح'),
];

const THAT_FOLLOWS =
  '(?= (?:خلال|في غضون|وفق|وفقا|وفقاً|وفقًا|طبقا|طبقاً|طبقًا|بموجب|دون|بدون|طوال|طيلة|بعد|قبل|لمدة|حسب|عن طريق|بناء|بناءً|بواسطة|اعتبارا|اعتباراً|ابتداء|ابتداءً|فور|عند|لدى|في موعد|في مدة|على نفقته|على نفقتها)' +
  `${END})`;
/** "and that within ten days" is "within ten days": what follows depends on the verb before it either way. */
const andThat: RewordingRule = {
  find: `(?<=[ء-ْ\\d)»]،? )وذلك${THAT_FOLLOWS}`,
  write: '',
  reason: 'shorter',
  styles: SHORT,
};

const cases = whole('shorter', BRISK, [
  ['([وف]?)في حال(?:ة)? ما (?:إذا|اذا)', '$1إذا'],
  ['([وف]?)على الرغم من', '$1رغم'],
  ['([وف]?)بالرغم من', '$1رغم'],
  ['([وف]?)في الوقت (?:الحالي|الراهن|الحاضر)', '$1حالياً'],
  ['([وف]?)على الفور', '$1فوراً'],
  ['([وف]?)في بعض الأحيان', '$1أحياناً'],
  [
    '([وف]?)في غضون(?: مدة)?(?= [^،.؛]{1,40}(?:يوم|شهر|أيام|أشهر|ساعة|أسبوع|سنة|شهرين|أسبوعين|يومين|سنوات))',
    '$1خلال',
  ],
  ['([وف]?)في خلال', '$1خلال'],
]);

const scopes = [
  ...whole('shorter', SHORT, [
    ['فيما يتعلق ب(ه|ها|هما|هم)', 'بشأن$1'],
    ['(في أي وقت) من الأوقات', '$1'],
    ['(بأي حال) من الأحوال', '$1'],
    ['(بأي شكل) من الأشكال', '$1'],
    ['(لأي سبب) من الأسباب', '$1'],
    ['(أي طرف) من الأطراف', '$1'],
    ['(بأي طريقة) من الطرق', '$1'],
    ['(بأي صورة) من الصور', '$1'],
    ['(بناءً?) على ما تقدم ذكره', '$1 على ما تقدم'],
    ['(دون|بدون) الحصول على(?= (?:إذن|موافقة|ترخيص))', '$1'],
    ['(بعد) الحصول على(?= (?:إذن|موافقة))', '$1'],
    ['(إتمام|إجراء|إنجاز) عملية(?= ال[ء-ي]{2,8}\\s?(?:[،.؛]|$))', '$1'],
    ['(مبلغ|مبلغاً|مبلغًا|مبلغا) وقدره', '$1 قدره'],
    ['(أجرة|قيمة|مدة|غرامة|نسبة|دفعة) وقدرها', '$1 قدرها'],
    ['([وف]?)من أجل ذلك', '$1لذلك'],
    ['فيما (بين)(?= (?:كل|الطرفين))', '$1'],
  ]),
];

/** A preposition that is written to the next word takes the place of words between. */
const towards = [
  [`فيما (?:يتعلق|يختص) ب(?!(?:ه|ها|هما|هم)${END})([ء-ي]{3,20})`, 'بشأن $1'],
  ['من أجل ال(?!ى )([ء-ي]{3,20})', 'لل$1'],
  ['من أجل (?!ال|أن|ألا|ذلك|هذا|هذه|كل|إ)([ء-ي]{3,20})', 'ل$1'],
  ['(?:وبالنسبة|أما بالنسبة) لل([ء-ي]{3,20})(?![ء-ْ])(?=[^،.؛:]{0,60} ف[ء-ْ]{3})', 'أما ال$1'],
  ['(?:وبالنسبة|أما بالنسبة) (?:إلى|الى) ([ء-ي]{3,20})(?![ء-ْ])(?=[^،.؛:]{0,60} ف[ء-ْ]{3})', 'أما $1'],
  ['(?:وبالنسبة|أما بالنسبة) ل(?!ل)([ء-ي]{3,20})(?![ء-ْ])(?=[^،.؛:]{0,60} ف[ء-ْ]{3})', 'أما $1'],
].map(([find = '', write = '']): RewordingRule => ({
  find: `${START}${find}${END}`,
  write,
  reason: 'shorter',
  styles: SHORT,
}));

/** What joins a further duty to those before it. */
const moreover: RewordingRule[] = ['(?:بالإضافة|إضافة|علاوة) (?:إلى|على) ذلك', 'فضلاً عن ذلك'].map((find) => ({
  find: `${START}و?${find}،?(?= (?:يلتزم|تلتزم|يحق|يجوز|يجب|يتعين|يتحمل|تتحمل|لا يجوز|لا يحق)${END})`,
  write: 'كما',
  reason: 'shorter',
  styles: SHORT,
}));

const rights = [
  ...whole('shorter', BRISK, [
    ['([وف]?)له الحق في', '$1يحق له'],
    ['([وف]?)لها الحق في', '$1يحق لها'],
    ['([وف]?)لهما الحق في', '$1يحق لهما'],
  ]).map((rule) => ({ ...rule, find: `(?<!(?:ليس|ليست|يكون|تكون|كان|كانت|أن|ما|وليس) )${rule.find}` })),
  ...['ي', 'ت'].map((prefix): RewordingRule => ({
    find: `${after('[وف]', `${prefix}كون`)} (لل[ء-ي]{3,12}(?: ال[ء-ي]{3,10})?) الحق في(?= (?:ال|[ء-ي]{3,12} ال|[ء-ي]{3,12}(?:ه|ها|هم)${END}))`,
    write: 'يحق $1',
    reason: 'shorter',
    styles: BRISK,
  })),
];

const cuts = joined('shorter', CONCISE, [
  ['(المذكور|المذكورة|المشار إليه|المشار إليها|المبين|المبينة|الموضح|الموضحة) (?:أعلاه|آنفاً|آنفًا)', '$1'],
]);

/** Wordy connectives, and the words that say the same. */
export const CONNECTIVES: readonly RewordingRule[] = [
  ...adverbs,
  andThat,
  ...cases,
  ...scopes,
  ...towards,
  ...moreover,
  ...rights,
  ...cuts,
];
