import type { ContentsById } from './content.js';

const DATA_EN = '\\b(?:personal |customer |controller )?data\\b';
const SUB_EN =
  '\\bsub-?processors?\\b|\\bsub-?contract\\w*\\b|\\bother processors?\\b|\\bthird part(?:y|ies)\\b';

const NOTIFY_EN = '\\b(?:notif|inform|report|alert|tell)\\w*\\b';
const BREACH_EN =
  '\\b(?:data|security|privacy|information) (?:\\w+ ){0,2}?(?:breach|leak|incident)\\w*|\\b(?:breach|leak|loss|destruction|unauthori[sz]ed (?:access|disclosure|use))\\w*\\b[^.;]{0,40}\\b(?:data|information)\\b';

/** What an agreement with a processor of personal data must contain. */
export const processingContents: ContentsById = {
  'SA-PDPL-201': {
    onlyIf: [
      {
        en: '(?<!payment |card |food |word )\\b(?:data )?processors?\\b|\\bprocess\\w*[^.;]{0,120}\\bon behalf of\\b',
        ar: '~جهة (?:ال)?معالجة#|~(?:معالجة|يعالج|تعالج)[^.;]{0,100}~(?:نيابة|لحساب|باسم)#',
      },
      { en: '\\bpersonal data\\b|\\bPDPL\\b', ar: '~بيانات (?:ال)?شخصية#|~حماية (?:ال)?بيانات#' },
    ],
    parts: [
      {
        name: { en: 'the purpose of processing', ar: 'غرض المعالجة' },
        found: {
          en: `\\bpurposes?\\b[^.;]{0,120}(?:\\bprocess\\w*|${DATA_EN}|:)|(?:\\bprocess\\w*|${DATA_EN})[^.;]{0,120}\\bpurposes?\\b|\\bprocess\\w*[^.;]{0,80}\\b(?:only|solely|exclusively|strictly)\\b[^.;]{0,40}\\b(?:to|for|as)\\b|\\bsubject[- ]matter of (?:the )?processing\\b`,
          ar: '~(?:غرض|أغراض|غرضها)#[^.;]{0,80}~(?:معالجة|بيانات|هو)|~(?:معالجة|بيانات|يعالج)[^.;]{0,120}~(?:غرض|لغرض|أغراض|لأغراض|بغرض)',
        },
        subject: { en: '\\bpurposes?\\b|\\bprocessing\\b', ar: '~(?:غرض|معالجة)' },
      },
      {
        name: { en: 'the categories of personal data', ar: 'فئات البيانات الشخصية المعالجة' },
        found: {
          en: `\\b(?:categor(?:y|ies)|types?|kinds?|classes) of (?:the )?(?:\\w+ )?(?:data|information)\\b|\\bpersonal data\\b[^.;]{0,60}(?:\\b(?:namely|consist\\w*|compris\\w+|includ\\w+|such as|limited to)\\b|:)|\\b(?:names?|e-?mail addresses|contact details|identity numbers|phone numbers)\\b[^.;]{0,40}\\b(?:and|,)`,
          ar: '~(?:فئات|أنواع|فئة|نوع)# (?:ال)?بيانات|~بيانات (?:ال)?شخصية[^.;]{0,60}(?:وهي|التالية|الآتية|تشمل|وتشمل|وتتضمن|:)|~(?:أسماء|أسمائهم|أرقام هوياتهم|أرقام (?:ال)?(?:هويات|هواتف|جوالات))',
        },
        subject: { en: '\\b(?:categories|processing)\\b', ar: '~(?:فئات|معالجة)' },
      },
      {
        name: { en: 'the duration of processing', ar: 'مدة المعالجة' },
        found: {
          en: `\\bduration\\b|\\b(?:process\\w*|${DATA_EN})[^.;]{0,120}\\b(?:for the (?:term|period)|during the term|throughout the term|until|for (?:a period|as long))\\b|\\b(?:term|end|expiry|termination)\\b[^.;]{0,120}\\b(?:return|delet|destr|eras|ceas)\\w*[^.;]{0,60}${DATA_EN}`,
          ar: '~(?:مدة|فترة)# (?:ال)?معالجة|~(?:معالجة|يعالج|تعالج|بيانات)[^.;]{0,120}~(?:مدة|طوال|خلال مدة|حتى انتهاء)#|~(?:انتهاء|إنهاء)[^.;]{0,80}~(?:إتلاف|يتلف|تتلف|إعادة|يعيد|حذف|تعيد)[^.;]{0,40}~بيانات',
        },
        subject: { en: '\\b(?:duration|processing)\\b', ar: '~(?:مدة (?:ال)?معالجة|معالجة)' },
      },
      {
        name: {
          en: 'notice of a data breach to the controller without undue delay',
          ar: 'إشعار جهة التحكم بتسرب البيانات دون تأخر غير مبرر',
        },
        found: {
          en: `(?:${BREACH_EN})[^.;]{0,200}${NOTIFY_EN}|${NOTIFY_EN}[^.;]{0,160}(?:${BREACH_EN})`,
          ar: '~(?:تسرب|تسريب|اختراق|خرق|حادثة|حوادث|انتهاك|وصول غير)[^.;]{0,160}~(?:إشعار|يشعر|تشعر|إبلاغ|يبلغ|تبلغ|إخطار|يخطر|تخطر)|~(?:إشعار|يشعر|تشعر|إبلاغ|يبلغ|تبلغ|إخطار|يخطر|تخطر)[^.;]{0,160}~(?:تسرب|تسريب|اختراق|خرق|حادثة|حوادث|انتهاك|وصول غير)',
        },
        subject: { en: '\\b(?:breach|incident)\\w*', ar: '~(?:تسرب|اختراق)' },
      },
      {
        name: {
          en: 'whether the processor is subject to the law of another country',
          ar: 'بيان خضوع جهة المعالجة لأنظمة دول أخرى',
        },
        found: {
          en: '\\b(?:subject to|bound by|governed by)\\b[^.;]{0,60}\\b(?:laws?|legislation|regulations)\\b[^.;]{0,40}\\b(?:another|other|foreign|any other|outside)\\b|\\b(?:another|other|foreign)\\b[^.;]{0,20}\\b(?:laws?|legislation|regulations|jurisdictions?|states?|countr(?:y|ies))\\b|\\boutside the Kingdom\\b',
          ar: '~(?:أنظمة|قوانين|نظام|أنظمتها|قانون)[^.;]{0,30}~(?:دولة|دول|بلد|أجنبية|أجنبي)|خارج ~?مملكة',
        },
        subject: { en: '\\bother countries\\b', ar: '~دول أخرى' },
      },
      {
        name: {
          en: 'that disclosure compelled by law needs no approval of the controller, who is notified of it',
          ar: 'عدم اشتراط موافقة جهة التحكم على الإفصاح الوجوبي مع إشعارها به',
        },
        found: {
          en: '\\b(?:required|compel\\w*|oblig\\w+|mandat\\w+|demand\\w*|order\\w*|requir\\w+)\\b[^.;]{0,100}\\b(?:laws?|authorit\\w+|court|regulations?|Kingdom)\\b[^.;]{0,160}\\b(?:disclos\\w*|notif\\w*|inform\\w*)|\\blaws?\\b[^.;]{0,60}\\b(?:compel|requir|oblig|demand)\\w*[^.;]{0,80}\\bdisclos|\\bdisclos\\w*\\b[^.;]{0,120}\\b(?:required|compel\\w*|oblig\\w+|mandat\\w+)\\b',
          ar: '~إفصاح[^.;]{0,100}~(?:وجوبي|واجب|إلزامي|أوجب|يوجب|توجب|موجب|بموجب|مقتضى|تقتضيه)|~(?:أوجب|يوجب|توجب|ألزم|تلزم|يلزم|بموجب)[^.;]{0,80}~(?:إفصاح|الإفصاح)',
        },
        subject: { en: '\\bdisclosure\\b', ar: '~إفصاح' },
      },
      {
        name: {
          en: 'the sub-processors, and others to whom the data is disclosed',
          ar: 'تحديد جهات المعالجة الفرعية ومن يُفصح له عن البيانات',
        },
        found: {
          en: `\\bsub-?processors?\\b[^.;]{0,80}(?:\\b(?:are|is|listed|named|identified|namely|only|no)\\b|:)|\\b(?:no|any|not)\\b[^.;]{0,40}(?:${SUB_EN})[^.;]{0,100}${DATA_EN}|(?:${SUB_EN})[^.;]{0,60}\\b(?:named|listed|identified|set out|specified)\\b|\\bshall not (?:engage|appoint|use|disclose)\\b[^.;]{0,80}(?:${SUB_EN})|\\bno other (?:party|person)\\b`,
          ar: '~(?:جهات|جهة) (?:ال)?معالجة (?:ال)?(?:فرعية|أخرى|لاحقة|من الباطن)|~معالج(?:ين)? (?:ال)?(?:فرعي|من الباطن)|~(?:مقاول|متعاقد|مقاولي|متعاقدي)[^.;]{0,40}الباطن[^.;]{0,60}~(?:مسم|مذكور|مدرج|وارد|محدد|مبين)|(?:لا|ولا|عدم) ~?(?:يفصح|تفصح|إفصاح|يستعين|تستعين|استعانة|يسند)[^.;]{0,80}~(?:طرف|أطراف|جهة|جهات|غير|معالج)',
        },
        subject: {
          en: '\\b(?:sub-?processors?|sub-?contractors?)\\b',
          ar: '~(?:جهات (?:ال)?معالجة|معالجين|متعاقد)',
        },
      },
    ],
  },
};
