import type { ReadersById } from '../reader.js';
import { both, NO, NO_AR, tells } from './tells.js';

const AWARD =
  '\\b(?:awards?|arbitral decisions?|decisions? of the (?:arbitrators?|tribunal)|arbitrators?|arbitration)\\b';
const ANNUL =
  '\\b(?:annul(?:ment|led|s)?|set(?:ting)? aside|set(?:ting)? (?:it|them|the award) aside|nullif\\w+|nullity|vacat\\w+|invalidat\\w+|any (?:other )?recourse|every recourse|all recourse|all means of (?:challenge|recourse)|any (?:form|means|manner|way) of (?:challenge|recourse|review))\\b';
const WAIVED = {
  en: 'The clause waives the action to annul the award before it is made.',
  ar: 'يتضمن البند النزول عن دعوى بطلان حكم التحكيم قبل صدوره.',
};
const AWARD_AR = '~(?:تحكيم|محكم|محكمين)#';
const ANNUL_AR =
  '~(?:بطلان|بطلانه|إبطال|إبطاله)#|~(?:طعن|طعنه)#[^.;]{0,30}~(?:أي|كافة|جميع)#[^.;]{0,20}~(?:طريق|طرق|وجه|أوجه)';
const APPEAL_RIGHT =
  '\\b(?:appealable|(?:may|can|entitled to|right to|subject to|open to)\\b[^.;]{0,40}\\bappeal(?:ed|s)?|rehear\\w*|re-?examin\\w+ (?:the )?(?:merits|dispute)|re-?tr(?:y|ied)|review\\w* (?:of )?the (?:award|dispute) on (?:the |its )?merits|appeal (?:the|against the|from the) (?:arbitral )?award|de novo)\\b';
const APPEALED = {
  en: 'The clause opens the award to an appeal.',
  ar: 'يفتح البند طريق استئناف حكم التحكيم.',
};
const APPEAL_AR =
  '~(?:استئناف|استئنافه|استئنافا|استئنافها|[يت]ستأنف|[يت]ستأنفه|تمييز)#|~إعادة (?:ال)?(?:نظر|فصل|بحث)#[^.;]{0,30}~(?:موضوع|نزاع|وقائع)#|~(?:فحص|نظر) (?:ال)?موضوع#';
const TRIBUNAL = '\\b(?:tribunal|arbitrators?|award)\\b';
const INTEREST =
  '\\b(?:award|include|grant|add|impose|bear|carry|order)s?\\b[^.;]{0,40}\\b(?:(?:compound|simple|default|pre-award|post-award|late payment)? ?interest)\\b(?! (?:in|of the))|\\binterest\\b[^.;]{0,40}\\b(?:on|from) (?:the )?(?:award|date of)';
const SHARIA = "\\b(?:shari(?:a|ah|'ah|'a)|islamic (?:law|sharia\\w*)|public (?:order|policy))\\b";
const DESPITE =
  '\\b(?:even (?:if|where|though)|notwithstanding|regardless|irrespective|whether or not|not (?:be )?(?:bound|subject|required|constrained|limited|apply)|without (?:regard|reference|being bound)|disregard\\w*|excluding|no regard)\\b';
const AGAINST = {
  en: 'The clause has the tribunal award interest or go against Sharia or public order.',
  ar: 'يجيز البند لهيئة التحكيم أن تحكم بفوائد أو بما يخالف الشريعة أو النظام العام.',
};
const TRIBUNAL_AR = '~(?:هيئة (?:ال)?تحكيم|محكم|محكمين|محكمون|حكم (?:ال)?تحكيم|تحكيم)#';
const INTEREST_AR =
  '~(?:[يت]حكم|[يت]حكما|حكم|[يت]قضي|قضاء|[يت]لزم|تلزم|إضافة|[يت]شمل)#[^.;]{0,40}~(?:فوائد|فائدة|ربا)#';
const SHARIA_AR = '~(?:شريعة|نظام (?:ال)?عام)';

