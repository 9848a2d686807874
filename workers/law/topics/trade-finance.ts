import type { Topic } from '#workers/engines/topics/topic.js';
import { topicOf } from './topic-of.js';

/** Phrases of the rules on financing, security over movables, works of authors and trademarks. */
export const financeTopics: Readonly<Record<string, Topic>> = {
  'SA-FIN-01': topicOf({
    en: `
      finance activit* licen*, financing licen*, finance company, licensed finance, lend* public,
      licen* lend*, grant* financ*, provid* financ*, instalment financ*, lending business,
      without licence financ*, SAMA, Central Bank, not bank licen*, regulated finance, money lending`,
    ar: `
      ترخيص تمويل، نشاط تمويل، شركة تمويل، مرخص تمويل، بنك مركزي، ساما، مزاولة تمويل، تمويل عملاء، منح تمويل،
      تقديم تمويل، خدمات تمويل، تمويل جمهور، إقراض جمهور، مقرض مرخص، إقراض نشاط`,
  }),
  'SA-FIN-02': topicOf({
    en: `
      security interest, security right, pledge, collateral, pledg* equipment, mortgage movable, charge stock,
      secured obligation, security over, charge assets, pledg* inventory, retention title, lien, hypothecat*,
      security for loan, as security, secured by`,
    ar: `
      حق ضمان، رهن، ضمانة وصف، ضمان منقول، أموال منقولة، ضمانة منقولة، يرهن، ضمانات عينية، ضمان قرض معدات،
      رهنا، ضمانا للدين، ضمانة دين، مرهون*`,
  }),
  'SA-FIN-04': topicOf({
    en: `
      against third parties, effective third part*, security regist*, pledge regist*, unified register,
      collateral regist*, possession collateral, publici* security, priority security, perfect* security,
      record* security, ranking security`,
    ar: `
      إشهار، سجل موحد ضمان*، تسجيل رهن، تسجيل ضمان، حيازة ضمانة، قيد رهن، نفاذ رهن، شهر رهن، حيازة مرهون،
      سجل ضمانات، ينفذ رهن، رهن يشهر، رهن سجل، ضمان سجل، سجل رهون، توثيق رهن، أولوية رهن، الغير* رهن،
      الغير* ضمانة، مواجهة الغير* ضمان، للغير* رهن`,
  }),
  'SA-FIN-05': topicOf({
    en: `
      out-of-court, out court, extrajudicial, extra-judicial, non-judicial, sell collateral, sell pledged,
      enforc* collateral, private sale collateral, enforc* pledge, sale pledged, take collateral default,
      enforc* without court, self-help collateral, dispos* collateral, enforcement default agree*,
      private* enforc*, seize equipment default, repossess*, sell equipment default, take back equipment,
      creditor sell*`,
    ar: `
      تنفيذ غير قضائي، بيع ضمانة، بيع مرهون، تنفيذ ضمانة، دون لجوء قضاء، تنفيذ رهن، تنفيذ دون محكمة، بيع رهن،
      تملك ضمانة، تملك مرهون، بيع معدات إخلال، دون حكم ضمانة، استرداد معدات إخلال، حق بيع ضمان، يبيع مرهون،
      مرتهن بيع، استيلاء معدات، يبيع دائن، دائن بيع`,
  }),
  'SA-FIN-06': topicOf({
    en: `
      remain* proceeds, excess proceeds, balance proceeds, keep* proceeds, proceeds collateral,
      proceeds pledged, balance sale pledged, balance after sale, remains price pledg*,
      balance remaining sale, remain* price sale, recover remains price, sale price over debt, left over sale,
      leftover sale, excess sale, surplus`,
    ar: `
      حصيلة بيع، حصيلة تنفيذ، متبقي حصيلة، زائد ثمن بيع، يزيد ثمن بيع دين، ثمن مرهون، متبقي بيع، متبقى ثمن،
      يتبقى ثمن، ما يتبقى بيع، يتبقى ضمانة، يتبقى حصيلة، فائض، ما زاد ثمن، ما بقي ثمن، زاد ثمن دين، باقي ثمن،
      يعاد متبقي راهن`,
  }),
  'SA-FIN-07': topicOf({
    en: `
      prepay*, early pay*, settle* early, repay* before maturity, repay* early, discount formula,
      ahead schedule, clear* early, before due date discount, settle* before`,
    ar: `
      سداد مبكر، سداد معجل، تعجيل سداد، تسوية مبكرة، وفاء مبكر، معادلة خصم، تعجيل وفاء، سداد قبل، تصفية مبكرة،
      سداد كامل رصيد، دفع مبكر، سداد باقي`,
  }),
  'SA-IPR-01': topicOf({
    en: `
      future works, future intellectual, future creation, assign* future, works hereafter, future inventions,
      works create* assign*, any work whenever, future output, all future, intellectual production,
      author assign*, author works, whatever write*, invent write, works after term, vests company invent*,
      writer publisher, whatever invent*, whatever creat*, employee invent* after`,
    ar: `
      إنتاج مستقبل*، إنتاج فكري، أعمال مستقبل*، مصنفات مستقبل*، جميع مصنفات، كل ما ينتجه، كل ما يبتكره،
      مجموع إنتاج، تنازل مؤلف، ابتكارات مستقبل*، كافة مصنفات، أعمال لاحقة تنازل، مؤلف مصنفات، يتنازل مؤلف،
      كاتب مصنفات، كل ما يكتبه، كل سيكتبه، مؤلف حقوق مالية، مصنفاته مستقبلية، كل ما يؤلف*`,
  }),
  'SA-IPR-02': topicOf({
    en: `
      moral right, credit author, name author, attribution, integrity work, authorship, right named author,
      alter work author, object modification work, mention author, named designer, designer name,
      change work without`,
    ar: `
      حقوق أدبية، حق أدبي، نسبة مصنف، مؤلف اسم، حقوقه أدبية، حقوقها أدبية، تعديل مصنف، تحريف مصنف، أدبية مؤلف،
      ذكر اسم، اسم مصمم، اسم كاتب، نسبة عمل إليه، تعديل عمل مؤلف، سلامة مصنف`,
  }),
  'SA-IPR-03': topicOf({
    en: `
      licen* trademark, licen* mark, use trademark, use mark, trade mark, trademark written, use brand,
      use logo, permission mark, brand licence, allow* use name, trade name use`,
    ar: `
      ترخيص علامة، استعمال علامة، استخدام علامة، رخصة علامة، علامة تجارية، علامات تجارية، استخدام شعار،
      ترخيص علامات، استخدام علامات، استخدام اسم تجاري، استعمال اسم تجاري، استخدام هوية، استعمال شعار،
      ترخيص اسم`,
  }),
  'SA-IPR-05': topicOf({
    en: `
      licen* trademark years, licen* mark years, licen* mark perpetual*, licen* trademark perpetual*,
      term licen*, licen* trademark expir*, use mark after, registration mark expir*, licen* period mark,
      protection mark term, use trademark years, use mark years, licence mark end*, licen* trademark end*,
      trademark licence lapse*, mark protection lapse*, mark protection licen*`,
    ar: `
      مدة ترخيص، ترخيص علامة دائم، استعمال علامة مدة، استخدام علامة مدة، حماية علامة مدة، ترخيص علامة أبدي،
      استخدام علامة سنوات، ترخيص سنوات، استعمال علامة سنوات، انتهاء تسجيل علامة، ترخيص علامة انتهاء`,
  }),
  'SA-IPR-06': topicOf({
    en: `
      licensee not challenge, licen* mark restrict*, licensee purchase, licensee restrict*,
      licen* trademark quality, licensee not sell, licensee compet*, licen* mark only, licensee quality,
      mark quality control, licen* trademark territory, licensee supplies, mark licen* oblig*, use mark only,
      trademark licen* condition*, licen* brand condition*, trademark buy*, mark buy*, brand purchas*,
      trademark licen* oblig*, licensee goods licensor, trademark purchas*, mark licensee takes,
      licen* brand insure, licen* brand must, trademark subject, franchisee buy*, bought franchisor's,
      purchase* franchisor, tied purchase*, franchisee purchas*, buy only from`,
    ar: `
      مرخص له قيود، ترخيص علامة قيد، مرخص له شراء، مرخص له يشتري، مرخص له جودة، ترخيص علامة جودة،
      مستفيد ترخيص، مرخص له منافسة، ترخيص علامة منطقة، مرخص له عدم، علامة رقابة جودة، ترخيص علامة التزام،
      مرخص له علامة، استخدام علامة جودة، إساءة علامة، يستعمل علامة اشترى، ترخيص علامة يشتري، علامة شراء،
      علامة مشروط*، شروط ترخيص علامة، صاحب امتياز يشتري، صاحب امتياز شراء، شراء مانح، موردين معتمدين شراء`,
  }),
};
