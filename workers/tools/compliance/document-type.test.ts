import { describe, expect, test } from '@jest/globals';
import { normalizeText } from '#workers/engines/text/plain.js';
import { documentTypeOf } from './document-type.js';

const typeOf = (text: string) => documentTypeOf(normalizeText(text), null);

/** Texts that do not tell what they are, with the kind whose rules fit them. */
const UNSURE: readonly (readonly [type: string, text: string])[] = [
  [
    'employment',
    'EMPLOYMENT CONTRACT. This employment contract is made between Al Noor Company (the Company) and Mr Khalid Saleh (the Employee) in Riyadh. 1. Probation. The Employee shall serve a probation period of 12 months. 2. Hours. The Employee works 10 hours a day, six days a week.',
  ],
  [
    'employment',
    'You will be on probation for 12 months. Your passport is kept by us during your employment.',
  ],
  ['employment', 'يخضع الموظف لفترة تجربة مدتها سنة كاملة، ولا يستحق خلالها إجازة.'],
  ['lease', 'The tenant pays the rent a year in advance.'],
  ['lease', 'يدفع المستأجر الأجرة مقدماً عن سنة كاملة.'],
  ['privacy-policy', 'We share your personal data with anyone who asks. Cookies are set without asking.'],
  ['contract', 'The price is due on delivery. Interest of 2% a month is due on late sums.'],
];

