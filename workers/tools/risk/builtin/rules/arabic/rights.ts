import { arabicPeriods } from '#workers/engines/text/arabic-values.js';
import { arabicPattern } from '#workers/engines/text/arabic.js';
import { banned, BOTH, bound, MAY, MUST, MUST_NOT, sides, whole, WORKER, type ArabicRule } from './rule.js';

const WORK =
  '~(?:ملكية (?:ال)?فكرية|حقوق (?:ال)?ملكية|مخرجات|اختراعات|ابتكارات|أعمال|تصاميم|برامج|برمجيات|مصنفات|تحسينات|تطويرات|نتائج|شفرة المصدر|محتوى|حقوق المؤلف|وصفات|أسماء (?:ال)?تجارية|ابتكار|اختراع|تصميم|مصنف|برنامج|أفكار|برامجه|اختراعاته|تصاميمه|مصنفاته|مؤلفاته|خلطات|علامات (?:ال)?تجارية)';
const DATA = '~(?:بيانات|معلومات) (?:ال)?(?:شخصية|عملاء|موظفين|مستخدمين|مستفيدين|مرضى|عميل|صحية)';
/** Use of data for one's own ends, or freed of consent and limits. */
const FREE_USE =
  '(?:~(?:تسويق|تسويقية|إعلان|إعلانية|دعائية|تجارية|بيع|بيعها)#|(?:دون|بدون|من غير|بغير) [^.;]{0,30}(?:موافق|قيد|رضا|إبلاغ|علم|الرجوع)|(?:ل|في )أي غرض|لأي أغراض|كما (?:يشاء|تشاء))';
const SECRET = '~(?:سرية|أسرار|سري|سر)#';

