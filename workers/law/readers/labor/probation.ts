import type { ReadersById } from '../reader.js';
import { affirms, ban, denies, states } from '../turns.js';
import { probationLength } from './probation-length.js';

const PROBATION = '\\b(?:probation(?:ary)?|trial period)\\b';
const PROBATION_AR = '(?:~(?:فترة|مدة) (?:ال)?(?:تجربة|اختبار)#|~تحت (?:ال)?(?:تجربة|اختبار)#)';
const END = '\\b(?:terminat\\w+|end(?:s|ed|ing)?|resign\\w*|leav(?:e|es|ing)|rescind\\w*|cancel\\w*)\\b';
const END_AR = '~(?:إنهاء|فسخ|استقالة|ترك|[يت]نهي|[يت]فسخ|[يت]ستقيل|[يت]ترك)(?:ه)?#';
const UNLIMITED = {
  en: 'The clause lets probation be extended without a limit.',
  ar: 'يجيز البند تمديد فترة التجربة دون حد.',
};
const BOUND = {
  en: 'The clause takes from the worker the right to end the contract during probation.',
  ar: 'يحرم البند العامل من حق إنهاء العقد خلال فترة التجربة.',
};
const AGAIN = {
  en: 'The clause lets the employer put the worker on probation again.',
  ar: 'يجيز البند وضع العامل تحت التجربة مرة أخرى.',
};

