import type { LawRule } from './rule.js';

const NOT_HELD = {
  en: 'The text of the instrument is not held.',
  ar: 'نص الوثيقة غير محفوظ لدينا.',
} as const;

/** Rules of international instruments on trade and awards, and on dates in two calendars. */
export const internationalRules: readonly LawRule[] = [
  {
    id: 'INT-CISG-01',
    source: {
      instrument: {
        en: 'United Nations Convention on Contracts for the International Sale of Goods (CISG)',
        ar: 'اتفاقية الأمم المتحدة بشأن عقود البيع الدولي للبضائع',
      },
      provisions: { en: 'Art. 92', ar: 'المادة 92' },
    },
    documents: ['sale', 'distribution'],
    severity: 'low',
    confidence: 'partly-verified',
    subject: { en: 'International sale of goods', ar: 'البيع الدولي للبضائع' },
    demands: {
      en: 'The Convention is in force for Saudi Arabia since 1 September 2024, without Part III (the duties of seller and buyer and their remedies), which the Kingdom excluded by declaration. The parties may exclude it.',
      ar: 'الاتفاقية نافذة في المملكة منذ 1 سبتمبر 2024، عدا الجزء الثالث (التزامات البائع والمشتري وجزاؤها) الذي استبعدته المملكة بإعلان، وللطرفين استبعادها.',
    },
    instead: {
      en: 'The CISG does not apply to this contract. (Or: Parts I and II of the CISG apply; all else is governed by the laws of the Kingdom.)',
      ar: 'لا تسري اتفاقية البيع الدولي للبضائع على هذا العقد. (أو: يسري الجزءان الأول والثاني منها، وما عداهما يخضع لأنظمة المملكة.)',
    },
    caution: NOT_HELD,
    silence: 'nothing',
    searched: { en: ['CISG'], ar: ['البيع الدولي للبضائع'] },
  },
  {
    id: 'INT-NYC-01',
    source: {
      instrument: {
        en: 'New York Convention on the Recognition and Enforcement of Foreign Arbitral Awards (1958)',
        ar: 'اتفاقية نيويورك للاعتراف بأحكام التحكيم الأجنبية وتنفيذها (1958)',
      },
      provisions: { en: 'Arts. III–V', ar: 'المواد من 3 إلى 5' },
    },
    documents: [
      'contract',
      'sale',
      'services',
      'distribution',
      'construction',
      'loan',
      'franchise',
      'licence',
    ],
    severity: 'medium',
    confidence: 'partly-verified',
    subject: { en: 'Foreign arbitral awards', ar: 'أحكام التحكيم الأجنبية' },
    demands: {
      en: 'Awards made in a contracting state are recognised and enforced, and refused only on the grounds that the Convention lists; their merits are not heard again. Saudi Arabia is a party since 1994, on condition of reciprocity.',
      ar: 'تُنفذ أحكام التحكيم الصادرة في دولة متعاقدة ولا يرفض تنفيذها إلا للأسباب المبينة في الاتفاقية دون إعادة النظر في موضوعها، والمملكة طرف فيها منذ 1994 بشرط المعاملة بالمثل.',
    },
    instead: {
      en: 'The award is final and may be enforced under the New York Convention.',
      ar: 'يكون حكم التحكيم نهائياً، وينفذ وفق اتفاقية نيويورك.',
    },
    caution: NOT_HELD,
    silence: 'nothing',
    searched: { en: ['New York Convention', 'foreign award'], ar: ['اتفاقية نيويورك', 'حكم تحكيم أجنبي'] },
  },
  {
    id: 'INT-INC-01',
    source: {
      instrument: {
        en: 'Incoterms (rules of the International Chamber of Commerce)',
        ar: 'إنكوترمز (قواعد غرفة التجارة الدولية)',
      },
      provisions: { en: 'editions of 2000, 2010 and 2020', ar: 'إصدارات 2000 و2010 و2020' },
    },
    documents: ['sale', 'distribution', 'contract'],
    severity: 'low',
    confidence: 'secondary-source',
    subject: { en: 'Delivery terms of the Incoterms', ar: 'مصطلحات التسليم في الإنكوترمز' },
    demands: {
      en: 'The Incoterms apply as far as a contract names them: the term, a place, and the edition whose term it is.',
      ar: 'تسري قواعد الإنكوترمز بقدر ما يسميه العقد منها: المصطلح والمكان والإصدار الذي يتضمنه.',
    },
    instead: {
      en: 'Delivery: CIF Jeddah Islamic Port, Incoterms 2020.',
      ar: 'التسليم: CIF ميناء جدة الإسلامي، إنكوترمز 2020.',
    },
    caution: NOT_HELD,
    silence: 'nothing',
    searched: { en: ['Incoterms'], ar: ['إنكوترمز'] },
  },
  {
    id: 'SA-DATE-01',
    source: {
      instrument: { en: 'Umm al-Qura calendar', ar: 'تقويم أم القرى' },
      provisions: { en: 'official Hijri dates', ar: 'التواريخ الهجرية الرسمية' },
    },
    documents: [
      'employment',
      'nda',
      'lease',
      'sale',
      'services',
      'distribution',
      'franchise',
      'construction',
      'loan',
      'licence',
      'procurement',
      'contract',
    ],
    severity: 'low',
    confidence: 'partly-verified',
    subject: { en: 'Dates in two calendars', ar: 'التاريخ بالتقويمين' },
    demands: {
      en: 'A date that is given in both calendars is one day. Two days leave it open from when a term runs.',
      ar: 'التاريخ المكتوب بالتقويمين يوم واحد، واختلافهما يجعل بدء المدد محل نزاع.',
    },
    instead: {
      en: 'Write the date in both calendars as one day, or say which of them decides.',
      ar: 'يُكتب التاريخان ليوم واحد، أو يُبيَّن أيهما المعتمد.',
    },
    caution: {
      en: 'Reckoned by the Umm al-Qura calendar; a day of difference is let pass.',
      ar: 'محسوب بتقويم أم القرى، ولا يُعتد بفرق يوم واحد.',
    },
    silence: 'nothing',
    searched: { en: ['corresponding to'], ar: ['الموافق'] },
  },
];
