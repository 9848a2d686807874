import type { RephraseStyle } from '#shared/tools/rephrase/contract.js';
import type { RewordingRule } from '../rule.js';
import { after, BRISK, END, PERSUASIVE, START, whole } from './phrases.js';

const DIRECT: readonly RephraseStyle[] = ['persuasive', 'concise'];
const PERSON = '(ال[ء-ي]{3,12}(?: ال[ء-ي]{3,10})?|(?:مقدم|صاحب|مدير) ال[ء-ي]{3,10})';
const RESPONSIBLE = 'مس(?:ؤ|ئ)ول';

const answerable: RewordingRule[] = [
  {
    find: `${after('[وف]', 'يكون')} ${PERSON} ${RESPONSIBLE}(?:اً|ًا|ا) (?=عن${END})`,
    write: 'يُسأل $1 ',
    reason: 'firm',
    styles: DIRECT,
  },
  {
    find: `${after('[وف]', 'تكون')} ${PERSON} ${RESPONSIBLE}ة (?=عن${END})`,
    write: 'تُسأل $1 ',
    reason: 'firm',
    styles: DIRECT,
  },
  {
    find: `${after('[وف]', 'يكون')} ${RESPONSIBLE}(?:اً|ًا|ا) (?=عن${END})`,
    write: 'يُسأل ',
    reason: 'firm',
    styles: DIRECT,
  },
  {
    find: `${after('[وف]', 'تكون')} ${RESPONSIBLE}ة (?=عن${END})`,
    write: 'تُسأل ',
    reason: 'firm',
    styles: DIRECT,
  },
];

/** What a writer says of his own wish or opinion before he says the thing. */
const hedges = [
  'نود (?:إفادتكم|إحاطتكم علما|إحاطتكم علماً)',
].map((find) => [find, 'نفيدكم'] as const);

const opinions: RewordingRule[] = ['في رأينا', 'برأينا', 'من وجهة نظرنا', 'في اعتقادنا', 'على ما يبدو', 'كما يبدو', 'نوعاً ما'].map(
  (find) => ({ find: `(?:(?<=^|[.؛]\\s?)|(?<=[ء-ي] ))${START}${find}${END}،?`, write: '', reason: 'firm', styles: PERSUASIVE }),
);

const asked = whole('firm', PERSUASIVE, [
  ...hedges,
  ['([وف]?)نود إشعاركم', '$1نشعركم'],
  ['([وف]?)نود إبلاغكم', '$1نبلغكم'],
  ['([وف]?)نود التنويه', '$1ننوه'],
  ['([وف]?)نود التأكيد على', '$1نؤكد'],
  ['([وف]?)نود الإشارة إلى', '$1نشير إلى'],
  ['([وف]?)سوف (?=[يت]لتزم)', '$1'],
  ['([وف]?)(?:يعتبر|يعد) بمثابة (?=[ء-ي]{3,12}(?:ة|ات) )', '$1يُعد '],
  ['([وف]?)(?:تعتبر|تعد) بمثابة (?=[ء-ي]{3,12}(?:ة|ات) )', '$1تُعد '],
]);

const kindly: RewordingRule[] = [
  ['بال', 'ال'],
  ['ب(?!ال)', ''],
].map(([find = '', write = '']) => ({
  find: `${START}([وف]?(?:نأمل|نرجو|يرجى|آمل|أرجو)(?: منكم| من سعادتكم)?) التكرم ${find}(?=[ء-ي]{3})`,
  write: `$1 ${write}`,
  reason: 'firm',
  styles: PERSUASIVE,
}));

/** Who agreed is the subject of the sentence, not what came about. */
const agreed: RewordingRule[] = ['(?:تم|جرى) الاتفاق (?:فيما )?بين الطرفين(?= على| أن)'].map((find) => ({
  find: `${START}([وف]?)${find}`,
  write: '$1اتفق الطرفان',
  reason: 'active',
  styles: BRISK,
}));

/** Words that weaken what is said, and sentences that say it of nobody. */
export const FIRM: readonly RewordingRule[] = [...answerable, ...opinions, ...asked, ...kindly, ...agreed];
