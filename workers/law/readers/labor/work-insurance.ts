import type { ReadersById } from '../reader.js';
import { limit } from '../limit.js';
import { affirms, ban, states } from '../turns.js';
import { WAGE } from './pieces.js';

const GOSI = {
  en: '\\b(?:social insurance|GOSI|General Organi[sz]ation for Social Insurance)\\b',
  ar: '~(?:تأمينات (?:ال)?اجتماعية|تأمينات)#',
};

/** Readers of the rules on social insurance. */
export const workInsuranceReaders: ReadersById = {
  'SA-SIL-01': {
    topic: GOSI,
    en: [
      states('breaks', {
        cues: [
          `(?:{employer}|{employee}|\\bparties\\b|\\bparty\\b)[^.;]{0,60}\\b(?:not (?:be )?(?:to )?(?:regist\\w+|enrol\\w*|subscri\\w+)|no obligation to (?:register|enrol))\\b[^.;]{0,60}(?:${GOSI.en})`,
          `\\b(?:no|without)\\b[^.;]{0,30}\\b(?:registration|enrol?lment|subscription|contributions?)\\b[^.;]{0,30}(?:${GOSI.en})`,
          `{employee}[^.;]{0,40}\\b(?:waives?|relinquish\\w*)\\b[^.;]{0,60}(?:${GOSI.en})`,
          `(?:${GOSI.en})[^.;]{0,80}\\b(?:lower|reduced|less) (?:wage|salary|amount)\\b`,
        ],
        unless:
          '\\b(?:may not|shall not be (?:without|no)|unless|freelance|independent contractor|already|no deduction|penalt\\w+)\\b',
        says: {
          en: 'The clause keeps the worker, or the real wage, out of social insurance.',
          ar: 'يستبعد البند العامل أو أجره الفعلي من التسجيل في التأمينات الاجتماعية.',
        },
      }),
      affirms('keeps', {
        cues: [
          `{employer}[^.;]{0,40}\\b(?<core>registers?|enrols?|register|enrol|enroll)\\b[^.;]{0,60}(?:${GOSI.en})`,
        ],
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          `(?:عدم|لا (?:يلتزم|تلتزم|يسجل|تسجل|يتم)|دون|بدون|غير ملزم|غير ملزمة)[^.;]{0,40}~(?:تسجيل|تسجيله|اشتراك|تسجيلا)?#?[^.;]{0,20}(?:${GOSI.ar})`,
          `(?:يتنازل|تنازل)[^.;]{0,50}(?:${GOSI.ar})`,
          `~(?:تسجيل|يسجل|تسجل)#[^.;]{0,40}(?:${GOSI.ar})[^.;]{0,40}~(?:أجر أقل|راتب أقل|أقل من أجره|أقل من راتبه)`,
        ],
        needs: '~(?:تسجيل|تسجيله|يسجل|تسجل|يتنازل|تنازل|اشتراك)#',
        unless: '~(?:غرامة|غرامات|مخالفة)#|لا يجوز|(?<![ء-ي])إلا(?![ء-ي])|ما لم|~(?:حالة عدم|عند عدم)',
        says: {
          en: 'The clause keeps the worker, or the real wage, out of social insurance.',
          ar: 'يستبعد البند العامل أو أجره الفعلي من التسجيل في التأمينات الاجتماعية.',
        },
      }),
      affirms('keeps', {
        cues: [`(?<core>~(?:يلتزم|تلتزم|يسجل|تسجل)#)[^.;]{0,10}{employer}[^.;]{0,50}(?:${GOSI.ar})`],
        unless: '(?<![ء-ي])(?:لا|عدم)(?![ء-ي])',
      }),
    ],
  },
  'SA-SIL-02': {
    topic: {
      en: `(?:${GOSI.en})[^.;]{0,40}\\bcontributions?\\b`,
      ar: `~(?:اشتراك|اشتراكات)#[^.;]{0,30}(?:${GOSI.ar})`,
    },
    en: [
      ban({
        cues: [
          `{employee}[^.;]{0,40}\\b(?<core>bears?|pays?|bear|pay|responsible for)\\b[^.;]{0,20}\\b(?:all|full|entire|whole|both|employer(?:'s)? share)\\b[^.;]{0,60}(?:${GOSI.en})`,
          `(?:${GOSI.en})[^.;]{0,60}\\b(?<core>contributions? in full|all contributions?|full contributions?|employer'?s? share)\\b[^.;]{0,60}\\b(?:borne by (?:the )?{employee}|deducted from)`,
          `\\b(?<core>deduct\\w*)\\b[^.;]{0,40}\\b(?:all|full|entire|both|employer(?:'s)? share)\\b[^.;]{0,50}(?:${GOSI.en})[^.;]{0,60}(?:${WAGE.en})`,
        ],
        unless: '\\b(?:{employer} (?:shall |will )?(?:bears?|pays?))\\b|\\bvoluntary',
        says: {
          en: "The clause makes the worker bear the employer's share of social insurance.",
          ar: 'يحمل البند العامل حصة صاحب العمل في اشتراكات التأمينات الاجتماعية.',
        },
      }),
      limit({
        cues: [GOSI.en],
        needs: `\\b(?:deduct\\w*|{employee}(?:'s)? share|borne by (?:the )?{employee}|{employee} (?:pays|bears|contributes))\\b|{employee} (?:pays|bears|contributes)`,
        unless:
          '\\b(?:branch|total|{employer} (?:pays|bears|contributes)|respectively)\\b|{employer} (?:pays|bears|contributes)|\\bemployer.s share',
        measure: 'percent',
        atMost: 12,
        after: 100,
        before: 60,
        bound: {
          en: "the worker's share: 11% for pensions and 1% for unemployment",
          ar: 'حصة العامل: 11% لفرع المعاشات و1% للتأمين ضد التعطل عن العمل',
        },
      }),
    ],
    ar: [
      ban({
        cues: [
          `(?<core>~(?:يتحمل|يدفع|يسدد)#) {employee}[^.;]{0,20}~(?:كامل|جميع|كافة|كل|حصة صاحب)#[^.;]{0,50}(?:${GOSI.ar})`,
          `(?<core>~(?:خصم|حسم|تخصم|تحسم|يخصم)#)[^.;]{0,20}~(?:كامل|جميع|كافة|حصة صاحب)#[^.;]{0,50}(?:${GOSI.ar})[^.;]{0,40}~من#`,
        ],
        unless: '~اختياري',
        says: {
          en: "The clause makes the worker bear the employer's share of social insurance.",
          ar: 'يحمل البند العامل حصة صاحب العمل في اشتراكات التأمينات الاجتماعية.',
        },
      }),
      limit({
        cues: [GOSI.ar],
        needs: '~(?:خصم|يخصم|تخصم|حسم|يحسم|تحسم|حصة (?:ال)?(?:عامل|موظف))#',
        unless: '~(?:فرع|إجمالي|حصة صاحب)#',
        measure: 'percent',
        atMost: 12,
        after: 100,
        before: 60,
        bound: {
          en: "the worker's share: 11% for pensions and 1% for unemployment",
          ar: 'حصة العامل: 11% لفرع المعاشات و1% للتأمين ضد التعطل عن العمل',
        },
      }),
    ],
  },
};
