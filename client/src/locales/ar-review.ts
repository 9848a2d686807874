import type { enReview } from './en-review.js';

/** The Arabic messages that tools share whose reports are reviewed beside the document text. */
export const arReview = {
  'review.analyzeSelected': 'تحليل المستند المختار',
  'review.analyzeUploaded': 'تحليل الملف المرفوع',
  'review.analyzing': 'جارٍ التحليل…',
  'review.another': 'تحليل مستند آخر',
  'review.noneForFilter': 'لا توجد ملاحظات ضمن هذه التصفية.',
  'review.articles': 'المواد المستشهد بها',
  'review.article': 'المادة {number} من {law}',
  'review.article.issued': '{decree} ({date})',
  'review.article.inForce': 'نظام سارٍ. لم يُعثر على تعديل لهذه المادة حتى {month}.',
  'review.article.amended': 'نظام سارٍ. النص بعد تعديله بموجب {decree}، وقد تُتبّعت التعديلات حتى {month}.',
  'review.article.asPublished': 'سارية. النص كما نُشر في {date}، ولم تُتتبّع التعديلات اللاحقة.',
  'review.article.text': 'النص:',
  'review.article.unofficial':
    'من نسخة غير رسمية كما كانت محفوظة يوم إعداد التقرير، فقابلها بالنص الرسمي قبل الاعتماد عليها.',
  'review.article.source': 'المصدر: {host}',
  'review.notLocated': 'لم يُعثر على الاقتباس في نص المستند',
  'review.showInText': 'عرض الموضع في النص',
  'review.places':
    '{count, plural, zero {ولا مواضع أخرى} one {وفي موضع آخر} two {وفي موضعين آخرين} few {وفي # مواضع أخرى} many {وفي # موضعاً آخر} other {وفي # موضع آخر}}: {places}',
  'review.places.comma': '، ',
  'review.places.more':
    '{count, plural, zero {لا مزيد} one {عرض موضع آخر} two {عرض موضعين آخرين} few {عرض # مواضع أخرى} many {عرض # موضعاً آخر} other {عرض # موضع آخر}}',
  'review.places.unlisted':
    '{count, plural, zero {أُدرجت المواضع كلها.} one {لم يُدرج موضع واحد آخر.} two {لم يُدرج موضعان آخران.} few {لم تُدرج # مواضع أخرى.} many {لم يُدرج # موضعاً آخر.} other {لم يُدرج # موضع آخر.}}',
  'review.place.clause': 'البند {clause}',
  'review.place.page': 'الصفحة {page}',
  'review.place.number': 'الموضع {number}',
  'review.showNMore':
    '{count, plural, zero {لا مزيد} one {عرض ملاحظة أخرى} two {عرض ملاحظتين أخريين} few {عرض # ملاحظات أخرى} many {عرض # ملاحظة أخرى} other {عرض # ملاحظة أخرى}}',
  'review.showLess': 'عرض أقل',
  'review.reused':
    'لم يتغيّر {sections} من {of, plural, zero {# قسم} one {قسم واحد} two {قسمين} few {# أقسام} many {# قسماً} other {# قسم}} منذ تحليل سابق',
  'review.engine.builtin': 'المحرك المدمج',
  'review.engine.llm': 'النموذج اللغوي',
  'review.engine.label': 'أجرى التحليل: {engine}',
  'review.readAgain':
    'أُعيدت قراءة هذا المستند بعد إعداد التقرير. ويستند التقرير إلى النص كما قُرئ من قبل، وهو المعروض هنا.',
  'review.readAgain.analyze': 'تحليل النص الجديد',
  'review.findings': 'الملاحظات',
  'review.document': 'نص المستند',
  'review.documentGone': 'أُزيل المستند، ويبقى تقريره محفوظاً.',
  'review.documentFailed': 'تعذّر تحميل النص.',
  'review.keys': 'استخدم المفتاحين J (ت) وK (ن) للتنقل بين الملاحظات.',
  'review.keys.off': 'المفتاحان J (ت) وK (ن) موقوفان.',
  'review.keys.turnOff': 'إيقاف',
  'review.keys.turnOff.long': 'إيقاف المفتاحين J (ت) وK (ن)',
  'review.keys.turnOn': 'تفعيل',
  'review.keys.turnOn.long': 'تفعيل المفتاحين J (ت) وK (ن)',
  'review.mark': 'الملاحظة {id}: {title}',
  'review.mark.place': 'موضع آخر للملاحظة {id}: {title}',
} satisfies Record<keyof typeof enReview, string>;
