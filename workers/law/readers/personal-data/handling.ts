import type { ReadersById } from '../reader.js';
import { affirms, ban, states } from '../turns.js';
import { PERSONAL } from './words.js';

const BREACH_EN =
  '\\b(?:data (?:security )?(?:breach|leak)(?:es|s)?|breach(?:es)? of (?:\\w+ ){0,3}?(?:data|information)|security incidents?|personal data breach(?:es)?)\\b';
const AUTHORITY_EN =
  '\\b(?:SDAIA|(?:competent |supervisory |relevant |any |the )?(?:authority|authorities|regulator)|Saudi Data)\\b';
const AUTHORITY_AR = '~(?:سدايا|جهة المختصة|جهة مختصة|هيئة|جهات المختصة|جهة رقابية)#';
const LATE = {
  en: 'The processor has days to report a breach, while the controller must notify the authority within 72 hours of learning of it.',
  ar: 'يمهل البند جهة المعالجة أياماً للإشعار بالتسرب، وعليها الإشعار دون تأخر غير مبرر.',
};
const ABROAD_EN =
  '\\b(?:abroad|outside (?:of )?(?:the Kingdom|Saudi Arabia|KSA)|any country|anywhere in the world|any part of the world|other countries)\\b';
const ABROAD_AR = '~(?:خارج المملكة|أي دولة|أي بلد|أي مكان في العالم|دول أخرى|خارج)#';
const SUB_EN = '\\bsub-?processors?\\b';
const SUB_AR = '~(?:جهات|جهة) (?:ال)?معالجة (?:ال)?فرعية#';
const NO_CONSENT_EN = "\\bwithout (?:[\\w']+ ){0,6}?(?:consent|approval|notice|informing)\\b";
const OFF = {
  en: 'The clause lets personal data leave the Kingdom without conditions.',
  ar: 'يجيز البند نقل البيانات الشخصية إلى خارج المملكة دون قيود.',
};

