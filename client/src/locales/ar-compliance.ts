import type { enCompliance } from './en-compliance.js';

/** The Arabic messages of the compliance check, fetched with its screens. */
export const arCompliance = {
  'compliance.lead':
    'اختر مستنداً لفحصه في ضوء أحكام الأنظمة السعودية والقانون الدولي: ما استوفاه منها وما خالفه، والصياغة البديلة.',
  'compliance.kind': 'نوع المستند',
  'compliance.kind.recognize': 'التعرّف عليه تلقائياً',
  'compliance.kind.employment': 'عقد عمل',
  'compliance.kind.nda': 'اتفاقية سرية',
  'compliance.kind.lease': 'عقد إيجار',
  'compliance.kind.sale': 'عقد بيع أو توريد',
  'compliance.kind.services': 'عقد خدمات',
  'compliance.kind.distribution': 'عقد وكالة أو توزيع',
  'compliance.kind.franchise': 'عقد امتياز تجاري',
  'compliance.kind.construction': 'عقد مقاولة',
  'compliance.kind.loan': 'عقد قرض أو ضمان',
  'compliance.kind.licence': 'عقد ترخيص',
  'compliance.kind.procurement': 'عقد حكومي',
  'compliance.kind.contract': 'عقد آخر',
  'compliance.kind.privacy-policy': 'سياسة خصوصية',
  'compliance.kind.terms': 'شروط استخدام',
  'compliance.failed': 'تعذّر فحص الامتثال: {message}',
  'compliance.openFailed': 'تعذّر فتح التقرير',
  'compliance.unexpected': 'وردت من ‎/compliance استجابة بصيغة غير متوقعة.',
  'compliance.reportId': 'رقم التقرير:',
  'compliance.score': 'درجة الامتثال',
  'compliance.score.of': 'من 100',
  'compliance.score.issues':
    '{count, plural, zero {لم يُخصم شيء عن المخالفات} one {100 ناقصاً 20 عن مخالفة واحدة} two {100 ناقصاً 20 عن كل من مخالفتين} few {100 ناقصاً 20 عن كل من # مخالفات} many {100 ناقصاً 20 عن كل من # مخالفة} other {100 ناقصاً 20 عن كل من # مخالفة}}',
  'compliance.score.warnings':
    '{count, plural, zero {لم يُخصم شيء عن التنبيهات} one {100 ناقصاً 10 عن تنبيه واحد} two {100 ناقصاً 10 عن كل من تنبيهين} few {100 ناقصاً 10 عن كل من # تنبيهات} many {100 ناقصاً 10 عن كل من # تنبيهاً} other {100 ناقصاً 10 عن كل من # تنبيه}}',
  'compliance.score.unchecked':
    '{count, plural, zero {لم يُخصم شيء} one {100 ناقصاً 5 عن حكم واحد تعذّر فحصه} two {100 ناقصاً 5 عن كل من حكمين تعذّر فحصهما} few {100 ناقصاً 5 عن كل من # أحكام تعذّر فحصها} many {100 ناقصاً 5 عن كل من # حكماً تعذّر فحصها} other {100 ناقصاً 5 عن كل من # حكم تعذّر فحصها}}',
  'compliance.score.full': 'لم يُخصم شيء عما فُهم من المستند',
  'compliance.score.rule':
    'تبدأ الدرجة من 100، ويُخصم منها 20 عن كل مخالفة. فإن لم توجد مخالفة خُصم 10 عن كل تنبيه، وإن لم يوجد تنبيه كذلك خُصم 5 عن كل حكم تعذّر فحصه. ولا تقل عن صفر. والدرجة تحصي النتائج ولا تدل على جسامتها.',
  'compliance.filter': 'عرض الأحكام بحسب النتيجة',
  'compliance.status.issue': 'مخالفة',
  'compliance.status.warning': 'تنبيه',
  'compliance.status.unchecked': 'تعذّر الفحص',
  'compliance.status.ok': 'مستوفى',
  'compliance.unchecked':
    '{count, plural, zero {لم يتعذّر فحص أي حكم.} one {تعذّر فحص حكم واحد: ورد موضوعه في المستند، أو تعذّرت قراءة المستند كاملاً، ولا يتبين مما ورد فيه استيفاء الحكم. ولا يعني ذلك أنه مستوفى، فراجع البند بنفسك.} two {تعذّر فحص حكمين: ورد موضوعاهما في المستند، أو تعذّرت قراءة المستند كاملاً، ولا يتبين مما ورد فيه استيفاؤهما. ولا يعني ذلك أنهما مستوفيان، فراجع البنود بنفسك.} few {تعذّر فحص # أحكام: وردت موضوعاتها في المستند، أو تعذّرت قراءة المستند كاملاً، ولا يتبين مما ورد فيه استيفاؤها. ولا يعني ذلك أنها مستوفاة، فراجع البنود بنفسك.} many {تعذّر فحص # حكماً: وردت موضوعاتها في المستند، أو تعذّرت قراءة المستند كاملاً، ولا يتبين مما ورد فيه استيفاؤها. ولا يعني ذلك أنها مستوفاة، فراجع البنود بنفسك.} other {تعذّر فحص # حكم: وردت موضوعاتها في المستند، أو تعذّرت قراءة المستند كاملاً، ولا يتبين مما ورد فيه استيفاؤها. ولا يعني ذلك أنها مستوفاة، فراجع البنود بنفسك.}}',
  'compliance.recognized': 'تبيّن أنه وفُحص بوصفه:',
  'compliance.chosen': 'فُحص بحسب اختيارك بوصفه:',
  'compliance.foreignLaw':
    'لا يذكر المستند ما يربطه بالمملكة ويختار نظاماً آخر («{words}»). ولا تلزمه الأحكام السعودية إلا فيما ينطبق منها أياً كان النظام المختار.',
  'compliance.scope.more': 'السبب، والفحص بوصفه نوعاً آخر',
  'compliance.shownBy': 'العبارات الدالة على ذلك:',
  'compliance.rulesApplied':
    '{count, plural, zero {لا ينطبق عليه أي حكم.} one {ينطبق عليه حكم واحد.} two {ينطبق عليه حكمان.} few {تنطبق عليه # أحكام.} many {ينطبق عليه # حكماً.} other {ينطبق عليه # حكم.}}',
  'compliance.whatIsChecked': 'ما الذي يُفحص',
  'compliance.checkAs': 'الفحص بوصفه نوعاً آخر',
  'compliance.checkAs.none': 'اختر النوع',
  'compliance.checkAgain': 'إعادة الفحص',
  'compliance.notChecked': 'لم يُفحص هذا المستند.',
  'compliance.notChecked.unknown': 'لا يظهر منه أنه عقد أو سياسة أو شروط استخدام.',
  'compliance.notChecked.lead':
    'تنطبق الأحكام على العقود والسياسات وشروط الاستخدام، ولذلك لا يفيد هذا التقرير شيئاً عن مضمون المستند. فإن كان منها فاختر نوعه وأعد فحصه.',
  'compliance.none': 'لم يُعثر على مخالفات.',
  'compliance.none.lead':
    '{count, plural, zero {لا ينطبق أي حكم على هذا النوع من المستندات، فلم يُفحص شيء.} one {ينطبق حكم واحد على هذا النوع من المستندات، واستيفاؤه لا يعني استيفاء غيره.} two {ينطبق حكمان على هذا النوع من المستندات، واستيفاؤهما لا يعني استيفاء غيرهما.} few {تنطبق # أحكام على هذا النوع من المستندات، واستيفاؤها لا يعني استيفاء غيرها.} many {ينطبق # حكماً على هذا النوع من المستندات، واستيفاؤها لا يعني استيفاء غيرها.} other {ينطبق # حكم على هذا النوع من المستندات، واستيفاؤها لا يعني استيفاء غيرها.}}',
  'compliance.kept': 'أحكام استوفاها المستند ({count})',
  'compliance.kept.lead': 'ومع كل حكم البند الذي استوفاه، ولا يلزم بشأنها إجراء.',
  'compliance.silent':
    '{count, plural, zero {لا أحكام سكت عنها المستند} one {حكم واحد سكت عنه المستند} two {حكمان سكت عنهما المستند} few {# أحكام سكت عنها المستند} many {# حكماً سكت عنها المستند} other {# حكم سكت عنه المستند}}',
  'compliance.silent.lead':
    'قُرئ نص المستند كاملاً ولم ترد فيه أي من العبارات التي يُبحث بها عن موضوعاتها. ويسري حكم النظام فيما نظّمه منها.',
  'compliance.unanswered':
    '{count, plural, zero {لا أحكام بلا نتيجة} one {حكم واحد بلا نتيجة} two {حكمان بلا نتيجة} few {# أحكام بلا نتيجة} many {# حكماً بلا نتيجة} other {# حكم بلا نتيجة}}',
  'compliance.unanswered.lead':
    'لم يُعثر على ما يستوفيها أو يخالفها، ولا يعني ذلك أن المستند سكت عنها. فأعد فحصه لتعرف البنود التي تقرؤها بنفسك.',
  'compliance.left':
    '{count, plural, zero {لا أحكام أخرى بلا نتيجة.} one {وبقي حكم واحد بلا نتيجة: ورد في النص ما يدل على موضوعه، أو تعذّرت قراءة بعض النص.} two {وبقي حكمان بلا نتيجة: ورد في النص ما يدل على موضوعيهما، أو تعذّرت قراءة بعض النص.} few {وبقيت # أحكام بلا نتيجة: ورد في النص ما يدل على موضوعاتها، أو تعذّرت قراءة بعض النص.} many {وبقي # حكماً بلا نتيجة: ورد في النص ما يدل على موضوعاتها، أو تعذّرت قراءة بعض النص.} other {وبقي # حكم بلا نتيجة: ورد في النص ما يدل على موضوعاتها، أو تعذّرت قراءة بعض النص.}}',
  'compliance.toRead': 'بنود تقرؤها بنفسك ({count})',
  'compliance.toRead.lead':
    'تتصل هذه البنود بالأحكام المذكورة تحتها، ولم يُفهم ما تقرره فيها كله أو بعضه. ولا أثر لها في الدرجة. وما ذُكر هنا أوثقها صلة، وقد يتصل غيرها بالأحكام أيضاً.',
  'compliance.toRead.read': 'ما قُرئ:',
  'compliance.toRead.unread': 'ما لم يُقرأ:',
  'compliance.searched': 'بُحث عن:',
  'compliance.rule': 'الحكم',
  'compliance.answer': 'النتيجة',
  'compliance.demands': 'ما يوجبه النظام',
  'compliance.instead': 'الصياغة البديلة',
  'compliance.caution': 'ملاحظة:',
  'compliance.places.lead': 'النتيجة أعلاه تخص الاقتباس الأول، وفي هذه المواضع مثل ما ورد فيه عن هذا الحكم.',
  'compliance.incomplete.lead': 'تعذّر فحص ما يلي، أو تعذّر الوثوق بفحصه، ولا يعني ذلك موافقته للنظام.',
  'compliance.history': 'تقارير الامتثال السابقة',
  'compliance.history.count':
    '{count, plural, zero {لا ملاحظات} one {ملاحظة واحدة} two {ملاحظتان} few {# ملاحظات} many {# ملاحظة} other {# ملاحظة}}',
  'compliance.history.score': 'الدرجة {score}',
  'compliance.history.basis': 'فُهم من البنود {understood} من {concerned}',
  'compliance.history.notChecked': 'لم يُفحص',
  'compliance.delete.title': 'حذف تقرير الامتثال',
  'compliance.delete.text': 'هل تريد حذف تقرير الامتثال هذا؟ لا يمكن التراجع عن هذا الإجراء.',
  'compliance.rules.lead':
    'يبيّن كل حكم ما يوجبه النظام في المستندات التي ينطبق عليها، والمواد التي يستند إليها. وما لم يُذكر هنا لا يُفحص.',
  'compliance.rules.back': 'فحص مستند',
  'compliance.rules.failed': 'تعذّر تحميل الأحكام.',
  'compliance.rules.laws': 'الأنظمة في هذه الصفحة',
  'compliance.rules.search': 'البحث في الأحكام',
  'compliance.rules.kind': 'الأحكام المنطبقة على',
  'compliance.rules.kind.all': 'جميع أنواع المستندات',
  'compliance.rules.shown':
    '{total, plural, zero {لا توجد أحكام.} one {المعروض {shown} من حكم واحد.} two {المعروض {shown} من حكمين.} few {المعروض {shown} من # أحكام.} many {المعروض {shown} من # حكماً.} other {المعروض {shown} من # حكم.}}',
  'compliance.rules.measured': 'مدى إصابة الأحكام في قراءة المستندات، كما قيس في {date}',
  'compliance.rules.measured.documents':
    'في مستندات كاملة كتبت من الأنظمة وحدها عُثر على {recall}% من المخالفات المزروعة، وصح {precision}% مما أُشير إليه.',
  'compliance.rules.measured.clauses': 'وفي بنود مفردة كتبت من الأنظمة وحدها {recall}% و{precision}%.',
  'compliance.rules.measured.own':
    'وفي البنود التي كتبت مع الأحكام نفسها، ولا تنبئ كثيراً عن غيرها، {recall}% و{precision}%.',
  'compliance.rules.version': 'أحكام محدّثة في {date}.',
  'compliance.rules.none': 'لا يوجد حكم مطابق.',
  'compliance.rules.count':
    '{count, plural, zero {لا أحكام} one {حكم واحد} two {حكمان} few {# أحكام} many {# حكماً} other {# حكم}}',
  'compliance.rules.traced': 'تُتبّعت التعديلات حتى {month}.',
  'compliance.rules.asPublished': 'النص كما نُشر في {date}، ولم تُتتبّع التعديلات اللاحقة.',
  'compliance.rules.notHeld': 'نصه غير محفوظ هنا، فارجع إليه قبل الاعتماد على هذه الأحكام.',
  'compliance.rules.appliesTo': 'ينطبق على: {kinds}',
  'compliance.confidence.verified': 'قوبل بنص المواد.',
  'compliance.confidence.partly-verified': 'قوبل بنص المواد جزئياً.',
  'compliance.confidence.secondary-source': 'مأخوذ من مصادر ثانوية، ولم يُقابل بالنص الرسمي.',
} satisfies Record<keyof typeof enCompliance, string>;
