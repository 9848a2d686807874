import type { Topic } from '#workers/engines/topics/topic.js';
import { topicOf } from './topic-of.js';

/** Phrases of the rules on franchises, agencies, concealment, foreign investors and sales campaigns. */
export const dealingTopics: Readonly<Record<string, Topic>> = {
  'SA-FRA-01': topicOf({
    en: `
      operat* history, franchise tested, franchise operated year, outlet operated year, proven business,
      new concept, operated outlets, model practised, business model operated, not yet operated,
      concept operated, franchise concept, pilot, operated months, operated less year,
      business operated franchisor, opened months ago, first outlet, tried system, running since, shop opened,
      system outlets years, business run`,
    ar: `
      ممارسة أعمال امتياز، ممارسة نشاط سنة، منفذ تجريبي، منفذي بيع، مارس أعمال امتياز، فرع تجريبي، فروع قائمة،
      تشغيل فروع سنة، نموذج عمل سنة، تجربة نموذج، لم يمارس، تشغيل منفذ، ممارسة نموذج، نموذج ممارسته،
      نموذج جديد، تشغيل نموذج، نموذج عمل أشهر، ممارسته أشهر، يسبق تشغيل*، تسبق ممارسة*، تشغيل فعلي سنة،
      افتتح فرع، أول فرع، نشاط قائم، تجربة امتياز، فروع مانح، خبرة مانح سنوات، تشغيل نشاط سنوات، منفذين*`,
  }),
  'SA-FRA-02': topicOf({
    en: `
      disclosure document, disclosure statement, disclos* before sign*, disclos* franchisee,
      information franchisee before, handed document before sign*, franchisor disclos*, folder franchisor,
      disclosure days, document* describing franchisor, disclos* after sign*, information pack,
      figures list operators, received before signing, offering document, pay* before documents,
      disclosed documents`,
    ar: `
      وثيقة إفصاح، مستند إفصاح، إفصاح قبل توقيع، إفصاح صاحب امتياز، إفصاح مانح، بيانات امتياز قبل توقيع،
      ملف إفصاح، إفصاح يوم*، يفصح مانح، وثائق قبل توقيع، تسلم وثيقة قبل، استلم وثيقة، مستندات قبل إبرام،
      معلومات امتياز قبل، وثيقة قبل إبرام، ملف معلومات`,
  }),
  'SA-FRA-03': topicOf({
    en: `
      franchise law, franchisee waiv*, franchisee releas*, franchisee renounc*, franchisee give* up,
      franchisee claim*, franchisee rights law, settlement franchisee rights, franchisee abandon*,
      franchisee forego*, franchisee agrees not, franchisee come back franchisor, franchisee give* rights`,
    ar: `
      نظام امتياز، تنازل صاحب امتياز، يتنازل صاحب امتياز، صاحب امتياز حقوق، إبراء مانح، صاحب امتياز يسقط،
      صاحب امتياز مطالبة، ممنوح تنازل، صاحب امتياز يقبل عدم، تنازل حقوق نظام، ممنوح يتنازل، لا يحق صاحب امتياز`,
  }),
  'SA-FRA-04': topicOf({
    en: `
      terminat* franchisor, franchisor end* agreement, franchisor cancel*, terminat* franchise,
      terminat* franchisee, franchisor bring* end, franchisor withdraw*, franchisor revok*,
      franchisee breach cure, franchisor stop*, terminat* agreement cause, terminat* without cause,
      end franchise, terminat* notice, end* agreement notice, end any day, franchisor take* back franchise,
      cut short, franchisor close`,
    ar: `
      إنهاء مانح، ينهي مانح، مانح فسخ، إنهاء امتياز، فسخ امتياز، مانح سحب امتياز، إلغاء امتياز، مانح يلغي،
      مانح إلغاء، سحب حق امتياز، مانح متى شاء، إنهاء مبكر، فسخ اتفاقية، إنهاء اتفاقية`,
  }),
  'SA-FRA-05': topicOf({
    en: `
      regist* franchise, regist* Ministry Commerce, enter agreement Ministry, record* agreement Ministry,
      regist* agreement, fil* agreement Ministry, file* agreement, entry Ministry, Ministry of Commerce,
      lodged Ministry`,
    ar: `
      قيد اتفاقية، قيد امتياز، تسجيل اتفاقية، تسجيل امتياز، سجل امتياز، قيد وثيقة إفصاح، تقيد اتفاقية،
      عدم قيد، يقيد مانح، وزارة تجارة، قيد لدى وزارة، مركز امتياز`,
  }),
  'SA-FRA-06': topicOf({
    en: `
      Arabic language, translat* Arabic, Arabic text, Arabic version, English only, language agreement,
      governing language, Arabic prevail*, English prevail*, certified translation, prevail* language`,
    ar: `
      لغة عربية، ترجمة معتمدة، لغة اتفاقية، نص عربي، لغة إنجليزية، ترجمة عربية، نص إنجليزي، نسخة عربية،
      ترجمة اتفاقية، حرر* لغة`,
  }),
  'SA-FRA-07': topicOf({
    en: `
      buy back, buy-back, buyback, repurchase, take* over stock, compensat* franchisee,
      no compensation terminat*, franchise assets purchase, buy* equipment franchise*,
      franchisor purchase assets, goodwill compensat*, takes over machines, take* back stock,
      take* over equipment, franchisor pays end, franchisee whole, loss investment, stock unsold,
      equipment end agreement`,
    ar: `
      إعادة شراء، شراء أصول، تعويض صاحب امتياز، شراء معدات، شراء مخزون، إنهاء دون تعويض، أصول مادية،
      يشتري مانح، تعويض ممنوح، تعويض إنهاء امتياز، شراء موجودات، استرداد معدات، تعويض استثمار*، مخزون إنهاء،
      شراء بضاعة، قيمة معدات إنهاء، مخزون متبق*`,
  }),
  'SA-FRA-201': topicOf({
    en: `
      franchise fee, royalt*, franchise territory, train* franchisee, operations manual, franchise trademark,
      franchise business, franchise term, change ownership franchisee, franchisee supplier*, franchise system,
      territory exclusive, brand fund, transfer franchise*, assign* franchise*, franchisee sell business,
      pass rights buyer, entry fee, master franchise, sub-franchis*, territory boundar*, franchise manual,
      territory means`,
    ar: `
      مقابل امتياز، رسوم امتياز، نطاق جغرافي، تدريب موظفي، امتياز فرعي، دليل تشغيل، أعمال امتياز، مدة امتياز،
      تغيير ملكية، إتاوة، علامات امتياز، علامة امتياز، منطقة امتياز، منطقة حصرية، تدريب فريق،
      تدريب صاحب امتياز، دليل عمليات، نقل امتياز، رسم دخول، رسوم دخول، صندوق تسويق، صاحب امتياز شراء،
      امتياز من باطن، نسبة مبيعات، توريد امتياز، تنازل امتياز للغير*، تنازل امتياز الغير*`,
  }),
  'SA-AGN-01': topicOf({
    en: `
      distributor Saudi, agent Saudi, agent nationality, Saudi owned, Saudi national, non-Saudi agent,
      non-Saudi distributor, distributor wholly owned, distributor shareholders, ownership distributor,
      foreign company commercial, agent foreign, distributor foreign, distributor capital, distributor owners`,
    ar: `
      وكيل سعودي، موزع سعودي، جنسية وكيل، رأس مال سعودي، وكيل أجنبي، موزع أجنبي، سعودية موزع، سعودية وكيل،
      شركاء وكيل، شركاء موزع، سعوديين توقيع، ملكية موزع، ملكية وكيل، موزع رأس مال، وكيل رأس مال`,
  }),
  'SA-AGN-03': topicOf({
    en: `
      spare part, spares, after-sales, after sales, maintenance products, maintenance year, warranty service,
      repair product*, maintenance distributor, maintenance agent, workshop, servicing product*, parts stock,
      parts available, fix* product*, repair parts, service centre, service center, warrant* after end`,
    ar: `
      قطع غيار، صيانة منتج*، بعد بيع، ضمان جودة صنع، صيانة موزع، صيانة وكيل، ورشة صيانة، إصلاح منتج*،
      صيانة ضمان، مخزون قطع، صيانة أجهزة، صيانة معدات، توفير قطع، مركز صيانة، مراكز صيانة، ضمان بعد انتهاء`,
  }),
  'SA-AGN-04': topicOf({
    en: `
      agenc* regist*, commercial agency, regist* Ministry Commerce, commercial agencies, distributor regist*,
      regist* agreement`,
    ar: `
      سجل وكالات، قيد وكالة، تسجيل وكالة، وكالات تجارية، وكالة تجارية، قيد وزارة تجارة، تسجيل وزارة تجارة،
      قيد موزع، تسجيل عقد توزيع، قيد عقد، وكيل مقيد، وكالة وزارة تجارة، تقيد وكالة، توزيع وزارة تجارة،
      قيد وكالات`,
  }),
  'SA-ACL-01': topicOf({
    en: `
      concealment, tasattur, own account foreign*, licen* use name non-Saudi, commercial register non-Saudi,
      front business, foreigner run* business, use licen* foreign*, use commercial register,
      operate name licen*, lend* licen*, use trade name licen* account, non-Saudi business,
      own account licence, nominal share Saudi, non-Saudi owner, commercial register own, foreign* real owner,
      licen* another's activity, Saudi name only, name licence fee month, lend* name, cover licen*,
      runs shop own account, foreign* under licence`,
    ar: `
      تستر، سجل تجاري غير سعودي، تمكين غير سعودي، لحسابه خاص نشاط، استعمال سجل، استخدام سجل، باسم سجل تجاري،
      تمكين أجنبي، نشاط لحساب غير سعودي، وافد نشاط، إدارة محل لحساب، أجنبي سجل تجاري، ترخيصه أجنبي،
      استخدام سجله، سعودي صوري*، وافد سجل، وافد لحسابه، وافد مالك، سجله تجاري، ترخيصه أرباح، فعلي منشأة،
      استخدام ترخيصه*، استعمال ترخيص غير سعودي، استخدام رخصة أجنبي، استخدام رخصته، باسم سعودي،
      إدارة لحساب وافد، مبلغ شهري مقابل سجل، عامل لحسابه، تأجير سجل، اسمه تجاري وافد، مقابل اسم`,
  }),
  'SA-ACL-02': topicOf({
    en: `
      absolute power attorney, general power attorney, full power attorney, full control, absolute control,
      unlimited authority, irrevocable power, sole control business, complete control, power* non-Saudi,
      powers manager annex, power* manager revok*`,
    ar: `
      وكالة مطلقة، وكالة عامة، تصرف مطلق، صلاحيات مطلقة، تفويض مطلق، وكالة شاملة، صلاحيات كاملة، تفويض كامل،
      سيطرة كاملة، وكالة عزل، تفويض شامل، صلاحيات غير سعودي، مدير غير سعودي، صلاحيات مدير ملحق`,
  }),
  'SA-ACL-03': topicOf({
    en: `
      personal bank account, account not name company, pay* account individual, account another's name,
      revenue account, proceeds account, bank account establishment, takings account, company's bank account,
      bank account own name, bank account belong*, company bank account, receipts account,
      cash account manager, sales paid account, paid into account, deposit* account partner,
      money account personal, bank account third part*, bank account partner, paid personal account,
      personal account manager, personal account business, account name manager pay*`,
    ar: `
      حساب شخصي، حساب بنكي، حسابات شخصية، إيداع إيرادات، حساب مصرفي، حسابه شخصي، حساب عائد، حوالات حساب،
      تحويل حساب شخص*، تودع حساب، يودع حساب، رقم آيبان، إيداع حساب خاص، إيداع حساب مدير، متحصلات حساب،
      إيرادات حساب باسم`,
  }),
  'SA-INV-01': topicOf({
    en: `
      Ministry Investment, MISA, investment licen*, foreign capital, investor regist*, foreign shareholder,
      foreign invest*, foreign partner, foreign owner licen*`,
    ar: `
      وزارة استثمار، مستثمر أجنبي، استثمار أجنبي، ترخيص استثمار، رخصة استثمار، تسجيل استثمار، شريك أجنبي،
      مستثمرين أجانب، تسجيل مستثمر، مستثمر غير سعودي، شركة أجنبية استثمار، شريك غير سعودي، مال أجنبي`,
  }),
  'SA-CNS-02': topicOf({
    en: `
      discount campaign, price reduction, sales campaign, prize draw, competition prize*, promotional offer,
      promotional campaign, discount licen*, raffle, sale season discount, seasonal discount, reduced prices,
      lucky draw, promotion* licen*, discounts, voucher, coupon, giveaway*, price cut*, offer* discount,
      percent off, clearance, contests, trade contest, contest prize, contest customers`,
    ar: `
      تخفيضات، تخفيض أسعار، مسابقة، مسابقات، سحوبات، عروض ترويجية، حملة ترويجية، حملات ترويجية، جوائز،
      عروض خصم، قسائم، خصومات، تصفية أسعار، جائزة، كوبون*`,
  }),
};