export const rightsRules: readonly ArabicRule[] = [
  {
    kind: 'ip-assignment',
    cues: [
      `(?:${MUST}|[وف]?يتنازل|[وف]?تتنازل)…~(?:نقل|تنازل|يتنازل|ينقل)#?[^.;]{0,60}?${WORK}`,
      `[وف]?(?:يتنازل|تتنازل)#[^.;]{0,60}?${WORK}`,
      `(?:تؤول|يؤول|تنتقل|تعود)…${WORK}`,
      `${WORK}…(?:تؤول|يؤول|تنتقل|تعود|ملكا (?:خالصا|حصريا)|ملك (?:خالص|حصري)|مملوكة|ملكية خالصة)`,
    ],
    unlessIn: '~(?:شراء|يشتري|أسعار)#',
    unless:
      '(?<![ء-ي])عند (?:دفع|سداد|أداء) (?:ال)?(?:قيمت|ثمن)|~(?:ديكورات|تجهيزات|مباني|عقار|مأجور|إيجار|يحتفظ|تحتفظ|تبقى ملك|تظل ملك|الخاصة به|المملوكة له قبل)|(?:تبقى|تظل|يبقى|يظل|عدا|باستثناء|لا (?:يشمل|تشمل|تمتد|يمتد))#[^.;]{0,60}~(?:سابقة|قائمة|سابق)',
    judge: (hit) => {
      const from = arabicPattern('تؤول|يؤول|تنتقل|تعود|ملك').exec(hit.match[0])?.index ?? hit.match[0].length;
      const keeper = hit.context.actors.after(hit.text, hit.match.index + from, 70);
      // What was its own before stays its own.
      const owner = arabicPattern('(?:قائمة|موجودة|مملوكة|مسجلة) (?:لدى|ل|عند)').exec(hit.text);
      const before = owner === null ? null : hit.context.actors.after(hit.text, owner.index, 40).who;
      if (before !== null && before === keeper.who) return null;
      const gives = /تنازل|يلتزم|يتعهد/.test(hit.match[0]);
      const who = gives ? hit.actor.who : hit.context.actors.other(keeper.who ?? hit.actor.who);
      hit.at(gives && /تنازل|نقل/.test(hit.match[0]) ? 'assigned' : 'owned', whole(hit));
      // What is there already is no work that is still to be created.
      hit.found(
        'existing',
        '(?:قبل|سابقة على|سابق على) [^.;]{0,15}~(?:اتفاقية|عقد|توقيع|تاريخ)|~(?:يملكه|تملكه|يملكها)#',
      );
      hit.absent(
        'no-works',
        '~(?:مصنف|مصنفات|برامج|برمجيات|محتوى|تصاميم|حقوق المؤلف|مخرجات|ملكية (?:ال)?فكرية|مستندات|تقارير|أعمال)',
        'sentence',
      );
      const reach = arabicPattern(
        '(?:جميع|كافة|كل|أي) (?:[ء-ي]+ ){0,3}~(?:اختراعات|ابتكارات|أفكار|تطويرات|تحسينات|مخرجات|أعمال|حقوق (?:ال)?ملكية (?:ال)?فكرية)#',
      ).exec(hit.text);
      const wide = reach !== null;
      if (wide) hit.at('wide', { start: reach.index, end: reach.index + reach[0].length });
      return {
        severity: wide ? 'high' : 'medium',
        facts: { who, other: hit.context.actors.other(who), words: reach?.[0] ?? null },
        ...(who === null ? {} : { burdens: { who, mutual: false } }),
      };
    },
  },
  {
    kind: 'endless-licence',
    cues: [
      '~(?:ترخيص|ترخيصا|رخصة|حق استخدام|حقا)#…(?:دائم|دائما|دائمة|أبدي|أبديا|غير قابل للإلغاء|غير قابلة للإلغاء|غير قابل للرجوع|لا رجعة فيه)',
    ],
    unless: '~(?:مستند|اعتماد مستندي|وكالة|كفالة)',
    judge: (hit) => {
      const free = hit.found('free', '(?:دون|بدون|بلا) (?:أي )?(?:مقابل|رسوم|إتاوة)|~(?:مجاني|مجانا|مجانية)');
      hit.found('perpetual', '(?:دائم|أبدي)');
      hit.found('irrevocable', 'غير قابلة? للإلغاء|غير قابلة? للرجوع|لا رجعة فيه');
      if (hit.says('دائم|أبدي') && hit.says('غير قابلة? للإلغاء|غير قابلة? للرجوع|لا رجعة فيه'))
        hit.at('both', whole(hit));
      hit.found('marks', '~(?:علامة|علامات) (?:ال)?تجارية');
      hit.found('sublicence', '~(?:ترخيص من (?:ال)?باطن|ترخيص للغير)');
      return {
        severity: !hit.actor.mutual && free ? 'high' : 'medium',
        facts: sides(hit),
        burdens: hit.actor,
      };
    },
  },
  {
    kind: 'endless-confidentiality',
    cues: [
      '(?:إلى الأبد|بصفة دائمة|بشكل دائم|دون تحديد مدة|دون حد زمني|بلا حد زمني|مدى الحياة|إلى أجل غير مسمى|دون التقيد بمدة)',
      '(?:يبقى|يظل|تبقى|تظل|يستمر|تستمر|يسري|ساريا)…بعد (?:انتهاء|إنهاء|انقضاء)',
    ],
    needs: SECRET,
    judge: (hit) => {
      if (arabicPeriods(hit.text).some(({ days }) => days >= 180)) return null;
      const ever = !/بعد/.test(hit.match[0]);
      if (!ever) hit.absent('no-end', '~(?:حتى|لمدة|مدة|مدد|تاريخ|أجل|سنوات|سنة|أشهر)#', 'clause');
      return { severity: ever ? 'medium' : 'low', notes: ever ? ['ever'] : [], burdens: bound(hit) };
    },
  },
  {
    kind: 'one-sided-confidentiality',
    cues: [
      `${MUST}…~(?:محافظة|حفاظ|يحافظ|كتمان|حفظ|بسرية|بالسرية|يحفظ)#?…${SECRET}`,
      `${MUST_NOT}[^.;]{0,40}?~(?:إفشاء|إفصاح|الإفصاح|كشف|نشر|يفشي|يفصح)…(?:${SECRET}|~معلومات)`,
    ],
    judge: (hit) => {
      const { actors } = hit.context;
      if (hit.actor.mutual || hit.actor.who === null || actors.namesBothParties(hit.around)) return null;
      hit.absent(
        'no-exceptions',
        '~(?:عامة|متاحة|معروفة|علنية|نظاما|بحكم (?:ال)?نظام|أمر (?:ال)?قضائي|جهات (?:ال)?(?:مختصة|رسمية|قضائية))',
        'clause',
      );
      // A worker owes secrecy by law as well.
      const usual = actors.isCalled(hit.actor.who, WORKER);
      if (usual) hit.at('usual', whole(hit));
      return { severity: usual ? 'low' : 'medium', facts: sides(hit), burdens: hit.actor };
    },
  },
  {
    kind: 'no-challenge',
    cues: [
      `${MUST_NOT}…~(?:طعن|الطعن|منازعة|المنازعة|اعتراض|الاعتراض|يطعن)[^.;]{0,60}?~(?:ملكية|صحة|علامة|علامات|حقوق|براءة|قرار|قرارات)`,
      '(?:يتنازل|تتنازل|تنازلا|متنازلا)#[^.;]{0,40}?عن (?:(?:حقه|حقها|حقوقه|حقوقها|أي حق)(?= (?:القانوني |النظامي )?(?:في |ب|ل)(?:أي |كل |جميع )?(?:ال)?(?:مطالب|طعن|اعتراض|رجوع|مقاضا|منازع|دعو|رفع|إقام|تظلم|استئناف|تعويض|مراجع|دفع|تمسك|شكو|انضمام)|[.,;]|\\s*$)|كافة حقوقه|جميع حقوقه|كل حق(?! (?:مالي|فكري|ملكية))|كل تعويض|مطالبته|أي مطالبة|مطالباته)',
      '~(?:عدم|بعدم|ألا|بألا) (?:رفع|يرفع|إقامة|يقيم|مقاضاة|يقاضي|تقديم) [^.;]{0,20}~(?:دعوى|دعاوى|شكوى|قضية)',
      '~(?:تنازل|يتنازل|إسقاط|يسقط|إبراء)#[^.;]{0,40}?~(?:حقه|حقوقه|حق|أي حق)#[^.;]{0,40}?~(?:مطالبة|مقاضاة|تقاضي(?! (?:ال)?(?:أجر|مبلغ|مبالغ|مقابل|رسوم|راتب|ثمن|عمولة|تعويض|فائدة|فوائد))|رفع دعوى|اعتراض|رجوع)',
    ],
    judge: (hit) => {
      const marks = hit.found('rights', '~(?:علامة|علامات|براءة|ملكية)');
      if (hit.actor.mutual) hit.found('mutual', BOTH);
      return {
        severity: hit.actor.mutual || marks ? 'low' : 'medium',
        notes: marks ? [] : ['claims'],
        facts: { who: banned(hit).who, other: hit.context.actors.other(banned(hit).who) },
        burdens: banned(hit),
      };
    },
  },
  {
    kind: 'personal-data',
    cues: [
      `~(?:نقل|إفصاح|معالجة|مشاركة|جمع|استخدام|تخزين|بيع|تزويد|يعالج|يجمع|يشارك|ينقل|تحليل|استعمال)#?[^.;]{0,80}?${DATA}`,
      `${DATA}[^.;]{0,80}?~(?:نقل|إفصاح|معالجة|مشاركة|تخزين|خارج)`,
      '~(?:نقل|نقلها|ينقل|إرسال|إرسالها|تخزين|تخزينها|حفظ|حفظها|استضافة|معالجة|معالجتها)#[^.;]{0,60}?~(?:بيانات|ملفات)#?[^.;]{0,90}?(?:خارج (?:ال)?مملكة|أي دولة|دول أخرى|إلى (?:ال)?خارج)',
      `~(?:بيع|بيعها|يبيع|تسويق|استغلال|استعمال|استخدام|استخدامها|مشاركة|مشاركتها|إتاحة)#[^.;]{0,50}?~بيانات#[^.;]{0,90}?${FREE_USE}`,
    ],
    unlessIn: 'لا (?:يجوز|يحق)',
    unless:
      '~سرية#[^.;]{0,160}(?:يوجبه|تطلبه|يقتضيه|يلزم به)|(?:لا يجوز|لا يحق|يحظر|يمتنع)(?![^.;]{0,25}~(?:منع|يمنع|اعتراض|يعترض)#)…~(?:نقل|إفصاح|مشاركة|بيع)',
    judge: (hit) => {
      hit.found('abroad', 'خارج (?:ال)?(?:مملكة|السعودية)|~(?:خارج الدولة|دول أخرى|أي دولة)');
      hit.found(
        'passed-on',
        '~(?:بيع|بيعها|يبيع|نقل|نقلها|مشاركة|مشاركتها|إفصاح|الإفصاح|إتاحة|إتاحتها|تزويد)#[^.;]{0,60}?~(?:غير|طرف ثالث|أطراف أخرى|شركات|جهات|أي جهة)#',
      );
      const free = hit.says(FREE_USE);
      // What the law or the work itself asks for, and no more.
      const bounded =
        !free &&
        hit.says(
          'بالقدر (?:ال)?(?:لازم|ضروري)|(?:وفق|وفقا ل|طبقا ل|بما يتفق مع) ?(?:ال)?نظام حماية|~نظام حماية (?:ال)?بيانات|(?:وفق|بناء على|حسب) تعليمات|لغرض تنفيذ|لأغراض تنفيذ',
        );
      const { mutual } = hit.sides;
      return {
        severity: free ? 'high' : bounded || mutual ? 'low' : 'medium',
        facts: sides(hit),
        ...(free && hit.actor.who !== null ? { serves: hit.actor } : {}),
      };
    },
  },
  {
    kind: 'power-of-attorney',
    cues: [
      `(?:${MUST}|[وف]?يفوض|[وف]?يوكل|[وف]?تفوض|[وف]?توكل|[وف]?يعين)[^.;]{0,60}?~(?:وكالة|توكيل|تفويضا|وكيلا عنه|نيابة عنه)`,
    ],
    unless: '~(?:وكالة (?:ال)?تجارية|وكالة (?:ال)?حصرية|عقد (?:ال)?وكالة)',
    judge: (hit) => {
      const forever = hit.found('irrevocable', 'غير قابلة? (?:للإلغاء|للعزل|للرجوع)|لا رجعة');
      const limited = hit.found(
        'limited',
        '(?<![ء-ي])(?:فقط|حصرا|لغرض|لأغراض|في حدود|بغرض|للتوقيع على|لتوقيع)#',
      );
      hit.absent('at-once', '~(?:امتنع|امتناع|تعذر|رفض|تخلف|غياب|إخلال|أخل)', 'clause');
      return {
        severity: limited ? (forever ? 'medium' : 'low') : forever ? 'high' : 'medium',
        facts: sides(hit),
        burdens: hit.actor,
      };
    },
  },
  {
    kind: 'immunity-waiver',
    cues: ['~(?:تنازل|يتنازل|تتنازل)#…~حصانة'],
    judge: () => ({ severity: 'medium' }),
  },
  {
    kind: 'injunction',
    cues: [
      `${MAY}…~(?:أمر قضائي|أوامر قضائية|إجراء تحفظي|إجراءات تحفظية|تدابير (?:ال)?(?:مؤقتة|تحفظية|مستعجلة)|أمر وقتي|حجز تحفظي)`,
    ],
    judge: (hit) => {
      const secured = !hit.found('no-bond', '(?:دون|بدون) (?:تقديم )?(?:أي )?(?:ضمان|كفالة)');
      const proven = !hit.found('no-proof', '(?:دون|بدون|ولا)[^.;]{0,25}~إثبات');
      if (!secured && !proven) hit.at('both', whole(hit));
      if (hit.actor.mutual) hit.found('mutual', BOTH);
      const bond = !secured || !proven;
      return {
        severity: bond && !hit.actor.mutual ? 'medium' : 'low',
        facts: { who: hit.actor.who },
        serves: hit.actor,
      };
    },
  },
];
