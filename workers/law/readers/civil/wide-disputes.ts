import { readTogether, type AddedReaders } from '../together.js';

const ARBITRATOR_AR = '~(?:محكم|محكما|محكمين|محكمون|تحكيم)#';
const PERSON_OF_A_PARTY =
  "\\b(?:general counsel|legal (?:counsel|adviser|advisor|department)|in-house \\w+|chief \\w+ officer|CEO|CFO|(?:general|managing|finance|project) (?:manager|director)|chairman|auditor|employee|officer|partner|shareholder|relative|parent company|affiliate|board member)s? (?:of|to|in|employed by) (?:the |that |its )?(?!(?:tribunal|panel|center|centre|arbitral|other two|institution))\\w+|\\b(?:party|company|supplier|lender|owner|seller|landlord|bank|employer|provider)'s (?:own )?(?:(?:finance|legal|managing|general|technical) (?:director|manager)|general counsel|legal \\w+|lawyer|manager|director|chairman|auditor|employee)\\b";

/** Wide readers of the rules on arbitration, evidence and enforcement. */
export const wideDisputeReaders: AddedReaders = {
  'SA-ARB-02': readTogether({
    says: { en: 'The clause has an even number of arbitrators.', ar: 'يجعل البند عدد المحكمين زوجياً.' },
    en: [
      [
        '\\b(?:two|four|six)(?: \\(\\d\\))? arbitrators\\b',
        '\\b(?:no|without (?:an?|any))\\b[^.;]{0,20}\\b(?:umpire|chair\\w*|third|president|presiding)\\b',
      ],
      [
        '\\barbitral (?:tribunal|panel)\\b[^.;]{0,40}\\b(?:of|comprises|has|counts)\\b (?:two|four|six|2|4|6)\\b(?! (?:months|weeks|days|years))',
      ],
    ],
    ar: [
      [
        '~(?:هيئة|لجنة|محكمون|محكمين|تحكيم)',
        '~(?:أربعة|ستة|اثنين|اثنان|[246])(?: \\(\\d\\))? (?:محكمين|أعضاء)#|~محكمين (?:اثنين|عددهم (?:اثنان|أربعة))|~محكمين \\([246]\\)',
        '~(?:تحكيم|محكمين|محكمون|محكم)#',
      ],
    ],
    unless: {
      en: '\\b(?:third arbitrator|three|choose (?:a|the) (?:third|chair\\w*|president)|shall (?:then )?(?:appoint|choose|select) (?:a|the) (?:third|chair\\w*|president|umpire))\\b',
      ar: '~(?:ثالث|ثالثا|رئيس|رئيسا|مرجح|مرجحا|ثلاثة|محاميان|محامين|خبيرين|خامس|خامسا|سابعا)#',
    },
  }),
  'SA-ARB-05': readTogether({
    says: {
      en: 'The clause lets a person without a degree in Sharia or law sit alone or preside.',
      ar: 'يجيز البند أن يكون المحكم المنفرد أو رئيس الهيئة غير حاصل على مؤهل شرعي أو نظامي.',
    },
    en: [
      [
        '\\b(?:he|she|the (?:sole |single )?arbitrator|the (?:chair\\w*|president))\\b[^.;]{0,20}\\b(?:need not|is not required to|does not have to|may lack)\\b[^.;]{0,60}\\b(?:degree|qualification|training|background)\\b[^.;]{0,30}\\b(?:law|sharia|legal)',
        '\\b(?:sharia|arbitrator|chair\\w*|president)',
      ],
    ],
    ar: [
      [
        '~(?:محكم (?:ال)?(?:فرد|واحد|منفرد)|رئيس هيئة (?:ال)?تحكيم|رئيس (?:ال)?هيئة)',
        '~(?:مهندس|مهندسا|محاسب|محاسبا|خبير فني|طبيب|تاجر|تاجرا)',
        '~(?:دون|ولا|ولو لم|غير)#[^.;]{0,30}~(?:شهادة|مؤهل|مؤهلا|تأهيل|حاصلا|حاصل)#',
      ],
    ],
    unless: {
      en: '\\b(?:not as (?:an )?arbitrator|as an expert|co-arbitrators?|other two|party-appointed)\\b',
      ar: '~(?:عضو|عضوي|خبير (?:لا|وليس)|ليس محكما)#',
    },
  }),
  'SA-ARB-06': readTogether({
    says: {
      en: 'The clause has an arbitrator with an interest in the dispute, or bars a challenge of him.',
      ar: 'يجيز البند محكماً له مصلحة في النزاع أو يمنع رده.',
    },
    en: [
      [
        '\\barbitrators?\\b',
        '\\b(?:who |which )?(?:shall|will) (?:be|act|serve|sit)\\b|\\b(?:is|being|appoints?|named?|names|designat\\w+|acting|as (?:sole )?arbitrator)\\b',
        PERSON_OF_A_PARTY,
      ],
      [
        '\\barbitrators?\\b',
        '\\b(?:notwithstanding|even (?:if|where|though)|despite|regardless of|irrespective of|whether or not)\\b[^.;]{0,40}\\b(?:interest|relationship|kinship|employed|shareholding)\\b',
      ],
    ],
    ar: [
      [
        ARBITRATOR_AR,
        '~(?:مدير|رئيس مجلس|رئيس (?:ال)?شؤون|مستشار|محامي|محاسب|مراجع حسابات|موظف|شريك|قريب|منسوب)[^.;]{0,25}~(?:طرف|شركة|مورد|بنك|مؤجر|مالك|بائع|مقرض|صاحب (?:ال)?عمل)',
        '~(?:[يت]كون|هو|[يت]عين|تعيين|[يت]تولى|[يت]سمى|[يت]فصل)#',
        '~(?:محكما|محكم (?:ال)?(?:فرد|واحد|وحيد))#',
      ],
    ],
    unless: {
      en: '\\b(?:not|neither|nor|never|no arbitrator|independent of|challenge\\w*|dispute is not settled|negotiat\\w+)\\b',
      ar: '~(?:لا [يت](?:جوز|كون|عين)|ألا|غير|ليس|ممن|[يت]عينه|[يت]ختاره|تعينه|بعد تعذر|لم [يت]توصل)#',
    },
  }),
  'SA-EVI-01': readTogether({
    says: {
      en: 'The clause gives effect to agreements on proof that are not in writing.',
      ar: 'يعتد البند باتفاق على الإثبات غير مكتوب.',
    },
    en: [
      [
        '\\b(?:proof|evidence|proving)\\b',
        '\\b(?:agreements?|understandings?|arrangements?|agreed|agree|rules?)\\b',
        '\\b(?:even (?:if|where|though|when)|whether|although)\\b[^.;]{0,60}\\b(?:oral(?:ly)?|verbal(?:ly)?|not (?:\\w+ )?(?:in|into|to) writing|unwritten)\\b|\\bneed not be (?:in writing|written)\\b|\\bwithout (?:any )?writing\\b',
        '\\b(?:bind\\w*|binding|valid|effective|effect|court|dispute|need not|enforce\\w*)\\b',
      ],
    ],
    ar: [
      [
        '~إثبات#',
        '~(?:اتفاق|اتفاقهما|اتفاقات|تفاهم|اتفق|قواعد)',
        '~(?:ولو|حتى لو|وإن|سواء|دون|لا [يت]شترط|ولا [يت]شترط|لا [يت]لزم)#[^.;]{0,40}~(?:شفهي|شفهيا|شفوي|شفويا|شفاهة|مكتوب|مكتوبا|كتابة|كتابته|كتابيا)',
        '~(?:[يت]عتد|ملزم|ملزما|صحيح|صحيحا|نافذ|نافذا|محكمة|[يت]عمل|[يت]سري)',
      ],
    ],
    unless: {
      en: '\\b(?:instructions?|orders? to|complaint|grievance|varied only|only by)\\b',
      ar: '~(?:تظلم|تعليمات|أوامر|لا [يت]عتد|إلا(?! [يت][ء-ي]))(?![ء-ي])',
    },
  }),
  'SA-ENF-03': readTogether({
    says: {
      en: 'The clause extends execution to what the law exempts from it.',
      ar: 'يمد البند التنفيذ إلى ما لا يجوز الحجز عليه نظاماً.',
    },
    en: [
      [
        '\\b(?:attach\\w*|seiz\\w+|garnish\\w*|execution|lev(?:y|ied))\\b',
        '\\b(?:whole|entire|all|full|half|two[- ]thirds|three[- ]quarters|any part)\\b[^.;]{0,30}\\b(?:salar(?:y|ies)|wages?|pensions?)\\b|\\b(?:salar(?:y|ies)|wages?|pensions?)\\b[^.;]{0,20}\\bin (?:full|its entirety)\\b',
        '\\b(?:borrower|debtor|guarantor|surety|obligor|tenant|buyer|customer)\\b',
        '\\b(?:consents?|agrees?|may|accepts?|authori[sz]es?|right)\\b',
      ],
    ],
    ar: [
      [
        '~(?:حجز|[يت]حجز|تنفيذ على|حجزا)',
        '~(?:كامل|كل|جميع|كافة|نصف|ثلثي|أكثر من (?:ال)?ثلث)# ~?(?:راتب|أجر|معاش|رواتب|دخل)',
        '~(?:[يت]وافق|موافق|[يت]حق|[يت]جوز|[يت]قر|[يت]أذن|[يت]قبل|موافقة|موافقته|[يت]فوض)',
      ],
    ],
    unless: {
      en: '\\b(?:not|no more than|exceed|never)\\b|(?<!other than )\\b(?:maintenance|alimony)\\b',
      ar: '~(?:لا|ألا|دون)#|~نفقة',
    },
  }),
  'SA-ENF-04': readTogether({
    says: {
      en: 'The clause declares the contract an enforcement instrument by the will of the parties.',
      ar: 'يجعل البند العقد سنداً تنفيذياً بإرادة الطرفين دون توثيق.',
    },
    en: [
      [
        '\\b(?:contract|agreement|deed|document|undertaking|lease)\\b',
        '\\b(?:enforce(?:ment|able) instrument|executive (?:deed|instrument|bond)|forced execution|execution court|enforcement court|compulsory execution)\\b',
        '\\b(?:without|although|though|even (?:if|though)|despite|whether or not)\\b[^.;]{0,50}\\b(?:notari[sz]\\w*|judgment|authenticat\\w+|attest\\w*)\\b',
      ],
    ],
    ar: [
      [
        '~(?:عقد|اتفاق|اتفاقية|إقرار|محرر|تعهد)#',
        '~(?:سند(?:ا)? (?:ال)?تنفيذي(?:ا)?|محكمة (?:ال)?تنفيذ|تنفيذ (?:ال)?جبري|قوة (?:ال)?سند)',
        '~(?:غير (?:ال)?موثق|عرفي|دون (?:حاجة إلى )?(?:ال)?(?:توثيق|حكم)|ولو لم [يت]وثق|وإن لم [يت]وثق|بلا توثيق|بغير توثيق)(?![ء-ي])',
      ],
    ],
    unless: {
      en: '\\b(?:not an|shall not|may not|is not|cannot|promissory|cheques?|award)\\b(?! notari)',
      ar: '~(?:لا [يت](?:عد|كون|جوز|قبل)|ليس|لأمر|شيك|شيكات|حكم (?:ال)?محكم)#',
    },
  }),
};