/** Readers of the rules on probation. */
export const probationReaders: ReadersById = {
  'SA-LAB-07': {
    topic: { en: PROBATION, ar: PROBATION_AR },
    en: [
      probationLength,
      affirms('breaks', {
        cues: [
          `\\bextend\\b[^.;]{0,40}${PROBATION}[^.;]{0,60}\\b(?:as (?:it|the {employer}) (?:sees|deems) fit|(?:sole|absolute|own) discretion|without limit|indefinitely|any period)\\b`,
          `${PROBATION}[^.;]{0,80}\\b(?:extended|extendable)\\b[^.;]{0,40}\\b(?:discretion|without limit|indefinitely|any period)\\b`,
        ],
        unless: '\\b(?:180|one hundred and eighty|six months)\\b',
        says: UNLIMITED,
      }),
    ],
    ar: [
      probationLength,
      affirms('breaks', {
        cues: [
          `~(?:تمديد|[يت]مدد)#[^.;]{0,20}${PROBATION_AR}[^.;]{0,40}~(?:ما يراه|ما تراه|تقدير(?:ه|ها)?|كما يشاء|دون حد|دون تحديد|لأي مدة|أي مدة|للمدة التي)#`,
          `${PROBATION_AR}[^.;]{0,60}~تمديد(?:ها)?#[^.;]{0,40}~(?:ما يراه|ما تراه|تقدير(?:ه|ها)|كما يشاء|دون حد|أي مدة|للمدة التي)#`,
        ],
        unless: '180|~مائة وثمانين|~ستة أشهر',
        says: UNLIMITED,
      }),
    ],
  },
  'SA-LAB-62': {
    topic: { en: `${END}[^.;]{0,60}${PROBATION}`, ar: `${END_AR}[^.;]{0,40}${PROBATION_AR}` },
    en: [
      states('breaks', {
        cues: [
          `\\bonly (?:the )?{employer}[^.;]{0,40}${END}`,
          `(?:the )?{employer} alone[^.;]{0,40}${END}`,
          `${END}[^.;]{0,60}\\b(?:reserved (?:solely |exclusively )?to|exclusive right of|right of) (?:the )?{employer}(?: alone| only)?`,
        ],
        needs: PROBATION,
        unless: '\\b(?:extend|confirm)\\b',
        says: BOUND,
      }),
      denies('breaks', {
        cues: [
          `(?<={employee}[^.;]{0,50})${END}[^.;]{0,50}${PROBATION}`,
          `(?<=${PROBATION}[^.;]{0,60}{employee}[^.;]{0,40})${END}`,
        ],
        unless: '\\b(?:leave days|annual leave|without (?:prior |written )?notice|before giving)\\b',
        says: BOUND,
      }),
      affirms('breaks', {
        cues: [
          `{employee}[^.;]{0,30}\\b(?:leaves|resigns|terminates|ends)\\b[^.;]{0,40}${PROBATION}[^.;]{0,60}\\b(?<core>pay|compensate|indemnify)\\b[^.;]{0,60}\\b(?:wages?|salar\\w+|compensation)\\b`,
          `{employee}[^.;]{0,20}\\b(?<core>pay|compensate|indemnify)\\b[^.;]{0,80}\\b(?:resigns|leaves|terminates)\\b[^.;]{0,30}${PROBATION}`,
        ],
        says: {
          en: 'The clause has the worker pay for ending the contract during probation.',
          ar: 'يلزم البند العامل بدفع مقابل إنهاء العقد خلال فترة التجربة.',
        },
      }),
      affirms('keeps', {
        cues: [
          `\\b(?:either|both|each|any)(?: of the)? part(?:y|ies)\\b[^.;]{0,60}${END}[^.;]{0,60}${PROBATION}`,
        ],
      }),
      affirms('keeps', {
        cues: [
          `${PROBATION}[^.;]{0,40}\\b(?:either|both|each)(?: of the)? part(?:y|ies)\\b[^.;]{0,40}${END}`,
        ],
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          `{employer} ~(?:وحده|وحدها|فقط|دون العامل|دون غيره)# [^.;]{0,20}${END_AR}`,
          `~(?:[يت]قتصر|[يت]نحصر)# ~حق#[^.;]{0,10}${END_AR}[^.;]{0,60}~على# {employer}`,
        ],
        needs: PROBATION_AR,
        says: BOUND,
      }),
      denies('breaks', {
        cues: [`(?<={employee}[^.;]{0,20})${END_AR}[^.;]{0,40}${PROBATION_AR}`],
        unless: '~(?:إجازة|إشعار|إخطار)',
        says: BOUND,
      }),
      affirms('breaks', {
        cues: [
          `~(?:[يت]لتزم|[يت]دفع|[يت]تحمل|على) {employee}[^.;]{0,15}~(?:دفع|سداد|تعويض)#[^.;]{0,60}${END_AR}[^.;]{0,30}${PROBATION_AR}`,
        ],
        needs: '~(?:أجر|راتب|تعويض|شهر|شهرين)',
        says: {
          en: 'The clause has the worker pay for ending the contract during probation.',
          ar: 'يلزم البند العامل بدفع مقابل إنهاء العقد خلال فترة التجربة.',
        },
      }),
      affirms('keeps', {
        cues: [
          `~(?:لأي من|لأي|لكل من|لكلا|لكل) (?:ال)?(?:طرفين|طرف|منهما)#[^.;]{0,30}${END_AR}[^.;]{0,40}${PROBATION_AR}`,
          `~(?:لطرفين|للطرفين|الطرفين)# (?:ال)?حق[^.;]{0,6}${END_AR}[^.;]{0,20}~هذه (?:ال)?(?:فترة|مدة)`,
          `~أي من الطرفين#[^.;]{0,20}${END_AR}[^.;]{0,40}${PROBATION_AR}`,
        ],
      }),
    ],
  },
  'SA-LAB-08': {
    topic: {
      en: `${PROBATION}[^.;]{0,80}\\b(?:again|repeat|new|second|restart|anew)\\w*`,
      ar: `${PROBATION_AR}[^.;]{0,60}~(?:جديدة|ثانية|مجددا|تكرار|أكثر)`,
    },
    en: [
      ban({
        cues: [
          `\\b(?:restart|repeat|again)\\b[^.;]{0,60}${PROBATION}`,
          `(?:placed?|put|subject(?:ed)?)[^.;]{0,20}${PROBATION}[^.;]{0,60}\\b(?:again|repeated|restarted|anew|a second time|more than once)\\b`,
          `${PROBATION}[^.;]{0,40}\\b(?:repeated|restarted|begin again|start again)\\b`,
          '\\b(?:new|second|further) (?:period of )?probation\\w*',
        ],
        unless:
          '\\b(?:different|another|new|other) (?:job|position|role|profession|work|occupation)\\b|\\bsix \\(?6?\\)? ?months\\b|\\bextend\\w*|\\bextension\\b',
        says: AGAIN,
      }),
    ],
    ar: [
      ban({
        cues: [
          `~(?:إعادة|تكرار|[يت]عيد|[يت]كرر|إخضاع|وضع|[يت]خضع|[يت]وضع)#[^.;]{0,60}?(?:${PROBATION_AR})[^.;]{0,40}`,
          `(?:${PROBATION_AR})[^.;]{0,40}?~(?:مرة أخرى|مرة ثانية|مجددا|من جديد|جديدة|أكثر من مرة)#`,
        ],
        needs: '~(?:مرة أخرى|مرة ثانية|مجددا|من جديد|تجربة جديدة|اختبار جديدة|أكثر من مرة|إعادة|تكرار)#',
        unless:
          '~(?:مهنة أخرى|عمل آخر|وظيفة أخرى|وظيفة جديدة|مهنة جديدة|مهنة مختلفة|ستة أشهر|تمديد|[يت]مدد)(?:ها)?#',
        says: AGAIN,
      }),
    ],
  },
};
