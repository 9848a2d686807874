import type { enRisk } from './en-risk.js';

/** The Arabic messages of risk assessment, fetched with its screen. */
export const arRisk = {
  'risk.lead': 'اختر مستنداً لتعرف البنود التي تنطوي على مخاطر، ودرجة كل خطر، وما يُوصى به بشأنه.',
  'risk.failed': 'تعذّر تحليل المخاطر: {message}',
  'risk.unexpected': 'وردت من ‎/risk استجابة بصيغة غير متوقعة.',
  'risk.count.high': 'مخاطر مرتفعة',
  'risk.count.medium': 'مخاطر متوسطة',
  'risk.count.low': 'مخاطر منخفضة',
  'risk.level.high': 'مرتفع',
  'risk.level.medium': 'متوسط',
  'risk.level.low': 'منخفض',
  'risk.filter': 'عرض الملاحظات بحسب درجة الخطر',
  'risk.none': 'لم يُعثر على مخاطر.',
  'risk.assessAnyway': 'تقييمه بوصفه عقداً على أي حال',
  'risk.noSnippet': '(لا يوجد اقتباس)',
  'risk.noRecommendation': 'لا توجد توصية.',
  'risk.severityReason': 'درجة الخطر:',
  'risk.recommendation': 'التوصية',
  'risk.explanation': 'الشرح',
  'risk.places.lead':
    'الشرح أعلاه يخص الاقتباس الأول. وقد تختلف الأطراف والمُدد والمبالغ في هذه المواضع التي هي من النوع نفسه.',
  'risk.places.otherLanguage': 'البند نفسه باللغة الأخرى:',
  'risk.usual': 'بنود معتادة ({count})',
  'risk.usual.lead': 'ترد هذه البنود في معظم العقود، وأثرها محدود ولا تستدعي إجراءً في الغالب. يكفي الاطلاع عليها مرة.',
'risk.incomplete.lead': 'تعذّر فحص ما يلي، أو تعذّر الوثوق بفحصه، ولا يعني ذلك خلوّه من المخاطر.',
  'risk.history': 'تقارير المخاطر السابقة',
  'risk.history.noContract': 'ليس عقداً',
  'risk.history.count':
    '{count, plural, zero {لا مخاطر} one {خطر واحد} two {خطران} few {# مخاطر} many {# خطراً} other {# خطر}}',
  'risk.delete.title': 'حذف تقرير المخاطر',
  'risk.delete.text': 'هل تريد حذف تقرير تقييم المخاطر هذا؟ لا يمكن التراجع عن هذا الإجراء.',
} satisfies Record<keyof typeof enRisk, string>;
