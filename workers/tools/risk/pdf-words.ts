import type { Language } from '#shared/contracts/common.js';
import type { Severity } from '#shared/tools/risk/contract.js';
import { REPORT_WORDS } from '#workers/reports/report-words.js';

interface RiskWords {
  /** Title before the file's name, which keeps its own direction. */
  title: string;
  columns: readonly [id: string, section: string, risk: string, quote: string, recommendation: string];
  severity: Record<Severity, string>;
  group: Record<Severity, string>;
  /** The counts of findings; `places` is that of their places, or null where it says nothing more. */
  counts: (counts: Record<Severity, number>, total: number, places: number | null) => string;
  /** The section of findings on usual clauses, which stand apart. */
  usual: { title: (count: number) => string; lead: string; clause: string };
  noSnippet: string;
  noRecommendation: string;
  notLocated: string;
  none: string;
  incomplete: string;
}

type Words = RiskWords & (typeof REPORT_WORDS)[Language];

const SEPARATOR = '  ·  ';

/** Texts of the report. Quotes are in the document's language, findings in the report's. */
export const WORDS: Record<Language, Words> = {
  en: {
    ...REPORT_WORDS.en,
    title: 'Risk Assessment Report for',
    columns: ['ID', 'Section', 'Risk', 'Quote', 'Recommendation'],
    severity: { high: 'High', medium: 'Medium', low: 'Low' },
    group: { high: 'High Risk', medium: 'Medium Risk', low: 'Low Risk' },
    counts: ({ high, medium, low }, total, places) =>
      [
        `${places === null ? '' : `${places} places in `}${total} ${total === 1 ? 'finding' : 'findings'}`,
        `${high} high`,
        `${medium} medium`,
        `${low} low`,
      ].join(SEPARATOR),
    usual: {
      title: (count) => `Usual clauses (${count})`,
      lead: 'Nearly every contract has these. They weigh little and usually ask for nothing; look through them once.',
      clause: 'Clause and its first words',
    },
    noSnippet: '(no snippet)',
    noRecommendation: 'No recommendation provided.',
    notLocated: 'Quote not found in the document text',
    none: 'No risks were found.',
    incomplete:
      'Not fully analyzed. The following could not be checked, or could not be checked reliably. That does not mean it is free of risk:',
  },
  ar: {
    ...REPORT_WORDS.ar,
    title: 'تقرير تقييم المخاطر للمستند',
    columns: ['الرقم', 'القسم', 'الخطر', 'الاقتباس', 'التوصية'],
    severity: { high: 'مرتفع', medium: 'متوسط', low: 'منخفض' },
    group: { high: 'مخاطر مرتفعة', medium: 'مخاطر متوسطة', low: 'مخاطر منخفضة' },
    counts: ({ high, medium, low }, total, places) =>
      [
        `عدد الملاحظات: ${total}`,
        ...(places === null ? [] : [`عدد مواضعها: ${places}`]),
        `مرتفعة: ${high}`,
        `متوسطة: ${medium}`,
        `منخفضة: ${low}`,
      ].join(SEPARATOR),
    usual: {
      title: (count) => `بنود معتادة (${count})`,
      lead: 'ترد هذه البنود في معظم العقود، وأثرها محدود ولا تستدعي إجراءً في الغالب. يكفي الاطلاع عليها مرة.',
      clause: 'البند وأول عبارته',
    },
    noSnippet: '(لا يوجد اقتباس)',
    noRecommendation: 'لا توجد توصية.',
    notLocated: 'لم يُعثر على الاقتباس في نص المستند',
    none: 'لم يُعثر على مخاطر.',
    incomplete: 'ما لم يكتمل تحليله. تعذّر فحص ما يلي، أو تعذّر الوثوق بفحصه، ولا يعني ذلك خلوّه من المخاطر:',
  },
};
