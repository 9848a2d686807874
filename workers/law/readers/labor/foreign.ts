import type { ReadersById } from '../reader.js';
import { affirms, ban, denies } from '../turns.js';

const FOREIGN = '\\bnon[\\s-]?Saudis?\\b|\\bexpatriates?\\b|\\bforeign (?:worker|employee|national)s?\\b';
const FOREIGN_AR = '~(?:غير (?:ال)?سعودي|وافد|أجنبي|غير (?:ال)?سعوديين|وافدين|أجانب)(?:ة)?#';
const PERMIT = '(?:work permit|iqama|residence permit|residency)';
const PERMIT_AR = '~(?:رخصة (?:ال)?عمل(?:ه|ها)?|إقامة|إقامته|إقامتها|رخصة (?:ال)?إقامة)#';

/** Readers of the rules on the contracts of non-Saudi workers. */
export const foreignReaders: ReadersById = {
  'SA-LAB-04': {
    topic: {
      en: '\\b(?:fixed|indefinite|unlimited|definite)[- ]term\\b|\\bopen-ended\\b',
      ar: '~(?:محدد|محددة) (?:ال)?مدة#|~مدة (?:هذا )?(?:ال)?عقد#',
    },
    onlyIf: {
      en: `${FOREIGN}|\\bwork permit\\b|\\bexit and re-?entry\\b|\\bfinal exit\\b`,
      ar: `${FOREIGN_AR}|~رخصة (?:ال)?عمل|~تأشيرة (?:ال)?خروج`,
    },
    en: [
      ban({
        cues: [
          '\\b(?:indefinite|unlimited|unspecified|open)(?:-ended| (?:term|period|duration))|\\bopen-ended\\b',
        ],
        needs: `(?:${FOREIGN})[^.;]{0,80}\\b(?:contract|agreement)\\b|\\b(?:contract|agreement)\\b[^.;]{0,40}(?:${FOREIGN})`,
        unless:
          '\\b(?:confidential\\w*|secre\\w+|compet\\w+|(?<!non-)Saudi (?:employee|worker|national)s?)\\b',
        says: {
          en: 'The clause puts a non-Saudi worker under a contract without a term.',
          ar: 'يجعل البند عقد العامل غير السعودي غير محدد المدة.',
        },
      }),
      denies('breaks', {
        cues: ['\\b(?:fixed[- ]term|(?:a|any) (?:fixed|definite) term|in writing)\\b'],
        needs: `\\b(?:contract|agreement)\\b[^.;]{0,40}(?:${FOREIGN})`,
        unless: '\\b(?:unless|if|amend\\w*|modif\\w*|terminat\\w*)\\b',
        says: {
          en: 'The clause frees the contract of a non-Saudi worker from writing or from a term.',
          ar: 'يعفي البند عقد العامل غير السعودي من الكتابة أو تحديد المدة.',
        },
      }),
      affirms('doubtful', {
        cues: [
          '\\b(?:this )?(?:employment )?(?:contract|agreement) (?:is|shall be)(?: \\w+){0,3}? (?:an )?(?:indefinite|unlimited|open-ended)',
        ],
      }),
      affirms('keeps', {
        cues: [
          '\\b(?:term|duration|period) of (?:this|the) (?:employment )?(?:contract|agreement)\\b[^.;]{0,40}\\b(?:year|month)s?\\b',
          '\\bfixed[- ]term\\b',
        ],
        unless: '\\b(?:renew\\w*|terminat\\w*|indefinite)\\b',
      }),
    ],
    ar: [
      ban({
        cues: ['~(?:غير (?:ال)?محدد(?:ة)?|مفتوح(?:ة)?|غير معين(?:ة)?)#'],
        needs: `~(?:عقد|عقود)#[^.;]{0,40}(?:${FOREIGN_AR})`,
        unless: '~(?:سرية|أسرار|منافسة)#',
        says: {
          en: 'The clause puts a non-Saudi worker under a contract without a term.',
          ar: 'يجعل البند عقد العامل غير السعودي غير محدد المدة.',
        },
      }),
      affirms('doubtful', {
        cues: ['~(?:عقد|العقد)# [^.;,]{0,15}~(?:غير محدد المدة|مفتوح المدة|لمدة غير محددة)#'],
        unless: '~(?:يتحول|تحول|[يت]تجدد|إنهاء|إنهاؤه)|~سعودي#',
      }),
      affirms('keeps', {
        cues: [
          '~مدة (?:هذا )?(?:ال)?عقد#[^.;]{0,30}~(?:سنة|سنتان|سنتين|سنوات|شهر|أشهر)',
          '~(?:عقد|العقد)#[^.;]{0,40}(?<!~غير )~محدد (?:ال)?مدة#',
        ],
        unless: '~(?:غير (?:ال)?محدد|تجديد|إنهاء)',
      }),
    ],
  },
  'SA-LAB-76': {
    topic: { en: `\\bprofession\\b[^.;]{0,60}\\b${PERMIT}\\b`, ar: `~مهنة[^.;]{0,40}(?:${PERMIT_AR})` },
    en: [
      ban({
        cues: [
          `\\b(?:profession|occupation|job|position|work|trade)s? (?:other than|different from|not (?:stated|recorded|listed) in|outside)[^.;]{0,60}\\b${PERMIT}\\b`,
          `\\b(?:work|employ\\w*|assign\\w*)\\b[^.;]{0,60}\\b(?:regardless|irrespective) of[^.;]{0,30}\\b(?:profession|occupation)[^.;]{0,40}\\b${PERMIT}\\b`,
        ],
        unless: '\\b(?:chang(?:e|ed|ing) (?:of )?(?:the |his )?(?:profession|occupation)|after)\\b',
        says: {
          en: 'The clause lets the worker be employed in another profession than that of the work permit.',
          ar: 'يجيز البند تشغيل العامل في مهنة غير المدونة في رخصة عمله.',
        },
      }),
      affirms('keeps', { cues: [`\\bonly in the (?:profession|occupation)[^.;]{0,40}\\b${PERMIT}\\b`] }),
    ],
    ar: [
      ban({
        cues: [
          `~(?:تشغيل|تكليف|توظيف|[يت]شغل|[يت]كلف|[يت]عمل|عمل|اشتغال)(?:ه)?#[^.;]{0,40}~(?:غير|خلاف|تختلف عن|بغض النظر عن)#[^.;]{0,30}~(?:مهنة|مدونة|مسجلة)?[^.;]{0,20}(?:${PERMIT_AR})`,
        ],
        needs: '~(?:مهنة|مهنته|مدونة)',
        unless: '~(?:تغيير|تعديل) (?:ال)?مهنة',
        says: {
          en: 'The clause lets the worker be employed in another profession than that of the work permit.',
          ar: 'يجيز البند تشغيل العامل في مهنة غير المدونة في رخصة عمله.',
        },
      }),
    ],
  },
};