/** Arabic texts that are no contracts, though words of theirs stand in contracts too. */
const ARABIC_PROSE: readonly (readonly [name: string, text: string])[] = [
  ['a recipe', 'طريقة عمل الكبسة السعودية المكونات: كيلو من الدجاج المقطع، ثلاثة أكواب من الأرز البسمتي، بصلتان مفرومتان، أربع حبات من الطماطم، ملعقة كبيرة من معجون الطماطم، ملعقة صغيرة من الكمون، وملعقة من الهيل والقرفة، وملح حسب الرغبة. يجب نقع الأرز في الماء الدافئ مدة نصف ساعة قبل البدء. يسخن الزيت في قدر كبير ثم يضاف البصل ويقلب حتى يذبل ويأخذ لوناً ذهبياً. تضاف قطع الدجاج وتقلب مع البهارات حتى تتحمر من جميع الأطراف، ثم تضاف الطماطم والمعجون وتترك على نار هادئة عشر دقائق. يضاف الماء المغلي ويغطى القدر ويترك الدجاج حتى ينضج. يرفع الدجاج ويصفى المرق ويعاد إلى القدر، ثم يضاف الأرز المصفى ويترك على نار متوسطة حتى يتشرب المرق. يوضع الدجاج في صينية ويدخل الفرن حتى يتحمر وجهه. يسكب الأرز في طبق التقديم ويرتب فوقه الدجاج ويزين باللوز المحمص والزبيب، ويقدم ساخناً مع السلطة الحارة واللبن. ويجوز أن يستبدل اللحم بالدجاج مع زيادة مدة الطهي إلى ساعتين. ويحق لكل ربة بيت أن تضيف لمستها الخاصة من البهارات بحسب ذوق أسرتها.'],
  ['a news item', 'أمطار غزيرة على المنطقة الجنوبية والدفاع المدني يدعو إلى الحذر شهدت محافظات المنطقة الجنوبية مساء أمس أمطاراً غزيرة مصحوبة برياح نشطة وتساقط للبرد، أدت إلى جريان عدد من الأودية والشعاب، فيما باشرت فرق الدفاع المدني أعمالها في المواقع المتضررة. وقال المتحدث باسم الدفاع المدني إن الفرق الميدانية أنقذت سبعة أشخاص احتجزتهم السيول في أحد الأودية، ولم تسجل أي إصابات، مشيراً إلى أن العمل مستمر على مدار الساعة. ودعا المواطنين والمقيمين إلى الابتعاد عن بطون الأودية وعدم المجازفة بعبورها، والالتزام بالتعليمات الصادرة من الجهات المختصة. من جهتها أعلنت إدارة التعليم تعليق الدراسة الحضورية يوم الأحد في جميع المدارس حرصاً على سلامة الطلاب والطالبات، على أن تستمر الدراسة عن بعد. وتوقع المركز الوطني للأرصاد أن تستمر الحالة المطرية حتى يوم الثلاثاء، وأن تمتد إلى أجزاء من منطقتي مكة المكرمة والباحة. وأكد أمير المنطقة خلال اجتماع مع مديري القطاعات ضرورة رفع درجة الجاهزية، وأن المسؤولية مشتركة بين الجميع، وأن سلامة المواطن أولوية.'],
  ['news of an agreement', 'وقعت وزارة الطاقة أمس اتفاقية مع شركة يابانية لتطوير محطة للطاقة الشمسية في منطقة الجوف بطاقة تبلغ ستمئة ميغاواط. وحضر مراسم التوقيع عدد من المسؤولين من الطرفين. وقال الوزير في كلمته إن المشروع يأتي ضمن مستهدفات رؤية المملكة لتنويع مصادر الطاقة، وإنه سيوفر أكثر من ألفي فرصة عمل لأبناء المنطقة خلال مرحلة الإنشاء. وأوضح رئيس الشركة أن العمل في المشروع يبدأ مطلع العام المقبل، وأن تشغيله التجاري يتوقع في نهاية العام الذي يليه. ويعد المشروع الخامس من نوعه الذي تطرحه الوزارة خلال عامين، وبلغت قيمة الاستثمارات في القطاع نحو ثلاثين مليار ريال. ويرى محللون أن تراجع تكلفة الألواح الشمسية جعل المنافسة على مثل هذه المشاريع كبيرة، إذ تقدمت إليها إحدى عشرة شركة من سبع دول. ومن المتوقع أن تعلن الوزارة عن مشروعات أخرى في منطقتي تبوك وحائل قبل نهاية الربع الثالث من العام.'],
  ['an essay on programming', 'البرمجة لغة العصر تعتبر البرمجة من الأدوات القوية التي يمكن أن تعزز الإنتاجية وتوفر حلولاً فعالة للمشكلات. يمتلك كل من آر وبايثون ميزات فريدة تجعلها مثالية لتحليل البيانات، حيث تتيح للمستخدم إجراء تحليلات معقدة بطريقة سريعة وفعالة. إذا كان لديك عقلية تحليلية فإن استخدام هذه اللغات يمكن أن يسهم بشكل كبير في تحسين نتائج العمل. عندما يجتمع التفكير التحليلي مع مهارات البرمجة يصبح من الممكن معالجة كميات كبيرة من البيانات واستخراج الأنماط والتوجهات منها. يمكن للمبرمجين استخدام هذه اللغات لتنفيذ عمليات تحليلية مثل النماذج الإحصائية وتحليل البيانات الكبيرة. هذا ليس فقط يوفر الوقت بل يمكن أن يؤدي إلى اتخاذ قرارات أفضل بناء على استنتاجات قائمة على البيانات. علاوة على ذلك توفر هذه اللغات مكتبات وأدوات غنية تدعم مجموعة واسعة من التطبيقات من الرسم البياني إلى التعلم الآلي. يمكن للمستخدمين الاستفادة من هذه المكتبات لتطوير حلول مبتكرة. في النهاية يمكن أن تؤدي البرمجة مع عقلية تحليلية إلى تحسين الإنتاجية وحل المشكلات المعقدة.'],
  ['a tale', 'كان في قديم الزمان رجل يعيش في قرية صغيرة على سفح جبل، وكان له ولدان وبنت. وكان يعمل في مزرعة صاحب القرية من طلوع الشمس إلى غروبها، ولا ينال من أجره إلا القليل. وذات يوم عثر في الحقل على جرة قديمة، فلما فتحها وجد فيها دنانير من ذهب. حار الرجل في أمره: أيعطي الجرة صاحب الأرض أم يحتفظ بها؟ فذهب إلى شيخ القرية وحدثه بما وجد. قال الشيخ: الحق أحق أن يتبع، والمال مال صاحبه، ومن وجد شيئاً فعليه أن يرده. عاد الرجل إلى بيته مهموماً، فلما رأته زوجته سألته عن حاله، فأخبرها بما قال الشيخ. قالت: افعل ما يرضي الله ولا تخف من الفقر. وفي الصباح حمل الرجل الجرة إلى صاحب المزرعة، فدهش من أمانته، وقسم الذهب بينهما نصفين، وزوجه ابنه ابنته، وعاشوا جميعاً في خير وهناء.'],
  ['advice on health', 'فوائد المشي اليومي للصحة المشي من أسهل أنواع الرياضة وأقلها كلفة، ولا يحتاج إلا إلى حذاء مريح ومكان آمن. ينصح الأطباء بالمشي نصف ساعة كل يوم على الأقل، خمسة أيام في الأسبوع. ويساعد المشي على خفض ضغط الدم وتقوية عضلة القلب وتحسين المزاج والنوم، كما يقلل من خطر الإصابة بمرض السكري. يجب البدء بخطوات بطيئة ثم زيادة السرعة تدريجياً، وشرب كمية كافية من الماء قبل المشي وبعده. ولا يجوز إهمال الإحماء خاصة لكبار السن. ومن كان يعاني من أمراض في المفاصل فعليه استشارة الطبيب قبل البدء بأي برنامج رياضي. وأظهرت دراسة أجريت على عشرة آلاف شخص أن من يمشون بانتظام أقل عرضة للاكتئاب بنسبة الثلث. اجعل المشي عادة يومية مع أفراد أسرتك، واختر الأماكن المفتوحة ذات الهواء النقي، وابتعد عن الطرق المزدحمة. وتذكر أن الاستمرار أهم من السرعة، وأن حق جسدك عليك أن تعتني به.'],
]; // prettier-ignore