/** Readers of the rules on processors, transfers, access and confidentiality. */
export const handlingReaders: ReadersById = {
  'SA-PDPL-12': {
    topic: { en: `${SUB_EN}|\\bprocessor\\b|\\bcustomer data\\b`, ar: `${SUB_AR}|~جهة المعالجة#` },
    en: [
      ban({
        cues: [
          `\\b(?:use|process)\\b[^.;]{0,20}(?:\\b(?:customer|user|client) data\\b|${PERSONAL.en})[^.;]{0,40}\\b(?:for|to develop|to improve) (?:its|their) own\\b`,
          `\\b(?:engage|appoint|use|subcontract)\\b[^.;]{0,40}(?:${SUB_EN}|\\bprocessing of (?:the )?personal data\\b)[^.;]{0,40}(?:${NO_CONSENT_EN}|\\bfreely\\b)`,
        ],
        says: {
          en: 'The clause lets the processor use the data for itself, or pass it on without approval.',
          ar: 'يجيز البند لجهة المعالجة استعمال البيانات لنفسها أو إسناد معالجتها دون موافقة.',
        },
      }),
      affirms('doubtful', {
        cues: [
          `\\b(?<core>notify|inform)\\b the (?:client|customer|controller|first party|company)\\b[^.;]{0,10}\\bof any\\b[^.;]{0,10}${BREACH_EN}[^.;]{0,30}\\bwithin (?:\\w+ )?\\(?(?:[4-9]|[1-9]\\d)\\)? (?:\\w+ )?days\\b`,
        ],
        says: LATE,
      }),
      affirms('keeps', {
        cues: [
          `\\bprocess\\b[^.;]{0,30}\\bpersonal data\\b[^.;]{0,20}\\b(?:only|solely) (?:on|in accordance with)\\b[^.;]{0,30}\\binstructions\\b`,
        ],
      }),
      states('keeps', { cues: [`\\bnot\\b[^.;]{0,20}${SUB_EN}[^.;]{0,20}\\bwithout\\b`] }),
    ],
    ar: [
      ban({
        cues: [
          `~(?:استخدام|استعمال|معالجة|تستخدم|يستخدم|تستعمل)#[^.;]{0,10}(?:${PERSONAL.ar})[^.;]{0,30}~(?:أغراضه|لأغراضه|أغراضها|لأغراضها|مصلحته|لمصلحته|مصلحتها|لمصلحتها)#? ?(?:التجارية )?ال?خاصة`,
          `~(?:تعاقد|إسناد|استعانة|تعيين)#[^.;]{0,10}${SUB_AR}[^.;]{0,20}(?:دون|بدون) (?:[ء-ي]+ ){0,3}?(?:موافق|إشعار)`,
        ],
        says: {
          en: 'The clause lets the processor use the data for itself, or pass it on without approval.',
          ar: 'يجيز البند لجهة المعالجة استعمال البيانات لنفسها أو إسناد معالجتها دون موافقة.',
        },
      }),
      states('keeps', {
        cues: [
          '~(?:بيانات|معلومات)[^.;]{0,15}إلا (?:وفق|بناء على)[^.;]{0,12}تعليمات',
          `لا [^.;]{0,30}${SUB_AR} إلا [^.;]{0,10}موافق`,
        ],
      }),
    ],
  },
  'SA-PDPL-17': {
    topic: {
      en: `(?:${PERSONAL.en})[^.;]{0,80}${ABROAD_EN}|\\btransfers? outside (?:the Kingdom|Saudi Arabia)\\b`,
      ar: `~(?:نقل|تنقل|ننقل|تخزين)#[^.;]{0,30}(?:${PERSONAL.ar})[^.;]{0,40}${ABROAD_AR}`,
    },
    en: [
      ban({
        cues: [
          `\\b(?:transfer|go|send|store|disclose|move|process)\\b[^.;]{0,60}\\b(?:to |in )?(?:any country|anywhere in the world|any part of the world)\\b`,
          `\\b(?:transfer|send|store|disclose|move)\\b[^.;]{0,60}${ABROAD_EN}[^.;]{0,20}\\bwithout (?:any )?(?:restrictions?|safeguards?|limits?|conditions?)\\b`,
          `(?:${PERSONAL.en})[^.;]{0,10}\\b(?:may|can|will) (?<core>be) (?:transferred|sent|stored|processed)\\b[^.;]{0,20}\\b(?:any country|anywhere in the world)\\b`,
        ],
        needs: PERSONAL.en,
        unless: '\\b(?:adequate|appropriate|contractual clauses|provided that|that provides?|with a)\\b',
        says: OFF,
      }),
      affirms('keeps', {
        cues: [
          `\\b(?:transferr?(?:ed|s)?|transfer)\\b[^.;]{0,60}${ABROAD_EN}[^.;]{0,60}\\b(?:adequate|appropriate|contractual clauses|safeguards)\\b`,
        ],
        unless: '\\bwithout\\b',
      }),
      states('keeps', {
        cues: [`\\bnot (?:be )?transfer(?:red)?\\b[^.;]{0,40}${ABROAD_EN}`],
        needs: PERSONAL.en,
      }),
    ],
    ar: [
      ban({
        cues: [
          `~(?:نقل|تنقل|ننقل|ينقل|تخزين|تخزن)#[^.;]{0,10}(?:${PERSONAL.ar})[^.;]{0,30}~?(?:أي دولة|أي بلد|أي مكان في العالم)`,
          `~(?:نقل|تنقل|ننقل|ينقل|تخزين|إرسال)#[^.;]{0,10}(?:${PERSONAL.ar})[^.;]{0,30}${ABROAD_AR}[^.;]{0,12}(?:دون|بدون) (?:أي )?(?:قيد|قيود|ضمانات|شرط)`,
        ],
        unless: '(?<!مستوى الحماية )~(?:مستوى مناسب|ضمانات مناسبة|بنود التعاقدية)#',
        says: OFF,
      }),
      states('keeps', {
        cues: [
          `لا (?:ننقل|تنقل|ينقل|يجوز نقل)[^.;]{0,5}(?:${PERSONAL.ar})[^.;]{0,20}${ABROAD_AR}`,
          `(?:${PERSONAL.ar})[^.;]{0,30}${ABROAD_AR}[^.;]{0,30}(?:مستوى مناسب|ضمانات مناسبة)`,
        ],
      }),
    ],
  },
  'SA-PDPL-23': {
    topic: {
      en: `\\brecords of processing\\b|\\bcooperate\\b[^.;]{0,30}${AUTHORITY_EN}`,
      ar: `~سجلات[^.;]{0,12}~(?:معالجة)#|~(?:تعاون|نتعاون)#[^.;]{0,10}${AUTHORITY_AR}`,
    },
    en: [
      states('breaks', {
        cues: [
          `\\b(?:shall|will|may|must) (?:not|never)\\b[^.;]{0,10}\\b(?:give|provide|disclose|make available|submit)\\b[^.;]{0,30}\\brecords\\b[^.;]{0,40}${AUTHORITY_EN}`,
        ],
        needs: '\\b(?:process\\w*|personal data)\\b',
        unless: '\\b(?:unless|except|without)\\b',
        says: {
          en: 'The clause forbids giving records to the authority.',
          ar: 'يمنع البند تقديم السجلات إلى الجهة المختصة.',
        },
      }),
      affirms('keeps', {
        cues: [
          `\\brecords\\b[^.;]{0,20}\\bavailable to\\b[^.;]{0,10}${AUTHORITY_EN}`,
          `\\bcooperate\\b[^.;]{0,30}${AUTHORITY_EN}`,
        ],
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          `(?:لا يجوز|يمتنع|يحظر|لا يحق)[^.;]{0,30}~(?:تقديم|تزويد|إتاحة|تسليم)#[^.;]{0,40}~(?:سجلات)[^.;]{0,40}${AUTHORITY_AR}`,
          `(?:لا يجوز|يمتنع|يحظر|لا يحق)[^.;]{0,30}~(?:تزويد)#[^.;]{0,5}${AUTHORITY_AR}[^.;]{0,10}~سجلات`,
        ],
        unless: '~(?:إلا|ما لم)#',
        says: {
          en: 'The clause forbids giving records to the authority.',
          ar: 'يمنع البند تقديم السجلات إلى الجهة المختصة.',
        },
      }),
      affirms('keeps', {
        cues: [
          `~(?:تتيح|يتيح|تتاح|إتاحة|تقدم)#[^.;]{0,20}~سجلات[^.;]{0,30}${AUTHORITY_AR}`,
          `~(?:تعاون|نتعاون|تتعاون)# مع ${AUTHORITY_AR}`,
        ],
      }),
    ],
  },
  'SA-PDPL-25': {
    topic: {
      en: '\\b(?:medical (?:files?|records?)|patient (?:\\w+ )?records?|health (?:data|records))\\b',
      ar: '~(?:ملفات|ملف|سجلات|بيانات) (?:ال)?(?:طبية|طبي|صحية)#',
    },
    en: [
      ban({
        cues: [
          '\\b(?:any|all|every) (?:employees?|staff|workers?)\\b[^.;]{0,30}\\b(?<core>access)\\b[^.;]{0,30}\\b(?:medical files?|medical records?|health (?:data|records)|patient (?:\\w+ )?records)\\b',
          '\\bhealth data\\b[^.;]{0,20}\\b(?<core>accessible|open|available) to (?:all|any|every) (?:employees?|staff)\\b',
        ],
        says: {
          en: 'The clause opens health data to all staff.',
          ar: 'يتيح البند البيانات الصحية لجميع العاملين.',
        },
      }),
      affirms('keeps', {
        cues: [
          '\\b(?:limited|restricted) to\\b[^.;]{0,40}\\bstaff\\b',
          '\\bonly authori[sz]ed\\b[^.;]{0,20}\\bstaff\\b[^.;]{0,20}\\baccess\\b',
        ],
        needs: '\\b(?:medical|patient|health)\\b',
      }),
    ],
    ar: [
      ban({
        cues: [
          '(?:لأي|لكل|لجميع|لكافة) ~?(?:موظف|عامل|موظفين|عاملين)[^.;]{0,5} ~?اطلاع على ~?(?:ملفات|سجلات|بيانات) ~?(?:طبية|صحية)',
          '~(?:بيانات|ملفات|سجلات) ~?(?:صحية|طبية)#[^.;]{0,10}(?:متاحة|مفتوحة) ل(?:جميع|كل|كافة) ~?(?:موظفين|عاملين)',
        ],
        says: {
          en: 'The clause opens health data to all staff.',
          ar: 'يتيح البند البيانات الصحية لجميع العاملين.',
        },
      }),
      states('keeps', {
        cues: [
          '~(?:يقتصر|تقتصر|يقصر)# ~?(?:حق )?~?اطلاع على ~?(?:ملفات|سجلات|بيانات) ~?(?:طبية|صحية)',
          'لا يطلع على ~?(?:بيانات|ملفات) ~?(?:صحية|طبية) إلا',
        ],
      }),
    ],
  },
  'SA-PDPL-29': {
    topic: {
      en: `\\bconfidential\\w*\\b[^.;]{0,60}(?:${PERSONAL.en})|(?:${PERSONAL.en})[^.;]{0,30}\\bconfidential\\w*`,
      ar: `~(?:سرية|أسرار)#[^.;]{0,20}(?:${PERSONAL.ar})`,
    },
    en: [
      affirms('breaks', {
        cues: [
          `(?:${PERSONAL.en})[^.;]{0,20}\\bconfidential\\b[^.;]{0,20}\\b(?<core>ends?|ceases?|expires?|lapses?)\\b[^.;]{0,20}\\b(?:when|upon|on|with)\\b`,
          `\\b(?<core>keep)\\b[^.;]{0,30}(?:${PERSONAL.en}) confidential\\b[^.;]{0,20}\\bfor (?:a period of )?(?:\\w+ )?\\(?\\d{0,2}\\)? ?(?:years?|months?)\\b`,
          `\\b(?<core>released) from\\b[^.;]{0,30}\\bconfidentiality of (?:customer data|${PERSONAL.en})`,
          `\\bconfidentiality of (?:customer data|${PERSONAL.en})[^.;]{0,20}\\b(?<core>ends?|ceases?|expires?|lapses?)\\b`,
        ],
        says: {
          en: 'The clause lets the confidentiality of personal data end.',
          ar: 'ينهي البند الالتزام بسرية البيانات الشخصية.',
        },
      }),
      affirms('keeps', {
        cues: [
          `(?:${PERSONAL.en}) confidential\\b[^.;]{0,20}\\beven after\\b`,
          `\\bconfidentiality of (?:${PERSONAL.en})[^.;]{0,20}\\b(?:survives?|continues?)\\b`,
        ],
      }),
    ],
    ar: [
      affirms('breaks', {
        cues: [
          `~(?:ينتهي|تنتهي|يسقط|ينقضي)# [^.;]{0,15}~سرية (?:${PERSONAL.ar})`,
          `~سرية (?:${PERSONAL.ar})[^.;]{0,15}~?لمدة [^.;]{0,20}~?(?:سنة|سنتين|سنوات|أشهر|شهر|عام|عامين|أعوام)`,
        ],
        unless: '(?:لا ينتهي|لا تنتهي|لا يسقط)',
        says: {
          en: 'The clause lets the confidentiality of personal data end.',
          ar: 'ينهي البند الالتزام بسرية البيانات الشخصية.',
        },
      }),
      affirms('keeps', {
        cues: [
          `~سرية (?:${PERSONAL.ar})[^.;]{0,15}(?:حتى )?بعد انتهاء`,
          `~(?:يستمر|يبقى)#[^.;]{0,20}~سرية (?:${PERSONAL.ar})`,
        ],
      }),
    ],
  },
};
