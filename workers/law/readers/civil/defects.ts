import type { ReadersById } from '../reader.js';
import { tells } from './tells.js';

const DEFECT = '\\b(?:defects?|defective|faults?|flaws?)\\b';
const HIDDEN =
  '\\b(?:conceal(?:s|ed|ment|ing)?|hid|hides|hidden by|hiding|withheld|kept silent|(?:known|aware)\\b[^.;]{0,30}\\b(?:not disclosed|undisclosed|and (?:not|hid|concealed))|knew[^.;]{0,30}\\b(?:hid|conceal\\w+|fail\\w* to disclose)|defects? (?:that are |which are )?known to (?:it|him|the seller|the supplier)|(?:knowingly|deliberately|intentionally|fraudulently) (?:conceal|hid|undisclos|withh)\\w*)\\b';
const FREED =
  '\\b(?:no (?:warrant\\w+|guarantee|liabilit\\w+|remed\\w+|right|claim|recourse)|not (?:be )?(?:liable|responsible|answerable)|not (?:warrant|guarantee|give|entitle)|waiv\\w+|releas\\w+|excludes?|excluded|relinquish\\w*|renounc\\w+|disclaims?|exempt\\w*|lapses?|lose[s]?)\\b';
const EXCEPT =
  '\\b(?:except\\w*|save|other than|unless|does not apply|shall not apply|not extend|has not concealed|have not concealed|nothing|conceals? no|shall disclose)\\b';
const EXEMPTED = {
  en: 'The clause frees the seller from defects that it hid.',
  ar: 'يعفي البند البائع من ضمان عيوب تعمد إخفاءها.',
};
const DEFECT_AR = '~(?:عيب|عيوب|عيبا|عيوبا|عيوبه|عيوبها|خلل)#';
const HIDDEN_AR =
  '~(?:إخفاء|إخفاءه|إخفاءها|إخفائه|إخفائها|أخفاه|أخفاها|أخفى|أخفيت|كتمان|كتمانه|كتمانها|كتمه|كتمها|كتم|تدليس|تغرير)#|~(?:عالما|علم|عالم|[يت]علم)#[^.;]{0,20}~(?:أخفا|لم [يت]فصح|سكت|كتم)';
const FREED_AR =
  '~(?:لا رجوع|لا [يت]ضمن|لا [يت]سأل|غير مسؤول|[يت]سقط|سقوط|[يت]تنازل|تنازل|[يت]عفي|[يت]عفى|إعفاء|لا [يت]تحمل|لا [يت]حق|ليس|لا [يت]جوز|دون ضمان|[يت]برئ)(?![ء-ي])';
const EXCEPT_AR = '~(?:إلا|عدا|باستثناء|ما لم|لا [يت]سري|لا [يت]شمل|لم [يت]خف|عدم إخفاء|سوى)(?![ء-ي])';

/** Readers of the rule on the warranty against hidden defects. */
export const defectReaders: ReadersById = {
  'SA-CTL-29': {
    topic: {
      en: `\\bwarrant\\w+\\b[^.;]{0,80}${DEFECT}|${DEFECT}[^.;]{0,80}\\bwarrant\\w+`,
      ar: '~ضمان (?:ال)?(?:عيب|عيوب)#',
    },
    en: [
      tells('breaks', {
        all: [DEFECT, HIDDEN, FREED],
        unless: `${EXCEPT}|\\bbuyer\\b[^.;]{0,20}\\b(?:conceal|hid)`,
        says: EXEMPTED,
      }),
      tells('breaks', {
        all: [
          '\\bconcealment\\b[^.;]{0,40}\\bdefects?\\b',
          '\\b(?:no|not)\\b[^.;]{0,40}\\b(?:right|remedy|claim|entitle)\\b',
        ],
        unless: '\\b(?:except|unless|save)\\b',
        says: EXEMPTED,
      }),
      tells('keeps', {
        all: [
          DEFECT,
          HIDDEN,
          '\\b(?:except\\w*|save|other than|not apply|not extend)\\b',
          `${FREED}|\\bexclusion\\b|\\bdisclaimer\\b`,
        ],
      }),
    ],
    ar: [
      tells('breaks', { all: [DEFECT_AR, HIDDEN_AR, FREED_AR], unless: EXCEPT_AR, says: EXEMPTED }),
      tells('keeps', {
        all: [DEFECT_AR, HIDDEN_AR, '~(?:إلا|عدا|باستثناء|لا [يت]سري|سوى)#', '~(?:ضمان|[يت]ضمن|إعفاء)#'],
      }),
    ],
  },
};