describe('the kind of document whose rules are applied', () => {
  test.each(UNSURE)('a text that does not tell what it is is read as %s: %s', (type, text) => {
    expect(typeOf(text)).toMatchObject({ type, certain: false });
  });

  test('a long text with hardly a word of contracts is no contract', () => {
    const book =
      'The house stood by the river, and in the evening the children came home from the fields. '.repeat(80);
    expect(typeOf(`${book}They agreed to meet again.`)).toMatchObject({ type: null, other: null });
    expect(typeOf(`${book}${'The carrier shall pay. It must insure the goods. '.repeat(30)}`)).toMatchObject({
      type: 'contract',
      binds: true,
    });
  });

  test.each(ARABIC_PROSE)('an Arabic text without a mark of a contract is none: %s', (_, text) => {
    expect(typeOf(text)).toEqual({ type: null, other: null, certain: false, binds: false, words: [] });
    expect(documentTypeOf(normalizeText(text), 'contract').type).toBe('contract');
  });

  test('Arabic clauses without a title or parties are checked, however long', () => {
    const clauses =
      'يلتزم المورد بتسليم البضاعة خلال ثلاثين يوماً من تاريخ الطلب. ويدفع العميل الثمن عند التسليم. ولا يجوز للمورد التنازل عن العقد دون موافقة العميل الخطية. ';
    expect(typeOf(clauses.repeat(4))).toMatchObject({ type: 'sale', binds: true });
    const duties = 'يجب على كل طرف تنفيذ التزاماته كاملة، وإلا دفع تعويضاً عما لحق الآخر من ضرر. ';
    expect(typeOf(duties.repeat(8))).toMatchObject({ type: 'contract', binds: true });
  });

  test('a short text without a word that binds says so', () => {
    expect(typeOf('This is my first page. It has a normal layout.')).toMatchObject({ binds: false });
    expect(typeOf('The price is due on delivery.')).toMatchObject({ binds: true });
    expect(typeOf('يُسدَّد الثمن وفق بنود هذا العقد.')).toMatchObject({ binds: true });
  });

  test('the words that bore it are those of the text', () => {
    for (const [, text] of UNSURE) for (const word of typeOf(text).words) expect(text).toContain(word);
  });

  test('a chosen kind wins', () => {
    expect(documentTypeOf('The tenant pays the rent.', 'sale')).toMatchObject({
      type: 'sale',
      certain: true,
    });
  });
});
