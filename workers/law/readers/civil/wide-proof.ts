import { readTogether, type AddedReaders } from '../together.js';

/** Wide readers of the rules on the disclosure of arbitrators, rigged bids, divided markets and proof. */
export const wideProofReaders: AddedReaders = {
  'SA-ARB-02': readTogether({
    says: { en: 'The clause has an even number of arbitrators.', ar: 'يجعل البند عدد المحكمين زوجياً.' },
    en: [
      [
        '\\barbitrators?\\b',
        '\\bthe two\\b[^.;]{0,30}\\b(?:decide|settle|rule)\\b',
        '\\b(?:no|without)\\b[^.;]{0,15}\\b(?:chair\\w*|third|umpire|president)\\b',
      ],
    ],
    ar: [['~(?:محكمان|محكمين)#', '~(?:لا|دون|بلا|بدون)#[^.;]{0,15}~(?:مرجح|مرجحا|ثالث|رئيس)']],
    unless: { en: '\\bnot be two\\b', ar: '~لا [يت]جوز أن' },
  }),
  'SA-ARB-06': readTogether({
    says: {
      en: 'The clause has an arbitrator with an interest in the dispute, or bars a challenge of him.',
      ar: 'يجيز البند محكماً له مصلحة في النزاع أو يمنع رده.',
    },
    en: [
      [
        '\\barbitrators?\\b',
        '\\b(?:need not|(?:is|are) not (?:obliged|required|bound) to|may refuse to)\\b[^.;]{0,15}\\b(?:reveal|disclose|declare|state)\\b',
        '\\b(?:dealings|relation\\w*|interests?|ties|connections?|links?|circumstances)\\b',
      ],
    ],
    ar: [
      [
        '~(?:محكم|محكمين|محكمون)#',
        '~(?:لا [يت](?:لزم|لتزم|جب)|غير ملزم)#[^.;]{0,15}~(?:كشف|إفصاح|[يت]فصح|[يت]كشف|تصريح)',
        '~(?:علاقته|علاقة|صلته|صلة|مصلحته|مصلحة|ظروف)',
      ],
    ],
  }),
  'SA-CMP-04': readTogether({
    says: {
      en: 'The clause divides markets or customers between establishments.',
      ar: 'يقسم البند السوق أو العملاء بين المنشآت.',
    },
    en: [
      [
        '\\b(?:competitors?|compan(?:y|ies)|suppliers?|part(?:y|ies))\\b',
        '\\b(?:keeps? to|stays? in|confines?|remains? within|stays? out of)\\b[^.;]{0,30}\\b(?:own|province|region|territory|area|city)\\b',
        '\\b(?:not|never|neither)\\b[^.;]{0,30}\\b(?:suppl\\w+|sell\\w*|serve\\w*|deal)\\b[^.;]{0,50}\\bthe other\\b',
      ],
    ],
    ar: [
      [
        '~(?:لا|ولا|ألا)# ~?(?:[يت]تعامل|[يت]بيع|[يت]قدم|[يت]نافس|[يت]ستقطب)# ~?(?:أحدهما|أي منهما|إحداهما)',
        '~(?:عملاء|منطقة|مناطق|سوق) (?:ال)?(?:آخر|أخرى)#',
      ],
      [
        '~(?:تختص|[يت]ختص|[يت]نفرد|تنفرد|تستأثر|[يت]ستأثر)#',
        '~(?:منطقة|مناطق|عملاء|قطاع|مدن|مدينة)',
        '~(?:لا|ولا|دون أن)#[^.;]{0,10}~(?:[يت]بيع|تبيع|[يت]تعامل|تتعامل|[يت]نافس|تنافس|[يت]قدم)#',
        '~(?:أخرى|آخر|إحداهما|أحدهما|أي منهما)#',
      ],
    ],
    unless: { en: '\\b(?:franchis\\w+|employees?)\\b', ar: '~(?:إدارة|فرع|موظف)' },
  }),
  'SA-CMP-05': readTogether({
    says: {
      en: 'The clause has the parties coordinate their bids.',
      ar: 'يقضي البند بتنسيق الطرفين لعطاءاتهما.',
    },
    en: [
      [
        '\\b(?:bidders?|competitors?|bids?|tenders?)\\b',
        '\\b(?:settle|agree|decide|arrange|fix)\\b[^.;]{0,40}\\b(?:who|which)\\b[^.;]{0,20}\\b(?:wins?|win|is awarded|gets?)\\b',
      ],
      [
        '\\b(?:tenders?|bid(?:ding)?|auction)\\b',
        '\\b(?:stays? out of|does not (?:bid|take part)|keeps? out of|shall not (?:enter|bid|submit))\\b',
        '\\b(?:in return|in exchange|receives? a share|compensat\\w+|for (?:a|its) (?:share|fee|payment))\\b',
      ],
    ],
    ar: [
      [
        '~(?:متنافسون|متنافسين|متنافسان|شركتان|طرفان|مقاولان|موردون)#',
        '~(?:[يت]تفق|[يت]تفقان|اتفق|تحديد|[يت]حدد)',
        '~(?:من ترسو|من [يت]رسو|من [يت]فوز|(?:ال)?فائز|ترسو عليه|ترسية)',
      ],
      [
        '~(?:مناقصة|منافسة|مزايدة|عطاء)',
        '~(?:تمتنع|[يت]متنع|[يت]نسحب|تنسحب|لا [يت]دخل|لا تدخل)#',
        '~(?:لقاء|مقابل|نظير)#',
      ],
    ],
    unless: {
      en: '\\b(?:shall not agree|not (?:settle|agree|arrange))\\b',
      ar: '~(?:لا [يت]جوز|[يت]حظر|لا [يت]تفق|لجنة|جهة (?:ال)?حكومية)',
    },
  }),
  'SA-EVI-01': readTogether({
    says: {
      en: 'The clause binds a party to proof that it may not answer, or to an agreement on proof that is not in writing.',
      ar: 'يلزم البند طرفاً بإثبات لا يملك نقضه أو باتفاق على الإثبات غير مكتوب.',
    },
    en: [
      [
        '\\b(?:agreements?|arrangements?)\\b',
        '\\b(?:prov(?:e|ed|ing)|proof|evidence)\\b',
        '\\b(?:by word of mouth|oral(?:ly)?|verbal(?:ly)?)\\b',
        '\\b(?:valid|binding|bind|effective|even if)\\b',
      ],
    ],
    ar: [
      [
        '~(?:قيود|دفاتر|سجلات|كشوف|حسابات)',
        '~(?:ملزمة|حجة|نهائية|قاطعة)#',
        '~(?:لا|ولا)#[^.;]{0,10}~(?:[يت]سمع|[يت]قبل)#[^.;]{0,25}~(?:[يت]خالفها|خلافها|عكسها|[يت]ناقضها)',
      ],
      ['~(?:[يت]عمل|[يت]عتد|[يت]سري)#[^.;]{0,15}~(?:اتفاق|تفاهم)[^.;]{0,15}~(?:شفهي|شفوي)', '~إثبات'],
    ],
    unless: {
      en: '\\b(?:not (?:valid|binding)|unless|only)\\b',
      ar: '~(?:ما لم|إلا(?! [يت][ء-ي])|لا [يت]عتد|لا [يت]عمل|خلال)(?![ء-ي])',
    },
  }),
  'SA-ENF-02': readTogether({
    says: {
      en: 'The clause relies on a promissory note that is not registered on the national platform.',
      ar: 'يعتمد البند على سند لأمر غير مسجل في المنصة الوطنية.',
    },
    en: [
      [
        '\\b(?:promissory note|order note|bill of exchange)s?\\b',
        '\\b(?:not (?:entered|registered|recorded|uploaded)|without (?:being )?(?:entered|registered|recorded)|unregistered|paper)\\b',
        '\\b(?:enforce\\w*|execut\\w+|instrument|deed)\\b',
        '\\b(?:platform|regist\\w+|electronic\\w*|entered)\\b',
      ],
    ],
    ar: [],
    unless: { en: '\\b(?:shall not be|may not be|is not enforce\\w*|unless|until|void)\\b', ar: '~لا' },
  }),
  'SA-ENF-03': readTogether({
    says: {
      en: 'The clause extends execution to what the law exempts from it.',
      ar: 'يمد البند التنفيذ إلى ما لا يجوز الحجز عليه نظاماً.',
    },
    en: [
      [
        '\\b(?:debtor|borrower|guarantor|surety|obligor)\\b',
        '\\b(?:allows?|accepts?|agrees?|consents?|authori[sz]es?)\\b',
        '\\b(?:his|her|their|family) (?:own )?(?:house|home|dwelling|tools? of (?:his |her )?trade)\\b',
        '\\b(?:attach\\w*|seiz\\w+|execution|levied|sold by the court)\\b',
      ],
    ],
    ar: [
      [
        '~(?:مدين|مقترض|كفيل)',
        '~(?:[يت]قبل|[يت]وافق|[يت]أذن|[يت]جيز|[يت]قر)#',
        '~(?:حجز|تنفيذ)#? ~?على',
        '~(?:مسكنه|داره|منزله|بيته|سكنه|أدوات مهنته|وسيلة نقله)',
      ],
    ],
    unless: { en: '\\b(?:not|never|mortgag\\w*|pledg\\w*|exempt)\\b', ar: '~(?:لا|مرهون|[يت]رهن|رهن)#' },
  }),
};