/** Readers of the rules on arbitral awards. */
export const awardReaders: ReadersById = {
  'SA-ARB-04': {
    topic: {
      en: `${AWARD}[^.;]{0,100}\\b(?:annul\\w*|set aside|recourse)\\b`,
      ar: `(?:${ANNUL_AR})[^.;]{0,60}${AWARD_AR}`,
    },
    en: [
      tells('breaks', {
        all: [AWARD, both(`${NO}`, ANNUL, 90)],
        unless:
          '\\b(?:subject (?:only )?to|without prejudice|except\\w*|save|other than|apart from|unless|after the award|sixty days|within|not (?:affect|limit|prejudice)|nothing)\\b',
        says: WAIVED,
      }),
      tells('keeps', {
        all: [
          AWARD,
          '\\b(?:subject (?:only )?to|without prejudice to|except|save|other than)\\b[^.;]{0,60}\\b(?:annul\\w*|set aside|setting aside)\\b',
        ],
      }),
    ],
    ar: [
      tells('breaks', {
        all: [AWARD_AR, both(`${NO_AR}|~(?:[يت]تعهد|[يت]لتزم)#[^.;]{0,20}~عدم#`, ANNUL_AR, 70)],
        unless:
          '~(?:عدم (?:ال)?إخلال|دون (?:ال)?إخلال|لا [يت]خل|إلا|عدا|باستثناء|ستين|سوى|بعد صدور|لا [يت]حول)(?![ء-ي])',
        says: WAIVED,
      }),
      tells('keeps', {
        all: [
          AWARD_AR,
          '~(?:عدم (?:ال)?إخلال|دون (?:ال)?إخلال|إلا|عدا|باستثناء)#[^.;]{0,40}~(?:بطلان|إبطال)#',
        ],
      }),
    ],
  },
  'SA-ARB-08': {
    topic: {
      en: '\\b(?:arbitral )?award\\b[^.;]{0,80}\\bappeal\\w*',
      ar: '~استئناف#[^.;]{0,30}~(?:تحكيم|محكمين)#',
    },
    en: [
      tells('breaks', {
        all: ['\\b(?:arbitral awards?|awards?)\\b', APPEAL_RIGHT],
        unless: `\\b(?:not|no|nor|neither|without|waiv\\w+|never|procurement|tender|contract award|judgment)\\b`,
        says: APPEALED,
      }),
      tells('breaks', {
        all: [
          '\\b(?:not accept|dissatisfied|rejects?|disagrees? with|unsatisfied)\\b[^.;]{0,40}\\baward\\b',
          '\\bcourts?\\b[^.;]{0,60}\\b(?:rehear|re-?examine|retry|decide|anew|merits)\\b',
        ],
        says: APPEALED,
      }),
      tells('keeps', {
        all: ['\\bawards?\\b', both('\\b(?:no|not|without|nor|waives?)\\b', '\\bappeal\\w*', 40)],
      }),
    ],
    ar: [
      tells('breaks', {
        all: ['~(?:حكم|حكما|أحكام) (?:ال)?(?:تحكيم|محكمين|محكم|هيئة (?:ال)?تحكيم)#', APPEAL_AR],
        unless: `~(?:لا|ليس|دون|غير (?:قابل|خاضع)|[يت]تنازل|عدم|بطلان|عدا|إلا)#`,
        says: APPEALED,
      }),
      tells('breaks', {
        all: [
          '~(?:غير (?:ال)?راض|غير (?:ال)?راضي|لم [يت]رض|اعترض)',
          '~(?:تحكيم|محكمين)#',
          '~إعادة (?:ال)?نظر#',
        ],
        says: APPEALED,
      }),
      tells('keeps', {
        all: ['~(?:حكم|حكما|أحكام) (?:ال)?(?:تحكيم|محكمين)#', both('~(?:لا|غير|ليس|دون)#', APPEAL_AR, 30)],
        unless: '~راض',
      }),
    ],
  },
  'SA-ARB-03': {
    topic: { en: `${TRIBUNAL}[^.;]{0,120}${SHARIA}`, ar: `${TRIBUNAL_AR}[^.;]{0,80}${SHARIA_AR}` },
    en: [
      tells('breaks', {
        all: [TRIBUNAL, INTEREST],
        unless: `${NO}|\\b(?:interest in|interests of|interested|contract award|as permitted|to the extent)\\b`,
        says: AGAINST,
      }),
      tells('breaks', {
        all: ['\\b(?:tribunal|arbitrat\\w+)\\b', both(DESPITE, SHARIA, 70)],
        unless:
          '\\b(?:without (?:offending|prejudice|violating|conflict)|not (?:conflict|contradict|violate|offend))\\b',
        says: AGAINST,
      }),
      tells('keeps', {
        all: [
          '\\b(?:tribunal|arbitrat\\w+)\\b',
          `\\b(?:not|without|no)\\b[^.;]{0,60}\\b(?:award interest|offend\\w*|conflict\\w*|contradict\\w*|violat\\w+|prejudice)\\b`,
          `${SHARIA}|\\binterest\\b`,
        ],
        unless: '\\b(?:conflict of interest|interest in)\\b',
      }),
    ],
    ar: [
      tells('breaks', { all: [TRIBUNAL_AR, INTEREST_AR], unless: '~(?:لا|دون|عدم|ليس)#', says: AGAINST }),
      tells('breaks', {
        all: [
          TRIBUNAL_AR,
          both(
            '~(?:ولو|حتى|وإن|بغض (?:ال)?نظر|بصرف (?:ال)?نظر|دون (?:ال)?(?:تقيد|نظر|مراعاة|التزام)|لا [يت]تقيد|لا [يت]لتزم|غير (?:مقيد|مقيدة|ملزم|ملزمة)|رغم)#',
            SHARIA_AR,
            60,
          ),
        ],
        unless: '~(?:عدم مخالفة|بما لا [يت]خالف|لا [يت]جوز)#',
        says: AGAINST,
      }),
      tells('keeps', {
        all: [
          TRIBUNAL_AR,
          `~(?:عدم مخالفة|بما لا [يت]خالف|بما لا [يت]تعارض|دون (?:ال)?إخلال)#[^.;]{0,40}${SHARIA_AR}`,
        ],
      }),
    ],
  },
};
