import type { Topic } from '#workers/engines/topics/topic.js';
import { topicOf } from './topic-of.js';

/** Phrases of the rules on financing, security over movables, works of authors and trademarks. */
export const financeTopics: Readonly<Record<string, Topic>> = {
  'SA-FIN-01': topicOf({
    en: `
      licen* Central Bank, SAMA licen*, finance activit* licen*, financing licen*, finance company,
      licensed finance, lend* public, licen* lend*, grant* financ*, provid* financ*, instalment financ*,
      lending business, without licence financ*, SAMA, Central Bank`,
    ar: `
      ترخيص بنك مركزي، ترخيص تمويل، نشاط تمويل، شركة تمويل، مرخص تمويل، بنك مركزي، ساما، مزاولة تمويل،
      تمويل عملاء، منح تمويل، تقديم تمويل، خدمات تمويل، دون ترخيص تمويل، تمويل جمهور، إقراض جمهور`,
  }),
  'SA-FIN-02': topicOf({
    en: `
      security interest, security right, pledge, collateral, pledg* equipment, mortgage movable, charge stock,
      secured obligation, security over, charge assets, collateral describ*, pledg* inventory, retention title`,
    ar: `
      حق ضمان، رهن، ضمانة وصف، رهن معدات، منقول رهن، ضمان منقول، مرهون، أموال منقولة، رهن مخزون، ضمانة منقولة،
      يرهن، رهن أسهم، ضمانات عينية`,
  }),
  'SA-FIN-04': topicOf({
    en: `
      against third parties, effective third part*, security regist*, pledge regist*,
      regist* security interest, unified register, collateral register, collateral regist*,
      possession collateral, publici* security, priority security, perfect* security, regist* collateral,
      regist* pledge`,
    ar: `
      مواجهة غير رهن، إشهار ضمان، إشهار، نفاذ غير ضمان، سجل موحد ضمان*، تسجيل رهن، تسجيل ضمان، حيازة ضمانة،
      قيد رهن، نفاذ رهن، مواجهة غير ضمان، شهر رهن، حيازة مرهون، سجل ضمانات، رهن غير تاريخ، ينفذ رهن، رهن يشهر،
      رهن سجل، ضمان سجل`,
  }),
  'SA-FIN-05': topicOf({
    en: `
      out-of-court, out court, extrajudicial, extra-judicial, non-judicial, sell collateral, sell pledged,
      enforc* collateral, private sale collateral, enforc* pledge, sale pledged, take collateral default,
      enforc* without court, self-help collateral, dispos* collateral, private enforcement,
      enforcement default agree*, private* enforc*`,
    ar: `
      تنفيذ غير قضائي، بيع ضمانة، بيع مرهون، تنفيذ ضمانة، دون لجوء قضاء، تنفيذ رهن، تنفيذ دون محكمة، بيع رهن،
      تملك ضمانة، تملك مرهون، بيع مال مرهون، تنفيذ على ضمانة، بيع معدات إخلال، دون حكم ضمانة`,
  }),
  'SA-FIN-06': topicOf({
    en: `
      surplus proceeds, surplus sale, surplus enforc*, proceeds sale collateral, remain* proceeds,
      excess proceeds, surplus collateral, balance proceeds, keep* proceeds, proceeds collateral,
      surplus lender, proceeds pledged, balance sale pledged, balance after sale, remains price pledg*,
      balance remaining sale, remain* price sale, recover remains price`,
    ar: `
      حصيلة بيع، حصيلة تنفيذ، فائض بيع، فائض تنفيذ، متبقي حصيلة، فائض ضمانة، زائد ثمن بيع، متبقي ثمن بيع،
      فائض حصيلة، يزيد ثمن بيع دين، باقي ثمن ضمانة، ثمن مرهون، متبقي بيع، متبقى ثمن، يتبقى ثمن، ما يتبقى بيع،
      باقي ثمن بيع، يتبقى ضمانة، يتبقى حصيلة`,
  }),
  'SA-FIN-07': topicOf({
    en: `
      early settlement, early repayment, prepay*, early pay*, settle* early, repay* before maturity,
      repay* early, discount formula, settlement before due, ahead schedule`,
    ar: `
      سداد مبكر، سداد معجل، تعجيل سداد، سداد قبل موعد، تسوية مبكرة، وفاء مبكر، معادلة خصم، سداد قبل أجل،
      تعجيل وفاء، سداد كامل مبكر`,
  }),
  'SA-IPR-01': topicOf({
    en: `
      future works, future intellectual, future creation, assign* future, all works author, works hereafter,
      future inventions, works create* assign*, any work whenever, future output, all future,
      intellectual production, author assign*, author works, whatever write*, invent write, works after term,
      vests company invent*, writer publisher, whatever invent*, whatever creat*, employee invent* after`,
    ar: `
      إنتاج مستقبل*، إنتاج فكري، أعمال مستقبل*، مصنفات مستقبل*، تنازل مستقبل مصنفات، جميع مصنفات، كل ما ينتجه،
      كل ما يبتكره، مجموع إنتاج، تنازل مؤلف، ابتكارات مستقبل*، كافة مصنفات، أعمال لاحقة تنازل، مؤلف مصنفات،
      يتنازل مؤلف، مصنفات مستقبلية، كاتب مصنفات، كل ما يكتبه، كل سيكتبه، مؤلف حقوق مالية، مصنفاته مستقبلية،
      كل ما يؤلف*`,
  }),
  'SA-IPR-02': topicOf({
    en: `
      moral right, credit author, name author, attribution, integrity work, waiv* moral, authorship,
      right named author, alter work author, object modification work, author* name`,
    ar: `
      حقوق أدبية، حق أدبي، نسبة مصنف، مؤلف اسم، حقوقه أدبية، اسم مؤلف، حقوقها أدبية، تعديل مصنف، تحريف مصنف،
      أدبية مؤلف`,
  }),
  'SA-IPR-03': topicOf({
    en: `
      trademark licence, trademark license, licen* trademark, licen* mark, use trademark, use mark,
      trade mark, trademark written, right use brand, use brand, use logo, oral* licen* mark, permission mark`,
    ar: `
      ترخيص علامة، استعمال علامة، استخدام علامة، رخصة علامة، علامة تجارية، علامات تجارية، استخدام شعار،
      ترخيص علامات، استخدام علامات، ترخيص شفه* علامة`,
  }),
  'SA-IPR-05': topicOf({
    en: `
      licen* mark term, licen* trademark term, licen* trademark years, licen* mark years,
      licen* mark perpetual*, licen* trademark perpetual*, term licen*, licen* trademark expir*,
      use mark after, registration mark expir*, licen* period mark, protection mark term, use trademark years,
      use mark years, licence mark end*, licen* trademark end*, trademark licence lapse*,
      mark protection lapse*, mark protection licen*`,
    ar: `
      مدة ترخيص، ترخيص علامة مدة، ترخيص علامة سنوات، ترخيص علامة دائم، استعمال علامة مدة، استخدام علامة مدة،
      حماية علامة مدة، ترخيص علامة أبدي، استخدام علامة سنوات، ترخيص سنوات، استعمال علامة سنوات،
      انتهاء تسجيل علامة، ترخيص علامة انتهاء`,
  }),
  'SA-IPR-06': topicOf({
    en: `
      licensee not challenge, licen* mark restrict*, licen* mark buy, licensee purchase, licensee restrict*,
      licen* trademark quality, licensee not sell, licensee compet*, licen* mark only, licensee quality,
      mark quality control, licen* trademark territory, licensee supplies, mark licen* oblig*, use mark only,
      trademark licen* condition*, licen* brand condition*, trademark buy*, mark buy*, brand purchas*,
      trademark licen* oblig*, licensee goods licensor, trademark purchas*, mark licensee takes,
      licen* brand insure, licen* brand must, trademark subject`,
    ar: `
      مرخص له قيود، ترخيص علامة قيد، مرخص له شراء، مرخص له يشتري، مرخص له جودة، ترخيص علامة جودة،
      مستفيد ترخيص، مرخص له منافسة، ترخيص علامة منطقة، مرخص له عدم، علامة رقابة جودة، ترخيص علامة التزام،
      مرخص له علامة، استخدام علامة جودة، إساءة علامة، يستعمل علامة اشترى، ترخيص علامة يشتري، ترخيص علامة شراء،
      علامة شراء، علامة مشروط*، شروط ترخيص علامة، استعمال علامة شراء`,
  }),
};
