import type { EngineName, Language } from '#shared/contracts/common.js';
import type { Severity } from '#shared/tools/risk/contract.js';

interface Words {
  /** The file's name follows; it keeps its own direction. */
  title: string;
  columns: readonly [id: string, section: string, risk: string, quote: string, recommendation: string];
  severity: Record<Severity, string>;
  group: Record<Severity, string>;
  counts: (counts: Record<Severity, number>, total: number) => string;
  engine: Record<EngineName, string>;
  made: string;
  analyzedBy: string;
  clause: string;
  noSnippet: string;
  noRecommendation: string;
  notLocated: string;
  none: string;
  incomplete: string;
  note: string;
}

const SEPARATOR = '  ·  ';

/** The report's own words; quotes stand in the document's language, findings in the report's. */
export const WORDS: Record<Language, Words> = {
  en: {
    title: 'Risk Assessment Report for',
    columns: ['ID', 'Section', 'Risk', 'Quote', 'Recommendation'],
    severity: { high: 'High', medium: 'Medium', low: 'Low' },
    group: { high: 'High Risk', medium: 'Medium Risk', low: 'Low Risk' },
    counts: ({ high, medium, low }, total) =>
      [
        `${total} ${total === 1 ? 'finding' : 'findings'}`,
        `${high} high`,
        `${medium} medium`,
        `${low} low`,
      ].join(SEPARATOR),
    engine: { builtin: 'built-in engine', llm: 'language model' },
    made: 'Made on',
    analyzedBy: 'Analyzed by the',
    clause: 'Clause',
    noSnippet: '(no snippet)',
    noRecommendation: 'No recommendation provided.',
    notLocated: 'not located in the text',
    none: 'No risks were found.',
    incomplete:
      'Not fully analyzed. The following could not be checked, or not reliably, which does not mean it is free of risk:',
    note: 'Made by software for a lawyer to review; it is not legal advice.',
  },
  ar: {
    title: 'تقرير تقييم المخاطر للمستند',
    columns: ['الرقم', 'القسم', 'الخطر', 'الاقتباس', 'التوصية'],
    severity: { high: 'مرتفع', medium: 'متوسط', low: 'منخفض' },
    group: { high: 'مخاطر مرتفعة', medium: 'مخاطر متوسطة', low: 'مخاطر منخفضة' },
    counts: ({ high, medium, low }, total) =>
      [`عدد الملاحظات: ${total}`, `مرتفعة: ${high}`, `متوسطة: ${medium}`, `منخفضة: ${low}`].join(SEPARATOR),
    engine: { builtin: 'المحرك المدمج', llm: 'النموذج اللغوي' },
    made: 'تاريخ الإعداد:',
    analyzedBy: 'أجرى التحليل:',
    clause: 'البند',
    noSnippet: '(لا يوجد اقتباس)',
    noRecommendation: 'لا توجد توصية.',
    notLocated: 'لم يُعثر على موضعه في النص',
    none: 'لم يُعثر على مخاطر.',
    incomplete: 'ما لم يكتمل تحليله. تعذّر فحص ما يلي، أو تعذّر الوثوق بفحصه، ولا يعني ذلك خلوّه من المخاطر:',
    note: 'أُعدّ آلياً ليراجعه محامٍ، ولا يُعدّ استشارة قانونية.',
  },
};
