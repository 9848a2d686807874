import type { RephraseStyle } from '#shared/tools/rephrase/contract.js';
import type { RewordingRule } from '../rule.js';
import { after, BRISK, END, PERSUASIVE, START, whole } from './phrases.js';

const DIRECT: readonly RephraseStyle[] = ['persuasive', 'concise'];
const PERSON = '(ال[ء-ي]{3,12}(?: ال[ء-ي]{3,10})?|(?:مقدم|صاحب|مدير) ال[ء-ي]{3,10})';
const RESPONSIBLE = 'مس(?:ؤ|ئ)ول';
/** Who is responsible for a harm answers for it; who is responsible for a task only has to do it. */
const FOR_HARM = `(?= عن (?:(?:أي|أية|جميع|كافة|كل) )?(?:ال)?(?:أضرار|ضرر|خسائر|خسارة|خطأ|أخطاء|تأخير|إخلال|تعويض|غرامات|مخالفات|عيوب|حوادث|تلف|نقص|تقصير|عدم)${END})`;

const answerable: RewordingRule[] = [
  {
    find: `${after('[وف]', 'يكون')} ${PERSON} ${RESPONSIBLE}(?:اً|ًا|ا)${FOR_HARM}`,
    write: 'يُسأل $1',
    reason: 'firm',
    styles: DIRECT,
  },
  {
    find: `${after('[وف]', 'تكون')} ${PERSON} ${RESPONSIBLE}ة${FOR_HARM}`,
    write: 'تُسأل $1',
    reason: 'firm',
    styles: DIRECT,
  },
  {
    find: `${after('[وف]', 'يكون')} ${RESPONSIBLE}(?:اً|ًا|ا)${FOR_HARM}`,
    write: 'يُسأل',
    reason: 'firm',
    styles: DIRECT,
  },
  {
    find: `${after('[وف]', 'تكون')} ${RESPONSIBLE}ة${FOR_HARM}`,
    write: 'تُسأل',
    reason: 'firm',
    styles: DIRECT,
  },
];

/** What a writer says of his own opinion before he says the thing. */
const opinions: RewordingRule = {
  find: `${START}(?:في رأينا|برأينا|من وجهة نظرنا|في اعتقادنا|على ما يبدو|كما يبدو|نوعاً ما)${END}،?(?! ف)`,
  write: '',
  reason: 'firm',
  styles: PERSUASIVE,
};

const asked = whole('firm', PERSUASIVE, [
  ['نود (?:إفادتكم|إحاطتكم علم(?:اً|ًا|ا))', 'نفيدكم'],
  ['([وف]?)نود إشعاركم', '$1نشعركم'],
  ['([وف]?)نود إبلاغكم', '$1نبلغكم'],
  ['([وف]?)نود التنويه', '$1ننوه'],
  ['([وف]?)نود التأكيد على', '$1نؤكد'],
  ['([وف]?)نود الإشارة إلى', '$1نشير إلى'],
  ['سوف(?= [يت]لتزم)', ''],
  ['([وف]?)(?:يعتبر|يعد) بمثابة(?= [ء-ي]{3,12}(?:ة|ات) )', '$1يُعد'],
  ['([وف]?)(?:تعتبر|تعد) بمثابة(?= [ء-ي]{3,12}(?:ة|ات) )', '$1تُعد'],
]);

const kindly: RewordingRule = {
  find: `(?<=${START}[وف]?(?:نأمل|نرجو|يرجى|آمل|أرجو)(?: منكم| من سعادتكم)? )التكرم ب((?:ال)?[ء-ي]{3,20})${END}`,
  write: '$1',
  reason: 'firm',
  styles: PERSUASIVE,
};

/** Who agreed is the subject of the sentence, not what came about. */
const agreed: RewordingRule = {
  find: `${START}([وف]?)(?:تم|جرى) الاتفاق (?:فيما )?بين الطرفين(?= على| أن)`,
  write: '$1اتفق الطرفان',
  reason: 'active',
  styles: BRISK,
};

/** Words that weaken what is said, and sentences that say it of nobody. */
export const FIRM: readonly RewordingRule[] = [...answerable, opinions, ...asked, kindly, agreed];
