import { allOf, beyond, readTogether, type AddedReaders } from '../together.js';

/** Wide readers of the rules on the end of the contract. */
export const wideDisciplineReaders: AddedReaders = {
  'SA-LAB-15': readTogether({
    says: {
      en: 'The clause takes from the worker the right to leave without notice where the employer is in breach.',
      ar: 'يحرم البند العامل من حق ترك العمل دون إشعار عند إخلال صاحب العمل.',
    },
    en: [
      [
        '{employee}',
        '\\b(?:no circumstances|never|may not|shall not|cannot|waives?|no right)\\b',
        '\\b(?:walk\\w* (?:out|off)|leav(?:e|es|ing)|quit|terminat\\w+|ceas\\w+)\\b',
        '\\bwithout\\b[^.;]{0,20}\\bnotice\\b|\\bimmediate\\w*',
        '\\b(?:even (?:if|where|when)|whatever|for any reason|no circumstances|regardless|any breach|default)\\b',
      ],
    ],
    ar: [
      [
        '{employee}',
        '~(?:لا [يت](?:حق|جوز|ترك)|ليس ل|[يت]تنازل|[يت]متنع)',
        '~(?:ترك|[يت]ترك|إنهاء|[يت]نهي|مغادرة)',
        '~(?:دون|بدون|بلا)# [^.;]{0,10}~(?:إشعار|إخطار)',
        '~(?:ولو|حتى لو|حتى وإن|مهما|أيا كان|لأي سبب|بأي حال)',
      ],
    ],
  }),
  'SA-LAB-19': {
    en: [
      beyond({
        cues: ['\\b(?:final (?:dues|settlement|pay\\w*|account)|dues|entitlements|end[- ]of[- ]service)\\b'],
        needs: '\\b(?:paid|pays?|settle[ds]?|released|disbursed|payable|transferred)\\b',
        unless:
          '\\b(?:year of service|each year|half|notice|claim\\w*|object\\w*|instal?ments? of|leave (?:balance|days)|court|resign\\w*|loan|court|wage (?:for|of))\\b',
        measure: 'days',
        atMost: 14,
        precedes: '\\b(?:within|after|later than|following|period of|up to|in)\\b[^.;]{0,25}$',
        after: 120,
        before: 60,
        bound: {
          en: 'one week, or two where the worker ended the contract',
          ar: 'أسبوع، أو أسبوعان إذا كان العامل هو الذي أنهى العقد',
        },
      }),
    ],
    ar: [
      beyond({
        cues: ['~(?:حقوق|مستحقات|تصفية)'],
        needs:
          '~(?:[يت]سدد|[يت]صرف|[يت]دفع|صرف|سداد|دفع|تصفية)[^.;]{0,200}~(?:إخلاء|انتهاء|ترك|آخر يوم|إنهاء|انقضاء|تركه)',
        unless: '~(?:كل سنة|نصف|إشعار|مطالبة|دعوى|اعتراض|استقال|قرض|شهادة)',
        measure: 'days',
        atMost: 14,
        precedes: '~(?:خلال|بعد|مدة|تتجاوز|أقصاها)[^.;]{0,15}$',
        bound: {
          en: 'one week, or two where the worker ended the contract',
          ar: 'أسبوع، أو أسبوعان إذا كان العامل هو الذي أنهى العقد',
        },
      }),
    ],
  },
  'SA-LAB-16': {
    en: [
      beyond({
        cues: ['\\b(?:compet\\w+|non-?compet\\w+|rival\\w*|similar (?:business|activity|work))\\b'],
        needs: '\\b(?:after|following|from|post|upon|once|departure|end of|leaves?|leaving)\\b[^.;]{0,60}',
        unless: '\\b(?:secret\\w*|confidential\\w*|experience|notice)\\b',
        measure: 'days',
        atMost: 730,
        before: 160,
        after: 160,
        bound: { en: 'two years', ar: 'سنتان' },
      }),
    ],
    ar: [
      beyond({
        cues: ['~(?:منافس|[يت]نافس|منافسة|مشابه|مماثل)'],
        needs: '~(?:بعد|عقب|انتهاء|ترك|تركه|انقضاء|مغادرة|مغادرته)',
        unless: '~(?:أسرار|سرية|خبرة|إشعار)',
        measure: 'days',
        atMost: 730,
        before: 160,
        after: 160,
        bound: { en: 'two years', ar: 'سنتان' },
      }),
    ],
  },
  'SA-LAB-31': allOf(
    readTogether({
      says: {
        en: "The clause sets a fine of more than five days' wage.",
        ar: 'يحدد البند غرامة تزيد على أجر خمسة أيام.',
      },
      en: [
        [
          "\\b(?:a|one|two|the) (?:full |whole )?(?:week|weeks|month|fortnight)['’]?s?['’]? (?:basic )?(?:pay|wages?|salary)\\b",
          '\\b(?:costs?|fine|fined|fines|deduct\\w*|penalt\\w+|penali[sz]ed|los(?:es?|ing)|forfeit\\w*|docked?)\\b',
          '\\b(?:late|lateness|violation\\w*|infraction\\w*|mistakes?|errors?|breach\\w*|arriv\\w+|misconduct|smok\\w+|rules?|uniform)\\b',
        ],
      ],
      ar: [
        [
          '~(?:أجر|راتب) (?:أسبوع|أسبوعين|شهر)#',
          '~(?:حسم|[يت]حسم|خصم|[يت]خصم|غرامة|[يت]غرم|[يت]فقد|استقطاع)',
          '~(?:تأخر|تأخير|مخالفة|خطأ|إهمال|تدخين|زي)',
        ],
      ],
      unless: {
        en: '\\b(?:notice|award|resign\\w*|terminat\\w+|absen\\w+|damages?|compensat\\w+)\\b',
        ar: '~(?:إشعار|استقالة|مكافأة|إنهاء|غياب|تعويض|أضرار)|لا (?:[يت]جوز|[يت]زيد)',
      },
    }),
    {
      en: [
        beyond({
          cues: [
            '\\b(?:late|lateness|tardi\\w+|violation\\w*|infraction\\w*|mistakes?|errors?|breach\\w*|arriv\\w+|misconduct|disobey\\w*|smok\\w+)\\b',
          ],
          needs:
            '\\b(?:costs?|fine|fined|fines|deduct\\w*|penalt\\w+|penali[sz]ed|los(?:es?|ing)|forfeit\\w*|docked?)\\b',
          unless: '\\b(?:damages?|notice|award|resign\\w*|terminat\\w+|absen\\w+)\\b',
          measure: 'days',
          atMost: 5,
          follows: "^['’]?s?['’]? ?(?:of )?(?:his |her |the )?(?:basic )?(?:pay|wages?|salar)",
          bound: { en: "five days' wage", ar: 'أجر خمسة أيام' },
        }),
      ],
      ar: [
        beyond({
          cues: ['~(?:تأخر|تأخير|مخالفة|خطأ|إهمال|تدخين)'],
          needs: '~(?:حسم|[يت]حسم|خصم|[يت]خصم|غرامة|[يت]غرم|[يت]فقد|استقطاع)',
          unless: '~(?:تلف|أتلف|إشعار|استقالة|غياب|مكافأة|سداد)',
          measure: 'days',
          atMost: 5,
          precedes: '~(?:أجر|راتب|رواتب)[^.;]{0,6}$',
          bound: { en: "five days' wage", ar: 'أجر خمسة أيام' },
        }),
      ],
    },
  ),
};
